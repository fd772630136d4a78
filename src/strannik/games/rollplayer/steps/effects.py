"""What skills do, as far as no attribute action does the same."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.rollplayer.cards import ATTRIBUTES, CELLS, COLOUR_OF, COLOURS, COLUMNS
from strannik.games.rollplayer.events import DieExchanged, DieMoved, PoolDieChanged
from strannik.games.rollplayer.steps.market import purchase, receive
from strannik.games.rollplayer.steps.roll import Arrange
from strannik.games.rollplayer.table import CELL_PLACE, ROW_OF, Table


@dataclass
class GainGold(Step):
    """Take gold from the supply. [RP-4.4]"""

    me: int
    amount: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain(self.me, self.amount, "skill")
        return []


@dataclass
class MoveOwnDie(Choice):
    """Move a die to another row; dice shift left, no action and no row gold follow. [RP-3.8.5]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return Offer("shift", table.cells(seat), self._stuck(table), words=["skip"], clause="RP-3.8.5")
        if len(given) == 2 or given[0].verb == "skip":
            return None
        home = ATTRIBUTES[CELL_PLACE[given[0].name] // COLUMNS]
        rows = [attr for attr in ATTRIBUTES if attr != home]
        return Offer("to", rows, table.full_rows(seat), clause="RP-3.8.5")

    def _stuck(self, table: Table) -> dict[Thing, Bar]:
        """The dice for which no other row has a cell."""
        room = [attr for row, attr in enumerate(ATTRIBUTES) if len(table.row(self.me, row)) < COLUMNS]
        return {
            cell: Bar("RP-3.8.5")
            for place, cell in enumerate(CELLS)
            if not [attr for attr in room if attr != ATTRIBUTES[place // COLUMNS]]
        }

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "shift":
            cell, attr = given[0].name, given[1].name
            die = table.die_at(self.me, cell)
            table.row(self.me, CELL_PLACE[cell] // COLUMNS).remove(die)
            table.row(self.me, ROW_OF[attr]).append(die)
            table.tell(DieMoved(self.me, cell, attr))
        return []


@dataclass
class TakeDieFromBag(Choice):
    """Exchange an own die for one of the bag, looking; it takes cell and value. [RP-3.8.7]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not table.bag:
            return None
        if not given:
            return Offer("exchange", table.cells(seat), words=["skip"], clause="RP-3.8.7")
        if len(given) == 2 or given[0].verb == "skip":
            return None
        return Offer("for", table.bag_colours(), clause="RP-3.8.7")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given and given[0].verb == "exchange":
            cell, colour = given[0].name, given[1].name
            die = min([die for die in table.bag if COLOURS[COLOUR_OF[die]] == colour])
            table.bag.remove(die)
            old = table.put(self.me, cell, die)
            table.values[die] = table.values[old]
            table.return_die(old)
            table.tell(DieExchanged(self.me, cell, colour, table.values[die]))
            table.welcome(self.me, die)
        return []


@dataclass
class TakePoolDieToSheet(Choice):
    """Exchange an own die with one of the pool; both keep their values. [RP-3.8.11]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return Offer("exchange", table.cells(seat), words=["skip"], clause="RP-3.8.11")
        if len(given) == 2 or given[0].verb == "skip":
            return None
        return Offer("pool", table.unclaimed(), clause="RP-3.8.11")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "skip":
            return []
        cell, number = given[0].name, given[1].number
        die = table.initiative[number - 1].pop()
        table.initiative[number - 1].append(table.put(self.me, cell, die))
        table.tell(DieExchanged(self.me, cell, COLOURS[COLOUR_OF[die]], table.values[die]))
        table.welcome(self.me, die)
        return [sort_pool(table, self.me)]


def sort_pool(table: Table, seat: int) -> Step:
    """Lay the unclaimed dice anew, this seat being start player for once. [RP-3.8.4]"""
    cards = table.unclaimed()
    return Arrange(seat, cards, table.gather_pool())


@dataclass
class ChangeUnclaimedPoolDice(Choice):
    """Raise or lower a pool die by 1 ("adjust"), or reroll them all ("reroll"); then sort them. [RP-3.8.4]"""

    me: int
    change: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not table.unclaimed():
            return None
        if self.change == "reroll":
            return Offer("reroll-pool", words=["reroll-pool", "skip"], clause="RP-3.8.4")
        numbers = table.unclaimed()
        up = Offer("raise", numbers, self._at(table, 6), words=["skip"], clause="RP-3.8.4")
        return up | Offer("lower", numbers, self._at(table, 1), clause="RP-3.8.4")

    def _at(self, table: Table, value: int) -> dict[Thing, Bar]:
        """The cards whose die shows the value beyond which it cannot go."""
        return {
            number: Bar("RP-3.3.B4.CON", value=value)
            for number in table.unclaimed()
            if table.values[table.initiative[number - 1][0]] == value
        }

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == "skip":
            return []
        if given[0].verb == "reroll-pool":
            for number in table.unclaimed():
                self._turn(table, number, table.chance.roll(self.me))
        else:
            number = given[0].number
            value = table.values[table.initiative[number - 1][0]]
            self._turn(table, number, value + (1 if given[0].verb == "raise" else -1))
        return [sort_pool(table, self.me)]

    def _turn(self, table: Table, number: int, value: int) -> None:
        die = table.initiative[number - 1][0]
        table.tell(PoolDieChanged(self.me, number, table.values[die], value))
        table.values[die] = value


@dataclass
class BuyTopOfMarketDeck(Choice):
    """Buy the top card of the deck unseen, for a fixed price and with no discount. [RP-3.8.1]"""

    me: int
    price: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not (table.undealt() or table.discard):
            return None
        gold = table.heroes[seat].gold
        closed: dict[Thing, Bar] = {}
        if gold < self.price:
            closed = {"buy-top": Bar("RP-3.8.1", price=self.price, gold=gold)}
        return Offer("buy-top", closed=closed, words=["buy-top", "skip"], clause="RP-3.8.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == "skip":
            return []
        card = table.draw_card()
        table.pay(self.me, card, self.price, 0)
        return receive(table, self.me, card)


@dataclass
class BuyFromDiscardPile(Choice):
    """Buy a card of the discard pile instead of one of the market; discounts count. [RP-3.8.10]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        return Offer("buy", table.discard, table.too_dear(seat, table.discard), words=["skip"], clause="RP-3.8.10")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "skip":
            return []
        card = given[0].name
        table.discard.remove(card)
        return purchase(table, self.me, card, table.price(self.me, card))
