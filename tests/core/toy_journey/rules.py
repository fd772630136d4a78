"""A caravan walks for three evenings. Bread, what was found and the way so far are carried from one to the next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from strannik.core.carried import Carried, unpacked
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.offer import Answer, Bar, Offer
from strannik.core.options import OptionError, Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, together
from strannik.core.step import Choice, Step
from strannik.core.table import Table as CoreTable
from strannik.core.zones import NOBODY, OWNER, zone, zones

EVENINGS: Final = 3
DAYS: Final = 3
BREAD: Final = 6
FAR: Final = 24
STONES: Final = 20
"""So many stones lie about; what one has found one keeps for the whole journey."""


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    """What is carried: the evenings so far, the way, and everybody's bread and stones."""

    evenings: int
    way: int
    bread: list[int]
    stones: list[list[int]]


def without_stones(data: dict[str, Any]) -> dict[str, Any]:
    """In the first version nobody picked anything up."""
    return {**data, "stones": [[] for _ in data["bread"]]}


@dataclass
class Walked(Event):
    """Somebody went ahead."""

    seat: int
    steps: int


@dataclass
class Picked(Event):
    """Somebody picked up a stone."""

    seat: int
    stones: list[int] = zone("stone", seen_by=OWNER)


@dataclass
class Table(CoreTable):
    deck: list[int] = zone("stone", seen_by=NOBODY)
    stones: list[list[int]] = zones("stone", seen_by=OWNER)
    bread: list[int] = field(default_factory=list)
    evening: int = 1
    day: int = 0
    way: int = 0


@dataclass
class Day(Step):
    """Everybody acts once a day; after three days they make camp. [JO-1]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.day == DAYS:
            return []
        table.day += 1
        return [*[Act(seat) for seat in table.seats], Day()]


@dataclass
class Act(Choice):
    """Walk for bread, look for a stone, or bake. [JO-2, JO-3]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        hungry = {} if table.bread[seat] else {"walk": Bar("JO-2", seat=seat)}
        return None if given else Offer("act", [], closed=hungry, words=["walk", "look", "bake"], clause="JO-2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "walk":
            table.bread[self.me] -= 1
            steps = table.chance.roll(self.me)
            table.way += steps
            table.tell(Walked(self.me, steps))
            return []
        if given[0].verb == "bake":
            table.bread[self.me] += 1
            return []
        table.stones[self.me].append(table.deck.pop())
        table.tell(Picked(self.me, table.stones[self.me][-1:]))
        return []


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    """The first evening, or the next one. [JO-4]"""
    pack = Pack(0, 0, [BREAD] * seats, [[] for _ in range(seats)])
    if carried is not None:
        pack = unpacked(carried, Pack, [without_stones])
    if len(pack.bread) != seats or pack.evenings >= EVENINGS:
        raise OptionError(f"this journey is for {len(pack.bread)} and has {pack.evenings} evenings behind it")
    table = Table(list(range(seats)), chance, bread=list(pack.bread), evening=pack.evenings + 1, way=pack.way)
    table.stones = [list(stones) for stones in pack.stones]
    held = [stone for stones in pack.stones for stone in stones]
    table.deck = [stone for stone in range(1, STONES * seats + 1) if stone not in held]
    chance.shuffle(table.deck)
    return Position(table, [Day()])


def result(table: Table) -> Result:
    """On the way until the third evening; then the sea is reached or it is not. [JO-5]"""
    sheets = [Sheet(seat, [Line("stones", "", len(table.stones[seat]))]) for seat in table.seats]
    arrived = table.way >= FAR * len(table.seats) // 2
    if table.evening < EVENINGS:
        return together(sheets, True, "camp", {"evening": table.evening, "way": table.way})
    return together(sheets, arrived, "sea" if arrived else "sand", {"way": table.way})


def carry(table: Table) -> Carried:
    """All of it goes on. [JO-4]"""
    pack = Pack(table.evening, table.way, table.bread, table.stones)
    return Carried(2, msgspec.to_builtins(pack))
