"""Geometry: who stands beside whom, how far it is, and who sees whom. [AM-9.2, AM-21.2, AM-21.3]"""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Offer
from strannik.games.aftermath.pages.page import COLOURED, DASHED, DOUBLE, IN_RUBBLE, WHITE_LINE, Page, pages

ROUGH: Final = 3
"""What it costs a character to cross a coloured line. [AM-13.1.3]"""

WALKED: Final = (DASHED, *COLOURED)
"""Lines that can be crossed on foot. [AM-9.2]"""

FLOWN: Final = (*WALKED, WHITE_LINE)
"""Lines that can be crossed by a shot, or by whoever flies. [AM-15.2, AM-21.3]"""

MIXED: Final = ""
"""Cards of more than one colour make no line easier. [AM-13.1.4]"""

HARM: Final = 64
"""So much finer than points are the weights by which a way is chosen: of two equally long ones the harmless."""

IN_CELL: Final = (0.5, 0.1, 0.9)
"""Where in a cell somebody may stand when it is asked who sees whom: its middle, and near its corners."""

Point = tuple[float, float]
Edge = tuple[int, int, int, int]

Crossings = dict[str, list[tuple[str, int]]]
"""The neighbours of every space that can be reached on foot, each with the points that it takes."""

Spaces = tuple[str, ...]
Names = tuple[str, ...]
Whence = tuple[str, str, Names, Names, Names, Names, Names, bool]
"""All that an outset follows from where no terrain and no battery changes it: where a hero stands, what the hero has,
what has been read, and what lies about."""

Trails = tuple[dict[str, int], dict[str, str]]


class Ways:
    """The shortest ways on foot from a space: what each space costs, the farthest at last, and from where one comes
    there. They never change.

    No way leads on from `ends`; a step to one of the `crowds` costs a point more.
    """

    def __init__(self, crossings: Crossings, start: str, ends: Spaces, crowds: Spaces, harmful: Spaces) -> None:
        weights: dict[str, int] = {start: 0}
        back: dict[str, str] = {}
        edge, hindered = [start], bool(crowds or harmful)
        while edge:
            further: list[str] = []
            for here in edge:
                if here in ends and here != start:
                    continue
                walked = weights[here]
                for there, points in crossings[here]:
                    weight = walked + HARM * points
                    if hindered:
                        weight += HARM * int(there in crowds) + int(there in harmful)
                    if there not in weights or weight < weights[there]:
                        weights[there] = weight
                        back[there] = here
                        further.append(there)
            edge = further
        self.back = back
        del weights[start]
        self.costs: dict[str, int] = {space: weight // HARM for space, weight in weights.items()}
        self.spaces: list[str] = list(self.costs)
        self.farthest = max(self.costs.values(), default=0)

    def cost(self, space: str) -> int:
        """How many movement points it takes to come there."""
        return self.costs[space]

    def beyond(self, points: int) -> list[str]:
        """The spaces that so many points do not reach."""
        return [space for space, needed in self.costs.items() if needed > points]

    def path(self, space: str) -> list[str]:
        """The spaces on the way there, the last one included."""
        found = [space]
        while found[-1] in self.back:
            found.append(self.back[found[-1]])
        return found[-2::-1]


class Range:
    """How far so many points carry: what is offered by any way, and the colours whose cards lead further over lines of
    theirs, each with the fewest points that do. `further` is what is offered then, by the points that the cards of each
    of these colours make. [AM-13.1.4]
    """

    def __init__(self, offer: Offer, eased: dict[str, int]) -> None:
        self.offer = offer
        self.eased = eased
        self.further: dict[tuple[int, ...], Offer] = {}


class Outset:
    """Where a walk begins, and all that its ways depend on but the colour of the cards that are played for it.

    `pace` is added to what is played, `rough` is what it costs to cross a line in another colour than theirs, `rubble`
    says whether rubble costs more. `plain` are the ways for cards of any colours, `ranges` is how far points carry on
    them, kept for whoever asks again.
    """

    def __init__(
        self,
        ground: Ground,
        start: str,
        pace: int,
        rough: int,
        rubble: bool,
        ends: Spaces,
        crowds: Spaces,
        harmful: Spaces,
    ) -> None:
        self.ground = ground
        self.start = start
        self.pace = pace
        self.rough = rough
        self.rubble = rubble
        self.ends = ends
        self.crowds = crowds
        self.harmful = harmful
        self.ranges: dict[int, Range] = {}
        self.plain = self._worked_out(MIXED)
        self._ways: dict[str, Ways] = {}

    def ways(self, colour: str) -> Ways:
        """The ways for cards of this colour, worked out when first asked for; the plain ones where no line has it."""
        if colour not in self.ground.colours:
            return self.plain
        found = self._ways.get(colour)
        if found is None:
            found = self._ways[colour] = self._worked_out(colour)
        return found

    def _worked_out(self, colour: str) -> Ways:
        crossings = self.ground.crossings(colour, self.rough, self.rubble)
        return Ways(crossings, self.start, self.ends, self.crowds, self.harmful)


class Ground:
    """A page as it lies now: the lines printed on it, but for those that have changed.

    Distances, ways and sight are worked out when somebody first asks and kept, as the ground never changes.
    """

    def __init__(self, page: Page, changed: dict[str, str]) -> None:
        self.page = page
        self.lines: dict[str, dict[str, str]] = {space: beside.copy() for space, beside in page.lines.items()}
        for pair, line in changed.items():
            one, other = pair.split("|")
            self.lines[one][other] = self.lines[other][one] = line
        drawn = {line for beside in self.lines.values() for line in beside.values()}
        self.colours: list[str] = [colour for colour in COLOURED if colour in drawn]
        self._crossings: dict[tuple[str, int, bool], Crossings] = {}
        self._outsets: dict[tuple[str, int, int, bool, Spaces, Spaces, Spaces], Outset] = {}
        self.known: dict[Whence, Outset] = {}
        self._ranges: dict[str, dict[str, int]] = {}
        self._trails: dict[tuple[str, Spaces, Spaces], Trails] = {}
        self._seen: dict[tuple[str, str], bool] = {}
        self._stands: dict[str, list[Point]] = {}
        self._walls: list[Edge] | None = None

    # On foot

    def beside(self, space: str) -> dict[str, str]:
        """The neighbours of a space with the lines that lead to them. [AM-9.1]"""
        return self.lines[space]

    def steps(self, space: str) -> list[str]:
        """The neighbours that can be reached on foot. [AM-9.2]"""
        return [other for other, line in self.lines[space].items() if line in WALKED]

    def crossings(self, colour: str, rough: int, rubble: bool) -> Crossings:
        """What it costs a character to cross each line: 1 for a dashed one or one in the colour of all cards played,
        else what rough ways cost. [AM-13.1.2, AM-13.1.3, AM-13.1.4]
        """
        key = (colour, rough, rubble)
        if key not in self._crossings:
            found: Crossings = {}
            for here, beside in self.lines.items():
                found[here] = []
                for there, line in beside.items():
                    if line in WALKED:
                        slow = rubble and line == DASHED and self.page.spaces[there].has(IN_RUBBLE)
                        found[here].append((there, (1 if line in (DASHED, colour) else rough) + int(slow)))
            self._crossings[key] = found
        return self._crossings[key]

    def outset(
        self, start: str, pace: int, rough: int, rubble: bool, ends: Spaces, crowds: Spaces, harmful: Spaces
    ) -> Outset:
        """Ways from a space, as they are for whoever meets this on them. [AM-13.1.1]"""
        key = (start, pace, rough, rubble, ends, crowds, harmful)
        found = self._outsets.get(key)
        if found is None:
            if len(self._outsets) >= MOST_KEPT:
                self._outsets.clear()
            found = self._outsets[key] = Outset(self, start, pace, rough, rubble, ends, crowds, harmful)
        return found

    def keep(self, whence: Whence, outset: Outset) -> None:
        """Remember an outset for whoever sets out from just so again; `known` are those."""
        if len(self.known) >= MOST_KEPT:
            self.known.clear()
        self.known[whence] = outset

    def trails(self, space: str, lines: Spaces, shunned: Spaces) -> Trails:
        """How far it is to every space for whoever crosses these lines and enters none of the shunned spaces, and from
        where one comes there. [AM-15.2]
        """
        key = (space, lines, shunned)
        if key not in self._trails:
            if len(self._trails) >= MOST_KEPT:
                self._trails.clear()
            far, back = {space: 0}, {space: ""}
            edge = [space]
            while edge:
                further: list[str] = []
                for here in edge:
                    for there, line in self.lines[here].items():
                        if there not in far and line in lines and there not in shunned:
                            far[there] = far[here] + 1
                            back[there] = here
                            further.append(there)
                edge = further
            self._trails[key] = (far, back)
        return self._trails[key]

    def walks(self, space: str) -> dict[str, int]:
        """How many spaces an enemy walks from here to every space it can reach. [AM-9.2, AM-15.2]"""
        return self.trails(space, WALKED, ())[0]

    # By eye

    def ranges(self, space: str) -> dict[str, int]:
        """How many lines lie between here and every space; double ones cannot be crossed. [AM-21.3]"""
        found = self._ranges.get(space)
        if found is None:
            found = self._ranges[space] = self.trails(space, FLOWN, ())[0]
        return found

    def sees(self, one: str, other: str) -> bool:
        """Whether some straight line from one space to the other crosses no double line. [AM-21.1, AM-21.2]"""
        if one == other:
            return True
        pair = (one, other) if one < other else (other, one)
        if pair not in self._seen:
            self._seen[pair] = self._clear(*pair)
        return self._seen[pair]

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
        if space not in self._stands:
            cells = self.page.spaces[space].cells
            middles = [(x + 0.5, y + 0.5) for x, y in cells]
            corners = [(x + dx, y + dy) for x, y in cells for dx in IN_CELL[1:] for dy in IN_CELL[1:]]
            self._stands[space] = middles + corners
        return self._stands[space]

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


PRINTED: Final[dict[int, Ground]] = {}
"""The pages as they are printed, once somebody has stood on them."""

_changed: dict[tuple[int, tuple[tuple[str, str], ...]], Ground] = {}
MOST_KEPT: Final = 512


def ground(page: int, changed: dict[str, str]) -> Ground:
    """The page as it lies with these borders changed."""
    if not changed:
        if page not in PRINTED:
            PRINTED[page] = Ground(pages()[page], changed)
        return PRINTED[page]
    key = (page, tuple(changed.items()))
    found = _changed.get(key)
    if found is None:
        if len(_changed) >= MOST_KEPT:
            _changed.clear()
        found = _changed[key] = Ground(pages()[page], changed)
    return found
