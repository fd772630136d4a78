"""Findings: what the linter complains about."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """Something wrong: in which file, at which place, what it is, and what would be right."""

    source: str
    place: str
    problem: str
    right: str

    def __str__(self) -> str:
        return f"{self.source}: {self.place}: {self.problem}; {self.right}"
