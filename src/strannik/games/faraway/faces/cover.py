"""The picture of the game in the lobby: a way through all four biomes, from dawn into night."""

from __future__ import annotations

from typing import Final

from strannik.games.faraway.faces.art import fragment
from strannik.games.faraway.faces.icons import icon
from strannik.games.faraway.faces.landscape import landscape, sky_gradient
from strannik.games.faraway.faces.terrain import luminary
from strannik.show.svg import INK, PAPER, circle, data, group, path, picture, placed, smooth, tag

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
        way(step),
        title=title,
    )


def way(step: float) -> str:
    """Eight stops on a dotted line, as many as a path has regions."""
    heights = (168, 150, 160, 138, 152, 130, 146, 124)
    points = [(20 + at * (WIDE - 44) / 7, float(y)) for at, y in enumerate(heights)]
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    dots = path(smooth(points), stroke=INK, stroke_width=4.6, stroke_opacity=0.5, stroke_dasharray="0.1 8", **line)
    pale = path(smooth(points), stroke=PAPER, stroke_width=3, stroke_dasharray="0.1 8", **line)
    stops = [circle(x, y, 4.2, fill=PAPER, stroke=INK, stroke_width=1.1) for x, y in points[1:-1]]
    signs = [placed(icon(name), step * at + step / 2 - SLANT / 2, 180, 1.7) for at, (name, _, _) in enumerate(STRIPS)]
    return group(dots, pale, *stops) + placed(fragment("scenes/traveller"), points[0][0], points[0][1]) + "".join(signs)
