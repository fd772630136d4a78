"""Toxic Desert: yellow dunes, and green water that nobody should drink."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas.ground import closed, field, glow, grown, light, outline, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Circle, Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import circle, path

PALETTE: Final = Palette(
    ground="#e8cf8b",
    deep="#d3a95e",
    light="#f7e8b6",
    trail="#6a4a1c",
    bed="#fdf3cf",
    ink="#45320f",
    halo="#faecbe",
    frame="#6d7a2a",
    accent="#7ab62f",
)
SOLID: Final[list[Circle]] = []


def land(sheet: Sheet) -> str:
    sheet.stamps["fume"] = glow("fume", "#b9e05a")
    for name, drawing in (
        ("cactus", stamp("cactus", foliage="#6f8f3a")),
        ("thin", stamp("cactus", foliage="#8a9a4a")),
        ("bones", stamp("bones", tone="#f6ecd2")),
        ("stone", stamp("rock", stone="#c79f63")),
        ("mesa", stamp("mesa", stone="#c98f4f")),
        ("scrub", stamp("tuft", tone="#87843a")),
    ):
        sheet.define(name, drawing)
    pools = "".join([pool(sheet, space.x, space.y, 112, 84) for space in sheet.spaces if space.water])
    small = []
    for x, y in sheet.scatter(14, 40):
        small.append(pool(sheet, x, y, sheet.hand.uniform(26, 40), sheet.hand.uniform(16, 24)))
    tables = sheet.stamped(["mesa"], sheet.scatter(9, 52), 0.8, 1.1)
    plants = sheet.stamped(["cactus", "thin"], sheet.scatter(52, 19), 0.75, 1.25)
    relics = sheet.stamped(["bones"], sheet.scatter(13, 20), 0.8, 1.15)
    stones = sheet.stamped(["stone"], sheet.scatter(26, 18), 0.45, 0.85)
    scrub = sheet.stamped(["scrub"], sheet.scatter(70, 12), 0.6, 1)
    return (
        field(sheet, PALETTE)
        + dunes(sheet)
        + specks(sheet, 520, "#8a6426", 2.2, 0.3)
        + pools
        + "".join(small)
        + scrub
        + stones
        + tables
        + relics
        + plants
    )


def dunes(sheet: Sheet) -> str:
    """Crests of sand, dark on the lee side."""
    crests, shades = [], []
    for _ in range(46):
        x, y, wide = sheet.hand.uniform(-40, 1500), sheet.hand.uniform(40, 990), sheet.hand.uniform(120, 260)
        rise = wide * sheet.hand.uniform(0.12, 0.2)
        bow = f"q{wide * 0.35:.0f} {-rise:.0f} {wide * 0.55:.0f} {-rise * 0.55:.0f}"
        crest = f"M{x:.0f} {y:.0f}{bow}t{wide * 0.45:.0f} {rise * 0.4:.0f}"
        crests.append(crest)
        shades.append(f"{crest}q{-wide * 0.3:.0f} {rise * 0.7:.0f} {-wide:.0f} {rise * 0.15:.0f}Z")
    under = path("".join(shades), fill="#c4954a", fill_opacity=0.32)
    return under + path(
        "".join(crests), fill="none", stroke="#fff6d4", stroke_width=4, stroke_opacity=0.85, stroke_linecap="round"
    )


def pool(sheet: Sheet, x: float, y: float, rx: float, ry: float) -> str:
    """A green pool with a crust, and its vapour."""
    edge = outline(sheet.hand, x, y, rx, ry, 13, 0.13)
    bubbles = []
    for _ in range(max(3, int(rx / 9))):
        bx, by = x + sheet.hand.uniform(-0.75, 0.75) * rx, y + sheet.hand.uniform(-0.7, 0.7) * ry
        bubbles.append(circle(bx, by, sheet.hand.uniform(2, 5.5), fill="#e4f7a0", stroke="#4f7a1a", stroke_width=1))
    return (
        light(x, y, rx * 1.7, "fume", 0.5)
        + path(closed(grown(edge, 1.13)), fill="#b58a45")
        + path(closed(grown(edge, 1.05)), fill="#f4eca6")
        + path(closed(edge), fill="#6d9c28")
        + path(closed(grown(edge, 0.78)), fill="#8dbf38")
        + "".join(bubbles)
    )
