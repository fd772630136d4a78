"""Mutants: small faults put into the rules of every game, one at a time; how many of them its scenarios notice.

`python tools/mutants.py [GAME …] [--each 12] [--seed 1]` draws so many places in the steps and the scoring of each
game, spoils a copy there (a comparison, a sum, a number, a condition, a call left out), and runs its tests.
What no test notices is printed with its place: either a scenario is missing, or the two ways come to the same.
"""

from __future__ import annotations

import argparse
import ast
import copy
import math
import os
import random
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "strannik"
COPY: Final = ROOT / "build" / "mutants"
TIMES: Final = 3
"""A run that keeps the processor busy so many times as long as the unspoilt one is one in which a game no longer ends:
that is noticed too."""

PATIENCE: Final = 240
"""So many seconds the unspoilt one may take."""

LOOKING: Final = ("atlas", "book", "companions", "hints", "lint", "log", "pages", "pictures", "scene", "whole")
"""Tests that look at pictures and books, or let bots play for long: they are not about single rules."""

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
}  # fmt: skip


def spoil(node: ast.AST) -> Callable[[], str] | None:
    """How a node can be spoilt, if it can: what does it, and says in words what was done."""

    def compare() -> str:
        assert isinstance(node, ast.Compare)
        before, node.ops[0] = type(node.ops[0]), COMPARED[type(node.ops[0])]()
        return f"{before.__name__} becomes {type(node.ops[0]).__name__}"

    def count() -> str:
        assert isinstance(node, ast.BinOp | ast.AugAssign)
        before, node.op = type(node.op), COUNTED[type(node.op)]()
        return f"{before.__name__} becomes {type(node.op).__name__}"

    def number() -> str:
        assert isinstance(node, ast.Constant)
        node.value += 1
        return f"{node.value - 1} becomes {node.value}"

    def condition() -> str:
        assert isinstance(node, ast.If | ast.IfExp)
        node.test = ast.UnaryOp(ast.Not(), node.test)
        return "a condition is turned round"

    def both() -> str:
        assert isinstance(node, ast.BoolOp)
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return f"it is {type(node.op).__name__} now"

    def nothing() -> str:
        assert isinstance(node, ast.Expr)
        node.value = ast.Constant(None)
        return "a call is left out"

    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            return compare
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in COUNTED:
            return count
        case ast.Constant(value=int() as value) if type(value) is int:
            return number
        case ast.If() | ast.IfExp():
            return condition
        case ast.BoolOp():
            return both
        case ast.Expr(value=ast.Call()):
            return nothing
    return None


def places(tree: ast.Module) -> Iterator[tuple[int, ast.AST]]:
    """What can be spoilt inside the functions of a file, with its place among all nodes."""
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for statement in function.body
        for node in ast.walk(statement)
    }
    for at, node in enumerate(ast.walk(tree)):
        if id(node) in inside and spoil(node) is not None:
            yield at, node


def rules_of(game: str) -> list[Path]:
    """The steps and the scoring of a game."""
    folder = PACKAGE / "games" / game
    return [*sorted((folder / "steps").rglob("*.py")), folder / "score.py"]


def noticed(game: str, seconds: int) -> bool:
    """Whether a test of the game fails on the copy, or takes more of the processor's time than it may."""
    environment = {**os.environ, "PYTHONPATH": str(COPY), "PYTHONDONTWRITEBYTECODE": "1"}
    tests = [
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        f"tests/games/{game}",
        "tests/records/test_records.py",
    ]
    left_out = [f"--ignore-glob=*{name}*" for name in LOOKING]
    command = [sys.executable, *tests, *left_out, "-k", f"{game} and not no_line"]
    limited = partial(resource.setrlimit, resource.RLIMIT_CPU, (seconds, seconds))
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, preexec_fn=limited, check=False)
    return run.returncode != 0


def time_of_tests() -> float:
    """The processor's time that all runs have taken so far; a clock would count what else the machine is busy with."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def try_out(game: str, each: int, seed: int) -> tuple[int, int]:
    """How many mutants of the game were noticed, of how many."""
    before = time_of_tests()
    assert not noticed(game, PATIENCE), f"the tests of {game} fail as it is"
    seconds = math.ceil(TIMES * (time_of_tests() - before))
    found = [(path, at) for path in rules_of(game) for at, _ in places(ast.parse(path.read_text(encoding="utf-8")))]
    drawn = random.Random(f"{seed} {game}").sample(found, min(each, len(found)))
    killed = 0
    for path, at in drawn:
        text = path.read_text(encoding="utf-8")
        tree = copy.deepcopy(ast.parse(text))
        node = list(ast.walk(tree))[at]
        line, change = getattr(node, "lineno", 0), spoil(node)
        assert change is not None
        said = change()
        spoilt = COPY / "strannik" / path.relative_to(PACKAGE)
        spoilt.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
        if noticed(game, seconds):
            killed += 1
        else:
            print(f"  lives: {path.relative_to(ROOT)}:{line}: {said}", flush=True)
        spoilt.write_text(text, encoding="utf-8")
    print(f"{game}: {killed} of {len(drawn)} noticed ({len(found)} places)", flush=True)
    return killed, len(drawn)


def main() -> None:
    every = sorted(path.parent.name for path in PACKAGE.glob("games/*/score.py"))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=every)
    parser.add_argument("--each", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(PACKAGE, COPY / "strannik", ignore=shutil.ignore_patterns("static", "__pycache__"))
    counts = [try_out(game, asked.each, asked.seed) for game in asked.games]
    print(f"all: {sum(killed for killed, _ in counts)} of {sum(drawn for _, drawn in counts)} noticed")


if __name__ == "__main__":
    main()
