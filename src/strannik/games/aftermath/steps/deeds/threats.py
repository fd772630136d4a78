"""Threat cards and action cards come and go by the book's word. [AM-8.3, AM-10.3]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from strannik.core.effects import amount
from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import ACTIONS, BLACK, DISASTER
from strannik.games.aftermath.events.turns import ThreatLifted, ThreatsCleared
from strannik.games.aftermath.steps.whom import Befall, Who
from strannik.games.aftermath.table import Table

Answers = dict[int, list[Answer]]


@dataclass
class AddThreat(Step):
    """Black cards come to the track: from the discard, or else from the deck, turned over until one comes. [AM-10.3]"""

    me: int
    n: int = amount()

    def do(self, table: Table, answers: Answers) -> list[Step]:
        add_threats(table, self.n)
        return []


def add_threats(table: Table, count: int) -> None:
    for _ in range(count):
        card = black_card(table)
        if card:
            table.add_threat(card)


def black_card(table: Table) -> str:
    """The black card that was discarded last, or the first that the deck turns up; "" if there is none."""
    for card in reversed(table.discarded):
        if ACTIONS[card].colour == BLACK:
            table.discarded.remove(card)
            return card
    while table.deck:
        card = table.deck.pop()
        if ACTIONS[card].colour == BLACK:
            return card
        table.discarded.append(card)
    return ""


@dataclass
class DiscardThreat(Step):
    """Threat cards leave the track, the lowest first. [AM-13.2.2]"""

    me: int
    n: Literal["all"] | int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.n == "all":
            if table.threats:
                table.tell(ThreatsCleared(len(table.threats)))
                table.discard_threats()
            return []
        for _ in range(int(self.n)):
            lifted = table.discard_threat()
            if lifted:
                table.tell(ThreatLifted(lifted))
        return []


@dataclass
class Draw(Befall):
    """Heroes draw action cards, and keep five of what they hold then; threats and disasters among them come too.

    [AM-10.1, AM-10.2, AM-10.3]
    """

    me: int
    n: int = 1
    who: Who = "self"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        # A turn may be brought about by what is drawn, so these meet only here.
        from strannik.games.aftermath.steps.turn import Disaster, GrowingThreat, TrimHand, draw

        steps: list[Step] = []
        for seat in seats:
            drawn = draw(table, seat, self.n)
            black = [card for card in drawn if ACTIONS[card].colour == BLACK]
            steps += [Disaster(seat) for card in drawn if card == DISASTER and table.on_map]
            steps += [GrowingThreat(seat, black)] if black else []
            steps.append(TrimHand(seat))
        return steps


@dataclass
class Discard(Befall):
    """Heroes discard action cards of their choice. [AM-8.3]"""

    me: int
    n: int = 1
    who: Who = "self"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        return [DiscardCards(seat, self.n) for seat in seats]


@dataclass
class DiscardCards(Choice):
    """Discard so many cards, or all you have. [AM-8.3]"""

    me: int
    n: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        gone = [answer.name for answer in given]
        left = [card for card in table.hands[seat] if card not in gone]
        return Offer("discard", left, clause="AM-8.3") if left and len(gone) < self.n else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for answer in given:
            table.let_go(self.me, answer.name)
        return []


WORDS: Final = (AddThreat, DiscardThreat, Draw, Discard)
