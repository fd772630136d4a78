"""Who cites a clause: the steps and tables of a game in docstrings, and scenarios beside their names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path


@dataclass
class Citation:
    """A place that names a clause: its name, as `Move._held_back`, its file and line."""

    name: str
    where: str
    line: int


def steps_citing(clause: str, package: str) -> list[Citation]:
    """Classes and functions of the game's package whose docstring cites the clause."""
    root = Path(str(files(package)))
    return [
        Citation(name, f"{package.rpartition('.')[2]}/{path.relative_to(root).as_posix()}", node.lineno)
        for path in sorted(root.rglob("*.py"))
        for name, node in documented(ast.parse(path.read_text(encoding="utf-8")))
        if names(clause, ast.get_docstring(node) or "")
    ]


def scenarios_citing(clause: str, game: str, tests: Path) -> list[Citation]:
    """Tests of the game that cite the clause beside their name; none where the tests are not installed."""
    found = []
    for path in sorted((tests / "games" / game).rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = "\n".join(lines[node.lineno - 1 : node.body[0].lineno - 1])
                if names(clause, head):
                    found.append(Citation(node.name, path.relative_to(tests.parent).as_posix(), node.lineno))
    return found


def tests_beside(package: str) -> Path:
    """Where the scenarios lie if the package is run from its repository."""
    root = Path(str(files(package.partition(".")[0])))
    return root.parent.parent / "tests"


def documented(module: ast.Module) -> Iterable[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """The classes and functions of a module, methods by the name of their class too."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield node.name, node
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield f"{node.name}.{method.name}", method


def names(clause: str, text: str) -> bool:
    """Whether the text names just this clause, and not only one under it."""
    return re.search(rf"(?<![\w-]){re.escape(clause)}(?![\w]|\.\w)", text) is not None
