"""A map laid out on its sheet: how its paths wind, where names stand, and what decoration keeps clear of."""

from __future__ import annotations

from collections.abc import Callable
from math import dist, hypot
from random import Random
from typing import Final

from strannik.core.svg import Point, number, tag
from strannik.games.nearfar.maps import Map, Path, Space

WIDE: Final = 1600.0
HIGH: Final = 1000.0
SPACE: Final = 40.0
"""The radius of a space."""

BENDS: Final = (0.11, -0.11, 0.07, -0.07, 0.04, -0.04, 0.0)
PIECES: Final = 24
NAME_SIZE: Final = 25.0
CARTOUCHE: Final = (430.0, 172.0)
ROSE: Final = 54.0
CELL: Final = 80
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

Circle = tuple[float, float, float]
"""Middle and radius."""


class Trail:
    """A path as it winds from one space to the other."""

    def __init__(self, path: Path, points: list[Point]) -> None:
        self.path = path
        self.points = points

    @property
    def middle(self) -> Point:
        return self.points[len(self.points) // 2]

    def inner(self) -> list[Point]:
        """The part that is seen between the two spaces."""
        ends = self.points[0], self.points[-1]
        return [point for point in self.points if min(dist(point, end) for end in ends) > SPACE + 7]


class Sheet:
    """Geometry of one map. Everything is decided by the map's number, so a sheet always looks the same."""

    def __init__(self, map: Map, names: dict[str, str], solid: list[Circle]) -> None:
        self.map = map
        self.hand = Random(f"near and far {map.number}")
        self.stamps: dict[str, str] = {}
        self._cells: dict[tuple[int, int], list[Circle]] = {}
        self.spaces: list[Space] = list(map.spaces.values())
        self.trails: list[Trail] = []
        for path in map.paths:
            self.trails.append(self._wind(path))
        self.cartouche: Box = corner_box(map.cartouche, *CARTOUCHE)
        self.rose: Point = rose_place(map.rose)
        self._keep_clear()
        for x, y, r in solid:
            self.take(x, y, r)
        self.names: dict[str, Box] = {}
        for space, name in names.items():
            self.names[space] = self._name_box(map.spaces[space], name)
            self.take_box(self.names[space])

    # What is taken

    def take(self, x: float, y: float, r: float) -> None:
        """Nothing else is to be drawn within that circle."""
        for column in range(int((x - r) // CELL), int((x + r) // CELL) + 1):
            for row in range(int((y - r) // CELL), int((y + r) // CELL) + 1):
                self._cells.setdefault((column, row), []).append((x, y, r))

    def take_box(self, box: Box) -> None:
        left, top, right, bottom = box
        half = (bottom - top) / 2
        x = left + half
        while x <= right - half + 1:
            self.take(x, top + half, half * 1.15)
            x += half
        self.take(right - half, top + half, half * 1.15)

    def free(self, x: float, y: float, r: float) -> bool:
        """Whether a circle touches nothing that is taken."""
        for column in range(int((x - r) // CELL), int((x + r) // CELL) + 1):
            for row in range(int((y - r) // CELL), int((y + r) // CELL) + 1):
                for ox, oy, reach in self._cells.get((column, row), []):
                    if hypot(x - ox, y - oy) < r + reach:
                        return False
        return True

    def _keep_clear(self) -> None:
        for space in self.spaces:
            self.take(space.x, space.y, SPACE + (12 if space.kind == "town" else 3))
            if space.book:
                self.take(*book_place(space), 26)
        for trail in self.trails:
            for x, y in trail.inner():
                self.take(x, y, 13)
            if trail.path.symbol:
                self.take(*trail.middle, 28)
        left, top, right, bottom = self.cartouche
        for x in range(int(left), int(right) + 1, 40):
            for y in range(int(top), int(bottom) + 1, 40):
                self.take(x, y, 34)
        self.take(*self.rose, ROSE)

    def scatter(
        self, count: int, r: float, where: Callable[[float, float], bool] | None = None, margin: float = 24
    ) -> list[Point]:
        """At most so many places with that much room each, farther things first; they are taken then."""
        found: list[Point] = []
        for _ in range(count * 12):
            x, y = self.hand.uniform(margin, WIDE - margin), self.hand.uniform(margin, HIGH - margin)
            if (where is None or where(x, y)) and self.free(x, y, r):
                found.append((x, y))
                self.take(x, y, r)
                if len(found) == count:
                    break
        return sorted(found, key=lambda place: place[1])

    # Stamps: a drawing that is used often is kept once

    def define(self, name: str, drawing: str) -> None:
        self.stamps[name] = tag("g", drawing, id=name)

    def stamp(self, name: str, x: float, y: float, scale: float = 1, flip: bool = False) -> str:
        wide = f"{number(-scale if flip else scale)} {number(scale)}" if flip else number(scale)
        move = f"translate({number(round(x, 1))} {number(round(y, 1))})" + ("" if wide == "1" else f"scale({wide})")
        return tag("use", href=f"#{name}", transform=move)

    def stamped(
        self, names: list[str], places: list[Point], small: float = 0.85, large: float = 1.2, flips: bool = True
    ) -> str:
        """One of the stamps at each place, no two quite alike."""
        return "".join(
            [
                self.stamp(
                    self.hand.choice(names),
                    x,
                    y,
                    round(self.hand.uniform(small, large), 2),
                    flips and self.hand.random() < 0.5,
                )
                for x, y in places
            ]
        )

    # Winding

    def _wind(self, path: Path) -> Trail:
        """The liveliest bend that keeps away from other spaces and paths."""
        a, b = self.map.spaces[path.a], self.map.spaces[path.b]
        hand = Random(f"{self.map.number} {path.a} {path.b}")
        order = list(BENDS[:4])
        hand.shuffle(order)
        for bend in [*order, *BENDS[4:]]:
            twist = hand.choice((1.0, 1.0, -0.6))
            points = curve((a.x, a.y), (b.x, b.y), bend, bend * twist)
            if self._clear(points, path):
                return Trail(path, points)
        return Trail(path, curve((a.x, a.y), (b.x, b.y), 0, 0))

    def _clear(self, points: list[Point], path: Path) -> bool:
        for space in self.spaces:
            if (
                space.id not in (path.a, path.b)
                and min(dist(point, (space.x, space.y)) for point in points) < SPACE + 24
            ):
                return False
        for other in self.trails:
            shared = {path.a, path.b} & {other.path.a, other.path.b}
            near = [self.map.spaces[id] for id in shared]
            for point in points:
                if any(dist(point, (end.x, end.y)) < 92 for end in near):
                    continue
                if min(dist(point, its) for its in other.points) < 44:
                    return False
        return all(30 < x < WIDE - 30 and 30 < y < HIGH - 30 for x, y in points)

    # Names

    def _name_box(self, space: Space, name: str) -> Box:
        """Below the space if there is room, otherwise where it hides least."""
        half, high = len(name) * NAME_SIZE * 0.27 + 12, NAME_SIZE * 0.66
        off, under = SPACE + 6, SPACE + 4 + high
        middles = [
            (space.x, space.y + under),
            (space.x + off + half, space.y + 10),
            (space.x - off - half, space.y + 10),
            (space.x + half * 0.6, space.y + under),
            (space.x - half * 0.6, space.y + under),
            (space.x - half * 0.75, space.y - under),
            (space.x + off + half * 0.9, space.y + 34),
            (space.x - off - half * 0.9, space.y + 34),
            (space.x + half * 0.9, space.y + under + 6),
            (space.x - half * 0.9, space.y + under + 6),
            (space.x - off - half * 0.9, space.y - 20),
            (space.x, space.y - under - 26),
            (space.x + half * 0.8, space.y - under - 26),
            (space.x - half * 0.8, space.y - under - 26),
        ]
        boxes = [(x - half, y - high, x + half, y + high) for x, y in middles]
        return min(boxes, key=lambda box: self._hidden(box) + boxes.index(box) * 0.4)

    def _hidden(self, box: Box) -> float:
        """How much a name would cover: a little for each bit of what is taken, much for a space or the edge."""
        left, top, right, bottom = box
        outside = left < 30 or right > WIDE - 30 or top < 30 or bottom > HIGH - 30
        spots = [(left + (right - left) * at / 10, y) for at in range(11) for y in (top, (top + bottom) / 2, bottom)]
        covered = [space for space in self.spaces if from_box((space.x, space.y), box) < SPACE - 4]
        return 100 * outside + 30 * len(covered) + sum(1.5 for x, y in spots if not self.free(x, y, 1))


def from_box(point: Point, box: Box) -> float:
    """How far a point lies from a box."""
    left, top, right, bottom = box
    return dist(point, (min(max(point[0], left), right), min(max(point[1], top), bottom)))


def curve(a: Point, b: Point, first: float, second: float) -> list[Point]:
    """Points along a cubic curve whose handles stand off to the side by shares of its length."""
    (ax, ay), (bx, by) = a, b
    across = -(by - ay), bx - ax
    handles = [
        (ax + (bx - ax) * at + across[0] * bend * 1.33, ay + (by - ay) * at + across[1] * bend * 1.33)
        for at, bend in ((1 / 3, first), (2 / 3, second))
    ]
    points = []
    for piece in range(PIECES + 1):
        t = piece / PIECES
        share = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        knots = (a, *handles, b)
        points.append(
            (
                sum([part * knot[0] for part, knot in zip(share, knots, strict=True)]),
                sum([part * knot[1] for part, knot in zip(share, knots, strict=True)]),
            )
        )
    return points


def book_place(space: Space) -> Point:
    """Where the book of a space lies: at its shoulder."""
    return space.x + 34.0, space.y - 36.0


def corner_box(corner: str, wide: float, high: float, off: float = 26) -> Box:
    """A box in a corner of the sheet."""
    left = off if "w" in corner else WIDE - off - wide
    top = off if "n" in corner else HIGH - off - high
    return left, top, left + wide, top + high


def rose_place(corner: str) -> Point:
    left, top, _, _ = corner_box(corner, ROSE * 2, ROSE * 2, 24)
    return left + ROSE, top + ROSE
