"""The mission log: what a cardboard table has at the end of a mission in, what the colony phase makes of it out."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from strannik.core.data import DataError, nearest
from strannik.games.aftermath.campaign.colony import LATENESS, MOST_EVENTS, supper
from strannik.games.aftermath.campaign.goals import fulfilled
from strannik.games.aftermath.cards import HEROES, IMPROVEMENTS, ITEMS, MISSIONS
from strannik.games.aftermath.company import BUNKHOUSE, MOST, POPULATION_CAP, RAISED_CAP
from strannik.games.aftermath.score import GOAL, SUCCESS, WORTH
from strannik.show.pad import EACH_ONCE, NotCounted, one_of

TOGETHER: Final = True
"""All at the table fill in one sheet. [AM-26.3]"""

KEEPABLE: Final = [item.id for item in ITEMS.values() if item.stash]
EXAMPLE: Final = (
    '{"mission": "1", "success": true, "time": 8, "clues": 1, "parts": 5, "food": 6, "population": 9, "morale": 8,'
    ' "built": ["garden"], "stash": ["toy-truck"], "goals": ["grumple"]}'
)


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A mission as it ended at a cardboard table, before the colony phase."""

    mission: Annotated[str, one_of(MISSIONS, "mission-{}")]
    success: bool
    time: Annotated[int, msgspec.Meta(ge=0, le=MOST["time"])]
    clues: Annotated[int, msgspec.Meta(ge=0, le=MOST["clues"])]
    parts: Annotated[int, msgspec.Meta(ge=0, le=MOST["parts"])]
    food: Annotated[int, msgspec.Meta(ge=0, le=MOST["food"])]
    population: Annotated[int, msgspec.Meta(ge=1, le=RAISED_CAP)]
    morale: Annotated[int, msgspec.Meta(ge=1, le=MOST["morale"])]
    built: Annotated[list[Annotated[str, one_of(IMPROVEMENTS)]], EACH_ONCE] = []
    stash: Annotated[list[Annotated[str, one_of(KEEPABLE)]], EACH_ONCE] = []
    goals: Annotated[list[Annotated[str, one_of(HEROES)]], EACH_ONCE] = []


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    """How many events there are, what supper costs, what stands gives, and how the colony and the goals stand then.

    [AM-30.3, AM-30.5, AM-30.7, AM-30.9]
    """
    try:
        log = msgspec.convert(entry, Entry)
    except msgspec.ValidationError as error:
        raise DataError(source, "", f"{error}; expected {EXAMPLE}") from None
    check(log, source)
    counters = {"clues": log.clues, "parts": log.parts, "food": log.food}
    counters |= {"population": log.population, "morale": log.morale}
    missing = eat(counters, log.built)
    harvest(counters, log.built)
    late = max(0, log.time - MISSIONS[log.mission].limit)
    reached = [hero for hero in HEROES if hero in log.goals or fulfilled(hero, log.built, log.stash, counters)]
    mission = f"mission-{log.mission}"
    lines = [line("mission", mission, SUCCESS) if log.success else line("not-fulfilled", mission, 0)]
    lines.append(line("events", min(MOST_EVENTS, 1 + late // LATENESS), 0))
    lines.append(line("missing", missing, 0))
    lines += [line(f"left-{what}", count, count * WORTH[what]) for what, count in counters.items()]
    lines += [line("goal", hero, GOAL) for hero in reached]
    fallen = not counters["population"] or not counters["morale"]
    lines += [line("fallen", mission, 0)] if fallen else []
    total = sum([one["points"] for one in lines])
    return {"lines": lines, "total": total, "counters": counters, "goals": reached, "fallen": fallen}


def line(what: str, thing: int | str, points: int) -> dict[str, Any]:
    return {"what": what, "thing": thing, "points": points}


def eat(counters: dict[str, int], built: list[str]) -> int:
    """Supper: how much of it is missing, and what that costs. [AM-30.5]"""
    needed = supper(counters["population"])
    missing = max(0, needed - counters["food"] - int("storeroom" in built))
    counters["food"] = max(0, counters["food"] - needed)
    counters["population"] = max(0, counters["population"] - missing)
    counters["morale"] = max(0, counters["morale"] - int(missing > 0))
    return missing


def harvest(counters: dict[str, int], built: list[str]) -> None:
    """What stands gives what it gives, as far as counters go. [AM-6.2, AM-30.7]"""
    cap = RAISED_CAP if BUNKHOUSE in built else POPULATION_CAP
    for improvement in built:
        for what, amount in IMPROVEMENTS[improvement].yields.items():
            most = cap if what == "population" else MOST[what]
            counters[what] = max(counters[what], min(most, counters[what] + amount))


def check(log: Entry, source: str) -> None:
    """Refuse what there is not, or not twice, and more people than there are beds. [AM-6.2]"""
    given = {"mission": [log.mission], "built": log.built, "stash": log.stash, "goals": log.goals}
    pools = {"mission": list(MISSIONS), "built": list(IMPROVEMENTS), "stash": KEEPABLE, "goals": list(HEROES)}
    for place, things in given.items():
        for thing in things:
            if thing not in pools[place]:
                raise DataError(source, place, f"there is no {thing!r}; {nearest(thing, pools[place])}")
            if things.count(thing) > 1:
                raise NotCounted(source, place, f"{thing} is given twice", "twice", thing=thing)
    if log.population > POPULATION_CAP and BUNKHOUSE not in log.built:
        problem = f"expected {POPULATION_CAP} at most without a bunkhouse, found {log.population}"
        raise NotCounted(source, "population", problem, "many", most=POPULATION_CAP, found=log.population)
