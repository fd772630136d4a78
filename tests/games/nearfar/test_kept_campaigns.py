"""Campaigns begun with another book: they are read, their games are held against their seals, and they go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from strannik.campaign import export, ledger, steward
from strannik.campaign.chain import checked
from strannik.campaign.home import Home
from strannik.campaign.mistakes import CampaignError
from strannik.core.chance import Chance
from strannik.games.nearfar import GAME
from strannik.games.nearfar.trail import opened, packed
from strannik.server.showing.words import game_words

KEPT = Path(__file__).parent / "kept" / "before-the-book-changed.jsonl"
"""One map of a campaign, played with greedy bots before most sections of the book asked for something else."""


@pytest.fixture
def scroll() -> export.Scroll:
    return export.read(KEPT.read_text(encoding="utf-8"))


def test_a_game_of_another_book_is_held_against_its_seal(scroll):
    assert checked(GAME, scroll.campaign, scroll.evenings) == []
    changed = scroll.evenings[1]
    changed.record = changed.record.replace("visit saloon", "visit stables", 1)
    with pytest.raises(CampaignError, match="wrong-record"):
        checked(GAME, scroll.campaign, scroll.evenings)


def test_its_sheets_and_its_chronicle_are_as_they_were(scroll):
    standing = steward.standing(GAME, scroll.campaign.branch(1))
    assert [stage.state for stage in standing.stages][:3] == ["behind", "open", "ahead"]
    assert [one.total for one in standing.travellers] == [26, 33]
    assert "half a sausage" in str(scroll.evenings[1].told["en"].tales), "as it was told that evening"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Talents:", "• Fishing. A food when a game begins."]),
        ("ru", ["Таланты:", "• Рыболовство. 1 еда в начале партии."]),
    ],
)
def test_a_sheet_tells_of_talents_in_whole_sentences(scroll, language, told):
    home = Home(GAME, scroll.campaign, scroll.campaign.branch(1), game_words(GAME.id, language))
    [sheet] = [area for area in home.scene().areas if area.id == "traveller-0"]
    at = sheet.text.index(told[0])
    assert sheet.text[at : at + 2] == told
    assert not any(["(" in line for line in sheet.text])


def test_the_next_map_begins_with_what_was_carried_on(scroll):  # NF-28.2
    way = scroll.campaign.branch(1)
    seats = steward.sittings(scroll.campaign, way, [0, 1], "greedy")
    line = steward.opened(GAME, scroll.campaign, way, 0, seats, "table-2")
    assert isinstance(line, ledger.Opened)
    table = GAME.start(2, Chance("after the change", 2), line.options, line.carried).table
    assert table.map_number == 3
    assert [one.completed for one in table.company] == [card.completed for card in opened(line.carried).cards]
    assert all([one.completed for one in table.company])


def test_another_way_from_map_4_leaves_both_ways_whole(scroll):  # NF-28.1
    campaign, at = scroll.campaign, 2_000_000_000.0
    for number in range(3, 7):
        play_on(campaign, 1, number, at + number)
    after_map_4 = [game.number for game in campaign.behind(campaign.branch(1).tip)][2]
    campaign.apply(ledger.Branched(2, "By the river", after_map_4), at + 10)
    play_on(campaign, 2, 5, at + 11)
    trunk, other = [steward.standing(GAME, campaign.branch(number)) for number in (1, 2)]
    assert [list(one.points) for one in trunk.travellers] == [[f"map-{number}" for number in range(2, 7)]] * 2
    assert [list(one.points) for one in other.travellers] == [[f"map-{number}" for number in range(2, 6)]] * 2
    coming = [GAME.journey.nexts(campaign.branch(number).carried)[0]["map"] for number in (1, 2)]
    assert coming == [7, 6]


def play_on(campaign, branch: int, map_number: int, at: float) -> None:
    """The next game of a branch, as the ledger tells of it: Vera has as many points as the map has a number."""
    way = campaign.branch(branch)
    line = steward.opened(GAME, campaign, way, 0, steward.sittings(campaign, way, [0, 1], "greedy"), f"t-{branch}-{at}")
    campaign.apply(line, at)
    assert line.options["map"] == map_number
    trail = opened(line.carried)
    for card in trail.cards:
        card.points[str(map_number)] = map_number
    trail.behind.append(map_number)
    result = scrolled_result(campaign)
    campaign.apply(ledger.Ended(line.game, f"seal-{line.game}-{branch}", result, packed(trail)), at)


def scrolled_result(campaign):
    """How the first game ended; what is carried on counts, not this."""
    return campaign.game(1).ended.result
