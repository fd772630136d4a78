"""Tellers: what a game says about reading its books.

The engine asks a teller whenever the game has a say: how a check is made, how a price is paid, whether a condition of
the game's own holds, who is told what. What a teller does not say goes on as `reading` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from strannik.core.effects import Effect
from strannik.core.offer import Bar
from strannik.core.step import Step
from strannik.story.option import Fork, Option
from strannik.story.section import Section


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Has a say, and knows nothing itself: whatever changes lies on the table that it is given."""

    # What the game says

    def holds(self, table: Any, seat: int, name: str, wanted: Any) -> bool:
        """Whether a condition of the game's own holds."""
        raise LookupError(f"this game knows no condition {name!r}")

    def made(self, table: Any, seat: int, effects: Sequence[Effect]) -> list[Step]:
        """The steps that the effects name, for this seat."""
        return [effect.made(seat) for effect in effects]

    def attempt(self, table: Any, seat: int, way: Option) -> list[Step]:
        """Make the check of a way; the steps that follow end in `reading.judge`."""
        raise LookupError(f"this game knows no check {way.check!r}")

    def pay(self, table: Any, seat: int, price: dict[str, int]) -> None:
        """Pay what a way costs; it can be paid."""
        raise LookupError("this game knows no prices")

    def too_dear(self, table: Any, seat: int, option: Option) -> Bar | None:
        """Why the seat cannot pay for an option, if it cannot."""
        return None

    def unmet(self, table: Any, seat: int, option: Option) -> Bar | None:
        """Why an option is closed whose condition is not met; None if nothing may be told of it."""
        return None

    def forestalled(self, table: Any, seat: int, option: Option) -> Bar | None:
        """Why an option is closed beside a compulsory one; None if nothing may be told of it."""
        return None

    def clause(self) -> str:
        """The clause by which options are chosen."""
        return ""

    def worded(self, option: Option) -> str:
        """The message that says an option in words; "" where a game calls it by its number alone."""
        return ""

    def company(self, table: Any, seat: int) -> list[int]:
        """Who chooses where the book asks the whole company, as this seat reads it out."""
        seats: list[int] = table.seats
        return seats

    def decides(self, table: Any, seat: int) -> int:
        """Whose proposal is taken where they do not agree: the reader's, unless the game says otherwise."""
        return seat

    def reads_on(self, table: Any, seat: int, section: str) -> bool:
        """Whether reading goes on at once; a game may note where it will go on another time instead."""
        return True

    # What the game is told

    def opened(self, table: Any, seat: int, section: Section) -> None:
        """A section is read out."""

    def text(self, table: Any, seat: int, message: str) -> None:
        """A text that the section names is read out."""

    def chosen(self, table: Any, seat: int, option: Option) -> None:
        """An option was chosen, and is paid for next."""

    def forked(self, table: Any, seat: int, fork: Fork, met: bool) -> None:
        """A condition decided how it goes on."""

    def ended(self, table: Any, seat: int, way: Option, end: str, rolled: list[int]) -> list[Step]:
        """A way ended: won, with the bonus, or lost, and with which numbers; what the game adds to what it brings."""
        return []

    def at_a_loss(self, table: Any, seat: int, section: str) -> None:
        """No option of the section is open to the seat."""

    def learnt(self, table: Any, seat: int, clue: str) -> None:
        """A clue was learnt that was not known before."""

    def noted(self, table: Any, seat: int, section: str) -> None:
        """A side section was noted."""
