"""Errands: which mission companions set out for, by what it would bring home of that which is still wished for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strannik.core.effects import Effect
from strannik.games.aftermath.campaign.colony import CHASSIS, PEA, has_seed, plans_at_hand, supper, unbuildable
from strannik.games.aftermath.campaign.goals import LAST, WHEEL, unfulfilled
from strannik.games.aftermath.cards import CHARACTERS, HEROES, IMPROVEMENTS, MISSIONS
from strannik.games.aftermath.companions.stakes import INKLING, counter_worth
from strannik.games.aftermath.table import Table
from strannik.story.reading import met

SEARCHED: Final = "n7"
"""The mission that finds a wheel."""

ONWARD: Final = 4.0
"""What it is worth that the story goes on: main missions open others."""

PLANNED: Final = 4.0
LEARNT: Final = 2.0
"""What the plan of something wished for is worth, and new abilities for everybody."""

PLENTY: Final = 2
"""Who has food for so many suppers is not out for more."""

CURIOUS: Final = 0.5
"""What a wheel is worth to those who begin to see what it may be for."""

IDLE: Final = 0.2
"""How much a counter matters that no goal and no supper asks for."""

SET_BACK: Final = 3.0
"""What it is worth to build something wished for now and not after another evening."""

THINGS: Final = {"toy-truck": CHASSIS, "seed-jar": PEA}
"""What else one would pay for a thing that a goal needs. [AM-30.9]"""


def errand_worth(table: Table, mission: str) -> float:
    """What a mission promises to a company whose goals are not reached yet, in about the worth of parts."""
    card = MISSIONS[mission]
    worth = brought_home(table, table.book().sections[card.success].do)
    worth += sum([PLANNED for id in IMPROVEMENTS if sketched_by(table, id, mission)], 0.0)
    if mission == SEARCHED and not table.knows(table.archivist, WHEEL) and table.count("clues") >= INKLING:
        worth += CURIOUS
    return worth + (ONWARD if card.main and mission != LAST and mission not in table.won else 0.0)


def sketched_by(table: Table, improvement: str, mission: str) -> bool:
    """Whether somebody draws the plan of something wished for once a mission was played. [AM-30.6]"""
    drawn = IMPROVEMENTS[improvement].after_mission == mission
    return drawn and improvement in wished(table) and improvement not in plans_at_hand(table)


def wished(table: Table) -> list[str]:
    """What the goals that are not reached still lack. [AM-26.3]"""
    open_goals = [hero for hero in HEROES if hero not in table.fulfilled]
    lacking = [unfulfilled(hero, table.built, table.stash, table.counters) for hero in open_goals]
    return [one for several in lacking for one in several]


def parts_wished(table: Table) -> int:
    """How many parts it still takes to build all that goals need. [AM-26.3, AM-30.6]"""
    goals = [CHARACTERS[hero].goal.built for hero in HEROES if hero not in table.fulfilled]
    return sum([IMPROVEMENTS[improvement].parts for improvement in goals if improvement not in table.built])


def set_back(table: Table, parts: int) -> float:
    """What it costs at home, beside the parts, that something wished for cannot be built this time. [AM-30.6]"""
    if table.on_map:
        return 0.0
    has, plans = table.count("parts"), plans_at_hand(table)
    prices = [IMPROVEMENTS[one].parts for one in wished(table) if one in plans and unbuildable(table, one) is None]
    return SET_BACK if any([has - parts < price for price in prices]) else 0.0


def brought_home(table: Table, effects: Sequence[Effect]) -> float:
    """What a section that is read at home brings, as far as anybody wants it."""
    return sum([wanted(table, effect) for effect in effects], 0.0)


def wanted(table: Table, effect: Effect) -> float:
    arguments = effect.arguments
    match effect.step.__name__:
        case "Gain":
            return sum([counted(table, what) * amount for what, amount in arguments.items()], 0.0)
        case "TakeItem":
            return thing_worth(table, arguments["item"])
        case "Plan":
            return plan_worth(table, arguments["improvement"])
        case "Ability":
            return LEARNT
        case "Branch":
            fork = table.book().forks[arguments["place"]]
            branch = fork.then if met(table, table.archivist, fork.condition) else fork.otherwise
            return brought_home(table, branch)
    return 0.0


def counted(table: Table, what: str) -> float:
    """What a step of a counter is worth: little where no goal asks for it and there is plenty."""
    asked_for = what in wished(table)
    match what:
        case "food":
            asked_for = table.count(what) < PLENTY * supper(table.count("population"))
        case "parts":
            asked_for = table.count(what) < parts_wished(table)
        case "morale":
            asked_for = True
    return counter_worth(table, what) * (1.0 if asked_for else IDLE)


def thing_worth(table: Table, item: str) -> float:
    if item == "seed-jar":
        return float(THINGS[item]) if "garden" in wished(table) and not has_seed(table) else 0.0
    return float(THINGS.get(item, 0)) if item in wished(table) else 0.0


def plan_worth(table: Table, improvement: str) -> float:
    """What a plan is worth: something if it is of what is wished for and is not at hand yet."""
    if improvement in table.built or improvement in plans_at_hand(table):
        return 0.0
    return PLANNED if improvement in wished(table) else 0.0
