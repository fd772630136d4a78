"""What the enemy does in a solo game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.rollplayer.events import CardTrashed, EnemyRolled
from strannik.games.rollplayer.table import Table

TRASHED: Final[dict[str, tuple[int, ...]]] = {
    "2 of 3": (1, 2, 3, 0, 0, 0),
    "3 of 3": (1, 1, 2, 2, 3, 3),
    "2 of 4": (1, 2, 3, 4, 0, 0),
    "3 of 4": (1, 1, 2, 3, 4, 4),
}
"""By initiative card and market cards: which card from the left each face of the enemy die trashes, 0 for none."""


@dataclass
class RollEnemy(Step):
    """With card 2 or 3 the enemy die may trash a card of the market. [RP-3.10.3]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        claimed = table.heroes[self.me].claimed
        if claimed == 1:
            return []
        value = table.chance.roll()
        table.values[table.aside[0]] = value
        table.tell(EnemyRolled(self.me, value))
        place = TRASHED[f"{claimed} of {len(table.market)}"][value - 1]
        if place:
            trash(table, table.market.pop(place - 1))
        return []


@dataclass
class ClearMarket(Step):
    """The leftmost card that is left goes to the discard pile, the others to the trash. [RP-3.10.4]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.market:
            table.discard.append(table.market.pop(0))
        while table.market:
            trash(table, table.market.pop(0))
        return []


def trash(table: Table, card: str) -> None:
    """Put a card on the pile from which none comes back. [RP-3.10.5]"""
    table.trash.append(card)
    table.tell(CardTrashed(0, card))
