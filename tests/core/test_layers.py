"""Imports go one way: core ← games, story ← campaign, bots ← table ← server, cli."""

import ast
from pathlib import Path

import pytest

import strannik

SOURCE = Path(strannik.__file__).parent

MAY_IMPORT = {
    "core": set(),
    "story": {"core"},
    "games": {"core", "story"},
    "campaign": {"core", "story", "games"},
    "bots": {"core", "story", "games"},
    "table": {"core", "story", "games", "campaign", "bots"},
    "server": {"core", "story", "games", "campaign", "bots", "table"},
    "cli": {"core", "story", "games", "campaign", "bots", "table", "server", "_form"},
}

FILES = sorted(path for room in MAY_IMPORT for path in (SOURCE / room).rglob("*.py"))


def imported(path: Path) -> list[str]:
    """The strannik modules a file imports, wherever in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path.name} imports by dots"
            found += [f"{node.module}.{entry.name}" for entry in node.names] if node.module else []
        elif isinstance(node, ast.Import):
            found += [entry.name for entry in node.names]
    return [name for name in found if name.split(".")[0] == "strannik"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    room, *rest = path.relative_to(SOURCE).parts
    for name in imported(path):
        other = name.split(".")[1:]
        if not other:
            continue
        assert other[0] == room or other[0] in MAY_IMPORT[room], f"{room} may not import {name}"
        if room == "games" and other[0] == "games":
            assert other[1] == rest[0], "games do not know each other"
