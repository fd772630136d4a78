"""Where things lie in a space: its name, its marks, its props, and those who stand there."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from strannik.games.aftermath.faces.page.plan import PagePlan, plan
from strannik.show.svg import Point

NAME_HIGH: Final = 30.0
NAME_TOP: Final = 25.0
"""The strip in which a space's name stands, and how far below the line it begins: between them the space is lit."""

MARK: Final = 23.0
"""How far a mark reaches from its middle."""

LOW: Final = 130.0
"""A space lower than this has its name at the left and its marks at the right."""

NARROW: Final = 150.0
"""In a space no wider than this the name fills the whole strip."""

FIGURE: Final = 100.0
SMALLER: Final = (FIGURE, 84.0, 70.0, 58.0, 48.0)
"""How large a figure is, and how much smaller all of them are where many stand together."""

MARGIN: Final = 40.0
"""How much narrower than a space the row is in which figures stand."""

CLOSE: Final = 0.86
"""How far apart figures stand where there is room, as a part of their size."""


class Spots(NamedTuple):
    """What lies where in one space, in the coordinates of the picture."""

    name: Point
    name_width: float
    marks: dict[str, Point]
    props: tuple[float, float, float, float]
    stand: Point
    stand_width: float
    stand_rows: int


def shown(marks: list[str]) -> list[str]:
    """The marks that are drawn, in the order in which they stand."""
    return sorted(
        marks, key=lambda mark: ORDER.index(mark.partition(":")[0]) if mark.partition(":")[0] in ORDER else 99
    )


ORDER: Final = (
    "objective",
    "poi",
    "search",
    "exit",
    "hero_spawn",
    "enemy_spawn",
    "hide",
    "lit",
    "sun",
    "high",
    "heavy",
)


@cache
def spots(number: int, space: str) -> Spots:
    """The spots of a space of a page."""
    one = plan(number)
    marks = shown(one.page.spaces[space].marks)
    left, top, wide, high = one.room(space)
    return _low(marks, left, top, wide, high) if high < LOW else _usual(marks, left, top, wide, high)


def _low(marks: list[str], left: float, top: float, wide: float, high: float) -> Spots:
    """A strip: the name at the left, marks at the right, in the middle whoever is there."""
    middle = top + high / 2
    taken = len(marks) * (2 * MARK + 4)
    at = {mark: (left + wide - 12 - MARK - place * (2 * MARK + 4), middle) for place, mark in enumerate(marks)}
    name = min(wide * 0.36, wide - taken - 120)
    rest = wide - name - taken - 30
    return Spots(
        (left + 14 + name / 2, middle),
        name,
        at,
        (left + 20 + name, top + 8, rest, high - 16),
        (left + 20 + name + rest / 2, middle),
        rest,
        1,
    )


def _usual(marks: list[str], left: float, top: float, wide: float, high: float) -> Spots:
    """The name above, marks along the foot."""
    foot = top + high - 14 - MARK
    at = {mark: (left + 14 + MARK + place * (2 * MARK + 5), foot) for place, mark in enumerate(marks)}
    above = top + NAME_TOP + NAME_HIGH + 2
    room = high - NAME_TOP - NAME_HIGH - 12 - (0.5 * MARK if marks else 0)
    stand = top + (high + NAME_HIGH) / 2 - (10 if marks else 0)
    rows = 2 if high > 260 else 1
    return Spots(
        (left + wide / 2, top + NAME_TOP + NAME_HIGH / 2),
        wide - 36 if wide > NARROW else wide - 8,
        at,
        (left + 14, above, wide - 28, room),
        (left + wide / 2, stand),
        wide - MARGIN,
        rows,
    )


class Crowd(NamedTuple):
    """How large figures are that stand together, and where each of them stands."""

    size: float
    places: list[Point]


def crowd(number: int, space: str, count: int) -> Crowd:
    """Places for so many figures in a space, side by side, in rows where there are many; so small that they fit."""
    spot = spots(number, space)
    found = [(size, *_rank_and_file(spot, size)) for size in SMALLER]
    fitting = [one for one in found if one[1] * one[2] >= count]
    size, per_row, most_rows = fitting[0] if fitting else found[-1]
    rows = min(-(-count // per_row), most_rows) or 1
    wide, apart = _between(spot, size), size * CLOSE
    places: list[Point] = []
    for row in range(rows):
        here = count // rows + (row < count % rows)
        step = min(apart, wide / max(1, here - 1)) if here > 1 else 0.0
        y = spot.stand[1] + (row - (rows - 1) / 2) * apart
        places += [(spot.stand[0] + (place - (here - 1) / 2) * step, y) for place in range(here)]
    return Crowd(size, places)


def _rank_and_file(spot: Spots, size: float) -> tuple[int, int]:
    """How many figures of a size stand side by side, and in how many rows."""
    per_row = int(_between(spot, size) // (size * CLOSE)) + 1
    rows = spot.stand_rows if size == FIGURE else max(1, int(spot.props[3] // (size * CLOSE)))
    return per_row, rows


def _between(spot: Spots, size: float) -> float:
    """How far apart the outermost figures of a row may stand so that all of them are within the lines."""
    return max(0.0, spot.stand_width + MARGIN - 0.8 * size)


def size(number: int) -> tuple[float, float]:
    """How large the picture of a page is."""
    one: PagePlan = plan(number)
    return one.width, one.height
