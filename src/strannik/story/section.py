"""Sections: what is read at one place of a book, and the options it leaves."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from strannik.story.option import Holds, Option, nothing_holds


@dataclass(frozen=True)
class Section:
    """One passage of a book.

    Reading it does what `do` says and teaches the clues of `learn`. Then one of the options is taken, or, where
    there is none, reading goes on at `goto`. A section that is `once` is never read a second time.
    """

    id: str
    once: bool = False
    do: list[Any] = field(default_factory=list)
    learn: list[str] = field(default_factory=list)
    goto: str = ""
    options: list[Option] = field(default_factory=list)

    def open_to(self, known: Collection[str], holds: Holds = nothing_holds) -> list[Option]:
        """The options open to somebody who knows these clues.

        Where compulsory ones apply, only those that match most are left; several of them leave the choice.
        Otherwise everything without a condition is open, and what is optional and applies.
        """
        compulsory = [option for option in self.options if option.compulsory and option.applies(known, holds)]
        if compulsory:
            most = max([option.matched for option in compulsory])
            return [option for option in compulsory if option.matched == most]
        return [option for option in self.options if option.applies(known, holds)]
