"""The table: the open page, the figures on it, and what the company has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from strannik.core.events import Event
from strannik.core.step import Step
from strannik.core.table import Part, parts
from strannik.story.book import Book
from strannik.story.option import Option
from strannik.story.reading import judge
from strannik.story.table import StoryTable
from strannik.story.teller import Teller
from tests.core.toy_page.pages import PAGES, spaces_with

COMPANY: Final = "company"
STRENGTH: Final = 2
ALL_QUIET: Final = "all_quiet"
ENEMIES: Final = "enemies"
CROSSABLE: Final = ("dashed", "red", "blue", "green")
"""A wall is a double line; a white one can only be looked through."""


@dataclass
class ReadOut(Event):
    """A text was read out."""

    seat: int
    text: str


@dataclass
class Tried(Event):
    """A hero rolled for what the page asks."""

    seat: int
    total: int
    needed: int


@dataclass
class Figure(Part):
    """One hero."""

    at: str = ""
    wounds: int = 0


@dataclass
class Table(StoryTable):
    """A page with figures. `work` is the group check that is going on, by its place in the book."""

    page: int = 14
    figures: list[Figure] = parts(Figure)
    counters: dict[str, int] = field(default_factory=dict)
    situation: str = ALL_QUIET
    foes: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    borders: dict[str, str] = field(default_factory=dict)
    lit: list[str] = field(default_factory=list)
    mission: int = 3
    work: str = ""
    done: int = 0
    needed: int = 0
    turn: int = 0
    outcome: str = ""

    def book(self) -> Book:
        return PAGES[self.page].book

    def teller(self) -> Teller:
        return ARCHIVIST

    def reader(self, seat: int) -> str:
        return COMPANY

    def open_page(self, page: int) -> None:
        """Lay out another page; only what is noted and counted stays."""
        self.page = page
        self.situation, self.foes, self.tokens, self.lit = ALL_QUIET, [], [], []
        self.work, self.done, self.needed = "", 0, 0
        self.borders = {border(*entry["between"]): entry["line"] for entry in self.book().head["borders"]}
        for figure in self.figures:
            figure.at = spaces_with(self.book(), "hero_spawn")[0]

    def near(self, space: str) -> list[str]:
        """Where one can walk to."""
        found = [other for other in self.book().head["spaces"] if other != space]
        return [other for other in found if self.borders.get(border(space, other)) in CROSSABLE]

    def count(self, what: str, by: int) -> None:
        self.counters[what] = self.counters.get(what, 0) + by


def border(one: str, other: str) -> str:
    return "-".join(sorted([one, other]))


class Archivist(Teller):
    """Reads the page to the company: what they know and have marked is theirs together. [PG-2]"""

    def clause(self) -> str:
        return "PG-2"

    def holds(self, table: Table, seat: int, name: str, wanted: Any) -> bool:
        match name:
            case "mission_active":
                return table.mission == wanted
            case "lit":
                return wanted in table.lit
        return table.situation == wanted

    def attempt(self, table: Table, seat: int, way: Option) -> list[Step]:
        """A die and the hero's own strength. [PG-3]"""
        total = table.chance.roll(seat) + STRENGTH
        table.tell(Tried(seat, total, way.needed(len(table.seats))))
        return judge(table, seat, way, total, [])

    def decides(self, table: Table, seat: int) -> int:
        """The last hero keeps the book. [PG-7]"""
        return table.seats[-1]

    def text(self, table: Table, seat: int, message: str) -> None:
        table.tell(ReadOut(seat, message))


ARCHIVIST: Final = Archivist()
