"""Options: ways to take, each with its condition, price, check and outcome."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from strannik.core.effects import Effect
from strannik.story.condition import NOTHING, Condition


@dataclass(frozen=True)
class Option:
    """One way to take.

    `condition` must be met for it to be open; then it is compulsory, unless it is `optional`. `otherwise` marks what is
    left to those for whom nothing is compulsory. `pay` is due before the check. A check is passed at `threshold`, to
    which `per_player` is added for everybody who plays; without a check there is nothing to fail. `terms` is what the
    game wants to know of a check besides.

    A check that stands by itself among the effects of a book is such a way too: nobody chooses it, and its number is 0.
    """

    number: int
    section: str = ""
    place: str = ""
    label: str = ""
    condition: Condition = NOTHING
    optional: bool = False
    otherwise: bool = False
    pay: dict[str, int] = field(default_factory=dict)
    check: str = ""
    threshold: int = 0
    per_player: int = 0
    terms: dict[str, Any] = field(default_factory=dict)
    reward: list[Effect] = field(default_factory=list)
    bonus: list[Effect] = field(default_factory=list)
    fail: list[Effect] = field(default_factory=list)
    learn: list[str] = field(default_factory=list)
    side: str = ""
    goto: str = ""
    fail_goto: str = ""
    has_failure: bool = False

    @property
    def clues(self) -> list[str]:
        """The clues that its condition names."""
        return self.condition.clues

    @property
    def conditional(self) -> bool:
        """Whether it is open to some and not to others."""
        return bool(self.condition)

    @property
    def compulsory(self) -> bool:
        """Whether those who fulfil its condition must take it."""
        return self.conditional and not self.optional

    def needed(self, players: int) -> int:
        """What a check must come to with so many players."""
        return self.threshold + self.per_player * players


@dataclass(frozen=True)
class Fork:
    """A place where a book goes on one way or another, and nobody chooses."""

    section: str
    place: str
    condition: Condition
    then: list[Effect]
    otherwise: list[Effect]
