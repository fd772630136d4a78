"""The picture of the game in the lobby: a way through all four biomes, from dawn into night."""

from __future__ import annotations

from typing import Final

from strannik.games.faraway.faces.art import fragment
from strannik.games.faraway.faces.landscape import landscape, sky_gradient
from strannik.games.faraway.faces.terrain import luminary
from strannik.show.svg import PAPER, data, path, picture, placed, tag

WIDE: Final = 320
HIGH: Final = 200
STRIPS: Final = (("green", False, "100"), ("yellow", False, "202"), ("red", False, "303"), ("blue", True, "400"))
SLANT: Final = 16.0
SCALE: Final = 2.5


def cover(title: str) -> str:
    """Four slanted strips side by side with a traveller's way dotted across them."""
    defs, strips = [], []
    step = (WIDE + SLANT) / len(STRIPS)
    for at, (name, night, seed) in enumerate(STRIPS):
        left = at * step - (SLANT if at == 0 else 0)
        right = (at + 1) * step + (SLANT if at == len(STRIPS) - 1 else 0)
        outline = data("M", left, 0, "H", right, "L", right - SLANT, HIGH, "H", left - SLANT, "Z")
        defs.append(tag("clipPath", path(outline), id=f"strip{at}"))
        defs.append(sky_gradient(name, night, f"sky{at}"))
        scene = landscape(name, night, f"cover {seed}").replace("url(#sky)", f"url(#sky{at})")
        drawn = placed(scene, (left + right - SLANT) / 2 - 37 * SCALE, HIGH - 88 * SCALE, SCALE)
        strips.append(tag("g", drawn, clip_path=f"url(#strip{at})"))
        strips.append(path(data("M", left, 0, "L", left - SLANT, HIGH), stroke=PAPER, stroke_width=2.4))
    return picture(
        WIDE,
        HIGH,
        tag("defs", *defs),
        *strips,
        placed(luminary(False), -62, 6, 2),
        placed(luminary(True), 190, 4, 2),
        fragment("scenes/way"),
        title=title,
    )
