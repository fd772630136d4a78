"""Steps: each is written for a table that its game lays.

`Step` leaves the type of its table open, and is no generic class: what derives from one gets a dictionary for every
object when it is compiled. So that a step for another table is noticed all the same, its signatures are read here.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from strannik.box.game import Game
from strannik.checks.clauses import sources
from strannik.checks.finding import Finding
from strannik.core.step import Step

TABLE: Final = "table"


def check_steps(game: Game) -> list[Finding]:
    """Steps that say nothing of their table, or are written for one that the game does not lay."""
    found: list[Finding] = []
    for path in sources(game):
        module = _module(game, path)
        for name, problem in _problems(game, ast.parse(path.read_text(encoding="utf-8")), module):
            found.append(Finding("steps", f"{path.name}, {name}", problem))
    return found


def _module(game: Game, path: Path) -> ModuleType:
    """The module that a file of the game's package is."""
    inside = path.relative_to(Path(str(files(game.package)))).with_suffix("")
    parts = [part for part in inside.parts if part != "__init__"]
    name = ".".join([game.package, *parts])
    return sys.modules.get(name) or import_module(name)


def _problems(game: Game, tree: ast.Module, module: ModuleType) -> Iterator[tuple[str, str]]:
    """The methods of steps whose table is not one of this game's, and what is amiss."""
    for written in tree.body:
        kind = getattr(module, written.name, None) if isinstance(written, ast.ClassDef) else None
        if not isinstance(written, ast.ClassDef) or not isinstance(kind, type) or not issubclass(kind, Step):
            continue
        for method in [node for node in written.body if isinstance(node, ast.FunctionDef)]:
            for argument in [one for one in method.args.args if one.arg == TABLE]:
                problem = _problem(game, argument, module)
                if problem:
                    yield f"{written.name}.{method.name}", problem


def _problem(game: Game, argument: ast.arg, module: ModuleType) -> str:
    """Why a step with this argument does not belong to the game; nothing if it does."""
    if argument.annotation is None:
        return "the table has no type"
    said = ast.unparse(argument.annotation).strip("'\"")
    kind = getattr(module, said, None)
    if not isinstance(kind, type) or not issubclass(game.table, kind):
        return f"the table is a {said}, and the game lays a {game.table.__module__}.{game.table.__name__}"
    return ""
