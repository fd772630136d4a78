"""How likely a check is to be passed, before any die is rolled. [AM-11.5, AM-11.6, AM-11.7]"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.games.aftermath.cards import ACTIONS, CONDITIONS, SKILLS, value_of
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.steps.attacks import Defend
from strannik.games.aftermath.steps.checks import DEFENCE, FACES, bonuses, named_skill, testable
from strannik.games.aftermath.steps.habits import strength
from strannik.games.aftermath.table import Table


@dataclass
class Test:
    """A check that lies before a hero: what for, by which skills, how hard."""

    seat: int
    purpose: str
    skills: list[str]
    difficulty: int
    hindered: bool


def defence(table: Table, step: Defend) -> Test:
    """The check by which an attack can be met: with any skill. [AM-15.5]"""
    foe = table.foe(step.foe)
    needed = strength(table, foe, ENEMIES[foe.card].action(step.threat), step.me)
    return Test(step.me, DEFENCE, list(SKILLS), needed, True)


def added(table: Table, test: Test, cards: list[str]) -> int:
    """What cards and bonuses come to, without the die."""
    first = cards[0]
    skill = named_skill(table, test.seat, test.skills, first, test.purpose)
    started = ACTIONS[first].starts.get(test.purpose, 0)
    return value_of(cards) + bonuses(table, test.seat, skill, test.purpose) + started + boost(table, test.seat)


def boost(table: Table, seat: int) -> int:
    """What is added to the next check and then gone. [AM-20.3]"""
    hero = table.heroes[seat]
    return hero.boost + sum([CONDITIONS[condition].power.get("next_check", 0) for condition in hero.conditions])


def chance(table: Table, test: Test, cards: list[str]) -> int:
    """How likely these cards pass the check, in per cent."""
    return round(100 * likelihood(table, test, test.difficulty - added(table, test, cards)))


def likelihood(table: Table, test: Test, missing: int) -> float:
    """How likely the dice make up for what cards and bonuses leave missing. [AM-11.6, AM-11.7]"""
    steady, calm = power(table, test.seat, "steady"), power(table, test.seat, "calm")
    return dice(missing, test.hindered, steady, calm)


_dice: dict[tuple[int, bool, int, int], float] = {}


def dice(missing: int, hindered: bool, steady: int, calm: int) -> float:
    """How likely the white die, less the black one of a hindered check, comes to so much."""
    key = (missing, hindered, steady, calm)
    found = _dice.get(key)
    if found is None:
        blacks = [max(0, face - calm) for face in FACES] if hindered else [0]
        won = [1 for white in FACES for black in blacks if max(white, steady) - black >= missing]
        found = _dice[key] = len(won) / (len(FACES) * len(blacks))
    return found


def best(table: Table, test: Test, hand: list[str]) -> int:
    """How likely it is to be passed with all the cards of a hand that go together; 0 if none can start it."""
    found = [0]
    for first in starters(table, test, hand):
        found.append(chance(table, test, [first, *fitting(first, hand)]))
    return max(found)


def starters(table: Table, test: Test, hand: list[str]) -> list[str]:
    """The cards of a hand that can start the check. [AM-11.2]"""
    skills = testable(table, test.seat, test.skills)
    return [card for card in hand if any([ACTIONS[card].may_start(skill) for skill in skills])]


def fitting(first: str, hand: list[str]) -> list[str]:
    """The cards of a hand that may be added to the first one. [AM-11.3]"""
    return [card for card in hand if card != first and ACTIONS[card].matches(ACTIONS[first])]
