"""Abilities: paid with white cards, as an action or when something happens. [AM-13.3.1, AM-22.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import ABILITIES, ACTIONS, CHARACTERS, WHITE, value_of
from strannik.games.aftermath.events.belongings import AbilityLearnt, AbilityUsed
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.steps.items import made
from strannik.games.aftermath.table import Table

ACTION: Final = "action"
CHECK: Final = "check"
ATTACKED: Final = "attacked"
SEARCHED: Final = "searched"
PASS: Final = "pass"
SPEND: Final = "spend"
KEEP: Final = "keep"
MELEE_ONLY: Final = ("tumble",)
"""Abilities that help against an attack from one's own space only."""


# Who can use what


def white_cards(table: Table, seat: int) -> list[str]:
    return [card for card in table.hands[seat] if ACTIONS[card].colour == WHITE]


def white_points(table: Table, seat: int) -> int:
    """What the white cards in the hand are worth. [AM-13.3.1]"""
    total = 0
    for card in table.hands[seat]:
        action = ACTIONS[card]
        if action.colour == WHITE:
            total += action.value
    return total


def owned(table: Table, seat: int, timing: str) -> list[str]:
    """The hero's abilities for a moment like this, those left out that work once a page and have."""
    hero = table.heroes[seat]
    found: list[str] = []
    for id in hero.abilities:
        if ABILITIES[id].timing == timing and id not in hero.used:
            found.append(id)
    return found


def payable(table: Table, seat: int, timing: str) -> list[str]:
    """The abilities for a moment like this that the white cards in the hand pay. [AM-13.3.1]"""
    abilities = owned(table, seat, timing)
    if not abilities:
        return abilities
    points = white_points(table, seat)
    return [id for id in abilities if ABILITIES[id].cost <= points]


def too_dear(table: Table, seat: int, timing: str) -> dict[Thing, Bar]:
    """The abilities that the white cards in the hand do not pay. [AM-13.3.1]"""
    points = white_points(table, seat)
    dear = [id for id in owned(table, seat, timing) if ABILITIES[id].cost > points]
    return {id: Bar("AM-13.3.1", ability=id, cost=ABILITIES[id].cost, points=points) for id in dear}


# Using one


@dataclass
class UseAbility(Choice):
    """Play white cards worth at least the ability's cost, more being lost, and do what it says. [AM-13.3.1]"""

    me: int
    ability: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        spent = [answer.name for answer in given if answer.verb == SPEND]
        if len(spent) < len(given) or value_of(spent) >= ABILITIES[self.ability].cost:
            return None
        left = [card for card in table.hands[seat] if card not in spent]
        closed: dict[Thing, Bar] = {
            card: Bar("AM-13.3", card=card, ability=self.ability) for card in left if ACTIONS[card].colour != WHITE
        }
        return Offer(SPEND, left, closed, [KEEP], "AM-13.3.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[-1].verb == KEEP:
            return []
        for answer in given:
            table.let_go(self.me, answer.name)
        ability = ABILITIES[self.ability]
        if ability.once_per_page:
            table.heroes[self.me].used.append(self.ability)
        table.tell(AbilityUsed(self.me, self.ability))
        return made(self.me, ability.effects)


@dataclass
class Respond(Choice):
    """At such a moment the hero may use an ability, or let it pass. [AM-13.3.1]"""

    me: int
    timing: str
    melee: bool = True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        fitting = [id for id in owned(table, seat, self.timing) if self.melee or id not in MELEE_ONLY]
        return Offer("use", fitting, too_dear(table, seat, self.timing), [PASS], "AM-13.3.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == PASS:
            return []
        return [UseAbility(self.me, given[0].name)]


def responses(table: Table, seat: int, timing: str, melee: bool = True) -> list[Step]:
    """The question whether to use an ability, if there is one, and cards that might pay for it.

    Which cards these are is the hero's secret, so it does not matter here.
    """
    fitting = [id for id in owned(table, seat, timing) if melee or id not in MELEE_ONLY]
    return [Respond(seat, timing, melee)] if fitting and table.hands[seat] else []


def helping(table: Table, seat: int, played: list[str]) -> list[str]:
    """The abilities that help in a check and can be paid with cards not played for it. [AM-11.9, AM-13.3.1]"""
    abilities = owned(table, seat, CHECK)
    if not abilities:
        return abilities
    points = value_of([card for card in white_cards(table, seat) if card not in played])
    return [id for id in abilities if ABILITIES[id].cost <= points]


def when_attacked(table: Table, seat: int, melee: bool) -> list[Step]:
    """Before the defence: abilities that help against an attack. [AM-13.3.1, AM-15.5]"""
    return responses(table, seat, ATTACKED, melee)


def after_search(table: Table, seat: int, counters: list[str]) -> list[Step]:
    """After food or parts were found: abilities that find more. [AM-13.3.1, AM-13.4.2]"""
    return responses(table, seat, SEARCHED) if "food" in counters or "parts" in counters else []


# Learning one


def learnable(table: Table, hero: str) -> list[str]:
    """The abilities of the hero's class that it does not have. [AM-22.1, AM-22.3]"""
    known = abilities_of(table, hero)
    return [id for id, card in ABILITIES.items() if card.class_ == CHARACTERS[hero].class_ and id not in known]


def abilities_of(table: Table, hero: str) -> list[str]:
    """What a hero can do, whether or not it takes part in this game. [AM-22.2]"""
    seat = table.seat_of(hero)
    if seat >= 0:
        return table.heroes[seat].abilities
    return table.away[hero].abilities if hero in table.away else [CHARACTERS[hero].ability]


@dataclass
class LearnAbility(Agreed):
    """The book grants a new ability: choose among those of the hero's class; it is kept for good. [AM-22.1, AM-22.2]"""

    hero: str

    def question(self, table: Table) -> Offer:
        return Offer("learn", learnable(table, self.hero), clause="AM-22.1")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        if table.seat_of(self.hero) < 0:
            table.box_of(self.hero).abilities.append(answer.name)
        else:
            abilities_of(table, self.hero).append(answer.name)
        table.tell(AbilityLearnt(self.hero, answer.name))
        return []
