"""What all landscapes share: a sky with its light, ridges that fade with distance, and a hand that varies."""

from __future__ import annotations

from random import Random
from typing import Final

from strannik.games.faraway.faces.art import fragment
from strannik.games.faraway.faces.palette import MOONLIGHT, Tones
from strannik.show.svg import Point, circle, data, group, mix, number, path, placed, polygon, ring, smooth

WIDTH: Final = 63.0
HEIGHT: Final = 88.0
LIGHT_AT: Final[Point] = (50.5, 13.0)
"""Where the sun or the moon stands, on every card."""


def ridge(hand: Random, top: float, swing: float, bends: int) -> list[Point]:
    """A skyline from edge to edge about the height `top`."""
    step = (WIDTH + 8) / bends
    return [(-4 + step * bend, top + hand.uniform(-swing, swing)) for bend in range(bends + 1)]


def land(line: list[Point], **attributes: object) -> str:
    """Everything below a skyline."""
    return path(f"{smooth(line)}V{number(HEIGHT + 2)}H{number(line[0][0])}Z", **attributes)


def sky(hand: Random, tones: Tones, night: bool) -> str:
    """Bands of light around the sun or moon; at night also stars."""
    x, y = LIGHT_AT
    veil = "#8fa3d6" if night else tones.glow
    halos = [circle(x, y, radius, fill=veil, fill_opacity=0.1 if night else 0.26) for radius in (34, 24, 15.5)]
    return group(
        path(data("M", -2, -2, "H", 65, "V", HEIGHT, "H", -2, "Z"), fill="url(#sky)"),
        *halos,
        stars(hand) if night else clouds(hand, tones),
    )


def stars(hand: Random) -> str:
    points = []
    for _ in range(20):
        x, y, size = hand.uniform(2, 61), hand.uniform(2, 38), hand.choice([0.22, 0.3, 0.45])
        points.append(circle(x, y, size))
    bright = [placed(polygon(ring(4, 1.3, 0.32)), hand.uniform(26, 42), hand.uniform(5, 26)) for _ in range(2)]
    return group(*points, *bright, fill=MOONLIGHT, fill_opacity=0.85)


def clouds(hand: Random, tones: Tones) -> str:
    drawn = []
    for _ in range(hand.choice([1, 2, 2])):
        x, y, long = hand.uniform(22, 46), hand.uniform(19, 30), hand.uniform(9, 16)
        drawn.append(
            path(
                data("M", x, y, "q", long * 0.18, -2.6, long * 0.36, -1.2, "q", long * 0.2, -2.4, long * 0.4, 0.1)
                + data("q", long * 0.16, -0.7, long * 0.24, 1.1, "Z")
            )
        )
    birds = [
        placed(
            path(
                "M-1.5-.5Q-.6-.9 0 .2Q.6-.9 1.5-.5",
                fill="none",
                stroke=tones.ink,
                stroke_width=0.28,
                stroke_linecap="round",
            ),
            hand.uniform(26, 44),
            hand.uniform(8, 22),
            hand.uniform(0.7, 1.1),
        )
        for _ in range(hand.choice([0, 2, 3]))
    ]
    return group(*drawn, fill="#ffffff", fill_opacity=0.6) + "".join(birds)


def luminary(night: bool) -> str:
    """The sun or the moon itself, which is also the card's sign for day or night."""
    return fragment("scenes/moon" if night else "scenes/sun")


def distance(hand: Random, tones: Tones, top: float = 38, swing: float = 4) -> str:
    """Two far ridges, paler the farther."""
    far, near = mix(tones.haze, tones.base, 0.22), mix(tones.haze, tones.base, 0.45)
    return land(ridge(hand, top, swing, 5), fill=far) + land(ridge(hand, top + 6, swing * 0.7, 6), fill=near)


def grain(hand: Random, tones: Tones, top: float, marks: int) -> str:
    """Short ink strokes that give the ground its texture."""
    strokes = []
    for _ in range(marks):
        x, y = hand.uniform(1, 60), hand.uniform(top, HEIGHT - 1)
        strokes.append(data("M", x, y, "h", hand.uniform(1, 3.2)))
    return path("".join(strokes), stroke=tones.ink, stroke_width=0.25, stroke_opacity=0.4, stroke_linecap="round")
