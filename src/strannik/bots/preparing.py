"""Preparing: what bots play before somebody sits down to a guided game."""

from __future__ import annotations

from typing import Final

from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.lesson import open_to
from strannik.box.match import Match
from strannik.core.chance import Chance, derived_seed
from strannik.core.data import DataError
from strannik.core.events import told
from strannik.core.options import settle
from strannik.core.record import Move
from strannik.show.guide import Guide, asked, happened

FIRST: Final = 0
"""The seat of whoever is guided."""

LONGEST: Final = 5000
"""Nothing that is prepared takes more moves than this."""


def guided_match(game: Game, guide: Guide) -> Match:
    """The match of a guide as it lies when the person comes."""
    options = dict(guide.options)
    if guide.mode and any([option.name == "mode" for option in game.options]):
        options["mode"] = guide.mode
    match = Match(game, guide.seats, guide.seed, settle(game.options, options))
    if guide.prepared is not None:
        _prepare(match, guide)
    match.opening = match.n
    return match


def _prepare(match: Match, guide: Guide) -> None:
    """Let bots play until the moment that is prepared."""
    when = guide.prepared
    assert when is not None
    names = [guide.bots[0], *guide.bots]
    chance = Chance(derived_seed("prepared", guide.seed), 0)
    bots = [make_bot(name, match.game, chance) for name in names]
    times, asks = 0, False
    for _ in range(LONGEST):
        position = match.position
        if position.finished:
            break
        seat = position.waiting[0]
        news = match.play(seat, bots[seat].choose(Window(position, seat)))
        heard = [told(event, (FIRST,)) for event in news]
        # A question that waits while others answer came once.
        asking = asked(when, open_to(match.position, FIRST))
        times += happened(when, heard, FIRST) or (asking and (seat == FIRST or not asks))
        asks = asking
        if times >= when.times:
            return
    raise DataError(f"{match.game.id}/guide.yaml", "prepared", "this moment never comes")


def moves_of(match: Match) -> list[tuple[int, str]]:
    """The moves that have been made, as seats say them."""
    made = [one.move for one in match.history]
    return [(move.seat, move.say) for move in made if isinstance(move, Move)]
