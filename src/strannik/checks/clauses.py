"""Clauses: rulebook and code know the same ones, and every refusal can be said."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from strannik.box.game import Game
from strannik.checks.finding import Finding
from strannik.core.data import DataError
from strannik.show.clauses import LANGUAGES

FILLINGS: Final = (1, 2, 5, "thing")
"""What facts are tried with: the three plurals of Russian, and the name of something."""


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


def closings(game: Game) -> list[Closing]:
    """Every `Bar(clause, fact=…)` in the game's code."""
    found: list[Closing] = []
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Bar" and node.args:
                where = f"{path.name}, line {node.lineno}"
                clause = node.args[0]
                named = str(clause.value) if isinstance(clause, ast.Constant) else ""
                found.append(Closing(named, [word.arg for word in node.keywords if word.arg is not None], where))
    return found


def check_clauses(game: Game) -> list[Finding]:
    """Where rulebook and code do not know the same clauses, and refusals that cannot be said."""
    known, cited = set(game.rulebook.clauses), cited_by_code(game)
    problems = [(clause, "is cited by the code, but no clause of the rulebook") for clause in sorted(cited - known)]
    problems += [(clause, "is not cited by the code") for clause in sorted(known - cited)]
    for closing in closings(game):
        problems += [(closing.where, problem) for problem in _unsaid(game, closing)]
    return [Finding("clauses", where, what) for where, what in problems]


def _unsaid(game: Game, closing: Closing) -> list[str]:
    """Why a closing cannot be explained; nothing if it can."""
    if not closing.clause:
        return ["the clause of the bar is not written out"]
    clause = game.rulebook.clauses.get(closing.clause)
    if clause is None:
        return []
    if not clause.bar:
        return [f"{closing.clause} has no `bar`, so nothing can be said of it"]
    for language in LANGUAGES:
        for filling in FILLINGS:
            try:
                game.words(language).refusal(closing.clause, dict.fromkeys(closing.facts, filling))
            except DataError as error:
                return [f"{closing.clause} cannot be said: {error}"]
    return []
