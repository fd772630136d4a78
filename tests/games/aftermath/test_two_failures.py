"""Two failures in a row do not end a campaign that has just begun, whatever the news and whatever one says to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer
from strannik.core.options import settle
from strannik.core.position import Position
from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.trail import START_VALUES, Trail, opened
from strannik.games.aftermath.cards import COLONY_EVENTS
from strannik.games.aftermath.steps.colony import FIRST_EVENT, ChooseMission, ResolveEvent
from strannik.games.aftermath.steps.missions import MissionFailure
from strannik.games.aftermath.table import Table

REFUSALS = ("done", "decline", "pass", "keep", "ignore")
"""What is said to everything that is neither news nor the next mission."""


def failed(carried: Carried, seats: int, mission: str, event: str) -> Position:
    """A mission is lost in time, with nothing left to eat or to build with; this event is the news at home."""
    position = GAME.start(seats, Chance("a bad evening", seats), settings(carried, mission), carried)
    table = position.table
    assert isinstance(table, Table)
    table.counters |= {"food": 0, "parts": 0, "time": table.limit}
    if event in table.event_deck:
        table.event_deck.remove(event)
        table.event_deck.append(event)
    home = Position(table, [MissionFailure(table.archivist, mission)])
    home.begin()
    return home


def settings(carried: Carried, mission: str):
    [meant] = [one for one in GAME.journey.nexts(carried) if str(one["mission"]) == mission]
    return meant


def homecomings(carried: Carried, seats: int, mission: str, then: str) -> Iterator[Carried]:
    """Every way in which a failure may end at home: whatever the news, and however the group settles it."""
    trail = opened(carried)
    for event in [event for event in COLONY_EVENTS if event not in trail.events]:
        if trail.phase == 0 and event != FIRST_EVENT:
            continue
        open_ways = [failed(carried, seats, mission, event)]
        while open_ways:
            position = open_ways.pop()
            step = position.agenda[-1] if position.agenda else None
            if isinstance(step, ResolveEvent) and len(position.offers[0]) > 1:
                for answer in position.offers[0]:
                    taken = position.clone()
                    say(taken, answer)
                    open_ways.append(taken)
            elif position.finished:
                yield GAME.carry(position.table)
            else:
                say(position, plain(position.offers[min(position.offers)], step, then))
                open_ways.append(position)


def say(position: Position, answer: Answer) -> None:
    """All are for it."""
    step = position.agenda[-1]
    while position.agenda and position.agenda[-1] is step:
        position.play(min(position.offers), answer)


def plain(offer: Offer, step: object, then: str) -> Answer:
    """The next mission where it is asked for; to all else a refusal, or whatever there is."""
    answers = list(offer)
    if isinstance(step, ChooseMission):
        return Answer("set-out", f"mission-{then}")
    return next((answer for answer in answers if answer.verb in REFUSALS), answers[0])


def stands(trail: Trail) -> bool:
    return not trail.fallen and min(trail.counters["population"], trail.counters["morale"]) > 0


@pytest.mark.parametrize("again", ["1", "2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_two_failures_the_colony_still_stands(seats, again):  # AM-6.5, AM-26.5, AM-30.3, AM-30.5
    carried = GAME.journey.begin(settle(GAME.journey.options(), {}), [""] * seats)
    news, ends = set(), []
    for once in homecomings(carried, seats, "1", again):
        assert stands(opened(once))
        for twice in homecomings(once, seats, again, "2"):
            news |= set(opened(twice).events) - {FIRST_EVENT}
            ends.append(opened(twice))
    assert [trail.failed for trail in ends] == [["1", again]] * len(ends)
    assert news == {id for id, event in COLONY_EVENTS.items() if event.after in ("", "1", again)} - {FIRST_EVENT}
    assert all([stands(trail) for trail in ends])
    # It is not for nothing that people are afraid of it: the worst of these evenings leaves less than half of all hope.
    assert min([trail.counters["morale"] for trail in ends]) < START_VALUES["morale"] / 2
