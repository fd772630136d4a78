"""The saloon: hiring companions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.steps.party import Join
from strannik.games.nearfar.table import Table

LEAVE: Final = Offer("leave", words=["leave"], clause="NF-5.3.1")
ANOTHER_ROW: Final = Offer("replace-row", words=["replace-row"], clause="NF-5.3.5") | LEAVE
NO_FOOD: Final = (
    Offer("replace-row", closed={"replace-row": Bar("NF-5.3.5")}, words=["replace-row"], clause="NF-5.3.5") | LEAVE
)


@dataclass
class Saloon(Choice):
    """Hire at most one companion; once, for a food, have the whole row replaced. [NF-5.3.1, NF-5.3.5, NF-5.3.6]"""

    me: int
    hired: bool = False
    replaced: bool = False

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or (self.hired and (self.replaced or self._no_food(table))):
            return None
        offer = LEAVE
        if not self.replaced:
            offer = ANOTHER_ROW if table.heroes[seat].goods["food"] else NO_FOOD
        return offer if self.hired else hiring(table, seat) | offer

    def _no_food(self, table: Table) -> bool:
        """Whether there is nothing to pay for another row with, and no artifact could bring it."""
        return not table.heroes[self.me].goods["food"] and not table.may_buy(self.me)

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == "leave":
            return []
        if given[0].verb == "hire":
            companion = given[0].name
            table.hire(self.me, companion)
            return [Join(self.me, companion), Saloon(self.me, True, self.replaced)]
        table.pay(self.me, {"food": 1})
        table.replace_row(self.me)
        return [Saloon(self.me, self.hired, True)]


@cache
def too_dear(companion: str, price: int, coins: int) -> Bar:
    """Why nobody with so few coins hires a companion. [NF-5.3.1]"""
    return Bar("NF-5.3.1", companion=companion, price=price, coins=coins)


def hiring(table: Table, seat: int) -> Offer:
    """The companions of the row, those that are too dear closed. [NF-5.3.1, NF-5.3.2]"""
    coins = table.heroes[seat].goods["coins"]
    closed: dict[Thing, Bar] = {}
    for companion in table.row:
        price = table.price(seat, companion)
        if price > coins and table.missing(seat, {"coins": price}):
            closed[companion] = too_dear(companion, price, coins)
    return Offer("hire", table.row, closed, (), "NF-5.3.1")
