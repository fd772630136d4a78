"""What mypyc compiles hangs together: on a class whose base is left plain it gives up, after minutes."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path
from unittest.mock import patch

import pytest

import strannik

SOURCE = Path(strannik.__file__).parent
ROOT = Path(__file__).parents[2]


def compiled() -> set[Path]:
    """The files that `setup.py` lists."""
    with patch("setuptools.setup"):
        globs = runpy.run_path(str(ROOT / "setup.py"))["COMPILED"]
    return {path for glob in globs for path in SOURCE.glob(glob) if path.name != "__init__.py"}


COMPILED = sorted(compiled())


def bases(path: Path) -> dict[str, Path]:
    """The classes of ours that a file derives from, with the files they come from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    named = {base.id for node in classes for base in node.bases if isinstance(base, ast.Name)}
    found: dict[str, Path] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("strannik."):
            for entry in node.names:
                if (entry.asname or entry.name) in named:
                    found[entry.name] = SOURCE.joinpath(*node.module.split(".")[1:]).with_suffix(".py")
    return found


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_a_compiled_class_is_made_of_is_compiled_too(path: Path) -> None:
    left_plain = {name: str(base) for name, base in bases(path).items() if base not in COMPILED}
    assert left_plain == {}


def emptied(function: ast.FunctionDef) -> set[str]:
    """What a method sets to None and reads after that, without having set it to anything else."""
    touched = sorted(
        [
            (node.lineno, node.col_offset, node.attr, isinstance(node.ctx, ast.Store))
            for node in ast.walk(function)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
        ]
    )
    emptied: dict[str, bool] = {}
    found: set[str] = set()
    for line, column, name, written in touched:
        if written:
            emptied[name] = (line, column, name) in nothing_set_in(function)
        elif emptied.get(name):
            found.add(name)
    return found


def nothing_set_in(function: ast.FunctionDef) -> set[tuple[int, int, str]]:
    """Where a method sets something of its own to None."""
    places = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            if not isinstance(node.value, ast.Constant) or node.value.value is not None:
                continue
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Attribute):
                    places.add((target.lineno, target.col_offset, target.attr))
    return places


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_compiled_relies_on_another_method_to_fill_what_it_has_emptied(path: Path) -> None:
    """Compiled code takes it for None still, whatever a method called in between has set it to."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {function.name: emptied(function) for function in ast.walk(tree) if isinstance(function, ast.FunctionDef)}
    assert {name: read for name, read in found.items() if read} == {}


def test_what_was_emptied_and_is_read_is_noticed() -> None:
    text = "def start(self):\n    self.match: Match | None = None\n    self.begin()\n    follow(self.match)\n"
    (function,) = ast.parse(text).body
    assert isinstance(function, ast.FunctionDef)
    assert emptied(function) == {"match"}
    (mended,) = ast.parse(text.replace("self.begin()", "self.match = begun()")).body
    assert isinstance(mended, ast.FunctionDef)
    assert emptied(mended) == set()
