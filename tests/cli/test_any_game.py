"""The terminal plays whatever a game's shape is: lanes, skills used at any time, nested choices, votes."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stdout
from unittest.mock import patch

import pytest

from strannik.box.game import Game
from strannik.box.match import Match, replay, verify
from strannik.box.shelf import find_game, game_ids
from strannik.cli.terminal.company import Company
from strannik.cli.terminal.dialogue import Dialogue
from strannik.cli.terminal.saved import Private, SavedGame
from strannik.cli.terminal.sitting import Sitting
from strannik.core.record import Move, read_record
from tests.core import toy_skills
from tests.core.toys import TOYS

LONG_ENOUGH = 400
"""A game that is not over after so many moves, because at random one wanders long in it, has been played enough."""

GAMES = [*TOYS, *[find_game(id) for id in game_ids()]]


def sit(game: Game, seats: int, language: str = "en", saved: SavedGame | None = None) -> Sitting:
    """A person with random bots."""
    match = Match(game, seats, "toys")
    private = Private("toys", 0, ["", *["random"] * (seats - 1)])
    return Sitting(match, Company(game, private), language, saved)


def play(sitting: Sitting, typed: str) -> str:
    """What is printed while these lines are typed."""
    out = io.StringIO()
    with patch.object(sys, "stdin", io.StringIO(typed)), redirect_stdout(out):
        Dialogue(sitting).run()
    return out.getvalue()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_game_of_any_shape_is_played(tmp_path, game, language):
    sitting = sit(game, max(2, game.fewest), language, SavedGame(tmp_path / "game.jsonl"))
    play(sitting, "1\n\n2\n3\n4\n\n5\n6\n" * 200)
    entries = read_record((tmp_path / "game.jsonl").read_text(), "game")
    if sitting.over:
        verify(game, entries, "game")
    else:
        assert replay(game, entries, sitting.match.seed, "game").n > LONG_ENOUGH


def test_what_may_be_done_at_any_time_is_asked_before_the_others_go_on():
    sitting = sit(toy_skills.GAME, 2)
    printed = play(sitting, "1\n" * 8)
    assert "Do you do something before the others go on?" in printed


def test_an_empty_line_lets_the_others_go_on():
    sitting = sit(toy_skills.GAME, 2)
    play(sitting, "1\n1\n")
    while not sitting.others():
        play(sitting, "1\n")
    before = sitting.match.n
    play(sitting, "\n")
    made = [entry for entry in sitting.match.entries if isinstance(entry, Move) and entry.n > before]
    assert made
    assert made[0].seat == 1
