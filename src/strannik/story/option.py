"""Options: the ways out of a section, each with its condition, price, check and outcome."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

Holds = Callable[[str, Any], bool]
"""Whether a condition of the game's own holds: its name and what the book says of it."""


def nothing_holds(name: str, wanted: Any) -> bool:
    """For books that ask for nothing but clues."""
    return False


@dataclass(frozen=True)
class Option:
    """One way to take.

    `clues` and `needs` must all be given for it to be open; then it is compulsory, unless it is `optional`.
    `otherwise` marks what is left to those for whom nothing is compulsory. `pay` is due before the check.
    A check is passed at `threshold`; without one there is nothing to fail.
    """

    number: int
    clues: list[str] = field(default_factory=list)
    needs: dict[str, Any] = field(default_factory=dict)
    optional: bool = False
    otherwise: bool = False
    pay: dict[str, int] = field(default_factory=dict)
    check: str = ""
    threshold: int = 0
    reward: list[Any] = field(default_factory=list)
    bonus: list[Any] = field(default_factory=list)
    fail: list[Any] = field(default_factory=list)
    learn: list[str] = field(default_factory=list)
    side: str = ""
    goto: str = ""
    fail_goto: str = ""

    @property
    def conditional(self) -> bool:
        """Whether it is open to some and not to others."""
        return bool(self.clues or self.needs)

    @property
    def compulsory(self) -> bool:
        """Whether those who fulfil its condition must take it."""
        return self.conditional and not self.optional

    @property
    def matched(self) -> int:
        """How much its condition asks for: of several compulsory options the most demanding one is taken."""
        return len(self.clues) + len(self.needs)

    @property
    def has_failure(self) -> bool:
        """Whether anything comes of a failure."""
        return bool(self.fail or self.fail_goto)

    def applies(self, known: Collection[str], holds: Holds = nothing_holds) -> bool:
        """Whether its whole condition is fulfilled."""
        return all([clue in known for clue in self.clues]) and all([holds(*need) for need in self.needs.items()])
