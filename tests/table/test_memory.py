"""What a table keeps of a game: under a kilobyte for a move, besides what a table takes that was just opened."""

import gc
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

from strannik.box import match
from strannik.box.shelf import find_game
from strannik.core.offer import Answer
from strannik.table.running import RunningTable
from tests.table.tables import move, new_running

TABLES = 8
ROOT = Path(__file__).parent.parent.parent


def play(running: RunningTable) -> None:
    while running.state == "playing":
        seat = running.waiting()[0]
        move(running, seat, id=f"message {running.n}")


def traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("id", ["faraway", "rollplayer"])
def test_a_finished_game_keeps_under_a_kilobyte_a_move(id):
    """Measured in a process of its own, where nothing but the tables grows meanwhile."""
    asked = [sys.executable, "-c", f"from tests.table.test_memory import measured; print(*measured({id!r}))"]
    moves, grown = map(int, subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split())
    assert moves > 20 * TABLES
    assert grown < 1024 * moves


def measured(id: str) -> tuple[int, int]:
    """How many moves some tables made, and by how many bytes they grew."""
    game = find_game(id)
    play(new_running(game, "what all tables share"))
    tracemalloc.start()
    tables = [new_running(game, f"table {number}") for number in range(TABLES)]
    opened = traced()
    for running in tables:
        play(running)
    return sum([running.match.n for running in tables]), traced() - opened


def test_the_same_answer_is_kept_once_for_all_tables():
    tables = [new_running(find_game("faraway"), seed) for seed in ("one", "another")]
    for running in tables:
        play(running)
    said = [[made.answer for made in running.match.history] for running in tables]
    both = [(one, other) for one in said[0] for other in said[1] if one == other]
    assert both
    assert all(one is other for one, other in both)


def test_answers_do_not_fill_the_memory():
    for number in range(match.MOST_ANSWERS + 1):
        match.known(Answer("say", number))
    assert len(match._given) <= match.MOST_ANSWERS
