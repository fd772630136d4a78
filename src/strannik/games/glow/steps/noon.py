"""Noon: Cromaug, special faces, then all triggered cards in the order of the player's choice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.glow.cards import BLACK, CARDS, COMPANIONS, CROMAUG, DICE, KAAR, MINUS, SYMBOL_PLACE, acts
from strannik.games.glow.events import Acted, Revived
from strannik.games.glow.table import AFTERNOON, NOON, SPACES, Table

TOKENS: Final = ("bursts", "footprints", "fireflies", "rerolls")


@dataclass
class Noon(Step):
    """Where air shows, Cromaug goes first; special faces follow, then the cards. [GL-H1, GL-H2, GL-H3]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.hours[self.me] = NOON
        cards: list[Step] = [SpecialFaces(self.me), ResolveCards(self.me)]
        company = table.company[self.me]
        if CROMAUG in company and acts(COMPANIONS[CROMAUG], table.shown(self.me)):
            table.tell(Acted(self.me, CROMAUG, 1))
            table.fall(self.me, CROMAUG)
            return [Revive(self.me), *cards]
        return cards


@dataclass
class Revive(Choice):
    """Cromaug lets you take one companion from the cemetery as it lay in the morning.

    A Sketal brings a die that counts from tomorrow on, Kaar the black die. [GL-H1, GL-E4, GL-E5]
    """

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return Offer("revive", table.cemetery, words=["decline"], clause="GL-H1")
        if given[0].verb == "decline" or len(given) > 1:
            return None
        dice = table.dice_for(given[0].name)
        return Offer("take", dice, clause="GL-E4") if len(dice) > 1 else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "decline":
            return []
        companion = given[0].name
        table.cemetery.remove(companion)
        table.company[self.me].append(companion)
        table.tell(Revived(self.me, companion))
        dice = table.dice_for(companion) if len(given) == 1 else [given[1].name]
        if dice:
            table.link(self.me, companion, dice[0])
        if companion == KAAR:
            table.bring_black_die(self.me, list(range(SPACES)))
        return []


@dataclass
class SpecialFaces(Step):
    """Purple gives two footprints, yellow three bursts, then the curse takes two bursts. [GL-H2, GL-G3]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        shown = table.shown(self.me)
        table.gain(self.me, "footprints", 2 * shown[SYMBOL_PLACE["footprints2"]])
        table.gain(self.me, "bursts", 3 * shown[SYMBOL_PLACE["bursts3"]])
        if BLACK in table.dice[self.me] and table.faces[BLACK] == MINUS:
            table.gain(self.me, "bursts", -2)
        return []


def triggered(table: Table, seat: int, resolved: list[str]) -> list[str]:
    """The cards and revealed spells that act now and have not acted yet. [GL-H3, GL-H5, GL-H9]"""
    shown = table.shown(seat)
    company = table.company[seat]
    cards = [table.adventurers[seat], *company, *table.spells[seat]]
    due = [card for card in cards if card not in resolved and acts(CARDS[card], shown)]
    return due if company else [card for card in due if not CARDS[card].takes_last]


def order_matters(table: Table, seat: int, cards: list[str]) -> bool:
    """Whether it makes any difference in which order the cards act.

    It does where a die goes away, where the last companion is taken, and where a loss may be cut
    because it comes before a gain. [GL-H5, GL-H6, GL-H7]
    """
    shown = table.shown(seat)
    losses = {"bursts": 0, "footprints": 0}
    for id in cards:
        card = CARDS[id]
        if id in table.links or card.takes_last:
            return True
        for effect in card.effects:
            if effect.count < 0:
                losses[effect.kind] -= effect.count * acts(card, shown)
    return table.bursts[seat] < losses["bursts"] or table.footprints[seat] < losses["footprints"]


def returnable(table: Table, seat: int, card: str) -> list[str]:
    """The dice of which one goes back when the Sketal acts: one for each face they show. [GL-H7]"""
    if card not in table.links:
        return []
    colour = DICE[table.links[card]].colour
    dice: list[str] = []
    faces: list[str] = []
    for die in table.dice[seat]:
        if DICE[die].big and DICE[die].colour == colour and table.faces[die] not in faces:
            dice.append(die)
            faces.append(table.faces[die])
    return dice


@dataclass
class ResolveCards(Choice):
    """Resolve every triggered card, each as often as it acts, in the order of your choice.

    The order is asked for only where it can matter, and which die goes back with a Sketal only
    where the dice differ. [GL-H3, GL-H4, GL-H5, GL-H7]
    """

    me: int
    resolved: list[str] = field(default_factory=list)

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        cards = triggered(table, seat, self.resolved)
        if not given:
            if len(cards) > 1 and order_matters(table, seat, cards):
                return Offer("resolve", cards, clause="GL-H3")
            card = cards[0] if len(cards) == 1 else ""
        elif given[-1].verb == "resolve":
            card = given[0].name
        else:
            return None
        dice = returnable(table, seat, card)
        return Offer("return", dice, clause="GL-H7") if len(dice) > 1 else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        cards = triggered(table, self.me, self.resolved)
        die = given[-1].name if given and given[-1].verb == "return" else ""
        if given and given[0].verb == "resolve":
            cards = [given[0].name]
        for card in cards:
            resolve(table, self.me, card, die)
            table.beat()
        if not cards:
            table.hours[self.me] = AFTERNOON
            return []
        return [ResolveCards(self.me, [*self.resolved, *cards])]


def resolve(table: Table, seat: int, id: str, die: str) -> None:
    """Apply a card's effects as often as it acts; a spell is used up by it. [GL-H4, GL-H6, GL-H8, GL-H9, GL-H10]"""
    card = CARDS[id]
    times = acts(card, table.shown(seat))
    table.tell(Acted(seat, id, times))
    if id in table.spells[seat]:
        table.drop_spell(seat, id)
    for effect in card.effects:
        if effect.kind in TOKENS:
            table.gain(seat, effect.kind, effect.count * times)
        elif effect.kind == "skull":
            table.fall(seat, id, die)
        elif effect.kind == "discard_last_companion":
            table.fall(seat, table.company[seat][-1])
        elif effect.kind == "cast_spells":
            for other in table.seats:
                if other != seat:
                    table.owed[other] += effect.count
