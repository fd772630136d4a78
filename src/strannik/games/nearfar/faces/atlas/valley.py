"""Cloudy Valley: terraces along a river, with snow above them and clouds above the snow."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from strannik.games.nearfar.faces.atlas.ground import bridges, field, glints, glow, light, river, soft, solid, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import Point, path

PALETTE: Final = Palette(
    ground="#a7c48a",
    deep="#7fa574",
    light="#d5e2ab",
    trail="#4b4a33",
    bed="#f8f3dc",
    ink="#25382f",
    halo="#eef2d8",
    frame="#4f7482",
    accent="#d9763f",
)


def course(x: float) -> float:
    """How far down the valley's middle lies."""
    return 520 + 170 * sin((x - 100) / 1400 * 2 * pi)


RIVER: Final[list[Point]] = [(x, course(x) + 26 * sin(x / 70)) for x in range(-30, 1660, 70)]
SOLID: Final = solid(RIVER, 26)


def land(sheet: Sheet) -> str:
    sheet.stamps["mist"] = glow("mist", "#ffffff")
    for name, drawing in (
        ("peak", stamp("peak", stone="#8ea0ac", snow="#ffffff")),
        ("far", stamp("peak", stone="#a8b8c0", snow="#ffffff")),
        ("pine", stamp("pine", foliage="#4d7c5c")),
        ("tree", stamp("round-tree", foliage="#7fa84e")),
        ("hut", stamp("hut", wall="#f0e2c0", roof="#b5603c")),
        ("cloud", stamp("cloud", tone="#ffffff")),
        ("grass", stamp("tuft", tone="#6d8f4a")),
    ):
        sheet.define(name, drawing)
    stream = river(RIVER, [("#e9e3bb", 58.0), ("#5f9fb0", 44.0), ("#86c0c8", 26.0)]) + gleam()
    over = bridges(sheet, [RIVER], 27, "#b98a55", "#5a3a1e")

    def above(x: float, y: float) -> bool:
        return abs(y - course(x)) > 290

    def within(x: float, y: float) -> bool:
        return abs(y - course(x)) < 330

    peaks = sheet.stamped(["peak", "far"], sheet.scatter(46, 44, above), 0.95, 1.7)
    huts = sheet.stamped(["hut"], sheet.scatter(14, 26, within), 0.75, 1)
    trees = sheet.stamped(["pine", "pine", "tree"], sheet.scatter(120, 18), 0.7, 1.1)
    grass = sheet.stamped(["grass"], sheet.scatter(80, 12, within), 0.6, 0.95)
    clouds = sheet.stamped(["cloud"], sheet.scatter(9, 70, margin=60), 0.8, 1.25)
    mist = "".join(
        [
            light(x, y, sheet.hand.uniform(150, 260), "mist", 0.55, 0.4)
            for x in range(60, 1600, 190)
            for y in (course(x) - 400, course(x) + 400)
        ]
    )
    return (
        field(sheet, PALETTE)
        + terraces()
        + specks(sheet, 240, "#4f6f3a", 2.4, 0.3)
        + stream
        + over
        + grass
        + huts
        + trees
        + peaks
        + mist
        + clouds
    )


def terraces() -> str:
    """Fields in steps along both sides of the valley."""
    lines = []
    for off in (-290, -240, -190, -140, 140, 190, 240, 290):
        lines.append(soft([(x, course(x) + off + 10 * sin(x / 53 + off)) for x in range(-20, 1660, 60)]))
    banks = path("".join(lines), fill="none", stroke="#e6edc0", stroke_width=9, stroke_opacity=0.55)
    return banks + path("".join(lines), fill="none", stroke="#5f8752", stroke_width=2.4, stroke_opacity=0.55)


def gleam() -> str:
    return path(
        glints(RIVER, 17), fill="none", stroke="#e8fbf8", stroke_width=2.6, stroke_opacity=0.9, stroke_linecap="round"
    )
