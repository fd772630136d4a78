"""The mission log: what a cardboard table has at the end of a mission in, what the colony phase makes of it out."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from strannik.core.data import DataError, nearest
from strannik.games.aftermath.cards import COUNTERS, HEROES, IMPROVEMENTS, ITEMS, MISSIONS
from strannik.games.aftermath.colony import LATENESS, MOST_EVENTS, supper
from strannik.games.aftermath.company import BUNKHOUSE, MOST, POPULATION_CAP, RAISED_CAP
from strannik.games.aftermath.goals import ENOUGH_GOALS, fulfilled, unfulfilled

EXAMPLE: Final = '{"mission": "1", "won": true, "time": 8, "counters": {"food": 6, "parts": 5, "clues": 1, "population": 9, "morale": 8}}'  # noqa: E501
Count = Annotated[int, msgspec.Meta(ge=0)]
Counter = Literal["clues", "parts", "food", "population", "morale"]


class Log(msgspec.Struct, forbid_unknown_fields=True):
    """A mission as it ended at a cardboard table."""

    mission: str
    won: bool
    time: Count
    counters: dict[Counter, Count]
    built: list[str] = []
    stash: list[str] = []
    goals: list[str] = []


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    """What the colony phase asks for: events, supper, yields, and how the goals stand. [AM-30.3, AM-30.5, AM-30.7]"""
    log = read_log(entry, source)
    built = log.built
    counters = {what: log.counters.get(what, 0) for what in COUNTERS if what != "time"}  # type: ignore[call-overload]
    late = max(0, log.time - MISSIONS[log.mission].limit)
    events = min(MOST_EVENTS, 1 + late // LATENESS)
    needed = supper(counters["population"])
    eaten = min(needed, counters["food"])
    missing = max(0, needed - eaten - int("storeroom" in built))
    counters["food"] -= eaten
    counters["population"] = max(0, counters["population"] - missing)
    counters["morale"] = max(0, counters["morale"] - int(missing > 0))
    lost = counters["population"] == 0 or counters["morale"] == 0
    if not lost:
        harvest(counters, built)
    reached = [hero for hero in HEROES if hero in log.goals or fulfilled(hero, built, log.stash, counters)]
    lacking = {
        hero: unfulfilled(hero, built, log.stash, counters) for hero in HEROES if hero not in reached
    }
    return {
        "mission": log.mission,
        "won": log.won,
        "late": late,
        "events": events,
        "eaten": eaten,
        "missing": missing,
        "counters": counters,
        "goals": reached,
        "lacking": lacking,
        "campaign": "lost" if lost else "won" if len(reached) >= ENOUGH_GOALS else "goes on",
    }


def harvest(counters: dict[str, int], built: list[str]) -> None:
    """What stands gives what it gives, as far as counters go. [AM-6.2, AM-30.7]"""
    cap = RAISED_CAP if BUNKHOUSE in built else POPULATION_CAP
    for improvement in built:
        for what, amount in IMPROVEMENTS[improvement].yields.items():
            most = cap if what == "population" else MOST[what]
            counters[what] = max(counters[what], min(most, counters[what] + amount))


def read_log(entry: Any, source: str) -> Log:
    """The log, every name checked."""
    try:
        log = msgspec.convert(entry, Log)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise DataError(source, place.rstrip("`").lstrip("."), f"{problem}; for example {EXAMPLE}") from None
    for what, given, known in (
        ("mission", [log.mission], list(MISSIONS)),
        ("built", log.built, list(IMPROVEMENTS)),
        ("stash", log.stash, list(ITEMS)),
        ("goals", log.goals, list(HEROES)),
    ):
        for word in given:
            if word not in known:
                raise DataError(source, what, f"there is no {word!r}; {nearest(word, known)}")
    for number in log.counters:
        if log.counters[number] > MOST[number]:
            raise DataError(source, f"counters.{number}", f"expected at most {MOST[number]}")
    return log
