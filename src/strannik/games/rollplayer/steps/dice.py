"""The dice phase: an initiative card, its die, its gold, and an attribute action."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.rollplayer.cards import ATTRIBUTES
from strannik.games.rollplayer.events import InitiativeTaken
from strannik.games.rollplayer.steps.actions import (
    AdjustOwnDie,
    FlipOwnDie,
    MoveAlignment,
    RerollOwnDie,
    SwapTwoOwnDice,
    TakeCharisma,
)
from strannik.games.rollplayer.table import DICE, Table


@dataclass
class DicePhase(Step):
    """Everybody once, clockwise from the start player; one card is left. [RP-3.3.B, RP-3.3.B6]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.phase = DICE
        return [TakeInitiative(seat) for seat in table.from_start()]


@dataclass
class TakeInitiative(Choice):
    """Take an initiative card with its die and its coin. [RP-3.3.B1, RP-3.3.B3]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("take", table.unclaimed(), clause="RP-3.3.B1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        number = given[0].number
        table.heroes[self.me].claimed = number
        table.tell(InitiativeTaken(self.me, number))
        table.rolled[self.me].append(table.initiative[number - 1].pop())
        if table.coins[number - 1]:
            table.coins[number - 1] = 0
            table.gain(self.me, 1, "initiative")
        return [PlaceDie(self.me)]


@dataclass
class PlaceDie(Choice):
    """Place the die in a row with room; then its action may follow. [RP-3.3.B2, RP-3.3.B3, RP-3.3.B4]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("place", ATTRIBUTES, table.full_rows(seat), clause="RP-3.3.B2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        attr = given[0].name
        table.place(self.me, table.rolled[self.me].pop(), attr)
        if table.power(self.me, "change_action_price"):
            return [ChangeAction(self.me, attr)]
        return [action(table, self.me, attr)]


@dataclass
class ChangeAction(Choice):
    """Keep the action of the row, or pay for that of another attribute. [RP-4.1]"""

    me: int
    attr: str

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        price = table.power(seat, "change_action_price")
        others = [attr for attr in ATTRIBUTES if attr != self.attr]
        closed: dict[Thing, Bar] = {}
        if table.heroes[seat].gold < price:
            closed = {attr: Bar("RP-4.1", price=price) for attr in others}
        return Offer("switch", others, closed, words=["stay"], clause="RP-4.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "stay":
            return [action(table, self.me, self.attr)]
        table.heroes[self.me].gold -= table.power(self.me, "change_action_price")
        return [action(table, self.me, given[0].name)]


def action(table: Table, seat: int, attr: str) -> Step:
    """The action of the attribute, as class and weapons make it. [RP-3.3.B4]"""
    if attr == "str":
        return FlipOwnDie(seat, table.power(seat, "strength_dice"), attr)
    if attr == "dex":
        return SwapTwoOwnDice(seat, attr)
    if attr == "con":
        return AdjustOwnDie(seat, table.power(seat, "constitution_amount"), attr)
    if attr == "int":
        rolls = table.power(seat, "intelligence_rolls")
        return RerollOwnDie(seat, table.power(seat, "intelligence_dice"), rolls, attr)
    if attr == "wis":
        return MoveAlignment(seat, table.power(seat, "wisdom_steps"), attr)
    return TakeCharisma(seat)
