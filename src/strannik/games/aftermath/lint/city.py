"""The city: every page lies where the map has it, ways lead to neighbours, and missions are near enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.cards import Mission
from strannik.games.aftermath.lint.effects import sections_with
from strannik.games.aftermath.pages.page import MAP, Page, page_of
from strannik.games.aftermath.steps.deeds.ways import Travel
from strannik.story.lint.finding import Finding

NEAR: Final = range(1, 7)
"""How far from the colony a mission may be."""

CARDS: Final = "aftermath/data/cards/missions.json"

City = Sequence[Sequence[int]]


def lint_city(city: City, colony: int, missions: Sequence[Mission], book: PageBook) -> list[Finding]:
    """V-10: what is wrong with the city, as far as it is written."""
    places = {page: (column, row) for row, line in enumerate(city) for column, page in enumerate(line)}
    return [
        *misplaced(places, book.pages),
        *far_travel(places, book),
        *cut_off(places, colony, book),
        *far_missions(places, colony, missions),
    ]


def misplaced(places: Mapping[int, tuple[int, int]], pages: Mapping[int, Page]) -> list[Finding]:
    """Pages whose cell is not the one in which the map has them."""
    return [
        Finding(page.source, "cell", f"is {page.cell}, and the map has it at {places.get(number)}", "let both agree")
        for number, page in pages.items()
        if page.kind == MAP and (tuple(page.cell) if page.cell else None) != places.get(number)
    ]


def far_travel(places: Mapping[int, tuple[int, int]], book: PageBook) -> list[Finding]:
    """Ways to pages that are no neighbours."""
    found: list[Finding] = []
    for section, effect in sections_with(book, Travel):
        here, there = page_of(section.id), int(effect.arguments["page"])
        if here not in places or there not in places or steps(places[here], places[there]) != 1:
            problem = f"page {there} is no neighbour of page {here}"
            found.append(Finding(section.source, section.id, problem, "travel to a neighbour, or open_page"))
    return found


def cut_off(places: Mapping[int, tuple[int, int]], colony: int, book: PageBook) -> list[Finding]:
    """Pages of the city to which no way leads from the colony."""
    ways = [(page_of(section.id), int(effect.arguments["page"])) for section, effect in sections_with(book, Travel)]
    reached, before = {colony}, 0
    while len(reached) != before:
        before = len(reached)
        reached |= {there for here, there in ways if here in reached}
    return [
        Finding(book.pages[page].source, "cell", "nobody can travel here from the colony", "let a neighbour lead here")
        for page in places
        if page in book.pages and page not in reached
    ]


def far_missions(places: Mapping[int, tuple[int, int]], colony: int, missions: Sequence[Mission]) -> list[Finding]:
    """Missions whose card does not agree with the map, or that are too far away."""
    found: list[Finding] = []
    for mission in missions:
        if mission.location not in places:
            found.append(Finding(CARDS, mission.id, f"page {mission.location} is not on the map", "name one that is"))
            continue
        far = steps(places[colony], places[mission.location])
        if far != mission.distance or tuple(mission.cell) != places[mission.location]:
            there = places[mission.location]
            problem = f"says {mission.distance} steps to {mission.cell}"
            found.append(Finding(CARDS, mission.id, problem, f"the map has {far} steps to {list(there)}"))
        if far not in NEAR:
            right = f"{NEAR.start} to {NEAR.stop - 1} would be right"
            found.append(Finding(CARDS, mission.id, f"is {far} steps from the colony", right))
    return found


def steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How many cells lie between two places, never diagonally."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
