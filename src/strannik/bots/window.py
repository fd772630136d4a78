"""The window: all that a bot may see."""

from __future__ import annotations

from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.view import View


class Window:
    """One seat's look at a running game: its view, its question, and worlds that might be the true one.

    The position stays behind it: hidden cards and the seed cannot be reached from here.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    @property
    def asked(self) -> bool:
        """Whether the seat has a question."""
        return self.seat in self._position.offers

    @property
    def offer(self) -> Offer:
        """The seat's question."""
        return self._position.offers[self.seat]

    @property
    def proposals(self) -> dict[int, list[Answer]]:
        """What each seat has said for all to hear, in an open question."""
        return self._position.proposals

    @property
    def interrupts(self) -> Offer | None:
        """What the seat may do now although nobody asks it."""
        return self._position.interrupts(self.seat)

    def view(self) -> View:
        """What the seat sees."""
        return View(self._position, self.seat)

    def imagine(self, chance: Chance) -> Position:
        """A world that looks the same from this seat: hidden things dealt anew, other chance ahead."""
        return redeal(self._position, (self.seat,), chance)
