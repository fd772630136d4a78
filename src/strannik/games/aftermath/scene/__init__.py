"""What a seat sees of an Aftermath table."""

from __future__ import annotations

from strannik.core.view import View
from strannik.show.scene import Scene, column
from strannik.show.words import Words


def scene(view: View, words: Words) -> Scene:
    """The table as a seat sees it."""
    return Scene(title=words.say("game-title"), status="", areas=[], panels=[], layout=column(), theme="aftermath")
