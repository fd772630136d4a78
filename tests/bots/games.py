"""Games with bots, the same ones on every run."""

from __future__ import annotations

from collections.abc import Sequence

from strannik.bots.bot import Bot
from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.box.game import Game
from strannik.box.shelf import find_game
from strannik.core.chance import Chance, derived_seed
from strannik.core.options import Setting
from strannik.core.position import Position

FARAWAY = find_game("faraway")


def bot(spec: str, *seed: object, game: Game = FARAWAY) -> Bot:
    return make_bot(spec, game, Chance(derived_seed("bot", *seed), 0))


def start(seats: int, seed: object, game: Game = FARAWAY, **options: Setting) -> Position:
    return game.start(seats, Chance(derived_seed("game", seed), seats), options)


def played(specs: Sequence[str], seed: object, game: Game = FARAWAY, **options: Setting) -> Position:
    """A whole game of these bots."""
    position = start(len(specs), seed, game, **options)
    play_out(position, [bot(spec, seed, seat, game=game) for seat, spec in enumerate(specs)])
    return position


def moments(seats: int, seed: object, game: Game = FARAWAY, **options: Setting) -> list[tuple[int, Position]]:
    """Every question of a random game, as the seat that is asked meets it."""
    position = start(seats, seed, game, **options)
    chance = Chance(derived_seed("moments", seed), 0)
    met: list[tuple[int, Position]] = []
    while not position.finished:
        waiting = position.waiting
        seat = waiting[chance.below(len(waiting))]
        met.append((seat, position.clone()))
        offer = position.offers[seat]
        position.play(seat, offer[chance.below(len(offer))])
    return met


def wins(first: str, second: str, seats: int, games: int) -> int:
    """How many games a seat of the first bot won, every bot sitting everywhere equally often."""
    count = 0
    for number in range(games):
        specs = [(first, second)[(seat + number) % 2] for seat in range(seats)]
        position = played(specs, ("strength", first, second, seats, number))
        count += any([specs[seat] == first for seat in FARAWAY.result(position.table).winners])
    return count
