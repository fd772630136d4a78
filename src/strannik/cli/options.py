"""What several commands read from their command line: options of a game, seats and bots, addresses."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from strannik.box.game import Game
from strannik.core.chance import Chance
from strannik.core.options import OptionError, Settings, settle


def read_options(game: Game, given: Sequence[str]) -> Settings:
    """Every option with its value, from words such as `variant=experienced`."""
    return settle(game.options, read_values(given))


def read_values(given: Sequence[str]) -> Settings:
    """Names and values, from words such as `variant=experienced`."""
    values: Settings = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise OptionError(f"option {word!r} cannot be read; expected NAME=VALUE", "refused-word", word=word)
        if name in values:
            raise OptionError(f"option {name!r} is given twice", "refused-twice", name=name)
        values[name] = value
    return values


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
        told = f"{len(bots)} bots are named for {seats} seat{'s' * (seats != 1)}"
        raise OptionError(told, "refused-bots", bots=len(bots), seats=seats)
    return [bots[seat % len(bots)] for seat in range(seats)]


def read_host(given: str) -> str:
    """An address to listen on; an empty one would be every address there is, which nobody has asked for."""
    if not given.strip():
        told = "the host is empty; expected an address such as 127.0.0.1, or 0.0.0.0 for all"
        raise OptionError(told, "refused-host")
    return given


def read_origin(given: str) -> str:
    """A site as browsers name it, without a path."""
    told = f"origin {given!r} cannot be read; expected a site such as https://example.org"
    mistake = OptionError(told, "refused-origin", origin=given)
    try:
        site = urlsplit(given.strip().lower())
    except ValueError:
        raise mistake from None
    if site.scheme not in ("http", "https") or not site.netloc or site.path.strip("/") or site.query or site.fragment:
        raise mistake
    return f"{site.scheme}://{site.netloc}"
