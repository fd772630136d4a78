"""Brushes for what lies flat: washes of colour, blots, rivers, contour lines, bridges."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, degrees, dist, hypot, pi, sin
from random import Random

from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import HIGH, WIDE, Circle, Sheet, Track
from strannik.show.svg import Point, number, path, placed, rect, tag


def field(sheet: Sheet, colours: Palette, count: int = 26) -> str:
    """The ground all over, in uneven washes."""
    sheet.stamps["wash-light"] = glow("wash-light", colours.light)
    sheet.stamps["wash-deep"] = glow("wash-deep", colours.deep)
    drawn = [rect(0, 0, WIDE, HIGH, fill=colours.ground)]
    for at in range(count):
        x, y, r = sheet.hand.uniform(0, WIDE), sheet.hand.uniform(0, HIGH), sheet.hand.uniform(150, 340)
        drawn.append(light(x, y, r, "wash-light" if at % 2 else "wash-deep", sheet.hand.uniform(0.25, 0.5)))
    return "".join(drawn)


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


def grown(points: list[Point], share: float) -> list[Point]:
    """The same outline, larger or smaller about its middle."""
    mx, my = sum([x for x, _ in points]) / len(points), sum([y for _, y in points]) / len(points)
    return [(mx + (x - mx) * share, my + (y - my) * share) for x, y in points]


def lake(hand: Random, x: float, y: float, rx: float, ry: float, shore: str, water: str, shine: str) -> str:
    """A lake with a shore, a lighter middle and a few ripples."""
    edge = outline(hand, x, y, rx, ry)
    ripples = "".join(
        [
            ripple(x + hand.uniform(-0.55, 0.4) * rx, y + hand.uniform(-0.5, 0.5) * ry, hand.uniform(12, 22))
            for _ in range(6)
        ]
    )
    return (
        path(closed(grown(edge, 1.1)), fill=shore)
        + path(closed(edge), fill=water)
        + path(closed(grown(edge, 0.7)), fill=shine, fill_opacity=0.35)
        + path(ripples, fill="none", stroke=shine, stroke_width=2, stroke_linecap="round", stroke_opacity=0.8)
    )


def ripple(x: float, y: float, size: float) -> str:
    """Path data of a small wave."""
    return f"M{x:.0f} {y:.0f}q{size / 2:.0f} {-size / 2.6:.0f} {size:.0f} 0t{size:.0f} 0"


def river(line: list[Point], layers: list[tuple[str, float]]) -> str:
    """A river in layers of colour and width, the widest first."""
    course = soft(line)
    return "".join(
        [
            path(
                course,
                fill="none",
                stroke=colour,
                stroke_width=number(width),
                stroke_linecap="round",
                stroke_linejoin="round",
            )
            for colour, width in layers
        ]
    )


def glints(line: list[Point], reach: float, every: float = 58) -> str:
    """Path data of small waves on a river, now at one bank, now at the other: a line of dashes would be a road."""
    places = fine(line, every)
    waves = []
    for at, ((ax, ay), (bx, by)) in enumerate(pairwise(places)):
        far = max(1.0, hypot(bx - ax, by - ay))
        aside = reach * (0.55, -0.35, 0.1, -0.6, 0.4)[at % 5]
        size = (11, 15, 9, 13)[at % 4]
        waves.append(ripple(ax - (by - ay) / far * aside - size, ay + (bx - ax) / far * aside, size))
    return "".join(waves)


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


def contours(hand: Random, x: float, y: float, rx: float, ry: float, steps: int, colour: str, strength: float) -> str:
    """Lines of equal height about a middle, closer to each other inside."""
    edge = outline(hand, x, y, rx, ry, 18, 0.09)
    lines = "".join([closed(grown(edge, 0.3 + 0.7 * (step / steps) ** 0.8)) for step in range(1, steps + 1)])
    return path(lines, fill="none", stroke=colour, stroke_width=2, stroke_opacity=strength)


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


def specks(sheet: Sheet, count: int, colour: str, size: float, strength: float) -> str:
    """Fine grain, so that flat colour looks like paper."""
    dots = []
    for _ in range(count):
        x, y = sheet.hand.randrange(20, int(WIDE) - 20), sheet.hand.randrange(20, int(HIGH) - 20)
        dots.append(f"M{x} {y}h0")
    return path("".join(dots), stroke=colour, stroke_width=size, stroke_linecap="round", stroke_opacity=strength)


def halo(sheet: Sheet, id: str, reach: float, strength: float) -> str:
    """Light about every space, so that it stands out from the land."""
    return "".join([light(space.x, space.y, reach, id, strength, 0.9) for space in sheet.spaces])
