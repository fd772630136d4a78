"""What bots may use to judge a Near and Far position."""

from __future__ import annotations

from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.table import Table


class Hints:
    """Judges by the points so far."""

    def value(self, table: Table, seat: int) -> float:
        return float(sheet(table, seat).total)
