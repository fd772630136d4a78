"""The rambler: reads at random as people do, and turns to what it has used least."""

from __future__ import annotations

from typing import Any, Final

from strannik.core.chance import Chance
from strannik.story.book import Book
from strannik.story.hits import CLOSED, FAILED, OPEN, PASSED, TAKEN, Hits
from strannik.story.option import Option
from strannik.story.section import Section

MOST_JUMPS: Final = 200
"""How far one reading may lead; a book may have rounds that only a decision ends."""


class Rambler:
    """Lives through a book again and again; each life learns clues, notes side sections and reads them first."""

    def __init__(self, book: Book, chance: Chance) -> None:
        self.book = book
        self.chance = chance
        self.hits = Hits()
        self.known: set[str] = set()
        self.read: set[str] = set()
        self.noted: list[str] = []

    def ramble(self, lives: int, readings: int) -> Hits:
        """So many lives of so many readings each."""
        for _ in range(lives):
            self.known, self.read, self.noted = set(), set(), []
            for _ in range(readings):
                self.reading()
        return self.hits

    def reading(self) -> None:
        """Begin with what was noted first, or where one was least, and follow the jumps."""
        id = self.noted.pop(0) if self.noted else self.start()
        for _ in range(MOST_JUMPS):
            if id not in self.book.sections or self.over(id):
                return
            id = self.visit(self.book.sections[id])

    def over(self, id: str) -> bool:
        return self.book.sections[id].once and id in self.read

    def start(self) -> str:
        """One of the starts that were used least; none when everything is over."""
        left = [start for start in self.book.starts if start in self.book.sections and not self.over(start)]
        least = min([self.hits.sections[start] for start in left], default=0)
        rarest = [start for start in left if self.hits.sections[start] == least]
        return self.chance.pick(rarest) if rarest else ""

    def visit(self, section: Section) -> str:
        """Read a section and take an option; returns where reading goes on."""
        self.hits.came_to(section)
        self.read.add(section.id)
        self.known.update(section.learn)
        answers = {name: bool(self.chance.below(2)) for option in section.options for name in option.needs}

        def holds(name: str, wanted: Any) -> bool:
            return answers[name]

        for option in section.options:
            self.hits.saw(section, option, OPEN if option.applies(self.known, holds) else CLOSED)
        open_now = section.open_to(self.known, holds)
        return self.take(section, self.rarest(section, open_now)) if open_now else section.goto

    def rarest(self, section: Section, options: list[Option]) -> Option:
        least = min([self.hits.taken(section, option) for option in options])
        choices = [at for at, option in enumerate(options) if self.hits.taken(section, option) == least]
        return options[self.chance.pick(choices)]

    def take(self, section: Section, option: Option) -> str:
        """Pay and roll; every second roll is good enough."""
        self.hits.saw(section, option, TAKEN)
        if option.check:
            passed = bool(self.chance.below(2))
            self.hits.saw(section, option, PASSED if passed else FAILED)
            if not passed:
                return option.fail_goto
        self.known.update(option.learn)
        if option.side:
            self.noted.append(option.side)
        return option.goto
