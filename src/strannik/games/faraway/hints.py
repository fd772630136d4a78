"""What bots may use to judge a Faraway position."""

from __future__ import annotations

from strannik.games.faraway.score import fame
from strannik.games.faraway.table import Table


class Hints:
    """Judges by what the path would score if the game ended here."""

    def value(self, table: Table, seat: int) -> float:
        return float(fame(table.paths[seat], table.sanctuaries[seat]).total)
