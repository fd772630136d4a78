"""The stony desert: split rocks and standing stones under snow, with wind-worn ground between them."""

from __future__ import annotations

from random import Random

from strannik.games.faraway.faces.palette import Tones
from strannik.games.faraway.faces.terrain import distance, land, ridge
from strannik.show.svg import Point, data, ellipse, group, mix, path, polygon, straight


def desert(hand: Random, tones: Tones) -> str:
    """The whole landscape: peaks far off, rocks from back to front, pebbles."""
    parts = [distance(hand, tones, 43, 2)]
    for x in (hand.uniform(14, 24), hand.uniform(44, 60), hand.uniform(28, 42)):
        parts.append(peak(x, 60, hand.uniform(22, 31), hand.uniform(17, 24), 0.55, hand, tones))
    parts.append(land(ridge(hand, 60, 1, 4), fill=mix(tones.light, tones.accent, 0.35)))
    for x, foot, tall, haze in (
        (hand.uniform(22, 30), 69.0, 24.0, 0.25),
        (hand.uniform(50, 58), 71.0, 28.0, 0.2),
        (hand.uniform(34, 46), 77.0, 36.0, 0.0),
    ):
        parts.append(monolith(hand, x, foot, tall * hand.uniform(0.85, 1.15), haze, tones))
    parts.append(
        land(ridge(hand, 78, 1.4, 4), fill=mix(tones.accent, tones.base, 0.3), stroke=tones.ink, stroke_width=0.3)
    )
    parts.append(dunes(hand, tones))
    parts.append(cairn(hand, hand.choice([hand.uniform(6, 18), hand.uniform(50, 57)]), 85, tones))
    return "".join(parts) + pebbles(hand, tones)


def peak(x: float, foot: float, tall: float, wide: float, haze: float, hand: Random, tones: Tones) -> str:
    """A mountain with a bright and a dark flank and snow on top."""
    top = (x + hand.uniform(-2, 2), foot - tall)
    left, right, ground = (x - wide / 2, foot), (x + wide / 2, foot), (x + wide * 0.12, foot)
    bright, dark = mix(tones.light, tones.haze, haze * 0.5), mix(mix(tones.base, tones.dark, 0.2), tones.haze, haze)
    snow = mix(tones.glow, tones.haze, 0.25) if tones.glow != "#ffdf8a" else mix("#c8d4ee", tones.base, 0.35)
    crown: list[Point] = [
        top,
        between(top, left, 0.3),
        between(top, ground, 0.2),
        between(top, ground, 0.36),
        between(top, right, 0.22),
    ]
    return (
        polygon([left, top, ground], fill=bright) + polygon([top, right, ground], fill=dark) + polygon(crown, fill=snow)
    )


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def monolith(hand: Random, x: float, foot: float, tall: float, haze: float, tones: Tones) -> str:
    """A standing stone in three facets, with cracks."""
    wide = tall * hand.uniform(0.34, 0.46)
    lean = hand.uniform(-0.12, 0.12) * tall
    split = hand.uniform(-0.08, 0.22) * wide
    a: Point = (x - wide * 0.5, foot)
    b: Point = (x - wide * 0.42 + lean * 0.6, foot - tall * hand.uniform(0.5, 0.68))
    c: Point = (x - wide * 0.1 + lean, foot - tall)
    d: Point = (x + wide * 0.24 + lean, foot - tall * hand.uniform(0.88, 0.97))
    e: Point = (x + wide * 0.46 + lean * 0.5, foot - tall * hand.uniform(0.42, 0.6))
    f: Point = (x + wide * 0.54, foot)
    g: Point = (x + split, foot)
    h: Point = (x + split * 0.6 + lean * 0.7, foot - tall * 0.72)
    ink = mix(tones.ink, tones.haze, haze)
    bright, middle, dark = [
        mix(colour, tones.haze, haze) for colour in (tones.light, tones.base, mix(tones.base, tones.dark, 0.55))
    ]
    cracks = straight([between(h, g, 0.25), between(e, f, 0.15), between(h, g, 0.5)]) + straight(
        [between(b, a, 0.3), between(h, g, 0.42), between(b, a, 0.62)]
    )
    return group(
        ellipse(x + wide * 0.2, foot, wide * 0.8, 1.2, fill=tones.dark, fill_opacity=0.3),
        polygon([a, b, c, h, g], fill=middle),
        polygon([b, c, h], fill=bright),
        polygon([c, d, h], fill=mix(bright, middle, 0.5)),
        polygon([d, e, f, g, h], fill=dark),
        path(cracks, fill="none", stroke=ink, stroke_width=0.2, stroke_opacity=0.7),
        polygon([a, b, c, d, e, f], fill="none", stroke=ink, stroke_width=0.38, stroke_linejoin="round"),
    )


def dunes(hand: Random, tones: Tones) -> str:
    """Lines the wind has drawn."""
    lines = []
    for y in (63, 66, 70, 81, 84, 87):
        x, long = hand.uniform(0, 30), hand.uniform(12, 26)
        lines.append(data("M", x, y, "q", long / 3, -1.6, long * 0.66, 0, "t", long / 2, 0.2))
    return path(
        "".join(lines), fill="none", stroke=tones.dark, stroke_width=0.28, stroke_opacity=0.55, stroke_linecap="round"
    )


def cairn(hand: Random, x: float, foot: float, tones: Tones) -> str:
    """Stones laid on each other by those who came before."""
    stones, y, wide = [], foot, 4.6
    for _ in range(hand.choice([3, 4, 5])):
        fill = mix(tones.light, tones.base, hand.uniform(0, 0.9))
        stones.append(
            ellipse(x + hand.uniform(-0.5, 0.5), y, wide, wide * 0.42, fill=fill, stroke=tones.ink, stroke_width=0.32)
        )
        y -= wide * 0.62
        wide *= 0.76
    return "".join(stones)


def pebbles(hand: Random, tones: Tones) -> str:
    drawn = []
    for _ in range(16):
        x, y, size = hand.uniform(1, 62), hand.uniform(80, 88), hand.uniform(0.4, 1.2)
        drawn.append(ellipse(x, y, size, size * 0.6, fill=mix(tones.light, tones.dark, hand.uniform(0.1, 0.6))))
    return group(*drawn, stroke=tones.ink, stroke_width=0.18)
