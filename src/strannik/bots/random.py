"""The bot that takes anything."""

from __future__ import annotations

from typing import Final

from strannik.bots.fuzz import FuzzBot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.offer import Answer

SELDOM: Final = 8
"""It uses what it need not use about once in so many times."""


PATIENCE: Final = 500
"""After so many answers a game drags on."""


class RandomBot(FuzzBot):
    """Every open answer is as good as any other.

    When a game drags on, it gives every other time the answer it has given least: whoever draws every turn anew
    wanders for ever near the place where a long way begins.
    """

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.answers = 0

    def choose(self, window: Window) -> Answer:
        self.answers += 1
        if self.answers > PATIENCE and self.chance.below(2):
            return super().choose(window)
        offer = window.offer
        return offer[self.chance.below(offer.count)]

    def remember(self, answer: Answer) -> None:
        super().remember(answer)
        self.answers += 1

    def interject(self, window: Window) -> Answer | None:
        offer = window.interrupts
        if offer is None or not len(offer) or self.chance.below(SELDOM):
            return None
        return offer[self.chance.below(len(offer))]
