"""What the laws are tried on: every installed game and every toy, in every size and with every option."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from strannik.bots.random import SELDOM, RandomBot
from strannik.bots.window import Window
from strannik.core.chance import Chance, derived_seed
from strannik.core.game import Game, find_game, game_ids
from strannik.core.match import Match
from strannik.core.offer import Answer
from strannik.core.options import Option, Setting, Settings
from strannik.core.record import write_record
from tests.core.toys import TOYS

LONGEST = 100_000
"""No game asks more questions than this."""

MANY = 3
"""So many other choices of an option are all tried."""


@dataclass
class Subject:
    """A game as a group might set it up."""

    game: Game
    seats: int
    options: Settings

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.id, str(self.seats), *chosen])

    def match(self, seed: int) -> Match:
        return Match(self.game, self.seats, derived_seed("laws", self, seed), self.options)


def subjects() -> list[Subject]:
    """Every number of seats with the defaults, and every other value of every option at some size.

    Of a long list of choices, such as the maps of an atlas, the ends stand for all.
    """
    found: list[Subject] = []
    for game in [*[find_game(id) for id in game_ids()], *TOYS]:
        sizes = sorted({seats for mode in game.modes for seats in range(mode.fewest, mode.most + 1)})
        found += [Subject(game, seats, {}) for seats in sizes if playable(game, seats, {})]
        for option in game.options:
            for choice in others(option):
                fitting = [seats for seats in sizes if playable(game, seats, {option.name: choice})]
                found += [Subject(game, seats, {option.name: choice}) for seats in fitting[:1]]
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


SUBJECTS = subjects()


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
