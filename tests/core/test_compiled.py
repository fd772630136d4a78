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
