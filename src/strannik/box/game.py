"""Games: the type card of a game, all that is in the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from strannik.box.box import Box
from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.journey import Journey
from strannik.core.offer import Offer
from strannik.core.options import OptionError, Setting, Settings, settle
from strannik.core.position import Position
from strannik.core.result import Result
from strannik.core.saving import load_position
from strannik.core.step import Step
from strannik.core.table import Table
from strannik.core.view import View
from strannik.show.prompt import Lights, Manners, Preview
from strannik.show.scene import Scene
from strannik.show.words import Words


class Hints(Protocol):
    """What bots may use to judge a position: a game's own idea of how well a seat stands."""

    def value(self, table: Any, seat: int) -> float:
        """About how many points the seat will have in the end."""


@runtime_checkable
class LeaningHints(Hints, Protocol):
    """Hints that also know what appeals at first sight, so that a bot can play on without trying everything."""

    def lean(self, table: Any, seat: int, offer: Offer) -> list[float]:
        """How much each open answer appeals to the seat, in the order of the offer."""


@runtime_checkable
class StagedHints(Hints, Protocol):
    """Hints that know where a game comes to rest: there they judge better than thinking further ahead would."""

    def stage(self, table: Any, seat: int) -> int:
        """How far the game has come for the seat; it never goes back."""


@runtime_checkable
class TeamHints(Hints, Protocol):
    """Hints that know who wins or loses together, so that bots help each other."""

    def team(self, table: Any, seat: int) -> list[int]:
        """The seats that win or lose with this one, itself among them."""


@runtime_checkable
class WeighingHints(Hints, Protocol):
    """Hints that weigh answers by themselves, because looking one step ahead would show too little."""

    def weigh(self, position: Position, seat: int) -> list[float]:
        """How good each open answer is to the seat, in the order of its offer; nothing if looking ahead is better."""


class ScorePad(Protocol):
    """Points for a cardboard table: what people lay down in, points with a breakdown out."""

    def __call__(self, entry: Any, source: str) -> dict[str, Any]: ...


@runtime_checkable
class CarefulHints(Hints, Protocol):
    """Hints that ask a bot which looks one step ahead for more care than usual."""

    def care(self) -> tuple[int, int]:
        """How many ways to go on are worth a look, and in how many worlds wherever chance has a say."""


def no_figures(table: Any) -> Mapping[str, Sequence[float]]:
    """A game need not count anything besides its points."""
    return {}


@dataclass(kw_only=True)
class Game(Box):
    """The type card: everything the table, the bots and the commands need to know of a game.

    `declining` are the verbs by which somebody lets something be, so that a page does not press them upon anybody,
    and `aside` those by which somebody does something beside what the game waits for; `formal` those that mean nothing
    where they are the only answer, so that a page gives it by itself, and `forced` those that mean nothing either where
    all others are closed; `parting` those by which something is given away, so that a page has a button for it.
    `lights` says what an answer means for pieces.
    `face` draws a picture by its name as SVG: cards, backs, boards, icons, and `cover` for the lobby. `carry` makes the
    game part of a journey: it says what, if anything, is carried on from a finished table, and `setup` gets what is
    carried in. `journey` says how such games follow one another. A game need not have a `score_pad` nor `statistics`.
    """

    table: type[Table]
    steps: Mapping[str, type[Step]]
    setup: Callable[[int, Settings, Chance, Carried | None], Position]
    result: Callable[[Any], Result]
    hints: Hints
    scene: Callable[[View, Words], Scene]
    face: Callable[[str, Words], str]
    score_pad: ScorePad | None = None
    statistics: Callable[[Any], Mapping[str, Sequence[float]]] = no_figures
    preview: Preview | None = None
    lights: Lights | None = None
    declining: frozenset[str] = frozenset()
    aside: frozenset[str] = frozenset()
    formal: frozenset[str] = frozenset()
    forced: frozenset[str] = frozenset()
    parting: frozenset[str] = frozenset()
    carry: Callable[[Any], Carried | None] | None = None
    journey: Journey | None = None

    @cached_property
    def manners(self) -> Manners:
        """How its answers are offered."""
        return Manners(self.declining, self.aside, self.formal, self.forced, self.parting, self.lights)

    def start(
        self,
        seats: int,
        chance: Chance,
        options: Mapping[str, Setting] | None = None,
        carried: Carried | None = None,
    ) -> Position:
        """The first position: set up, and waiting for the first answers."""
        self.check_seats(seats)
        if carried is not None and self.carry is None:
            raise OptionError(f"every game of {self.id} begins anew: nothing can be carried into it")
        position = self.setup(seats, settle(self.options, options or {}), chance, carried)
        position.begin()
        return position

    def pad(self) -> ScorePad:
        """The score pad, for a game that has one."""
        if self.score_pad is None:
            raise OptionError(f"{self.id} has no score pad: its points cannot be counted from a cardboard table")
        return self.score_pad

    def load(self, saved: Mapping[str, Any]) -> Position:
        """A position that `save_position` wrote."""
        return load_position(saved, self.table, self.steps)
