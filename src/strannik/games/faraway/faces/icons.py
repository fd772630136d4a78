"""The icon set of Faraway. Each icon lies about the origin within ten units, and has a silhouette of its own.

Every biome has a shape as well as a colour: round, square, six corners, diamond.
"""

from __future__ import annotations

from typing import Final

from strannik.games.faraway.faces.art import drawings, fragment
from strannik.games.faraway.faces.palette import CHIP
from strannik.show.svg import INK, circle, placed

ICONS: Final = drawings("icons")


def icon(name: str) -> str:
    """The icon of that name: a biome's sign or one of the others."""
    return fragment(f"icons/{name}")


def chip(name: str, x: float, y: float, radius: float) -> str:
    """An icon on a round of paper, so that it stands out from any landscape."""
    ground = circle(x, y, radius, fill=CHIP, stroke=INK, stroke_width=0.5)
    shadow = circle(x, y + 0.6, radius, fill=INK, fill_opacity=0.25)
    return shadow + ground + placed(icon(name), x, y, radius / 6.3)
