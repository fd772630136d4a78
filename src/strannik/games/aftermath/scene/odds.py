"""How likely a check is to be passed, before any die is rolled. [AM-11.5, AM-11.6, AM-11.7]"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.games.aftermath.cards import ACTIONS, CONDITIONS
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.scene.sketch import Sketch
from strannik.games.aftermath.steps.actions import CHECKED, Act, check_of
from strannik.games.aftermath.steps.checks import FACES, PLAY, Check, bonuses, named_skill, testable
from strannik.games.aftermath.table import Table


@dataclass
class Test:
    """A check that lies before a hero: what for, by which skills, how hard."""

    seat: int
    purpose: str
    skills: list[str]
    difficulty: int
    hindered: bool


def test_ahead(sketch: Sketch) -> tuple[Test, list[str]] | None:
    """The check for which this seat is choosing cards, and those it has chosen; None if there is none."""
    step, given = sketch.step, sketch.view.given
    if not sketch.my_choice:
        return None
    played = [answer.name for answer in given if answer.verb == PLAY]
    if isinstance(step, Check):
        return Test(step.me, step.purpose, step.skills, step.difficulty, step.hindered), played
    if isinstance(step, Act) and given and given[0].verb in CHECKED:
        check = check_of(sketch.table, sketch.me, given[0].verb, given[0].name)
        return Test(check.me, check.purpose, [check.skill], check.difficulty, check.hindered), played
    return None


def added(table: Table, test: Test, cards: list[str]) -> int:
    """What cards and bonuses come to, without the die."""
    first = cards[0]
    skill = named_skill(table, test.seat, test.skills, first, test.purpose)
    started = ACTIONS[first].starts.get(test.purpose, 0)
    return table.total(cards) + bonuses(table, test.seat, skill, test.purpose) + started + boost(table, test.seat)


def boost(table: Table, seat: int) -> int:
    """What is added to the next check and then gone. [AM-20.3]"""
    hero = table.heroes[seat]
    return hero.boost + sum([CONDITIONS[condition].power.get("next_check", 0) for condition in hero.conditions])


def chance(table: Table, test: Test, cards: list[str]) -> int:
    """How likely these cards pass the check, in per cent."""
    total = added(table, test, cards)
    steady, calm = power(table, test.seat, "steady"), power(table, test.seat, "calm")
    blacks = [max(0, face - calm) for face in FACES] if test.hindered else [0]
    won = [1 for white in FACES for black in blacks if total + max(white, steady) >= test.difficulty + black]
    return round(100 * len(won) / (len(FACES) * len(blacks)))


def best(table: Table, test: Test, hand: list[str]) -> int:
    """How likely it is to be passed with all the cards of a hand that go together; 0 if none can start it."""
    found = [0]
    for first in hand:
        if any([ACTIONS[first].may_start(skill) for skill in testable(table, test.seat, test.skills)]):
            further = [card for card in hand if card != first and ACTIONS[card].matches(ACTIONS[first])]
            found.append(chance(table, test, [first, *further]))
    return max(found)
