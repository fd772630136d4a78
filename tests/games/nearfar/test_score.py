"""Final scoring: every line of the sheet, and ties."""

import pytest

from strannik.games.nearfar.cards import ENEMIES
from strannik.games.nearfar.score import result, sheet
from strannik.games.nearfar.statistics import statistics
from tests.games.nearfar.builders import hero, on_the_table


def points(what: str, *seated, seat: int = 0, **settings) -> int:
    """The points of one kind of line."""
    table = on_the_table(*(seated or (hero(),)), *([hero()] if len(seated) < 2 else []), **settings)
    return sum([line.points for line in sheet(table, seat).lines if line.what == what])


def test_each_camp_is_a_point():  # NF-23.2
    assert points("camps", hero(camps=9)) == 9


def test_a_route_of_ones_own_and_a_shared_one():  # NF-19.2, NF-19.3, NF-23.3
    assert points("route", camps="a1:red e1:red") == 8
    assert [points("route", hero(), hero(), seat=seat, camps="a1:red e1:blue") for seat in (0, 1)] == [4, 4]
    assert points("route", camps="a1:red") == 0
    assert points("route", hero(), hero(), seat=1, camps="a1:red e1:red") == 0


def test_artifacts_bought_and_not_bought():  # NF-23.4, NF-20.6
    one = hero(bought="mirror-hat sky-saddle", hand="spices golden-ledger")
    assert (points("artifact", one), points("unbought", one)) == (9, -2)


def test_enemies_bring_their_printed_points():  # NF-23.5, NF-13.5
    assert points("enemy", hero(defeated="enemy-4 enemy-15")) == ENEMIES["enemy-4"].vp + ENEMIES["enemy-15"].vp == 6


def test_printed_points_of_treasures_and_finds():  # NF-23.6
    assert points("card", hero(pack="bird:jade-idol-1", finds="emperors-coin leech-jar")) == 4


@pytest.mark.parametrize(
    ("card", "companions"),
    [("old-treaty", "aya"), ("star-mantle", "oren"), ("gaming-dice", "nell"), ("legendary-scroll", "koba")],
)
def test_companions_of_a_tribe_in_party_and_reserve(card, companions):  # NF-20.7.1
    one = hero(bought=card, party=companions, reserve="temir lumi griff chimi", yellow=3, blue=3, green=3, red=3)
    assert points("bonus", one, chiefs="yellow:red blue:red green:red red:red") == 2


def test_the_compass_wants_strictly_most_coins_and_gems():  # NF-20.7.10
    mine = {"bought": "old-compass", "coins": 2, "gems": 3}
    assert points("bonus", hero(**mine), hero(coins=4)) == 4
    assert points("bonus", hero(**mine), hero(coins=5)) == 0


def test_purse_and_recipe_want_strictly_most():  # NF-21.3.2, NF-21.3.7
    assert points("bonus", hero(pack="bird:purse", coins=2), hero(coins=1)) == 2
    assert points("bonus", hero(pack="bird:purse", coins=2), hero(coins=2)) == 0
    assert points("bonus", hero(pack="bird:old-recipe", food=2), hero(food=1)) == 2
    assert points("bonus", hero(pack="bird:old-recipe", food=2), hero(food=2)) == 0


@pytest.mark.parametrize(
    ("mine", "others", "vp"),
    [(2, (1, 0), 4), (2, (2, 0), 2), (1, (2, 0), 2), (1, (2, 1), 0), (0, (2, 1), 0), (1, (2, 2), 0)],
)
def test_the_bounty_contract_goes_by_rank(mine, others, vp):  # NF-21.3.1
    strong = list(ENEMIES)
    beaten = [" ".join([strong.pop() for _ in range(count)]) for count in (mine, *others)]
    first = hero(pack="bird:bounty-contract", defeated=beaten[0])
    assert points("bonus", first, hero(defeated=beaten[1]), hero(defeated=beaten[2])) == vp


def test_the_example_of_coins_gems_and_tokens():  # NF-23.7
    assert points("money", hero(gems=3, coins=2)) == 2
    assert points("tokens", hero(blue=1, red=1)) == 2
    assert points("chief", chiefs="blue:red red:blue") == 5
    assert sheet(on_the_table(hero(food=9, party="astor ssarim"), hero()), 0).total == 0


@pytest.mark.parametrize(
    ("reputation", "dusk", "day"),
    [
        (-6, 0, -2), (-5, 0, -2), (-4, 0, -1), (-3, 0, -1), (-2, 0, 0), (1, 0, 0),
        (2, 1, 1), (5, 2, 2), (7, 3, 3), (9, 4, 4), (10, 5, 5), (12, 6, 6),
    ],
)  # fmt: skip
def test_reputation_by_its_step(reputation, dusk, day):  # NF-23.8, NF-8.4, NF-25.4
    assert points("reputation", hero(reputation=reputation)) == dusk
    assert points("reputation", hero(reputation=reputation), town="day") == day


def test_all_camps_and_three_treasures():  # NF-23.9
    assert [points("all-camps", hero(camps=camps)) for camps in (13, 14, 16)] == [0, 2, 2]
    assert points("all-camps", hero(camps=15), longer=True) == 0
    assert points("all-treasures", hero(pack="bird:purse turtle:snares-1 bird:old-recipe")) == 5
    assert points("all-treasures", hero(pack="bird:purse turtle:snares-1 bird")) == 0


def test_the_mammoths_of_map_ten_want_company():  # NF-26.10.1
    assert points("mammoths", map=10) == -8
    assert points("mammoths", map=10, camps="d1:blue") == -8
    assert points("mammoths", map=10, camps="d4:red") == 0
    assert points("mammoths", map=9) == 0


def test_ties_go_to_reputation_then_to_coins_and_gems_then_to_all():  # NF-1.1.1, NF-24.1
    def winners(first, second):
        return result(on_the_table(first, second)).winners

    assert winners(hero(camps=3), hero(camps=2)) == [0]
    assert winners(hero(camps=3), hero(camps=3, reputation=1)) == [1]
    assert winners(hero(camps=3, gems=1, reputation=1), hero(camps=3, reputation=1)) == [0]
    assert winners(hero(camps=3), hero(camps=3)) == [0, 1]


def test_conditions_are_judged_before_points_are_given():  # NF-23.6
    one = hero(bought="golden-ledger trophy-belt", defeated="enemy-4 enemy-5")
    assert points("bonus", one) == 4  # two artifacts, two enemies


def test_figures_of_a_finished_game():  # NF-23.2
    one = hero(camps=3, defeated="enemy-4", bought="spices", hand="trade-cart")
    one.hero.adventures, one.hero.successes = 3, 2
    counted = statistics(on_the_table(one, hero(), camps="a1:red e1:blue", mine="r1c1:red"))
    assert {name: figures[0] for name, figures in counted.items() if figures[0]} == {
        "rounds": 2, "camps": 3, "mine_camps": 1, "enemies": 1, "artifacts": 1, "map_camps": 1,
        "adventures": 3, "successes": 2, "route_points": 4, "unbought": 1,
    }  # fmt: skip
