"""The score pad for a cardboard table."""

import json

import pytest

from strannik.cli import run
from strannik.core.data import DataError
from strannik.games.faraway.pad import score_pad

REGIONS = [59, 41, 66, 35, 10, 18, 25, 23]


def pad(text: str) -> dict:
    return score_pad(json.loads(text), "pad.json")


def test_points_stand_in_the_order_of_the_cards():  # FA-13, FA-17
    points = pad('{"regions": [59, 41, 66, 35, 10, 18, 25, 23], "sanctuaries": ["S05", "S40", "S21"]}')
    assert json.dumps(points) == ('{"regions": [18, 16, 0, 0, 9, 0, 1, 0], "sanctuaries": [0, 2, 4], "total": 50}')


def test_sanctuaries_may_be_left_out():  # FA-13
    assert pad('{"regions": [63, 48, 28, 26, 12, 7, 5, 1]}') == {
        "regions": [15, 6, 12, 6, 0, 0, 2, 0],
        "sanctuaries": [],
        "total": 41,
    }


def test_the_entry_is_not_changed():
    entry = {"regions": list(REGIONS), "sanctuaries": ["S05"]}
    score_pad(entry, "pad.json")
    assert entry == {"regions": REGIONS, "sanctuaries": ["S05"]}


EXPECTED = 'expected {"regions": [8 numbers in the order of the path], "sanctuaries": ["S01", …]}'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[1, 2]", f"pad.json: {EXPECTED}, found a list"),
        ("null", f"pad.json: {EXPECTED}, found null"),
        ('"regions"', f'pad.json: {EXPECTED}, found "regions"'),
        ("{}", f"pad.json: regions: is missing; {EXPECTED}"),
        ('{"sanctuaries": []}', f"pad.json: regions: is missing; {EXPECTED}"),
        ('{"region": []}', "pad.json: there is no 'region' on the score pad; did you mean 'regions'?"),
        (
            '{"regions": [], "points": 3}',
            "pad.json: there is no 'points' on the score pad; expected one of: regions, sanctuaries",
        ),
        ('{"regions": 8}', "pad.json: regions: expected a list of cards from 1 to 68, found 8"),
        ('{"regions": {"1": 2}}', "pad.json: regions: expected a list of cards from 1 to 68, found an object"),
        ('{"regions": []}', "pad.json: regions: expected 8 regions, found 0"),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7]}', "pad.json: regions: expected 8 regions, found 7"),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7, 8, 9]}', "pad.json: regions: expected 8 regions, found 9"),
        ('{"regions": [0]}', "pad.json: regions: 0 is no card of the game; they go from 1 to 68"),
        ('{"regions": [69]}', "pad.json: regions: 69 is no card of the game; they go from 1 to 68"),
        ('{"regions": [-3]}', "pad.json: regions: -3 is no card of the game; they go from 1 to 68"),
        ('{"regions": ["3"]}', 'pad.json: regions: "3" is no card of the game; they go from 1 to 68'),
        ('{"regions": [3.0]}', "pad.json: regions: 3.0 is no card of the game; they go from 1 to 68"),
        ('{"regions": [true]}', "pad.json: regions: true is no card of the game; they go from 1 to 68"),
        ('{"regions": [null]}', "pad.json: regions: null is no card of the game; they go from 1 to 68"),
        ('{"regions": [[1]]}', "pad.json: regions: a list is no card of the game; they go from 1 to 68"),
        ('{"regions": [1, 2, 3, 2]}', "pad.json: regions: 2 is given twice"),
        (
            f'{{"regions": {REGIONS}, "sanctuaries": null}}',
            "pad.json: sanctuaries: expected a list of cards from S01 to S45, found null",
        ),
        (
            f'{{"regions": {REGIONS}, "sanctuaries": "S01"}}',
            'pad.json: sanctuaries: expected a list of cards from S01 to S45, found "S01"',
        ),
        (
            f'{{"regions": {REGIONS}, "sanctuaries": ["S46"]}}',
            'pad.json: sanctuaries: "S46" is no card of the game; they go from S01 to S45',
        ),
        (
            f'{{"regions": {REGIONS}, "sanctuaries": [1]}}',
            "pad.json: sanctuaries: 1 is no card of the game; they go from S01 to S45",
        ),
        (
            f'{{"regions": {REGIONS}, "sanctuaries": ["S01", "S02", "S01"]}}',
            "pad.json: sanctuaries: S01 is given twice",
        ),
        (
            f'{{"regions": {REGIONS}, "sanctuaries": ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08"]}}',
            "pad.json: sanctuaries: nobody finds more than 7, found 8",
        ),
    ],
)
def test_a_bad_entry_gets_one_clear_sentence(text, problem):
    with pytest.raises(DataError) as refused:
        pad(text)
    assert str(refused.value) == problem


def test_seven_sanctuaries_can_be_found():  # FA-6.1
    found = ["S01", "S02", "S03", "S04", "S05", "S06", "S07"]
    assert score_pad({"regions": [1, 2, 3, 4, 5, 6, 7, 8], "sanctuaries": found}, "pad.json")["sanctuaries"][0] == 8


def test_the_sheet_can_be_printed_without_sanctuaries(tmp_path, capsys):
    file = tmp_path / "pad.json"
    file.write_text('{"regions": [63, 48, 28, 26, 12, 7, 5, 1]}', encoding="utf-8")
    assert run(["score", "faraway", str(file), "--lang", "en"]) == 0
    printed = capsys.readouterr().out.split()
    assert printed[printed.index("63") + 1] == "15"
    assert printed[-1] == "41"


def test_a_line_for_each_player(tmp_path, capsys):
    file = tmp_path / "pad.jsonl"
    file.write_text(
        '{"regions": [63, 48, 28, 26, 12, 7, 5, 1], "sanctuaries": ["S27"]}\n'
        '{"regions": [59, 41, 66, 35, 10, 18, 25, 23], "sanctuaries": ["S05", "S40", "S21"]}\n',
        encoding="utf-8",
    )
    assert run(["score", "faraway", str(file), "--json"]) == 0
    assert capsys.readouterr().out == (
        '{"regions":[15,6,12,6,0,0,2,0],"sanctuaries":[5],"total":46}\n'
        '{"regions":[18,16,0,0,9,0,1,0],"sanctuaries":[0,2,4],"total":50}\n'
    )
