"""One class name means one thing within a layer, and colour is spelt in one way."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import strannik

SOURCE = Path(strannik.__file__).parent
TESTS = Path(__file__).parents[1]

LAYERS = sorted({path.parent for path in SOURCE.glob("*/__init__.py")} - {SOURCE / "games"})
LAYERS += sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))

OF_OTHERS = ("stop_color", "ANSI_COLOR_NAMES")
"""SVG's own, and rich's."""

SOURCES = sorted([*SOURCE.rglob("*.py"), *TESTS.rglob("*.py")])


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: str(layer.relative_to(SOURCE)))
def test_a_class_name_means_one_thing_within_a_layer(layer: Path) -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(layer.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places[node.name].append(str(path.relative_to(SOURCE)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert twice == {}


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """The names, comments and docstrings of a file with their lines; other strings may be data or somebody's markup."""
    text = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.COMMENT) and not token.line.startswith("from rich"):
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield getattr(node, "lineno", 1), re.sub(r"`[^`]*`", "", ast.get_docstring(node) or "")


def test_colour_is_spelt_in_one_way() -> None:
    suspected = [path for path in SOURCES if "color" in path.read_text(encoding="utf-8").lower()]
    otherwise = [
        f"{path.name}:{line}: {word}"
        for path in suspected
        for line, word in spoken(path)
        if "color" in word.lower() and word not in OF_OTHERS
    ]
    assert otherwise == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_colour_is_spelt_in_one_way_in_what_people_read(language: str) -> None:
    """Whatever follows the name of a message; the names themselves may be words of the data."""
    for path in [*SOURCE.rglob(f"strings/{language}*.ftl"), *SOURCE.rglob(f"strings/{language}/*.ftl")]:
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"color", re.sub(r"^[\w-]+ *=", "", line), re.IGNORECASE), f"{path}: {line}"
