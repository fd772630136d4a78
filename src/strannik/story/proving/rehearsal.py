"""Rehearsals: a book read by its own rules without its game.

Checks come out as somebody supposes, conditions of the game's own hold as is supposed, its effects come to nothing, and
every price can be paid, unless nobody has anything. What happens is written down in a trace.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from strannik.core.chance import Chance
from strannik.core.effects import Effect
from strannik.core.offer import Answer, Bar, Offer
from strannik.core.position import Position
from strannik.core.step import Choice, Step
from strannik.core.table import nested
from strannik.story.book import Book
from strannik.story.condition import CLUE, FLAG, Condition, Supposed
from strannik.story.option import Fork, Option
from strannik.story.reader import own_effects
from strannik.story.reading import LOST, Read, judge, met
from strannik.story.section import Section
from strannik.story.table import StoryTable
from strannik.story.teller import Teller

READER: Final = 0
UNPAID: Final = "story.too-dear"
"""Rehearsals are not told to anybody, so this is no clause of any rulebook."""

CAME: Final = "came to"
OPEN: Final = "condition fulfilled"
CLOSED: Final = "condition not fulfilled"
TAKEN: Final = "taken"
PASSED: Final = "passed"
FAILED: Final = "failed"
LOSS: Final = "no option is open"
GOTO: Final = "goto"
SIDE: Final = "side"


@dataclass
class Rehearsal(StoryTable):
    """A table with one reader. `supposed` is what holds of the game's own; `poor` readers can pay nothing.

    `trace` is what happened, each with its place, `jumps` how often a section has led on, `answers`
    how often somebody was asked.
    """

    volume: Book | None = None
    supposed: Supposed = frozenset()
    poor: bool = False
    trace: list[list[str]] = nested()
    jumps: int = 0
    answers: int = 0

    def book(self) -> Book:
        assert self.volume is not None
        return self.volume

    def happened(self, what: str, where: str) -> None:
        self.trace.append([what, where])

    def places(self, what: str) -> list[str]:
        """Where this happened."""
        return [where for happened, where in self.trace if happened == what]

    @property
    def facts(self) -> Supposed:
        """The clues and flags that the reader has noted."""
        notes = self.notes_of(READER)
        return frozenset([*[(CLUE, clue) for clue in notes.clues], *[(FLAG, flag) for flag in notes.flags]])

    def teller(self) -> Teller:
        return PROMPTER


class Prompter(Teller):
    """Supposes what a game would say, and writes down what is told."""

    def holds(self, table: Rehearsal, seat: int, name: str, wanted: Any) -> bool:
        return Condition("own", name, wanted).fact in table.supposed

    def made(self, table: Rehearsal, seat: int, effects: Sequence[Effect]) -> list[Step]:
        """The engine's own steps; of the game's nothing but what may come of them."""
        steps: list[Step] = []
        for effect in effects:
            if not own_effects([effect]):
                steps.append(effect.made(seat))
            elif effect.branches():
                steps.append(Suppose(seat, effect.branches()))
        return steps

    def attempt(self, table: Rehearsal, seat: int, way: Option) -> list[Step]:
        return [SupposeTotal(seat, way.place)]

    def pay(self, table: Rehearsal, seat: int, price: dict[str, int]) -> None:
        """Prices are of no interest here."""

    def too_dear(self, table: Rehearsal, seat: int, option: Option) -> Bar | None:
        return Bar(UNPAID) if table.poor and option.pay else None

    def reads_on(self, table: Rehearsal, seat: int, section: str) -> bool:
        table.happened(GOTO, section)
        return False

    def opened(self, table: Rehearsal, seat: int, section: Section) -> None:
        table.happened(CAME, section.id)

    def chosen(self, table: Rehearsal, seat: int, option: Option) -> None:
        for options in table.book().sections[option.section].choices.values():
            if option in options:
                self.weigh(table, seat, options)
        table.happened(TAKEN, option.place)

    def weigh(self, table: Rehearsal, seat: int, options: Iterable[Option]) -> None:
        for one in options:
            table.happened(OPEN if met(table, seat, one.condition) else CLOSED, one.place)

    def forked(self, table: Rehearsal, seat: int, fork: Fork, met: bool) -> None:
        table.happened(OPEN if met else CLOSED, fork.place)

    def ended(self, table: Rehearsal, seat: int, way: Option, end: str, rolled: list[int]) -> list[Step]:
        if way.check:
            table.happened(FAILED if end == LOST else PASSED, way.place)
        return []

    def at_a_loss(self, table: Rehearsal, seat: int, section: str) -> None:
        for options in table.book().sections[section].choices.values():
            self.weigh(table, seat, options)
        table.happened(LOSS, section)

    def noted(self, table: Rehearsal, seat: int, section: str) -> None:
        table.happened(SIDE, section)


PROMPTER: Final = Prompter()


@dataclass
class Suppose(Choice):
    """Something of the game's own happens, from which one thing or another comes, or nothing."""

    me: int
    branches: list[list[Effect]]

    def ask(self, table: Rehearsal, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("suppose", list(range(len(self.branches) + 1)))

    def done(self, table: Rehearsal, given: list[Answer]) -> list[Step]:
        number = given[0].number
        return table.teller().made(table, self.me, self.branches[number - 1]) if number else []


@dataclass
class SupposeTotal(Choice):
    """A check comes to as much as is supposed: just too little, just enough, or enough for the bonus."""

    me: int
    place: str

    def ask(self, table: Rehearsal, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        way = table.book().ways[self.place]
        needed = way.needed(1)
        return Offer("total", [needed - 1, needed, *([needed + table.book().bonus_above] if way.bonus else [])])

    def done(self, table: Rehearsal, given: list[Answer]) -> list[Step]:
        return judge(table, self.me, table.book().ways[self.place], given[0].number, [])


def rehearsal(book: Book, supposed: Supposed, poor: bool) -> Rehearsal:
    """A table whose reader knows what is supposed."""
    table = Rehearsal([READER], Chance("rehearsal", 1), volume=book, supposed=supposed, poor=poor)
    notes = table.notes_of(READER)
    notes.clues += sorted([name for kind, name in supposed if kind == CLUE])
    notes.flags += sorted([name for kind, name in supposed if kind == FLAG])
    return table


def rehearse(book: Book, section: str, supposed: Supposed, poor: bool = False) -> list[Rehearsal]:
    """Everything that may come of reading a section, up to where it ends or leads to another."""
    position = Position(rehearsal(book, supposed, poor), [Read(READER, section)])
    position.begin()
    due, ended = [position], list[Rehearsal]()
    while due:
        position = due.pop()
        if position.finished:
            assert isinstance(position.table, Rehearsal)
            ended.append(position.table)
            continue
        for answer in position.offers[READER]:
            going = position.clone()
            going.play(READER, answer)
            assert isinstance(going.table, Rehearsal)
            going.table.answers += 1
            due.append(going)
    return ended
