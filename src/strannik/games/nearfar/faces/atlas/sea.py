"""Dried Sea: soundings without water, hulls and the ribs of whales on white salt."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas.ground import closed, contours, field, flat, grown, outline, soft, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import path

PALETTE: Final = Palette(
    ground="#d8cfb4",
    deep="#9fb3ac",
    light="#f3ead0",
    trail="#45423a",
    bed="#fffaea",
    ink="#24404a",
    halo="#f2ead2",
    frame="#35616b",
    accent="#d0643f",
)
WRECKS: Final = [("hull", 760.0, 535.0, 1.5), ("ribs", 1165.0, 712.0, 1.15), ("bark", 420.0, 345.0, 1.05)]
SOLID: Final = [
    spot for _, x, y, scale in WRECKS for spot in flat(x + 5 * scale, y - 16 * scale, 70 * scale, 30 * scale)
]


def land(sheet: Sheet) -> str:
    for name, drawing in (
        ("hull", stamp("hull", timber="#7b5a41")),
        ("bark", stamp("hull", timber="#64707a")),
        ("ribs", stamp("ribs", tone="#fbf4e2")),
        ("shell", stamp("shell", tone="#e7a58c")),
        ("pearl", stamp("shell", tone="#f4e3d2")),
        ("star", stamp("starfish", tone="#cf6b4a")),
        ("anchor", stamp("anchor", iron="#4d5960")),
        ("coral", stamp("tuft", tone="#b7604f")),
        ("weed", stamp("tuft", tone="#7d8a5c")),
        ("stone", stamp("rock", stone="#a9a693")),
    ):
        sheet.define(name, drawing)
    wrecks = "".join([sheet.stamp(name, x, y, scale) for name, x, y, scale in WRECKS])
    more = sheet.stamped(["bark", "ribs"], sheet.scatter(5, 60), 0.6, 0.8)
    anchors = sheet.stamped(["anchor"], sheet.scatter(12, 23), 0.8, 1.1)
    stones = sheet.stamped(["stone"], sheet.scatter(30, 19), 0.5, 1)
    beach = sheet.stamped(["shell", "pearl", "star"], sheet.scatter(60, 15), 0.55, 0.95)
    growth = sheet.stamped(["coral", "weed", "weed"], sheet.scatter(90, 12), 0.7, 1.1)
    return (
        field(sheet, PALETTE)
        + basin(sheet)
        + sand(sheet)
        + specks(sheet, 420, "#6f7d78", 2.2, 0.3)
        + growth
        + beach
        + stones
        + anchors
        + more
        + wrecks
    )


def basin(sheet: Sheet) -> str:
    """Where the sea was deepest: bluer ground in steps, with the lines of a chart."""
    drawn = []
    for x, y, rx, ry in ((780.0, 540.0, 560.0, 340.0), (1250.0, 320.0, 250.0, 190.0), (330.0, 640.0, 250.0, 210.0)):
        edge = outline(sheet.hand, x, y, rx, ry, 20, 0.09)
        for at in range(4):
            drawn.append(path(closed(grown(edge, 1 - at * 0.2)), fill="#8fb0ad", fill_opacity=0.24))
        drawn.append(contours(sheet.hand, x, y, rx * 0.97, ry * 0.97, 6, "#4b7a80", 0.4))
    return "".join(drawn)


def sand(sheet: Sheet) -> str:
    """The ripples that the last tide left."""
    lines = []
    for _ in range(70):
        x, y = sheet.hand.uniform(20, 1500), sheet.hand.uniform(30, 980)
        wide = sheet.hand.uniform(40, 100)
        lines.append(soft([(x + wide * at / 4, y + (4 if at % 2 else -4)) for at in range(5)]))
    return path(
        "".join(lines), fill="none", stroke="#fffdf2", stroke_width=3, stroke_opacity=0.6, stroke_linecap="round"
    )
