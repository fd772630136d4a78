"""A map laid out on its sheet: how its paths wind, where names stand, and what decoration keeps clear of."""

from __future__ import annotations

from collections.abc import Callable
from math import dist, hypot, inf
from random import Random
from typing import Final

from strannik.games.nearfar.maps import Map, Path, Space
from strannik.show.letters import Face, width_of
from strannik.show.svg import Point, number, tag

WIDE: Final = 1600.0
HIGH: Final = 1000.0
SPACE: Final = 40.0
"""The radius of a space."""

BENDS: Final = (0.11, -0.11, 0.07, -0.07, 0.04, -0.04, 0.0)
PIECES: Final = 24
NAME_FACE: Final[Face] = "serif-italic"
NAME_SIZE: Final = 31.0
SMALL_NAME: Final = 27.0
"""The height of letters, and where there is no room; a sheet is often shown at half its size or less."""

LEADING: Final = 0.98
"""From one line of a name to the next, in its own size."""

FARTHEST: Final = SPACE + 110
"""How far from the middle of its space a name may begin."""

CARTOUCHE: Final = (420.0, 172.0)
CORNERS: Final = ("nw", "ne", "sw", "se")
RIM: Final = 26.0
"""How far from the edge of the sheet titles and names may begin."""

ROSE: Final = 54.0
CELL: Final = 80
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

Circle = tuple[float, float, float]
"""Middle and radius."""


class Slip:
    """A name on a slip of paper: its lines, how high its letters are, and where it lies."""

    def __init__(self, lines: list[str], size: float, box: Box) -> None:
        self.lines = lines
        self.size = size
        self.box = box


class Track:
    """A path as it winds from one space to the other."""

    def __init__(self, path: Path, points: list[Point]) -> None:
        self.path = path
        self.points = points
        self.box = box_of(points)

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
        self.trails: list[Track] = []
        for path in map.paths:
            self.trails.append(self._wind(path))
        self._seen: list[Point] = [point for trail in self.trails for point in trail.inner()]
        self.signs: list[Circle] = self._signs()
        self.rose: Point = self._rose_place()
        self.cartouche: Box = self._title_place()
        self._keep_clear()
        for x, y, r in solid:
            self.take(x, y, r)
        self.names: dict[str, Slip] = {}
        for space, name in names.items():
            self.names[space] = self._slip(map.spaces[space], name)
            self.take_box(self.names[space].box)

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

    def _signs(self) -> list[Circle]:
        """What is played on or read, spaces first: nothing may hide it."""
        found: list[Circle] = [(space.x, space.y, SPACE + (12 if space.kind == "town" else 3)) for space in self.spaces]
        found += [(*book_place(space), 26) for space in self.spaces if space.book]
        found += [(*beside_place(space), 24) for space in self.spaces if space.water or space.mammoth]
        return found + [(*trail.middle, 28) for trail in self.trails if trail.path.symbol]

    def _rose_place(self) -> Point:
        """The compass rose stands in its corner; where it would touch what is played on, in the next that is free."""
        corners = [self.map.rose, *[corner for corner in CORNERS if corner not in (self.map.rose, self.map.cartouche)]]
        return min([rose_place(corner) for corner in corners], key=self._touched)

    def _touched(self, rose: Point) -> int:
        return len([0 for x, y, r in self.signs if dist((x, y), rose) < r + ROSE])

    def _title_place(self) -> Box:
        """The title lies in its corner; where it would hide what is played on, in the corner where it hides least."""
        corners = [self.map.cartouche, *[corner for corner in CORNERS if corner != self.map.cartouche]]
        return min([corner_box(corner, *CARTOUCHE) for corner in corners], key=self._hidden)

    def _hidden(self, box: Box) -> int:
        """How much a title would hide."""
        signs = [0 for x, y, r in [*self.signs, (*self.rose, ROSE)] if from_box((x, y), box) < r + 2]
        return 100 * len(signs) + self._trodden(box)

    def _trodden(self, box: Box) -> int:
        """How much of the trails lies under a box."""
        left, top, right, bottom = box[0] - 12, box[1] - 12, box[2] + 12, box[3] + 12
        return len([0 for x, y in self._seen if left < x < right and top < y < bottom])

    def _keep_clear(self) -> None:
        for x, y, r in self.signs:
            self.take(x, y, r)
        for trail in self.trails:
            for x, y in trail.inner():
                self.take(x, y, 13)
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
            if self.free(x, y, r) and (where is None or where(x, y)):
                found.append((x, y))
                self.take(x, y, r)
                if len(found) == count:
                    break
        return sorted(found, key=lambda place: place[1])

    # Stamps: a drawing that is used often is kept once

    def define(self, name: str, drawing: str) -> None:
        self.stamps[name] = tag("g", drawing, id=name)

    def stamp(self, name: str, x: float, y: float, scale: float = 1, flip: bool = False, turn: float = 0) -> str:
        wide = f"{number(-scale if flip else scale)} {number(scale)}" if flip else number(scale)
        move = f"translate({number(round(x, 1))} {number(round(y, 1))})" + ("" if wide == "1" else f"scale({wide})")
        return tag("use", href=f"#{name}", transform=move + (f"rotate({number(turn)})" if turn else ""))

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

    def _wind(self, path: Path) -> Track:
        """The liveliest bend that keeps away from other spaces and paths."""
        a, b = self.map.spaces[path.a], self.map.spaces[path.b]
        hand = Random(f"{self.map.number} {path.a} {path.b}")
        order = list(BENDS[:4])
        hand.shuffle(order)
        for bend in [*order, *BENDS[4:]]:
            twist = hand.choice((1.0, 1.0, -0.6))
            points = curve((a.x, a.y), (b.x, b.y), bend, bend * twist)
            if self._clear(points, path):
                return Track(path, points)
        return Track(path, curve((a.x, a.y), (b.x, b.y), 0, 0))

    def _clear(self, points: list[Point], path: Path) -> bool:
        around = box_of(points)
        for space in self.spaces:
            middle = (space.x, space.y)
            if space.id not in (path.a, path.b) and near(middle, points, around, SPACE + 24):
                return False
        for other in self.trails:
            if not overlap(around, grown(other.box, 44)):
                continue
            shared = {path.a, path.b} & {other.path.a, other.path.b}
            ends = [self.map.spaces[id] for id in shared]
            for point in points:
                if any(dist(point, (end.x, end.y)) < 92 for end in ends):
                    continue
                if near(point, other.points, other.box, 44):
                    return False
        return all(30 < x < WIDE - 30 and 30 < y < HIGH - 30 for x, y in points)

    # Names

    def _slip(self, space: Space, name: str) -> Slip:
        """In one line or two, close to the space, where it hides least; the cheapest places are looked at first."""
        slips = [
            slip for size in (NAME_SIZE, SMALL_NAME) for lines in folded(name) for slip in about(space, lines, size)
        ]
        prices = [far_off(space, slip.box) + 2 * len(slip.lines) + NAME_SIZE - slip.size for slip in slips]
        around = hull([slip.box for slip in slips])
        signs = [(x, y, r) for x, y, r in self.signs if from_box((x, y), around) < r + 2]
        best, least = slips[0], inf
        for at in sorted(range(len(slips)), key=lambda at: prices[at]):
            if prices[at] >= least:
                break
            box = slips[at].box
            price = prices[at] + self._spoilt(box, signs)
            if price < least and (price := price + 40 * self._trodden(box) + self._covered(box)) < least:
                best, least = slips[at], price
        return best

    def _spoilt(self, box: Box, signs: list[Circle]) -> float:
        """What a name must not do: leave the sheet, lie on another name, the title or one of the signs around it."""
        left, top, right, bottom = box
        outside = left < RIM or right > WIDE - RIM or top < RIM or bottom > HIGH - RIM
        hidden = [r for x, y, r in signs if from_box((x, y), box) < r + 2]
        slips = [
            other for other in [self.cartouche, *[slip.box for slip in self.names.values()]] if overlap(other, box)
        ]
        return 4000 * outside + 2000 * len(slips) + 2000 * len(hidden)

    def _covered(self, box: Box) -> float:
        """How much of trails, waters and the like a name would cover."""
        left, top, right, bottom = box
        rows = round((bottom - top) / (NAME_SIZE * 0.5))
        spots = [
            (left + (right - left) * at / 10, top + (bottom - top) * row / rows)
            for at in range(11)
            for row in range(rows + 1)
        ]
        return 2.5 * len([0 for x, y in spots if not self.free(x, y, 1)])


def name_width(line: str, size: float) -> float:
    """How wide a line of a name is set."""
    return width_of(line, size, NAME_FACE)


def folded(name: str) -> list[list[str]]:
    """A name in one line, or in two that are as even as can be."""
    words = name.split()
    pairs = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return [[name], *sorted(pairs, key=lambda pair: max(len(line) for line in pair))[:1]]


def about(space: Space, lines: list[str], size: float) -> list[Slip]:
    """The slips with these lines, wherever they may lie so that one sees whose name it is."""
    half = max([name_width(line, size) for line in lines]) / 2 + 17
    high = size * (0.2 + LEADING * len(lines) / 2)
    found = []
    for right in range(-24, 25):
        for down in range(-20, 21):
            x, y = space.x + right / 24 * (half + FARTHEST), space.y + down / 20 * (high + FARTHEST)
            box = (x - half, y - high, x + half, y + high)
            if SPACE + 4 < from_box((space.x, space.y), box) < FARTHEST:
                found.append(Slip(lines, size, box))
    return found


def far_off(space: Space, box: Box) -> float:
    """How far from its space a name lies; best are right below it and level with it."""
    left, top, right, bottom = box
    gap = from_box((space.x, space.y), box) - SPACE
    aside = abs((left + right) / 2 - space.x) / (right - left)
    level = abs((top + bottom) / 2 - space.y) / (bottom - top)
    return 0.2 * gap + 4 * min(aside, level) + (3 if bottom < space.y else 0)


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def hull(boxes: list[Box]) -> Box:
    """The box that holds them all."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def from_box(point: Point, box: Box) -> float:
    """How far a point lies from a box."""
    left, top, right, bottom = box
    x, y = point
    aside = left - x if x < left else x - right if x > right else 0.0
    level = top - y if y < top else y - bottom if y > bottom else 0.0
    return hypot(aside, level)


def box_of(points: list[Point]) -> Box:
    """The box that holds all points."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def near(point: Point, points: list[Point], box: Box, reach: float) -> bool:
    """Whether one of the points, all of which lie in the box, is within reach; mostly the box says that none is."""
    return from_box(point, box) < reach and any(dist(point, other) < reach for other in points)


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


def beside_place(space: Space) -> Point:
    """Where a sign of a space lies: at its other shoulder."""
    return space.x - 37.0, space.y - 29.0


def corner_box(corner: str, wide: float, high: float, off: float = RIM) -> Box:
    """A box in a corner of the sheet."""
    left = off if "w" in corner else WIDE - off - wide
    top = off if "n" in corner else HIGH - off - high
    return left, top, left + wide, top + high


def rose_place(corner: str) -> Point:
    left, top, _, _ = corner_box(corner, ROSE * 2, ROSE * 2, 24)
    return left + ROSE, top + ROSE
