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
from strannik.core.table import nested
from strannik.core.zones import NOBODY, OWNER, zone, zones

EVENINGS: Final = 3
DAYS: Final = 3
BREAD: Final = 6
FAR: Final = 24
MISSED: Final = -1
STONES: Final = 20
"""So many stones lie about; what one has found one keeps for the whole journey."""


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    """What is carried: the evenings so far and how many there are, the way, and every traveller's bread and stones.

    `seated` are the travellers of the next evening, seat by seat; `points` are everybody's, evening by evening.
    """

    evenings: int
    way: int
    bread: list[int]
    stones: list[list[int]]
    heroes: list[str]
    seated: list[int]
    points: list[list[int]]
    last: int = EVENINGS


def without_stones(data: dict[str, Any]) -> dict[str, Any]:
    """In the first version nobody picked anything up."""
    return {**data, "stones": [[] for _ in data["bread"]]}


def without_company(data: dict[str, Any]) -> dict[str, Any]:
    """In the second version the same people came every evening, and nobody was anybody in particular."""
    everybody = range(len(data["bread"]))
    return {
        **data,
        "heroes": [""] * len(everybody),
        "seated": list(everybody),
        "points": [[MISSED] * data["evenings"] for _ in everybody],
    }


def new_pack(heroes: list[str], last: int = EVENINGS) -> Pack:
    """What everybody sets out with."""
    count = len(heroes)
    nothing: list[list[int]] = [[] for _ in heroes]
    return Pack(0, 0, [BREAD] * count, nothing, heroes, list(range(count)), [[] for _ in heroes], last)


def opened(carried: Carried) -> Pack:
    return unpacked(carried, Pack, [without_stones, without_company])


def packed(pack: Pack) -> Carried:
    return Carried(3, msgspec.to_builtins(pack))


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
    """The caravan on one evening. `company` are the travellers who came, seat by seat; `chests` and `pantry` are the
    stones and the bread of all travellers before it began."""

    deck: list[int] = zone("stone", seen_by=NOBODY)
    stones: list[list[int]] = zones("stone", seen_by=OWNER)
    chests: list[list[int]] = zones("stone", seen_by=NOBODY)
    bread: list[int] = field(default_factory=list)
    pantry: list[int] = field(default_factory=list)
    heroes: list[str] = field(default_factory=list)
    company: list[int] = field(default_factory=list)
    points: list[list[int]] = nested()
    last: int = EVENINGS
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
    pack = new_pack([""] * seats) if carried is None else opened(carried)
    if len(pack.seated) != seats or pack.evenings >= pack.last:
        raise OptionError(f"this journey is for {len(pack.seated)} and has {pack.evenings} evenings behind it")
    table = Table(list(range(seats)), chance, evening=pack.evenings + 1, way=pack.way, last=pack.last)
    table.heroes, table.company, table.points = pack.heroes, pack.seated, pack.points
    table.pantry, table.chests = pack.bread, pack.stones
    table.bread = [pack.bread[traveller] for traveller in pack.seated]
    table.stones = [list(pack.stones[traveller]) for traveller in pack.seated]
    held = [stone for stones in pack.stones for stone in stones]
    table.deck = [stone for stone in range(1, STONES * len(pack.heroes) + 1) if stone not in held]
    chance.shuffle(table.deck)
    return Position(table, [Day()])


def result(table: Table) -> Result:
    """On the way until the last evening; then the sea is reached or it is not. [JO-5]"""
    sheets = [Sheet(seat, [Line("stones", "", len(table.stones[seat]))]) for seat in table.seats]
    if table.evening < table.last:
        return together(sheets, True, "camp", {"evening": table.evening, "way": table.way})
    arrived = arrives(table.way, len(table.seats))
    return together(sheets, arrived, "sea" if arrived else "sand", {"way": table.way})


def arrives(way: int, seats: int) -> bool:
    return way >= FAR * seats // 2


def carry(table: Table) -> Carried:
    """All of it goes on; who was not there finds everything as it was. [JO-4]"""
    bread, stones, points = list(table.pantry), list(table.chests), [[*row, MISSED] for row in table.points]
    for seat, traveller in enumerate(table.company):
        bread[traveller], stones[traveller] = table.bread[seat], table.stones[seat]
        points[traveller][-1] = len(table.stones[seat])
    return packed(Pack(table.evening, table.way, bread, stones, table.heroes, table.company, points, table.last))
