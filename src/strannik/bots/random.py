"""The bot that takes anything."""

from __future__ import annotations

from typing import Final

from strannik.bots.fuzz import FuzzBot
from strannik.bots.window import Window
from strannik.core.offer import Answer

SELDOM: Final = 8
"""It uses what it need not use about once in so many times."""


class RandomBot(FuzzBot):
    """Every open answer is as good as any other.

    Where there are several kinds of answers, it gives every other time the one it has given least: it would
    wander for ever near the place where a game begins if every turn were drawn anew.
    """

    def choose(self, window: Window) -> Answer:
        offer = window.offer
        if (offer.others or offer.words) and self.chance.below(2):
            return super().choose(window)
        return offer[self.chance.below(len(offer))]

    def interject(self, window: Window) -> Answer | None:
        offer = window.interrupts
        if offer is None or not len(offer) or self.chance.below(SELDOM):
            return None
        return offer[self.chance.below(len(offer))]
