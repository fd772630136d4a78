"""Reading: how a book goes on. Games, walkers and linter all go through these steps.

A section is read, what it says is done, one of its options is chosen and perhaps tried, and reading goes on elsewhere.
What a check is, a price, or a condition of the game's own, the game's teller says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from strannik.core.effects import named
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.story.condition import ALL, ANY, CLUE, FLAG, NOT, Condition
from strannik.story.option import Option
from strannik.story.table import StoryTable

WON: Final = "won"
BONUS: Final = "bonus"
LOST: Final = "lost"
CHOOSE: Final = "choose"


# Which ways are open


def met(table: StoryTable, seat: int, condition: Condition) -> bool:
    """Whether a condition is met for the seat."""
    kind = condition.kind
    if kind == ALL:
        return all([met(table, seat, part) for part in condition.parts])
    if kind == ANY:
        return any([met(table, seat, part) for part in condition.parts])
    if kind == NOT:
        return not met(table, seat, condition.parts[0])
    if kind == CLUE:
        return table.knows(seat, condition.name)
    if kind == FLAG:
        return table.marked(seat, condition.name)
    return table.teller().holds(table, seat, condition.name, condition.wanted)


def open_options(table: StoryTable, seat: int, options: Sequence[Option]) -> list[Option]:
    """The options that are open to the seat, whatever they cost.

    Where compulsory ones apply, only those that ask for most are left; several of them leave the choice. Otherwise
    everything without a condition is open, and what is optional and applies.
    """
    applying = [option for option in options if met(table, seat, option.condition)]
    compulsory = [option for option in applying if option.compulsory]
    if not compulsory:
        return applying
    most = max([option.condition.weight for option in compulsory])
    return [option for option in compulsory if option.condition.weight == most]


def why_closed(table: StoryTable, seat: int, option: Option) -> Bar | None:
    """Why an option is closed: for its condition, or for a compulsory one; None if nothing may be told of it."""
    teller = table.teller()
    if met(table, seat, option.condition):
        return teller.forestalled(table, seat, option)
    return teller.unmet(table, seat, option)


# How a way ends


def take(table: StoryTable, seat: int, way: Option) -> list[Step]:
    """Try a way; one without a check simply goes well."""
    return table.teller().attempt(table, seat, way) if way.check else end(table, seat, way, WON, [])


def judge(table: StoryTable, seat: int, way: Option, total: int, rolled: list[int]) -> list[Step]:
    """A check came to this total: lost, won, or won with the bonus."""
    needed = way.needed(len(table.seats))
    if total < needed:
        return end(table, seat, way, LOST, rolled)
    bonus = way.bonus and total >= needed + table.book().bonus_above
    return end(table, seat, way, BONUS if bonus else WON, rolled)


def end(table: StoryTable, seat: int, way: Option, how: str, rolled: list[int]) -> list[Step]:
    """What a way brings, what the game adds, what is learnt and noted by it, and where reading goes on."""
    teller = table.teller()
    added = teller.ended(table, seat, way, how, rolled)
    if how == LOST:
        return [*teller.made(table, seat, way.fail), *added, *onward(seat, way.fail_goto)]
    brought = [*way.reward, *way.bonus] if how == BONUS else way.reward
    steps = [*teller.made(table, seat, brought), *added]
    steps += [Learn(seat, clue) for clue in way.learn]
    if way.side:
        steps.append(Note(seat, way.side))
    return [*steps, *onward(seat, way.goto)]


def onward(seat: int, section: str) -> list[Step]:
    return [Goto(seat, section)] if section else []


# The steps


@dataclass
class Read(Step):
    """Read a section, if it is not one that is read only once and was, and do what it says."""

    me: int
    section: str

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        section = table.book().sections[self.section]
        if section.once:
            if table.was_read(self.me, section.id):
                return []
            table.notes_of(self.me).read.append(section.id)
        teller = table.teller()
        teller.opened(table, self.me, section)
        return teller.made(table, self.me, section.do)


@dataclass
class Choose(Choice):
    """Choose one of the options that stand at a place of the book, and pay for it.

    Whoever has no open option goes on without.
    """

    me: int
    place: str

    def interruptible(self) -> bool:
        return True

    def options(self, table: StoryTable) -> list[Option]:
        return table.book().choices[self.place]

    def ask(self, table: StoryTable, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        teller = table.teller()
        shown: list[Thing] = []
        closed: dict[Thing, Bar] = {}
        for option, bar in self.shown(table, self.me):
            shown.append(option.number)
            if bar is not None:
                closed[option.number] = bar
        offer = Offer(CHOOSE, shown, closed, (), teller.clause())
        return offer if len(offer) else None

    def called(self, table: StoryTable, answer: Answer) -> str:
        for option in self.options(table):
            if answer.verb == CHOOSE and answer.thing == option.number:
                return table.teller().worded(option)
        return ""

    def shown(self, table: StoryTable, seat: int) -> list[tuple[Option, Bar | None]]:
        """The options the seat may know of, each with what closes it, if anything does."""
        options, teller = self.options(table), table.teller()
        left = [option.number for option in open_options(table, seat, options)]
        found: list[tuple[Option, Bar | None]] = []
        for option in options:
            if option.number in left:
                found.append((option, teller.too_dear(table, seat, option)))
                continue
            bar = why_closed(table, seat, option)
            if bar is not None:
                found.append((option, bar))
        return found

    def done(self, table: StoryTable, given: list[Answer]) -> list[Step]:
        options, teller = self.options(table), table.teller()
        if not given:
            teller.at_a_loss(table, self.me, options[0].section)
            return []
        [option] = [option for option in options if option.number == given[0].number]
        teller.chosen(table, self.me, option)
        if option.pay:
            teller.pay(table, self.me, option.pay)
        return take(table, self.me, option)


@dataclass
class ChooseTogether(Choose):
    """The company chooses aloud: what all are for is taken, and where they differ one of them decides.

    The ways are those that are open to whoever reads; conditions, prices and outcomes are the reader's too.
    """

    def seats(self, table: StoryTable) -> list[int]:
        return table.teller().company(table, self.me)

    def sealed(self) -> bool:
        return False

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        return self.done(table, answers[table.teller().decides(table, self.me)] if answers else [])


@dataclass
class Try(Step):
    """Make a check that nobody chose: the book asks for it."""

    me: int
    place: str

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        return take(table, self.me, table.book().ways[self.place])


@dataclass
class Branch(Step):
    """Go on one way or the other, as a condition says."""

    me: int
    place: str

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        fork = table.book().forks[self.place]
        so = met(table, self.me, fork.condition)
        table.teller().forked(table, self.me, fork, so)
        return table.teller().made(table, self.me, fork.then if so else fork.otherwise)


@dataclass
class Goto(Step):
    """Read on at another section."""

    me: int
    section: str = named("section")

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        return [Read(self.me, self.section)] if table.teller().reads_on(table, self.me, self.section) else []


@dataclass
class Text(Step):
    """Read out a text."""

    me: int
    message: str

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        table.teller().text(table, self.me, self.message)
        return []


@dataclass
class Learn(Step):
    """Learn a clue for good."""

    me: int
    clue: str

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        if not table.knows(self.me, self.clue):
            table.notes_of(self.me).clues.append(self.clue)
            table.teller().learnt(table, self.me, self.clue)
        return []


@dataclass
class Forget(Step):
    """Lose a clue again."""

    me: int
    clue: str = named("clue")

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.knows(self.me, self.clue):
            table.notes_of(self.me).clues.remove(self.clue)
        return []


@dataclass
class SetFlag(Step):
    """Mark for the rest of this game that something is so."""

    me: int
    flag: str

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        if not table.marked(self.me, self.flag):
            table.notes_of(self.me).flags.append(self.flag)
        return []


@dataclass
class ClearFlag(Step):
    """Take a mark away."""

    me: int
    flag: str = named("flag")

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.marked(self.me, self.flag):
            table.notes_of(self.me).flags.remove(self.flag)
        return []


@dataclass
class Note(Step):
    """Note a side section, to be read another time."""

    me: int
    section: str = named("section")

    def do(self, table: StoryTable, answers: dict[int, list[Answer]]) -> list[Step]:
        table.notes_of(self.me).noted.append(self.section)
        table.teller().noted(table, self.me, self.section)
        return []


WORDS: Final = (Goto, Text, Learn, Forget, SetFlag, ClearFlag, Note)
"""The steps of every book that data may name as they are; choices, checks and conditions have forms of their own."""
