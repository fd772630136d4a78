"""The page about the house says what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import strannik
from tests.core.test_layers import DOORS, HOUSE, SERVER, held
from tests.core.test_layers import rows as doors_rows

ROOT = Path(__file__).parents[2]
SOURCE = Path(strannik.__file__).parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

ABOUT_A_DOZEN = 15
EVERYWHERE = {"that", "with", "into", "made", "which", "under"}
"""Words of questions that lead nowhere."""


def part(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.DOTALL)
    assert found is not None
    return found[1]


def rows(title: str) -> list[list[str]]:
    """The rows of the table in a part of the page."""
    lines = [line for line in part(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def place(cell: str) -> Path:
    """The file that a cell names first."""
    name = cell.split("`")[1]
    return ROOT / name if name.startswith("client/") else SOURCE / name


def test_the_drawing_has_every_room_one_above_the_other() -> None:
    drawn = re.findall(r"^[ │┌└─]*([a-z]+)\s{2,}", part("Rooms"), re.M)
    assert [room for room in drawn if room in HOUSE] == HOUSE[::-1]
    assert [room for room in drawn if room in SERVER] == SERVER[::-1]


def test_the_line_of_layers_has_them_in_the_same_order() -> None:
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    [line] = [line for line in page.splitlines() if line.startswith("core  ←")]
    floors = [sorted(floor.strip().split(", ")) for floor in line.split("←")]
    said = [room for floor in floors for room in floor]
    assert sorted(said) == sorted(HOUSE)
    for floor in floors:
        first = min(HOUSE.index(room) for room in floor)
        assert sorted(HOUSE[first : first + len(floor)]) == floor


def test_a_room_of_many_more_files_than_a_dozen_is_one_of_those_that_are_larger_on_purpose() -> None:
    [said] = re.findall(r"^A room has about a dozen files\..*?\n\n", PAGE, re.M | re.DOTALL)
    larger = re.findall(r"`(\w+)`", said)
    assert [room for room in DOORS if len(held(room)) > ABOUT_A_DOZEN and room.name not in larger] == []


@pytest.mark.parametrize("row", rows("The way of one move"), ids=lambda row: row[0])
def test_the_way_of_a_move_leads_through_files_that_are_there(row: list[str]) -> None:
    assert place(row[2]).is_file()
    named = row[2].split("`")[3:4]
    text = place(row[2]).read_text(encoding="utf-8")
    assert all(f"def {function}(" in text for function in named)


def test_there_are_ten_questions() -> None:
    assert len(rows("Ten questions of a newcomer")) == 10


@pytest.mark.parametrize("row", rows("Ten questions of a newcomer"), ids=lambda row: row[0])
def test_a_question_is_answered_by_the_door_of_one_room(row: list[str]) -> None:
    answer = place(row[1])
    assert answer.exists()
    door = (answer.parent / "__init__.py").read_text(encoding="utf-8")
    [told] = re.findall(rf"^`{answer.stem}` +(.*)$", door, re.M)
    asked = set(re.findall(r"\w{4,}", row[0])) - EVERYWHERE
    assert any([word in told for word in asked]), f"nobody who asks this would think of {told!r}"


GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_package_has_the_parts_that_the_page_names_and_its_door_names_the_others(game: Path) -> None:
    for name in ("game.py", "table.py", "setup.py", "steps", "score.py", "hints.py", "data"):
        assert (game / name).exists(), name
    named = re.findall(r"`([a-z_]+)(?:\.py|/)", " ".join(cells[0] for cells in rows("A game's package")))
    assert held(game) - set(named) == doors_rows(game)


def test_the_guide_for_contributors_knows_every_room() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| .*?`src/strannik/(\w+).*$", guide, re.M)
    assert [room for room in HOUSE if room not in named] == []
    assert set(named) <= set(HOUSE)
    [server] = [line for line in guide.splitlines() if line.startswith("| `src/strannik/server`")]
    assert re.findall(r"`(\w+)` \(", server) == SERVER
