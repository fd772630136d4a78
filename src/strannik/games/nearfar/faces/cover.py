"""The picture of the game in the lobby: a traveller, a camp and a long way before them, at dusk."""

from __future__ import annotations

from strannik.games.nearfar.faces.art import fragment
from strannik.show.svg import picture


def cover(title: str) -> str:
    """The whole picture, 16 to 10."""
    return picture(320, 200, fragment("scenes/cover"), title=title)
