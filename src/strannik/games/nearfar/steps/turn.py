"""Rounds and turns: visit the town, or travel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.country import BUILDINGS
from strannik.games.nearfar.events.town import Bribed
from strannik.games.nearfar.events.turns import Standstill, TurnBegan
from strannik.games.nearfar.hero import JAIL
from strannik.games.nearfar.steps.duel import MANNERS, Duel
from strannik.games.nearfar.steps.leave import Travel
from strannik.games.nearfar.steps.move import Move
from strannik.games.nearfar.steps.town import Enter
from strannik.games.nearfar.table import Table

SALOON: Final = "saloon"
HALL: Final = "hall"
BRIBE: Final = {"coins": 1}
"""What opens an occupied building for whoever knows how to bribe. [NF-5.1.4, NF-17.5.10]"""

PATIENCE: Final = 2
"""Rounds without a new camp for which a full map is played on. [NF-23.1.1]"""
DUEL: Final = Offer("duel", MANNERS, clause="NF-6.1")


def town(here: str, first_round: bool) -> Offer:
    """The town, but for the building of the last turn, and the map unless it is the first round. [NF-4.2, NF-5.1.2]"""
    closed: dict[Thing, Bar] = {}
    if here in BUILDINGS:
        closed[here] = Bar("NF-5.1.2", building=here)
    if first_round:
        closed["travel"] = Bar("NF-4.2")
    return Offer("visit", BUILDINGS, closed, words=["travel"], clause="NF-4.1")


TOWN_FROM_MAP: Final = Offer("visit", BUILDINGS, clause="NF-4.1")
TOWN_FROM: Final[dict[str, Offer]] = {here: town(here, False) for here in ("", *BUILDINGS, JAIL)}
"""The same offers turn after turn, by where the figure stands."""


def must_duel(table: Table, seat: int, building: str) -> bool:
    """Whether the seat must fight for the building: a rival is there, and nothing spares it the duel. [NF-5.1.3]"""
    return not spared(table, seat, building) and bool(table.rivals_at(building, seat))


def spared(table: Table, seat: int, building: str) -> bool:
    """Whether a rival there need not be fought: by whoever comes from jail, in the saloon, by politicians in the hall.

    [NF-5.2.7, NF-5.3.8, NF-5.9.2, NF-17.5.11]
    """
    if building == SALOON or table.heroes[seat].building == JAIL:
        return True
    return building == HALL and table.power(seat, "politics") > 0


@dataclass
class Round(Step):
    """Everybody takes a turn, from the first player; the round of the last camp is the last. [NF-1.2.1, NF-1.2.2]

    So is the one after two rounds without a camp when the map is full. [NF-23.1.1]
    """

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.last_round:
            return []
        table.round += 1
        if table.map_full():
            table.idle += 1
            if table.idle > PATIENCE:
                table.last_round = True
                table.tell(Standstill())
        return [*[BeginTurn(seat) for seat in table.from_first()], Round()]


@dataclass
class BeginTurn(Step):
    """A turn begins: from here on its player may buy artifacts. [NF-4.3]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.active = self.me
        table.freed = []
        table.heroes[self.me].outcome = []
        table.tell(TurnBegan(self.me, table.round))
        return [Turn(self.me)]


@dataclass
class Turn(Choice):
    """Visit a building, fighting for it if a rival stands there, or travel. [NF-1.1.2, NF-4.1, NF-6.1]

    Whoever is on the map already moves on from there at once, without another word. [NF-4.4, NF-4.5]
    """

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return self._first(table)
        if given[0].verb != "visit":
            return None if given[0].verb == "travel" else Move(seat).ask(table, seat, given)
        if given[-1].verb in ("enter", "bribe", "duel"):
            return None
        rivals = table.rivals_at(given[0].name, seat)
        if not rivals:
            return None
        if len(given) == 1:
            words = self._without_duel(table, given[0].name)
            return Offer("challenge", rivals, NOTHING_CLOSED, words, "NF-6.1")
        return DUEL

    def _without_duel(self, table: Table, building: str) -> list[str]:
        """How the building can be entered although somebody is there. [NF-5.1.3, NF-5.1.4]"""
        if spared(table, self.me, building):
            return ["enter"]
        bribes = table.power(self.me, "bribe") and not table.missing(self.me, BRIBE)
        return ["bribe"] if bribes else []

    def _first(self, table: Table) -> Offer:
        """The town and, for whoever is on the map, every way on from there. [NF-4.1]"""
        hero = table.heroes[self.me]
        if hero.in_town:
            return town(hero.building, True) if table.round == 1 else TOWN_FROM[hero.building]
        return TOWN_FROM_MAP | Move(self.me).ways_on(table)

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "travel":
            return [Travel(self.me)]
        if given[0].verb != "visit":
            return Move(self.me).done(table, given)
        building = given[0].name
        if given[-1].verb == "bribe":
            table.pay(self.me, BRIBE)
            table.tell(Bribed(self.me, building))
        if given[-1].verb == "duel":
            return [Duel(self.me, building, given[1].name, given[2].name)]
        return [Enter(self.me, building)]
