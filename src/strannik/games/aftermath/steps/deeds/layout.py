"""What lies on a page: search tokens, objectives and the like. [AM-9.5, AM-9.8]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from strannik.core.effects import named
from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.events.ground import PickedOver, TokenLaid, TokenLifted
from strannik.games.aftermath.steps.terrain import FIRE, RAIN
from strannik.games.aftermath.table import Table

EVENING: Final = 8
"""From this hour on others have looked through the city before the party comes. [AM-9.5]"""

Token = Literal["fire", "trap", "heavy", "hook", "aim"]
Answers = dict[int, list[Answer]]


@dataclass
class PlaceSearch(Step):
    """Search tokens are laid out, those with the lowest number first; none on a page seen before. [AM-4.1, AM-9.5]"""

    me: int
    places: list[str] = named("search")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if table.revisited:
            return []
        for place in self.places:
            difficulty = 0 if place in table.searches else table.reserve_search()
            if difficulty:
                table.searches[place] = difficulty
        return []


@dataclass
class PlaceSearchByDay(Step):
    """Search tokens are laid out in the city as long as it is early. [AM-9.5]"""

    me: int
    places: list[str] = named("search")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if table.count("time") < EVENING:
            return [PlaceSearch(self.me, self.places)]
        if not table.revisited:
            table.tell(PickedOver())
        return []


@dataclass
class RemoveSearch(Step):
    """Search tokens are taken away; they do not come back. [AM-3.3.4]"""

    me: int
    places: list[str] = named("search")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for place in self.places:
            table.searches.pop(place, None)
        return []


@dataclass
class PlaceObjective(Step):
    """An objective token is laid out; none on a page seen before. [AM-4.1, AM-9.8]"""

    me: int
    objective: str = named("objective")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if not table.revisited and self.objective not in table.objectives:
            table.objectives.append(self.objective)
        return []


@dataclass
class RemoveObjective(Step):
    """An objective token is taken away. [AM-9.8]"""

    me: int
    objective: str = named("objective")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.objective in table.objectives:
            table.objectives.remove(self.objective)
        return []


@dataclass
class PlaceToken(Step):
    """A token is laid on a space; in the rain no fire burns. [AM-1.9]"""

    me: int
    token: Token
    space: str = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        token = f"{self.token}:{self.space}"
        if token not in table.tokens and not (self.token == FIRE and RAIN in table.terrain):
            table.tokens.append(token)
            table.tell(TokenLaid(self.token, self.space))
        return []


@dataclass
class RemoveToken(Step):
    """A token is taken from a space. [AM-1.9]"""

    me: int
    token: Token
    space: str = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        token = f"{self.token}:{self.space}"
        if token in table.tokens:
            table.tokens.remove(token)
            table.tell(TokenLifted(self.token, self.space))
        return []


WORDS: Final = (
    PlaceSearch,
    PlaceSearchByDay,
    RemoveSearch,
    PlaceObjective,
    RemoveObjective,
    PlaceToken,
    RemoveToken,
)
