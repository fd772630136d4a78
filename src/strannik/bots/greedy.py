"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from strannik.bots.bot import Bot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.game import Hints
from strannik.core.offer import Answer, Offer
from strannik.core.position import Position

LOOKS: Final = 32
"""About how many ways to go on it looks at, where one answer leads to the next."""


class Liking:
    """An answer, and how well the seat stands after it."""

    def __init__(self, answer: Answer, value: float) -> None:
        self.answer = answer
        self.value = value


class GreedyBot(Bot):
    """Takes what the game's hints like best just afterwards, in a world that may be the true one.

    Where one answer leads to the next question, it looks at the best way to go on; where others
    answer at the same time, they may say anything.
    """

    def __init__(self, chance: Chance, hints: Hints) -> None:
        super().__init__(chance)
        self.hints = hints

    def choose(self, window: Window) -> Answer:
        offer = window.offer
        if len(offer) == 1:
            return offer[0]
        return self._favourite(window.imagine(self.chance), window.seat, offer, max(LOOKS, len(offer))).answer

    def interject(self, window: Window) -> Answer | None:
        """Only what leaves the seat better off than before."""
        offer = window.interrupts
        if offer is None or not len(offer):
            return None
        world = window.imagine(self.chance)
        before = self.hints.value(world.table, window.seat)
        favourite = self._favourite(world, window.seat, offer, max(LOOKS, len(offer)))
        return favourite.answer if favourite.value > before else None

    def _favourite(self, world: Position, seat: int, offer: Offer, looks: int) -> Liking:
        """The best of the answers, or of as many as it looks at; a random one of those that are equally good."""
        order = list(range(len(offer)))
        self.chance.shuffle(order)
        favourite: Liking | None = None
        del order[max(1, looks) :]
        for index in order:
            answer = offer[index]
            after = world.clone()
            after.play(seat, answer)
            value = self._outlook(after, seat, (looks - 1) // len(order))
            if favourite is None or value > favourite.value:
                favourite = Liking(answer, value)
        assert favourite is not None
        return favourite

    def _outlook(self, world: Position, seat: int, looks: int) -> float:
        """How well the seat stands when its choice is complete and has been carried out."""
        while world.given(seat) and world.offers:
            offer = world.offers.get(seat)
            if offer is not None:
                return self._favourite(world, seat, offer, looks).value
            self._answer_for_another(world)
        return self.hints.value(world.table, seat)

    def _answer_for_another(self, world: Position) -> None:
        other = min(world.offers)
        offer = world.offers[other]
        world.play(other, offer[self.chance.below(len(offer))])
