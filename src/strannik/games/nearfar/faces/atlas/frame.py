"""What every sheet of an atlas has: a frame, a title with the trade routes, a compass rose."""

from __future__ import annotations

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.places import PLATE
from strannik.games.nearfar.faces.atlas.sheet import HIGH, WIDE, Sheet
from strannik.games.nearfar.faces.atlas.signs import sign
from strannik.games.nearfar.faces.palette import WARES
from strannik.show.letters import fitted, line
from strannik.show.svg import INK, mix, number, numeral, path, placed, polygon, rect, ring


def frame(sheet: Sheet, colours: Palette, title: str) -> str:
    return edge(colours) + rose(sheet, colours) + cartouche(sheet, colours, title)


def edge(colours: Palette) -> str:
    """A double line about the sheet, with the marks of degrees between."""
    band = path(
        f"M0 0H{number(WIDE)}V{number(HIGH)}H0ZM20 20V{number(HIGH - 20)}H{number(WIDE - 20)}V20Z",
        fill=colours.frame,
        fill_rule="evenodd",
    )
    marks = rect(
        10,
        10,
        WIDE - 20,
        HIGH - 20,
        fill="none",
        stroke=mix(colours.frame, PLATE, 0.75),
        stroke_width=7,
        stroke_dasharray="49.25 49.25",
    )
    lines = rect(20, 20, WIDE - 40, HIGH - 40, fill="none", stroke=mix(colours.frame, "#000000", 0.4), stroke_width=2)
    return band + marks + lines


def rose(sheet: Sheet, colours: Palette) -> str:
    """A compass rose: four long rays, four short, half of each in shadow."""
    return placed(fragment("signs/rose", rim=colours.frame, needle=colours.accent), *sheet.rose)


def cartouche(sheet: Sheet, colours: Palette, title: str) -> str:
    """The name of the map and, under it, what each trade route is worth: alone, and shared. [NF-19.3]"""
    left, top, right, bottom = sheet.cartouche
    wide, high = right - left, bottom - top
    shade = rect(left + 4, top + 7, wide, high, 16, fill="#000", fill_opacity=0.28)
    board = rect(left, top, wide, high, 16, fill=PLATE, stroke=INK, stroke_width=2)
    inner = rect(left + 7, top + 7, wide - 14, high - 14, 11, fill="none", stroke=colours.frame, stroke_width=1.6)
    size = fitted(title, wide - 50, 40, "serif-bold")
    heading = line(title, left + wide / 2, top + 40 + size * 0.36, size, face="serif-bold")
    rule = path(f"M{number(left + 34)} {number(top + 72)}h{number(wide - 68)}", stroke=colours.frame, stroke_width=1.6)
    knot = placed(polygon(ring(4, 7), fill=colours.accent), left + wide / 2, top + 72)
    cell = (wide - 28) / 4
    routes = [
        worth(route, sole, shared, left + 14 + cell * (at + 0.5), top + 121)
        for at, (route, (sole, shared)) in enumerate(sheet.map.routes.items())
    ]
    return shade + board + inner + heading + rule + knot + "".join(routes)


def worth(route: str, sole: int, shared: int, x: float, y: float) -> str:
    """A route: its ware, large the points of sole control, small those of shared control."""
    hexagon = polygon(ring(6, 22, turn=0), fill=PLATE, stroke=WARES[route], stroke_width=4, stroke_linejoin="round")
    ware = placed(hexagon + placed(sign(route), 0, 0, 1.15), x - 24, y)
    alone = numeral(sole, x + 10, y + 11, 29, fill=INK)
    both = numeral(f"/{shared}", x + 32, y + 11, 17, fill=mix(INK, PLATE, 0.35))
    return ware + alone + both
