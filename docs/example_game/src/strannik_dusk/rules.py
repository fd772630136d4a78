"""The whole of Dusk: roll dice, add steps, and camp before a one comes up."""

from dataclasses import dataclass, field

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.offer import Answer, Bar, Offer
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, ranked
from strannik.core.step import Choice, Step
from strannik.core.table import Table as CoreTable

FAR, DAYS = 40, 12


@dataclass
class Walked(Event):
    seat: int
    dice: list[int]


@dataclass
class Camped(Event):
    seat: int
    steps: int


@dataclass
class Table(CoreTable):
    ways: list[int] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    day: int = 0


@dataclass
class Day(Step):
    """Everybody walks once; it ends when somebody is far enough, or after twelve days. [DU-3]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if max(table.ways) >= FAR or table.day == DAYS:
            return []
        table.day += 1
        return [*[Walk(seat) for seat in table.seats], Day()]


@dataclass
class Walk(Choice):
    """Roll one to three dice and go on, or camp; a one costs all steps of the day. [DU-1, DU-2]"""

    me: int
    steps: int = 0

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        early = {} if self.steps else {"camp": Bar("DU-2", seat=seat)}
        return None if given else Offer("walk", [1, 2, 3], closed=early, words=["camp"], clause="DU-1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "camp":
            table.ways[self.me] += self.steps
            table.tell(Camped(self.me, self.steps))
            return []
        table.dice = [table.chance.roll(self.me) for _ in range(given[0].number)]
        table.tell(Walked(self.me, table.dice[:]))
        return [] if 1 in table.dice else [Walk(self.me, self.steps + sum(table.dice))]


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    return Position(Table(list(range(seats)), chance, ways=[0] * seats), [Day()])


def result(table: Table) -> Result:
    return ranked([Sheet(seat, [Line("way", "", table.ways[seat])]) for seat in table.seats])
