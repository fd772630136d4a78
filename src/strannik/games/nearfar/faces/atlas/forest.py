"""Crimson Forest: red crowns without end, a dark lake, clearings and mist."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas.ground import field, flat, glow, halo, lake, light, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp

PALETTE: Final = Palette(
    ground="#c98d68",
    deep="#96412f",
    light="#e6bd8f",
    trail="#5a1f1c",
    bed="#f6e2c2",
    ink="#45120f",
    halo="#f3dcbc",
    frame="#7c2420",
    accent="#d8432f",
)
LAKES: Final = [(700.0, 430.0, 128.0, 64.0), (1130.0, 620.0, 66.0, 40.0)]
SOLID: Final = [spot for place in LAKES for spot in flat(*place)]


def land(sheet: Sheet) -> str:
    sheet.stamps["glade"] = glow("glade", "#f3d6a4")
    sheet.stamps["mist"] = glow("mist", "#fdf3e4")
    for name, drawing in (
        ("red", stamp("round-tree", foliage="#b3322c")),
        ("wine", stamp("round-tree", foliage="#8c2030")),
        ("rust", stamp("round-tree", foliage="#d0592f")),
        ("pine", stamp("pine", foliage="#6f2431")),
        ("fern", stamp("fern", foliage="#7d7a35")),
        ("cap", stamp("mushroom", cap="#e9dcc6", stem="#fff8ea")),
        ("hut", stamp("hut", wall="#d9b98a", roof="#6b3a2a")),
    ):
        sheet.define(name, drawing)
    waters = [lake(sheet.hand, *place, "#a8603f", "#31525c", "#8fb3ae") for place in LAKES]
    huts = sheet.stamped(["hut"], sheet.scatter(4, 30), 0.9, 1.1)
    trees = sheet.stamped(["red", "wine", "rust", "red", "wine", "pine"], sheet.scatter(330, 19), 0.8, 1.35)
    small = sheet.stamped(["fern", "fern", "cap"], sheet.scatter(70, 13), 0.5, 0.85)
    mist = "".join(
        [
            light(
                sheet.hand.uniform(100, 1500),
                sheet.hand.uniform(80, 950),
                sheet.hand.uniform(120, 220),
                "mist",
                0.22,
                0.35,
            )
            for _ in range(12)
        ]
    )
    ground = field(sheet, PALETTE) + specks(sheet, 380, "#7a2a1c", 3, 0.3) + halo(sheet, "glade", 130, 0.75)
    return ground + "".join(waters) + small + huts + trees + mist
