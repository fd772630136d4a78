"""Sketching: what the parts of a scene start from, whatever the game: one view in one language."""

from __future__ import annotations

from typing import Any

from strannik.core.offer import Answer
from strannik.core.view import View
from strannik.show.words import Words


class SeatSketch:
    """A scene as one seat sees it, while it is being drawn; games add their table and their pieces."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.me = view.seat
        self.mine = view.seats
        self.step = view.step

    @property
    def playing(self) -> bool:
        """Whether somebody looks who has a seat."""
        return self.me in self.view.table.seats

    @property
    def my_choice(self) -> bool:
        """Whether this seat is asked something."""
        return self.me in self.view.waiting

    @property
    def offered(self) -> list[Answer]:
        """All answers to the question this seat is asked, those that are closed too."""
        offer = self.view.offer
        return [] if offer is None else [*offer, *[given for given, _ in offer.barred()]]

    def say(self, message: str, seat: int, **facts: Any) -> str:
        """A sentence about a seat, as this one is to hear it."""
        return self.words.say(message, {"seat": seat, "you": "yes" if seat == self.me else "no", **facts})
