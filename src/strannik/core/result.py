"""Results: points with a breakdown, who won, and what became of everybody in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from strannik.core.offer import Thing


@dataclass(init=False)
class Line:
    """One entry of a score sheet: what for, by which thing, how much."""

    what: str
    thing: Thing
    points: int

    def __init__(self, what: str, thing: Thing, points: int) -> None:
        self.what = what
        self.thing = thing
        self.points = points


@dataclass(init=False)
class Sheet:
    """One seat's points. `tie` decides between equal totals: the higher number, first entry first."""

    seat: int
    lines: list[Line]
    tie: list[int]
    total: int

    def __init__(self, seat: int, lines: list[Line], tie: list[int] | None = None) -> None:
        self.seat = seat
        self.lines = lines
        self.tie = [] if tie is None else tie
        total = 0
        for line in lines:
            total += line.points
        self.total = total


@dataclass
class Result:
    """How a game ended: a sheet for each seat, and the seats that won.

    `outcome` names the message `outcome-<id>`, told with its facts: what became of everybody, in games that end in
    more than points. `together` says that the seats won or lost as one company.
    """

    sheets: list[Sheet]
    winners: list[int]
    outcome: str = ""
    facts: dict[str, Thing] = field(default_factory=dict)
    together: bool = False

    def save(self) -> dict[str, Any]:
        """The result as a record keeps it: what a game has nothing to say about is left out."""
        saved: dict[str, Any] = {"points": [sheet.total for sheet in self.sheets], "winners": self.winners}
        if self.outcome:
            saved["outcome"] = self.outcome
        if self.facts:
            saved["facts"] = self.facts
        if self.together:
            saved["together"] = True
        return saved


def ranked(sheets: list[Sheet]) -> Result:
    """The result where the most points win, ties being settled as the sheets say."""
    most = max([sheet.total for sheet in sheets])
    first = [sheet for sheet in sheets if sheet.total == most]
    best = max([sheet.tie for sheet in first])
    return Result(sheets, [sheet.seat for sheet in first if sheet.tie == best])


def together(sheets: list[Sheet], won: bool, outcome: str = "", facts: dict[str, Thing] | None = None) -> Result:
    """The result where all win or lose as one company."""
    winners = [sheet.seat for sheet in sheets] if won else []
    return Result(sheets, winners, outcome, facts or {}, together=True)
