"""The rambler: reads at random as people do, and turns to what it has used least."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.chance import Chance
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.story.book import Book
from strannik.story.condition import OWN
from strannik.story.proving.hits import Hits
from strannik.story.proving.rehearsal import READER, Prompter, Rehearsal
from strannik.story.reading import Choose, Read
from strannik.story.section import Section
from strannik.story.teller import Teller

MOST_JUMPS: Final = 200
"""How far one reading may lead; a book may have rounds that only a decision ends."""


@dataclass
class Life(Rehearsal):
    """A rehearsal that leads through one section after another."""

    def teller(self) -> Teller:
        return WAYFARER


class Wayfarer(Prompter):
    """Reads on, and lets every second condition of the game's own hold."""

    def opened(self, table: Rehearsal, seat: int, section: Section) -> None:
        super().opened(table, seat, section)
        asked = [one.fact for _, condition in section.conditions for one in condition.named if one.kind == OWN]
        table.supposed = frozenset([fact for fact in dict.fromkeys(asked) if table.chance.below(2)])

    def reads_on(self, table: Rehearsal, seat: int, section: str) -> bool:
        super().reads_on(table, seat, section)
        table.jumps += 1
        return table.jumps < MOST_JUMPS


WAYFARER: Final = Wayfarer()


class Rambler:
    """Lives through a book again and again; each life learns clues, notes side sections and reads them first."""

    def __init__(self, book: Book, chance: Chance) -> None:
        self.book = book
        self.chance = chance
        self.hits = Hits()
        self.life = self.born()

    def born(self) -> Life:
        """A reader who knows nothing."""
        return Life([READER], self.chance, volume=self.book)

    def ramble(self, lives: int, readings: int) -> Hits:
        """So many lives of so many readings each."""
        for _ in range(lives):
            self.life = self.born()
            for _ in range(readings):
                self.reading()
        return self.hits

    def reading(self) -> None:
        """Begin with what was noted first, or where one was least, and see where it leads."""
        noted = self.life.notes_of(READER).noted
        id = noted.pop(0) if noted else self.start()
        if not id:
            return
        self.life.jumps = 0
        position = Position(self.life, [Read(READER, id)])
        position.begin()
        self.remember()
        while not position.finished:
            position.play(READER, self.answer(position))
            self.remember()

    def remember(self) -> None:
        """Count what has just happened."""
        self.hits.count(self.life.trace)
        self.life.trace = []

    def start(self) -> str:
        """One of the starts that were used least; none when everything is over."""
        left = [start for start in self.book.starts if not self.over(start)]
        least = min([self.hits.sections[start] for start in left], default=0)
        rarest = [start for start in left if self.hits.sections[start] == least]
        return self.chance.pick(rarest) if rarest else ""

    def over(self, id: str) -> bool:
        return self.book.sections[id].once and self.life.was_read(READER, id)

    def answer(self, position: Position) -> Answer:
        """The option that was taken least; everything else as chance will have it."""
        answers = list(position.offers[READER])
        step = position.agenda[-1]
        if isinstance(step, Choose):
            taken = {option.number: self.hits.taken(option) for option in step.options(self.life)}
            least = min([taken[answer.number] for answer in answers])
            answers = [answer for answer in answers if taken[answer.number] == least]
        return answers[self.chance.below(len(answers))]
