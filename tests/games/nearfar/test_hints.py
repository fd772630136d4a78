"""What bots know: hopes on the map, for artifacts, for chiefs, and that it helps."""

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.core.chance import Chance, derived_seed
from strannik.games.nearfar import GAME
from strannik.games.nearfar.hints import Hints
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.outlook import Walker, camp_worth, hope, route_worth
from tests.games.nearfar.builders import hero, on_the_table, turn

HINTS = Hints()


def value(*seated, **settings) -> float:
    """How well red stands."""
    return HINTS.value(on_the_table(*(seated or (hero(),)), *([hero()] if len(seated) < 2 else []), **settings), 0)


def hopes(*spaces: str, hearts: int = 5, **settings) -> list[float]:
    """What red may hope for on each of these spaces."""
    table = on_the_table(hero(), hero(), **settings)
    return [hope(table, Walker(table, 0, hearts), space) for space in spaces]


def test_a_step_nearer_to_an_empty_space_is_a_better_hope():
    near = hopes("b2", "a2", "town", camps="a1:blue a2:blue a3:blue b1:blue b2:blue")
    assert near == sorted(near, reverse=True)
    assert near[0] > near[-1]


def test_more_hearts_never_make_a_hope_poorer():
    table = on_the_table(hero(), hero())
    found = [hope(table, Walker(table, 0, hearts), "town") for hearts in range(14)]
    assert found == sorted(found)


def test_enemies_on_the_way_lessen_a_hope_unless_they_can_be_avoided():
    full = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space not in ("town", "b3")])
    tables = [on_the_table(hero(party=party), hero(), camps=full, enemies="enemy-9") for party in ("lumi", "nour")]
    bold, careful = [hope(table, Walker(table, 0, 4), "a3") for table in tables]
    assert careful > bold


def test_a_camp_is_worth_what_it_finds_and_the_route_it_completes():
    table = on_the_table(hero(party="roxy"), hero(), camps="a1:red c2:blue")
    traveller = Walker(table, 0, 5)
    assert camp_worth(table, traveller, "a2") > camp_worth(table, Walker(on_the_table(hero(), hero()), 0, 5), "a2")
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


def test_artifacts_that_want_the_same_goods_are_not_all_hoped_for():
    one, other, both = [
        value(hero(hand=hand, coins=3, food=3)) - value(hero(coins=3, food=3)) + len(hand.split())
        for hand in ("felt-boots", "notched-sabre", "felt-boots notched-sabre")
    ]
    assert max(one, other) < both < one + other


def test_an_artifact_is_hoped_for_less_while_the_buyer_lacks_what_it_asks_to_have():
    priced = {"hand": "city-seal", "coins": 4, "gems": 4}
    named, unknown = [value(hero(**priced, reputation=step)) - value(hero(reputation=step)) for step in (4, 2)]
    assert named > unknown + 2


def test_artifacts_just_drawn_count_if_they_are_worth_keeping():
    table = on_the_table(hero(coins=3, food=3), hero())
    before = HINTS.value(table, 0)
    table.looked[0] = ["crown-of-guile"]
    assert HINTS.value(table, 0) == before
    table.looked[0] = ["felt-boots"]
    assert HINTS.value(table, 0) > before + 0.5


def test_the_town_hall_is_worth_a_visit_when_a_trade_brings_an_artifact():
    tempting, idle = [
        value(hero(at="hall", hand="lockpicks", coins=coins)) - value(hero(at="store", hand="lockpicks", coins=coins))
        for coins in (3, 2)
    ]
    assert tempting > 0
    assert idle == 0


def test_one_good_may_be_traded_for_all_that_an_artifact_lacks():
    rich, poor = [
        value(hero(at="hall", hand="jade-flute", gems=2, **spare))
        - value(hero(at="store", hand="jade-flute", gems=2, **spare))
        for spare in ({"coins": 1}, {})
    ]
    assert rich > 0
    assert poor == 0


def test_a_trade_that_brings_an_artifact_within_reach_is_made():
    before, after = [value(hero(at="hall", hand="lockpicks", **goods)) for goods in ({"coins": 3}, {"green": 1})]
    assert after > before


def test_hearts_are_worth_less_when_the_map_is_full():
    full = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space != "town"])
    roomy, crowded = [
        hopes("town", hearts=6, camps=camps)[0] - hopes("town", hearts=5, camps=camps)[0] for camps in ("", full)
    ]
    assert 0 < crowded < roomy / 2


def test_hearts_are_not_saved_any_more_when_the_game_should_be_over():
    in_time, late = [hopes("town", hearts=6, round=n)[0] - hopes("town", hearts=5, round=n)[0] for n in (25, 26)]
    assert 0 <= late < in_time / 4


def test_when_the_game_should_be_over_a_camp_counts_and_an_adventure_does_not():
    in_time, late = [value(hero(camps=6), round=n) - value(hero(camps=5), round=n) for n in (25, 26)]
    assert late > in_time + 3
    full = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space != "town"])
    for n, tempting in ((25, True), (26, False)):
        (without,), (with_one,) = [hopes("a1", camps=full, tokens=tokens, round=n) for tokens in ("", "a1")]
        assert (with_one > without) is tempting


def test_when_the_game_should_be_over_a_way_to_a_camp_is_better_than_a_coin():
    all_but_c2 = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space not in ("town", "c2")])
    nearer, richer = [
        value(hero(at=space, hearts=5, coins=coins), camps=all_but_c2, round=26)
        for space, coins in ((MAPS[1].neighbours("c2")[0], 3), ("store", 4))
    ]
    assert nearer > richer


def test_the_mine_is_shunned_until_the_game_will_not_end():
    in_time, never = [value(hero(camps=5), mine="r1c1:red", round=n) - value(hero(camps=5), round=n) for n in (28, 29)]
    assert never > in_time + 2


def test_the_mine_is_shunned_the_less_the_fewer_spaces_there_are_for_each():
    spaces = [space for space in MAPS[1].spaces if space != "town"]
    dear, less, free = [
        value(hero(camps=5), mine="r1c1:red", camps=camps, round=20) - value(hero(camps=5), camps=camps, round=20)
        for camps in (" ".join([f"{space}:blue" for space in spaces[:taken]]) for taken in (0, 27, 30))
    ]
    assert dear < less < free


def test_enemies_can_wait_while_rivals_take_the_map():
    def camp_on_an_enemy(rivals: int, camps: str = "") -> float:
        before, after = [
            value(red, *[hero()] * rivals, camps=camps) for red in (hero(camps=5), hero(camps=5, defeated="enemy-4"))
        ]
        return after - before

    full = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space != "town"])
    assert camp_on_an_enemy(rivals=1) > camp_on_an_enemy(rivals=3) + 2
    assert camp_on_an_enemy(rivals=3, camps=full) > camp_on_an_enemy(rivals=3) + 3


def test_whoever_is_far_behind_likes_another_camp_better():
    keeping_pace, behind = [value(hero(camps=5), hero(camps=leader)) for leader in (6, 12)]
    keeping_up, nearer = [value(hero(camps=6), hero(camps=leader)) for leader in (6, 12)]
    assert nearer - behind > keeping_up - keeping_pace + 2


def test_skill_for_the_mine_is_worth_more_when_the_map_is_full():
    full = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space != "town"])
    mine = "r1c1:blue r1c2:blue r2c1:blue r2c2:blue"
    roomy, crowded = [
        value(hero(party="ishka"), camps=camps, mine=mine, round=31)
        - value(hero(party="nell"), camps=camps, mine=mine, round=31)
        for camps in ("", full)
    ]
    assert crowded > roomy + 0.5


def test_a_fourth_flag_brings_the_chief_one_hoped_for():
    none, one, three = [value(hero(green=tokens)) - 2 * tokens for tokens in (0, 1, 3)]
    assert none < one < three
    assert value(hero(green=4), chiefs="green:red") > value(hero(green=4), chiefs="green:blue") + 4


def test_in_the_last_round_only_points_count():
    table = on_the_table(hero(party="vesna", camps=14), hero())
    before = HINTS.value(table, 0)
    table.last_round = True
    assert HINTS.value(table, 0) < before


class Counting:
    """Judges as the game's hints do, in so many worlds where a die falls, and counts how often."""

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds
        self.judged = 0

    def value(self, table, seat: int) -> float:
        self.judged += 1
        return HINTS.value(table, seat)

    def care(self) -> tuple[int, int]:
        return HINTS.care()[0], self.worlds


def test_only_where_a_die_falls_several_worlds_are_looked_at():
    play = turn(hero(at="a3"), hero(), tokens="a3", arcade="blind-ferryman")
    play("red: adventure")
    judged: dict[tuple[str, int], int] = {}
    for name, position in ("die", play.position), ("draft", GAME.start(2, Chance("draft", 2))):
        for worlds in (1, 4):
            hints = Counting(worlds)
            GreedyBot(Chance("greedy", 0), hints).choose(Window(position, 0))
            judged[name, worlds] = hints.judged
    assert judged["die", 4] >= 3 * judged["die", 1]
    assert judged["draft", 4] == judged["draft", 1] > 1


@pytest.mark.parametrize("map", [2, 5])
def test_greedy_leaves_random_far_behind(map):
    position = GAME.start(2, Chance(derived_seed("hints", map), 2), {"map": map})
    play_out(position, [GreedyBot(Chance(f"g {map}", 0), HINTS), RandomBot(Chance(f"r {map}", 0))])
    greedy, random = [sheet.total for sheet in GAME.result(position.table).sheets]
    assert greedy > random + 15
