"""The bot that takes anything."""

from __future__ import annotations

from typing import Final

from strannik.bots.bot import Bot
from strannik.bots.window import Window
from strannik.core.offer import Answer

SELDOM: Final = 8
"""It uses what it need not use about once in so many times."""


class RandomBot(Bot):
    """Every open answer is as good as any other."""

    def choose(self, window: Window) -> Answer:
        offer = window.offer
        return offer[self.chance.below(len(offer))]

    def interject(self, window: Window) -> Answer | None:
        offer = window.interrupts
        if offer is None or not len(offer) or self.chance.below(SELDOM):
            return None
        return offer[self.chance.below(len(offer))]
