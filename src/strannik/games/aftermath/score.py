"""The result: won or lost together, what the colony gained, and what each hero did. [AM-25.1, AM-26.3]"""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Thing
from strannik.core.result import Line, Result, Sheet, together
from strannik.games.aftermath.campaign.goals import all_goals
from strannik.games.aftermath.company import DEEDS
from strannik.games.aftermath.table import Table

WON: Final = "won"
LOST: Final = "lost"
FALLEN: Final = "fallen"
SUCCESS: Final = 10
"""What a mission that was fulfilled is worth on the sheet."""

WORTH: Final = {"clues": 2, "population": 2, "morale": 2, "food": 1, "parts": 1}
"""What a step of a counter is worth on the sheet, up and down."""

GOAL: Final = 5


def result(table: Table) -> Result:
    """All win if the mission is fulfilled and the colony stands, or the campaign is won. [AM-25.1, AM-26.3, AM-26.5]"""
    won = table.outcome == WON or (wished_for(table) and table.outcome != FALLEN)
    sheets = [sheet(table, seat) for seat in table.seats]
    return together(sheets, won, outcome(table), facts(table))


def outcome(table: Table) -> str:
    """What became of everybody, in a word. [AM-25.1, AM-25.2, AM-26.3, AM-26.5]"""
    if table.outcome == FALLEN:
        return "campaign-fallen"
    if table.ending:
        return f"ending-{table.ending}"
    if wished_for(table):
        return "campaign-won"
    return "mission-won" if table.outcome == WON else "mission-lost"


def wished_for(table: Table) -> bool:
    """Whether the fourth goal was reached in this game. [AM-26.3]"""
    return all_goals(table.fulfilled) and not all_goals(table.goals_before)


def facts(table: Table) -> dict[str, Thing]:
    """What the sentence about the end needs."""
    return {
        "mission": f"mission-{table.mission}",
        "time": table.count("time"),
        "limit": table.limit,
        "population": table.count("population"),
        "goals": len(table.fulfilled),
    }


def sheet(table: Table, seat: int) -> Sheet:
    """The same for all: the mission and what the colony gained; then what this hero did, which is worth a story."""
    lines = [Line("mission", f"mission-{table.mission}", SUCCESS)] if table.outcome == WON else []
    lines += [Line("goal", hero, GOAL) for hero in table.fulfilled if hero not in table.goals_before]
    lines += [gained(table, what) for what in WORTH if table.count(what) != table.before.get(what, 0)]
    deeds = table.heroes[seat].deeds
    lines += [Line(f"deed-{what}", deeds[what], 0) for what in DEEDS.values() if what in deeds]
    return Sheet(seat, lines)


def gained(table: Table, what: str) -> Line:
    """How a counter has changed since the mission began, with its sign. [AM-0.6]"""
    change = table.count(what) - table.before.get(what, 0)
    return Line(f"gained-{what}", f"+{change}" if change > 0 else f"\N{MINUS SIGN}{-change}", change * WORTH[what])
