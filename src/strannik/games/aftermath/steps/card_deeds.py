"""What items and abilities do that pages do not: steps that the cards' data name. [AM-13.3, AM-17.4]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.effects import amount
from strannik.core.offer import Answer, Offer
from strannik.core.seats import seat_name
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import ACTIONS, COLOURS
from strannik.games.aftermath.company import HAND
from strannik.games.aftermath.enemies import ENEMIES as ENEMY_CARDS
from strannik.games.aftermath.events.belongings import CardLent, CardRecalled, Mended
from strannik.games.aftermath.steps.conditions import lose_condition, negative
from strannik.games.aftermath.steps.items import beside, break_item, draw_item, gain_item, made
from strannik.games.aftermath.table import Table

DECLINE: Final = "decline"
STOP: Final = "stop"


# Checks


@dataclass
class Boost(Step):
    """So much is added to the hero's next check. [AM-17.4]"""

    me: int
    n: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.heroes[self.me].boost += self.n
        return []


@dataclass
class TeamFocus(Choice):
    """Before the dice fall, one other player on the page may add a card that matches the first. [AM-11.3, AM-13.3.1]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        helpers = [other for other in table.standing() if other != seat and table.hands[other]]
        return None if given or not helpers else Offer("turn-to", table.named_heroes(helpers), clause="AM-13.3.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return [LendCard(table.seat_of(given[0].name), self.me)] if given else []


@dataclass
class LendCard(Choice):
    """Add a matching card to another's check, or do not. [AM-11.3]"""

    me: int
    other: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        first = ACTIONS[table.played[0]]
        fitting = [card for card in table.hands[seat] if ACTIONS[card].matches(first)]
        return Offer("add", fitting, words=[DECLINE], clause="AM-11.3")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "add":
            table.play(self.me, [given[0].name])
            table.tell(CardLent(self.me, seat_name(self.other), given[0].name))
        return []


# Cards in the hand


@dataclass
class Redraw(Choice):
    """Discard up to so many cards and draw as many. [AM-13.3.1]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        thrown = [answer.name for answer in given if answer.verb == "discard"]
        if len(thrown) != len(given) or len(thrown) == self.n:
            return None
        left = [card for card in table.hands[seat] if card not in thrown]
        return Offer("discard", left, words=[STOP]) if left else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        thrown = [answer.name for answer in given if answer.verb == "discard"]
        for card in thrown:
            table.let_go(self.me, card)
        return made(self.me, [{"draw": {"n": len(thrown), "who": "self"}}]) if thrown else []


@dataclass
class Recall(Choice):
    """Take a card of your choice from the discard into your hand, if it has room; threats stay where they are.
    [AM-10.1, AM-13.3.1]
    """

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or len(table.hands[seat]) >= HAND:
            return None
        fitting = [card for card in table.discarded if ACTIONS[card].colour in COLOURS[:-1]]
        return Offer("recall", fitting, words=[DECLINE]) if fitting else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given and given[0].verb == "recall":
            table.discarded.remove(given[0].name)
            table.hands[self.me].append(given[0].name)
            table.tell(CardRecalled(self.me, given[0].name))
        return []


# Conditions and wounds


@dataclass
class Shed(Choice):
    """Lose a negative condition of your choice. [AM-17.4, AM-20.5]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        found = negative(table, seat)
        return Offer("lose", found, clause="AM-20.5") if len(found) > 1 and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for condition in [given[0].name] if given else negative(table, self.me):
            lose_condition(table, self.me, condition)
        return []


@dataclass
class Soothe(Step):
    """Every hero on your space loses a negative condition. [AM-13.3.1]"""

    me: int
    n: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return [Shed(seat, self.n) for seat in [self.me, *beside(table, self.me)]]


@dataclass
class Tend(Choice):
    """Heal a hero on your space, or yourself. [AM-13.3.1, AM-17.4]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        hurt = [one for one in [seat, *beside(table, seat)] if table.heroes[one].wounds]
        return Offer("heal", table.named_heroes(hurt), clause="AM-16.1") if hurt and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return made(table.seat_of(given[0].name), [{"heal": {"who": "self", "n": self.n}}]) if given else []


# Enemies


@dataclass
class Hush(Step):
    """Where no boss is in play, enemies become strangers again. [AM-5.1, AM-13.3.1]"""

    me: int
    so: bool

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if any([ENEMY_CARDS[card].boss for card in table.track]):
            return []
        return made(self.me, [{"situation": "all_quiet"}])


@dataclass
class Strike(Choice):
    """An enemy in sight within this range, but no boss, takes a wound without a check. [AM-13.3.1, AM-17.4, AM-21.3]"""

    me: int
    range: int

    def targets(self, table: Table) -> list[str]:
        here = table.heroes[self.me].space
        if not here or table.quiet:
            return []
        ground = table.ground()
        near = ground.ranges(here)
        seen = [foe for foe in table.foes if near.get(foe.space, 99) <= self.range and ground.sees(here, foe.space)]
        return [foe.id for foe in seen if not ENEMY_CARDS[foe.card].boss]

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        targets = self.targets(table)
        return Offer("strike", targets, clause="AM-21.3") if targets and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        from strannik.games.aftermath.steps.wounds import WoundEnemy

        return [WoundEnemy(self.me, given[0].name, 1)] if given else []


# Items


@dataclass
class FindGear(Step):
    """An item turns up, to be kept or scrapped. [AM-13.3.1, AM-17.1]"""

    me: int
    n: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return draw_item(table, self.me)


@dataclass
class Mend(Choice):
    """Repair a broken item for nothing and take it. [AM-13.3.1, AM-17.3]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return Offer("mend", table.broken, clause="AM-17.3") if table.broken and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given:
            return []
        item = given[0].name
        table.broken.remove(item)
        table.tell(Mended(self.me, item))
        return gain_item(table, self.me, item)


@dataclass
class BreakOwn(Choice):
    """One of your items breaks, which one you say. [AM-17.2]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        items = [*table.equipped[seat], *table.backpacks[seat]]
        return Offer("break", items, clause="AM-17.2") if items and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given:
            break_item(table, self.me, given[0].name)
        return []


@dataclass
class Kindle(Step):
    """A fire burns on your space. [AM-17.4]"""

    me: int
    n: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        here = table.heroes[self.me].space
        token = f"fire:{here}"
        if here and token not in table.tokens and "rain" not in table.terrain:
            table.tokens.append(token)
        return []


DEEDS: Final = (
    Boost,
    TeamFocus,
    Redraw,
    Recall,
    Shed,
    Soothe,
    Tend,
    Hush,
    Strike,
    FindGear,
    Mend,
    BreakOwn,
    Kindle,
)
"""The words of cards that are not words of pages."""
