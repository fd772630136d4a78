"""Whatever a company does, in whatever order: its ledger and its file give the same campaign again."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from strannik.campaign import export, ledger, steward
from strannik.campaign.campaign import rebuilt
from strannik.campaign.chain import checked
from strannik.campaign.mistakes import CampaignError
from strannik.core.options import OptionError
from tests.campaign.played import Travels
from tests.core.toy_journey import GAME

SMALL = st.integers(0, 4)
DEEDS = st.one_of(
    st.tuples(st.just("play"), SMALL),
    st.tuples(st.just("open"), SMALL),
    st.tuples(st.just("branch"), SMALL),
    st.tuples(st.just("join"), SMALL),
    st.tuples(st.just("leave"), SMALL),
    st.tuples(st.just("back"), SMALL),
    st.tuples(st.just("take"), SMALL, SMALL, SMALL),
    st.tuples(st.just("note"), SMALL),
)


def do(travels: Travels, deed: tuple) -> None:
    """Try something; what cannot be is refused and leaves no line."""
    campaign = travels.campaign
    match deed:
        case ("play", branch):
            travels.play(branch)
        case ("open", branch):
            travels.open(branch)
        case ("branch", after):
            travels.go_back(after)
        case ("join", branch):
            person = len(campaign.people) + 1
            way = campaign.branch(branch)
            entry = steward.joined(GAME, way, "", person)
            travels.write(ledger.Joined(person, f"Guest {person}", f"key {person}"))
            travels.write(entry)
        case ("leave", person):
            travels.write(ledger.Left(person))
        case ("back", person):
            travels.write(ledger.CameBack(person, "Back again", f"new key {campaign.n}"))
        case ("take", branch, traveller, person):
            travels.write(ledger.Took(branch, traveller, person))
        case ("note", person):
            travels.write(ledger.Noted(1, person, "Mind the well."))


@given(st.lists(DEEDS, max_size=14))
@settings(max_examples=60, deadline=None)
def test_a_ledger_is_the_campaign(deeds):
    travels = Travels()
    for deed in deeds:
        before = list(travels.campaign.lines)
        with suppress(CampaignError, OptionError):
            do(travels, deed)
        assert travels.campaign.lines[: len(before)] == before, "nothing is ever overwritten"
    campaign = travels.campaign
    again = rebuilt([ledger.Line(line.at, ledger.decode(ledger.encode(line.entry))) for line in campaign.lines])
    assert (again.branches, again.games, again.people) == (campaign.branches, campaign.games, campaign.people)
    finished = [number for number, game in campaign.games.items() if game.ended is not None]
    assert checked(GAME, again, travels.evenings) == finished
    text = export.write(campaign, travels.evenings)
    scroll = export.read(text)
    assert export.write(scroll.campaign, scroll.evenings) == text
    assert [branch.carried for branch in scroll.campaign.branches] == [branch.carried for branch in campaign.branches]
