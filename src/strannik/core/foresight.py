"""Foresight: what would come of an answer, as far as the seat that gives it can know."""

from __future__ import annotations

from typing import Any, Final

from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer, Thing
from strannik.core.position import Position
from strannik.core.redeal import learnt, redeal
from strannik.core.step import Over, Step, Together
from strannik.core.table import Table
from strannik.core.view import Moment

IMAGINED: Final = "imagined"
"""The seed of the world in which answers are tried out: always the same, so that the same is always foreseen."""


class Foresight:
    """What a seat that is asked can reckon with: its view, and what its answers would change there.

    Answers are tried out in a world in which all that its person cannot see, who may hold other `seats` too, is dealt
    anew: nothing of the true one can come out. Those who ask several seats at once give the `moment` they all look at.
    What a game has reckoned out for an answer it may keep in `reckoned`, for it is asked more than once: in words, and
    for what lies there.
    """

    def __init__(
        self, position: Position, seat: int, seats: tuple[int, ...] = (), moment: Moment | None = None
    ) -> None:
        self.view = (moment or Moment(position)).view(seat, seats)
        self.reckoned: dict[tuple[str, Thing], Any] = {}
        self._position = position
        self._world: Position | None = None

    @property
    def extras(self) -> list[Offer]:
        """What the seat may do although nobody asks."""
        return self._position.extras(self.view.seat)

    def answers(self, answer: Answer) -> bool:
        """Whether the answer is one to the question, and not something that may be done at any time."""
        offer = self.view.offer
        return offer is not None and offer.takes(answer)

    def foresee(self, answer: Answer, until: tuple[type[Step], ...] = ()) -> Table | None:
        """The table after the answer; None where more is asked, or others have to answer, before anything is done.

        What follows is carried out up to the next question, up to a step of the kinds in `until`, and up to where its
        person would learn something: no die that falls and no hidden card that is seen is foreseen.
        """
        begun = self._begun(answer)
        if begun is None:
            return None
        while True:
            before = begun.clone()
            begun.finish_step()
            if learnt(before, begun, [self.view.seats]):
                return before.table
            if not begun.agenda or isinstance(begun.agenda[-1], (Together, Over, *until)) or _asks(begun):
                return begun.table

    def _begun(self, answer: Answer) -> Position | None:
        """The step that the answer settles, alone on an agenda; None if the answer settles nothing yet."""
        seat = self.view.seat
        if self._world is None:
            self._world = redeal(self._position, self.view.seats, Chance(IMAGINED, 0))
        world = self._world
        if self.answers(answer):
            lane = world.lanes.get(seat)
            step = world.agenda[-1] if lane is None else lane.agenda[-1]
            given = [*world.given(seat), answer]
            if lane is None and step.seats(world.table) != [seat]:
                return None
        else:
            extra = world.interrupts(seat)
            if extra is None or not extra.takes(answer):
                return None
            step, given = world.table.interrupt(seat, answer), []
        if step.ask(world.table, seat, given) is not None:
            return None
        begun = Position(world.table.clone(), [step])
        begun.answers = {seat: given}
        return begun


def _asks(begun: Position) -> bool:
    """Whether the next step has a question."""
    step, table = begun.agenda[-1], begun.table
    return any([step.ask(table, seat, []) is not None for seat in step.seats(table)])
