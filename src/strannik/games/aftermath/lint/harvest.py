"""Harvest: whatever a colony spends, eats or loses can be earned again on any evening, so no goal is locked by want.

An evening for a main mission, on the route that has most to search and still keeps to the limit, is set against a
colony phase of the fullest house. All searches succeed; of the tokens only those piles count that are laid out whole,
so that nothing hangs on how they were shuffled. On the other side stand supper, the dearest event, settled in the
cheapest way that needs nothing, and a door that is opened again and so costs no morale. As long as the evening brings
more, food and parts lock nothing: one can play on until there is enough. Morale must be raised somewhere by a point
that is read again every evening; people are talked round wherever there are strangers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.campaign.colony import supper
from strannik.games.aftermath.campaign.goals import OLD_RIVER
from strannik.games.aftermath.cards import COLONY_EVENTS, MISSIONS, ColonyEvent, Mission, Way
from strannik.games.aftermath.company import RAISED_CAP
from strannik.games.aftermath.lint.effects import effects_of
from strannik.games.aftermath.lint.missions import Journey, laid, routes_in_time
from strannik.games.aftermath.search_tokens import DIFFICULTIES, SEARCH_TOKENS, pile
from strannik.games.aftermath.steps.colony import DOORS
from strannik.games.aftermath.steps.deeds.counters import Gain, Lose
from strannik.story.lint.finding import Finding
from strannik.story.reading import Goto
from strannik.story.section import Section

MISSIONS_FILE: Final = "aftermath/data/cards/missions.json"
EVENTS_FILE: Final = "aftermath/data/cards/colony.json"
WANTED: Final = ("food", "parts")


def lint_harvest(book: PageBook) -> list[Finding]:
    """V-14: evenings that do not bring what a colony phase may cost, and a counter that only falls."""
    main = [mission for mission in MISSIONS.values() if mission.main and mission.id != OLD_RIVER]
    cost = dearest(COLONY_EVENTS)
    return [
        *[finding for mission in main for finding in starving(book, mission, cost)],
        *sinking(book, cost),
    ]


def starving(book: PageBook, mission: Mission, cost: Mapping[str, int]) -> list[Finding]:
    """What an evening for this mission cannot make up for; of parts something must remain to build with."""
    brought = harvest(most_places(book, mission))
    needed = {"food": supper(RAISED_CAP) + cost["food"], "parts": cost["parts"] + door(book) + 1}
    return [
        Finding(
            MISSIONS_FILE,
            mission.id,
            f"an evening brings {brought[what]} {what} for certain, and a colony phase may cost {needed[what]}",
            "lay out more to search on the way",
        )
        for what in WANTED
        if brought[what] < needed[what]
    ]


def sinking(book: PageBook, cost: Mapping[str, int]) -> list[Finding]:
    """Morale that events take away, and that no place raises on every evening."""
    if cost["morale"] <= raised_again(book, "morale"):
        return []
    problem = f"an event may cost {cost['morale']} morale, and no place gives as much again and again"
    return [Finding(EVENTS_FILE, "morale", problem, "let a point of interest that repeats raise it")]


# What an evening brings


def most_places(book: PageBook, mission: Mission) -> int:
    """How many search tokens lie on the best route that keeps to the limit. [AM-9.5, AM-25.3]"""
    ways = routes_in_time(Journey(book, mission.id, True), mission.limit)
    return max([sum([laid(book, *one) for one in route]) for route in ways], default=0)


def harvest(tokens: int) -> dict[str, int]:
    """What so many tokens bring for certain: they are laid out with the lowest numbers first. [AM-9.5, AM-13.4.2]"""
    brought = dict.fromkeys(WANTED, 0)
    for difficulty in DIFFICULTIES:
        rewards = [SEARCH_TOKENS[id] for id in pile(difficulty)]
        tokens -= len(rewards)
        if tokens < 0:
            break
        brought["food"] += sum([token.food for token in rewards])
        brought["parts"] += sum([token.parts for token in rewards])
    return brought


def raised_again(book: PageBook, counter: str) -> int:
    """The most that a point of interest which repeats adds to a counter."""
    points = [book.sections[page.section(name)] for page in book.pages.values() for name in page.repeats]
    return max([gained(book, section, counter) for section in points], default=0)


def gained(book: PageBook, section: Section, counter: str) -> int:
    """The most that a section adds to a counter at once, there or where it leads next."""
    effects = effects_of(section)
    for goto in led_to(section):
        effects = [*effects, *effects_of(book.sections[goto])]
    return max([effect.arguments.get(counter, 0) for effect in effects if effect.step is Gain], default=0)


# What a colony phase costs


def dearest(events: Mapping[str, ColonyEvent]) -> dict[str, int]:
    """The most of each counter that a single event takes from those who settle it in the cheapest way. [AM-30.4]"""
    prices = [cheapest(event) for event in events.values()]
    return {what: max([price.get(what, 0) for price in prices]) for what in ("food", "parts", "morale", "population")}


def cheapest(event: ColonyEvent) -> dict[str, int]:
    """What the way costs that takes least, of those that need nothing known or built."""
    open_ways = [price(way) for way in event.ways if not way.knows and not way.built]
    return min(open_ways, key=total)


def door(book: PageBook) -> int:
    """How many parts it takes to open a door that has closed, the dearest of them. [AM-30.11]"""
    doors = [book.sections[id] for id in led_to(book.sections[DOORS])] if DOORS in book.sections else []
    ways = [way for section in doors for way in section.options if not any([one.step is Lose for one in way.reward])]
    return max([way.pay.get("parts", 0) for way in ways], default=0)


def led_to(section: Section) -> list[str]:
    """The sections that this one may send to."""
    return [effect.arguments["section"] for effect in effects_of(section) if effect.step is Goto]


def total(price: Mapping[str, int]) -> int:
    return sum(price.values())


def price(way: Way) -> dict[str, int]:
    """What one pays and loses by a way."""
    costs = dict(way.pay)
    for entry in way.do:
        for what, amount in entry.get("lose", {}).items():
            costs[what] = costs.get(what, 0) + amount
    return costs
