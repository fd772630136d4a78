"""Refusals: the ways in which a move can be bad, each with a clause and its facts."""

from __future__ import annotations

from strannik.core.offer import Bar, Thing


class Refusal(Exception):
    """The move cannot be made and nothing has changed."""

    def __init__(self, clause: str, **facts: Thing) -> None:
        super().__init__(clause)
        self.bar = Bar(clause, **facts)

    @property
    def clause(self) -> str:
        return self.bar.clause

    def __str__(self) -> str:
        facts = ", ".join([f"{name}: {value}" for name, value in self.bar.facts.items()])
        return f"{self.clause} ({facts})" if facts else self.clause


class Unreadable(Refusal):
    """The words are no move."""


class NotYours(Refusal):
    """The seat is not asked anything now."""


class NotOnOffer(Refusal):
    """The move can be read, but it is not among what is offered."""


class Barred(Refusal):
    """The move is on offer but closed; the clause says why."""
