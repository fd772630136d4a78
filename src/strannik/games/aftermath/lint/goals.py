"""Goals: whatever a personal goal needs can be had in two ways, one of which nobody can miss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.campaign.goals import in_the_book
from strannik.games.aftermath.cards import CHARACTERS, IMPROVEMENTS, MISSIONS, Character, Improvement
from strannik.games.aftermath.lint.effects import effects_of, sections_with
from strannik.games.aftermath.steps.deeds.counters import Gain
from strannik.games.aftermath.steps.deeds.gifts import TakeItem
from strannik.games.aftermath.steps.missions import Discovery, Plan
from strannik.story.lint.finding import Finding

SEED: Final = "seed-jar"

UNMISSABLE: Final = {SEED: "spare-the-pea", "toy-truck": "buy-the-chassis", "population": "light-the-lamp"}
"""What the colony phase offers again and again, as long as it is needed."""

PROMISED: Final = {SEED: "3", "toy-truck": "4", "infirmary": "6", "lookout": "7"}
"""The missions that bring what a goal needs, to those who win them."""

REPEATABLE: Final = ("population",)
"""Strangers may be talked to on every page."""

HEROES: Final = "aftermath/data/cards/heroes.json"


def lint_goals(book: PageBook) -> list[Finding]:
    """V-14: what a goal needs and cannot surely be had."""
    return [
        *[finding for hero in CHARACTERS.values() for finding in missable(book, hero, IMPROVEMENTS)],
        *broken_promises(book),
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


def broken_promises(book: PageBook) -> list[Finding]:
    """Missions in the book whose success does not bring what it should."""
    found: list[Finding] = []
    for thing, mission in PROMISED.items():
        card = MISSIONS[mission]
        if not in_the_book(card) or thing in second_sources(book, card.success):
            continue
        found.append(Finding("aftermath/data/pages", card.success, f"does not bring {thing}", "let success bring it"))
    return found


def second_sources(book: PageBook, section: str) -> Sequence[str]:
    """What a section brings of that which goals need: items, plans, and cards of the discovery deck."""
    brought: list[str] = []
    for effect in effects_of(book.sections[section]):
        given = effect.arguments
        if effect.step is TakeItem:
            brought.append(given["item"])
        elif effect.step is Plan:
            brought.append(given["improvement"])
        elif effect.step is Discovery:
            brought += [given["card"], given["card"].removeprefix("plan-")]
    return brought
