"""Hits: how often each part of a book was come to, and which never."""

from __future__ import annotations

from collections import Counter
from typing import Final

from strannik.story.book import Book
from strannik.story.option import Option
from strannik.story.section import Section

TAKEN: Final = "taken"
PASSED: Final = "passed"
FAILED: Final = "failed"
OPEN: Final = "condition fulfilled"
CLOSED: Final = "condition not fulfilled"


def sides(option: Option) -> list[str]:
    """What can become of an option: the two sides of its check, and those of its condition."""
    outcomes = [PASSED, FAILED] if option.check else []
    return [TAKEN, *outcomes, *([OPEN, CLOSED] if option.conditional else [])]


class Hits:
    """Counts by section, and by section, option and side."""

    def __init__(self) -> None:
        self.sections: Counter[str] = Counter()
        self.sides: Counter[tuple[str, int, str]] = Counter()

    def came_to(self, section: Section) -> None:
        self.sections[section.id] += 1

    def saw(self, section: Section, option: Option, side: str) -> None:
        self.sides[section.id, option.number, side] += 1

    def taken(self, section: Section, option: Option) -> int:
        """How often an option was taken."""
        return self.sides[section.id, option.number, TAKEN]

    def never(self, book: Book) -> list[str]:
        """Every part of the book that was never come to, in words."""
        missed = [id for id in book.sections if not self.sections[id]]
        for section, option in book.options:
            missed += [
                f"{section.id}, option {option.number}: {side}"
                for side in sides(option)
                if not self.sides[section.id, option.number, side]
            ]
        return missed
