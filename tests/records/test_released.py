"""Records that people may have: games that were played with what was released, kept by game and rules number.

As long as a game says the same rules number, its released records come out as they did. Whoever changes the rules gives
the game a new number (`rules` in its box) and keeps records of it: `python tools/released.py GAME`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from strannik.box.replay import verify
from strannik.box.shelf import find_game
from strannik.core.data import DataError
from strannik.core.record import Header, read_record, write_record

RELEASED = Path(__file__).resolve().parent / "released"
RECORDS = sorted(RELEASED.glob("*/*/*.jsonl"))
GAMES = sorted([folder.name for folder in RELEASED.iterdir()])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "/".join(path.parts[-3:]))
def test_under_the_same_number_the_rules_are_the_same(path):
    text = path.read_text(encoding="utf-8")
    entries = read_record(text, path.name)
    header = entries[0]
    assert isinstance(header, Header)
    assert (header.game, header.rules) == path.parts[-3:-1]
    game = find_game(header.game)
    problem = ""
    try:
        assert write_record(verify(game, entries, path.name).entries) == text
    except DataError as error:
        problem = str(error)
    if header.rules == game.rules:
        advice = f"{game.id} plays by other rules than it did: give it a new rules number, then tools/released.py"
        assert not problem, f"{advice}\n{problem}"
    elif problem:
        assert f"played under rules {header.rules} of {game.id}" in problem


@pytest.mark.parametrize("game", GAMES)
def test_records_of_the_present_rules_are_kept(game):
    rules = find_game(game).rules
    assert list((RELEASED / game / rules).glob("*.jsonl")), f"python tools/released.py {game} keeps records of {rules}"
