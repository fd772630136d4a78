"""The river: water winding down from the hills, with reeds, poplars and now and then a sail or a bridge."""

from __future__ import annotations

from math import pi, sin
from random import Random

from strannik.games.faraway.faces.palette import Tones
from strannik.games.faraway.faces.terrain import distance, land, ridge
from strannik.show.svg import Point, data, ellipse, group, mix, path, placed, smooth

Banks = list[tuple[float, float, float]]
"""The water's left and right edge at each height, from the horizon down."""


def river(hand: Random, tones: Tones) -> str:
    """The whole landscape."""
    banks = course(hand)
    water = mix("#9fd3d6", tones.base, 0.12) if tones.glow != "#ffdf8a" else mix("#5f86ad", tones.base, 0.2)
    parts = [
        distance(hand, tones),
        land(ridge(hand, 47, 1.5, 5), fill=mix(tones.light, tones.base, 0.25)),
        stream(banks, water, tones),
        ripples(hand, banks, tones),
    ]
    parts += trees(hand, banks, tones)
    parts.append(hand.choice([sail, islet, bridge, islet])(hand, banks, tones))
    parts.append(shore(hand, tones))
    return "".join(parts)


def course(hand: Random) -> Banks:
    """Bends that widen towards the viewer."""
    start, phase, turns = hand.uniform(28, 44), hand.uniform(0, 2 * pi), hand.uniform(1.1, 1.6)
    banks = []
    for step in range(13):
        t = step / 12
        y = 47 + 43 * t**1.5
        wide = 1.2 + 25 * t**1.6
        middle = start + (36 - start) * t + sin(phase + t**0.7 * turns * 2 * pi) * (4 + 9 * t)
        banks.append((middle - wide / 2, middle + wide / 2, y))
    return banks


def stream(banks: Banks, water: str, tones: Tones) -> str:
    left: list[Point] = [(bank[0], bank[2]) for bank in banks]
    right: list[Point] = [(bank[1], bank[2]) for bank in reversed(banks)]
    outline = smooth(left) + "L" + smooth(right)[1:] + "Z"
    bed = path(
        outline, fill=mix(tones.accent, tones.light, 0.3), stroke=mix(tones.accent, tones.light, 0.3), stroke_width=2.2
    )
    return bed + path(outline, fill=water, stroke=tones.ink, stroke_width=0.3, stroke_opacity=0.7)


def ripples(hand: Random, banks: Banks, tones: Tones) -> str:
    strokes = []
    for left, right, y in banks[3:]:
        for _ in range(3):
            long = (right - left) * hand.uniform(0.12, 0.26)
            x = hand.uniform(left + 0.6, max(left + 0.7, right - long - 0.6))
            strokes.append(
                data("M", x, y + hand.uniform(-1.4, 1.4), "q", long / 4, -0.8, long / 2, 0, "t", long / 2, 0)
            )
    return path(
        "".join(strokes), fill="none", stroke=tones.glow, stroke_width=0.4, stroke_opacity=0.85, stroke_linecap="round"
    )


def trees(hand: Random, banks: Banks, tones: Tones) -> list[str]:
    """Poplars on both banks, larger towards the viewer."""
    drawn = []
    for left, right, y in banks[2:9]:
        for x in (left - hand.uniform(3, 13), right + hand.uniform(3, 13)):
            if hand.random() < 0.62:
                drawn.append(poplar(hand, x, y, 0.35 + (y - 47) / 30, tones))
    return drawn


def poplar(hand: Random, x: float, y: float, scale: float, tones: Tones) -> str:
    tall, wide = hand.uniform(7.5, 11), hand.uniform(2, 3)
    leaf = mix(tones.base, tones.dark, hand.uniform(0.1, 0.6))
    crown = path(
        (
            data("M", 0, -tall, "C", wide, -tall * 0.75, wide * 1.1, -2, 0, -1.6)
            + data("C", -wide * 1.1, -2, -wide, -tall * 0.75, 0, -tall, "Z")
        ),
        fill=leaf,
        stroke=tones.ink,
        stroke_width=0.28,
    )
    shine = path(
        data("M", -0.3, -tall * 0.85, "C", -wide * 0.8, -tall * 0.6, -wide * 0.8, -3.6, -0.4, -2.8, "Z"),
        fill=tones.light,
        fill_opacity=0.4,
    )
    trunk = path("M0 0V-3.4", stroke=tones.ink, stroke_width=0.6)
    return placed(ellipse(0.6, 0, 2.2, 0.45, fill=tones.dark, fill_opacity=0.35) + trunk + crown + shine, x, y, scale)


def sail(hand: Random, banks: Banks, tones: Tones) -> str:
    left, right, y = banks[8]
    hull = path("M-3.4 0H3.6Q2.8 1.8 1.6 1.8H-1.8Q-3 1.4-3.4 0Z", fill=tones.dark, stroke=tones.ink, stroke_width=0.3)
    cloth = path(
        "M.2-.5V-6.4Q3.6-4 3.2-.9ZM-.3-.5V-5.2Q-2.4-3-2.6-.8Z", fill="#f6e6c6", stroke=tones.ink, stroke_width=0.3
    )
    return placed(hull + path("M0 0V-6.8", stroke=tones.ink, stroke_width=0.4) + cloth, (left + right) / 2, y, 1.1)


def islet(hand: Random, banks: Banks, tones: Tones) -> str:
    left, right, y = banks[hand.choice([8, 9])]
    middle = (left + right) / 2
    ground = ellipse(middle, y, 3.6, 1.1, fill=mix(tones.accent, tones.base, 0.5), stroke=tones.ink, stroke_width=0.25)
    return ground + poplar(hand, middle - 0.8, y, 0.62, tones) + poplar(hand, middle + 1.4, y + 0.3, 0.5, tones)


def bridge(hand: Random, banks: Banks, tones: Tones) -> str:
    left, right, y = banks[7]
    a, b, middle = left - 3, right + 3, (left + right) / 2
    arch = data("M", a, y, "Q", middle, y - 7, b, y, "L", b - 2.4, y + 0.8, "Q", middle, y - 4, a + 2.4, y + 0.8, "Z")
    return path(
        arch, fill=mix(tones.accent, tones.dark, 0.25), stroke=tones.ink, stroke_width=0.35, stroke_linejoin="round"
    )


def shore(hand: Random, tones: Tones) -> str:
    """The near bank with reeds, in both lower corners."""
    corner = path(
        "M-2 90V74Q8 72 14 80T22 90ZM65 90V71Q56 71 52 79T42 90Z",
        fill=mix(tones.base, tones.dark, 0.55),
        stroke=tones.ink,
        stroke_width=0.3,
    )
    reeds = []
    for x in [hand.uniform(0, 15) for _ in range(8)] + [hand.uniform(48, 62) for _ in range(9)]:
        tall, lean = hand.uniform(9, 19), hand.uniform(-2, 2)
        reeds.append(
            path(
                data("M", x, 88, "q", 0, -tall * 0.6, lean, -tall),
                fill="none",
                stroke=tones.ink,
                stroke_width=0.4,
            )
        )
        reeds.append(
            placed(ellipse(0, 0, 0.6, 1.9, fill=tones.accent, stroke=tones.ink, stroke_width=0.25), x + lean, 88 - tall)
        )
    return group(corner, *reeds)
