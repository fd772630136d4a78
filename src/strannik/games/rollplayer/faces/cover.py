"""The cover of Roll Player: a guild table at evening, dice mid-roll, a hero in the making."""

from __future__ import annotations

from strannik.games.rollplayer.faces.art import fragment
from strannik.show.svg import picture


def cover(title: str) -> str:
    """The whole picture, 16 to 10."""
    return picture(320, 200, fragment("scenes/cover"), title=title)
