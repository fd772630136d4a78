"""The ledger: a company sets out, plays, comes and goes, and goes back to try another way."""

from __future__ import annotations

import pytest

from strannik.campaign import ledger, steward
from strannik.campaign.campaign import rebuilt
from strannik.campaign.mistakes import CampaignError
from strannik.core.carried import Carried
from strannik.core.options import OptionError
from tests.campaign.played import Travels
from tests.core import toy_group
from tests.core.toy_journey import GAME


def amiss(code: str):
    return pytest.raises(CampaignError, match=f"^{code}$")


def test_three_evenings_lead_to_the_end():
    travels = Travels()
    for evenings in (1, 2, 3):
        assert steward.nexts(GAME, travels.trunk) == [{}]
        travels.play()
        stages = steward.standing(GAME, travels.trunk).stages
        assert [stage.state for stage in stages].count("behind") == evenings
    assert steward.standing(GAME, travels.trunk).over
    with amiss("journey-over"):
        travels.open()
    assert [game.number for game in travels.campaign.behind(3)] == [1, 2, 3]


def test_a_ledger_read_again_is_the_same_campaign():
    travels = Travels()
    travels.play()
    travels.write(ledger.Left(2))
    travels.go_back(0)
    travels.play(2)
    lines = [ledger.Line(line.at, ledger.decode(ledger.encode(line.entry))) for line in travels.campaign.lines]
    again = rebuilt(lines)
    assert again.lines == travels.campaign.lines
    assert again.branches == travels.campaign.branches
    assert again.games == travels.campaign.games
    assert again.people == travels.campaign.people


def test_undoing_a_game_is_going_on_from_the_one_before_it():
    travels = Travels()
    travels.play()
    travels.play()
    before = list(travels.campaign.lines)
    branch = travels.go_back(1, "Without the storm")
    assert travels.campaign.branch(branch).carried == travels.campaign.game(1).ended.carried
    other = travels.play(branch, "another storm")
    assert [game.number for game in travels.campaign.behind(other)] == [1, other]
    assert [game.number for game in travels.campaign.behind(travels.trunk.tip)] == [1, 2]
    assert travels.campaign.lines[: len(before)] == before
    travels.play()
    assert steward.standing(GAME, travels.trunk).over
    assert not steward.standing(GAME, travels.campaign.branch(branch)).over


def test_two_branches_are_played_side_by_side():
    travels = Travels()
    travels.play()
    one = travels.open()
    branch = travels.go_back(1)
    other = travels.open(branch)
    travels.end(other)
    assert travels.trunk.open == one
    travels.end(one)
    assert travels.campaign.behind(one)[0] is travels.campaign.behind(other)[0]


def test_a_branch_has_one_game_at_a_time():
    travels = Travels()
    travels.open()
    with amiss("game-is-open"):
        travels.open()


def test_a_late_traveller_goes_along_from_here_and_not_from_before():
    travels = Travels()
    travels.play()
    travels.write(ledger.Joined(3, "Clara", "key of Clara"))
    travels.write(steward.joined(GAME, travels.trunk, "singer", 3))
    assert [one.hero for one in steward.standing(GAME, travels.trunk).travellers] == ["baker", "guide", "singer"]
    travels.play()
    assert [sitting.person for sitting in travels.campaign.game(2).seats] == [1, 2, 3]
    assert "evening-1" not in steward.standing(GAME, travels.trunk).travellers[2].points
    branch = travels.campaign.branch(travels.go_back(1))
    assert len(branch.crew) == 2


def test_nobody_joins_in_the_middle_of_a_game():
    travels = Travels()
    travels.open()
    with amiss("game-is-open"):
        travels.write(steward.joined(GAME, travels.trunk, "", 1))


def test_who_leaves_is_played_by_a_bot_and_has_their_traveller_when_they_come_back():
    travels = Travels()
    travels.write(ledger.Left(2))
    travels.play()
    assert travels.campaign.game(1).seats[1] == ledger.Sitting(1, bot="random")
    with amiss("not-here"):
        travels.write(ledger.Left(2))
    travels.write(ledger.CameBack(2, "Boris", "another key"))
    travels.play()
    assert travels.campaign.game(2).seats[1] == ledger.Sitting(1, 2)
    assert travels.campaign.person_of("another key") is travels.campaign.people[1]
    assert travels.campaign.person_of("key of Boris") is None


def test_nobody_can_come_back_as_somebody_who_is_here():
    travels = Travels()
    with amiss("already-here"):
        travels.write(ledger.CameBack(2, "Boris", "a thief's key"))


def test_one_person_has_several_travellers_and_hands_one_over():
    travels = Travels("Anna", "Boris")
    travels.write(ledger.Took(1, 1, 1))
    travels.play()
    assert [sitting.person for sitting in travels.campaign.game(1).seats] == [1, 1]
    travels.write(ledger.Took(1, 0, 2))
    travels.play()
    assert [sitting.person for sitting in travels.campaign.game(2).seats] == [2, 1]


def test_a_bot_sits_in_for_an_evening_and_somebody_stays_at_home():
    travels = Travels("Anna", "Boris", "Clara")
    seats = [ledger.Sitting(0, 1), ledger.Sitting(1, bot="greedy")]
    travels.write(steward.opened(GAME, travels.campaign, travels.trunk, 0, seats, "t"))
    travels.end(1)
    points = [one.points for one in steward.standing(GAME, travels.trunk).travellers]
    assert "evening-1" in points[0]
    assert "evening-1" in points[1]
    assert points[2] == {}
    travels.play()
    assert [sitting.person for sitting in travels.campaign.game(2).seats] == [1, 2, 3]


def test_nobody_plays_a_traveller_of_somebody_else():
    travels = Travels()
    seats = [ledger.Sitting(0, 2), ledger.Sitting(1, 1)]
    with amiss("not-your-traveller"):
        steward.opened(GAME, travels.campaign, travels.trunk, 0, seats, "t")


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (ledger.Branched(3, "", 0), "out-of-order"),
        (ledger.Branched(2, "", 7), "no-game"),
        (ledger.Took(9, 0, 1), "no-branch"),
        (ledger.Took(1, 5, 1), "no-traveller"),
        (ledger.Took(1, 0, 9), "no-person"),
        (ledger.Learnt(9, 0, "", Carried(3, {})), "no-branch"),
        (ledger.Learnt(1, 5, "", Carried(3, {})), "no-traveller"),
        (ledger.Joined(3, "Anna again", "key of Anna"), "already-here"),
        (ledger.Joined(7, "Clara"), "out-of-order"),
        (ledger.Left(9), "no-person"),
        (ledger.Noted(1, 9, "…"), "no-person"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(entry, code):
    travels = Travels()
    travels.play()
    before = (list(travels.campaign.lines), list(travels.campaign.people), list(travels.campaign.branches))
    with amiss(code):
        travels.write(entry)
    assert before == (travels.campaign.lines, travels.campaign.people, travels.campaign.branches)


def test_a_game_that_is_still_played_is_no_place_to_go_on_from():
    travels = Travels()
    game = travels.open()
    with amiss("still-played"):
        travels.go_back(game)


def test_a_game_without_a_journey_has_no_campaigns():
    with amiss("no-journey"):
        steward.founded(toy_group.GAME, "", {}, ["", ""], [1, 2])


def test_a_company_is_as_large_as_the_game_allows():
    with pytest.raises(OptionError, match="2 to"):
        steward.founded(GAME, "", {}, [""] * 9, [0] * 9)
    with pytest.raises(OptionError, match="evenings"):
        steward.founded(GAME, "", {"evenings": 9}, ["", ""], [0, 0])


def test_lines_of_a_later_version_are_not_guessed_at(monkeypatch):
    line = ledger.encode(ledger.Left(1))
    later = line.replace(f'"v":{ledger.VERSION}', f'"v":{ledger.VERSION + 1}')
    with amiss("later-version"):
        ledger.decode(later)
    further = [*ledger.UPGRADES, lambda data: {**data, "person": data["person"] + 1}]
    monkeypatch.setattr(ledger, "UPGRADES", further)
    assert ledger.decode(line) == ledger.Left(2)
    assert ledger.decode(later) == ledger.Left(1)


def test_lines_of_the_first_version_say_what_they_said():
    assert len(ledger.UPGRADES) + 1 == ledger.VERSION
    assert ledger.decode('{"v":1,"do":"left","person":1}') == ledger.Left(1)


@pytest.mark.parametrize(
    "line", ["", "[]", "{}", '{"v":1}', '{"v":1,"do":"dance"}', '{"v":"1","do":"left","person":1}']
)
def test_what_is_no_line_is_refused(line):
    with amiss("unreadable"):
        ledger.decode(line)
