"""The bot that tries everything."""

from __future__ import annotations

from typing import Final

from strannik.bots.bot import Bot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer, Thing

SELDOM: Final = 8
"""What it has used before, and need not use, it uses about once in so many times."""


class FuzzBot(Bot):
    """Gives the answer it has given least often, in this game and all it has played before."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.used: dict[tuple[str, Thing], int] = {}

    def choose(self, window: Window) -> Answer:
        answer = self._least_used(window.offer)
        self._use(answer)
        return answer

    def interject(self, window: Window) -> Answer | None:
        offer = window.interrupts
        if offer is None or not len(offer):
            return None
        answer = self._least_used(offer)
        if self.times(answer) and self.chance.below(SELDOM):
            return None
        self._use(answer)
        return answer

    def remember(self, answer: Answer) -> None:
        self._use(answer)

    def times(self, answer: Answer) -> int:
        """How often it has given this answer."""
        return self.used.get((answer.verb, answer.thing), 0)

    def _use(self, answer: Answer) -> None:
        self.used[answer.verb, answer.thing] = self.times(answer) + 1

    def _least_used(self, offer: Offer) -> Answer:
        """A random one of those used least."""
        least: list[Answer] = []
        fewest = 0
        for index in range(len(offer)):
            answer = offer[index]
            times = self.times(answer)
            if not least or times < fewest:
                least, fewest = [answer], times
            elif times == fewest:
                least.append(answer)
        return least[self.chance.below(len(least))]
