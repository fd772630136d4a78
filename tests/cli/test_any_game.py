"""The terminal plays whatever a game's shape is: lanes, skills used at any time, nested choices, votes."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from strannik.box.game import Game
from strannik.box.replay import verify
from strannik.box.shelf import find_game, game_ids
from strannik.cli.storage import Storage
from strannik.cli.terminal.dialogue import Dialogue
from strannik.cli.terminal.here import SeatHere
from strannik.cli.terminal.sitting_down import Wanted, begun
from strannik.core.record import read_record
from strannik.server.messages.common import Language
from strannik.show.clauses import LANGUAGES
from strannik.table import log
from strannik.table.running import RunningTable
from tests.core import toy_skills
from tests.core.toys import TOYS
from tests.server.caravan import toys_installed

LONG_ENOUGH = 400
"""A game that is not over after so many moves, because at random one wanders long in it, has been played enough."""

SPOKEN = [(game.id, language) for game in TOYS for language in LANGUAGES]
SPOKEN += [(id, LANGUAGES[at % 2]) for at, id in enumerate(game_ids(), 1)]
"""Every shape in both languages, and the long games in one of them: that each of their words is there is a law."""


@pytest.fixture(scope="module", autouse=True)
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    modules = {game.id: game.table.__module__.split(".")[2] for game in TOYS}
    with toys_installed(tmp_path_factory.mktemp("toys"), modules):
        yield


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    with Storage(f"sqlite:///{tmp_path}/tables.sqlite3") as storage:
        yield storage


def sit(storage: Storage, game: Game, language: Language = "en") -> SeatHere:
    """A person with random bots."""
    wanted = Wanted(max(2, game.fewest), "random", "toys", (), False, "")
    return SeatHere(begun(storage, game, wanted, "a key", language), "a key", language, new=True)


def play(seat: SeatHere, typed: str) -> str:
    """What is printed while these lines are typed."""
    out = io.StringIO()
    with patch.object(sys, "stdin", io.StringIO(typed)), redirect_stdout(out):
        Dialogue(seat).run()
    return out.getvalue()


def moves(table: RunningTable, after: int = 0) -> list[log.Moved]:
    return [one.entry for one in table.happened[after:] if isinstance(one.entry, log.Moved)]


@pytest.mark.parametrize(("id", "language"), SPOKEN)
def test_a_game_of_any_shape_is_played(storage: Storage, id: str, language: Language) -> None:
    seat = sit(storage, find_game(id), language)
    play(seat, "1\n\n2\n3\n4\n\n5\n6\n7\n" * 200)
    if seat.table.state == "finished":
        verify(find_game(id), read_record(seat.record(), "game"), "game")
    else:
        assert len(moves(seat.table)) > LONG_ENOUGH
    assert storage.store.last_line(seat.address) == seat.table.n, "whatever was seen is stored"


def test_what_may_be_done_at_any_time_is_asked_before_the_others_go_on(storage: Storage) -> None:
    printed = play(sit(storage, toy_skills.GAME), "1\n" * 8)
    assert "Do you do something before the others go on?" in printed


def test_an_empty_line_lets_the_others_go_on(storage: Storage) -> None:
    seat = sit(storage, toy_skills.GAME)
    printed = ""
    while not printed.rstrip().endswith("Do you do something before the others go on? An empty line lets them."):
        printed = play(seat, "1\n").rpartition("\n1  ")[0]
    before = seat.table.n
    play(seat, "\n")
    made = moves(seat.table, before)
    assert made
    assert made[0].seat == 1
