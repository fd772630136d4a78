"""What bots know: odds of dice, hopes for places, and that it helps."""

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.core.chance import Chance, derived_seed
from strannik.games.glow import GAME
from strannik.games.glow.cards import CARDS, SYMBOL_PLACE
from strannik.games.glow.hints import Hints
from strannik.games.glow.odds import odds_of
from strannik.games.glow.outlook import FAR, archipelago_hope, province_hope
from strannik.games.glow.table import AFTERNOON, EVENING, ROLLED
from tests.games.glow.builders import late_morning, player, table

HINTS = Hints()


def test_the_odds_of_one_die():
    odds = odds_of(["green-1"], 0, False)
    assert odds.tails[SYMBOL_PLACE["plant"]] == pytest.approx([1, 2 / 6])
    assert odds.none[SYMBOL_PLACE["fire"]] == pytest.approx(5 / 6)


def test_small_dice_that_will_be_gone_do_not_count():
    assert odds_of(["green-1", "small-red-1"], 0, True).tails == odds_of(["green-1"], 0, False).tails


@pytest.mark.parametrize(
    ("card", "dice", "often"),
    [
        ("dvol-35", "azure-1", 2 / 6),
        ("dvol-35", "azure-1 azure-2", 4 / 6),
        ("oshra-9", "green-1", 4 / 6),
        ("briki-11", "blue-1 blue-2", 1 / 9),
        ("kaar-20", "red-1 red-2", 0),
        ("torke-26", "yellow-1 yellow-2", 1 / 6),
    ],
)
def test_how_often_a_card_will_act(card, dice, often):
    assert odds_of(dice.split(), 0, False).acts(CARDS[card]) == pytest.approx(often)


def test_a_near_village_is_a_better_hope_than_a_far_one():
    assert FAR["village-20"]["13"] < FAR["village-20"]["12"] < FAR["village-20"]["start"]
    assert (
        province_hope("13", "start", 1, 0) > province_hope("12", "start", 1, 0) > province_hope("start", "start", 1, 0)
    )
    assert province_hope("start", "village-20", 0, 0) == 20


def test_more_days_never_make_the_boats_poorer():
    hopes = [archipelago_hope(["0", "0", "0", "0"], days) for days in range(9)]
    assert hopes[0] == 0
    assert hopes == sorted(hopes)
    assert archipelago_hope(["9", "4", "5", "11"], 0) == 20


def test_dice_on_the_table_are_judged_by_what_they_will_do():
    made = table(red=player(company="zellyf-31", dice="red-1:water red-2:fire"), blue=player(), day=8)
    made.hours = [ROLLED, ROLLED]
    wet = HINTS.value(made, 0)
    made.faces["red-1"] = "stone"
    assert HINTS.value(made, 0) < wet - 2
    made.faces["red-1"] = ""
    assert HINTS.value(made, 0) < wet


def liked_best(at):
    """What the hints weigh most, of all that red may say about dice that lie there."""
    at.table.hours = [ROLLED, ROLLED]
    weights = HINTS.weigh(at.position, 0)
    return str(at.position.offers[0][weights.index(max(weights))])


def test_points_are_not_thrown_after_dice_that_lie_well():
    """With so many dice one of them would fall better in some world or other; each costs two points or more."""
    dice = "fire water air plant stone fire"
    at = late_morning(dice=dice, rerolls=0, bursts=40, company="zellyf-31")
    assert liked_best(at) == "keep"


def test_a_token_is_spent_for_what_a_die_promises():
    at = late_morning(dice="black:minus2", rerolls=2, bursts=0)
    assert liked_best(at) == "reroll black"
    at("red: reroll black")
    assert liked_best(at) == "alone"


def test_a_camp_in_the_hand_is_worth_more_than_one_beside_it():
    made = table(red=player(at="village-12"), blue=player(), day=8)
    made.hours = [AFTERNOON, AFTERNOON]
    before = HINTS.value(made, 0)
    made.camps[0] = "village-12"
    made.hours = [EVENING, EVENING]
    assert HINTS.value(made, 0) == pytest.approx(before, abs=0.5)
    made.camps[0] = "start"
    assert HINTS.value(made, 0) < before - 10


@pytest.mark.parametrize("board", ["province", "archipelago"])
def test_greedy_leaves_random_far_behind(board):
    points = []
    for seed in range(3):
        position = GAME.start(2, Chance(derived_seed("hints", seed), 2), {"board": board, "adventurers": "deal"})
        play_out(position, [GreedyBot(Chance(f"g {seed}", 0), HINTS), RandomBot(Chance(f"r {seed}", 0))])
        points.append([sheet.total for sheet in GAME.result(position.table).sheets])
    assert all(greedy > random + 15 for greedy, random in points), points
