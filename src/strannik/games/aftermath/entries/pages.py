"""Pages as their files hold them, every field checked when it is read."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from strannik.box.files import chapters
from strannik.core.data import DataError, read_yaml

PACKAGE: Final = "strannik.games.aftermath"

Kind = Literal["map", "story", "drive"]
Line = Literal["dashed", "red", "blue", "green", "white", "double"]


class GridEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How many cells a page is wide and high."""

    w: int
    h: int


class SpaceEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A space: rectangles of cells (`0,5-3,7`), what it means for the rules, and what is painted on it."""

    cells: list[str]
    marks: list[str] = []
    props: list[Any] = []


class BorderEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The line between two spaces that touch."""

    between: tuple[str, str]
    line: Line = "dashed"


class DriveEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A drive: in what, over which roads, and who follows from which of them on."""

    vehicle: str
    road: list[str]
    chasers: str | list[str]
    since: int = msgspec.field(name="from")


class PageEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A page: its number, where it lies in the city, its spaces and borders, and its sections as they are written."""

    page: int
    kind: Kind
    sections: dict[str, Any]
    cell: tuple[int, int] | None = None
    grid: GridEntry = GridEntry(1, 1)
    ground: str = "dark"
    spaces: dict[str, SpaceEntry] = {}
    borders: list[BorderEntry] = []
    drive: DriveEntry | None = None


def read_pages() -> list[tuple[str, PageEntry]]:
    """Every page file of the box, with its place for errors."""
    return [
        (f"aftermath/{name}", read_page(text, f"aftermath/{name}"))
        for name, text in chapters(PACKAGE, "data/pages", ".yaml")
    ]


def read_page(text: str, source: str) -> PageEntry:
    """The page that a YAML text describes."""
    try:
        return msgspec.convert(read_yaml(text, source), PageEntry)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise DataError(source, place.rstrip("`").lstrip("."), problem) from None
