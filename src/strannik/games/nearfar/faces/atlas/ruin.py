"""The Last Ruin: the rings of a fallen city about a tower that still stands."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from strannik.games.nearfar.faces.atlas.ground import field, glow, halo, light, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import arch, bare_tree, blocks, column, pine, tuft
from strannik.show.svg import ellipse, path, polygon, rect

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
        ("column", column("#d8ccb6")),
        ("arch", arch("#cabda6")),
        ("blocks", blocks("#c4b8a3")),
        ("cypress", pine("#5a6b5e")),
        ("dead", bare_tree("#4c4048")),
        ("grass", tuft("#7f7a5c")),
    ):
        sheet.define(name, drawing)
    rings = walls(sheet)
    arches = sheet.stamped(["arch"], sheet.scatter(20, 32), 0.9, 1.3)
    columns = sheet.stamped(["column"], sheet.scatter(70, 20), 0.8, 1.35)
    rubble = sheet.stamped(["blocks"], sheet.scatter(76, 20), 0.6, 1.1)
    trees = sheet.stamped(["cypress", "dead"], sheet.scatter(60, 19), 0.7, 1.1)
    grass = sheet.stamped(["grass"], sheet.scatter(90, 12), 0.6, 0.95)
    ground = field(sheet, PALETTE) + pavement(sheet) + specks(sheet, 420, "#4f4550", 2.4, 0.3) + rings
    return ground + halo(sheet, "court", 110, 0.55) + grass + rubble + trees + arches + columns + tower()


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


def tower() -> str:
    """A stepped tower with a light in it."""
    steps = []
    for at in range(5):
        half, foot = 96 - at * 18, Y + 66 - at * 30
        steps.append(
            polygon(
                [(X - half, foot), (X - half + 8, foot - 30), (X + half - 8, foot - 30), (X + half, foot)],
                fill="#cfc0a8",
                stroke="#2f2530",
                stroke_width=2,
            )
        )
        steps.append(
            polygon(
                [(X + half * 0.25, foot), (X + half * 0.25, foot - 30), (X + half - 8, foot - 30), (X + half, foot)],
                fill="#8f8087",
            )
        )
        steps.append(
            path(
                f"M{X - half + 14:.0f} {foot - 15:.0f}h{half * 2 - 28:.0f}",
                stroke="#6f6068",
                stroke_width=1.6,
                stroke_dasharray="12 5",
            )
        )
    door = path(f"M{X - 12:.0f} {Y + 66:.0f}v-26a12 12 0 0 1 24 0v26Z", fill="#2f1f38")
    eye = ellipse(X, Y - 72, 11, 15, fill="#f6c8ee", stroke="#2f2530", stroke_width=2)
    spire = polygon(
        [(X - 20, Y - 84), (X, Y - 132), (X + 20, Y - 84)], fill="#6d4f7b", stroke="#2f2530", stroke_width=2
    )
    stair = rect(X - 5, Y + 40, 10, 26, fill="#e9b6de")
    shade = ellipse(X + 14, Y + 70, 116, 26, fill="#000", fill_opacity=0.25)
    return light(X, Y - 40, 230, "omen", 0.6) + shade + "".join(steps) + door + stair + spire + eye
