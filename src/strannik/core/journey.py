"""Journeys: games in a row, as their rules see them.

A journey is what ties one game to the next, and no more: it makes what is carried into the first game, says from what
is carried which games may come next and how everybody stands, and lets people join, stay away and come back. It knows
of no files, tables or people. All of it follows from a `Carried` alone, and nothing changes one: whoever joins or sits
down makes a new one, so every finished game stays a place from which to go on.

A traveller is counted from 0 in the order of joining, for the whole journey. Seats are given out for each game anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, runtime_checkable

from strannik.core.carried import Carried
from strannik.core.offer import Thing
from strannik.core.options import Option, OptionError, Settings

State = Literal["behind", "lost", "open", "ahead"]
"""Whether a stage has been played, may be played next, or comes later."""


@dataclass
class Stage:
    """A place of the journey that is worth a game. `thing` is called `name-<thing>`; `face` is its picture, if any."""

    thing: str
    state: State
    face: str = ""


@dataclass
class Entry:
    """A line of a traveller's sheet: `sheet-<what>` says what it is about; each of the things is called `name-<thing>`.

    What a thing does is told by `about-<thing>`, where there is something to tell.
    """

    what: str
    things: list[Thing]


@dataclass
class Passage:
    """Something that was read on the way: where, by whom, and the messages that tell it, the title first."""

    stage: str
    traveller: int
    title: str
    paragraphs: list[str]


@dataclass
class Traveller:
    """A traveller's sheet. `hero` is whom one travels as ("" where that makes no difference), called `name-<hero>`.

    `points` are those of the stages behind, by the stage's thing; of a game that was missed there are none.
    """

    hero: str
    points: dict[str, int] = field(default_factory=dict)
    total: int = 0
    entries: list[Entry] = field(default_factory=list)
    face: str = ""


@dataclass
class Standing:
    """How a journey stands. Once it is `over`, `champions` are those who won it, and `outcome` (the message
    `outcome-<id>` with its facts) says what became of everybody.

    Where all win or lose together nobody has points; what the `company` has in common stands on a sheet of its own,
    called `sheet-company`.
    """

    stages: list[Stage]
    travellers: list[Traveller]
    seated: list[int]
    company: list[Entry] = field(default_factory=list)
    over: bool = False
    champions: list[int] = field(default_factory=list)
    outcome: str = ""
    facts: dict[str, Thing] = field(default_factory=dict)


@dataclass
class Lesson:
    """Something a traveller could learn before the next game: called `name-<thing>`, told by `about-<thing>`.

    What it costs is counted in what the journey says is `left` to spend, and may be more than that.
    """

    thing: str
    cost: int


@dataclass
class Learning:
    """What a traveller can learn: `sheet-<of>` says what it is paid with, `left` how much of that there is."""

    of: str
    left: int
    lessons: list[Lesson]


class Journey(Protocol):
    """The rules of a journey. What cannot be done raises an OptionError with a sentence."""

    def options(self) -> Sequence[Option]:
        """What a company agrees on before it sets out; each is told by `journey-<name>`, `journey-<name>-<choice>`."""

    def heroes(self) -> Sequence[str]:
        """Whom one can travel as; none where that makes no difference."""

    def begin(self, settings: Settings, heroes: Sequence[str]) -> Carried:
        """What is carried into the first game. There is a traveller for each hero named; "" is any who is free."""

    def join(self, carried: Carried, hero: str) -> Carried:
        """One more traveller, the last one, who sits down with the others."""

    def seat(self, carried: Carried, travellers: Sequence[int]) -> Carried:
        """Who plays the next game, in the order of the seats; the others stay away."""

    def nexts(self, carried: Carried) -> list[Settings]:
        """The games that may come next, each by the options that are settled; none when the journey is over."""

    def standing(self, carried: Carried) -> Standing:
        """How everybody stands."""

    def chronicle(self, carried: Carried) -> list[Passage]:
        """All that was read on the way, from the first game on."""


@runtime_checkable
class HousekeepingJourney(Journey, Protocol):
    """A journey on which the company keeps house together, so that one can say what each game brought."""

    def holdings(self, carried: Carried) -> Mapping[str, int]:
        """How much of everything the company has; each is called `stat-<what>`."""


@runtime_checkable
class LearningJourney(Journey, Protocol):
    """A journey on which travellers learn something between two games."""

    def learning(self, carried: Carried, traveller: int) -> Learning:
        """What a traveller can learn before the next game."""

    def learn(self, carried: Carried, traveller: int, thing: str) -> Carried:
        """The traveller has learnt it and has paid for it."""


def free_hero(hero: str, heroes: Sequence[str], taken: Sequence[str]) -> str:
    """The hero asked for, or the first who is free; whoever cannot travel as that one is told why."""
    if hero and hero in taken:
        raise OptionError(f"{hero} travels along already")
    if hero and hero not in heroes:
        raise OptionError(f"nobody here is called {hero!r}; expected one of: {', '.join(heroes)}")
    free = [hero] if hero else [other for other in heroes if other not in taken]
    if not free:
        raise OptionError(f"all {len(heroes)} heroes travel along already")
    return free[0]
