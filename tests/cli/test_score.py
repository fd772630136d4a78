from __future__ import annotations

import json

import pytest

from strannik.box.shelf import find_game
from strannik.cli.score import rows
from tests.cli.running import refused, works

LAID = {"regions": [3, 5, 9, 1, 2, 4, 6, 7], "sanctuaries": ["S27", "S13"]}
"""Regions that pay 4, 2, 5 and nothing; a sanctuary that pays 5 and one that pays nothing."""
PAID = {"regions": [4, 2, 5, 0, 0, 0, 0, 0], "sanctuaries": [5, 0], "total": 16}


def with_file(tmp_path, text: str | bytes):
    path = tmp_path / "laid.json"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_a_document_gives_one_result(tmp_path):
    for text in (json.dumps(LAID), json.dumps(LAID, indent=2), f"\ufeff{json.dumps(LAID)}\r\n"):
        printed = works("score", "faraway", with_file(tmp_path, text), "--json")
        assert printed.count("\n") == 1
        assert json.loads(printed) == PAID


def test_every_line_gives_a_line():
    other = {"regions": [7, 6, 4, 2, 1, 9, 5, 3]}
    printed = works("score", "faraway", "-", "--json", stdin=f"{json.dumps(LAID)}\n\n{json.dumps(other)}\n")
    first, second = [json.loads(line) for line in printed.splitlines()]
    assert first == PAID
    assert second == {"regions": [0, 0, 0, 0, 0, 5, 2, 4], "sanctuaries": [], "total": 11}


def test_people_get_every_card_with_its_points():
    printed = works("score", "faraway", "-", stdin=json.dumps(LAID))
    cells = [line.split() for line in printed.splitlines()]
    assert ["Region", "9", "5"] in cells
    assert ["Sanctuary", "S27", "5"] in cells
    assert ["Total", "16"] in cells
    assert "Святилище S27" in works("score", "faraway", "-", "--lang", "ru", stdin=json.dumps(LAID))


def test_lines_may_say_themselves_what_they_are_for():
    lines = [{"what": "region", "thing": 36, "points": 4}, {"what": "sanctuary", "thing": "S12", "stars": 1}]
    words = find_game("faraway").words("en")
    assert rows({}, {"lines": lines, "total": 5}, words) == [("Region 36", 4), ("Sanctuary S12", 1)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1: is empty"),
        ("   \n\n", "line 1: is empty"),
        ("regions", "line 1: is not JSON"),
        ('{\n"regions": [1,\n}', "line 3: is not JSON"),
        (json.dumps(LAID) + "\n{\n", "line 2: is not JSON"),
        (json.dumps(LAID) + "\n\n[1]\n", 'line 3: expected {"regions"'),
        ("[]", 'line 1: expected {"regions"'),
        ("7", 'line 1: expected {"regions"'),
        ('{"sanctuaries": []}', "regions: is missing"),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7]}', "regions: expected 8 regions, found 7"),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7, 69]}', "regions: 69 is no card of the game"),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7, 7]}', "7 is given twice"),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7, "8"]}', 'regions: "8" is no card of the game'),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7, true]}', "regions: true is no card of the game"),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7, 8], "sanctuaries": ["S46"]}', 'sanctuaries: "S46" is no card of the game'),
        ('{"regions": [1, 2, 3, 4, 5, 6, 7, 8], "sanctuary": []}', "did you mean 'sanctuaries'?"),
        ("[" * 100_000, "is nested too deeply"),
        (b"\xff\xfe", "line 1: is not text in UTF-8"),
        (b'{}\n"\xff"', "line 2: is not text in UTF-8"),
    ],
)
def test_bad_entries_name_file_and_line(tmp_path, text, told):
    path = with_file(tmp_path, text)
    for arguments in ([path], [path, "--json"]):
        sentence = refused("score", "faraway", *arguments)
        assert sentence.startswith(f"strannik: {path}: line ")
        assert told in sentence


def test_nothing_is_printed_before_every_line_is_checked():
    lines = "".join([json.dumps(LAID) + "\n"] * 20)
    assert "standard input: line 21: regions" in refused(
        "score", "faraway", "-", "--json", stdin=lines + '{"regions": []}'
    )


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    assert f"{tmp_path / 'none.json'}: No such file" in refused("score", "faraway", tmp_path / "none.json")
    assert f"{tmp_path}: Is a directory" in refused("score", "faraway", tmp_path)


def test_an_unknown_game_is_refused():
    assert "there is no game" in refused("score", "chess", "-", stdin="{}")
