"""Whatever a colony loses can be earned again on any evening: V-14, as far as food, parts and morale go."""

from __future__ import annotations

from copy import copy

from strannik.games.aftermath.book import ADVENTURE
from strannik.games.aftermath.cards import COLONY_EVENTS, MISSIONS
from strannik.games.aftermath.lint.harvest import (
    cheapest,
    dearest,
    door,
    harvest,
    most_places,
    raised_again,
    sinking,
    starving,
)
from tests.games.aftermath.sample_pages import Sample, problems


def test_only_piles_that_are_laid_out_whole_count() -> None:
    assert harvest(7) == {"food": 0, "parts": 0}
    assert harvest(8) == harvest(14) == {"food": 3, "parts": 3}
    assert harvest(15) == {"food": 7, "parts": 5}
    assert harvest(21) == {"food": 10, "parts": 6}


def test_an_event_is_settled_in_the_cheapest_way() -> None:
    assert cheapest(COLONY_EVENTS["nobodys-birthday"]) == {}
    assert cheapest(COLONY_EVENTS["felt-thieves"]) == {"parts": 1}
    assert dearest(COLONY_EVENTS) == {"food": 2, "parts": 1, "morale": 1, "population": 1}


def test_a_door_is_opened_without_losing_heart() -> None:
    assert door(ADVENTURE.book) == 3
    assert door(Sample().book()) == 0


def test_the_last_mission_feeds_the_fullest_house() -> None:
    assert most_places(ADVENTURE.book, MISSIONS["8"]) >= 15
    assert starving(ADVENTURE.book, MISSIONS["8"], dearest(COLONY_EVENTS)) == []


def test_a_mission_on_which_there_is_nothing_to_find() -> None:
    mission = copy(MISSIONS["1"])
    assert problems(starving(Sample().book(), mission, {"food": 1, "parts": 0})) == [
        "1: an evening brings 0 food for certain, and a colony phase may cost 6",
        "1: an evening brings 0 parts for certain, and a colony phase may cost 1",
    ]


def test_morale_that_only_falls() -> None:
    assert raised_again(ADVENTURE.book, "morale") == 1
    assert sinking(ADVENTURE.book, {"morale": 1}) == []
    found = problems(sinking(Sample().book(), {"morale": 1}))
    assert found == ["morale: an event may cost 1 morale, and no place gives as much again and again"]
