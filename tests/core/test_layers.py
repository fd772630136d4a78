"""Imports go one way.

core ← show ← box ← games, story ← campaign, bots ← checks ← table ← server ← bench, cli, and within the server
storage ← showing ← playing ← web.
"""

import ast
import re
from pathlib import Path

import pytest

import strannik

SOURCE = Path(strannik.__file__).parent

HOUSE = ["core", "show", "box", "story", "games", "campaign", "bots", "checks", "table", "server", "bench", "cli"]
"""The rooms from the ground up: each may use those below it."""

APART = {("campaign", "bots"), ("bots", "campaign")}
"""Neighbours on one floor that do not know each other."""

SERVER = ["storage", "showing", "playing", "web"]
"""The rooms of the server, likewise; what lies beside them in `server/` itself is for all."""

DOORS = sorted(path.parent for path in SOURCE.glob("*/**/__init__.py") if path.parent.parent.name != "games")
DOORS.remove(SOURCE / "games")
"""Rooms whose `__init__` has a row for each file; of games' packages `tests/docs/test_architecture.py` has a word."""

DISK = {"os", "pathlib", "io", "shutil", "tempfile", "importlib", "socket", "sqlite3"}


FILES = sorted(path for room in HOUSE for path in (SOURCE / room).rglob("*.py"))


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


def outside(path: Path) -> set[str]:
    """What a file imports besides ours, by the first word."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [entry.name for node in ast.walk(tree) if isinstance(node, ast.Import) for entry in node.names]
    names += [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return {name.split(".")[0] for name in names}


def held(room: Path) -> set[str]:
    """The files and rooms in a room."""
    files = {path.stem for path in room.glob("*.py")} - {"__init__"}
    return files | {path.parent.name for path in room.glob("*/__init__.py")}


def rows(room: Path) -> set[str]:
    """What the door of a room names: the rows at the end of its docstring."""
    says = ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8"))) or ""
    return set(re.findall(r"^`(\w+)`", says.rpartition("\n\n")[2], re.M))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    room, *rest = path.relative_to(SOURCE).parts
    for name in imported(path):
        other = name.split(".")[1:]
        if not other or (room in ("bench", "cli") and other[0] == "_form"):
            continue
        below = HOUSE.index(other[0]) <= HOUSE.index(room) and (room, other[0]) not in APART
        assert below, f"{room} may not import {name}"
        if room == "games" and other[0] == "games":
            assert other[1] == rest[0], "games do not know each other"


@pytest.mark.parametrize(
    "path", sorted((SOURCE / "server").rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE))
)
def test_the_rooms_of_the_server_are_one_above_the_other(path: Path) -> None:
    room = path.relative_to(SOURCE / "server").parts[0]
    for name in imported(path):
        other = name.split(".")[1:]
        if room in SERVER and other[0] == "server" and other[1] in SERVER:
            assert SERVER.index(other[1]) <= SERVER.index(room), f"{room} may not import {name}"


@pytest.mark.parametrize("path", sorted((SOURCE / "core").rglob("*.py")), ids=lambda path: path.name)
def test_the_rules_machinery_never_touches_a_disk(path: Path) -> None:
    assert not outside(path) & DISK


def test_every_room_has_a_floor() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert rooms <= set(HOUSE)
    assert {path.name for path in (SOURCE / "server").iterdir() if path.is_dir()} >= set(SERVER)


@pytest.mark.parametrize("room", DOORS, ids=lambda room: str(room.relative_to(SOURCE)))
def test_the_door_of_a_room_says_what_each_file_is(room: Path) -> None:
    assert rows(room) == held(room)
