"""Results: points with a breakdown, and who won."""

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


@dataclass
class Sheet:
    """One seat's points. `tie` decides between equal totals: the higher number, first entry first."""

    seat: int
    lines: list[Line]
    tie: list[int] = field(default_factory=list)

    @property
    def total(self) -> int:
        total = 0
        for line in self.lines:
            total += line.points
        return total


@dataclass
class Result:
    """How a game ended: a sheet for each seat, and the seats that won."""

    sheets: list[Sheet]
    winners: list[int]

    def save(self) -> dict[str, Any]:
        return {"points": [sheet.total for sheet in self.sheets], "winners": self.winners}


def ranked(sheets: list[Sheet]) -> Result:
    """The result where the most points win, ties being settled as the sheets say."""
    standings = [[sheet.total, *sheet.tie] for sheet in sheets]
    best = max(standings)
    return Result(sheets, [sheet.seat for sheet, standing in zip(sheets, standings, strict=True) if standing == best])
