"""Meteor Mountain: one great height with a crater in which something still glows."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from strannik.games.nearfar.faces.atlas.ground import closed, contours, field, flat, glow, grown, light, outline, specks
from strannik.games.nearfar.faces.atlas.palette import Palette
from strannik.games.nearfar.faces.atlas.sheet import Sheet
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.show.svg import mix, path, polygon

PALETTE: Final = Palette(
    ground="#a9b3a8",
    deep="#76867f",
    light="#d3d8c6",
    trail="#3c3a4c",
    bed="#f3efe2",
    ink="#2a2838",
    halo="#e9e8dc",
    frame="#4a4a60",
    accent="#e0662f",
)
X: Final = 830.0
Y: Final = 500.0
SOLID: Final = flat(X, Y, 190.0, 132.0)


def land(sheet: Sheet) -> str:
    sheet.stamps["ember"] = glow("ember", "#ff9a3c")
    for name, drawing in (
        ("peak", stamp("peak", stone="#8c8796", snow="#fbfaf4")),
        ("crag", stamp("rock", stone="#8f8b98")),
        ("scrap", stamp("crystal", tone="#e07a3f")),
        ("pine", stamp("pine", foliage="#4f6f5d")),
        ("dark", stamp("pine", foliage="#3f5c52")),
        ("grass", stamp("tuft", tone="#6f7d5a")),
    ):
        sheet.define(name, drawing)

    def high(x: float, y: float) -> bool:
        return ((x - X) / 560) ** 2 + ((y - Y) / 400) ** 2 < 1

    def low(x: float, y: float) -> bool:
        return not high(x, y)

    scraps = sheet.stamped(["scrap"], sheet.scatter(22, 20, high), 0.5, 0.9)
    peaks = sheet.stamped(["peak"], sheet.scatter(16, 46, high), 0.75, 1.05)
    crags = sheet.stamped(["crag"], sheet.scatter(60, 19, high), 0.6, 1.1)
    woods = sheet.stamped(["pine", "dark"], sheet.scatter(200, 17, low), 0.75, 1.2)
    grass = sheet.stamped(["grass"], sheet.scatter(60, 12, low), 0.7, 1)
    return (
        field(sheet, PALETTE)
        + slopes(sheet)
        + specks(sheet, 300, "#4a4a55", 2.4, 0.3)
        + crater(sheet)
        + grass
        + crags
        + scraps
        + peaks
        + woods
    )


def slopes(sheet: Sheet) -> str:
    """The mountain rises in steps of lighter stone."""
    edge = outline(sheet.hand, X, Y, 610, 430, 22, 0.07)
    steps = []
    for at in range(6):
        share = 1 - at * 0.12
        steps.append(path(closed(grown(edge, share)), fill=mix("#9c98a3", "#d9d4d2", at / 6), fill_opacity=0.55))
    return "".join(steps) + contours(sheet.hand, X, Y, 600, 425, 9, "#5b566b", 0.35)


def crater(sheet: Sheet) -> str:
    """A wall of stone about a pit, and the meteor in it."""
    wall = outline(sheet.hand, X, Y, 182, 128, 16, 0.08)
    rays = []
    for at in range(40):
        angle = at * pi / 20 + sheet.hand.uniform(-0.05, 0.05)
        near, far = sheet.hand.uniform(0.86, 0.95), sheet.hand.uniform(1.06, 1.24)
        rays.append(
            f"M{X + 182 * near * cos(angle):.0f} {Y + 128 * near * sin(angle):.0f}"
            f"L{X + 182 * far * cos(angle):.0f} {Y + 128 * far * sin(angle):.0f}"
        )
    stone = polygon(
        [(X - 34, Y + 14), (X - 22, Y - 22), (X + 6, Y - 38), (X + 36, Y - 14), (X + 30, Y + 18), (X - 4, Y + 30)],
        fill="#3b3140",
        stroke="#1f1a26",
        stroke_width=2,
    )
    veins = path(
        f"M{X - 22:.0f} {Y - 20:.0f}l20 16l-6 22l10 10m-8-32l22 4l12 16m-30-48l-6 30",
        fill="none",
        stroke="#ffb04f",
        stroke_width=4,
        stroke_linejoin="round",
    )
    return (
        path(closed(grown(wall, 1.12)), fill="#e4dfd8")
        + path("".join(rays), stroke="#5b566b", stroke_width=3, stroke_opacity=0.6)
        + path(closed(wall), fill="#6a6173")
        + path(closed(grown(wall, 0.86)), fill="#4c4457")
        + path(closed(grown(wall, 0.66)), fill="#382f42")
        + light(X, Y, 190, "ember", 0.85)
        + light(X, Y, 90, "ember", 1)
        + stone
        + veins
    )
