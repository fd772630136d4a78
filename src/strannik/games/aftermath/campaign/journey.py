"""The campaign: from page 2 to four goals or an ending, evening after evening. [AM-26.1]"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from strannik.core.carried import Carried
from strannik.core.journey import Entry, Passage, Stage, Standing, State, Traveller, free_hero
from strannik.core.offer import Thing
from strannik.core.options import Option, OptionError, Settings
from strannik.games.aftermath.campaign.goals import all_goals, unfulfilled
from strannik.games.aftermath.campaign.trail import (
    KEPT,
    Trail,
    chapter,
    new_trail,
    next_missions,
    opened,
    packed,
)
from strannik.games.aftermath.cards import COLONY_EVENTS, HEROES, IMPROVEMENTS, MISSIONS
from strannik.games.aftermath.pages.page import message as said
from strannik.games.aftermath.pages.page import pages
from strannik.games.aftermath.steps.deeds.meetings import ENCOUNTER_PAGE

OPTIONS: Final = [Option("harder", [False, True]), Option("immortal", [False, True])]
WON: Final = "won"
SETTING_OUT: Final = "chronicle-set-out"
AGAIN_WON: Final = "chronicle-again-won"
AGAIN_LOST: Final = "chronicle-again-lost"
CHOSEN: Final = re.compile(r"-option-\d+$")
"""How the messages end that say what was chosen."""


class Campaign:
    """Eight main missions and what lies beside them; four goals win it. [AM-26.3, AM-26.4]"""

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def heroes(self) -> Sequence[str]:
        return HEROES

    def begin(self, settings: Settings, heroes: Sequence[str]) -> Carried:
        return packed(new_trail(list(heroes), bool(settings["harder"]), bool(settings["immortal"])))

    def join(self, carried: Carried, hero: str) -> Carried:
        """Heroes may come and go between games; each keeps their box. [AM-26.2]"""
        trail = opened(carried)
        joined = [*trail.travellers, free_hero(hero, HEROES, trail.travellers)]
        seated = [*trail.seated, len(trail.travellers)]
        return packed(msgspec.structs.replace(trail, travellers=joined, seated=seated))

    def seat(self, carried: Carried, travellers: Sequence[int]) -> Carried:
        """Who plays next: two to four of those who travel. [AM-26.2, AM-27.1]"""
        trail = opened(carried)
        strangers = [one for one in travellers if not 0 <= one < len(trail.travellers)]
        if strangers or len(set(travellers)) != len(travellers):
            raise OptionError("a seat is taken by somebody who travels along, and everybody has one at most")
        return packed(msgspec.structs.replace(trail, seated=list(travellers)))

    def nexts(self, carried: Carried) -> list[Settings]:
        trail = opened(carried)
        fixed: Settings = {"mode": "campaign", "harder": trail.harder, "immortal": trail.immortal}
        return [{**fixed, "mission": numbered(mission)} for mission in next_missions(trail)]

    def standing(self, carried: Carried) -> Standing:
        trail = opened(carried)
        travellers = [traveller(trail, hero) for hero in trail.travellers]
        standing = Standing(stages(trail), travellers, trail.seated, colony(trail))
        if trail.over:
            standing.over = True
            standing.outcome = outcome(trail)
            standing.facts = {"goals": len(trail.fulfilled), "population": trail.counters["population"]}
            if all_goals(trail.fulfilled):
                standing.champions = list(range(len(travellers)))
        return standing

    def holdings(self, carried: Carried) -> Mapping[str, int]:
        """The counters of the colony, and how many parts are in what it has built. [AM-0.6, AM-30.6]"""
        trail = opened(carried)
        built = sum([IMPROVEMENTS[id].parts for id in trail.built])
        return {**{what: trail.counters.get(what, 0) for what in KEPT}, "built": built}

    def chronicle(self, carried: Carried) -> list[Passage]:
        """The story of the campaign: every evening begins with what the group set out for; each text stands where it
        was first read, under the name of its page or of what the group chose to do there. How an evening ended is said
        also where it ended as another did.
        """
        trail = opened(carried)
        found: list[Passage] = []
        told: set[str] = set()
        place, now = "", ""
        for line in trail.read:
            evening, message = line.split(" ")
            if evening != now:
                now = evening
                mission = mission_of(trail, evening)
                found.append(Passage(mission, 0, SETTING_OUT, [f"task-{mission}"]))
            heading = title(message)
            if message in told:
                if message not in ends(trail, evening):
                    continue
                message = AGAIN_WON if won(trail, evening) else AGAIN_LOST
            told.add(message)
            here = f"{evening} {heading}"
            if CHOSEN.search(message):
                found.append(Passage(mission_of(trail, evening), 0, message, []))
            elif here == place:
                found[-1].paragraphs.append(message)
            else:
                found.append(Passage(mission_of(trail, evening), 0, heading, [message]))
            place = here
        return [passage for passage in found if passage.paragraphs]


def numbered(mission: str) -> int | str:
    """A mission as the options name it: those of the mission deck by their number."""
    return int(mission) if mission.isdecimal() else mission


def outcome(trail: Trail) -> str:
    """What became of the colony; whoever had four goals before it fell has won all the same. [AM-26.3, AM-26.5]"""
    if trail.fallen:
        return "campaign-remembered" if all_goals(trail.fulfilled) else "campaign-fallen"
    return f"ending-{trail.ending}"


def stage_of(mission: str) -> str:
    """A mission as a thing with a name."""
    return f"mission-{mission}"


def stages(trail: Trail) -> list[Stage]:
    """The missions played, those that may come next, and those of which the group has heard."""
    coming = next_missions(trail)
    found = [played(line) for line in trail.evenings] + [shown(mission, "open") for mission in coming]
    heard_of = [id for id in chapter(trail).open_missions() if id not in coming]
    return found + [shown(mission, "ahead") for mission in heard_of if not trail.over]


def played(evening: str) -> Stage:
    """A mission that is behind, and whether it was fulfilled. [AM-25.1, AM-25.2]"""
    mission, ended = evening.split(" ")
    return shown(mission, "behind" if ended == WON else "lost")


def shown(mission: str, state: State) -> Stage:
    """A mission with the picture of its place, or of its card where that page is not in the book yet."""
    place = MISSIONS[mission].location
    return Stage(stage_of(mission), state, f"page-{place}" if place in pages() else stage_of(mission))


def traveller(trail: Trail, hero: str) -> Traveller:
    """A hero's sheet; all win or lose together, so that nobody has points. [AM-1.3, AM-26.8]"""
    box = trail.boxes[hero]
    lists: list[tuple[str, list[Thing]]] = [
        ("abilities", list(box.abilities)),
        ("equipped", list(box.equipped)),
        ("backpack", list(box.backpack)),
        ("batteries", [box.batteries] if box.batteries else []),
        ("keepsake", [box.keepsake] if box.keepsake else []),
        ("goal", ["goal-reached" if hero in trail.fulfilled else f"goal-{hero}"]),
        ("lacking", lacking(trail, hero)),
    ]
    return Traveller(hero, entries=[Entry(what, things) for what, things in lists if things], face=hero)


def colony(trail: Trail) -> list[Entry]:
    """The campaign board and what is kept at home. [AM-0.6]"""
    entries = [Entry(what, [trail.counters.get(what, 0)]) for what in KEPT]
    kept = [("built", trail.built), ("stash", trail.stash), ("broken", trail.broken)]
    return entries + [Entry(what, list(things)) for what, things in kept if things]


def lacking(trail: Trail, hero: str) -> list[Thing]:
    """What a hero's goal still lacks; nothing once it is reached. [AM-26.3]"""
    if hero in trail.fulfilled:
        return []
    return list(unfulfilled(hero, trail.built, trail.stash, trail.counters))


def mission_of(trail: Trail, evening: str) -> str:
    """The mission of an evening, as a thing with a name."""
    return stage_of(trail.evenings[int(evening) - 1].split(" ")[0])


def won(trail: Trail, evening: str) -> bool:
    """Whether the mission of an evening was fulfilled. [AM-25.1]"""
    return trail.evenings[int(evening) - 1].endswith(f" {WON}")


def ends(trail: Trail, evening: str) -> list[str]:
    """The texts with which the mission of an evening may end. [AM-25.1, AM-25.2]"""
    card = MISSIONS[trail.evenings[int(evening) - 1].split(" ")[0]]
    return [said(card.success), said(card.failure)]


def title(message: str) -> str:
    """Under which heading a text stands: its page, whom one met, what happened in the colony and how it was settled
    there, or what was built.
    """
    kind, _, rest = message.partition("-")
    if kind == "flavour":
        return f"built-{rest}"
    if kind == "colony":
        event, _, way = rest.partition("-outcome-")
        return f"name-{event}-{way}" if way and len(COLONY_EVENTS[event].ways) > 1 else f"name-{event}"
    page, _, section = rest.partition("-")
    return f"name-{section.partition('-')[0]}" if page == str(ENCOUNTER_PAGE) else f"page-{page}-title"
