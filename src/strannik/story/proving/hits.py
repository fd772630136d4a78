"""Hits: how often each part of a book was come to, and which never."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from strannik.story.book import Book
from strannik.story.option import Option
from strannik.story.proving.rehearsal import CAME, CLOSED, FAILED, OPEN, PASSED, TAKEN
from strannik.story.section import Section


def sides(way: Option) -> list[str]:
    """What can become of a way: the two sides of its check, and those of its condition."""
    outcomes = [PASSED, FAILED] if way.check else []
    return [*([TAKEN] if way.number else []), *outcomes, *([OPEN, CLOSED] if way.conditional else [])]


class Hits:
    """Counts by section, and by place and side."""

    def __init__(self) -> None:
        self.sections: Counter[str] = Counter()
        self.sides: Counter[tuple[str, str]] = Counter()

    def count(self, trace: Iterable[list[str]]) -> None:
        """Add what happened in a rehearsal."""
        for what, where in trace:
            if what == CAME:
                self.sections[where] += 1
            else:
                self.sides[where, what] += 1

    def taken(self, option: Option) -> int:
        """How often an option was taken."""
        return self.sides[option.place, TAKEN]

    def never(self, book: Book) -> list[str]:
        """Every part of the book that was never come to, in words."""
        missed = [id for id in book.sections if not self.sections[id]]
        for section in book.sections.values():
            wanted = [(way.place, side) for way in _in_order(section) for side in sides(way)]
            wanted += [(fork.place, side) for fork in section.forks for side in (OPEN, CLOSED)]
            missed += [f"{place}: {side}" for place, side in wanted if not self.sides[place, side]]
        return missed


def _in_order(section: Section) -> list[Option]:
    return [*section.options, *section.checks]
