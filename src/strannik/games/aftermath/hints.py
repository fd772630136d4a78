"""What bots may use to judge an Aftermath position: how near the company is to its goal, and in what state."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.table import Table

WON: Final = 100.0


class Hints:
    """How well the company stands; all win or lose together. [AM-25.1, AM-26.3]"""

    def team(self, table: Table, seat: int) -> list[int]:
        """All are one company."""
        return table.seats

    def value(self, table: Table, seat: int) -> float:
        """What the company has gained, less what its heroes have suffered."""
        counted = sum([table.count(what) for what in ("food", "parts", "clues", "population", "morale")])
        suffered = sum([hero.wounds + 3 * hero.defeated for hero in table.heroes])
        won = WON if table.mission in table.won else 0.0
        return won + counted - suffered - 0.5 * table.count("time")
