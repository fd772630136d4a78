"""The pages, and what their game says of them: the board above the sections, and what its marks open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from strannik.core.data import DataError, nearest
from strannik.story.book import Book
from strannik.story.frame import Check, Frame, Head
from strannik.story.volume import Volume

LINES: Final = ("dashed", "red", "green", "blue", "white", "double")
ALWAYS: Final = ("START", "threat", "disaster")
HEAD_KEYS: Final = ("page", "title", "kind", "city_cell", "grid", "spaces", "borders")
OPENING: Final = ("poi", "objective", "exit")
"""Marks that open a section: `poi:1` opens `poi.1`."""


def frame() -> Frame:
    from tests.core.toy_page.deeds import VOCABULARY

    return Frame(
        vocabulary=VOCABULARY,
        checks={skill: Check(3, 9, 12) for skill in ("strength", "resilience")},
        conditions={"mission_active": int, "situation": str, "lit": "space"},
        section_terms={"value": int, "discard_token": bool},
        head_keys=HEAD_KEYS,
        head=read_head,
        texts=(),
    )


def read_head(given: Mapping[str, Any], source: str) -> Head:
    """The spaces with their marks; every border joins two of them by a line that there is."""
    spaces = given["spaces"]
    for at, entry in enumerate(given["borders"]):
        for space in entry["between"]:
            if space not in spaces:
                raise DataError(source, f"borders[{at}]", f"there is no space {space!r}; {nearest(space, spaces)}")
        if entry["line"] not in LINES:
            raise DataError(source, f"borders[{at}]", f"there is no line {entry['line']!r}")
    marks = [mark.partition(":") for space in spaces.values() for mark in space["marks"]]
    kinds = {kind: [id for mark, _, id in marks if mark == kind] for kind in ("search", "objective", "exit")}
    opened = [f"{mark}.{id}" for mark, _, id in marks if mark in OPENING]
    return Head({"space": list(spaces), **kinds}, [*ALWAYS, *opened])


def spaces_with(book: Book, mark: str) -> list[str]:
    """The spaces that bear a mark."""
    return [space for space, entry in book.head["spaces"].items() if mark in entry["marks"]]


def marks_of(book: Book, space: str) -> list[str]:
    marks: list[str] = book.head["spaces"][space]["marks"]
    return marks


PAGES: Final = {number: Volume("tests.core.toy_page", f"page-{number}", frame) for number in (14, 15)}
