"""A record may come from anybody: whatever its numbers say, reading it costs no more than its own length."""

import json
import tracemalloc

import pytest

from strannik.box.match import Match
from strannik.box.replay import verify
from strannik.box.shelf import find_game
from strannik.core.data import DataError
from strannik.core.options import OptionError
from strannik.core.record import commitment, dealt_from, read_record, write_record

FARAWAY = find_game("faraway")

SEED = "a quiet afternoon"
HEADER = json.loads('{"strannik":1,"options":{"variant":"beginner","arrange":false}}') | {
    "game": FARAWAY.id,
    "rules": FARAWAY.rules,
    "content": FARAWAY.content,
    "seats": 2,
    "commitment": commitment(SEED),
}
MOVE = {"n": 1, "seat": 0, "say": "explore 1"}
ENDING = {"result": {}, "seed": SEED, "position": "", "record": ""}

HUGE = 10**30
MANY_DIGITS = "9" * 5000


def check(*lines: object) -> str:
    """Why a record of these lines is refused, and that refusing it took next to no memory."""
    text = "\n".join([line if isinstance(line, str) else json.dumps(line) for line in lines])
    tracemalloc.start()
    try:
        with pytest.raises((DataError, OptionError)) as refused:
            verify(FARAWAY, read_record(text, "record"), "record")
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()
    return str(refused.value)


@pytest.mark.parametrize("seats", [0, -1, 33, 2_000_000, 2**31, HUGE])
def test_a_table_for_millions_is_not_laid(seats: int):
    assert check({**HEADER, "seats": seats}, ENDING).startswith("record: line 1: ")


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 2_000_000])
def test_no_match_is_begun_for_players_the_game_has_no_seats_for(seats: int):
    tracemalloc.start()
    try:
        with pytest.raises(OptionError, match="2 to 6 players"):
            Match(FARAWAY, seats, SEED)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "spoilt",
    [
        {"strannik": HUGE},
        {"game": "x" * 65},
        {"rules": "x" * 65},
        {"content": "x" * 65},
        {"commitment": "x" * 65},
        {"options": {"variant": HUGE}},
        {"options": {"variant": "x" * 1000}},
        {"options": {f"option {number}": True for number in range(65)}},
    ],
    ids=lambda spoilt: next(iter(spoilt)),
)
def test_nothing_in_a_header_is_without_end(spoilt: dict[str, object]):
    assert check({**HEADER, **spoilt}, ENDING).startswith("record: line 1: ")


@pytest.mark.parametrize(
    "line",
    [
        {**MOVE, "n": HUGE},
        {**MOVE, "seat": HUGE},
        {**MOVE, "seat": -1},
        {**MOVE, "say": "explore " + "9" * 193},
        {"n": 1, "unsay": HUGE},
        {"n": 1, "unsay": -2},
        {"chance": HUGE, "faces": 6, "gave": [1]},
        {"chance": -1, "faces": HUGE, "gave": [1]},
        {"chance": -1, "faces": 6, "gave": [HUGE]},
        {"undo": HUGE},
        {"undo": -1},
        '{"undo":' + MANY_DIGITS + "}",
        {**ENDING, "seed": "x" * 201},
    ],
    ids=lambda line: str(line)[:40],
)
def test_nothing_in_a_line_is_without_end(line: object):
    assert check(HEADER, line, ENDING).startswith("record: line 2: ")


def finished(nonces: list[str]) -> str:
    """The record of a game in which everybody takes their first answer."""
    match = Match(FARAWAY, 2, SEED, nonces=nonces)
    while not match.position.finished:
        seat = match.position.waiting[0]
        match.play(seat, match.position.offers[seat][0])
    return write_record(match.entries)


def test_what_players_add_to_chance_deals_other_cards_under_the_same_promise():
    plain, mixed = finished([]), finished(["ab" * 16, ""])
    header = json.loads(mixed.splitlines()[0])
    assert (header["commitment"], header["nonces"]) == (commitment(SEED), ["ab" * 16, ""])
    assert mixed.splitlines()[1] != plain.splitlines()[1]
    for text in (plain, mixed):
        assert verify(FARAWAY, read_record(text, "record"), "record").seed == SEED


def test_a_record_to_which_nobody_added_anything_reads_as_records_always_did():
    assert "nonces" not in finished([])
    assert finished(["", ""]) == finished([])
    assert dealt_from(SEED, ["", ""]) == SEED


@pytest.mark.parametrize(
    "nonces",
    [[], ["cd" * 16, ""], ["", "ab" * 16], ["ab" * 16], ["ab" * 16, "", ""], ["AB", ""], ["a:b", ""], ["a" * 65, ""]],
)
def test_other_numbers_than_those_added_are_noticed(nonces: list[str]):
    header, *lines = finished(["ab" * 16, ""]).splitlines()
    assert check({**json.loads(header), "nonces": nonces}, *lines).startswith("record: line ")
