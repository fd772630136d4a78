"""Rest: food for wounds, poison fades, conditions pass, things are mended, and time goes by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Bar, Offer, Thing
from strannik.core.step import NOBODY_ASKED, Choice, Step
from strannik.games.aftermath.cards import ITEMS
from strannik.games.aftermath.events.enemies import HeroHealed, ItemRepaired, Rested
from strannik.games.aftermath.gear import power, spendable
from strannik.games.aftermath.steps.conditions import lose_negative, negative
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.steps.items import SpendItem, gain_item, happened
from strannik.games.aftermath.table import Table

REST: Final = "rest"
GO_ON: Final = "go-on"
EAT: Final = "eat"
STARVE: Final = "save-food"
DONE: Final = "done"
RESTING: Final = Offer(REST, words=[GO_ON, REST], clause="AM-19.0")


def worth_a_rest(table: Table) -> bool:
    """Whether a rest would do anything at all: wounds, poison, conditions, or something broken. [AM-19.0]"""
    for seat, hero in enumerate(table.heroes):
        if hero.defeated:
            continue
        if hero.poisoned or (hero.conditions and negative(table, seat)) or (hero.wounds and table.count("food")):
            return True
    return bool(table.broken) and any([repair_cost(table, item) <= table.count("parts") for item in table.broken])


def repair_cost(table: Table, item: str) -> int:
    """What it costs to repair an item: one less where a workshop stands. [AM-17.3, AM-19.5]"""
    return max(1, ITEMS[item].repair - (1 if "workshop" in table.built else 0))


@dataclass
class OfferRest(Agreed):
    """At the end of a turn, when all is quiet, the group may rest, also when it is about to leave the page.

    [AM-10.6, AM-19.0]
    """

    def seats(self, table: Table) -> list[int]:
        return table.seats if table.quiet and table.on_map and worth_a_rest(table) else NOBODY_ASKED

    def question(self, table: Table) -> Offer:
        return RESTING

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return self.taken(table, answers[table.archivist][0]) if answers else []

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        if answer.verb != REST:
            return []
        eating: list[Step] = [Eat(seat) for seat in table.in_order(table.archivist) if seat in table.undefeated()]
        return [*eating, SleepOnIt(), Repair(), PassTime()]


@dataclass
class Eat(Choice):
    """Each player in turn may spend a food to heal a wound, or something of theirs that is good for it. [AM-19.1]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        items = spendable(table, seat)
        hero = table.heroes[seat]
        if not items and not (hero.wounds > hero.poisoned and table.count("food")):
            return None
        closed: dict[Thing, Bar] = {}
        if hero.wounds <= hero.poisoned:
            closed[EAT] = Bar("AM-16.1", seat=seat)
        elif not table.count("food"):
            closed[EAT] = Bar("AM-19.1")
        offer = Offer(EAT, [], closed, [EAT, STARVE], "AM-19.1")
        return offer | Offer("spend", items, clause="AM-17.4") if items else offer

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == STARVE:
            return []
        if given[0].verb == "spend":
            return [SpendItem(self.me, given[0].name), Eat(self.me)]
        table.lose("food", 1)
        hero = table.heroes[self.me]
        healed = min(hero.wounds - hero.poisoned, 1 + medicine(table, self.me))
        hero.wounds -= healed
        table.tell(HeroHealed(self.me, healed))
        return []


def medicine(table: Table, seat: int) -> int:
    """How much more a meal heals beside somebody who knows how. [AM-19.1]"""
    return power(table, seat, "medic")


@dataclass
class SleepOnIt(Step):
    """Poison fades, negative conditions pass, and batteries on items run out. [AM-19.2, AM-19.3, AM-19.4]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        steps: list[Step] = []
        for seat in table.undefeated():
            table.heroes[seat].poisoned = 0
            lose_negative(table, seat)
        table.charges = {}
        for seat in table.undefeated():
            steps += happened(table, seat, "rested")
        return steps


@dataclass
class Repair(Agreed):
    """The group may repair broken items and says who gets them. [AM-17.3, AM-19.5]"""

    def question(self, table: Table) -> Offer:
        if not table.broken:
            return Offer("repair", (), NOTHING_CLOSED, (), "AM-19.5")
        parts = table.count("parts")
        closed: dict[Thing, Bar] = {
            item: Bar("AM-19.5", item=item, cost=repair_cost(table, item), parts=parts)
            for item in table.broken
            if repair_cost(table, item) > parts
        }
        return Offer("repair", table.broken, closed, [DONE], "AM-19.5")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        return [] if answer.verb == DONE else [HandOut(answer.name), Repair()]


@dataclass
class HandOut(Agreed):
    """A repaired item is handled like one that was gained, by whoever the group says. [AM-17.1, AM-19.5]"""

    item: str

    def question(self, table: Table) -> Offer:
        return Offer("give-to", table.named_heroes(table.undefeated()), clause="AM-19.5")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        cost = repair_cost(table, self.item)
        table.lose("parts", cost)
        table.broken.remove(self.item)
        table.tell(ItemRepaired(self.item, cost))
        return gain_item(table, table.seat_of(answer.name), self.item)


@dataclass
class PassTime(Step):
    """A rest takes time. [AM-19.6]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain("time", 1)
        table.tell(Rested())
        return []
