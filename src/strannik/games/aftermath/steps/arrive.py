"""Arriving on a space: what is read there. [AM-9.6, AM-9.8]"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.pages.page import short
from strannik.games.aftermath.table import Table
from strannik.story.reading import Read


def poi_works(table: Table, poi: str) -> bool:
    """Whether a point of interest is still read: once, or always with the repeat mark; only so on a page where the
    party has been before. [AM-4.1, AM-9.6]
    """
    page = table.sheet()
    if poi in page.repeats:
        return True
    return not table.revisited and page.section(poi) not in table.used


def stops(table: Table) -> list[str]:
    """The spaces on which something is read, which ends a move there. [AM-13.1.7]"""
    page = table.sheet()
    spaces = page.read_again[:]
    if not table.revisited:
        for section, space in page.read_once.items():
            if section not in table.used:
                spaces.append(space)
    for objective in table.objectives:
        spaces.append(page.objective_spaces[objective])
    return spaces


def arrive(table: Table, seat: int) -> list[Step]:
    """Read what the hero's space holds. [AM-2.3, AM-2.4, AM-9.6, AM-9.8]"""
    hero = table.heroes[seat]
    hero.pushed = False
    if not hero.here:
        return []
    page = table.sheet()
    place = page.spaces[hero.space]
    steps: list[Step] = []
    for poi in place.pois:
        if poi_works(table, poi):
            section = page.section(poi)
            if section not in table.used:
                table.used.append(section)
            steps.append(Read(seat, section))
    for objective in place.objectives:
        if objective in table.objectives:
            section = page.section(f"objective.{short(objective)}")
            steps.append(Read(seat, section))
            if table.book().sections[section].terms.get("discard_token", True):
                steps.append(DiscardObjective(objective))
    return steps


@dataclass
class DiscardObjective(Step):
    """The objective token is discarded when its section has been read. [AM-9.8]"""

    objective: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if self.objective in table.objectives:
            table.objectives.remove(self.objective)
        return []


@dataclass
class ReadWhereYouStand(Step):
    """Who was put on a space outside their own turn reads what it holds when their actions begin. [AM-9.12]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return arrive(table, self.me) if table.heroes[self.me].pushed else []
