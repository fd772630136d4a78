"""The score pad for a cardboard table."""

import pytest

from strannik.core.data import DataError
from strannik.games.rollplayer.pad import score_pad
from strannik.games.rollplayer.statistics import statistics
from tests.games.rollplayer.builders import full, hero, on_the_table

SHEET = {
    "race": "orc",
    "class": "warrior",
    "backstory": "aristocrat",
    "alignment": "truth_seeker",
    "at": "lawful good",
    "rows": {
        "str": ["red6", "gold5", "blue5"],
        "dex": ["red6", "green6", "white4"],
        "con": ["purple6", "red6", "black5"],
        "int": ["gold4", "gold4", "red6"],
        "wis": ["blue3", "black3", "red3"],
        "cha": ["white5", "white5", "white5"],
    },
    "cards": ["chain_helm"],
    "gold": 4,
}


def changed(**fields: object) -> dict:
    return {**SHEET, **fields}


def test_a_finished_sheet_is_counted_line_by_line():  # RP-3.7
    counted = score_pad(SHEET, "pad.json")
    stars = {f"{line['what']} {line['thing']}": line["stars"] for line in counted["lines"]}
    goals = {"goal str": 4, "goal dex": 2, "goal con": 3, "goal int": 0, "goal wis": 0, "goal cha": 1}
    assert {name: stars[name] for name in goals} == goals
    assert (stars["class red"], stars["alignment truth_seeker"], stars["backstory aristocrat"]) == (5, 3, 6)
    assert counted["total"] == sum(stars.values())
    assert counted["scores"] == {"str": 18, "dex": 16, "con": 17, "int": 12, "wis": 9, "cha": 15}
    assert (counted["gold"], counted["class_dice"]) == (4, 5)


def test_weapon_bonuses_count_for_goals_and_not_for_traits():  # RP-3.7.6, RP-3.8.3
    rows = SHEET["rows"] | {"con": ["purple6", "gold6", "black4"]}
    counted = score_pad(changed(rows=rows, cards=["jeweled_dagger", "steadfast"]), "pad.json")
    stars = {f"{line['what']} {line['thing']}": line["stars"] for line in counted["lines"]}
    assert (stars["goal con"], stars["trait steadfast"]) == (3, 0)


def test_a_solo_sheet_counts_gold():  # RP-3.10.6
    plain, solo = [score_pad(changed(gold=17, solo=alone), "pad.json")["total"] for alone in (False, True)]
    assert solo == plain + 2


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({}, "Object missing required field `race`"),
        (changed(extra=1), "Object contains unknown field `extra`"),
        (changed(race="elk"), "race: there is no 'elk'; did you mean 'elf'?"),
        (changed(at="somewhere"), "at: there is no 'somewhere'"),
        (changed(rows={}), "rows.str: expected 3 dice, found 0"),
        (changed(rows=SHEET["rows"] | {"str": ["red6", "red7", "red1"]}), "rows.str: there is no die 'red7'"),
        (changed(rows=SHEET["rows"] | {"luck": []}), "rows: there is no 'luck'"),
        (changed(rows={attr: ["red1"] * 3 for attr in SHEET["rows"]}), "not so many red dice"),
        (changed(cards=["chain_helmet"]), "cards: there is no 'chain_helmet'; did you mean 'chain_helm'?"),
        (changed(cards=["climb", "climb"]), "climb is given twice"),
        (changed(cards=["longbow", "quarterstaff"]), "these weapons need 4 hands; a hero has 2"),
        (changed(gold=-1), "Expected `int` >= 0"),
    ],
)
def test_a_wrong_sheet_says_what_is_wrong(entry, problem):
    with pytest.raises(DataError, match=r"pad\.json") as raised:
        score_pad(entry, "pad.json")
    assert problem in str(raised.value)


def test_statistics_have_a_figure_for_every_seat():
    table = on_the_table(hero(gold=3, cards="climb weak", **full()), hero(role="monk"))
    figures = statistics(table)
    assert all(len(values) == 2 for values in figures.values())
    assert (figures["gold_left"], figures["skill_cards"], figures["trait_cards"]) == ([3, 5], [1, 0], [1, 0])
