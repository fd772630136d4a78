"""What bots may use to judge a Glow position."""

from __future__ import annotations

from strannik.games.glow.score import sheet
from strannik.games.glow.table import Table


class Hints:
    """Judges by the points if the game ended here."""

    def value(self, table: Table, seat: int) -> float:
        return float(sheet(table, seat).total)
