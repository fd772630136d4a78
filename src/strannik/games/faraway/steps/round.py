"""A round: explore, discover, draft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.faraway.steps.explore import DiscoverSanctuaries, ExploreRegion
from strannik.games.faraway.table import ROUNDS, Table


@dataclass
class EndRound(Step):
    """Clear the market, lay out the next one, and go on until eight regions lie in every path. [FA-4, FA-4.1, FA-10]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        explored = len(table.paths[0])
        if table.market:
            table.close_market()
        if explored == ROUNDS:
            return []
        if explored < ROUNDS - 1:
            table.open_market()
        return ROUND


ROUND: Final[list[Step]] = [ExploreRegion(), DiscoverSanctuaries(), EndRound()]
"""Everyone explores; then sanctuaries are discovered and both are drafted; then the next round. [FA-5, FA-8]"""
