"""Results: points with a breakdown, and who won."""

from __future__ import annotations

from dataclasses import dataclass
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
    """How a game ended: a sheet for each seat, and the seats that won."""

    sheets: list[Sheet]
    winners: list[int]

    def save(self) -> dict[str, Any]:
        return {"points": [sheet.total for sheet in self.sheets], "winners": self.winners}


def ranked(sheets: list[Sheet]) -> Result:
    """The result where the most points win, ties being settled as the sheets say."""
    most = max([sheet.total for sheet in sheets])
    first = [sheet for sheet in sheets if sheet.total == most]
    best = max([sheet.tie for sheet in first])
    return Result(sheets, [sheet.seat for sheet in first if sheet.tie == best])
