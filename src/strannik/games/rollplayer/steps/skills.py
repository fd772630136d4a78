"""Skills: used at any time, also in another's turn; and weapons laid down at any time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.effects import Effect, Vocabulary, steps_in
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.rollplayer.cards import MARKET
from strannik.games.rollplayer.entries import content_source
from strannik.games.rollplayer.steps import actions, effects
from strannik.games.rollplayer.table import Table


@dataclass
class UseSkill(Step):
    """Move the token along the arrow, exhaust the skill, then apply its effect if wanted. [RP-3.4.1]"""

    me: int
    card: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.exhaust(self.me, self.card)
        return apply(table, self.me, self.card)


def apply(table: Table, seat: int, card: str) -> list[Step]:
    """Move the seat's token along the arrow of the card, if it has one; what it does then."""
    if MARKET[card].arrow:
        table.move_token(seat, MARKET[card].arrow)
    return [effect.made(seat) for effect in EFFECTS[card]]


@dataclass
class CopySkill(Choice):
    """Take arrow and effect of another player's skill, which is not exhausted by it. [RP-3.8.2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        skills = table.copyable(seat)
        closed: dict[Thing, Bar] = {}
        for card in skills:
            bar = table.blocked(seat, card)
            if bar is not None:
                closed[card] = bar
        return Offer("copy", skills, closed, clause="RP-3.8.2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return apply(table, self.me, given[0].name)


@dataclass
class LayDown(Choice):
    """Put an own weapon on the discard pile, at any time; asked twice, since nothing is paid for it. [RP-3.3.C4]"""

    me: int
    card: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("put-away", words=["put-away", "hold-on"], clause="RP-3.3.C4")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "put-away":
            table.drop(self.me, self.card)
        return []


VOCABULARY: Final = Vocabulary([*steps_in(actions, effects).values(), CopySkill])
"""The steps that the effect of a skill may name."""

EFFECTS: Final[dict[str, list[Effect]]] = {
    id: VOCABULARY.read(card.effect, content_source(), f"market.{id}.effect") for id, card in MARKET.items()
}
