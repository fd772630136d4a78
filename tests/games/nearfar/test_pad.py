"""The score pad for a cardboard table."""

import pytest

from strannik.core.data import DataError
from strannik.games.nearfar.pad import score_pad
from strannik.games.nearfar.score import sheet
from tests.games.nearfar.builders import hero, on_the_table

LAID = {
    "map": 1,
    "side": "day",
    "camps": 14,
    "mine_camps": 2,
    "sole_routes": ["blood"],
    "shared_routes": ["tea"],
    "artifacts": ["old-compass", "golden-ledger", "star-mantle"],
    "unbought": 2,
    "enemies": [4, 9],
    "treasures": ["purse", "bounty-contract", "jade-idol-2"],
    "finds": ["leech-jar"],
    "companions": ["oren", "thea", "koba"],
    "coins": 5,
    "gems": 4,
    "food": 2,
    "tokens": 3,
    "chiefs": ["blue"],
    "reputation": -3,
    "rival_coins": [4, 9],
    "rival_gems": [1, 0],
    "rival_enemies": [1, 2],
}


def changed(**fields: object) -> dict:
    return {**LAID, **fields}


def test_a_finished_game_is_counted_line_by_line():  # NF-23.2
    counted = score_pad(LAID, "pad.json")
    found = {f"{line['what']} {line['thing']}": line["points"] for line in counted["lines"]}
    assert found == {
        "camps 14": 14, "route blood": 8, "route tea": 3,
        "artifact old-compass": 3, "artifact golden-ledger": 11, "artifact star-mantle": 3, "unbought 2": -2,
        "enemy enemy-4": 1, "enemy enemy-9": 2, "card jade-idol-2": 2, "card leech-jar": -1,
        "bonus golden-ledger": 3, "bonus star-mantle": 2, "bonus bounty-contract": 2,
        "money 9": 4, "tokens 3": 3, "chief chief-blue": 5, "reputation -3": -1,
        "all-camps 14": 2, "all-treasures 3": 5,
    }  # fmt: skip
    assert counted["total"] == sum(found.values())
    assert (counted["reputation"], counted["coins_and_gems"]) == (-3, 9)


def test_the_pad_counts_as_the_game_does():  # NF-23.2
    one = hero(camps=5, bought="sky-saddle", hand="spices", coins=3, pack="bird:purse", reputation=4)
    laid = {"camps": 5, "artifacts": ["sky-saddle"], "unbought": 1, "coins": 3, "treasures": ["purse"], "reputation": 4}
    table = on_the_table(one, hero(coins=3))
    assert score_pad({**laid, "rival_coins": [3]}, "pad.json")["total"] == sheet(table, 0).total


def test_mammoths_and_the_longer_game():  # NF-26.10.1, NF-27.2
    totals = [
        score_pad({"camps": 15, "map": 10, **more}, "p")["total"] for more in ({}, {"mammoths": True}, {"longer": True})
    ]
    assert totals == [9, 17, 7]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"artifacts": ["old-compas"]}, "artifacts: there is no 'old-compas'; did you mean 'old-compass'?"),
        ({"treasures": ["purse", "purse"]}, "treasures: purse is given twice"),
        ({"treasures": ["purse", "snares-1", "snares-2", "rusty-bell"]}, "treasures: expected 3 at most, found 4"),
        ({"enemies": [3]}, "enemies: there is no 'enemy-3'"),
        ({"shared_routes": ["blood"]}, "shared_routes: blood is given twice"),
        ({"mammoths": True}, "mammoths: there are none on map 1"),
        ({"map": 10, "camps": 7, "mammoths": True}, "mammoths: all 7 camps stand in the mine, on enemies and on trade"),
        ({"camps": 6}, "camps: 6 in all, but 7 in the mine, on enemies and on trade routes"),
        ({"rival_coins": []}, "rival_coins: old-compass compares: expected a number for each rival"),
        ({"rival_gems": [1]}, "rival_gems: old-compass compares: expected a number for each rival"),
        ({"rival_enemies": [1, 2, 0]}, "rival_coins: old-compass compares: expected a number for each rival"),
        ({"rival_food": [1, 2, 3, 4]}, "rival_food: expected 3 at most, found 4"),
        ({"reputation": 13}, "expected {"),
        ({"camp": 3}, "expected {"),
    ],
)  # fmt: skip
def test_what_cannot_lie_there_is_refused(fields, sentence):  # NF-23.2
    with pytest.raises(DataError, match=r"^pad\.json: ") as refused:
        score_pad(changed(**fields), "pad.json")
    assert sentence in str(refused.value)
