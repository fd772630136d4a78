"""What would follow from an answer, in a few words: odds of a check, what a move costs, what is spent and gained."""

from __future__ import annotations

from typing import Final

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.core.table import Table as GameTable
from strannik.games.aftermath.cards import ACTIONS, COUNTERS
from strannik.games.aftermath.odds import Test, added, best, chance, defence
from strannik.games.aftermath.pages.geometry import MIXED
from strannik.games.aftermath.pages.page import HIDE
from strannik.games.aftermath.scene.ahead import test_ahead
from strannik.games.aftermath.scene.sketch import Sketch
from strannik.games.aftermath.steps.actions import CHECKED, Act, check_of
from strannik.games.aftermath.steps.arrive import poi_works
from strannik.games.aftermath.steps.attacks import DEFEND, Defend
from strannik.games.aftermath.steps.checks import PLAY, ROLL
from strannik.games.aftermath.steps.deeds.gifts import Condition
from strannik.games.aftermath.steps.move import GO, colours_held, ways_from
from strannik.games.aftermath.steps.turn import BeginTurn, NextTurn
from strannik.games.aftermath.steps.whom import ChooseHero
from strannik.games.aftermath.table import Table
from strannik.show.words import Words, capital

ELSEWHERE: Final = (BeginTurn, NextTurn)
"""Where what follows no longer comes of the answer."""


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """What an answer means for the check or the move at hand, or else what it would certainly change."""
    sketch = Sketch(ahead.view, words)
    if answer.verb in (PLAY, ROLL):
        said = odds(sketch, answer)
        if said or answer.verb == PLAY:
            return said or words.say("preview-adds", {"value": ACTIONS[answer.name].value})
    if answer.verb == GO:
        return way(sketch, answer.name)
    if answer.verb in CHECKED and isinstance(sketch.step, Act):
        check = check_of(sketch.table, sketch.me, answer.verb, answer.name)
        return prospects(sketch, Test(check.me, check.purpose, [check.skill], check.difficulty, check.hindered))
    if answer.verb == DEFEND and isinstance(sketch.step, Defend):
        return prospects(sketch, defence(sketch.table, sketch.step))
    if isinstance(sketch.step, ChooseHero) and has_already(sketch.table, sketch.step, answer):
        return words.say("preview-has-already")
    after = ahead.foresee(answer, ELSEWHERE)
    return "" if after is None else changes(sketch.table, after, words)


def has_already(table: Table, step: ChooseHero, answer: Answer) -> bool:
    """Whether a condition would come to a hero who has it. [AM-20.2]"""
    deed = step.deed[0]
    return isinstance(deed, Condition) and deed.id in table.heroes[table.seat_of(answer.name)].conditions


def odds(sketch: Sketch, answer: Answer) -> str:
    """How likely a check is with the cards chosen so far, and with this one. [AM-11.5]"""
    found = test_ahead(sketch)
    if found is None:
        return ""
    test, played = found
    cards = [*played, answer.name] if answer.verb == PLAY else played
    return likely(sketch, test, chance(sketch.table, test, cards), added(sketch.table, test, cards))


def likely(sketch: Sketch, test: Test, percent: int, total: int) -> str:
    facts = {"percent": percent, "total": total, "difficulty": test.difficulty}
    return sketch.words.say("preview-odds-hindered" if test.hindered else "preview-odds", facts)


def prospects(sketch: Sketch, test: Test) -> str:
    """How likely a check is at best, before any card is chosen. [AM-13.4.1, AM-13.8.1, AM-13.9.1, AM-15.5]"""
    skill = test.skills[0] if len(test.skills) == 1 else "any"
    facts = {"skill": skill, "needed": test.difficulty, "mark-id": ""}
    asks = sketch.words.say("way-check-hindered" if test.hindered else "way-check", facts)
    most = sketch.words.say("odds-at-most", {"percent": best(sketch.table, test, sketch.table.hands[sketch.me])})
    return f"{asks} {capital(most)}."


def way(sketch: Sketch, space: str) -> str:
    """What it costs to go somewhere, and what is there. [AM-13.1.2, AM-13.1.3, AM-13.1.4]"""
    there = [sketch.words.say(f"there-{what}") for what in found_at(sketch.table, space)]
    return " · ".join([points(sketch, space), *there])


def found_at(table: Table, space: str) -> list[str]:
    """What awaits a hero on a space: something to read, to search, to leave by, to hide in.

    [AM-9.5, AM-9.6, AM-9.7, AM-9.8, AM-9.9]
    """
    place = table.sheet().spaces[space]
    awaits = {
        "poi": any([poi_works(table, poi) for poi in place.pois]),
        "objective": any([objective in table.objectives for objective in place.objectives]),
        "search": any([search in table.searches for search in place.searches]),
        "exit": any([exit not in table.closed for exit in place.exits]),
        "hide": place.has(HIDE),
    }
    return [what for what, so in awaits.items() if so]


def points(sketch: Sketch, space: str) -> str:
    table = sketch.table
    plain = ways_from(table, sketch.me, MIXED).cost(space)
    for colour in colours_held(table, sketch.me):
        less = ways_from(table, sketch.me, colour).cost(space)
        if less < plain:
            facts = {"points": plain, "less": less, "colour": f"colour-{colour}", "colour-id": colour}
            return sketch.words.say("preview-go-colour", facts)
    return sketch.words.say("preview-go", {"points": plain})


def changes(before: Table, after: GameTable, words: Words) -> str:
    """How the counters differ between two tables."""
    assert isinstance(after, Table)
    parts = []
    for name in COUNTERS:
        by = after.count(name) - before.count(name)
        if by:
            signed = f"+{by}" if by > 0 else f"−{-by}"
            facts = {"signed": signed, "count": abs(by), "what": name, "what-id": name}
            parts.append(words.say("preview-count", facts))
    return " · ".join(parts)
