"""The backs of the two decks: a compass on the sea of leagues, and a gate at dusk."""

from __future__ import annotations

from random import Random
from typing import Final

from strannik.games.faraway.faces.icons import biome
from strannik.games.faraway.faces.palette import GOLD
from strannik.show.svg import CALM, INK, PAPER, card, circle, group, mix, path, placed, polygon, rect, ring, smooth

PLUM: Final = "#5b4258"
CORNERS: Final = ((-1, -1, "red"), (1, -1, "green"), (-1, 1, "blue"), (1, 1, "yellow"))


def region_back(title: str) -> str:
    """Height lines of an unknown country, and a compass rose."""
    deep = mix(CALM, INK, 0.2)
    signs = [placed(biome(name), 31.5 + 21.5 * x, 44 + 33.5 * y, 0.8) for x, y, name in CORNERS]
    return card(contours(mix(CALM, PAPER, 0.25)), border(), compass(deep), *signs, title=title, ground=deep)


def contours(colour: str) -> str:
    hand = Random("faraway contours")
    lines = []
    for level in range(26):
        y = -6 + level * 4
        points = [
            (-4 + 7.5 * step, y + hand.uniform(-1.6, 1.6) + 5 * ((step * 7 + level) % 3 - 1)) for step in range(11)
        ]
        lines.append(path(smooth(points)))
    return group(*lines, fill="none", stroke=colour, stroke_width=0.3, stroke_opacity=0.7)


def border() -> str:
    outer = rect(2.2, 2.2, 58.6, 83.6, 2.6, fill="none", stroke=PAPER, stroke_width=0.8, stroke_opacity=0.9)
    return outer + rect(3.8, 3.8, 55.4, 80.4, 1.8, fill="none", stroke=PAPER, stroke_width=0.25, stroke_opacity=0.7)


def compass(ground: str) -> str:
    rose = [
        circle(0, 0, 18.5, fill=ground, stroke=PAPER, stroke_width=0.5),
        circle(0, 0, 15.8, fill="none", stroke=PAPER, stroke_width=0.3, stroke_dasharray=".5 1.16"),
        polygon(ring(4, 12.6, 3.2, -45), fill=mix(ground, PAPER, 0.35)),
        polygon(ring(4, 17.2, 3.4), fill=PAPER),
    ]
    for turn in (0, 90, 180, 270):
        half = path("M0-17.2L2.4-2.4L0 0Z", fill=GOLD if turn == 0 else mix(PAPER, ground, 0.45))
        rose.append(placed(half, 0, 0, 1, turn))
    return placed(group(*rose, circle(0, 0, 1.6, fill=ground, stroke=PAPER, stroke_width=0.4)), 31.5, 44)


def sanctuary_back(title: str) -> str:
    """A pointed gate with light behind it."""
    gates = []
    for size, fill in (
        (1.0, mix(PLUM, INK, 0.35)),
        (0.82, mix(PLUM, GOLD, 0.25)),
        (0.62, mix(PLUM, GOLD, 0.5)),
        (0.42, GOLD),
    ):
        gate = path("M-17 32V-6C-17-20-7-29 0-32C7-29 17-20 17-6V32Z", fill=fill, stroke=PAPER, stroke_width=0.5 / size)
        gates.append(placed(gate, 31.5, 44 + 32 * (1 - size), size))
    rays = [placed(path("M0-36V-40", stroke=GOLD, stroke_width=0.6), 31.5, 52, 1, turn) for turn in range(-50, 51, 10)]
    way = path("M25.5 76L30 62H33L37.5 76Z", fill=PAPER, fill_opacity=0.8)
    return card(contours(mix(PLUM, PAPER, 0.2)), border(), *rays, *gates, way, title=title, ground=PLUM)
