"""Who cites which clause: the code in docstrings, offers and bars, the tests in comments beside their names."""

from __future__ import annotations

import ast
import re
import tokenize
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from strannik.core.game import Game

TESTS = Path(__file__).resolve().parent


@dataclass
class Closing:
    """A place in the code that closes something: the clause, and the facts given to its sentence."""

    clause: str
    facts: list[str]
    where: str


def sources(game: Game) -> list[Path]:
    """The Python files of a game's package."""
    return sorted(Path(str(files(game.package))).rglob("*.py"))


def clauses_in(text: str, prefix: str) -> set[str]:
    """Every clause that a text names."""
    return set(re.findall(rf"\b{prefix}-\w+(?:\.\w+)*", text))


def cited_by_code(game: Game) -> set[str]:
    """The clauses named anywhere in the game's code."""
    texts = [path.read_text(encoding="utf-8") for path in sources(game)]
    return {clause for text in texts for clause in clauses_in(text, game.clause_prefix)}


def cited_by_tests(game: Game) -> set[str]:
    """The clauses named in comments of the game's tests."""
    found: set[str] = set()
    for path in sorted((TESTS / "games" / game.id).rglob("test_*.py")):
        for comment in comments(path):
            found |= clauses_in(comment, game.clause_prefix)
    return found


def comments(path: Path) -> list[str]:
    with tokenize.open(path) as lines:
        return [token.string for token in tokenize.generate_tokens(lines.readline) if token.type == tokenize.COMMENT]


def uncited(path: Path, prefix: str) -> list[str]:
    """The tests of a file that do not say beside their name which clause they are about."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    missing = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            head = "\n".join(lines[node.lineno - 1 : node.body[0].lineno - 1])
            if not clauses_in(head, prefix):
                missing.append(node.name)
    return missing


def closings(game: Game) -> list[Closing]:
    """Every `Bar(clause, fact=…)` in the game's code."""
    found: list[Closing] = []
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Bar":
                clause = node.args[0]
                assert isinstance(clause, ast.Constant), (
                    f"{path.name}, line {node.lineno}: the clause is not written out"
                )
                facts = [keyword.arg for keyword in node.keywords if keyword.arg is not None]
                found.append(Closing(str(clause.value), facts, f"{path.name}, line {node.lineno}"))
    return found
