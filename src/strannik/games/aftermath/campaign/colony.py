"""The colony as it stands: what the next phase brings, what can be built, and which ways to goals are open."""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Bar
from strannik.games.aftermath.campaign.goals import Chapter
from strannik.games.aftermath.cards import IMPROVEMENTS, ITEMS
from strannik.games.aftermath.company import Company

MOUTHS: Final = 4
"""How many a food feeds. [AM-30.5]"""

LATENESS: Final = 2
MOST_EVENTS: Final = 4
"""For every so many points of time above the limit there is one event more, up to this many. [AM-30.3]"""

PEA: Final = 1
PEA_FROM: Final = 2
CHASSIS: Final = 5
CHASSIS_FROM: Final = 3
LAMP: Final = 6
LAMP_FROM: Final = 3
LAMP_UNTIL: Final = 14
LAMP_FOOD: Final = 2
"""What the ways to goals cost, and from which colony phase on they are open. [AM-30.9]"""


def chapter(table: Company) -> Chapter:
    """How the campaign stands, as far as missions go."""
    notes = table.notes_of(table.archivist)
    return Chapter(table.won, table.failed, table.missions, table.count("clues"), notes.clues)


def supper(population: int) -> int:
    """How much food a population eats. [AM-30.5]"""
    return -(-population // MOUTHS)


def events_due(table: Company) -> int:
    """One event, and more for a party that comes late. [AM-25.3, AM-30.3]"""
    late = max(0, table.count("time") - table.limit) if table.limit else 0
    return min(MOST_EVENTS, 1 + late // LATENESS)


def plans_at_hand(table: Company) -> list[str]:
    """What may be built: plans the book gave, cards in the stash, and what somebody has drawn by now. [AM-30.6]"""
    cards = [ITEMS[item].improvement for item in table.stash if ITEMS[item].improvement]
    found: list[str] = []
    for id, improvement in IMPROVEMENTS.items():
        drawn = 0 < improvement.from_phase <= table.phase
        played = improvement.after_mission in table.won + table.failed
        if id not in table.built and (id in table.plans or id in cards or drawn or played):
            found.append(id)
    return found


def unbuildable(table: Company, plan: str) -> Bar | None:
    """Why an improvement cannot be built: a garden has no seed, or parts are short. [AM-30.6]"""
    improvement = IMPROVEMENTS[plan]
    if improvement.needs == "seed" and not has_seed(table):
        return Bar("AM-30.9", improvement=plan)
    if table.count("parts") < improvement.parts:
        return Bar("AM-30.6", improvement=plan, needed=improvement.parts, has=table.count("parts"))
    return None


def has_seed(table: Company) -> bool:
    """Whether there is something to plant: the jar, or the pea in the felt."""
    return "seed-jar" in table.stash or table.knows(table.archivist, "pea")


def ways_to_goals(table: Company) -> dict[str, Bar | None]:
    """The ways to goals that nobody can miss, each with what closes it now; each at most once a phase. [AM-30.9]"""
    ways: dict[str, Bar | None] = {}
    if table.phase >= PEA_FROM and not has_seed(table) and "garden" not in table.built:
        ways["spare-the-pea"] = short_of(table, "food", PEA)
    if table.phase >= CHASSIS_FROM and "toy-truck" not in table.stash and "toy-truck" not in table.broken:
        ways["buy-the-chassis"] = short_of(table, "parts", CHASSIS - bolt(table))
    if table.phase >= LAMP_FROM and table.count("population") < LAMP_UNTIL:
        costs = 0 if table.count("morale") >= LAMP else LAMP_FOOD
        ways["light-the-lamp"] = short_of(table, "food", costs)
    return {way: bar for way, bar in ways.items() if way not in table.spent}


def bolt(table: Company) -> int:
    """A bolt of the truck that got away makes the chassis cheaper."""
    return 1 if table.knows(table.archivist, "chassis_bolt") else 0


def short_of(table: Company, what: str, needed: int) -> Bar | None:
    """Why a price cannot be paid. [AM-6.4]"""
    has = table.count(what)
    return Bar("AM-6.4", what=what, needed=needed, has=has) if has < needed else None
