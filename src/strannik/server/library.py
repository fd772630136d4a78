"""The installed games, each looked up once."""

from __future__ import annotations

import importlib
import logging
from functools import cache

from strannik.box.box import Box
from strannik.box.game import Game
from strannik.box.shelf import find_box, find_game, game_ids
from strannik.core.data import DataError

logger = logging.getLogger(__name__)


@cache
def installed(id: str) -> Game:
    """An installed game by its id; an OptionError says that there is none."""
    return find_game(id)


@cache
def boxes() -> list[Box]:
    """The boxes of all games, for what is asked of every game without playing any: no rules are loaded."""
    found = []
    for id in game_ids():
        try:
            found.append(find_box(id))
        except Exception as error:
            logger.error("the box of the game %s cannot be opened: %r", id, error)
    return found


_all: list[Game] = []
_complaints: set[str] = set()


def playable() -> list[Game]:
    """The games that can be played: one that cannot be loaded is left out, and tried again when somebody next asks."""
    if _all:
        return _all
    ids = game_ids()
    games = [game for id in ids if (game := _tried(id)) is not None]
    if games and len(games) == len(ids):
        _all[:] = games  # in one go: two may have looked at once
    else:
        # Python remembers, too, what it did not find.
        importlib.invalidate_caches()
    return games


def _tried(id: str) -> Game | None:
    try:
        return installed(id)
    except Exception as error:
        new = id not in _complaints and not isinstance(error, DataError)
        logger.error("the game %s cannot be loaded: %s", id, error, exc_info=new)
        _complaints.add(id)
        return None
