"""Goals and missions as they stand: which are fulfilled, which are open, and which can be played. [AM-25.4, AM-26.3]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.cards import CHARACTERS, HEROES, MISSIONS, Mission
from strannik.games.aftermath.pages.page import pages

ENOUGH_GOALS: Final = 4
"""So many goals win the campaign. [AM-26.3]"""

SURVIVED: Final = 2
"""A main mission that failed so often counts as survived."""


class Chapter:
    """How a campaign stands between two missions: all that decides which mission may come next."""

    def __init__(self, won: list[str], failed: list[str], in_hand: list[str], clues: int, known: list[str]) -> None:
        self.won = won
        self.failed = failed
        self.in_hand = in_hand
        self.clues = clues
        self.known = known

    def played(self, mission: str) -> bool:
        return mission in self.won or mission in self.failed

    def over(self, mission: str) -> bool:
        """Whether it is won, or a main one failed twice, or a side one once; the last one stays open until an ending is
        read, so that there is always something to set out for. [AM-25.2, AM-30.10]
        """
        if mission == LAST:
            return False
        if mission in self.won:
            return True
        return self.failed.count(mission) >= (SURVIVED if MISSIONS[mission].main else 1)

    def opened(self, mission: Mission) -> bool:
        """Whether the card is in hand, by the book's word or by what has come before. [AM-25.4]"""
        if mission.id in self.in_hand or mission.id == FIRST:
            return True
        if mission.by_book or (mission.id == OLD_RIVER and WHEEL not in self.known):
            return False
        if any([self.played(other) for other in mission.after_played]):
            return True
        if any([other in self.won for other in mission.after_won]):
            return True
        return bool(mission.at_clues) and self.clues >= mission.at_clues

    def open_missions(self) -> list[str]:
        """The missions that are open and not over, the main ones first. [AM-25.4, AM-26.4]"""
        found = [id for id, mission in MISSIONS.items() if self.opened(mission) and not self.over(id)]
        return [id for id in found if MISSIONS[id].main] + [id for id in found if not MISSIONS[id].main]

    def offered(self) -> list[str]:
        """The open missions all pages of which are in the book."""
        return [id for id in self.open_missions() if in_the_book(MISSIONS[id])]

    def coming(self) -> list[str]:
        """The main missions that are still ahead, in their order; the old river waits for its wheel."""
        return [id for id, mission in MISSIONS.items() if mission.main and not self.over(id) and id != OLD_RIVER]


LAST: Final = "8"
"""The mission that decides which ending is read."""

FIRST: Final = "1"
"""The mission of the first game. [AM-1.10]"""

OLD_RIVER: Final = "n12"
WHEEL: Final = "wheel"


def in_the_book(mission: Mission) -> bool:
    """Whether the place and all that lies inside can be opened, and its end is told."""
    there = pages()
    told = [page for page in there.values() if page.has(mission.success)]
    return bool(told) and all([page in there for page in [mission.location, *mission.pages]])


def playable() -> list[str]:
    """The missions that can be played at all."""
    return [id for id, mission in MISSIONS.items() if in_the_book(mission)]


def fulfilled(hero: str, built: list[str], stash: list[str], counters: dict[str, int]) -> bool:
    """Whether a hero's personal goal is reached as things stand. [AM-26.3]"""
    return not unfulfilled(hero, built, stash, counters)


def unfulfilled(hero: str, built: list[str], stash: list[str], counters: dict[str, int]) -> list[str]:
    """What a hero's goal still lacks: an improvement, a thing, a counter."""
    goal = CHARACTERS[hero].goal
    lacking = [] if goal.built in built else [goal.built]
    if goal.stash and goal.stash not in stash:
        lacking.append(goal.stash)
    return lacking + [what for what, needed in goal.counters.items() if counters.get(what, 0) < needed]


def half_way(hero: str, built: list[str], stash: list[str]) -> bool:
    """Whether a lasting half of a goal is reached, for which the hero gets a keepsake."""
    goal = CHARACTERS[hero].goal
    return goal.built in built or (bool(goal.stash) and goal.stash in stash)


def all_goals(done: list[str]) -> bool:
    """Whether the campaign is won. [AM-26.3]"""
    return len([hero for hero in HEROES if hero in done]) >= ENOUGH_GOALS
