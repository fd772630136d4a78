"""A company walks five stages of a road: which way is proposed aloud, the nights are everyone's own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, together
from strannik.core.step import Choice, Over, Step, Together
from strannik.core.table import Table as CoreTable
from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones

STAGES: Final = 5
MORALE: Final = 8
PATHS: Final = ("ford", "ridge", "tunnel")
SUPPLIES: Final = tuple([f"{kind}-{copy}" for kind in ("bread", "map", "rope") for copy in range(1, 7)])


@dataclass
class Packed(Event):
    """A friend packed a supply for the stage."""

    seat: int
    supplies: list[str] = zone("supply", seen_by=OWNER)


@dataclass
class Walked(Event):
    """The company took a path."""

    path: str
    danger: int


@dataclass
class Ate(Event):
    """Bread was shared out."""

    seat: int
    morale: int


@dataclass
class Marked(Event):
    """A path was found on a map."""

    seat: int
    path: str


@dataclass
class Tied(Event):
    """A tent was tied down."""

    seat: int


@dataclass
class Slept(Event):
    """A friend's night."""

    seat: int
    roll: int


@dataclass
class Table(CoreTable):
    pack: list[str] = zone("supply", seen_by=NOBODY)
    hands: list[list[str]] = zones("supply", seen_by=OWNER)
    used: list[str] = zone("supply", seen_by=EVERYONE)
    marked: list[str] = field(default_factory=list)
    tied: list[int] = field(default_factory=list)
    stage: int = 0
    morale: int = MORALE
    night: int = 0

    @property
    def archivist(self) -> int:
        """The book goes round. [CO-3]"""
        return (self.stage - 1) % len(self.seats)

    def interrupts(self, seat: int) -> Offer | None:
        """Supplies, each at its time: ropes by night, maps by day, bread always. [CO-4]"""
        hand = self.hands[seat]
        untimely = "map" if self.night else "rope"
        closed: dict[Thing, Bar] = {card: Bar("CO-4", card=card) for card in hand if kind_of(card) == untimely}
        return Offer("use", hand, closed=closed, clause="CO-4") if hand else None

    def interrupt(self, seat: int, answer: Answer) -> Step:
        match kind_of(answer.name):
            case "bread":
                return ShareBread(seat, answer.name)
            case "map":
                return ReadMap(seat, answer.name)
        return TieDown(seat, answer.name)

    def use(self, seat: int, supply: str) -> None:
        self.hands[seat].remove(supply)
        self.used.append(supply)
        self.used.sort()  # by night nobody knows who was first

    def danger(self, path: str) -> int:
        """What a path costs; one that is marked costs nothing. [CO-1]"""
        return 0 if path in self.marked else (self.stage + PATHS.index(path)) % 3


def kind_of(supply: str) -> str:
    return supply.partition("-")[0]


@dataclass
class Stage(Step):
    """Everyone packs a supply, then the company chooses its way. [CO-1]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.stage += 1
        for seat in table.seats:
            if table.pack:
                supply = table.pack.pop()
                table.hands[seat].append(supply)
                table.tell(Packed(seat, [supply]))
        return [ChoosePath(), Camp()]


@dataclass
class ChoosePath(Step):
    """Aloud: more than half settle it; when all have spoken in vain, the archivist decides. [CO-2, CO-3]"""

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def interruptible(self) -> bool:
        return True

    def sealed(self) -> bool:
        return False

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        dark: dict[Thing, Bar] = {} if "tunnel" in table.marked else {"tunnel": Bar("CO-1")}
        return Offer("propose", PATHS, closed=dark, clause="CO-2")

    def enough(self, table: Table, answers: dict[int, list[Answer]]) -> bool:
        return self.favourite(table, answers) != ""

    def favourite(self, table: Table, answers: dict[int, list[Answer]]) -> str:
        """The path that more than half of the company are for."""
        named = [given[0].name for given in answers.values()]
        return next((path for path in PATHS if 2 * named.count(path) > len(table.seats)), "")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        path = self.favourite(table, answers)
        if path:
            return [Walk(path)]
        proposed = {given[0].name for given in answers.values()}
        return [Decide(table.archivist, [path for path in PATHS if path in proposed])]


@dataclass
class Decide(Choice):
    """The archivist takes one of the paths that were proposed. [CO-3]"""

    me: int
    paths: list[str]

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("decide", self.paths, clause="CO-3")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return [Walk(given[0].name)]


@dataclass
class Walk(Step):
    """The path costs morale; without any the company is lost. [CO-1, CO-6]"""

    path: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        danger = table.danger(self.path)
        table.morale -= danger
        table.marked = []
        table.tell(Walked(self.path, danger))
        return [Over()] if table.morale <= 0 else []


@dataclass
class Camp(Step):
    """The nights are spent side by side, and a new stage begins. [CO-5]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.night = 1
        return [Together({seat: [Night(seat)] for seat in table.seats}), Morning()]


@dataclass
class Night(Choice):
    """Sleep, and dream badly on a one or two unless the tent is tied down; or keep watch, which tires. [CO-5, CO-6]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("spend", ["asleep", "awake"], clause="CO-5")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        roll = 0
        if given[0].thing == "asleep":
            roll = table.chance.roll(self.me)
            if roll > 2 or table.tied[self.me]:
                return []
        table.morale -= 1
        table.tell(Slept(self.me, roll))
        return [Over()] if table.morale <= 0 else []


@dataclass
class Morning(Step):
    """Five stages, and the company has arrived. [CO-7]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.night = 0
        table.tied = [0] * len(table.seats)
        return [Stage()] if table.stage < STAGES else []


@dataclass
class ShareBread(Step):
    """Bread lifts everybody's morale. [CO-4]"""

    me: int
    supply: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.use(self.me, self.supply)
        table.morale += 1
        table.tell(Ate(self.me, table.morale))
        return []


@dataclass
class ReadMap(Choice):
    """A path that is marked on a map costs nothing, and even the tunnel is open. [CO-4]"""

    me: int
    supply: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("mark", PATHS, clause="CO-4")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.use(self.me, self.supply)
        table.marked.append(given[0].name)
        table.tell(Marked(self.me, given[0].name))
        return []


@dataclass
class TieDown(Choice):
    """A rope holds the tent, or is put away again. [CO-4]"""

    me: int
    supply: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("tie", ["tent"], words=["leave"], clause="CO-4")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "tie":
            table.use(self.me, self.supply)
            table.tied[self.me] = 1
            table.tell(Tied(self.me))
        return []


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    table = Table(list(range(seats)), chance)
    table.pack = list(SUPPLIES)
    chance.shuffle(table.pack)
    table.hands = [[] for _ in table.seats]
    table.tied = [0] * seats
    return Position(table, [Stage()])


def result(table: Table) -> Result:
    """All arrive together or nobody does. [CO-6, CO-7]"""
    lines = [Line("way", "", table.stage), Line("morale", "", table.morale)]
    return together([Sheet(seat, lines) for seat in table.seats], won=table.morale > 0)
