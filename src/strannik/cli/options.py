"""What several commands read from their command line: options of a game, seats and bots."""

from __future__ import annotations

from collections.abc import Sequence

from strannik.core.chance import Chance
from strannik.core.game import Game
from strannik.core.options import OptionError, Settings, settle


def read_options(game: Game, given: Sequence[str]) -> Settings:
    """Every option with its value, from words such as `variant=experienced`."""
    values: Settings = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise OptionError(f"option {word!r} cannot be read; expected NAME=VALUE")
        if name in values:
            raise OptionError(f"option {name!r} is given twice")
        values[name] = value
    return settle(game.options, values)


def read_bots(game: Game, given: str) -> list[str]:
    """The bots named, separated by commas, each known to exist."""
    from strannik.bots.registry import make_bot

    names = [name.strip() for name in given.split(",")]
    for name in names:
        make_bot(name, game, Chance("", 0))
    return names


def seated(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: those named, over and over."""
    if len(bots) > seats:
        raise OptionError(f"{len(bots)} bots are named for {seats} seat{'s' * (seats != 1)}")
    return [bots[seat % len(bots)] for seat in range(seats)]
