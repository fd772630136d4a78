"""Geometry: who stands beside whom, how far it is, and who sees whom. [AM-9.2, AM-21.2, AM-21.3]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.pages.page import COLOURED, DASHED, DOUBLE, WHITE_LINE, Page, pages

ROUGH: Final = 3
"""What it costs a character to cross a coloured line. [AM-13.1.3]"""

WALKED: Final = (DASHED, *COLOURED)
"""Lines that can be crossed on foot. [AM-9.2]"""

IN_CELL: Final = (0.5, 0.1, 0.9)
"""Where in a cell somebody may stand when it is asked who sees whom: its middle, and near its corners."""

Point = tuple[float, float]
Edge = tuple[int, int, int, int]


class Ground:
    """A page as it lies now: the lines printed on it, but for those that have changed.

    Distances and sight are worked out when somebody first asks and kept, as the ground never changes.
    """

    def __init__(self, page: Page, changed: dict[str, str]) -> None:
        self.page = page
        self.lines: dict[str, dict[str, str]] = {space: beside.copy() for space, beside in page.lines.items()}
        for pair, line in changed.items():
            one, other = pair.split("|")
            self.lines[one][other] = self.lines[other][one] = line
        drawn = {line for beside in self.lines.values() for line in beside.values()}
        self.colours: list[str] = [colour for colour in COLOURED if colour in drawn]
        self._walks: dict[str, dict[str, int]] = {}
        self._ranges: dict[str, dict[str, int]] = {}
        self._seen: dict[str, list[str]] = {}
        self._walls: list[Edge] | None = None

    # On foot

    def beside(self, space: str) -> dict[str, str]:
        """The neighbours of a space with the lines that lead to them. [AM-9.1]"""
        return self.lines[space]

    def steps(self, space: str) -> list[str]:
        """The neighbours that can be reached on foot. [AM-9.2]"""
        return [other for other, line in self.lines[space].items() if line in WALKED]

    def walks(self, space: str) -> dict[str, int]:
        """How many spaces an enemy walks from here to every space it can reach. [AM-9.2, AM-15.2]"""
        if space not in self._walks:
            self._walks[space] = self._distances(space, WALKED)
        return self._walks[space]

    # By eye

    def ranges(self, space: str) -> dict[str, int]:
        """How many lines lie between here and every space; double ones cannot be crossed. [AM-21.3]"""
        if space not in self._ranges:
            self._ranges[space] = self._distances(space, (*WALKED, WHITE_LINE))
        return self._ranges[space]

    def sees(self, one: str, other: str) -> bool:
        """Whether some straight line from one space to the other crosses no double line. [AM-21.1, AM-21.2]"""
        if one == other:
            return True
        if one > other:
            one, other = other, one
        if one not in self._seen:
            self._seen[one] = [to for to in self.page.spaces if to > one and self._clear(one, to)]
        return other in self._seen[one]

    def _distances(self, start: str, lines: tuple[str, ...]) -> dict[str, int]:
        found = {start: 0}
        edge = [start]
        while edge:
            further: list[str] = []
            for here in edge:
                for other, line in self.lines[here].items():
                    if other not in found and line in lines:
                        found[other] = found[here] + 1
                        further.append(other)
            edge = further
        return found

    def _clear(self, one: str, other: str) -> bool:
        walls = self._double_edges()
        if not walls:
            return True
        ends = self._points(other)
        for start in self._points(one):
            for end in ends:
                if not blocked(start, end, walls):
                    return True
        return False

    def _points(self, space: str) -> list[Point]:
        """Where somebody may stand in a space: in the middle of a cell, or near its corners."""
        cells = self.page.spaces[space].cells
        middles = [(x + 0.5, y + 0.5) for x, y in cells]
        corners = [(x + dx, y + dy) for x, y in cells for dx in IN_CELL[1:] for dy in IN_CELL[1:]]
        return middles + corners

    def _double_edges(self) -> list[Edge]:
        """The sides of cells along which a double line runs."""
        if self._walls is None:
            at = self.page.at
            self._walls = []
            for (x, y), one in at.items():
                right, below = at.get((x + 1, y), one), at.get((x, y + 1), one)
                if right != one and self.lines[one][right] == DOUBLE:
                    self._walls.append((x + 1, y, x + 1, y + 1))
                if below != one and self.lines[one][below] == DOUBLE:
                    self._walls.append((x, y + 1, x + 1, y + 1))
        return self._walls


def blocked(start: Point, end: Point, walls: list[Edge]) -> bool:
    """Whether a straight line crosses one of the walls."""
    (ax, ay), (bx, by) = start, end
    for left, top, right, bottom in walls:
        if left == right:
            if (ax - left) * (bx - left) < 0:
                y = ay + (by - ay) * (left - ax) / (bx - ax)
                if top <= y <= bottom:
                    return True
        elif (ay - top) * (by - top) < 0:
            x = ax + (bx - ax) * (top - ay) / (by - ay)
            if left <= x <= right:
                return True
    return False


def pair(one: str, other: str) -> str:
    """How a border is called: both spaces in their order."""
    return f"{one}|{other}" if one < other else f"{other}|{one}"


_grounds: dict[str, Ground] = {}
MOST_KEPT: Final = 512


def ground(page: int, changed: dict[str, str]) -> Ground:
    """The page as it lies with these borders changed."""
    key = str(page) if not changed else f"{page} {sorted(changed.items())}"
    found = _grounds.get(key)
    if found is None:
        if len(_grounds) >= MOST_KEPT:
            _grounds.clear()
        found = _grounds[key] = Ground(pages()[page], changed)
    return found
