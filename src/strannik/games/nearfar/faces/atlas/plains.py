"""Broken Plains: dry grass and table mountains, cut by two canyons with bridges over them."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas.ground import bridges, field, fine, near, river, soft, solid, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import Point, path

PALETTE: Final = Palette(
    ground="#e3bf7c",
    deep="#cf9d5a",
    light="#f2dba4",
    trail="#6e3f22",
    bed="#fbeecb",
    ink="#4a2a15",
    halo="#f7e7bf",
    frame="#8a4b2a",
    accent="#c8553d",
)
CANYONS: Final[list[list[Point]]] = [
    [(470, 1000), (520, 800), (640, 620), (600, 420), (700, 200), (690, 0)],
    [(1010, 1000), (1060, 760), (1160, 560), (1130, 330), (1220, 160), (1210, 0)],
]
SOLID: Final = [spot for line in CANYONS for spot in solid(line, 40)]


def land(sheet: Sheet) -> str:
    for name, drawing in (
        ("mesa", stamp("mesa", stone="#c2703f")),
        ("butte", stamp("mesa", stone="#a85a38")),
        ("stone", stamp("rock", stone="#b98a5e")),
        ("grass", stamp("tuft", tone="#8f7a32")),
        ("straw", stamp("tuft", tone="#b08d3a")),
        ("dead", stamp("bare-tree", timber="#5d4330")),
    ):
        sheet.define(name, drawing)
    rugged = [jagged(sheet, line) for line in CANYONS]
    canyons = "".join([canyon(line) for line in rugged])
    over = bridges(sheet, CANYONS, 40, "#a9763f", "#4c2c16")
    tables = sheet.stamped(["mesa", "butte"], sheet.scatter(20, 52), 0.8, 1.15)
    trees = sheet.stamped(["dead"], sheet.scatter(16, 24), 0.8, 1.2)
    stones = sheet.stamped(["stone"], sheet.scatter(34, 18), 0.5, 0.9)
    grass = sheet.stamped(["grass", "straw"], sheet.scatter(190, 12), 0.7, 1.15)
    return (
        field(sheet, PALETTE)
        + cracks(sheet)
        + specks(sheet, 420, "#7d5427", 2.4, 0.28)
        + canyons
        + grass
        + stones
        + tables
        + trees
        + over
    )


def jagged(sheet: Sheet, line: list[Point]) -> list[Point]:
    """The canyon's course with the roughness of rock."""
    return [(x + sheet.hand.uniform(-13, 13), y + sheet.hand.uniform(-6, 6)) for x, y in fine(line, 46)]


def canyon(line: list[Point]) -> str:
    layers = [("#f7e3b0", 96.0), ("#b5673a", 82.0), ("#8d4a2c", 64.0), ("#5f2f20", 44.0), ("#3a1d18", 24.0)]
    thread = path(soft(line), fill="none", stroke="#5fa3a8", stroke_width=6, stroke_linecap="round")
    return river(line, layers) + thread


def cracks(sheet: Sheet) -> str:
    """Fine cracks in the dry ground."""
    lines = []
    for _ in range(60):
        x, y = sheet.hand.uniform(40, 1560), sheet.hand.uniform(40, 960)
        if any(near((x, y), fine(line, 40), 90) for line in CANYONS):
            continue
        bits = [f"M{x:.0f} {y:.0f}"]
        for _ in range(4):
            bits.append(f"l{sheet.hand.uniform(6, 22):.0f} {sheet.hand.uniform(-13, 13):.0f}")
        lines.append("".join(bits))
    return path(
        "".join(lines), fill="none", stroke="#8a5a2c", stroke_width=2, stroke_opacity=0.45, stroke_linejoin="round"
    )
