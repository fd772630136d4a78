"""The course of a river: how it winds down from the hills, its water and its ripples."""

from __future__ import annotations

from math import pi, sin
from random import Random

from strannik.games.faraway.faces.palette import Tones
from strannik.show.svg import Point, data, mix, path, smooth

Banks = list[tuple[float, float, float]]
"""The water's left and right edge at each height, from the horizon down."""


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


def stream(banks: Banks, tones: Tones) -> str:
    left: list[Point] = [(bank[0], bank[2]) for bank in banks]
    right: list[Point] = [(bank[1], bank[2]) for bank in reversed(banks)]
    outline = smooth(left) + "L" + smooth(right)[1:] + "Z"
    bed = path(
        outline, fill=mix(tones.accent, tones.light, 0.3), stroke=mix(tones.accent, tones.light, 0.3), stroke_width=2.2
    )
    return bed + path(outline, fill=tones.water, stroke=tones.ink, stroke_width=0.3, stroke_opacity=0.7)


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
