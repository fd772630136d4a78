"""The view knows the question: no scene and no preview asks a step again, or calls one by its name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import strannik.games
from strannik.box.shelf import find_game, game_ids

HERE = Path(strannik.games.__file__).parent
SHOWING = [path for name in ("scene.py", "scene/*.py", "preview.py") for path in sorted(HERE.glob(f"*/{name}"))]


def test_every_game_is_looked_through() -> None:
    games = {path.relative_to(HERE).parts[0] for path in SHOWING}
    assert games == set(game_ids())


@pytest.mark.parametrize("path", SHOWING, ids=lambda path: str(path.relative_to(HERE)))
def test_scenes_and_previews_read_the_question_from_the_view(path: Path) -> None:
    steps = set(find_game(path.relative_to(HERE).parts[0]).steps)
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute):
            assert node.attr != "ask", f"line {node.lineno} asks a step again"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node.value not in steps, f"line {node.lineno} calls a step by name"
