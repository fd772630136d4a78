"""Spaces: what one finds there, the book of an adventure, a name."""

from __future__ import annotations

from functools import cache
from typing import Final

from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import (
    LEADING,
    NAME_FACE,
    SPACE,
    Sheet,
    Slip,
    beside_place,
    book_place,
)
from strannik.games.nearfar.faces.atlas.signs import sign
from strannik.games.nearfar.faces.palette import GEM, GOLD, WARES
from strannik.games.nearfar.maps import Space
from strannik.show.letters import line
from strannik.show.svg import INK, Point, circle, ellipse, mix, number, placed, polygon, ring, round_about, straight

PLATE: Final = "#fbf4e4"
FAINT: Final = mix(INK, PLATE, 0.3)
RIMS: Final = {"coin": GOLD, "gem": GEM, **WARES}


def places(sheet: Sheet, colours: Palette, labels: bool) -> str:
    spaces = "".join([place(space, labels) for space in sheet.spaces])
    return spaces + "".join([name(slip, colours) for slip in sheet.names.values()])


def place(space: Space, labels: bool) -> str:
    """A space: round for coins and gems, six-cornered for goods, larger for the town."""
    x, y = space.x, space.y
    shade = ellipse(x + 3, y + 8, SPACE + 3, SPACE, fill="#000", fill_opacity=number(0.3))
    if space.kind == "town":
        return shade + town(x, y)
    drawn = [shade, plate(space), placed(sign(space.kind), x, y - 9, 1.5), label(space.id, x, y + 29, 25, FAINT)]
    if space.water:
        drawn.append(beside("water", *beside_place(space)))
    if space.mammoth:
        drawn.append(beside("mammoth", *beside_place(space)))
    if space.book:
        bx, by = book_place(space)
        drawn.append(placed(sign("book"), bx, by, 1.65))
        drawn.append(label(space.book, bx, by + 8, 24, INK, bold=True) if labels else "")
    return "".join(drawn)


@cache
def outline(space: Space) -> str:
    """All of a space, as an SVG path."""
    if space.kind in WARES:
        return straight(corners(space, SPACE + 4)) + "Z"
    return round_about(space.x, space.y, SPACE + 10 if space.kind == "town" else SPACE)


def corners(space: Space, reach: float) -> list[Point]:
    return [(space.x + px, space.y + py) for px, py in ring(6, reach, turn=0)]


def plate(space: Space) -> str:
    rim = RIMS[space.kind]
    if space.kind in WARES:
        outer, inner = corners(space, SPACE + 4), corners(space, SPACE - 4)
        return polygon(outer, fill=rim, stroke=INK, stroke_width=1.6, stroke_linejoin="round") + polygon(
            inner, fill=PLATE
        )
    outside = circle(space.x, space.y, SPACE, fill=rim, stroke=INK, stroke_width=1.6)
    return outside + circle(space.x, space.y, SPACE - 6, fill=PLATE)


def town(x: float, y: float) -> str:
    outside = circle(x, y, SPACE + 10, fill="#b5503c", stroke=INK, stroke_width=2)
    inside = circle(x, y, SPACE + 3, fill=PLATE) + circle(
        x, y, SPACE - 1, fill="none", stroke="#d9c6a2", stroke_width=1.5
    )
    return outside + inside + placed(sign("town"), x, y, 2.7)


def beside(what: str, x: float, y: float) -> str:
    """A sign on a small plate at the other shoulder of a space."""
    return circle(x, y, 23, fill=PLATE, stroke=INK, stroke_width=1.6) + placed(sign(what), x, y, 1.35)


def label(text: str, x: float, y: float, size: float, colour: str, bold: bool = False) -> str:
    return line(text, x, y, size, face="serif-bold" if bold else "serif", fill=colour)


def name(slip: Slip, colours: Palette) -> str:
    """The name of a place on a slip of paper, in one line or two."""
    left, top, right, bottom = slip.box
    notch = slip.size * 0.37
    middle = (top + bottom) / 2
    paper = polygon(
        [
            (left, top + 2),
            (right, top + 2),
            (right - notch, middle),
            (right, bottom - 2),
            (left, bottom - 2),
            (left + notch, middle),
        ],
        fill=colours.halo,
        stroke=colours.ink,
        stroke_width=1.4,
        stroke_opacity=0.7,
        fill_opacity=0.94,
    )
    first = middle - (len(slip.lines) - 1) * slip.size * LEADING / 2 + slip.size * 0.33
    rows = [
        line(row, (left + right) / 2, first + at * slip.size * LEADING, slip.size, face=NAME_FACE, fill=colours.ink)
        for at, row in enumerate(slip.lines)
    ]
    return paper + "".join(rows)
