"""Every step is written for a table that its game lays."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from strannik.box.game import Game
from strannik.box.shelf import find_game, game_ids
from strannik.checks import steps
from strannik.checks.steps import check_steps
from strannik.games.glow.table import Table as Elsewhere

GAMES = [find_game(id) for id in game_ids()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_step_is_written_for_the_table_of_its_game(game: Game) -> None:
    assert [str(finding) for finding in check_steps(game)] == []


def test_a_step_for_another_table_is_noticed() -> None:
    found = [str(finding) for finding in check_steps(replace(find_game("faraway"), table=Elsewhere))]
    of_one = [one for one in found if "ExploreRegion.ask" in one]
    assert len(of_one) == 1
    assert "the game lays a strannik.games.glow.table.Table" in of_one[0]


@pytest.mark.parametrize("signature", ["def ask(self, table): ...", "def ask(self, table: Any): ..."])
def test_a_step_that_says_nothing_of_its_table_is_noticed(signature: str) -> None:
    written = ast.parse(f"class ExploreRegion(Step):\n    {signature}")
    module = __import__("strannik.games.faraway.steps.explore", fromlist=["ExploreRegion"])
    assert len(list(steps._problems(find_game("faraway"), written, module))) == 1
