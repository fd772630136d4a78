"""The page about the attack: every letter is there, and the tests it names exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "attack.md"

LETTERS = ["C1", *[f"H{n}" for n in range(1, 4)], *[f"M{n}" for n in range(1, 12)], *[f"L{n}" for n in range(1, 17)]]


def rows() -> dict[str, list[str]]:
    """The letters, each with its tests."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [line.strip("|").split("|") for line in lines if re.match(r"\| [CHML]\d+ \|", line)]
    return {row[0].strip(): re.findall(r"`(tests/[^`]+)`", row[3]) for row in cells}


def named_in(path: Path) -> set[str]:
    return {node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)}


def test_every_letter_is_there_once() -> None:
    assert list(rows()) == LETTERS


@pytest.mark.parametrize("letter", LETTERS)
def test_every_door_is_kept_shut_by_tests_that_exist(letter: str) -> None:
    named = rows()[letter]
    assert named
    for one in named:
        path, _, name = one.partition("::")
        assert name in named_in(ROOT / path), one
