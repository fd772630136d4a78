"""Dice from a common pool go into two rows; skills change the pool in anybody's turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, ranked
from strannik.core.step import Choice, Step
from strannik.core.table import Table as CoreTable
from strannik.core.table import nested
from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones

ROUNDS: Final = 4
ROW: Final = 2
ROWS: Final = ("low", "high")
DEALT: Final = 3
KEPT: Final = 2
SKILLS: Final = tuple([f"{kind}-{copy}" for kind in ("flip", "raise", "chance") for copy in range(1, 5)])
HIGHEST_VIRTUE: Final = 3


@dataclass
class PoolRolled(Event):
    """The dice of this round lie in the middle."""

    dice: list[int]


@dataclass
class Placed(Event):
    """A player put a die into a row."""

    seat: int
    die: int
    row: str


@dataclass
class SkillUsed(Event):
    """A player used a skill on a die of the pool, which shows something else now."""

    seat: int
    skill: str
    before: int
    after: int


@dataclass
class SkillWasted(Event):
    """A player exhausted a skill for nothing."""

    seat: int
    skill: str


@dataclass
class Table(CoreTable):
    skill_deck: list[str] = zone("skill", seen_by=NOBODY)
    ready: list[list[str]] = zones("skill", seen_by=OWNER)
    exhausted: list[list[str]] = zones("skill", seen_by=EVERYONE)
    pool: list[int] = field(default_factory=list)
    low: list[list[int]] = nested()
    high: list[list[int]] = nested()
    virtue: list[int] = field(default_factory=list)
    round: int = 0

    def interrupts(self, seat: int) -> Offer | None:
        """Ready skills, as long as virtue can rise and there is a die to use them on. [SK-3, SK-4]"""
        skills = self.ready[seat]
        if not skills:
            return None
        closed: dict[Thing, Bar] = {}
        if self.virtue[seat] >= HIGHEST_VIRTUE:
            closed = {skill: Bar("SK-4", seat=seat, virtue=self.virtue[seat]) for skill in skills}
        return Offer("use", skills, closed=closed, clause="SK-3")

    def interrupt(self, seat: int, answer: Answer) -> Step:
        return UseSkill(seat, answer.name)

    def row(self, seat: int, name: str) -> list[int]:
        return self.low[seat] if name == "low" else self.high[seat]


@dataclass
class ChooseSkills(Step):
    """Sealed: everyone keeps two of three skills, which only they know. [SK-1]"""

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if len(given) == KEPT:
            return None
        kept: dict[Thing, Bar] = {answer.thing: Bar("SK-1", skill=answer.thing) for answer in given}
        return Offer("keep", table.ready[seat], closed=kept, clause="SK-1")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.seats:
            kept = [answer.name for answer in answers[seat]]
            table.skill_deck += [skill for skill in table.ready[seat] if skill not in kept]
            table.ready[seat] = kept
        return []


@dataclass
class Round(Step):
    """Roll one die more than there are players; each takes one, then readies a skill. [SK-2, SK-6]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.pool = [table.chance.roll() for _ in range(len(table.seats) + 1)]
        table.tell(PoolRolled(table.pool[:]))
        first = table.round % len(table.seats)
        table.round += 1
        order = table.seats[first:] + table.seats[:first]
        turns: list[Step] = [TakeDie(seat) for seat in order]
        again: list[Step] = [Round()] if table.round < ROUNDS else []
        return [*turns, *[ReadySkill(seat) for seat in order], *again]


@dataclass
class TakeDie(Choice):
    """Take a die of the pool and put it into a row that is not full. [SK-2]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return Offer("take", list(range(1, len(table.pool) + 1)), clause="SK-2")
        if len(given) == 1:
            full: dict[Thing, Bar] = {row: Bar("SK-2", row=row) for row in ROWS if len(table.row(seat, row)) == ROW}
            return Offer("place", ROWS, closed=full, clause="SK-2")
        return None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        die = table.pool.pop(given[0].number - 1)
        row = given[1].name
        table.row(self.me, row).append(die)
        table.tell(Placed(self.me, die, row))
        return []


@dataclass
class UseSkill(Choice):
    """Virtue rises, the skill may act on a die of the pool, and it is exhausted. [SK-3, SK-5]"""

    me: int
    skill: str

    @property
    def kind(self) -> str:
        return self.skill.partition("-")[0]

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        places = list(range(1, len(table.pool) + 1))
        closed: dict[Thing, Bar] = {}
        if self.kind == "raise":
            closed = {place: Bar("SK-5", die=place) for place in places if table.pool[place - 1] == 6}
        return Offer("on", places, closed=closed, words=["nothing"], clause="SK-3")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.virtue[self.me] += 1
        table.ready[self.me].remove(self.skill)
        table.exhausted[self.me].append(self.skill)
        if given[0].verb == "nothing":
            table.tell(SkillWasted(self.me, self.skill))
            return []
        place = given[0].number - 1
        before = table.pool[place]
        table.pool[place] = self.changed(table, before)
        table.tell(SkillUsed(self.me, self.skill, before, table.pool[place]))
        return []

    def changed(self, table: Table, die: int) -> int:
        match self.kind:
            case "flip":
                return 7 - die
            case "raise":
                return die + 1
        return table.chance.roll(self.me)


@dataclass
class ReadySkill(Choice):
    """Ready one exhausted skill, which lowers virtue again, or none. [SK-6]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not table.exhausted[seat]:
            return None
        return Offer("ready", table.exhausted[seat], words=["none"], clause="SK-6")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given and given[0].verb == "ready":
            table.exhausted[self.me].remove(given[0].name)
            table.ready[self.me].append(given[0].name)
            table.virtue[self.me] -= 1
        return []


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    table = Table(list(range(seats)), chance)
    table.skill_deck = list(SKILLS)
    chance.shuffle(table.skill_deck)
    table.ready = [table.skill_deck[-DEALT * (seat + 1) :][:DEALT] for seat in table.seats]
    del table.skill_deck[-DEALT * seats :]
    table.exhausted = [[] for _ in table.seats]
    table.low = [[] for _ in table.seats]
    table.high = [[] for _ in table.seats]
    table.virtue = [HIGHEST_VIRTUE - 1] * seats
    return Position(table, [Round(), ChooseSkills()])


def result(table: Table) -> Result:
    sheets = []
    for seat in table.seats:
        lines = [Line("high", "", sum(table.high[seat])), Line("low", "", -sum(table.low[seat]))]
        sheets.append(Sheet(seat, lines, [table.virtue[seat]]))
    return ranked(sheets)
