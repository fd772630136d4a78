"""The town board, warm at dusk and bright by day: a street of houses, and under it what they need.

`boards` the boards under the street: what goods are worth, the mine, the paddock, the reputation track
`houses` the windows of the houses, about the middle of each foot: they are drawn last, since at dusk they are lit
`places` where things stand on the town board, in the coordinates of its picture
`signs`  the sign of each building: its name, and what one does there in icons
"""

from __future__ import annotations

from random import Random
from typing import Final

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.atlas.ground import glow, light, soft
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.games.nearfar.faces.town.boards import mine, paddock, reputation, trade
from strannik.games.nearfar.faces.town.houses import BARS, WINDOWS
from strannik.games.nearfar.faces.town.places import HIGH, HOUSES, STREET, WIDE, house
from strannik.games.nearfar.faces.town.signs import sign
from strannik.show.svg import circle, ellipse, gradient, group, mix, path, picture, placed, rect, tag
from strannik.show.words import Words

__all__ = ["town_face"]

DUSK_SKY: Final = ((0, "#453a75"), (0.35, "#a8587f"), (0.65, "#f0975c"), (0.9, "#fbd08a"))
DAY_SKY: Final = ((0, "#6fb4d6"), (0.6, "#bfe2e6"), (1, "#f4efd6"))


def town_face(side: str, words: Words) -> str:
    """The whole board, day or dusk up."""
    day = side == "day"
    defs = [
        gradient("sky", *(DAY_SKY if day else DUSK_SKY)),
        glow("lamp", "#ffd782"),
        glow("sun", "#fff6d0" if day else "#ffd08a"),
        tag("clipPath", rect(0, 0, WIDE, HIGH, 14), id="edge"),
    ]
    signs = [sign(building, capital(words.name(building)), day) for building in HOUSES]
    boards = [
        trade(words.say("board-trade")),
        mine(words.say("board-mine"), day),
        paddock(words.say("board-paddock")),
        reputation(day),
    ]
    drawn = [sky(day), ground(day), houses(day), *signs, *boards]
    return picture(WIDE, HIGH, tag("defs", *defs), group(*drawn, clip_path="url(#edge)"), title=words.name("town"))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sky(day: bool) -> str:
    """The sky with its sun or moon, far hills and the first stars or clouds."""
    hand = Random("near and far town")
    drawn = [rect(0, 0, WIDE, STREET + 30, fill="url(#sky)")]
    sun = (1290.0, 96.0) if day else (700.0, 330.0)
    drawn.append(light(*sun, 260, "sun", 0.9, 1) + circle(*sun, 46, fill="#fff3c4" if day else "#ffdf9a"))
    if day:
        cloud = stamp("cloud", tone="#ffffff")
        drawn += [placed(cloud, x, y, size) for x, y, size in ((170, 90, 1.1), (560, 60, 0.8), (940, 120, 1.2))]
    else:
        for _ in range(70):
            drawn.append(
                circle(
                    hand.uniform(0, WIDE),
                    hand.uniform(0, 170),
                    hand.uniform(0.8, 2.2),
                    fill="#fff6df",
                    fill_opacity=0.8,
                )
            )
    for high, far in ((150.0, 0.0), (100.0, 0.5)):
        ridge = [(float(x), STREET - high - hand.uniform(0, 70)) for x in range(-40, int(WIDE) + 120, 110)]
        colour = mix("#7f9f9a" if day else "#6b4a74", "#a9c08a" if day else "#4c3a5f", far)
        drawn.append(path(f"{soft(ridge)}V{STREET + 20:.0f}H-40Z", fill=colour))
    return "".join(drawn)


def ground(day: bool) -> str:
    """Grass behind the houses, the street before them, boards below."""
    grass, road, dark = ("#9fbf73", "#e3cfa2", "#b79a68") if day else ("#6f6a58", "#c79c76", "#7d5a4d")
    under = rect(0, STREET - 34, WIDE, 70, fill=grass) + rect(0, STREET - 6, WIDE, 84, fill=road)
    kerb = rect(0, STREET + 68, WIDE, 10, fill=dark)
    stones = "".join(
        [f"M{x} {STREET + y:.0f}h26" for y in (18, 36, 54) for x in range(-10 + int(y) * 3 % 60, int(WIDE), 76)]
    )
    cobbles = path(stones, stroke=dark, stroke_width=4, stroke_linecap="round", stroke_opacity=0.35)
    floor = rect(0, STREET + 78, WIDE, HIGH - STREET - 78, fill="#5a3f2a")
    grain = path(
        "".join([f"M0 {y}h{WIDE:.0f}" for y in range(int(STREET) + 110, int(HIGH), 44)]),
        stroke="#452e1d",
        stroke_width=3,
    )
    return under + cobbles + kerb + floor + grain


def houses(day: bool) -> str:
    """The street: trees between the houses, the houses, dusk over them, and light in their windows."""
    leaf = "#6f9f4b" if day else "#4d5a48"
    trees = []
    for at, building in enumerate(HOUSES):
        x, y = house(building)
        trees.append(placed(stamp("round-tree" if at % 2 else "pine", foliage=leaf), x - 97, y - 2, 1.6))
    walls = [
        placed(ellipse(6, 2, 92, 12, fill="#000", fill_opacity=0.25) + fragment(f"houses/{building}"), *house(building))
        for building in HOUSES
    ]
    veil = "" if day else rect(0, 0, WIDE, STREET + 78, fill="#3a1a4a", fill_opacity=0.15)
    return "".join([*trees, *walls, veil, *[windows(building, day) for building in HOUSES]])


def windows(building: str, day: bool) -> str:
    x, y = house(building)
    drawn = []
    for left, top, wide, high in WINDOWS[building]:
        if not day:
            drawn.append(light(left + wide / 2, top + high / 2, max(wide, high) * 1.5, "lamp", 0.75, 1))
        drawn.append(
            rect(left, top, wide, high, 2, fill="#a9cfd6" if day else "#ffdf8f", stroke="#3b2a1c", stroke_width=2.5)
        )
        drawn.append(
            path(
                f"M{left + wide / 2:.0f} {top:.0f}v{high:.0f}M{left:.0f} {top + high / 2:.0f}h{wide:.0f}",
                stroke="#3b2a1c",
                stroke_width=2,
            )
        )
    if building == "jail":
        left, top = BARS
        drawn.append(
            path(
                "".join([f"M{left + off:.0f} {top:.0f}v28" for off in (5, 11, 18, 25)]),
                stroke="#2b2622",
                stroke_width=3.5,
            )
        )
    if not day and building == "hall":
        drawn.append(light(0, -172, 40, "lamp", 0.7, 1))
    return placed("".join(drawn), x, y)
