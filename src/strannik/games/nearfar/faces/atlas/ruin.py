"""The Last Ruin: the rings of a fallen city about a tower that still stands."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from strannik.games.nearfar.faces.atlas.ground import field, glow, halo, light, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import path

PALETTE: Final = Palette(
    ground="#c3b7a6",
    deep="#8d8a92",
    light="#e2d8c2",
    trail="#47304a",
    bed="#fbf2de",
    ink="#33233d",
    halo="#efe5d2",
    frame="#54405f",
    accent="#b0468f",
)
X: Final = 800.0
Y: Final = 480.0
SOLID: Final = [(X, Y, 112.0), (X, Y - 90, 50.0)]


def land(sheet: Sheet) -> str:
    sheet.stamps["omen"] = glow("omen", "#d074c0")
    sheet.stamps["court"] = glow("court", "#f4ead2")
    for name, drawing in (
        ("column", stamp("column", stone="#d8ccb6")),
        ("arch", stamp("arch", stone="#cabda6")),
        ("blocks", stamp("blocks", stone="#c4b8a3")),
        ("cypress", stamp("pine", foliage="#5a6b5e")),
        ("dead", stamp("bare-tree", timber="#4c4048")),
        ("grass", stamp("tuft", tone="#7f7a5c")),
    ):
        sheet.define(name, drawing)
    rings = walls(sheet)
    tower = light(X, Y - 40, 230, "omen", 0.6) + stamp("tower")
    arches = sheet.stamped(["arch"], sheet.scatter(20, 32), 0.9, 1.3)
    columns = sheet.stamped(["column"], sheet.scatter(70, 20), 0.8, 1.35)
    rubble = sheet.stamped(["blocks"], sheet.scatter(76, 20), 0.6, 1.1)
    trees = sheet.stamped(["cypress", "dead"], sheet.scatter(60, 19), 0.7, 1.1)
    grass = sheet.stamped(["grass"], sheet.scatter(90, 12), 0.6, 0.95)
    ground = field(sheet, PALETTE) + pavement(sheet) + specks(sheet, 420, "#4f4550", 2.4, 0.3) + rings
    return ground + halo(sheet, "court", 110, 0.55) + grass + rubble + trees + arches + columns + tower


def pavement(sheet: Sheet) -> str:
    """Slabs of the old streets, in rings and rays."""
    lines = []
    for ring in range(1, 13):
        lines.append(
            f"M{X - ring * 75:.0f} {Y:.0f}"
            f"a{ring * 75} {ring * 58} 0 1 0 {ring * 150} 0a{ring * 75} {ring * 58} 0 1 0 {-ring * 150} 0"
        )
    for ray in range(36):
        angle = ray * pi / 18
        lines.append(
            f"M{X + 150 * cos(angle):.0f} {Y + 116 * sin(angle):.0f}"
            f"L{X + 1100 * cos(angle):.0f} {Y + 850 * sin(angle):.0f}"
        )
    return path("".join(lines), fill="none", stroke="#8a7f86", stroke_width=2, stroke_opacity=0.3)


def walls(sheet: Sheet) -> str:
    """Three rings of wall, broken where the paths go through and wherever time liked."""
    drawn = []
    for rx, ry, parts in ((190.0, 150.0, 26), (355.0, 285.0, 44), (560.0, 405.0, 64)):
        for part in range(parts):
            if sheet.hand.random() < 0.3:
                continue
            start, end = part / parts * 2 * pi, (part + 0.86) / parts * 2 * pi
            middle = (start + end) / 2
            x, y = X + rx * cos(middle), Y + ry * sin(middle)
            if not sheet.free(x, y, 14):
                continue
            line = (
                f"M{X + rx * cos(start):.0f} {Y + ry * sin(start):.0f}L{X + rx * cos(end):.0f} {Y + ry * sin(end):.0f}"
            )
            drawn.append(line)
            sheet.take(x, y, 20)
    whole = "".join(drawn)
    under = path(whole, stroke="#000", stroke_width=18, stroke_opacity=0.22, transform="translate(3 7)")
    body = path(whole, stroke="#6f6570", stroke_width=18) + path(whole, stroke="#d6cab4", stroke_width=12)
    return under + body + path(whole, stroke="#8d8288", stroke_width=2, stroke_dasharray="9 4")
