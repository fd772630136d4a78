"""The plan of a page: where its spaces lie in the picture, drawn with a steady but human hand."""

from __future__ import annotations

from functools import cache, cached_property
from hashlib import blake2b
from itertools import pairwise
from math import hypot
from typing import Final

from strannik.games.aftermath.pages.page import Cell, Page, pages
from strannik.show.svg import Point, data

CELL: Final = 100.0
RIM: Final = 16.0
"""How wide the frame about a page is."""

CORNER_SWAY: Final = 7.0
SIDE_SWAY: Final = 4.0
"""How far a hand strays from the ruler, at corners and between them."""

LIT_WITHIN: Final = 17.0
"""How far within its lines a space is lit."""

SAMPLES: Final = 6
"""So many points of the side of a cell are reckoned with."""

Side = tuple[Cell, Cell]
"""The side of a cell: two corners, the left or upper one first."""


class PagePlan:
    """One page in the coordinates of its picture."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.width = page.width * CELL + 2 * RIM
        self.height = page.height * CELL + 2 * RIM

    # Corners and sides

    def corner(self, at: Cell) -> Point:
        """Where a corner of the grid lies; on the edge of the page it keeps to the edge."""
        x, y = at
        right, down = sway(f"{self.page.number} {x} {y}", CORNER_SWAY)
        if x in (0, self.page.width):
            right = 0.0
        if y in (0, self.page.height):
            down = 0.0
        return RIM + x * CELL + right, RIM + y * CELL + down

    def curve(self, side: Side) -> list[Point]:
        """Points along a side, from its first corner to its last."""
        (ax, ay), (bx, by) = self.corner(side[0]), self.corner(side[1])
        right, down = sway(f"{self.page.number} {side}", SIDE_SWAY)
        middle = ((ax + bx) / 2, (ay + by) / 2)
        if not self._at_edge(side):
            middle = (middle[0] + right, middle[1] + down)
        points: list[Point] = []
        for place in range(SAMPLES + 1):
            t = place / SAMPLES
            a, m, b = (1 - t) ** 2, 2 * t * (1 - t), t * t
            points.append((a * ax + m * middle[0] + b * bx, a * ay + m * middle[1] + b * by))
        return points

    def _at_edge(self, side: Side) -> bool:
        (ax, ay), (bx, by) = side
        return (ax == bx and ax in (0, self.page.width)) or (ay == by and ay in (0, self.page.height))

    def along(self, chain: list[Cell]) -> list[Point]:
        """Points along a chain of corners."""
        found: list[Point] = []
        for one, other in pairwise(chain):
            points = self.curve((one, other)) if one < other else self.curve((other, one))[::-1]
            found += points[1:] if found else points
        return found

    # Spaces

    @cached_property
    def outlines(self) -> dict[str, str]:
        """The outline of each space as path data."""
        return {id: self._outline(space.cells) for id, space in self.page.spaces.items()}

    def _outline(self, cells: list[Cell], within: float = 0) -> str:
        loops = []
        for chain in chained(_sides_of(cells)):
            points = self.along(chain)
            if within:
                points = shrunk(points, within)
            loops.append("M" + "L".join([data(round(x, 1), round(y, 1)) for x, y in points]) + "Z")
        return "".join(loops)

    @cached_property
    def lights(self) -> dict[str, str]:
        """What is lit of each space: its outline, a little within the lines, which stay in sight."""
        return {id: self._outline(space.cells, LIT_WITHIN) for id, space in self.page.spaces.items()}

    @cached_property
    def borders(self) -> dict[tuple[str, str], list[list[Point]]]:
        """For each pair of neighbours the lines between them."""
        sides: dict[tuple[str, str], list[Side]] = {}
        for (x, y), one in self.page.at.items():
            for beside, side in (
                ((x + 1, y), ((x + 1, y), (x + 1, y + 1))),
                ((x, y + 1), ((x, y + 1), (x + 1, y + 1))),
            ):
                other = self.page.at.get(beside, one)
                if other != one:
                    sides.setdefault((min(one, other), max(one, other)), []).append(side)
        return {pair: [self.along(chain) for chain in chained(found)] for pair, found in sides.items()}

    def middle_of(self, one: str, other: str) -> Point:
        """The middle of the longest line between two neighbours."""
        line = max(self.borders[min(one, other), max(one, other)], key=len)
        return line[len(line) // 2]

    def room(self, space: str) -> tuple[float, float, float, float]:
        """The largest upright rectangle within a space: left, top, width and height."""
        cells = set(self.page.spaces[space].cells)
        best, found = 0, (0, 0, 1, 1)
        for x, y in sorted(cells):
            wide = 99
            high = 0
            while (x, y + high) in cells:
                run = 0
                while (x + run, y + high) in cells:
                    run += 1
                wide = min(wide, run)
                high += 1
                if wide * high > best:
                    best, found = wide * high, (x, y, wide, high)
        left, top, wide, high = found
        return RIM + left * CELL, RIM + top * CELL, wide * CELL, high * CELL


def _sides_of(cells: list[Cell]) -> list[Side]:
    """The sides about a few cells that no two of them share."""
    own = set(cells)
    found: list[Side] = []
    for x, y in cells:
        for beside, side in (
            ((x, y - 1), ((x, y), (x + 1, y))),
            ((x, y + 1), ((x, y + 1), (x + 1, y + 1))),
            ((x - 1, y), ((x, y), (x, y + 1))),
            ((x + 1, y), ((x + 1, y), (x + 1, y + 1))),
        ):
            if beside not in own:
                found.append(side)
    return found


def chained(sides: list[Side]) -> list[list[Cell]]:
    """Sides strung together to chains of corners, closed ones where they meet."""
    left = sorted(sides)
    chains: list[list[Cell]] = []
    while left:
        ends = [corner for side in left for corner in side]
        loose = [side for side in left if ends.count(side[0]) == 1 or ends.count(side[1]) == 1]
        first = loose[0] if loose else left[0]
        left.remove(first)
        chain = list(first) if ends.count(first[1]) != 1 else [first[1], first[0]]
        while True:
            further = [side for side in left if chain[-1] in side]
            if not further:
                break
            side = further[0]
            left.remove(side)
            chain.append(side[1] if side[0] == chain[-1] else side[0])
        chains.append(chain)
    return chains


def shrunk(points: list[Point], by: float) -> list[Point]:
    """A closed line drawn so much within itself."""
    ring = points[:-1]
    turning = sum([ax * below - bx * ay for (ax, ay), (bx, below) in zip(ring, ring[1:] + ring[:1], strict=True)])
    side = 1.0 if turning > 0 else -1.0
    found: list[Point] = []
    for place, (x, y) in enumerate(ring):
        (ax, ay), (bx, below) = ring[place - 1], ring[(place + 1) % len(ring)]
        before, after = hypot(x - ax, y - ay) or 1.0, hypot(bx - x, below - y) or 1.0
        nx = -(y - ay) / before - (below - y) / after
        ny = (x - ax) / before + (bx - x) / after
        long = max(0.8, (nx * nx + ny * ny) / 2)
        found.append((x + side * by * nx / long, y + side * by * ny / long))
    return [*found, found[0]]


@cache
def sway(key: str, most: float) -> Point:
    """A small stray step to the right and down, always the same for the same place."""
    digest = blake2b(key.encode(), digest_size=2).digest()
    return (digest[0] / 127.5 - 1) * most, (digest[1] / 127.5 - 1) * most


@cache
def plan(number: int) -> PagePlan:
    """The plan of a page of the book."""
    return PagePlan(pages()[number])
