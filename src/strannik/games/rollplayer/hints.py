"""What bots may use to judge a Roll Player position."""

from __future__ import annotations

from strannik.games.rollplayer.score import finished, total
from strannik.games.rollplayer.table import Table


class Hints:
    """Judges by the stars the hero would have if the game ended here."""

    def value(self, table: Table, seat: int) -> float:
        return float(total(finished(table, seat), table.solo))
