"""The lines between spaces: each differs by its colour and by how it runs. [AM-9.2]"""

from __future__ import annotations

from itertools import pairwise
from math import hypot, pi, sin
from typing import Final

from strannik.games.aftermath.faces.palette import LINES, SOOT, WHITE
from strannik.show.svg import Point, path, straight

CASING: Final = 12.0
STEP: Final = 4.0
"""How far apart the points of a line are when something is drawn along it."""

TOOTH: Final = 15.0
WAVE: Final = 30.0
RUNG: Final = 18.0


def border(line: str, points: list[Point]) -> str:
    """One line of the page."""
    match line:
        case "dashed":
            return drawn(points, SOOT, 8, opacity=0.4) + drawn(points, WHITE, 5, dashes="15 13")
        case "white":
            return drawn(points, SOOT, 11, opacity=0.75) + drawn(points, WHITE, 6)
        case "double":
            return drawn(points, SOOT, 22) + drawn(points, WHITE, 17) + drawn(points, SOOT, 8)
        case "red":
            return coloured("red", teeth(points))
        case "blue":
            return coloured("blue", waves(points))
    return ladder(points, SOOT, CASING, 9) + ladder(points, LINES["green"], 7, 5)


def ladder(points: list[Point], stroke: str, rail: float, rung: float) -> str:
    """A line with rungs across it."""
    return drawn(points, stroke, rail) + "".join([drawn(across, stroke, rung) for across in rungs_of(points)])


def coloured(line: str, points: list[Point]) -> str:
    return drawn(points, SOOT, CASING) + drawn(points, LINES[line], 7)


def drawn(
    points: list[Point], stroke: str, width: float, opacity: float | None = None, dashes: str | None = None
) -> str:
    return path(
        straight([(round(x, 1), round(y, 1)) for x, y in points]),
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_opacity=opacity,
        stroke_dasharray=dashes,
        stroke_linejoin="round",
        stroke_linecap="butt" if dashes else "round",
    )


def teeth(points: list[Point]) -> list[Point]:
    """Up and down like a saw: a climb."""
    found = [points[0]]
    for count, (x, y, nx, ny) in enumerate(paced(points, TOOTH / 2)[1:-1]):
        out = 6.5 if count % 2 else -6.5
        found.append((x + nx * out, y + ny * out))
    return [*found, points[-1]]


def waves(points: list[Point]) -> list[Point]:
    """Up and down like water."""
    steps = paced(points, STEP)
    last = len(steps) - 1
    swings = max(1, round(last * STEP / WAVE))
    return [
        (x + nx * 6 * sin(2 * pi * swings * count / last), y + ny * 6 * sin(2 * pi * swings * count / last))
        for count, (x, y, nx, ny) in enumerate(steps)
    ]


def rungs_of(points: list[Point]) -> list[list[Point]]:
    """Rungs across the line, like those of a ladder."""
    return [[(x - nx * 8, y - ny * 8), (x + nx * 8, y + ny * 8)] for x, y, nx, ny in paced(points, RUNG)[1:-1]]


def paced(points: list[Point], pace: float) -> list[tuple[float, float, float, float]]:
    """Places along a line at an even pace, from end to end, each with the direction across it."""
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    count = max(2, round(lengths[-1] / pace))
    found: list[tuple[float, float, float, float]] = []
    at = 0
    for step in range(count + 1):
        way = lengths[-1] * step / count
        while at < len(points) - 2 and lengths[at + 1] < way:
            at += 1
        (ax, ay), (bx, by) = points[at], points[at + 1]
        long = (lengths[at + 1] - lengths[at]) or 1.0
        part = (way - lengths[at]) / long
        found.append((ax + (bx - ax) * part, ay + (by - ay) * part, -(by - ay) / long, (bx - ax) / long))
    return found
