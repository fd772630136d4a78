"""The market phase: buying, or discarding for gold, in the order of initiative."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.rollplayer.cards import MARKET, moved
from strannik.games.rollplayer.events import CardAdded, CardDiscarded
from strannik.games.rollplayer.steps.actions import MoveAlignment
from strannik.games.rollplayer.steps.solo import ClearMarket, RollEnemy
from strannik.games.rollplayer.table import HANDS, NOBODY_SHOPS, SHOP, Table


@dataclass
class MarketPhase(Step):
    """Whoever took the lowest initiative card shops first; a Druid adds a card before. [RP-3.3.C, RP-3.8.8]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.phase = SHOP
        steps: list[Step] = [
            AddFromDiscard(seat) for seat in table.from_start() if table.power(seat, "cards_from_discard")
        ]
        if table.solo:
            return [*steps, RollEnemy(0), VisitMarket(0), ClearMarket()]
        order = sorted([(table.heroes[seat].claimed, seat) for seat in table.seats])
        return [*steps, *[VisitMarket(seat) for _, seat in order]]


@dataclass
class AddFromDiscard(Choice):
    """Add a card of the discard pile to the market; it replaces none. [RP-3.8.8]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not table.discard:
            return None
        return Offer("add", table.discard, words=["skip"], clause="RP-3.8.8")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given and given[0].verb == "add":
            card = given[0].name
            table.discard.remove(card)
            table.market.append(card)
            table.tell(CardAdded(self.me, card))
        return []


@dataclass
class VisitMarket(Step):
    """A player's turn at the market, until the initiative card goes back to the row. [RP-3.3.C]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.shopper = self.me
        table.bought = 0
        return [Shop(self.me), LeaveMarket(self.me)]


@dataclass
class Shop(Choice):
    """Buy a card of the market, or discard one and gain gold. [RP-3.3.C1, RP-3.3.C2, RP-3.8.6, RP-3.9.3]

    Who may buy several cards and has bought one may go on buying, but no longer discard.
    """

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or table.bought >= table.power(seat, "purchases"):
            return None
        purchase = Offer("buy", table.market, table.too_dear(seat, table.market), clause="RP-3.3.C1")
        if table.bought:
            return purchase | Offer("leave", words=["leave"], clause="RP-3.8.6")
        if table.friendly:
            return purchase | Offer("gold", words=["gold"], clause="RP-3.9.3")
        return purchase | Offer("discard", table.market, clause="RP-3.3.C2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == "leave":
            return []
        if given[0].verb == "buy":
            card = given[0].name
            table.market.remove(card)
            return [*purchase(table, self.me, card, table.price(self.me, card)), Shop(self.me)]
        if given[0].verb == "discard":
            table.discard_card(given[0].name)
            table.tell(CardDiscarded(self.me, given[0].name))
        table.bought = table.power(self.me, "purchases")
        table.gain(self.me, table.power(self.me, "discard_gold"), "discard")
        steps = table.power(self.me, "discard_steps")
        return [MoveAlignment(self.me, steps)] if steps else []


def purchase(table: Table, seat: int, card: str, price: int) -> list[Step]:
    """Pay for a card that was taken, add it to the sheet, and do what it demands at once. [RP-3.3.C1, RP-3.3.C3]

    Charisma pays first: tokens do not outlast the round, so keeping one never helps.
    """
    table.pay(seat, card, price, min(table.heroes[seat].charisma, price))
    if table.shopper == seat:
        table.bought += 1
    return receive(table, seat, card)


def receive(table: Table, seat: int, card: str) -> list[Step]:
    """Add a card to the sheet: a trait moves the token, a weapon needs free hands, a skill may act. [RP-3.3.C3]"""
    table.cards[seat].append(card)
    if MARKET[card].type == "trait" and moved(table.heroes[seat].place, MARKET[card].arrow) >= 0:
        return [FollowArrow(seat, MARKET[card].arrow)]
    if table.hands(seat) > HANDS:
        return [FreeHands(seat)]
    return [UseAtOnce(seat, card)] if MARKET[card].type == "skill" else []


@dataclass
class FollowArrow(Choice):
    """Move the token along the arrow of a trait just bought; a Paladin may leave it. [RP-3.3.C3, RP-4.1]"""

    me: int
    arrow: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not table.power(seat, "ignores_arrows"):
            return None
        return Offer("follow", words=["follow", "ignore"], clause="RP-4.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == "follow":
            table.move_token(self.me, self.arrow)
        return []


@dataclass
class FreeHands(Choice):
    """Weapons need no more than two hands: lay some down. [RP-3.3.C4]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        dropped = [answer.name for answer in given]
        weapons = [card for card in table.owned(seat, "weapon") if card not in dropped]
        if sum([MARKET[card].hands for card in weapons]) <= HANDS:
            return None
        return Offer("drop", weapons, clause="RP-3.3.C4")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for answer in given:
            table.drop(self.me, answer.name)
        return []


@dataclass
class UseAtOnce(Choice):
    """A moment for the skill that was just bought, before anything else happens. [RP-3.3.C3, RP-3.4.3]"""

    me: int
    card: str

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or table.unusable(seat, self.card) is not None:
            return None
        return Offer("later", words=["later"], clause="RP-3.3.C3")


@dataclass
class LeaveMarket(Step):
    """The initiative card goes back to the row. [RP-3.3.C]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.heroes[self.me].claimed = 0
        table.shopper = NOBODY_SHOPS
        return []
