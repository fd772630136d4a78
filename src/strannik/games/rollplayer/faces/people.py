"""Six peoples as busts in a medallion, by sun or by moon, about the origin, 44 in radius."""

from __future__ import annotations

from strannik.games.rollplayer.faces.art import fragment
from strannik.games.rollplayer.faces.palette import COIN, DARK_WOOD
from strannik.show.svg import circle, group, tag


def medallion(race: str, side: str, colour: str) -> str:
    """The bust of a people in a ring, in a cloak of the class colour; sun and moon are the two sides of a sheet."""
    clip = tag("clipPath", circle(0, 0, 44), id="medallion")
    dressed = fragment("peoples/shoulders", cloak=colour) + fragment(f"peoples/{race}")
    inside = group(fragment(f"peoples/{side}"), dressed, clip_path="url(#medallion)")
    frame = circle(0, 0, 44, fill="none", stroke=DARK_WOOD, stroke_width=4)
    return tag("defs", clip) + inside + frame + circle(0, 0, 44, fill="none", stroke=COIN, stroke_width=1.2)
