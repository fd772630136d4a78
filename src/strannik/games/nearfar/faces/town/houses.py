"""The houses of the town, each about 170 wide with the middle of its foot at the origin.

A house is its walls and its windows; windows are drawn last, since at dusk they are lit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from strannik.show.svg import Point, circle, ellipse, mix, path, placed, polygon, rect, ring

PEN: Final[dict[str, Any]] = {"stroke": "#2b2622", "stroke_width": 2, "stroke_linejoin": "round"}
Window = tuple[float, float, float, float]
"""Left, top, width, height."""

TIMBER: Final = "#7a5230"
DARK: Final = "#3b2a1c"


def wall(left: float, wide: float, high: float, colour: str) -> str:
    """A wall with its shaded right edge."""
    shade = rect(left + wide * 0.82, -high, wide * 0.18, high, fill="#000", fill_opacity=0.12)
    return rect(left, -high, wide, high, fill=colour, **PEN) + shade


def planks(left: float, top: float, wide: float, high: float, step: float, colour: str) -> str:
    """Boards across a wall."""
    lines = "".join([f"M{left:.0f} {top + at:.0f}h{wide:.0f}" for at in range(int(step), int(high), int(step))])
    return path(lines, stroke=mix(colour, "#000000", 0.3), stroke_width=1.4, stroke_opacity=0.6)


def door(x: float, wide: float, high: float, colour: str = TIMBER) -> str:
    knob = circle(x + wide * 0.28, -high * 0.45, 2.4, fill="#e2ab35")
    return (
        path(
            f"M{x - wide / 2:.0f} 0v{-high * 0.7:.0f}q{wide / 2:.0f} {-high * 0.5:.0f} {wide:.0f} 0V0Z",
            fill=colour,
            **PEN,
        )
        + knob
    )


def gable(left: float, right: float, foot: float, top: float, colour: str) -> str:
    middle = (left + right) / 2
    whole = polygon([(left, foot), (middle, top), (right, foot)], fill=colour, **PEN)
    return whole + polygon(
        [(middle, top), (right, foot), (middle + (right - middle) * 0.3, foot)], fill="#000", fill_opacity=0.15
    )


def hall() -> str:
    """Columns, a clock tower and a flag."""
    stone = "#dfcfae"
    wings = wall(-84, 168, 104, stone)
    pediment = gable(-92, 92, -104, -142, "#b08a5e")
    tower = rect(-24, -206, 48, 72, fill=stone, **PEN) + polygon(
        [(-32, -206), (0, -252), (32, -206)], fill="#8d4636", **PEN
    )
    clock = circle(0, -172, 17, fill="#fffaf0", **PEN) + path(
        "M0-172V-184M0-172H8", stroke=DARK, stroke_width=3, stroke_linecap="round"
    )
    columns = "".join(
        [rect(x, -100, 11, 88, 2, fill="#fbf2dc", stroke="#8a7a66", stroke_width=1.2) for x in (-74, -46, 35, 63)]
    )
    flag = path("M0-252V-278", stroke=DARK, stroke_width=3) + polygon(
        [(0, -278), (28, -271), (0, -263)], fill="#c8553d", **PEN
    )
    steps = rect(-90, -12, 180, 12, fill="#c9b78f", **PEN)
    return flag + tower + clock + wings + pediment + columns + door(0, 40, 76) + steps


def saloon() -> str:
    """A stepped front, a balcony, swing doors and a mug on the sign."""
    wood = "#c98d52"
    front = path("M-80 0V-150H-52V-176H-26V-196H26V-176H52V-150H80V0Z", fill=wood, **PEN)
    boards = planks(-78, -146, 156, 146, 15, wood)
    board = rect(-50, -172, 100, 36, 6, fill="#7c3a2c", **PEN)
    mug = (
        rect(-12, -166, 20, 24, 3, fill="#f0c04a", **PEN)
        + path("M8-160h9v13h-9", fill="none", **PEN)
        + ellipse(-2, -166, 11, 4, fill="#fffaf0")
    )
    balcony = (
        rect(-88, -92, 176, 9, fill=TIMBER, **PEN)
        + path("".join([f"M{x} -112v20" for x in range(-80, 90, 16)]), stroke=TIMBER, stroke_width=4)
        + rect(-88, -116, 176, 6, fill=TIMBER, **PEN)
    )
    posts = path("M-80-84V0M80-84V0", stroke=TIMBER, stroke_width=8)
    swing = path("M-22 0V-58Q-11-66-1-56V0ZM22 0V-58Q11-66 1-56V0Z", fill="#8a4a2c", **PEN)
    return front + boards + board + mug + balcony + posts + rect(-24, -74, 48, 74, fill="#2c1d16") + swing


def stables() -> str:
    """A barn with a hay loft and crossed doors."""
    red = "#a84a38"
    barn = polygon([(-82, 0), (-82, -92), (-58, -138), (0, -166), (58, -138), (82, -92), (82, 0)], fill=red, **PEN)
    roof = path(
        "M-92-88L-64-144L0-176L64-144L92-88", fill="none", stroke="#5b3a2c", stroke_width=12, stroke_linejoin="round"
    )
    boards = planks(-80, -90, 160, 90, 16, red)
    doors = rect(-42, -80, 84, 80, fill="#d9b98a", **PEN) + path(
        "M-42-80L0 0M0-80L-42 0M0-80L42 0M42-80L0 0M0-80V0", stroke=TIMBER, stroke_width=5
    )
    hay = rect(-18, -132, 36, 30, fill="#2c1d16", **PEN) + path(
        "M-18-104q6-16 12-6q4-12 10-2q4-10 14 8Z", fill="#e3bf5c"
    )
    fence = path("M-96-26h16M-96-12h16M80-26h16M80-12h16M-92-34v34M92-34v34", stroke=TIMBER, stroke_width=5)
    return fence + barn + boards + roof + hay + doors


def store() -> str:
    """A shop under a striped awning, barrels at the door."""
    front = wall(-78, 156, 118, "#e9d5a7")
    roof = polygon([(-88, -118), (-62, -160), (62, -160), (88, -118)], fill="#6f7f86", **PEN)
    sign = rect(-46, -152, 92, 28, 5, fill="#fbf2dc", **PEN) + path(
        "M-34-138h68", stroke="#8a7a66", stroke_width=5, stroke_dasharray="14 6"
    )
    stripes = []
    for at in range(8):
        left = -80 + at * 20
        colour = "#3f7f7a" if at % 2 == 0 else "#fffaf0"
        stripes.append(path(f"M{left} -104h20l2 26q-11 13-22 0Z", fill=colour, **PEN))
    barrels = "".join([placed(barrel(), x, 0, size) for x, size in ((-66, 1.0), (-42, 0.8))])
    return front + roof + sign + door(38, 40, 72) + "".join(stripes) + barrels


def barrel() -> str:
    return path("M-12 0q-5-16 0-32h24q5 16 0 32Z", fill="#9a6a3a", **PEN) + path(
        "M-14-10h28M-14-22h28", stroke="#4c4038", stroke_width=3
    )


def farm() -> str:
    """A mill with sails, a cottage and wheat."""
    cottage = wall(-2, 84, 62, "#f0e0bc") + gable(-12, 92, -62, -108, "#8a5a33")
    mill = polygon([(-76, 0), (-64, -112), (-24, -112), (-12, 0)], fill="#e7d6b4", **PEN) + path(
        "M-70-112q26-46 52 0Z", fill="#a8493a", **PEN
    )
    sails = "".join(
        [
            path("M0 0V-74M4-20h14v-50H4", fill="#fffaf0", transform=f"translate(-44 -118) rotate({turn})", **PEN)
            for turn in (20, 110, 200, 290)
        ]
    )
    wheat = "".join([placed(ear(), x, 0, 1) for x in range(-92, 96, 15)])
    return (
        cottage
        + mill
        + rect(-54, -34, 20, 34, fill=DARK)
        + door(46, 26, 44)
        + sails
        + circle(-44, -118, 6, fill=DARK)
        + wheat
    )


def ear() -> str:
    return path("M0 2V-20", stroke="#a57f22", stroke_width=2) + ellipse(
        0, -24, 4, 9, fill="#e3b64a", stroke="#8a6a1e", stroke_width=1
    )


def hut() -> str:
    """A crooked hut with a purple roof, smoke and jars."""
    walls = path("M-56 0L-48-76H52L60 0Z", fill="#cdb98d", **PEN) + path(
        "M-50-40h104M-20-76l-4 76M26-76l4 76", stroke=TIMBER, stroke_width=5, stroke_opacity=0.7
    )
    roof = path("M-86-62Q-30-92 4-186Q22-100 92-60Q0-30-86-62Z", fill="#6a5690", **PEN)
    folds = path("M-54-68Q-14-96 4-160M60-68Q22-96 10-140", fill="none", stroke="#46356b", stroke_width=3)
    smoke = path(
        "M44-120q22-10 12-32q-14-20 10-38",
        fill="none",
        stroke="#d9cfe8",
        stroke_width=11,
        stroke_linecap="round",
        stroke_opacity=0.75,
    )
    moon = path("M-2-122a16 16 0 1 0 14 22a13 13 0 1 1-14-22Z", fill="#f4d35e")
    jars = circle(-66, -9, 9, fill="#7fbf9a", **PEN) + circle(-84, -7, 7, fill="#c86fb4", **PEN)
    return smoke + walls + roof + folds + moon + door(2, 36, 56, "#4a3a63") + jars


def mine() -> str:
    """A hill with a propped entrance, rails and a cart."""
    hill = path("M-92 0C-90-58-64-132-22-150C4-176 34-156 46-128C76-110 92-54 92 0Z", fill="#8f8577", **PEN)
    facets = path(
        "M-22-150L-34-86L-70-44M46-128L36-82L68-40M-34-86L4-104L36-82", fill="none", stroke="#5f574d", stroke_width=3
    )
    lit = path("M-22-150L-34-86L-70-44C-80-20-90-10-92 0C-90-58-64-132-22-150Z", fill="#fff", fill_opacity=0.16)
    mouth = path("M-34 0V-58Q0-92 34-58V0Z", fill="#1f1a17")
    props = path("M-34 2V-64M34 2V-64M-44-66H44", stroke=TIMBER, stroke_width=10, stroke_linecap="round")
    rails = path("M-14 0L-4-34M14 0L4-34M-12-6h24M-9-15h18", stroke="#b7c2c8", stroke_width=3)
    cart = (
        path("M46-30H90L84-6H52Z", fill="#6b5a4c", **PEN) + circle(57, -4, 6, fill=DARK) + circle(79, -4, 6, fill=DARK)
    )
    ore = path("M48-30q8-14 16-6q8-12 14-2q8-4 10 8Z", fill="#39a0a8", **PEN)
    return hill + facets + lit + mouth + rails + props + ore + cart


def jail() -> str:
    """Thick walls, bars and a star."""
    stone = "#a39a8d"
    block = wall(-66, 132, 112, stone)
    joints = path(
        "M-66-28h132M-66-56h132M-66-84h132M-40-28v28M0-56v28M-34-84v28M34-84v28M-8-112v28M40-28v28",
        stroke="#6d655b",
        stroke_width=2,
    )
    top = rect(-74, -126, 148, 16, fill="#7d756b", **PEN)
    star = placed(polygon(ring(5, 17, 8), fill="#e2ab35", **PEN), 0, -146)
    post = path("M0-126V-140", stroke=DARK, stroke_width=4)
    return block + joints + top + post + star + door(34, 38, 66, "#5a4636")


HOUSE: Final[dict[str, Callable[[], str]]] = {
    "hall": hall,
    "saloon": saloon,
    "stables": stables,
    "store": store,
    "farm": farm,
    "hut": hut,
    "mine": mine,
    "jail": jail,
}
WINDOWS: Final[dict[str, list[Window]]] = {
    "hall": [(-62, -80, 14, 34), (48, -80, 14, 34)],
    "saloon": [(-66, -72, 28, 40), (38, -72, 28, 40), (-62, -140, 22, 20), (40, -140, 22, 20)],
    "stables": [(-70, -78, 18, 22), (52, -78, 18, 22)],
    "store": [(-66, -66, 62, 34)],
    "farm": [(62, -46, 14, 16), (-52, -80, 14, 16)],
    "hut": [(-38, -62, 18, 18), (28, -62, 18, 18)],
    "mine": [(-44, -60, 8, 14), (36, -60, 8, 14)],
    "jail": [(-52, -76, 30, 28)],
}
BARS: Final[Point] = (-52.0, -76.0)
"""Where the jail's window begins; it keeps its bars when lit."""
