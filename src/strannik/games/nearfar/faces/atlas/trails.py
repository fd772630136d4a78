"""Paths: dotted trails, with an enemy or a treasure half way."""

from __future__ import annotations

from strannik.games.nearfar.faces.atlas.ground import soft
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet, Track
from strannik.games.nearfar.faces.atlas.signs import sign
from strannik.games.nearfar.maps import ENEMY
from strannik.show.svg import circle, number, path, placed, polygon, ring


def trails(sheet: Sheet, colours: Palette) -> str:
    """Every path, first what it lies on, then its dots, then what waits on it."""
    lines = [soft(trail.inner()[::3] + trail.inner()[-1:]) for trail in sheet.trails]
    beds = path(
        "".join(lines), fill="none", stroke=colours.bed, stroke_width=17, stroke_linecap="round", stroke_opacity=0.62
    )
    dots = path(
        "".join(lines),
        fill="none",
        stroke=colours.trail,
        stroke_width=6.5,
        stroke_linecap="round",
        stroke_dasharray="9 13",
    )
    return beds + dots + "".join([symbol(trail) for trail in sheet.trails if trail.path.symbol])


def symbol(trail: Track) -> str:
    """An enemy on a red diamond, a treasure on a blue disc: the shape alone tells them apart."""
    x, y = trail.middle
    shade = circle(x + 2, y + 4, 25, fill="#000", fill_opacity=number(0.28))
    if trail.path.symbol == ENEMY:
        corners = [(x + px, y + py) for px, py in ring(4, 31)]
        plate = polygon(corners, fill="#a5281d", stroke="#fff3e0", stroke_width=3, stroke_linejoin="round")
        return shade + plate + placed(sign("enemy"), x, y, 1.45)
    plate = circle(x, y, 25, fill="#f3ead2", stroke="#24507c", stroke_width=4)
    return shade + plate + placed(sign("treasure"), x, y, 1.45)
