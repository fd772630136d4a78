"""The end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice
from strannik.games.nearfar.table import Table

END: Final = Offer("end", words=["end"], clause="NF-4.3")


@dataclass
class EndTurn(Choice):
    """The turn is over when its player says so: what it brought may still buy an artifact. [NF-4.3, NF-20.2]

    Nobody is asked who could pay for no artifact.
    """

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given or not table.may_buy(seat) else END
