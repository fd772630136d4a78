"""References: what a page names is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from strannik.core.data import nearest
from strannik.core.effects import Effect
from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.cards import (
    COUNTERS,
    ENEMY_VEHICLES,
    HEROES,
    IMPROVEMENTS,
    ITEMS,
    MISSIONS,
    ROADS,
    VEHICLES,
)
from strannik.games.aftermath.lint.effects import effects_of
from strannik.games.aftermath.pages.page import DRIVE, Page, page_of, short
from strannik.games.aftermath.table import ALL_QUIET, ENEMIES
from strannik.story.condition import OWN, Condition
from strannik.story.lint.finding import Finding
from strannik.story.section import Section

BY: Final = ("group", "hero")


def lint_references(book: PageBook) -> list[Finding]:
    """V-01: whatever reading itself does not check: spaces of people, things in conditions, the cards of a drive."""
    found: list[Finding] = []
    for section in book.sections.values():
        spaces = [short(id) for id in book.pages[page_of(section.id)].spaces]
        for place, condition in section.conditions:
            for one in condition.named:
                found += [Finding(section.source, place, *wrong) for wrong in unknown_wanted(one, spaces)]
        found += [Finding(section.source, section.id, *wrong) for wrong in unknown_people(section, spaces)]
        by = section.terms.get("by", BY[0])
        if by not in BY:
            found.append(Finding(section.source, f"{section.id}.by", f"nobody is called {by!r}", " or ".join(BY)))
    return [*found, *unknown_drives(book.pages)]


def unknown_wanted(condition: Condition, spaces: list[str]) -> list[tuple[str, str]]:
    """Things that a condition of the game's own asks for, and that there are not."""
    if condition.kind != OWN:
        return []
    wanted: Any = condition.wanted
    known: dict[str, tuple[list[str], list[str]]] = {
        "mission": ([str(wanted)], list(MISSIONS)),
        "won": ([str(wanted)], list(MISSIONS)),
        "hero": ([wanted], list(HEROES)),
        "built": ([wanted], list(IMPROVEMENTS)),
        "has_item": ([wanted], list(ITEMS)),
        "situation": ([wanted], [ALL_QUIET, ENEMIES]),
        "counter": (list(wanted) if isinstance(wanted, dict) else [], list(COUNTERS)),
        "standing": (list(wanted) if isinstance(wanted, dict) else [], spaces),
    }
    asked, there = known.get(condition.name, ([], []))
    return [missing(condition.name, one, there) for one in asked if one not in there]


def unknown_people(section: Section, spaces: list[str]) -> list[tuple[str, str]]:
    """Spaces on which a section means whoever stands there, and that its page has not."""
    people = [who_of(effect) for effect in effects_of(section)] + [check.terms.get("who") for check in section.checks]
    named = [space for who in people if isinstance(who, dict) for space in who.get("at", [""])]
    return [missing("space", space, spaces) for space in named if space not in spaces]


def who_of(effect: Effect) -> Any:
    return effect.arguments.get("who")


def unknown_drives(pages: Mapping[int, Page]) -> list[Finding]:
    """The vehicle, the road and the chasers of a drive page."""
    found: list[Finding] = []
    for page in pages.values():
        if page.kind != DRIVE:
            continue
        chasers = page.drive.get("chasers", [])
        named = [
            ("vehicle", [page.drive.get("vehicle", "")], list(VEHICLES)),
            ("road", page.drive.get("road", []), list(ROADS)),
            ("chasers", [chasers] if isinstance(chasers, str) else chasers, list(ENEMY_VEHICLES)),
        ]
        found += [
            Finding(page.source, f"drive.{what}", *missing(what, one, there))
            for what, ones, there in named
            for one in ones
            if one not in there
        ]
    return found


def missing(what: str, id: str, there: list[str]) -> tuple[str, str]:
    return f"there is no {what} {id!r}", nearest(str(id), there) if there else "this page has none"
