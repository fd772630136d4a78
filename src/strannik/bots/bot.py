"""What every bot does."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.offer import Answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat. Its chance is its own, so a game with bots can be played again exactly."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, window: Window) -> Answer:
        """One of the answers on offer."""
        raise LookupError("a bot must choose")

    def remember(self, answer: Answer) -> None:
        """It has given this answer before, in a game that it is called to anew."""

    def interject(self, window: Window) -> Answer | None:
        """Something to do although nobody asks, or None."""
        return None
