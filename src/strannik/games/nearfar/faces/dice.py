"""A die of six sides, in ivory."""

from __future__ import annotations

from typing import Final

from strannik.core.svg import circle, gradient, path, picture, rect, tag
from strannik.games.nearfar.faces.palette import INK

SPOTS: Final[dict[int, list[tuple[float, float]]]] = {
    1: [(12, 12)],
    2: [(7, 7), (17, 17)],
    3: [(7, 7), (12, 12), (17, 17)],
    4: [(7, 7), (17, 7), (7, 17), (17, 17)],
    5: [(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
    6: [(7, 6.4), (17, 6.4), (7, 12), (17, 12), (7, 17.6), (17, 17.6)],
}


def die(value: int, title: str) -> str:
    """The die as it fell."""
    defs = tag("defs", gradient("ivory", (0, "#fffaf0"), (1, "#e6d6b4")))
    body = rect(1, 1, 22, 22, 5, fill="url(#ivory)", stroke=INK, stroke_width=0.9)
    shine = path("M4 8Q4 4 8 4", fill="none", stroke="#ffffff", stroke_width=1.2, stroke_linecap="round")
    pips = [circle(x, y, 2.1, fill="#6d1d17") for x, y in SPOTS[value]]
    return picture(24, 24, defs, body, shine, *pips, title=title)
