"""`strannik terminal`: a game against bots as a dialogue.

It is a dialogue and not a full-screen program on purpose: lines that are printed and lines that
are typed work over any pipe and any ssh connection, a screen reader can follow them, and a whole
game can be driven by a script.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from strannik.bots.preparing import guided_match
from strannik.box.game import Game
from strannik.box.match import Match
from strannik.box.shelf import find_game
from strannik.cli.options import read_bots, read_options, seated
from strannik.cli.terminal.company import Company
from strannik.cli.terminal.dialogue import Dialogue
from strannik.cli.terminal.saved import Private, SavedGame
from strannik.cli.terminal.sitting import Sitting
from strannik.core.options import OptionError, Settings
from strannik.core.record import Header, new_seed

ME = 0
"""The person at the terminal has the first seat."""

USUAL_SEATS = 3


def play(
    id: str | None,
    seats: int | None,
    bots: str,
    seed: str | None,
    options: Sequence[str],
    language: str,
    record: Path | None,
    guided: bool = False,
) -> None:
    """Start a game, or go on with the one that the record file keeps."""
    if id is None:
        raise OptionError("say which game, or --join and the link of a table; `strannik games` lists the games")
    game = find_game(id)
    names = read_bots(game, bots)
    settings = read_options(game, options)
    saved = None if record is None else SavedGame(record)
    if saved is not None and saved.exists():
        match, private = saved.resume(game)
        check_same(match, seats, seed, settings if options else None, saved)
    elif guided:
        match, private = first_game(game)
    else:
        seats = min(max(game.fewest, USUAL_SEATS), game.most) if seats is None else seats
        match, private = started(game, seats, names, seed or new_seed(), settings)
    Dialogue(Sitting(match, Company(game, private), language, saved)).run()


def started(game: Game, seats: int, bots: list[str], seed: str, settings: Settings) -> tuple[Match, Private]:
    """A new game with a bot at every seat but the first."""
    game.check_seats(seats)
    others = seated(bots, seats - 1) if seats > 1 else []
    return Match(game, seats, seed, settings), Private(seed, ME, ["", *others])


def first_game(game: Game) -> tuple[Match, Private]:
    """The guided first game that a game brings."""
    guide = game.guide
    if guide is None:
        raise OptionError(f"{game.id} brings no guided first game")
    match = guided_match(game, guide)
    return match, Private(match.seed, ME, ["", *guide.bots], guided=True, opening=match.opening)


def check_same(match: Match, seats: int | None, seed: str | None, settings: Settings | None, saved: SavedGame) -> None:
    """Refuse to resume a game as another one than it is."""
    header = match.entries[0]
    assert isinstance(header, Header)
    for what, asked, kept in (
        ("seats", seats, header.seats),
        ("seed", seed, match.seed),
        ("options", settings, header.options),
    ):
        if asked is not None and asked != kept:
            told = "" if what == "seed" else f": {kept}"
            raise OptionError(f"{saved.path} keeps a game with other {what}{told}; name another file for a new game")
