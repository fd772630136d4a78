"""What bots may use to judge a position."""

from __future__ import annotations

from strannik.games.nearfar.score import result
from strannik.games.nearfar.table import Table


class Hints:
    """Points as they stand."""

    def value(self, table: Table, seat: int) -> float:
        return float(result(table).sheets[seat].total)
