"""Friends build a wall out of logs while raiders strike at it five times a night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, together
from strannik.core.step import Choice, Over, Step
from strannik.core.table import Table as CoreTable
from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones

NIGHTS: Final = 3
BLOWS: Final = 5
DEALT: Final = 3
WALL: Final = 6
LOGS: Final = 40
HARD: Final = 4
"""A blow of so many or more breaks a log."""
SMITH: Final = 0


@dataclass
class Laid(Event):
    """A log was laid on the wall."""

    seat: int
    log: int


@dataclass
class Given(Event):
    """A log was given to the smith; which one only they know."""

    seat: int


@dataclass
class Struck(Event):
    """A raider struck at the wall."""

    blow: int
    roll: int


@dataclass
class Table(CoreTable):
    forest: list[int] = zone("log", seen_by=NOBODY)
    hands: list[list[int]] = zones("log", seen_by=OWNER)
    wall: list[int] = zone("log", seen_by=EVERYONE)
    broken: list[int] = zone("log", seen_by=EVERYONE)
    night: int = 0


@dataclass
class Evening(Step):
    """Everyone does one thing, then the raiders come. [RD-1]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.night += 1
        return [*[Work(seat) for seat in table.seats], Raid()]


@dataclass
class Work(Choice):
    """Lay a log on the wall, give one to the smith, or rest. [RD-2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        hand = table.hands[seat]
        own: dict[Thing, Bar] = {log: Bar("RD-2") for log in hand} if seat == SMITH else {}
        return Offer("lay", hand, words=["rest"], clause="RD-2") | Offer("give", hand, closed=own, clause="RD-2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        match given[0].verb:
            case "lay":
                table.hands[self.me].remove(given[0].number)
                table.wall.append(given[0].number)
                table.tell(Laid(self.me, given[0].number))
            case "give":
                table.hands[self.me].remove(given[0].number)
                table.hands[SMITH].append(given[0].number)
                table.tell(Given(self.me))
        return []


@dataclass
class Raid(Step):
    """Five blows, one after the other; who has no wall left has lost. [RD-3]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for blow in range(1, BLOWS + 1):
            roll = table.chance.roll()
            table.tell(Struck(blow, roll))
            if roll >= HARD:
                table.broken.append(table.wall.pop())
            table.beat()
            if not table.wall:
                return [Over()]
        return [Evening()] if table.night < NIGHTS else []


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    table = Table(list(range(seats)), chance)
    table.forest = list(range(1, LOGS + 1))
    chance.shuffle(table.forest)
    table.hands = [[table.forest.pop() for _ in range(DEALT)] for _ in table.seats]
    table.wall = [table.forest.pop() for _ in range(WALL)]
    return Position(table, [Evening()])


def result(table: Table) -> Result:
    """A log is worth a point, two in the hands of the smith; all win if the wall stands. [RD-4]"""
    sheets = []
    for seat in table.seats:
        worth = 2 if seat == SMITH else 1
        sheets.append(
            Sheet(seat, [Line("wall", "", len(table.wall)), Line("logs", "", worth * len(table.hands[seat]))])
        )
    return together(sheets, won=bool(table.wall))
