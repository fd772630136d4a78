"""A die: bone, with dark pips."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.palette import BONE, CREAM, INK
from strannik.show.svg import circle, picture, rect

PIPS: Final[dict[int, list[tuple[int, int]]]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def cube(shown: int) -> str:
    """A die within 44 by 44, with that number up."""
    body = rect(2, 2, 40, 40, 9, fill=BONE, stroke=INK, stroke_width=1.6) + rect(5, 4, 34, 33, 8, fill=CREAM)
    return body + "".join([circle(22 + x * 9.5, 21 + y * 9.5, 3.8, fill=INK) for x, y in PIPS[shown]])


def die(shown: int, title: str) -> str:
    """The die with that number up."""
    return picture(44, 44, cube(shown), title=title)
