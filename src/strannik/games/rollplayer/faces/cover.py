"""The cover of Roll Player: a guild table at evening, dice mid-roll, a hero in the making."""

from __future__ import annotations

from typing import Final

from strannik.games.rollplayer.faces.dice import body
from strannik.games.rollplayer.faces.emblems import coin, longsword, star, tower_shield
from strannik.games.rollplayer.faces.palette import DARK_WOOD, DIE, LIGHT_WOOD, PARCHMENT, SHADE, WOOD
from strannik.games.rollplayer.faces.people import medallion
from strannik.show.svg import INK, circle, ellipse, gradient, group, path, picture, placed, polygon, rect, ring, tag

WIDTH: Final = 320
HEIGHT: Final = 200

THROWN: Final = (
    ("red", 5, 40, 134, -18, 1.5),
    ("blue", 3, 84, 158, 12, 1.35),
    ("gold", 6, 236, 150, 20, 1.6),
    ("green", 2, 282, 118, -12, 1.3),
    ("purple", 4, 206, 168, -8, 1.2),
    ("white", 1, 24, 92, 24, 1.1),
    ("black", 6, 288, 66, 14, 1.15),
)


def planks() -> str:
    boards = []
    for at, y in enumerate(range(96, HEIGHT, 21)):
        fill = (WOOD, LIGHT_WOOD, "#7f5732", "#66431f", WOOD)[at % 5]
        boards.append(rect(0, y, WIDTH, 21, fill=fill))
        boards.append(path(f"M0 {y}H{WIDTH}", stroke=DARK_WOOD, stroke_width=1))
        boards += [
            path(f"M{x} {y + 7}q14 -3 30 0t34 1", fill="none", stroke=DARK_WOOD, stroke_opacity=0.4, stroke_width=0.8)
            for x in range(at * 13, WIDTH, 88)
        ]
    return "".join(boards)


def hall() -> str:
    wall = rect(0, 0, WIDTH, 100, fill="url(#dusk)")
    arches = [path(f"M{x} 96V44Q{x + 24} 12 {x + 48} 44V96Z", fill="#f6c979", fill_opacity=0.32) for x in (12, 260)]
    banners = [
        path(f"M{x} 6H{x + 20}V52L{x + 10} 44L{x} 52Z", fill=DIE[colour], stroke=INK, stroke_width=0.8)
        for x, colour in ((78, "red"), (222, "blue"))
    ]
    lamps = [circle(x, 30, 26, fill="#ffdf94", fill_opacity=0.16) + circle(x, 30, 5, fill="#ffe6a8") for x in (64, 256)]
    return wall + "".join(arches) + "".join(banners) + "".join(lamps)


def parchment() -> str:
    """The sheet that lies in the middle, with the hero above it."""
    page = path("M92 92Q160 84 228 92L240 190Q160 198 80 190Z", fill=PARCHMENT, stroke=DARK_WOOD, stroke_width=1.4)
    cells = [
        rect(117 + 30 * x, 146 + 15 * y, 26, 12, 2, fill=SHADE, stroke=LIGHT_WOOD, stroke_width=0.8)
        for x in range(3)
        for y in range(3)
    ]
    return page + "".join(cells)


def thrown(colour: str, value: int, x: float, y: float, turn: float, scale: float) -> str:
    shadow = ellipse(x + 3, y + 15 * scale, 13 * scale, 4, fill=INK, fill_opacity=0.35)
    return shadow + placed(placed(body(colour, value), -12, -12), x, y, scale, turn)


def cover(title: str) -> str:
    """The whole picture, 16 to 10."""
    defs = tag(
        "defs",
        gradient("dusk", (0, "#2e2233"), (0.6, "#6b3f37"), (1, "#b4703f")),
        tag("clipPath", rect(0, 0, WIDTH, HEIGHT), id="frame"),
    )
    hero = placed(medallion("elf", "sun", DIE["green"]), 160, 74, 1.18)
    crossed = placed(longsword(), 94, 70, 1.7, -14) + placed(tower_shield(), 228, 72, 1.5, 8)
    wreath = [placed(star(7), x, y) for x, y in ((126, 24), (143, 15), (160, 12), (177, 15), (194, 24))]
    gold = [placed(coin(7), x, y) for x, y in ((252, 180), (264, 184), (258, 174), (62, 186))]
    ring_light = placed(polygon(ring(24, 74, 60), fill="#ffe6a8", fill_opacity=0.18), 160, 74)
    drawn = [
        planks(),
        hall(),
        parchment(),
        ring_light,
        crossed,
        hero,
        *wreath,
        *gold,
        *[thrown(*one) for one in THROWN],
    ]
    return picture(WIDTH, HEIGHT, defs, group(*drawn, clip_path="url(#frame)"), title=title)
