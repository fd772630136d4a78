"""The shelf: how installed games are found.

What can be played is listed from the boxes alone; the rules inside are loaded when a game is played.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final, TypeVar

from strannik.box.box import Box
from strannik.core.options import OptionError, unknown

if TYPE_CHECKING:
    from strannik.box.game import Game

GROUP: Final = "strannik.games"
"""The entry-point group by which games are found, ours and others'."""


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def game_entry(id: str) -> EntryPoint:
    """Where an installed game is to be found."""
    for entry in entry_points(group=GROUP):
        if entry.name == id:
            return entry
    raise unknown("game", id, game_ids())


B = TypeVar("B", bound=Box)


def loaded(entry: EntryPoint, kind: type[B]) -> B:
    """The game, or no more than its box, that is to be found there."""
    try:
        game = entry.load()
    except (ImportError, AttributeError) as error:
        raise OptionError(f"the game {entry.name!r} is installed but cannot be loaded: {error}") from error
    if not isinstance(game, kind):
        raise OptionError(f"the game {entry.name!r} is installed but {entry.value} is not a game")
    return game


def find_box(id: str) -> Box:
    """The box of an installed game: `BOX` where the game is, or else the game itself."""
    entry = game_entry(id)
    try:
        return loaded(EntryPoint(id, f"{entry.module}:BOX", GROUP), Box)
    except OptionError:
        return loaded(entry, Box)


@cache
def find_game(id: str) -> Game:
    """An installed game by its id, looked up once: going through all that is installed takes as long as a game."""
    from strannik.box.game import Game  # the rules machinery, which whoever lists boxes does without

    return loaded(game_entry(id), Game)
