"""Mammoth Jungle: ferns as high as houses, slow water, old stones, and the herds."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas.ground import (
    bridges,
    field,
    flat,
    glints,
    glow,
    halo,
    lake,
    river,
    solid,
    specks,
)
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import Point, path

PALETTE: Final = Palette(
    ground="#6f9a57",
    deep="#3f6f45",
    light="#a9c479",
    trail="#3f3018",
    bed="#f3ecc6",
    ink="#1f3319",
    halo="#eef0cc",
    frame="#2f5a3a",
    accent="#e08a2f",
)
STREAM: Final[list[Point]] = [
    (300, -20),
    (420, 180),
    (470, 330),
    (640, 480),
    (830, 560),
    (960, 640),
    (1130, 560),
    (1240, 600),
    (1420, 700),
    (1620, 640),
]
PONDS: Final = [(520.0, 560.0, 72.0, 44.0), (980.0, 430.0, 108.0, 54.0), (1240.0, 720.0, 60.0, 36.0)]
SOLID: Final = [*solid(STREAM, 22), *[spot for place in PONDS for spot in flat(*place)]]


def land(sheet: Sheet) -> str:
    sheet.stamps["glade"] = glow("glade", "#d8dd9c")
    for name, drawing in (
        ("palm", stamp("palm", foliage="#3f8a4d")),
        ("giant", stamp("palm", foliage="#5a9a3f")),
        ("crown", stamp("round-tree", foliage="#3f7a45")),
        ("bright", stamp("round-tree", foliage="#5c9448")),
        ("fern", stamp("fern", foliage="#2f6b3f")),
        ("bloom", stamp("round-tree", foliage="#c9793f")),
        ("arch", stamp("arch", stone="#b5ae93")),
        ("column", stamp("column", stone="#bdb69c")),
        ("herd", stamp("mammoth")),
    ):
        sheet.define(name, drawing)
    waters = [lake(sheet.hand, *place, "#8fa552", "#3f8a86", "#a8dccb") for place in PONDS]
    stream = river(STREAM, [("#8fa552", 46.0), ("#3f8a86", 34.0), ("#62aba0", 18.0)])
    gleam = path(glints(STREAM, 13), fill="none", stroke="#d2f2e4", stroke_width=2.4, stroke_linecap="round")
    over = bridges(sheet, [STREAM], 22, "#a5824f", "#45301a")
    ruins = sheet.stamped(["arch", "column"], sheet.scatter(12, 34), 0.9, 1.2)
    herds = sheet.stamped(["herd"], sheet.scatter(18, 34), 1.5, 2.4)
    canopy = sheet.stamped(
        ["palm", "giant", "crown", "bright", "crown", "bloom", "palm"], sheet.scatter(290, 20), 0.8, 1.45
    )
    small = sheet.stamped(["fern"], sheet.scatter(130, 13), 0.6, 1.1)
    ground = field(sheet, PALETTE) + specks(sheet, 320, "#274a2c", 3.4, 0.35) + halo(sheet, "glade", 125, 0.75)
    return ground + stream + gleam + "".join(waters) + over + small + ruins + canopy + herds
