"""Trials: a book is played by bots many times, and its pages and missions are judged by what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from strannik.core.options import Settings
from strannik.story.lint.finding import Finding


@dataclass(frozen=True)
class Look:
    """What is worth knowing of a table at one moment: the open page, and what has been counted since the beginning."""

    page: str
    turns: int
    wounds: int
    defeats: int


@dataclass
class Stay:
    """What happened on one page, over all games of a trial: how many came there, and what it cost them."""

    games: int = 0
    turns: int = 0
    wounds: int = 0
    defeats: int = 0
    lost: int = 0


@dataclass
class Trial:
    """Games of one mission with so many heroes."""

    mission: str
    heroes: int
    games: int = 0
    won: int = 0
    longest: int = 0
    turns: int = 0
    time: int = 0
    late: int = 0
    wounds: int = 0
    defeats: int = 0
    pages: dict[str, Stay] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """How many of the games were won."""
        return self.won / self.games if self.games else 0.0

    def stay(self, page: str) -> Stay:
        return self.pages.setdefault(page, Stay())


class Watch:
    """Follows one game from page to page."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.seen: list[str] = []
        self.last = Look("", 0, 0, 0)
        self.where = ""

    def look(self, now: Look) -> None:
        """Count what has happened since the last look for the page that was open then."""
        before, self.last = self.last, now
        if before.page:
            stay = self.trial.stay(before.page)
            stay.turns += now.turns - before.turns
            stay.wounds += now.wounds - before.wounds
            stay.defeats += now.defeats - before.defeats
        if now.page and now.page not in self.seen:
            self.seen.append(now.page)
            self.trial.stay(now.page).games += 1
        self.where = now.page or self.where

    def end(self, won: bool, time: int, late: bool) -> None:
        """The game is over."""
        trial, last = self.trial, self.last
        trial.games += 1
        trial.won += won
        trial.turns += last.turns
        trial.longest = max(trial.longest, last.turns)
        trial.time += time
        trial.late += late
        trial.wounds += last.wounds
        trial.defeats += last.defeats
        if not won and self.where:
            trial.stay(self.where).lost += 1


class TrialGround:
    """What a game says of trying its book: which missions there are, how one begins, and how a table is read."""

    aim: tuple[float, float]
    """How many of a mission's games should be won, from 0 to 1: at least, and at most."""

    def missions(self) -> list[str]:
        raise NotImplementedError

    def settings(self, mission: str) -> Settings:
        """The options of a game that plays this mission."""
        raise NotImplementedError

    def look(self, table: Any) -> Look:
        """What is worth knowing of a table now; its page is "" where nobody is on one."""
        raise NotImplementedError

    def outcome(self, table: Any) -> tuple[bool, int, bool]:
        """Whether the mission was won, how much time it took, and whether that was too much."""
        raise NotImplementedError

    def findings(self, trials: Sequence[Trial]) -> list[Finding]:
        """What is wrong with missions that went so."""
        raise NotImplementedError


def trial_ground(package: str) -> TrialGround | None:
    """What the game's module `trial` calls GROUND; None if it has no such module."""
    name = f"{package}.trial"
    if find_spec(name) is None:
        return None
    found: TrialGround = import_module(name).GROUND
    return found
