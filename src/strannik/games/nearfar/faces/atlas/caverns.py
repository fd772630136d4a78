"""Glogo Caverns: lit chambers and tunnels in dark rock, glowing pools, mushrooms and crystals."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas.ground import (
    along,
    closed,
    field,
    flat,
    glow,
    grown,
    light,
    outline,
    soft,
    specks,
)
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import circle, number, path

PALETTE: Final = Palette(
    ground="#2b2740",
    deep="#1b1830",
    light="#423a63",
    trail="#4a3a5c",
    bed="#e6d8c2",
    ink="#33243f",
    halo="#efe3d2",
    frame="#3a2f55",
    accent="#29b8a8",
)
FLOOR: Final = "#a08fa6"
POOLS: Final = [(600.0, 430.0, 92.0, 56.0), (1110.0, 330.0, 84.0, 54.0), (1010.0, 700.0, 100.0, 56.0)]
SOLID: Final = [spot for pool in POOLS for spot in flat(*pool)]


def land(sheet: Sheet) -> str:
    sheet.stamps["pool"] = glow("pool", "#3ff0d8")
    sheet.stamps["lamp"] = glow("lamp", "#fff0cf")
    for name, drawing in (
        ("spire", stamp("spire", stone="#5b5276")),
        ("low", stamp("rock", stone="#584f72")),
        ("cap", stamp("mushroom", cap="#46c9b4", stem="#e8f7ea")),
        ("bell", stamp("mushroom", cap="#c86fb4", stem="#f7e6f2")),
        ("crystal", stamp("crystal", tone="#6fc7ea")),
    ):
        sheet.define(name, drawing)
    ground = field(sheet, PALETTE) + strata(sheet) + chambers(sheet)
    pools = "".join([pool(sheet, *place) for place in POOLS])
    lamps = "".join([light(space.x, space.y, 110, "lamp", 0.5, 0.85) for space in sheet.spaces])
    growth = sheet.stamped(["cap", "bell", "cap"], sheet.scatter(34, 17), 0.55, 0.95)
    crystals = sheet.stamped(["crystal"], sheet.scatter(20, 22), 0.7, 1.1)
    stones = sheet.stamped(["spire", "spire", "low"], sheet.scatter(150, 21), 0.7, 1.35)
    return ground + pools + lamps + stones + growth + crystals + specks(sheet, 260, "#f6efe2", 2, 0.18)


def strata(sheet: Sheet) -> str:
    """The layers of the rock, folded."""
    lines = []
    for at in range(26):
        y = at * 42 - 20
        lines.append(soft([(x, y + sheet.hand.uniform(-26, 26) + 30 * (x / 1600)) for x in range(-40, 1700, 190)]))
    return path("".join(lines), fill="none", stroke="#453d68", stroke_width=3, stroke_opacity=number(0.55))


def chambers(sheet: Sheet) -> str:
    """The floor of the caves: tunnels along the paths, a chamber about each space."""
    return along(sheet, sheet.trails, [("#120f22", 122), ("#6c5f80", 104), (FLOOR, 82)])


def pool(sheet: Sheet, x: float, y: float, rx: float, ry: float) -> str:
    """Water that shines by itself."""
    edge = outline(sheet.hand, x, y, rx, ry, 13, 0.14)
    bubbles = "".join(
        [
            circle(
                x + sheet.hand.uniform(-0.6, 0.6) * rx,
                y + sheet.hand.uniform(-0.5, 0.5) * ry,
                sheet.hand.uniform(2, 5),
                fill="#e9fffa",
                fill_opacity=0.8,
            )
            for _ in range(9)
        ]
    )
    return (
        light(x, y, rx * 2.1, "pool", 0.55)
        + path(closed(grown(edge, 1.14)), fill="#17142a")
        + path(closed(edge), fill="#1f8f92")
        + path(closed(grown(edge, 0.74)), fill="#3cc9bd")
        + path(closed(grown(edge, 0.42)), fill="#a5f5e4", fill_opacity=0.75)
        + bubbles
    )
