"""Evening, and the end of the game."""

import pytest

from strannik.games.glow.steps.evening import Evening
from strannik.games.glow.steps.late_morning import RollDice
from strannik.games.glow.steps.morning import Morning, NextDay
from tests.games.glow.builders import evening, noon, play, player, table


def points(**settings: object) -> dict[str, int]:
    """Red's points by what they are for."""
    sheet = play(table(red=player(**settings), blue=player(adventurer="orium"))).result.sheets[0]
    found: dict[str, int] = {}
    for line in sheet.lines:
        found[line.what] = found.get(line.what, 0) + line.points
    return found | {"total": sheet.total}


def test_small_dice_go_to_the_spaces_of_their_elements():  # GL-L1
    at = evening(
        red=player(dice="red:fire small-green-1:air small-blue-1:fire"), blue=player(dice="small-azure-1:fire")
    )
    assert [len(dice) for dice in at.table.track_dice] == [2, 0, 0, 1, 0]
    assert at.table.dice == [["red-1"], []]


def test_a_small_die_without_an_element_is_rolled_until_it_shows_one():  # GL-L1, GL-G4
    at = evening(chance="4 1", red=player(dice="small-purple-1:footprints2 black:minus2"), blue=player())
    assert (at.table.track_dice[2], at.table.track_dice[1]) == (["small-purple-1"], ["black"])


def test_the_black_die_stays_in_play_when_kaar_is_gone():  # GL-G4
    at = noon(company="kaar-20", spells="spell-3", dice="air air black:minus2")
    assert at.table.company[0] == []
    at.table.chance.script = [0]
    after = play(at.table, Evening())
    assert "black" not in after.table.reserve


def test_spaces_without_dice_get_a_footprint_and_five_companions_come():  # GL-L2
    made = table(red=player(), blue=player(), track_dice={"fire": "small-red-1", "air": "small-blue-1"}, day=1)
    made.track_footprints = [0, 2, 0, 1, 0]
    at = play(made, Morning())
    assert at.table.track_footprints == [0, 3, 1, 1, 1]
    assert len(at.table.standing()) == 5


def test_the_first_player_changes_and_the_fallen_are_gathered_in_turn_order():  # GL-L3, GL-H7
    made = table(red=player(), blue=player(), green=player(), cemetery="dvol-22")
    made.first = 2
    made.deck_a.remove("torke-3")
    made.deck_a.remove("oshra-9")
    made.fallen = [["torke-3"], [], ["oshra-9"]]
    made.reserve.remove("green-3")
    made.returned = [[], ["green-3"], []]
    at = play(made, Evening())
    assert at.table.first == 0
    assert at.table.cemetery == ["dvol-22", "oshra-9", "torke-3"]
    assert at.table.reserve[-1] == "green-3"


def test_printed_rerolls_are_fresh_every_day():  # GL-L3
    made = table(red=player(company="lumipili-18", dice="red:fire", bursts=0), blue=player(bursts=0), chance="4 4")
    for _ in range(2):
        made.chance.script = [4, 4]
        at = play(made, RollDice(0))
        at("red: reroll red-1", "red: alone", "red: throw")
        assert at.finished


def test_after_eight_days_the_game_is_over():  # GL-L4
    assert play(table(red=player(), blue=player(), day=8), NextDay()).finished
    assert not play(table(red=player(), blue=player(), day=7), NextDay()).finished


def test_example_5_seventy_two():  # GL-L4
    company = "xargok-10 briki-12 torke-3 ladawa-5 tamnuca-4 oshra-9 thoape-2"
    counted = points(
        adventurer="taetyss", bursts=60, company=company, fireflies=1, camp="village-5", at="31", footprints=3
    )
    assert counted == {"bursts": 60, "card": 4, "village": 5, "footprints": 3, "total": 72}


def test_fireflies_printed_and_won_must_match_the_companions():  # GL-L4
    assert points(company="likyar-1 dvol-35", fireflies=0)["fireflies"] == 10
    assert "fireflies" not in points(company="likyar-1 dvol-35 torke-3", fireflies=0)
    assert points(company="likyar-1 dvol-35 torke-3", fireflies=1)["fireflies"] == 10
    assert points(company="")["fireflies"] == 10


def test_printed_points_may_push_below_nought():  # GL-L4
    assert points(adventurer="orium", company="dvol-22", bursts=0)["total"] == -5


def test_boats_count_where_they_lie():  # GL-L4
    made = table(board="archipelago", red=player(boats="9 4 6 0"), blue=player(boats="0 0 0 0"))
    sheet = play(made).result.sheets[0]
    assert [line.points for line in sheet.lines if line.what == "island"] == [8, 5, 2]


@pytest.mark.parametrize(("rerolls", "winners"), [((1, 0), [0]), ((1, 2), [1]), ((1, 1), [0, 1])])
def test_reroll_tokens_break_a_tie_or_victory_is_shared(rerolls, winners):  # GL-L5
    made = table(red=player(rerolls=rerolls[0]), blue=player(rerolls=rerolls[1]))
    assert play(made).result.winners == winners


def test_most_bursts_win():  # GL-L5
    assert play(table(red=player(bursts=12), blue=player(bursts=11, rerolls=5))).result.winners == [0]
