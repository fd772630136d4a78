"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from strannik.bots.agreeing import foregone_answer
from strannik.bots.bot import Bot
from strannik.bots.window import Window
from strannik.box.game import CarefulHints, Hints, TeamHints, WeighingHints
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.core.table import Table

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

    Where seats win or lose together, what they all gain counts. In an open question it agrees with what most have
    proposed.
    Where the game's hints weigh the answers by themselves, it takes the heaviest without looking.
    Where its answer leads to further questions to itself, it looks at the best way to go on;
    where others answer at the same time, they may say anything. Where a die falls on the way, and the game's hints ask
    for such care, it looks at several worlds, since one of them is mere luck.
    """

    def __init__(self, chance: Chance, hints: Hints) -> None:
        super().__init__(chance)
        self.hints = hints
        self.teams: TeamHints | None = hints if isinstance(hints, TeamHints) else None
        self.weighing: WeighingHints | None = hints if isinstance(hints, WeighingHints) else None
        self.looks, self.worlds = hints.care() if isinstance(hints, CarefulHints) else (LOOKS, 1)
        self._untouched: list[int] = []
        self._by_chance = False

    def choose(self, window: Window) -> Answer:
        foregone = foregone_answer(window)
        if foregone is not None:
            return foregone
        offer = window.offer
        world = window.imagine(self.chance)
        order = self.order(offer)
        weights = [] if self.weighing is None else self.weighing.weigh(world, window.seat)
        if weights:
            return offer[heaviest(weights, order)]
        self._untouched, self._by_chance = world.table.chance.used[:], False
        values = self._every_answer(world, window.seat, offer, order)
        if self._by_chance:
            for _ in range(self.worlds - 1):
                again = self._every_answer(window.imagine(self.chance), window.seat, offer, order)
                values = [value + other for value, other in zip(values, again, strict=True)]
        return offer[order[values.index(max(values))]]

    def order(self, offer: Offer) -> list[int]:
        """The answers in the order in which they are looked at: of those that are equally good, the first is taken."""
        return self._shuffled(len(offer))

    def interject(self, window: Window) -> Answer | None:
        """Only what leaves the seat better off than before."""
        offer = window.interrupts
        if offer is None or not len(offer):
            return None
        world = window.imagine(self.chance)
        before = self.worth(world.table, window.seat)
        favourite = self._favourite(world, window.seat, offer, Ground(world.agenda), max(self.looks, len(offer)))
        return favourite.answer if favourite.value > before else None

    def _every_answer(self, world: Position, seat: int, offer: Offer, order: list[int]) -> list[float]:
        """What becomes of the question itself: every answer is looked at."""
        ground = Ground(agenda_of(world, seat)[:-1])
        return self._values(world, seat, offer, order, ground, max(self.looks, len(offer)))

    def _favourite(self, world: Position, seat: int, offer: Offer, ground: Ground, looks: int) -> Liking:
        """The best of the answers, or of as many as it looks at; a random one of those that are equally good."""
        order = self._shuffled(len(offer))
        del order[max(1, looks) :]
        values = self._values(world, seat, offer, order, ground, looks)
        best = values.index(max(values))
        return Liking(offer[order[best]], values[best])

    def _shuffled(self, count: int) -> list[int]:
        order = list(range(count))
        self.chance.shuffle(order)
        return order

    def _values(
        self, world: Position, seat: int, offer: Offer, order: list[int], ground: Ground, looks: int
    ) -> list[float]:
        """How well the seat stands after each of these answers."""
        values: list[float] = []
        for index in order:
            after = world.clone()
            after.play(seat, offer[index])
            values.append(self._outlook(after, seat, ground, (looks - 1) // len(order)))
        return values

    def _outlook(self, world: Position, seat: int, ground: Ground, looks: int) -> float:
        """How well the seat stands when its choice is complete and has been carried out."""
        while world.given(seat) and seat not in world.offers and world.offers:
            self._answer_for_another(world)
        offer = world.offers.get(seat)
        if offer is not None and (world.given(seat) or (looks > 0 and ground.carries(world, seat))):
            return self._favourite(world, seat, offer, ground, looks).value
        if world.table.chance.used != self._untouched:
            self._by_chance = True
        return self.worth(world.table, seat)

    def team(self, table: Table, seat: int) -> list[int]:
        """The seats that win or lose with this one."""
        return [seat] if self.teams is None else self.teams.team(table, seat)

    def worth(self, table: Table, seat: int) -> float:
        """How well the seat stands, or on an average all that win or lose with it."""
        if self.teams is None:
            return self.hints.value(table, seat)
        return mean([self.hints.value(table, other) for other in self.teams.team(table, seat)])

    def _answer_for_another(self, world: Position) -> None:
        other = min(world.offers)
        offer = world.offers[other]
        world.play(other, offer[self.chance.below(len(offer))])


def heaviest(weights: list[float], order: list[int]) -> int:
    """Where the greatest weight stands; the first in this order, if several are equal."""
    best = order[0]
    for index in order:
        if weights[index] > weights[best]:
            best = index
    return best


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def agenda_of(world: Position, seat: int) -> list[Step]:
    """What is to happen next for the seat: in its lane, or for all."""
    lane = world.lanes.get(seat)
    return world.agenda if lane is None else lane.agenda
