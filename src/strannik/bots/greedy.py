"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from strannik.bots.bot import Bot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.game import Hints
from strannik.core.offer import Answer, Offer
from strannik.core.position import Position
from strannik.core.step import Step

LOOKS: Final = 32
"""About how many ways to go on it looks at, where one answer leads to the next."""


class Liking:
    """An answer, and how well the seat stands after it."""

    def __init__(self, answer: Answer, value: float) -> None:
        self.answer = answer
        self.value = value


class Ground:
    """What lies under a step. As long as it lies there, questions to the same seat alone follow from the step."""

    def __init__(self, agenda: list[Step]) -> None:
        self.depth = len(agenda)
        self.top = agenda[-1] if agenda else None

    def carries(self, world: Position, seat: int) -> bool:
        """Whether what the seat is asked now comes from what it has just done."""
        if len(world.offers) > 1 and not world.lanes:
            return False
        agenda = agenda_of(world, seat)
        return len(agenda) > self.depth and (self.depth == 0 or agenda[self.depth - 1] is self.top)


class GreedyBot(Bot):
    """Takes what the game's hints like best just afterwards, in a world that may be the true one.

    Where its answer leads to further questions to itself, it looks at the best way to go on;
    where others answer at the same time, they may say anything.
    """

    def __init__(self, chance: Chance, hints: Hints) -> None:
        super().__init__(chance)
        self.hints = hints

    def choose(self, window: Window) -> Answer:
        offer = window.offer
        if len(offer) == 1:
            return offer[0]
        world = window.imagine(self.chance)
        ground = Ground(agenda_of(world, window.seat)[:-1])
        return self._favourite(world, window.seat, offer, ground, max(LOOKS, len(offer))).answer

    def interject(self, window: Window) -> Answer | None:
        """Only what leaves the seat better off than before."""
        offer = window.interrupts
        if offer is None or not len(offer):
            return None
        world = window.imagine(self.chance)
        before = self.hints.value(world.table, window.seat)
        favourite = self._favourite(world, window.seat, offer, Ground(world.agenda), max(LOOKS, len(offer)))
        return favourite.answer if favourite.value > before else None

    def _favourite(self, world: Position, seat: int, offer: Offer, ground: Ground, looks: int) -> Liking:
        """The best of the answers, or of as many as it looks at; a random one of those that are equally good."""
        order = list(range(len(offer)))
        self.chance.shuffle(order)
        del order[max(1, looks) :]
        favourite: Liking | None = None
        for index in order:
            answer = offer[index]
            after = world.clone()
            after.play(seat, answer)
            value = self._outlook(after, seat, ground, (looks - 1) // len(order))
            if favourite is None or value > favourite.value:
                favourite = Liking(answer, value)
        assert favourite is not None
        return favourite

    def _outlook(self, world: Position, seat: int, ground: Ground, looks: int) -> float:
        """How well the seat stands when its choice is complete and has been carried out."""
        while world.given(seat) and seat not in world.offers and world.offers:
            self._answer_for_another(world)
        offer = world.offers.get(seat)
        if offer is not None and (world.given(seat) or (looks > 0 and ground.carries(world, seat))):
            return self._favourite(world, seat, offer, ground, looks).value
        return self.hints.value(world.table, seat)

    def _answer_for_another(self, world: Position) -> None:
        other = min(world.offers)
        offer = world.offers[other]
        world.play(other, offer[self.chance.below(len(offer))])


def agenda_of(world: Position, seat: int) -> list[Step]:
    """What is to happen next for the seat: in its lane, or for all."""
    lane = world.lanes.get(seat)
    return world.agenda if lane is None else lane.agenda
