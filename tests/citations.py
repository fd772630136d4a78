"""Who cites which clause among the tests: in comments beside their names."""

from __future__ import annotations

import ast
import tokenize
from pathlib import Path

from strannik.box.game import Game
from strannik.checks.clauses import clauses_in

TESTS = Path(__file__).resolve().parent


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
