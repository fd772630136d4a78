"""Rocktooth Isles: islands about their lagoons in a rough sea, between teeth of rock."""

from __future__ import annotations

from math import dist, hypot
from typing import Final

from strannik.games.nearfar.faces.atlas.ground import along, field, ripple, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Circle, Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import path

PALETTE: Final = Palette(
    ground="#3f8299",
    deep="#2b6781",
    light="#6aa9b4",
    trail="#3a2f22",
    bed="#fbf3d8",
    ink="#17323d",
    halo="#f4efd6",
    frame="#1f5063",
    accent="#d9583f",
)
SOLID: Final[list[Circle]] = []
ISLES: Final = [
    (235.0, 800.0, 205.0, 165.0),
    (270.0, 430.0, 210.0, 135.0),
    (715.0, 270.0, 215.0, 190.0),
    (705.0, 760.0, 230.0, 185.0),
    (1290.0, 255.0, 260.0, 175.0),
    (1190.0, 720.0, 225.0, 190.0),
]
SHORE: Final = 50.0
"""How far the land reaches from the middle of a path."""


def land(sheet: Sheet) -> str:
    for name, drawing in (
        ("tooth", stamp("spire", stone="#6c6a72")),
        ("fang", stamp("spire", stone="#57565f")),
        ("boat", stamp("boat", sail="#fdf6e3")),
        ("serpent", stamp("serpent", scales="#2c5a4d")),
        ("palm", stamp("palm", foliage="#5f9a4a")),
        ("tree", stamp("round-tree", foliage="#6f9f4b")),
        ("peak", stamp("peak", stone="#9a8f7d", snow="#f4eee0")),
        ("hut", stamp("hut", wall="#f1dfb8", roof="#c0623f")),
        ("stone", stamp("rock", stone="#9a948a")),
    ):
        sheet.define(name, drawing)
    inland = [trail for trail in sheet.trails if isle(*trail.points[0]) == isle(*trail.points[-1])]
    middles = [point for trail in inland for point in trail.points[::2]]

    def ashore(x: float, y: float) -> bool:
        return min([dist((x, y), middle) for middle in middles]) < SHORE

    def afloat(x: float, y: float) -> bool:
        return min([dist((x, y), middle) for middle in middles]) > SHORE + 56

    islands = along(
        sheet,
        inland,
        [("#5d9fae", 212), ("#86c3c4", 172), ("#f3e3b2", 134), ("#c9d08a", 114)],
    )
    huts = sheet.stamped(["hut"], sheet.scatter(8, 22, ashore), 0.7, 0.9)
    peaks = sheet.stamped(["peak"], sheet.scatter(8, 34, ashore), 0.6, 0.75)
    trees = sheet.stamped(["palm", "tree", "palm"], sheet.scatter(120, 16, ashore), 0.65, 0.95)
    coast = sheet.stamped(["stone"], sheet.scatter(22, 14, ashore), 0.4, 0.7)
    beasts = sheet.stamped(["serpent"], sheet.scatter(3, 52, afloat, 70), 0.9, 1.1)
    boats = sheet.stamped(["boat"], sheet.scatter(8, 36, afloat, 60), 0.85, 1.15)
    teeth = sheet.stamped(["tooth", "fang", "fang"], sheet.scatter(110, 18, afloat), 0.75, 1.6)
    surf = field(sheet, PALETTE) + waves(sheet)
    return (
        surf + islands + specks(sheet, 160, "#ffffff", 2, 0.3) + coast + huts + peaks + trees + teeth + beasts + boats
    )


def isle(x: float, y: float) -> int:
    """The number of the island that a place belongs to."""
    return min(
        range(len(ISLES)), key=lambda at: hypot((x - ISLES[at][0]) / ISLES[at][2], (y - ISLES[at][1]) / ISLES[at][3])
    )


def waves(sheet: Sheet) -> str:
    crests = []
    for _ in range(230):
        x, y = sheet.hand.uniform(20, 1560), sheet.hand.uniform(30, 980)
        crests.append(ripple(x, y, sheet.hand.uniform(10, 22)))
    return path(
        "".join(crests), fill="none", stroke="#d8f0ee", stroke_width=2.2, stroke_linecap="round", stroke_opacity=0.6
    )
