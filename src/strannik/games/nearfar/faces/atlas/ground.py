"""Brushes for what follows the trails and the lines of a land: floors, bridges, light."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, degrees, dist, hypot, pi, sin
from random import Random

from strannik.games.nearfar.faces.atlas.sheet import Circle, Sheet, Track
from strannik.show.svg import Point, number, path, placed, rect, tag


def glow(id: str, colour: str) -> str:
    """A gradient that fades from the middle."""
    stops = [
        tag("stop", offset=number(at), stop_color=colour, stop_opacity=number(strength))
        for at, strength in ((0, 1), (0.45, 0.6), (1, 0))
    ]
    return tag("radialGradient", *stops, id=id)


def light(x: float, y: float, r: float, id: str, strength: float = 1, flat: float = 0.75) -> str:
    """A patch of a colour that `glow` has defined."""
    where = {"cx": number(round(x)), "cy": number(round(y)), "rx": number(round(r)), "ry": number(round(r * flat))}
    return tag("ellipse", fill=f"url(#{id})", opacity=number(round(strength, 2)), **where)


def soft(points: list[Point]) -> str:
    """Path data of a soft line through the points, to the nearest unit."""
    ends = [points[0], *points, points[-1]]
    parts = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for at in range(1, len(points)):
        parts.append(bend(ends[at - 1], ends[at], ends[at + 1], ends[at + 2]))
    return "".join(parts)


def bend(a: Point, b: Point, c: Point, d: Point) -> str:
    """A piece of curve from b to c, which comes from a and goes on to d."""
    first = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
    second = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
    return "C" + " ".join([f"{x:.0f} {y:.0f}" for x, y in (first, second, c)])


def closed(points: list[Point]) -> str:
    """Path data of a soft closed line through the points."""
    count = len(points)
    parts = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for at in range(count):
        parts.append(bend(points[at - 1], points[at], points[(at + 1) % count], points[(at + 2) % count]))
    return "".join(parts) + "Z"


def outline(
    hand: Random, x: float, y: float, rx: float, ry: float, corners: int = 14, rough: float = 0.12
) -> list[Point]:
    """Points about a middle, as a lake or an island would have them."""
    points = []
    for corner in range(corners):
        angle, reach = corner / corners * 2 * pi, hand.uniform(1 - rough, 1 + rough)
        points.append((x + cos(angle) * rx * reach, y + sin(angle) * ry * reach))
    return points


def along(sheet: Sheet, trails: list[Track], layers: list[tuple[str, float]]) -> str:
    """Ground that follows paths and widens about the spaces, in layers of colour and width."""
    ways = "".join([soft(trail.points[::6]) for trail in trails])
    drawn = []
    for colour, wide in layers:
        strokes: dict[str, object] = {
            "stroke_width": number(wide),
            "stroke_linecap": "round",
            "stroke_linejoin": "round",
        }
        rooms = [
            closed(outline(Random(space.id), space.x, space.y, wide * 0.35 + 42, wide * 0.35 + 36, 9, 0.1))
            for space in sheet.spaces
        ]
        drawn.append(path(ways, fill="none", stroke=colour, **strokes) + path("".join(rooms), fill=colour))
    return "".join(drawn)


def fine(line: list[Point], step: float = 12) -> list[Point]:
    """The line with points at every few steps."""
    points: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, int(hypot(bx - ax, by - ay) / step))
        points += [(ax + (bx - ax) * at / count, ay + (by - ay) * at / count) for at in range(count)]
    return [*points, line[-1]]


def solid(line: list[Point], r: float) -> list[Circle]:
    """The circles that keep a line free of other things."""
    return [(x, y, r) for x, y in fine(line, r)]


def flat(x: float, y: float, rx: float, ry: float) -> list[Circle]:
    """The circles that keep a lake or the like free of other things."""
    return [(x + (rx - ry) * off, y, ry * 1.12) for off in (-1, -0.5, 0, 0.5, 1)]


def near(point: Point, line: list[Point], reach: float) -> bool:
    """Whether a point lies within reach of a line given by close points."""
    return any(dist(point, other) < reach for other in line)


def bridges(sheet: Sheet, lines: list[list[Point]], reach: float, wood: str, dark: str) -> str:
    """Planks wherever a path crosses one of the lines."""
    drawn = []
    for line in [fine(line) for line in lines]:
        for trail in sheet.trails:
            over = [point for point in trail.points if near(point, line, reach * 0.8)]
            if over and over[0] != trail.points[0] and over[-1] != trail.points[-1]:
                drawn.append(bridge(over, reach, wood, dark))
    return "".join(drawn)


def bridge(over: list[Point], reach: float, wood: str, dark: str) -> str:
    (ax, ay), (bx, by) = over[0], over[-1]
    turn = degrees(atan2(by - ay, bx - ax)) if len(over) > 1 else 0
    half = max(reach * 1.15, hypot(bx - ax, by - ay) / 2 + 14)
    deck = rect(-half, -17, half * 2, 34, 4, fill=wood, stroke=dark, stroke_width=2)
    gaps = "".join([f"M{number(round(-half + at))} -16v32" for at in range(10, int(half * 2), 10)])
    rails = rect(-half - 5, -21, half * 2 + 10, 6, 3, fill=dark) + rect(-half - 5, 15, half * 2 + 10, 6, 3, fill=dark)
    return placed(
        deck + path(gaps, stroke=dark, stroke_width=1.4, stroke_opacity=0.6) + rails,
        (ax + bx) / 2,
        (ay + by) / 2,
        1,
        turn,
    )
