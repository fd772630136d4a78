"""The installed games, each looked up once."""

from __future__ import annotations

import logging
from functools import cache

from strannik.core.game import Game, find_game, game_ids

logger = logging.getLogger(__name__)


@cache
def installed(id: str) -> Game:
    """An installed game by its id; an OptionError says that there is none."""
    return find_game(id)


@cache
def playable() -> list[Game]:
    """The games that can be played: one that is broken is left out, and the others are there all the same."""
    games: list[Game] = []
    for id in game_ids():
        try:
            games.append(installed(id))
        except Exception:
            logger.exception("the game %s cannot be loaded", id)
    return games
