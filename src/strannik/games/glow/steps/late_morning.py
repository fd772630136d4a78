"""Late morning: rolling, rerolling, and turning dice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.glow.cards import DICE, printed_rerolls
from strannik.games.glow.events import Paid, Turned
from strannik.games.glow.maps import rerolls_below
from strannik.games.glow.table import ROLLED, Table

TURNING: Final = 3
"""Rerolls that it takes to turn a die to a face. [GL-F2]"""

CARD: Final = "card"
TOKEN: Final = "token"
TRACK_SPACE: Final = "track"


@dataclass
class RollDice(Step):
    """Roll all dice in front of you, then reroll at will. [GL-F1]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.hours[self.me] = ROLLED
        table.roll(self.me, table.dice[self.me])
        return [Reroll(self.me)]


@dataclass
class Reroll(Choice):
    """For one reroll throw one or two dice again; for three turn a die to any of its faces; or leave it.

    `used` are the companions whose printed reroll is used up today. [GL-F2, GL-F3, GL-F6]
    """

    me: int
    used: list[str] = field(default_factory=list)

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        dice = table.dice[seat]
        if not given:
            return self._first(table, seat)
        if given[0].verb == "reroll":
            if len(given) == 1:
                others = [die for die in dice if die != given[0].thing]
                return Offer("and", others, words=["alone"], clause="GL-F2")
            return self._payment(table, seat, given[2:], 1)
        if given[0].verb == "turn":
            if len(given) == 1:
                return Offer("face", turnable(table, given[0].name), clause="GL-F2")
            return self._payment(table, seat, given[2:], TURNING)
        return None

    def _first(self, table: Table, seat: int) -> Offer | None:
        dice = table.dice[seat]
        held = self.sources(table, seat)
        if not held:
            return None
        rerolled = Offer("reroll", dice, words=["keep"], clause="GL-F2")
        closed: dict[Thing, Bar] = {}
        if len(held) < TURNING:
            bar = Bar("GL-F2", rerolls=len(held))
            closed = dict.fromkeys(dice, bar)
        return rerolled | Offer("turn", dice, closed=closed, clause="GL-F2")

    def sources(self, table: Table, seat: int) -> list[str]:
        """Every reroll the player could pay with now: by cards, by tokens, by the score track. [GL-F3, GL-F4]"""
        cards = len(printed_rerolls(table.company[seat])) - len(self.used)
        return [CARD] * cards + [TOKEN] * table.rerolls[seat] + [TRACK_SPACE] * len(rerolls_below(table.bursts[seat]))

    def _payment(self, table: Table, seat: int, paid: list[Answer], due: int) -> Offer | None:
        """Ask for the next part of a payment, unless there is only one way to pay it. [GL-F3]"""
        left = self.sources(table, seat)
        for answer in paid:
            left.remove(answer.name)
        due -= len(paid)
        kinds = [kind for kind in (CARD, TOKEN, TRACK_SPACE) if kind in left]
        if due <= 0 or len(kinds) < 2 or len(left) <= due:
            return None
        return Offer("pay", kinds, clause="GL-F3")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == "keep":
            return []
        due = 1 if given[0].verb == "reroll" else TURNING
        used = self._pay(table, [answer.name for answer in given[2:]], due)
        die = given[0].name
        if due == 1:
            dice = [die] if given[1].verb == "alone" else [die, given[1].name]
            for marked in dice:
                table.faces[marked] = ""
            return [Throw(self.me, dice), Reroll(self.me, used)]
        table.faces[die] = given[1].name
        table.tell(Turned(self.me, die, given[1].name))
        return [Reroll(self.me, used)]

    def _pay(self, table: Table, chosen: list[str], due: int) -> list[str]:
        """Pay the rerolls, first those chosen, and return the companions whose reroll is used up then."""
        left = self.sources(table, self.me)
        for kind in chosen:
            left.remove(kind)
        paid = chosen + left[: due - len(chosen)]
        table.gain(self.me, "rerolls", -paid.count(TOKEN))
        spaces = paid.count(TRACK_SPACE)
        if spaces:
            bursts = table.bursts[self.me]
            table.bursts[self.me] = rerolls_below(bursts)[spaces - 1]
            table.tell(Paid(self.me, "bursts", bursts - table.bursts[self.me]))
        cards = len(self.used) + paid.count(CARD)
        return printed_rerolls(table.company[self.me])[:cards]

    def due_now(self, table: Table, seat: int, due: int) -> list[str]:
        """What so many rerolls will be paid with where there is only one way to pay; nothing where it is asked."""
        left = self.sources(table, seat)
        return left[:due] if len(left) <= due or len(set(left)) == 1 else []


def turnable(table: Table, die: str) -> list[str]:
    """The faces a die can be turned to: its own, but for the one it shows. [GL-F2]"""
    return [face for face in DICE[die].different if face != table.faces[die]]


@dataclass
class Throw(Choice):
    """The rerolled dice are in the hand; throw them. [GL-F2]"""

    me: int
    dice: list[str] = field(default_factory=list)

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("throw", words=["throw"], clause="GL-F2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.roll(self.me, self.dice)
        return []
