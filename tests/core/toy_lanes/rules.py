"""Three days: everyone welcomes a guest, rolls, rerolls and counts, each at their own pace."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.offer import Answer, Bar, Offer
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, ranked
from strannik.core.step import Choice, Step, Together
from strannik.core.table import Table as CoreTable
from strannik.core.table import nested
from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones

DAYS: Final = 3
DICE: Final = 3
GUESTS: Final = 24
KNOCKING: Final = 3
SLEEP: Final = 2
"""So many curses send a player to bed for a day."""


@dataclass
class Knocked(Event):
    """Guests knocked at a player's door."""

    seat: int
    guests: list[int] = zone("guest", seen_by=OWNER)


@dataclass
class Welcomed(Event):
    """A player let a guest in."""

    seat: int
    guest: int


@dataclass
class Rolled(Event):
    """A player's dice lie so now."""

    seat: int
    dice: list[int]


@dataclass
class Cursed(Event):
    """A player was cursed by another's three of a kind."""

    seat: int


@dataclass
class Table(CoreTable):
    deck: list[int] = zone("guest", seen_by=NOBODY)
    away: list[list[int]] = zones("guest", seen_by=NOBODY)
    guests: list[list[int]] = zones("guest", seen_by=EVERYONE)
    dice: list[list[int]] = nested()
    tokens: list[int] = field(default_factory=list)
    curses: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    day: int = 0

    def roll(self, seat: int, places: list[int]) -> None:
        """Roll these dice from the seat's own stream; places count from 1. [LN-1]"""
        for place in places:
            self.dice[seat][place - 1] = self.chance.roll(seat)
        self.tell(Rolled(seat, self.dice[seat][:]))


@dataclass
class Day(Step):
    """Guests knock at every door but those of sleepers, then all go on side by side. [LN-1, LN-6]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.day += 1
        lanes: dict[int, list[Step]] = {}
        for seat in table.seats:
            if table.curses[seat] >= SLEEP:
                table.curses[seat] -= SLEEP
                continue
            knocking = table.deck[-KNOCKING:]
            del table.deck[-KNOCKING:]
            table.tell(Knocked(seat, knocking))
            lanes[seat] = [Welcome(seat, knocking), Roll(seat), Reroll(seat), Noon(seat)]
        return [Together(lanes), Evening()]


@dataclass
class Welcome(Choice):
    """Let one of the guests in; the step itself holds them, seen only by their host. [LN-2]"""

    me: int
    knocking: list[int] = zone("guest", seen_by=OWNER)

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("welcome", self.knocking, clause="LN-2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        guest = given[0].number
        table.guests[self.me].append(guest)
        table.away[self.me] += [other for other in self.knocking if other != guest]
        table.tell(Welcomed(self.me, guest))
        return []


@dataclass
class Roll(Step):
    """Roll all dice. [LN-1]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.roll(self.me, list(range(1, DICE + 1)))
        return []


@dataclass
class Reroll(Choice):
    """As often as there are tokens: one die, or one with another, again. [LN-3, LN-4]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        dice = list(range(1, DICE + 1))
        if not given:
            spent = {} if table.tokens[seat] else {die: Bar("LN-3") for die in dice}
            return Offer("reroll", dice, closed=spent, words=["stand"], clause="LN-3")
        if len(given) == 1 and given[0].verb == "reroll":
            first = given[0].number
            return Offer("with", dice, closed={first: Bar("LN-4", die=first)}, words=["alone"], clause="LN-4")
        return None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "stand":
            return []
        table.tokens[self.me] -= 1
        table.roll(self.me, [answer.number for answer in given if answer.verb != "alone"])
        return [Reroll(self.me)]


@dataclass
class Noon(Step):
    """A point for each die that shows the guest's star; three of a kind curse all others. [LN-5, LN-6]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        dice = table.dice[self.me]
        star = table.guests[self.me][-1] % 6 + 1
        table.points[self.me] += dice.count(star)
        if dice.count(dice[0]) == DICE:
            for other in table.seats:
                if other != self.me:
                    table.curses[other] += 1
                    table.tell(Cursed(other))
        return []


@dataclass
class Evening(Step):
    """Those who were not let in go back among the others. [LN-7]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.seats:
            table.deck += table.away[seat]
            table.away[seat] = []
        table.chance.shuffle(table.deck)
        return [Day()] if table.day < DAYS else []


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    table = Table(list(range(seats)), chance)
    table.deck = list(range(1, GUESTS + 1))
    chance.shuffle(table.deck)
    table.away = [[] for _ in table.seats]
    table.guests = [[] for _ in table.seats]
    table.dice = [[0] * DICE for _ in table.seats]
    table.tokens = [2] * seats
    table.curses = [0] * seats
    table.points = [0] * seats
    return Position(table, [Day()])


def result(table: Table) -> Result:
    sheets = []
    for seat in table.seats:
        lines = [Line("points", "", table.points[seat]), Line("tokens", "", table.tokens[seat])]
        sheets.append(Sheet(seat, lines))
    return ranked(sheets)
