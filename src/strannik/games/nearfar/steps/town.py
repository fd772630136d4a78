"""Entering a building, and the small ones: farm, stables, hut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.events.town import Visited
from strannik.games.nearfar.hero import BIRD, TURTLE
from strannik.games.nearfar.steps.artifacts import DrawArtifacts
from strannik.games.nearfar.steps.buying import FARM, Pause
from strannik.games.nearfar.steps.end import EndTurn
from strannik.games.nearfar.steps.hall import Hall
from strannik.games.nearfar.steps.mine import Mine
from strannik.games.nearfar.steps.rewards import visited
from strannik.games.nearfar.steps.saloon import Saloon
from strannik.games.nearfar.steps.talents import practised
from strannik.games.nearfar.steps.treasures import TakeTreasures
from strannik.games.nearfar.table import Table

COUNTER: Final = Offer("coin", words=["coin", "browse", "leave"], clause="NF-5.5.1")
SEARCH: Final = Offer("search", words=["search", "leave"], clause="NF-5.7.1")
NO_ANIMAL: Final = Offer("search", closed={"search": Bar("NF-5.7.1")}, words=["search", "leave"], clause="NF-5.7.1")


@dataclass
class Enter(Step):
    """Put the figure into the building; what visits bring comes before the action. [NF-5.1.1, NF-20.7.5, NF-20.7.6]

    Elsewhere the action asks anyway; at the farm, what was brought may first buy an artifact with skill. [NF-4.3]
    """

    me: int
    building: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        hero = table.heroes[self.me]
        hero.building, hero.space = self.building, ""
        coins = hero.goods["coins"]
        table.tell(Visited(self.me, self.building))
        table.collect_toll(self.me, self.building)
        brought = [*visited(table, self.me, self.building), *practised(table, self.me, self.building)]
        if self.building == FARM and (brought or hero.goods["coins"] > coins):
            brought.append(Pause(self.me))
        return [*brought, self._action(table), EndTurn(self.me)]

    def _action(self, table: Table) -> Step:
        match self.building:
            case "hall":
                return Hall(self.me)
            case "saloon":
                return Saloon(self.me)
            case "stables":
                return Stables(self.me)
            case "store":
                return Store(self.me)
            case "farm":
                return Farm(self.me)
            case "hut":
                return Hut(self.me)
        return Mine(self.me, hired=not table.power(self.me, "mine_hire"))


@dataclass
class Farm(Step):
    """Gain a food for each active skill icon. [NF-5.6.1]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain(self.me, "food", table.icons(self.me, "skill"))
        return []


@dataclass
class Stables(Choice):
    """Lead a bird away for a food, or by day a turtle for a gem. [NF-5.4.1, NF-5.4.2, NF-10.2, NF-25.1]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        animals = [BIRD, TURTLE] if table.day else [BIRD]
        return Offer("lead", animals, self._closed(table), ["leave"], "NF-5.4.1")

    def _closed(self, table: Table) -> dict[Thing, Bar]:
        hero = table.heroes[self.me]
        no_room = table.no_room_for_animals(self.me)
        if no_room is not None:
            return {BIRD: no_room, TURTLE: no_room}
        closed: dict[Thing, Bar] = {}
        if not hero.goods["food"]:
            closed[BIRD] = Bar("NF-5.4.1")
        if not hero.goods["gems"]:
            closed[TURTLE] = Bar("NF-5.4.2")
        return closed

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "lead":
            animal = given[0].name
            table.pay(self.me, {"food": 1} if animal == BIRD else {"gems": 1})
            table.lead_away(self.me, animal)
        return []


@dataclass
class Store(Choice):
    """Gain a coin, or look at four artifacts of the two decks; with persuasion at one more. [NF-5.5.1, NF-5.5.2]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else COUNTER

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "coin":
            table.gain(self.me, "coins", 1)
        return [DrawArtifacts(self.me, 4 + table.power(self.me, "browse"))] if given[0].verb == "browse" else []


@dataclass
class Hut(Choice):
    """With a pack animal draw a treasure; by day draw three and keep one. [NF-5.7.1, NF-5.7.2, NF-25.2]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        return SEARCH if table.capacity(seat) else NO_ANIMAL

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "leave":
            return []
        return [TakeTreasures(self.me, 3 if table.day else 1)]
