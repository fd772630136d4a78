"""The backs of the two decks: a compass on the sea of leagues, and a gate at dusk."""

from __future__ import annotations

from random import Random

from strannik.games.faraway.faces.art import colour, fragment
from strannik.show.svg import CALM, INK, PAPER, card, group, mix, path, smooth


def region_back(title: str) -> str:
    """Height lines of an unknown country, and a compass rose."""
    return card(contours(mix(CALM, PAPER, 0.25)), fragment("backs/region"), title=title, ground=mix(CALM, INK, 0.2))


def sanctuary_back(title: str) -> str:
    """A pointed gate with light behind it."""
    plum = colour("plum")
    return card(contours(mix(plum, PAPER, 0.2)), fragment("backs/sanctuary"), title=title, ground=plum)


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
