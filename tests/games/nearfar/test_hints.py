"""What bots know: hopes on the map, for artifacts, for chiefs, and that it helps."""

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.core.chance import Chance, derived_seed
from strannik.games.nearfar import GAME
from strannik.games.nearfar.hints import Hints
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.outlook import Traveller, camp_worth, hope, route_worth
from tests.games.nearfar.builders import hero, on_the_table

HINTS = Hints()


def value(*seated, **settings) -> float:
    """How well red stands."""
    return HINTS.value(on_the_table(*(seated or (hero(),)), *([hero()] if len(seated) < 2 else []), **settings), 0)


def hopes(*spaces: str, hearts: int = 5, **settings) -> list[float]:
    """What red may hope for on each of these spaces."""
    table = on_the_table(hero(), hero(), **settings)
    return [hope(table, Traveller(table, 0, hearts), space) for space in spaces]


def test_a_step_nearer_to_an_empty_space_is_a_better_hope():
    near = hopes("b2", "a2", "town", camps="a1:blue a2:blue a3:blue b1:blue b2:blue")
    assert near == sorted(near, reverse=True)
    assert near[0] > near[-1]


def test_more_hearts_never_make_a_hope_poorer():
    table = on_the_table(hero(), hero())
    found = [hope(table, Traveller(table, 0, hearts), "town") for hearts in range(14)]
    assert found == sorted(found)


def test_enemies_on_the_way_lessen_a_hope_unless_they_can_be_avoided():
    full = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space not in ("town", "b3")])
    tables = [on_the_table(hero(party=party), hero(), camps=full, enemies="enemy-9") for party in ("lumi", "nour")]
    bold, careful = [hope(table, Traveller(table, 0, 4), "a3") for table in tables]
    assert careful > bold


def test_a_camp_is_worth_what_it_finds_and_the_route_it_completes():
    table = on_the_table(hero(party="roxy"), hero(), camps="a1:red c2:blue")
    traveller = Traveller(table, 0, 5)
    assert camp_worth(table, traveller, "a2") > camp_worth(table, Traveller(on_the_table(hero(), hero()), 0, 5), "a2")
    assert [route_worth(table, 0, "e1", "blood"), route_worth(table, 0, "g3", "pepper")] == [8.0, 3.0]


def test_a_companion_is_worth_hiring_early_and_hardly_late():
    early = value(hero(party="vesna"), round=2) - value(hero(coins=5), round=2)
    late = value(hero(party="vesna"), round=19) - value(hero(coins=5), round=19)
    assert early > 3
    assert late < early / 2


def test_the_best_party_counts_also_while_it_waits():
    assert value(hero(reserve="vesna")) > value(hero()) + 3
    assert value(hero(party="vesna")) > value(hero(reserve="vesna"))


def test_an_artifact_in_hand_is_liked_better_the_nearer_its_price_is():
    poor, near, there = [
        value(hero(hand="felt-boots", coins=coins, food=food)) for coins, food in ((0, 0), (2, 2), (3, 3))
    ]
    without = [value(hero(coins=coins, food=food)) for coins, food in ((0, 0), (2, 2), (3, 3))]
    assert poor - without[0] < near - without[1] < there - without[2]


def test_whoever_can_pay_buys():
    table = on_the_table(hero(at="a2", hand="felt-boots", coins=3, food=3), hero())
    bought = on_the_table(hero(at="a2", bought="felt-boots"), hero())
    assert HINTS.value(bought, 0) > HINTS.value(table, 0)


def test_a_fourth_flag_brings_the_chief_one_hoped_for():
    none, one, three = [value(hero(green=tokens)) - 2 * tokens for tokens in (0, 1, 3)]
    assert none < one < three
    assert value(hero(green=4), chiefs="green:red") > value(hero(green=4), chiefs="green:blue") + 4


def test_in_the_last_round_only_points_count():
    table = on_the_table(hero(party="vesna", camps=14), hero())
    before = HINTS.value(table, 0)
    table.last_round = True
    assert HINTS.value(table, 0) < before


@pytest.mark.parametrize("map", [2, 5])
def test_greedy_leaves_random_far_behind(map):
    position = GAME.start(2, Chance(derived_seed("hints", map), 2), {"map": map})
    play_out(position, [GreedyBot(Chance(f"g {map}", 0), HINTS), RandomBot(Chance(f"r {map}", 0))])
    greedy, random = [sheet.total for sheet in GAME.result(position.table).sheets]
    assert greedy > random + 15
