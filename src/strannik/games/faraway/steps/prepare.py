"""Before the first round: the variant for experienced players."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Bar, Offer
from strannik.core.step import Step
from strannik.games.faraway.events import Kept
from strannik.games.faraway.table import Table


@dataclass
class KeepThree(Step):
    """Sealed: everyone keeps three of five regions; the others go back into the deck. [FA-3.2]"""

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if len(given) == 3:
            return None
        kept = {answer.thing: Bar("FA-3.2", region=answer.thing) for answer in given}
        return Offer("keep", table.hands[seat], closed=kept, clause="FA-3.2")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.seats:
            kept = [answer.number for answer in answers[seat]]
            table.deck += [region for region in table.hands[seat] if region not in kept]
            table.hands[seat] = kept
            table.tell(Kept(seat, kept))
        table.chance.shuffle(table.deck)
        return []


@dataclass
class OpenMarket(Step):
    """Lay out the regions to be drafted. [FA-3.1, FA-4]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.open_market()
        return []
