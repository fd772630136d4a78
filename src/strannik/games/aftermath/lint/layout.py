"""Pages as places: everything stands where one can walk, every mark has its section, and every line is drawn once."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.lint.effects import effects_of
from strannik.games.aftermath.pages.geometry import Ground
from strannik.games.aftermath.pages.page import (
    DISASTER_SECTION,
    IN_RUBBLE,
    MAP,
    START,
    THREAT,
    Page,
    page_of,
    section_name,
    short,
)
from strannik.games.aftermath.steps.deeds.ground import Terrain
from strannik.games.aftermath.steps.deeds.layout import PlaceObjective, PlaceSearch, PlaceSearchByDay
from strannik.games.aftermath.steps.deeds.meetings import Encounter, EncounterCard, Hunt
from strannik.games.aftermath.steps.deeds.ways import OpenPage, Travel
from strannik.games.aftermath.steps.terrain import HIGH, HIGH_GROUND, POOL, RUBBLE, TOXIC
from strannik.story.lint.finding import Finding
from strannik.story.section import Section

DISASTERS: Final = range(5, 15)
"""What the value of a disaster may be."""

OPENED: Final = ("poi", "objective", "exit")
PLAIN: Final = (
    "hero_spawn", "enemy_spawn", "hide", "lit", "sun", "high", "pool", "rubble", "heavy", "needs_ability",
    "ranged_only",
)  # fmt: skip
NAMED: Final = (*OPENED, "search")
MARKED: Final = {RUBBLE: IN_RUBBLE, TOXIC: POOL, HIGH_GROUND: HIGH}
"""Terrain that changes only what spaces with a certain mark are like."""

READ_ELSEWHERE: Final = (HIGH,)
"""Marks that mean something without their terrain: from high up one sees over smoke."""

SPACES: Final = range(8, 21)
"""How many spaces a page has."""


def lint_layout(page: Page, book: PageBook) -> list[Finding]:
    """Everything that is wrong with one page as a place."""
    if page.kind != MAP:
        return []
    sections = [section for section in book.sections.values() if page_of(section.id) == page.number]
    return [
        *lacking(page, sections),
        *marks(page, sections),
        *borders(page),
        *pieces(page),
        *out_of_reach(page),
    ]


def told(page: Page, place: str, problem: str, right: str) -> Finding:
    return Finding(page.source, place, problem, right)


def lacking(page: Page, sections: list[Section]) -> list[Finding]:
    """V-03: what every page has: spawns, an exit, a threat, and a disaster that may come."""
    effects = [effect.step for section in sections for effect in effects_of(section)]
    exits = [id for space in page.spaces.values() for id in space.exits]
    found: list[Finding] = []
    if not page.hero_spawns:
        found.append(told(page, "spaces", "no space is a hero_spawn", "mark the one where heroes enter"))
    if not page.enemy_spawns and any([step in (Encounter, EncounterCard, Hunt) for step in effects]):
        found.append(told(page, "spaces", "enemies may come, and no space is an enemy_spawn", "mark one"))
    if not exits and not any([step in (OpenPage, Travel) for step in effects]):
        found.append(told(page, "spaces", "there is no exit", "mark one, or let a section open another page"))
    found += [
        told(page, name, "the section is missing", "write it")
        for name in (START, THREAT, DISASTER_SECTION)
        if not page.has(name)
    ]
    if page.has(DISASTER_SECTION) and page.value not in DISASTERS:
        right = f"{DISASTERS.start} to {DISASTERS.stop - 1} would be right"
        found.append(told(page, DISASTER_SECTION, f"its value is {page.value}", right))
    if len(page.spaces) not in SPACES:
        right = f"{SPACES.start} to {SPACES.stop - 1} would be right"
        found.append(told(page, "spaces", f"there are {len(page.spaces)}", right))
    return found


def marks(page: Page, sections: list[Section]) -> list[Finding]:
    """V-04: what a mark opens is written, what is written or laid out has its mark, and each mark is known."""
    found: list[Finding] = []
    borne = [(id, mark) for id, space in page.spaces.items() for mark in space.marks]
    for id, mark in borne:
        kind, colon, name = mark.partition(":")
        if kind not in (NAMED if colon else PLAIN):
            found.append(told(page, f"spaces.{short(id)}.marks", f"there is no mark {mark!r}", "leave it out"))
        elif kind in OPENED and not page.has(f"{kind}.{name}"):
            found.append(told(page, f"spaces.{short(id)}.marks", f"{mark!r} opens no section", f"write {kind}.{name}"))
    named = [mark for _, mark in borne if ":" in mark]
    found += [
        told(page, "spaces", f"{mark!r} stands on two spaces", "leave one out")
        for mark in dict.fromkeys(named)
        if named.count(mark) > 1
    ]
    for section in sections:
        kind, _, name = section_name(section.id).partition(".")
        if kind in OPENED and name and f"{kind}:{name}" not in named:
            found.append(told(page, section.id, f"no space bears {kind}:{name}", "mark one"))
    return [*found, *never_laid_out(page, sections), *idle_terrain(page, sections)]


def never_laid_out(page: Page, sections: list[Section]) -> list[Finding]:
    """V-04: search places and objectives on which nothing is ever put."""
    effects = [effect for section in sections for effect in effects_of(section)]
    searches = [effect for effect in effects if effect.step in (PlaceSearch, PlaceSearchByDay)]
    laid = [place for effect in searches for place in effect.arguments["places"]]
    laid += [effect.arguments["objective"] for effect in effects if effect.step is PlaceObjective]
    return [
        told(page, "spaces", f"nothing is ever put on {short(name)!r}", "let START place it, or leave the mark out")
        for name in [*page.search_spaces, *page.objective_spaces]
        if name not in laid
    ]


def idle_terrain(page: Page, sections: list[Section]) -> list[Finding]:
    """V-04: terrain that lies out where no space is marked for it, and spaces marked for what never lies out."""
    effects = [effect for section in sections for effect in effects_of(section)]
    laid = [effect.arguments["terrain"] for effect in effects if effect.step is Terrain]
    found: list[Finding] = []
    for terrain, mark in MARKED.items():
        borne = [space for space in page.spaces.values() if space.has(mark)]
        if terrain in laid and not borne:
            found.append(told(page, START, f"{terrain!r} does nothing here", f"mark spaces {mark}, or leave it out"))
        elif borne and terrain not in laid and mark not in READ_ELSEWHERE:
            problem = f"nothing comes of {mark!r}"
            found.append(told(page, "spaces", problem, f"let START lay out {terrain}, or leave the mark out"))
    return found


def borders(page: Page) -> list[Finding]:
    """V-05: a border stands once; that it joins two spaces which touch is checked as the page is read."""
    found: list[Finding] = []
    seen: list[set[str]] = []
    for number, border in enumerate(page.borders):
        pair = set(border)
        if pair in seen:
            names = " and ".join(border)
            found.append(told(page, f"borders[{number}]", f"{names} have a border already", "leave one out"))
        seen.append(pair)
    return found


def pieces(page: Page) -> list[Finding]:
    """V-05: a space is one piece, and each cell of it touches the rest by a side."""
    found: list[Finding] = []
    for id, space in page.spaces.items():
        due, whole = space.cells[:1], set(space.cells[:1])
        while due:
            x, y = due.pop()
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell in space.cells and cell not in whole:
                    whole.add(cell)
                    due.append(cell)
        if len(whole) != len(space.cells):
            found.append(told(page, f"spaces.{short(id)}.cells", "falls into pieces", "let its cells touch by a side"))
    return found


def out_of_reach(page: Page) -> list[Finding]:
    """V-06, V-07: what one may want, and where enemies enter, can be reached on foot from where heroes enter."""
    if not page.hero_spawns:
        return []
    there = Ground(page, {}).walks(page.hero_spawns[0])
    found: list[Finding] = []
    for id, space in page.spaces.items():
        if id in there:
            continue
        wanted = [mark for mark in space.marks if mark.partition(":")[0] in NAMED]
        if wanted and not space.has("needs_ability"):
            problem = f"nobody can walk to {wanted[0]!r}"
            found.append(told(page, f"spaces.{short(id)}", problem, "open a line, or mark it needs_ability"))
        if space.has("enemy_spawn") and not space.has("ranged_only"):
            problem = "enemies who enter here cannot get to anybody"
            found.append(told(page, f"spaces.{short(id)}", problem, "open a line, or mark it ranged_only"))
    return found
