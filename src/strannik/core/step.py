"""Steps: one thing each that the rules say happens.

`ask` only reads: it is a plain function of the answers a seat has given to the step so far.
`do` alone writes, once, when no seat has a question left, and returns the steps that follow.
End a step where a die is rolled or a hidden card is seen: that is where taking back stops.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from strannik.core.offer import Answer, Offer

NOBODY_ASKED: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing the rules say happens. Data, never changed after it is made.

    Several seats asked by one step answer side by side and sealed: nobody sees what another
    has said until `do` is called.
    """

    def seats(self, table: Any) -> list[int]:
        """Who is asked."""
        return NOBODY_ASKED

    def ask(self, table: Any, seat: int, given: list[Answer]) -> Offer | None:
        """The seat's next question after these answers, or None when it has none left."""
        return None

    def do(self, table: Any, answers: dict[int, list[Answer]]) -> list[Step]:
        """Change the table; return what follows, in order."""
        return []

    def interruptible(self) -> bool:
        """Whether seats may use what they may use at any time while this step waits."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A step that asks one seat, its `me`, which every choice has as its first field."""

    def seats(self, table: Any) -> list[int]:
        # `me` is not declared here: where this is compiled, a derived class would take that for a default.
        me: int = getattr(self, "me")  # noqa: B009
        return [me]

    def do(self, table: Any, answers: dict[int, list[Answer]]) -> list[Step]:
        for given in answers.values():  # nobody else was asked
            return self.done(table, given)
        return self.done(table, [])

    def done(self, table: Any, given: list[Answer]) -> list[Step]:
        """Change the table by what was chosen; return what follows, in order."""
        return []


@dataclass
class Together(Step):
    """Side by side: each seat goes through steps of its own at its own pace.

    A lane changes only what belongs to its seat, or what does not depend on the order in which
    lanes change it, and draws only from its seat's stream of chance.
    """

    lanes: dict[int, list[Step]]


@dataclass
class Over(Step):
    """The game ends at once, whatever else was to happen."""
