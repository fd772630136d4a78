"""Pages as the rules read them: spaces with their marks, and the lines between them. [AM-9.1, AM-9.2]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from strannik.core.data import DataError, nearest
from strannik.games.aftermath.entries.pages import DriveEntry, PageEntry, SpaceEntry, read_pages

DASHED: Final = "dashed"
WHITE_LINE: Final = "white"
DOUBLE: Final = "double"
COLOURED: Final = ("red", "blue", "green")

HERO_SPAWN: Final = "hero_spawn"
ENEMY_SPAWN: Final = "enemy_spawn"
"""Where figures enter the page. [AM-9.3, AM-9.4]"""

HIDE: Final = "hide"
IN_RUBBLE: Final = "rubble"
MAP: Final = "map"
STORY: Final = "story"
DRIVE: Final = "drive"

START: Final = "START"
THREAT: Final = "threat"
DISASTER_SECTION: Final = "disaster"

UNTOLD: Final = "untold"
"""A section that is so begins with no text of its own: which is read, what it does says."""

Cell = tuple[int, int]


def known(page: int, name: str) -> str:
    """How the whole game calls what a page calls `mat`: page 12 has the space `12-mat`. Its name is `name-12-mat`."""
    return f"{page}-{name}"


def short(id: str) -> str:
    """How its page calls a space, a search place, an objective or an exit."""
    return id.partition("-")[2]


class Space:
    """A space. `marks` say what it is for the rules; those with a name (`poi:1`) are also kept by their kind.

    Points of interest have the names of their sections (`poi.1`), all else is called as the whole game calls it.
    """

    def __init__(self, page: int, name: str, entry: SpaceEntry, source: str) -> None:
        self.id = known(page, name)
        self.marks: list[str] = list(entry.marks)
        self.props: list[Any] = list(entry.props)
        self.cells: list[Cell] = cells_of(entry.cells, source, f"spaces.{name}.cells")
        self.pois: list[str] = [f"poi.{name}" for name in self._named("poi")]
        self.objectives: list[str] = [known(page, name) for name in self._named("objective")]
        self.searches: list[str] = [known(page, name) for name in self._named("search")]
        self.exits: list[str] = [known(page, name) for name in self._named("exit")]

    def _named(self, kind: str) -> list[str]:
        """The names of its marks of a kind."""
        return [mark.partition(":")[2] for mark in self.marks if mark.startswith(f"{kind}:")]

    def has(self, mark: str) -> bool:
        return mark in self.marks


class Page:
    """A page of the adventure book. `lines` are those printed, by pairs of neighbours both ways. [AM-2.1]

    `repeats` are the points of interest that work more than once [AM-0.5], `read_again` the spaces that have one;
    `read_once` are the sections of the others, each with its space; `value` is what a disaster must reach, 0
    where there is none [AM-2.6].
    """

    def __init__(self, source: str, entry: PageEntry) -> None:
        self.source = source
        self.number = entry.page
        self.kind: str = entry.kind
        self.cell = entry.cell
        self.width: int = entry.grid.w
        self.height: int = entry.grid.h
        self.ground = entry.ground
        self.written: dict[str, Any] = entry.sections
        self.drive = entry.drive
        spaces = [Space(entry.page, name, space, source) for name, space in entry.spaces.items()]
        self.spaces: dict[str, Space] = {space.id: space for space in spaces}
        self.at: dict[Cell, str] = self._cells()
        self.lines: dict[str, dict[str, str]] = {id: {} for id in self.spaces}
        self.borders: list[tuple[str, str]] = [border.between for border in entry.borders]
        self._draw(entry)
        self.hero_spawns = self.marked(HERO_SPAWN)
        self.enemy_spawns = self.marked(ENEMY_SPAWN)
        self.search_spaces: dict[str, str] = {name: id for id, space in self.spaces.items() for name in space.searches}
        self.objective_spaces: dict[str, str] = {
            name: id for id, space in self.spaces.items() for name in space.objectives
        }
        self.repeats: list[str] = [
            id for id, given in entry.sections.items() if isinstance(given, dict) and given.get("repeat") is True
        ]
        self.read_again: list[str] = [space.id for space in spaces for poi in space.pois if poi in self.repeats]
        self.read_once: dict[str, str] = {
            self.section(poi): space.id for space in spaces for poi in space.pois if poi not in self.repeats
        }
        disaster = entry.sections.get(DISASTER_SECTION)
        self.value: int = disaster.get("value", 0) if isinstance(disaster, dict) else 0

    def marked(self, mark: str) -> list[str]:
        """The spaces that bear a mark."""
        return [id for id, space in self.spaces.items() if mark in space.marks]

    def names(self) -> list[str]:
        """Everything on it that has a name: spaces, exits, search places and objectives."""
        exits = [id for space in self.spaces.values() for id in space.exits]
        return [*self.spaces, *exits, *self.search_spaces, *self.objective_spaces]

    def section(self, name: str) -> str:
        """The id in the whole book of a section of this page."""
        return section_id(self.number, name)

    def has(self, name: str) -> bool:
        """Whether the page has such a section."""
        return name in self.written

    def _cells(self) -> dict[Cell, str]:
        """Whose each cell is; no cell is two spaces'."""
        found: dict[Cell, str] = {}
        for id, space in self.spaces.items():
            for cell in space.cells:
                if cell in found:
                    raise DataError(self.source, f"spaces.{short(id)}.cells", f"{cell} belongs to {found[cell]} too")
                if not (0 <= cell[0] < self.width and 0 <= cell[1] < self.height):
                    raise DataError(self.source, f"spaces.{short(id)}.cells", f"{cell} lies outside the grid")
                found[cell] = id
        return found

    def _draw(self, entry: PageEntry) -> None:
        """Every pair that touches by a side has a line, dashed unless the page says otherwise. [AM-9.1]"""
        for (x, y), one in self.at.items():
            for beside in ((x + 1, y), (x, y + 1)):
                other = self.at.get(beside, one)
                if other != one:
                    self.lines[one][other] = self.lines[other][one] = DASHED
        for number, border in enumerate(entry.borders):
            place = f"borders[{number}]"
            for name in border.between:
                if known(self.number, name) not in self.spaces:
                    raise DataError(self.source, place, f"there is no space {name!r}; {nearest(name, entry.spaces)}")
            one, other = known(self.number, border.between[0]), known(self.number, border.between[1])
            if other not in self.lines[one]:
                raise DataError(self.source, place, f"{' and '.join(border.between)} do not touch")
            self.lines[one][other] = self.lines[other][one] = border.line


def cells_of(rectangles: Sequence[str], source: str, place: str) -> list[Cell]:
    """The cells of rectangles written as `0,5-3,7`, or of single cells as `4,4`."""
    found: list[Cell] = []
    for rectangle in rectangles:
        first, _, last = rectangle.partition("-")
        try:
            left, top = [int(part) for part in first.split(",")]
            right, bottom = [int(part) for part in (last or first).split(",")]
        except ValueError:
            raise DataError(source, place, f"expected cells as `0,5-3,7`, found {rectangle!r}") from None
        found += [(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]
    return found


@cache
def section_id(page: int, name: str) -> str:
    """The id of a section in the whole book: numbered ones have the page's number in their name. [AM-2.2]"""
    return name if name.startswith(f"{page}-") else f"{page}:{name}"


@cache
def page_of(section: str) -> int:
    """The page a section stands on."""
    return int(section.replace("-", ":").partition(":")[0])


def section_name(section: str) -> str:
    """What a page calls a section of its own."""
    return section.partition(":")[2] or section


@cache
def message(section: str, what: str = "") -> str:
    """The message that holds a text of a section: its own, or `option-1`, `outcome-1`, `failure-1`."""
    name = section_name(section).replace(".", "-").lower()
    text = f"page-{page_of(section)}-{name}"
    return f"{text}-{what}" if what else text


def title(page: int) -> str:
    """By what a page's name is found: `page-12-title`."""
    return f"page-{page}"


READ: Final[dict[int, Page]] = {}
"""The pages by their numbers, once the book has been opened."""


def drive_of(page: int) -> DriveEntry:
    """What a drive page says of its drive. [AM-31.1]"""
    drive = pages()[page].drive
    assert drive is not None
    return drive


def pages() -> dict[int, Page]:
    """Every page by its number, read when the book is first opened."""
    if not READ:
        found: dict[int, Page] = {}
        for source, entry in read_pages():
            if entry.page in found:
                raise DataError(source, "page", f"there is a page {entry.page} already")
            found[entry.page] = Page(source, entry)
        READ.update(found)  # all at once: others may be reading too
    return READ
