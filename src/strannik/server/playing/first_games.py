"""Guided first games: how a game's guide sets its table up."""

from __future__ import annotations

from functools import cache

from strannik.bots.preparing import guided_match, moves_of
from strannik.server.library import installed
from strannik.server.playing.thinking.bot_specs import known_bot
from strannik.show.guide import Guide
from strannik.table import log


@cache
def set_up(id: str) -> tuple[log.Opened, list[log.Moved]]:
    """A guided table of the game without its person, and the moves that lie before theirs."""
    game = installed(id)
    guide = game.guide
    assert isinstance(guide, Guide)
    match = guided_match(game, guide)
    options = match.header.options
    opened = log.Opened(
        game=id,
        rules=game.rules,
        content=game.content_for(options),
        mode=guide.mode or game.modes[0].name,
        options=options,
        seed=guide.seed,
        places=[log.Place("bot", "", known_bot(bot)) for bot in guide.bots],
        guided=True,
    )
    return opened, [log.Moved(seat, say, by="guide") for seat, say in moves_of(match)]
