"""Sections: what is read at one place of a book, and the ways it leaves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from strannik.core.effects import Effect
from strannik.story.condition import Condition
from strannik.story.option import Fork, Option


@dataclass(frozen=True)
class Section:
    """One passage of a book.

    Reading it does what `do` says, choices, checks and jumps among it. `options` are all the ways one may choose in it,
    `checks` those that are tried without being chosen, `forks` the places where a condition decides. A section that is
    `once` is never read a second time. `held` are effects of the game's own from which others may come, by
    place. `makes` are the clues and flags that come of it: kind, id and place. `texts` are the messages that it names
    itself, `terms` what the game wants to know of it besides.
    """

    id: str
    source: str = ""
    once: bool = False
    do: list[Effect] = field(default_factory=list)
    learn: list[str] = field(default_factory=list)
    goto: str = ""
    options: list[Option] = field(default_factory=list)
    checks: list[Option] = field(default_factory=list)
    forks: list[Fork] = field(default_factory=list)
    choices: dict[str, list[Option]] = field(default_factory=dict)
    held: dict[str, Effect] = field(default_factory=dict)
    makes: list[tuple[str, str, str]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    terms: dict[str, Any] = field(default_factory=dict)

    @property
    def conditions(self) -> list[tuple[str, Condition]]:
        """Everything that is asked for in it, each with its place."""
        asked = [(f"{option.place}.if", option.condition) for option in self.options if option.conditional]
        return asked + [(f"{fork.place}.if", fork.condition) for fork in self.forks]
