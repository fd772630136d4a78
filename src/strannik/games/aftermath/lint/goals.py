"""Goals: whatever a personal goal needs can be had in two ways, one of which nobody can miss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.cards import CHARACTERS, IMPROVEMENTS, ITEMS, MISSIONS, Character, Improvement, Item
from strannik.games.aftermath.lint.effects import effects_of, sections_with
from strannik.games.aftermath.lint.ledger import SEED, needs
from strannik.games.aftermath.steps.deeds.counters import Gain
from strannik.games.aftermath.steps.deeds.gifts import TakeItem
from strannik.games.aftermath.steps.missions import Discovery, Plan
from strannik.story.lint.finding import Finding

UNMISSABLE: Final = {SEED: "spare-the-pea", "toy-truck": "buy-the-chassis", "population": "light-the-lamp"}
"""What the colony phase offers again and again, as long as it is needed."""

REPEATABLE: Final = ("population",)
"""Strangers may be talked to on every page."""

HEROES: Final = "aftermath/data/cards/heroes.json"


def lint_goals(book: PageBook) -> list[Finding]:
    """V-14: what a goal needs and cannot surely be had."""
    return [
        *[finding for hero in CHARACTERS.values() for finding in missable(book, hero, IMPROVEMENTS)],
        *[finding for hero in CHARACTERS for finding in single_ways(book, hero, IMPROVEMENTS, ITEMS)],
    ]


def missable(book: PageBook, hero: Character, improvements: Mapping[str, Improvement]) -> list[Finding]:
    """What one hero's goal needs, and nothing brings for certain."""
    goal = hero.goal
    improvement = improvements[goal.built]
    found: list[Finding] = []
    if not improvement.from_phase and not improvement.after_mission:
        problem = f"a plan of the {goal.built} may never come"
        found.append(Finding(HEROES, hero.id, problem, "let it be drawn from some phase on, or after some mission"))
    if improvement.after_mission and not MISSIONS[improvement.after_mission].main:
        problem = f"the {goal.built} waits for a mission that may be left out"
        found.append(Finding(HEROES, hero.id, problem, "let it wait for a main mission"))
    things = [goal.stash] if goal.stash else []
    things += [SEED] if improvement.needs else []
    found += [
        Finding(HEROES, hero.id, f"{thing} can be missed", "let the colony phase offer it")
        for thing in things
        if thing not in UNMISSABLE
    ]
    found += [
        Finding(HEROES, hero.id, f"{counter} may never be {needed}", "let two sections or more give some")
        for counter, needed in goal.counters.items()
        if counter not in REPEATABLE and len(givers(book, counter)) < 2
    ]
    return found


def givers(book: PageBook, counter: str) -> list[str]:
    """The sections that raise a counter."""
    return [section.id for section, effect in sections_with(book, Gain) if effect.arguments.get(counter, 0) > 0]


def single_ways(
    book: PageBook, hero: str, improvements: Mapping[str, Improvement], items: Mapping[str, Item]
) -> list[Finding]:
    """What a goal needs and can be had in one way only, or in none."""
    found: list[Finding] = []
    for need in [one for one in needs(hero) if one not in CHARACTERS[hero].goal.counters]:
        ways = ways_to(book, need, improvements, items)
        if len(ways) < 2:
            problem = f"only {[*ways, 'luck'][0]} brings {need}"
            found.append(Finding(HEROES, hero, problem, "let a mission bring it, and the colony phase offer it"))
    return found


def ways_to(book: PageBook, need: str, improvements: Mapping[str, Improvement], items: Mapping[str, Item]) -> list[str]:
    """Every way to a building or a thing: missions that are won, cards of the item deck, and the colony itself."""
    won = [f"mission {card.id}" for card in MISSIONS.values() if need in brought(book, card.success)]
    drawn = [f"card {item.id}" for item in items.values() if item.improvement == need]
    improvement = improvements.get(need)
    home = need in UNMISSABLE if improvement is None else bool(improvement.from_phase or improvement.after_mission)
    return [*won, *drawn, *(["the colony"] if home else [])]


def brought(book: PageBook, section: str) -> list[str]:
    """What a section brings of that which goals need: items, plans, and cards of the discovery deck."""
    found: list[str] = []
    for effect in effects_of(book.sections[section]) if section in book.sections else []:
        given = effect.arguments
        if effect.step is TakeItem:
            found.append(given["item"])
        elif effect.step is Plan:
            found.append(given["improvement"])
        elif effect.step is Discovery:
            found += [given["card"], given["card"].removeprefix("plan-")]
    return found
