"""Conditions: what must be known, marked or so at the table for a way to be open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

CLUE: Final = "clue"
FLAG: Final = "flag"
OWN: Final = "own"
"""A condition that the game itself knows, by its name and what is wanted of it."""

ALL: Final = "all"
ANY: Final = "any"
NOT: Final = "not"

Supposed = frozenset[tuple[str, str]]
"""Things that are so: clues and flags by their names, conditions of the game's own by how they are written."""


@dataclass(frozen=True)
class Condition:
    """A clue, a flag, something of the game's own, or others joined by all, any or not."""

    kind: str
    name: str = ""
    wanted: Any = None
    parts: Sequence[Condition] = ()

    def __bool__(self) -> bool:
        """Whether it asks for anything at all."""
        return self.kind != ALL or bool(self.parts)

    @property
    def weight(self) -> int:
        """How much it asks for: of several compulsory options the most demanding one is taken."""
        return sum([part.weight for part in self.parts]) if self.kind == ALL else 1

    @property
    def named(self) -> list[Condition]:
        """The clues, flags and conditions of the game's own that it names, in order."""
        return [one for part in self.parts for one in part.named] if self.parts else [self] if self else []

    @property
    def clues(self) -> list[str]:
        """The clues that it names."""
        return [one.name for one in self.named if one.kind == CLUE]

    @property
    def fact(self) -> tuple[str, str]:
        """What is so when a single thing that it names is so."""
        return (self.kind, self.name if self.kind != OWN else f"{self.name} {self.wanted!r}")

    def ways(self) -> list[Supposed]:
        """What may be so for it to be met, as little as possible each time."""
        match self.kind:
            case "all":
                return [frozenset[tuple[str, str]]().union(*chosen) for chosen in product(*self._ways_of_parts())]
            case "any":
                return [way for ways in self._ways_of_parts() for way in ways]
            case "not":
                return [frozenset()]
        return [frozenset([self.fact])]

    def _ways_of_parts(self) -> list[list[Supposed]]:
        return [part.ways() for part in self.parts]

    def __str__(self) -> str:
        match self.kind:
            case "all":
                return " + ".join([str(part) for part in self.parts])
            case "any":
                return f"({' or '.join([str(part) for part in self.parts])})"
            case "not":
                return f"not {self.parts[0]}"
            case "own":
                return f"{self.name} {self.wanted}"
        return self.name


NOTHING: Final = Condition(ALL)
"""Always met."""
