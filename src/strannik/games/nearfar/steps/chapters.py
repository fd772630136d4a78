"""How a game of a long journey begins and ends for the reader: the heroes' introductions, and the closing page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Step
from strannik.games.nearfar.decks import CHARACTER_MODE
from strannik.games.nearfar.table import Table
from strannik.story.reading import Read

READ_ON: Final = Offer("read-on", words=["read-on"], clause="NF-3.3.3")
WON: Final = "closing-won"
LOST: Final = "closing-lost"


def introduction(hero: str) -> str:
    """The section that tells who somebody is."""
    return f"{hero}-0"


@dataclass
class Introduce(Step):
    """Whoever sets out on a story of their own first reads who they are. [NF-3.3.3, NF-16.4.2]"""

    def seats(self, table: Table) -> list[int]:
        return [seat for seat in table.seats if not table.traveller(seat).read]

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else READ_ON

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return [Read(seat, introduction(table.traveller(seat).hero)) for seat in self.seats(table)]


@dataclass
class Close(Step):
    """After the last game of a campaign its closing page is read. [NF-26.11.3]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.mode == CHARACTER_MODE:
            return []
        return [Read(table.first, LOST if table.bosses else WON)]
