"""The walker: reads a whole book, both sides of every condition and of every check."""

from __future__ import annotations

from typing import Any

from strannik.story.book import Book
from strannik.story.hits import CLOSED, FAILED, OPEN, PASSED, TAKEN, Hits
from strannik.story.option import Option
from strannik.story.section import Section
from strannik.story.ways import reach


def walk(book: Book) -> Hits:
    """Begin everywhere, once knowing nothing and once with what each condition asks for, and try all there is."""
    walker = _Walker(book)
    there = reach(book).clues
    asked = {frozenset(option.clues) for _, option in book.options if there.issuperset(option.clues)}
    for start in [start for start in book.starts if start in book.sections]:
        for known in sorted({frozenset[str](), *asked}, key=sorted):
            for fulfilled in (False, True):
                walker.begin(start, known, fulfilled)
    return walker.hits


class _Walker:
    """Keeps count, and remembers where it has been with the same knowledge."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.hits = Hits()
        self.been: set[tuple[str, frozenset[str], bool]] = set()
        self.due: list[tuple[str, frozenset[str], bool]] = []

    def begin(self, start: str, known: frozenset[str], fulfilled: bool) -> None:
        self.due.append((start, known, fulfilled))
        while self.due:
            place = self.due.pop()
            if place not in self.been and place[0] in self.book.sections:
                self.been.add(place)
                self.read(*place)

    def read(self, id: str, known: frozenset[str], fulfilled: bool) -> None:
        """One section with this knowledge; `fulfilled` answers for the game's own conditions."""
        section = self.book.sections[id]
        self.hits.came_to(section)
        known |= frozenset(section.learn)

        def holds(name: str, wanted: Any) -> bool:
            return fulfilled

        for option in section.options:
            self.hits.saw(section, option, OPEN if option.applies(known, holds) else CLOSED)
        self.due.append((section.goto, known, fulfilled))
        for option in section.open_to(known, holds):
            self.take(section, option, known, fulfilled)

    def take(self, section: Section, option: Option, known: frozenset[str], fulfilled: bool) -> None:
        """Both outcomes of an option."""
        self.hits.saw(section, option, TAKEN)
        wiser = known | frozenset(option.learn)
        self.due += [(option.goto, wiser, fulfilled), (option.side, wiser, fulfilled)]
        if option.check:
            self.hits.saw(section, option, PASSED)
            self.hits.saw(section, option, FAILED)
            self.due.append((option.fail_goto, known, fulfilled))
