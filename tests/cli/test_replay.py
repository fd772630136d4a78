from __future__ import annotations

import json

import pytest

from tests.cli.running import refused, works


def changed(lines: list[str], number: int, **values: object) -> list[str]:
    """The record with one line changed."""
    entry = {**json.loads(lines[number]), **values}
    return [*lines[:number], json.dumps(entry, separators=(",", ":")) + "\n", *lines[number + 1 :]]


def line_with(lines: list[str], key: str) -> int:
    return next(number for number, line in enumerate(lines) if key in json.loads(line))


def test_a_finished_record_is_verified_and_told(record, written):
    path = written(record)
    printed = works("replay", path)
    assert "Red explores region" in printed
    assert "Verified: " in printed
    russian = works("replay", path, "--lang", "ru")
    assert "Красный исследует регион" in russian
    assert "Проверено: " in russian


def test_the_totals_stand_under_the_cards(record, written):
    points = json.loads(record[-1])["result"]["points"]
    rows = [line.split() for line in works("replay", written(record)).splitlines()]
    assert [str(total) for total in points] in rows


def test_the_moves_can_be_read_as_they_were_said(record, written):
    path = written(record)
    first = json.loads(record[line_with(record, "say")])
    assert f"1  Red: {first['say']}" in works("replay", path, "--moves")
    assert f": {first['say']}" not in works("replay", path)


def test_programs_get_the_result_and_on_demand_the_story(record, written):
    path = written(record)
    data = json.loads(works("replay", path, "--json"))
    ending = json.loads(record[-1])
    assert data["verified"] is True
    assert (data["game"], data["seats"], data["seed"]) == ("faraway", 3, ending["seed"])
    assert data["result"] == ending["result"]
    assert data["moves"] == sum("say" in json.loads(line) for line in record)
    assert "story" not in data
    story = json.loads(works("replay", path, "--json", "--moves"))["story"]
    assert len(story) == data["moves"] + 1
    assert story[0] == {"n": 0, "told": [story[0]["told"][0]]}
    assert all("explore" in chapter["say"] for chapter in story[1:4])


def test_a_record_is_read_from_standard_input(record):
    assert json.loads(works("replay", "-", "--json", stdin="".join(record)))["verified"] is True


def spoilt(record: list[str]) -> dict[str, tuple[list[str], str]]:
    """Records that must not pass, each with a part of what is said about it."""
    move, chance = line_with(record, "say"), line_with(record, "gave")
    shuffled = json.loads(record[chance])["gave"]
    other = next(line for line in record if "explore" in line and json.loads(line)["seat"] == 1)
    ending = json.loads(record[-1])["result"]
    return {
        "empty": ([], "expected the header"),
        "no record": (["{}\n"], "line 1"),
        "not JSON": ([record[0], "x\n", *record[1:]], "line 2: is not JSON"),
        "nested": ([record[0], "[" * 100_000 + "\n"], "nested too deeply"),
        "no header": (record[1:], "expected the header"),
        "format": (changed(record, 0, strannik=99), "format 99"),
        "game": (changed(record, 0, game="farawai"), "did you mean 'faraway'"),
        "rules": (changed(record, 0, rules="0"), "played under rules 0"),
        "content": (changed(record, 0, content="other"), "with content other; here are rules"),
        "seats": (changed(record, 0, seats=9), "2 to 6 players"),
        "a billion seats": (changed(record, 0, seats=10**9), "line 1: Expected `int` <= 32"),
        "more seats": (changed(record, 0, seats=4), "line "),
        "options": (changed(record, 0, options={"variant": "hard"}), "expected one of"),
        "commitment": (changed(record, 0, commitment="0" * 64), "committed"),
        "card": (changed(record, chance, gave=[shuffled[1], shuffled[0], *shuffled[2:]]), f"line {chance + 1}"),
        "illegal move": (changed(record, move, say="explore 69"), f"line {move + 1}: the move is refused"),
        "unreadable move": (changed(record, move, say="juggle"), f"line {move + 1}: the move is refused"),
        "another's card": (changed(record, move, say=json.loads(other)["say"]), f"line {move + 1}"),
        "seat": (changed(record, move, seat=7), f"line {move + 1}"),
        "lost move": ([*record[:move], *record[move + 1 :]], f"line {move + 1}"),
        "result": (changed(record, -1 + len(record), result={**ending, "points": [99, 0, 0]}), f"line {len(record)}"),
        "position": (changed(record, -1 + len(record), position="0" * 64), f"line {len(record)}"),
        "seed": (changed(record, -1 + len(record), seed="0" * 64), "seed"),
        "cut off": (record[:-1], "not finished"),
        "too long": ([*record, record[-1]], f"line {len(record) + 1}"),
    }


CASES = [
    "empty", "no record", "not JSON", "nested", "no header", "format", "game", "rules", "content", "seats",
    "a billion seats", "more seats", "options", "commitment", "card", "illegal move", "unreadable move",
    "another's card", "seat", "lost move", "result", "position", "seed", "cut off", "too long",
]  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_spoilt_record_is_refused_in_one_sentence(record, written, case):
    lines, told = spoilt(record)[case]
    path = written(lines)
    for arguments in ([path], [path, "--json"]):
        sentence = refused("replay", *arguments)
        assert str(path) in sentence
        assert told in sentence


def test_every_way_to_spoil_a_record_is_tried(record):
    assert list(spoilt(record)) == CASES


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    assert "No such file" in refused("replay", tmp_path / "none.jsonl")
