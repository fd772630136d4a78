"""Building: parts become improvements, goods are used up, and goals come nearer. [AM-30.6]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Step
from strannik.games.aftermath.campaign.colony import (
    CHASSIS,
    LAMP,
    LAMP_FOOD,
    PEA,
    bolt,
    plans_at_hand,
    unbuildable,
    ways_to_goals,
)
from strannik.games.aftermath.cards import IMPROVEMENTS, ITEMS
from strannik.games.aftermath.events.campaign import Built
from strannik.games.aftermath.gear import owner, spendable
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.steps.items import SpendItem, SpendStash, take_named_item
from strannik.games.aftermath.table import Table
from strannik.story.reading import Learn

DONE: Final = "done"
AT_HOME: Final = ("gain", "find_gear", "mend")
"""Effects that do something in the colony too. [AM-17.4]"""


@dataclass
class BuildUp(Agreed):
    """Pay parts for plans that are at hand, use stash goods, and take the ways to goals that stand open, until done.

    [AM-17.4, AM-30.6]
    """

    def question(self, table: Table) -> Offer:
        plans = plans_at_hand(table)
        bars = {plan: unbuildable(table, plan) for plan in plans}
        offer = Offer("build", plans, {plan: bar for plan, bar in bars.items() if bar is not None}, [DONE], "AM-30.6")
        ways = ways_to_goals(table)
        if ways:
            offer |= Offer("pursue", list(ways), {way: bar for way, bar in ways.items() if bar is not None})
        goods = useful_at_home(table)
        if goods:
            offer |= Offer("use-up", goods, clause="AM-17.4")
        return offer

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        match answer.verb:
            case "build":
                build(table, answer.name)
            case "pursue":
                return [*pursue(table, answer.name), BuildUp()]
            case "use-up":
                return [used_up(table, answer.name), BuildUp()]
            case "done":
                return []
        return [BuildUp()]


def useful_at_home(table: Table) -> list[str]:
    """Stash goods, and items of heroes, that are worth using up in the colony phase. [AM-17.4]"""
    worn = [item for seat in table.seats for item in spendable(table, seat)]
    return [
        item for item in [*table.stash, *worn] if any([word in AT_HOME for one in ITEMS[item].discard for word in one])
    ]


def used_up(table: Table, item: str) -> Step:
    """An item is discarded for its effect, by the colony or by whoever has it. [AM-17.4]"""
    if item in table.stash:
        return SpendStash(table.archivist, item)
    return SpendItem(owner(table, item), item)


def build(table: Table, improvement: str) -> None:
    """The parts are paid, and it stands. [AM-30.6]"""
    table.lose("parts", IMPROVEMENTS[improvement].parts)
    table.built.append(improvement)
    if improvement in table.plans:
        table.plans.remove(improvement)
    for item in table.stash[:]:
        if ITEMS[item].improvement == improvement:
            table.stash.remove(item)
            table.item_box.append(item)
    table.remember(f"flavour-{improvement}")
    table.tell(Built(improvement))


def pursue(table: Table, way: str) -> list[Step]:
    """A way to a goal that nobody can miss: the pea, Mrs Slow's chassis, the lamp in the window. [AM-30.9]"""
    table.spent.append(way)
    match way:
        case "spare-the-pea":
            table.lose("food", PEA)
            return [Learn(table.archivist, "pea")]
        case "buy-the-chassis":
            table.lose("parts", CHASSIS - bolt(table))
            return take_named_item(table, table.archivist, "toy-truck")
    if table.count("morale") < LAMP:
        table.lose("food", LAMP_FOOD)
    table.gain("population", 1)
    return []
