"""What bots may use to judge an Aftermath position: how near the company is to its goal, and in what state."""

from __future__ import annotations

from typing import Final

from strannik.core.position import Position
from strannik.games.aftermath.companions.companion import Companion
from strannik.games.aftermath.companions.route import NEVER, route
from strannik.games.aftermath.companions.stakes import COUNTER
from strannik.games.aftermath.companions.steward import at_home
from strannik.games.aftermath.table import Table

WON: Final = 40.0
AHEAD: Final = 0.5
"""What a card's worth of the way that is left takes from the hope to win."""

TO_GO: Final = 0.15
FAR: Final = 9
"""What a space costs that somebody has still to go on this page, and how far it is at most."""

WOUND: Final = 1.2
DEFEAT: Final = 5.0
COUNTED: Final = ("food", "parts", "clues", "population", "morale", "time")


class Hints:
    """How well the company stands; all win or lose together. [AM-25.1, AM-26.3]"""

    def team(self, table: Table, seat: int) -> list[int]:
        """All are one company."""
        return table.seats

    def stage(self, table: Table, seat: int) -> int:
        """A turn is about as far as anybody can see."""
        return table.turn

    def value(self, table: Table, seat: int) -> float:
        """What the company has, less what its heroes have suffered, and the hope of an end to it."""
        has = sum([COUNTER[what] * table.count(what) for what in COUNTED], 0.0)
        suffered = sum([WOUND * hero.wounds + (DEFEAT if hero.defeated else 0.0) for hero in table.heroes], 0.0)
        return has - suffered + self.hope(table)

    def hope(self, table: Table) -> float:
        if table.outcome or not table.page:
            return WON if table.mission in table.won else 0.0
        way = route(table)
        return max(0.0, WON - AHEAD * min(NEVER, way.cost) - TO_GO * self.to_go(table, way.aim))

    def to_go(self, table: Table, aim: str) -> int:
        """How many spaces all who are on the page have to go to where the route leads."""
        if not aim or not table.on_map:
            return 0
        walks = table.ground().walks(aim)
        return sum([walks.get(table.heroes[seat].space, FAR) for seat in table.standing()])

    def weigh(self, position: Position, seat: int) -> list[float]:
        """How good each open answer is to a companion. [AM-24.1]"""
        return at_home(position, seat) or Companion(position, seat).weights()
