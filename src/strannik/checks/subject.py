"""Subjects: a game in every size and with every option, and random players who bring it to any moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from strannik.bots.playout import play_out
from strannik.bots.random import SELDOM, RandomBot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.match import Match
from strannik.core.carried import Carried
from strannik.core.chance import Chance, derived_seed
from strannik.core.offer import Answer, Offer
from strannik.core.options import Option, Setting, Settings, settle
from strannik.core.position import Position
from strannik.core.record import write_record

LONGEST: Final = 100_000
"""No game asks more questions than this."""

MANY: Final = 3
"""So many other choices of an option are all tried."""

LONG: Final = 1000
"""As many moves of a game as a law needs to see; that games end is a law of its own."""


@dataclass
class Subject:
    """A game as a group might set it up; as part of a journey, with what is carried into it and what was agreed on."""

    game: Game
    seats: int
    options: Settings
    carried: Carried | None = None
    agreed: Settings = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in [*self.options.items(), *self.agreed.items()]]
        return " ".join([self.game.id, str(self.seats), *chosen])

    def match(self, seed: int) -> Match:
        return Match(self.game, self.seats, derived_seed("laws", self, seed), self.options, self.carried)


def subjects(game: Game) -> list[Subject]:
    """Every number of seats with the defaults, and every other value of every option at some size.

    Of a long list of choices, such as the maps of an atlas, the ends stand for all.
    """
    sizes = sorted({seats for mode in game.modes for seats in range(mode.fewest, mode.most + 1)})
    found = [Subject(game, seats, {}) for seats in sizes if playable(game, seats, {})]
    for option in game.options:
        for choice in others(option):
            fitting = [seats for seats in sizes if playable(game, seats, {option.name: choice})]
            found += [Subject(game, seats, {option.name: choice}) for seats in fitting[:1]]
    return [*found, *on_journeys(game)]


def on_journeys(game: Game) -> list[Subject]:
    """The first game of every kind of journey: with the usual terms, and with every other one."""
    if game.journey is None:
        return []
    terms = game.journey.options()
    found: list[Subject] = []
    for given in [{}, *[{option.name: choice} for option in terms for choice in others(option)]]:
        carried = game.journey.begin(settle(terms, given), [""] * game.fewest)
        found.append(Subject(game, game.fewest, game.journey.nexts(carried)[0], carried, {"journey": "on", **given}))
    return found


def others(option: Option) -> list[Setting]:
    """The choices besides the usual one that the laws are tried with."""
    rest = list(option.choices[1:])
    return rest if len(rest) <= MANY else [rest[0], rest[-1]]


def playable(game: Game, seats: int, options: Settings) -> bool:
    """Whether the game can be set up so; some options are for some sizes only."""
    try:
        game.start(seats, Chance("playable", seats), options)
    except ValueError:
        return False
    return True


class Players:
    """Random players at every seat who sometimes use what they may use at any time, or think better of it."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.chance = Chance(derived_seed("players", seed), 0)
        self.bots = [RandomBot(self.chance) for _ in match.position.table.seats]

    def move(self) -> None:
        """One move by somebody."""
        seat, answer = self.choose()
        self.match.play(seat, answer)

    def choose(self) -> tuple[int, Answer]:
        position = self.match.position
        for seat in position.table.seats:
            answer = self.bots[seat].interject(Window(position, seat))
            if answer is not None:
                return seat, answer
            instead = position.second_thoughts(seat)
            if instead is not None and not self.chance.below(SELDOM):
                return seat, instead[self.chance.below(len(instead))]
        waiting = position.waiting
        seat = waiting[self.chance.below(len(waiting))]
        return seat, self.bots[seat].choose(Window(position, seat))


def reached(subject: Subject, seed: int, moves: int) -> tuple[Match, Players]:
    """A match some random moves after its beginning (or at its end, if that comes first)."""
    match = subject.match(seed)
    players = Players(match, seed)
    with kept_record(match):
        for _ in range(moves):
            if match.position.finished:
                break
            players.move()
    return match, players


@contextmanager
def kept_record(match: Match) -> Iterator[None]:
    """Add the record so far to whatever goes wrong, ready to be kept as a test."""
    try:
        yield
    except Exception as error:
        error.add_note("The record so far:\n" + write_record(match.entries))
        raise


def questions(position: Position) -> dict[int, Offer]:
    """What everybody is asked."""
    return {seat: position.offers[seat] for seat in position.waiting}


def some_end(game: Game) -> Position:
    """The end of some game between random players."""
    first = subjects(game)[0]
    position = game.start(first.seats, Chance(derived_seed("some end", first), first.seats), first.options)
    chance = Chance("some players", 0)
    play_out(position, [RandomBot(chance) for _ in position.table.seats])
    return position
