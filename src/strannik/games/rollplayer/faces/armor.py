"""Armour: one shape for each place of the body, one colour for each set."""

from __future__ import annotations

from typing import Final

from strannik.games.rollplayer.faces.art import fragment
from strannik.games.rollplayer.faces.palette import DARK_STEEL, INK, LEATHER, SILK, STEEL
from strannik.show.svg import circle, path, placed, polygon, ring

STUFFS: Final[dict[str, str]] = {"chain": STEEL, "leather": LEATHER, "mystic": SILK}


def armor(card: str, kind: str) -> str:
    """A piece of armour by the last word of its id, in the colour of its set."""
    return fragment(f"armor/{card.rpartition('_')[2]}", metal=STUFFS[kind])


def set_sign(kind: str, size: float) -> str:
    """The sign of an armour set: rings, a hide, a star."""
    if kind == "chain":
        rings = [
            circle(x, 0, size * 0.42, fill="none", stroke=DARK_STEEL, stroke_width=size * 0.2)
            for x in (-size * 0.4, size * 0.4)
        ]
        return "".join(rings)
    if kind == "leather":
        hide = "M-1 -.7Q0 -.2 1 -.7Q.5 0 1 .8Q0 .4 -1 .8Q-.5 0 -1 -.7Z"
        return placed(path(hide, fill=LEATHER, stroke=INK, stroke_width=0.12), 0, 0, size)
    return polygon(ring(4, size, size * 0.4), fill=SILK, stroke=INK, stroke_width=0.4)
