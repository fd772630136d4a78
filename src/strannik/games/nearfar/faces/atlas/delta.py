"""Fire Delta: a river of lava parts into arms between black banks."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas.ground import (
    bridges,
    field,
    fine,
    glints,
    glow,
    halo,
    light,
    river,
    solid,
    specks,
)
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import Point, path

PALETTE: Final = Palette(
    ground="#6b5654",
    deep="#453639",
    light="#8f7466",
    trail="#33201f",
    bed="#f2d9b8",
    ink="#2c1512",
    halo="#f0d6b4",
    frame="#5c2118",
    accent="#ff8a2b",
)
ARMS: Final[list[list[Point]]] = [
    [(820, -20), (800, 150), (700, 300), (480, 420), (330, 640), (230, 1020)],
    [(740, 250), (780, 450), (690, 640), (640, 820), (650, 1020)],
    [(800, 150), (930, 330), (1080, 500), (1110, 720), (1060, 1020)],
    [(930, 330), (1180, 400), (1380, 560), (1480, 760), (1520, 1020)],
]
SOLID: Final = [spot for line in ARMS for spot in solid(line, 38)]


def land(sheet: Sheet) -> str:
    sheet.stamps["heat"] = glow("heat", "#ff7a24")
    sheet.stamps["ash"] = glow("ash", "#cbb39c")
    for name, drawing in (
        ("volcano", stamp("volcano", stone="#5b4344", fire="#ff9a3c")),
        ("spire", stamp("spire", stone="#4d4246")),
        ("stone", stamp("rock", stone="#5f5052")),
        ("glass", stamp("crystal", tone="#3f3a55")),
        ("dead", stamp("bare-tree", timber="#231a1a")),
        ("grass", stamp("tuft", tone="#b08a4a")),
    ):
        sheet.define(name, drawing)
    over = bridges(sheet, ARMS, 34, "#8d8478", "#2e2624")
    volcanoes = sheet.stamped(["volcano"], sheet.scatter(9, 56), 0.85, 1.2)
    glass = sheet.stamped(["glass"], sheet.scatter(24, 21), 0.7, 1.1)
    dead = sheet.stamped(["dead"], sheet.scatter(34, 22), 0.8, 1.2)
    stones = sheet.stamped(["spire", "stone", "stone"], sheet.scatter(90, 19), 0.6, 1.15)
    grass = sheet.stamped(["grass"], sheet.scatter(60, 12), 0.6, 0.9)
    ground = field(sheet, PALETTE) + halo(sheet, "ash", 125, 0.6) + specks(sheet, 420, "#1f1718", 3, 0.4)
    return ground + lava() + over + grass + stones + glass + dead + volcanoes + specks(sheet, 130, "#ffb45c", 3, 0.85)


def lava() -> str:
    """All arms at once, layer by layer, so that they flow into each other."""
    heat = "".join([light(x, y, 120, "heat", 0.3) for line in ARMS for x, y in fine(line, 95)])
    layers = []
    for colour, wide in (("#2a1d1f", 84.0), ("#b3311a", 64.0), ("#ee6a1f", 46.0), ("#ffae3d", 24.0)):
        layers += [river(line, [(colour, wide)]) for line in ARMS]
    waves = "".join([glints(line, 17, 74) for line in ARMS])
    flow = path(waves, fill="none", stroke="#fff1ae", stroke_width=5, stroke_linecap="round")
    cold = "".join([glints(line[::-1], 26, 118) for line in ARMS])
    crust = path(cold, fill="none", stroke="#8c2414", stroke_width=7, stroke_linecap="round", stroke_opacity=0.85)
    return heat + "".join(layers) + crust + flow
