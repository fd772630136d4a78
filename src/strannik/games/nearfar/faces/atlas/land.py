"""A land: what lies under the trails of a map and grows between them, as its plan in `data/art/lands` says.

A plan names its stamps, lists its parts in the order in which they take their room, and says from the ground up what is
drawn over what: its parts, and drawings that lie beside it.
"""

from __future__ import annotations

from functools import cache
from math import dist, hypot
from typing import Final

from msgspec import Struct

from strannik.games.nearfar.faces.art import colour, fragment, plan
from strannik.games.nearfar.faces.atlas.ground import along, bridges, fine, flat, glow, light, solid
from strannik.games.nearfar.faces.atlas.sheet import Circle, Sheet, Track
from strannik.show.svg import Point

LANDS: Final = {
    1: "caverns",
    2: "plains",
    3: "forest",
    4: "mountain",
    5: "desert",
    6: "valley",
    7: "sea",
    8: "delta",
    9: "isles",
    10: "jungle",
    11: "ruin",
}
Oval = tuple[float, float, float, float]
"""A middle, and how far it reaches to the side and down."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A layer that has to know the map."""

    def draw(self, land: Plan, sheet: Sheet) -> str:
        raise NotImplementedError


class Growth(Part, frozen=True, tag="growth"):
    """Stamps wherever there is room, at most so many; some keep near the lines of the land, or far from them."""

    stamps: list[str]
    many: int
    room: float
    sizes: tuple[float, float]
    near: float | None = None
    far: float | None = None
    margin: float = 24

    def draw(self, land: Plan, sheet: Sheet) -> str:
        points = land.courses(sheet) if self.near or self.far else []

        def fits(x: float, y: float) -> bool:
            away = min([dist((x, y), point) for point in points], default=0)
            return (self.near is None or away < self.near) and (self.far is None or away > self.far)

        return sheet.stamped(self.stamps, sheet.scatter(self.many, self.room, fits, self.margin), *self.sizes)


class Stands(Part, frozen=True, tag="stands"):
    """A stamp at each of these places where nothing else is, turned by degrees."""

    stamp: str
    room: float
    takes: float
    places: list[tuple[float, float, float]]

    def draw(self, land: Plan, sheet: Sheet) -> str:
        drawn = []
        for x, y, turn in self.places:
            if sheet.free(x, y, self.room):
                drawn.append(sheet.stamp(self.stamp, x, y, turn=turn))
                sheet.take(x, y, self.takes)
        return "".join(drawn)


class Springs(Part, frozen=True, tag="springs"):
    """A stamp under every space that lies by the water."""

    stamps: list[str]
    sizes: tuple[float, float]

    def draw(self, land: Plan, sheet: Sheet) -> str:
        return sheet.stamped(self.stamps, [(space.x, space.y) for space in sheet.spaces if space.water], *self.sizes)


class Halo(Part, frozen=True, tag="halo"):
    """Light about every space, so that it stands out from the land."""

    light: str
    reach: float
    strength: float

    def draw(self, land: Plan, sheet: Sheet) -> str:
        sheet.stamps[self.light] = glow(self.light, colour(self.light))
        return "".join([light(space.x, space.y, self.reach, self.light, self.strength, 0.9) for space in sheet.spaces])


class Floor(Part, frozen=True, tag="floor"):
    """Ground along the trails, wider about the spaces, in layers of colour and width; isles end at their shores."""

    layers: list[tuple[str, float]]

    def draw(self, land: Plan, sheet: Sheet) -> str:
        return along(sheet, land.inland(sheet), [(colour(name), wide) for name, wide in self.layers])


class Bridges(Part, frozen=True, tag="bridges"):
    """Planks wherever a trail crosses a line of the land."""

    reach: float
    planks: str
    rails: str

    def draw(self, land: Plan, sheet: Sheet) -> str:
        return bridges(sheet, land.lines, self.reach, colour(self.planks), colour(self.rails))


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What a land is made of. `lines` are its rivers and canyons, which are kept `clear` so far, as its `lakes` are;
    on `isles` trails lead over land or over water.
    """

    stamps: dict[str, str]
    parts: dict[str, Growth | Stands | Springs | Halo | Floor | Bridges]
    layers: list[str]
    lines: list[list[Point]] = []
    clear: float = 0
    lakes: list[Oval] = []
    isles: list[Oval] = []

    @property
    def solid(self) -> list[Circle]:
        """What nothing may grow on."""
        banks = [spot for line in self.lines if self.clear for spot in solid(line, self.clear)]
        return banks + [spot for lake in self.lakes for spot in flat(*lake)]

    def courses(self, sheet: Sheet) -> list[Point]:
        """What things are near to or far from: the lines of the land, or the trails of its isles."""
        if self.isles:
            return [point for trail in self.inland(sheet) for point in trail.points[::2]]
        return [point for line in self.lines for point in fine(line, 20)]

    def inland(self, sheet: Sheet) -> list[Track]:
        """The trails that do not leave their isle."""
        return [trail for trail in sheet.trails if self._isle(trail.points[0]) == self._isle(trail.points[-1])]

    def _isle(self, point: Point) -> int:
        """The number of the isle to which a place belongs."""
        away = [hypot((point[0] - x) / rx, (point[1] - y) / ry) for x, y, rx, ry in self.isles]
        return away.index(min(away)) if away else 0

    def draw(self, sheet: Sheet) -> str:
        """All of it."""
        for name, drawing in self.stamps.items():
            sheet.define(name, fragment(f"stamps/{drawing}"))
        drawn = {name: part.draw(self, sheet) for name, part in self.parts.items()}
        return "".join([drawn[layer] if layer in drawn else fragment(f"lands/{layer}") for layer in self.layers])


@cache
def land(number: int) -> Plan:
    """The land of a map."""
    return plan(f"lands/{LANDS[number]}", Plan)
