"""Leaving town."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.nearfar.country import TOWN
from strannik.games.nearfar.events.wilds import LeftTown
from strannik.games.nearfar.hero import MOST_HEARTS
from strannik.games.nearfar.steps.move import Move
from strannik.games.nearfar.steps.party import SetParty
from strannik.games.nearfar.table import Table


@dataclass
class Travel(Step):
    """Leave town first, jail included, if the turn began there; then move. [NF-4.4, NF-11.1]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.heroes[self.me].in_town:
            return [SetParty(self.me), LeaveTown(self.me), Move(self.me)]
        return [Move(self.me)]


@dataclass
class LeaveTown(Step):
    """Set the marker to the hearts of the party and the cards held, 13 at most; old hearts are gone.
    Then put the figure on the town space of the map. [NF-1.5.6, NF-11.3, NF-11.4]
    """

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        hero = table.heroes[self.me]
        hero.hearts = min(MOST_HEARTS, table.icons(self.me, "hearts"))
        hero.building, hero.space = "", TOWN
        table.tell(LeftTown(self.me, hero.hearts))
        return []
