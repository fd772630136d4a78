"""Charms, sounds and curiosities. Each is drawn about the origin, within 36 by 36."""

from __future__ import annotations

from collections.abc import Sequence

from strannik.games.nearfar.faces.icons import gem
from strannik.games.nearfar.faces.palette import (
    BONE,
    BRASS,
    CREAM,
    DARK_GOLD,
    DARK_WOOD,
    GOLD,
    INK,
    JADE,
    LEAF,
    LEATHER,
    LINE,
    PEN,
    STEEL,
    WOOD,
)
from strannik.games.nearfar.faces.things.garments import gear
from strannik.games.nearfar.faces.things.vessels import star_ring
from strannik.games.nearfar.faces.things.weapons import note
from strannik.show.svg import Point, circle, ellipse, group, mix, path, placed, polygon, rect, ring


def die(fill: str, spots: Sequence[Point]) -> str:
    return rect(-8, -8, 16, 16, 3, fill=fill, **LINE) + "".join([circle(x, y, 1.6, fill=CREAM) for x, y in spots])


def gaming_dice() -> str:
    five = [(-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4)]
    two = [(-4, -4), (4, 4)]
    return placed(die("#3f7d43", five), -6, 5, 1, -14) + placed(die("#2d5228", two), 8, -6, 0.85, 20)


def jade_flute() -> str:
    tube = path("M-17-2.4H15Q17-2.4 17 0Q17 2.4 15 2.4H-17Z", fill=JADE, **LINE)
    holes = [ellipse(x, 0, 1.2, 1.2, fill=INK) for x in (-4, 0.6, 5.2, 9.8)]
    rings = rect(-12.6, -3.2, 2.6, 6.4, 0.6, fill=GOLD, **LINE) + rect(12.4, -3, 2.2, 6, 0.6, fill=GOLD, **LINE)
    tassel = path("M13 3Q14 8 12 12", **{**PEN, "stroke": "#bf4f3d", "stroke_width": 1.8})
    return placed(tube + "".join(holes) + rings + tassel, 0, 3, 1, -32) + note(-10, -11) + note(3, -15, 0.8)


def pendant(chain: str) -> str:
    """A chain that hangs."""
    return path(
        "M-13-17Q-10 0 0 2Q10 0 13-17", **{**PEN, "stroke": chain, "stroke_width": 1.8, "stroke_dasharray": "2 1.2"}
    )


def nightmare_amulet() -> str:
    disc = circle(0, 6, 10.4, fill="#3c2f4f", **LINE) + circle(0, 6, 8, fill="none", stroke="#8a6fb0", stroke_width=0.9)
    eye = (
        path("M-7 6Q0-1 7 6Q0 13-7 6Z", fill="#e6dff2", **LINE)
        + circle(0, 6, 3, fill="#8a3fb0", **LINE)
        + ellipse(0, 6, 0.9, 2.6, fill=INK)
    )
    return pendant("#9a93a8") + disc + eye


def banshee_necklace() -> str:
    beads = [
        circle(x, y, 1.8, fill="#dfe6ea", **LINE)
        for x, y in ((-12, -12), (-9.6, -6), (-5.6, -1.4), (12, -12), (9.6, -6), (5.6, -1.4))
    ]
    hair = path("M-9 2C-9-7 9-7 9 2Q11 12 7 17Q7 8 5 6H-5Q-7 8-7 17Q-11 12-9 2Z", fill="#b9c6d6", **LINE)
    face = path("M-5.4 2Q0-4 5.4 2Q6 9 0 15Q-6 9-5.4 2Z", fill="#e7eef0", **LINE)
    cry = ellipse(0, 9.4, 1.7, 3, fill=INK) + ellipse(-2.4, 4, 1.1, 1.5, fill=INK) + ellipse(2.4, 4, 1.1, 1.5, fill=INK)
    return pendant("#8794a2") + "".join(beads) + hair + face + cry


def heartwood_staff() -> str:
    shaft = path("M2 18Q-3 6 1-4Q4-12-2-15Q-8-14-6-9Q-4-6-1-8", **{**PEN, "stroke": INK, "stroke_width": 4.6})
    wood = path("M2 18Q-3 6 1-4Q4-12-2-15Q-8-14-6-9Q-4-6-1-8", **{**PEN, "stroke": "#a8623c", "stroke_width": 3})
    heart = path(
        "M0 4.6C-6.2 0-5.2-4.4-2.4-4.3C-1-4.3-0.3-3.3 0-2.5C0.3-3.3 1-4.3 2.4-4.3C5.2-4.4 6.2 0 0 4.6Z",
        fill="#c8433f",
        **LINE,
    )
    leaves = path("M0 2Q8-2 12 3Q6 7 0 2ZM-1 9Q-9 6-12 11Q-6 14-1 9Z", fill=LEAF, **LINE)
    return shaft + wood + leaves + placed(heart, 9, -10, 1.1)


def straw_guardian() -> str:
    pole = path("M0-2V18M-14 0H14", **{**PEN, "stroke": WOOD, "stroke_width": 2.4})
    coat = path("M-10-2H10L8 11Q0 14-8 11Z", fill="#8c6a8f", **LINE) + rect(2, 3, 4.4, 4.4, 0, fill="#c9a04a", **LINE)
    straw = path(
        "M-14 0L-18-3M-14 0L-18 1M-14 0L-17 4M14 0L18-3M14 0L18 1M14 0L17 4M-6 12L-7 17M-2 13V17M3 13L4 17",
        **{**PEN, "stroke": "#dcb64c", "stroke_width": 1.4},
    )
    head = circle(0, -7, 5.6, fill="#e6c46a", **LINE) + path(
        "M-3-8L-1-6M-1-8L-3-6M1-8L3-6M3-8L1-6M-2.6-4Q0-2.6 2.6-4", **PEN
    )
    hat = path("M-10-10Q0-13 10-10Q5-11 4-14L1-18L-4-14Q-5-11-10-10Z", fill=DARK_WOOD, **LINE)
    return pole + straw + coat + head + hat


def stamp(mark: str) -> str:
    """A seal: a knob, and the mark it leaves in wax."""
    wax = placed(
        polygon(ring(14, 12, 10.6), fill="#b8392f", **LINE) + circle(0, 0, 8.6, fill="#8d2a22", **LINE) + mark, -3, 6
    )
    knob = path("M-3-1Q-6-6-3-9Q0-12 3-9Q6-6 3-1V3H6V7H-6V3H-3Z", fill=BRASS, **LINE)
    return wax + placed(knob, 9, -8, 1.1, 28)


def city_seal() -> str:
    towers = path("M-6 4V-2L-4-4L-2-2V0H2V-4L4-6L6-4V4Z", fill="#f3d9a0", stroke=INK, stroke_width=0.5)
    return stamp(towers)


def highway_seal() -> str:
    road = path("M-3 7Q5 2-1-1T3-7", **{**PEN, "stroke": "#f3d9a0", "stroke_width": 2.6})
    return stamp(
        road
        + path("M-3 7Q5 2-1-1T3-7", **{**PEN, "stroke": "#8d2a22", "stroke_width": 0.7, "stroke_dasharray": "1.4 1.4"})
    )


def feather(fill: str, barbs: str) -> str:
    """A quill, aslant."""
    vane = path("M-8 12C-12 2-4-14 13-18C14-6 6 8-4 11Z", fill=fill, **LINE)
    lines = path("M-2 7L-6 2M2 3L-4-4M6-2L1-10M-2 7L4 5M2 3L8-1M6-2L11-8", **{**PEN, "stroke": barbs})
    return vane + lines + path("M-12 18Q-6 8 11-15", **{**PEN, "stroke_width": 1.3})


def phoenix_plume() -> str:
    fire = path(
        "M-11 6C-16-4-6-10-4-17C0-12 2-14 4-18C8-12 16-8 14 2C13 12-6 16-11 6Z", fill="#f7c64a", fill_opacity=0.8
    )
    return fire + feather("#e0582b", "#ffd36a")


def pegasus_feather() -> str:
    return (
        feather("#f5f3ea", "#9fb4c8")
        + placed(polygon(ring(4, 3, 1), fill="#f0c04a", **LINE), -10, -9)
        + placed(polygon(ring(4, 2, 0.7), fill="#f0c04a"), 12, 8)
    )


def council_ring() -> str:
    band = circle(0, 6, 10, fill="none", stroke=INK, stroke_width=5) + circle(
        0, 6, 10, fill="none", stroke=GOLD, stroke_width=3.4
    )
    stones = [
        placed(polygon(ring(6, 3.4), fill=fill, **LINE), x, y)
        for x, y, fill in ((-6.4, -6, "#e3b034"), (-2.4, -9.6, "#5b8c4e"), (3, -9.6, "#4a78b5"), (7, -6, "#bf4f3d"))
    ]
    return star_ring(17) + band + "".join(stones)


def automaton_heart() -> str:
    shape = path("M0 16C-21 1-17-14-8-14Q-2-14 0-8Q2-14 8-14C17-14 21 1 0 16Z", fill=BRASS, **LINE)
    window = circle(0, -0.6, 7, fill="#4b2f2c", **LINE)
    pipes = path("M-6-13V-18H-11M6-13V-17H11", **{**PEN, "stroke": DARK_GOLD, "stroke_width": 2.4})
    rivets = [circle(x, y, 0.8, fill=INK) for x, y in ((-12, -8), (12, -8), (-11, 2), (11, 2), (0, 12))]
    return (
        pipes
        + shape
        + window
        + placed(gear(3.8, STEEL), -1.6, -2.4)
        + placed(gear(2.8, "#e06a2b"), 2.8, 2)
        + "".join(rivets)
    )


def dried_rose() -> str:
    stem = path("M2 0Q0 10-4 18", **{**PEN, "stroke": "#6b7046", "stroke_width": 1.8})
    leaves = path("M0 8Q7 5 10 10Q4 13 0 8ZM-1 11Q-8 9-10 13Q-5 16-1 11Z", fill="#8d8f5f", **LINE)
    bloom = path("M-8-4C-10-12-4-17 2-16C9-16 12-9 9-3Q5 3 1 2Q-6 2-8-4Z", fill="#9c4a52", **LINE)
    folds = path(
        "M-4-7Q0-13 5-10Q6-5 2-4Q-1-5 0-8M-8-4Q-3-1 1 2M9-3Q5 0 1 2",
        **{**PEN, "stroke": "#5f2430", "stroke_width": 1.1},
    )
    petal = placed(path("M0 0Q4-3 6 1Q3 4 0 0Z", fill="#9c4a52", **LINE), 7, 13)
    return stem + leaves + bloom + folds + petal


def rusty_bell() -> str:
    bell = path("M-4-11Q0-15 4-11Q9-7 9 3L13 10H-13L-9 3Q-9-7-4-11Z", fill="#a8673c", **LINE)
    rust = path("M-6-2L-4 1L-6 4M3-6L5-3M4 3L6 6", **{**PEN, "stroke": "#6e3b1c", "stroke_width": 1.4})
    clapper = circle(0, 13, 3, fill="#6a625e", **LINE)
    loop = circle(0, -14.6, 2.6, fill="none", stroke=INK, stroke_width=1.6)
    ringing = path("M-15-6Q-18 0-15 5M15-6Q18 0 15 5", **{**PEN, "stroke": "#8a7a66", "stroke_width": 1.2})
    return loop + clapper + bell + rust + ringing


def tavern_token() -> str:
    mug = path("M-5-5H4V6H-5ZM4-3H7V3H4", fill="none", stroke=DARK_WOOD, stroke_width=1.6, stroke_linejoin="round")
    foam = path("M-6-5Q-6-9-2-8Q0-10 2-8Q6-8 5-5Z", fill=DARK_WOOD)
    return (
        circle(0, 0, 15, fill="#b8874a", **LINE)
        + circle(0, 0, 12, fill="none", stroke=DARK_WOOD, stroke_width=0.9, stroke_dasharray="2 1.6")
        + mug
        + foam
    )


def emperors_coin() -> str:
    head = path("M-4 8Q-5 3-2 2Q-7 0-5-6Q-2-11 4-8L5-4L7-1L5 0V3Q4 5 1 4L3 8Z", fill=DARK_GOLD)
    laurel = path("M-6-5Q-2-10 5-7", **{**PEN, "stroke": "#f6dc8a", "stroke_width": 1.6})
    return (
        star_ring(18)
        + circle(0, 0, 14, fill=GOLD, stroke=DARK_GOLD, stroke_width=1.4)
        + circle(0, 0, 11, fill="none", stroke=DARK_GOLD, stroke_width=0.8)
        + head
        + laurel
    )


def jade_idol() -> str:
    body = path("M-10 16V6Q-11 0-7-2Q-9-15 0-16Q9-15 7-2Q11 0 10 6V16Z", fill=JADE, **LINE)
    face = path("M-5-9H-1.6V-6H-5ZM1.6-9H5V-6H1.6ZM-4-2H4V0H-4Z", fill=mix(JADE, INK, 0.6))
    arms = path(
        "M-9 4Q-3 9 0 6Q3 9 9 4M-6 16V12H-2V16M2 16V12H6V16",
        **{**PEN, "stroke": mix(JADE, INK, 0.6), "stroke_width": 1.2},
    )
    return (
        body
        + face
        + arms
        + path("M-5-13Q-3-14.6 0-14.8", **{**PEN, "stroke": "#bfe6cf", "stroke_width": 1.4})
        + circle(0, 10, 1.8, fill=GOLD, **LINE)
    )


def talking_skull() -> str:
    skull = path("M0-16C12-16 14-6 12 0Q11 4 8 5V8H-8V5Q-11 4-12 0C-14-6-12-16 0-16Z", fill=BONE, **LINE)
    jaw = path("M-7.4 11H7.4L6 17Q0 19-6 17Z", fill=BONE, **LINE)
    eyes = (
        circle(-5, -3, 3.4, fill=INK)
        + circle(5, -3, 3.4, fill=INK)
        + circle(-5, -3, 1.2, fill="#7fd0a0")
        + circle(5, -3, 1.2, fill="#7fd0a0")
    )
    teeth = path("M-4 5V8M0 5V8M4 5V8M-4 11V13M0 11V13M4 11V13", **PEN)
    return (
        skull
        + jaw
        + eyes
        + path("M0 1L-1.6 4H1.6Z", fill=INK)
        + teeth
        + path("M14 8Q17 11 14 14M-14 8Q-17 11-14 14", **PEN)
    )


def crystal_eye() -> str:
    ball = (
        circle(0, -2, 12.4, fill="#cfe6f0", **LINE)
        + circle(0, -2, 6.4, fill="#5aa0c8", **LINE)
        + circle(0, -2, 3, fill=INK)
    )
    shine = path("M-8-6Q-6-11-1-11.6", **{**PEN, "stroke": "#ffffff", "stroke_width": 2})
    foot = path("M-9 9Q0 14 9 9L11 16H-11Z", fill=BRASS, **LINE)
    return ball + shine + foot + circle(2, -4, 1.1, fill="#ffffff")


def wind_harp() -> str:
    frame = path("M-10 15V-12Q-10-17-5-16Q8-14 12-6Q10 8-10 15Z", fill="none", stroke=INK, stroke_width=4.6)
    wood = path("M-10 15V-12Q-10-17-5-16Q8-14 12-6Q10 8-10 15Z", fill="#fdf3d8", stroke="#c08a3c", stroke_width=3)
    strings = [
        path(f"M{x}-13V{y}", **{**PEN, "stroke": DARK_GOLD, "stroke_width": 0.6})
        for x, y in ((-6, 11), (-2, 8.6), (2, 6), (6, 2))
    ]
    wind = path("M-17 4Q-6 0 2 3T17-2M-16 9Q-4 6 6 9T17 6", **{**PEN, "stroke": "#6fa3b8", "stroke_width": 1.2})
    return frame + wood + "".join(strings) + wind


def shadow_whistle() -> str:
    body = path("M-15-5H3A8 8 0 1 1-4 4H-15Z", fill="#3f3a55", **LINE)
    hole = circle(3.4, 3, 3.2, fill="#8f86b8", **LINE)
    loop = circle(12.6, -3, 2.4, fill="none", stroke=INK, stroke_width=1.4)
    wisps = path("M-6-8Q-8-12-4-14T-5-18M1-8Q4-12 1-15", **{**PEN, "stroke": "#7f77a8", "stroke_width": 1.5})
    return wisps + loop + body + hole + path("M-15-1H-8", **{**PEN, "stroke": "#8f86b8", "stroke_width": 1.2})


def ember_stone() -> str:
    stone = polygon([(-12, 6), (-9, -7), (0, -13), (10, -8), (13, 4), (5, 13), (-7, 13)], fill="#4d4441", **LINE)
    cracks = path(
        "M-9-7L-3-2L-6 5L-1 13M-3-2L4-4L0-13M4-4L8 3L13 4M8 3L4 9", **{**PEN, "stroke": "#f08a34", "stroke_width": 1.8}
    )
    sparks = [
        circle(x, y, r, fill="#f7b23a") for x, y, r in ((-13, -9, 1.2), (13, -11, 1.4), (4, -16.6, 1), (-5, -17, 0.8))
    ]
    return circle(0, 1, 16, fill="#f7a14a", fill_opacity=0.3) + stone + cracks + "".join(sparks)


def meteor_shard() -> str:
    tail = path("M-4-2L-17-17L-8-10L-10-18L0-8Z", fill="#f7b23a", **LINE) + path(
        "M-3 0L-12-10L-4-6L-5-12L2-5Z", fill="#fff0b8"
    )
    rock = polygon([(-6, 2), (-1, -7), (8, -6), (14, 3), (10, 13), (0, 15), (-6, 10)], fill="#6a5f7d", **LINE)
    facets = path("M-1-7L3 2L-6 10M3 2L14 3M3 2L0 15", **{**PEN, "stroke": "#c3b7e0"})
    return tail + rock + facets + placed(gem(), 8, 8, 0.5)


def echo_shell() -> str:
    shell = path(
        "M-13 10C-17-4-6-16 5-14C15-12 17 0 10 6C5 10-2 8-2 2C-2-3 5-4 6 0Q6 2 4 2L-1 15Q-9 16-13 10Z",
        fill="#e8b9a0",
        **LINE,
    )
    ribs = path(
        "M-13 4Q-6 2-3 5M-12-2Q-5-5-2 0M-7-9Q-2-9 0-3M1-13Q3-9 3-4M9-12Q7-8 6-4", **{**PEN, "stroke": "#b06f58"}
    )
    echo = path("M12 9Q16 10 15 15M8 12Q12 13 11 17", **{**PEN, "stroke": "#6fa3b8", "stroke_width": 1.3})
    return shell + ribs + echo


def glass_scarab() -> str:
    legs = path("M-8-4L-14-9M-9 3H-16M-8 9L-14 15M8-4L14-9M9 3H16M8 9L14 15", **{**PEN, "stroke_width": 1.4})
    shell = ellipse(0, 4, 10, 12, fill="#5fb5a6", **LINE) + path("M0-7V16", **PEN)
    wings = path("M-2-4Q-8 2-6 11M2-4Q8 2 6 11", **{**PEN, "stroke": "#d8fff2", "stroke_width": 1.2})
    head = path("M-7-7Q-6-15 0-15Q6-15 7-7Q0-4-7-7Z", fill="#3f8d84", **LINE)
    return legs + shell + wings + head + circle(-3, -10.6, 1.1, fill=GOLD) + circle(3, -10.6, 1.1, fill=GOLD)


def fossil_egg() -> str:
    egg = path("M0-16C9-16 13-2 12 5C11 13 5 16 0 16C-5 16-11 13-12 5C-13-2-9-16 0-16Z", fill="#cdbb97", **LINE)
    coil = path("M2 2Q-1 1-1 4Q0 8 4 6Q8 2 4-3Q-3-7-7 0Q-8 9 0 12", **{**PEN, "stroke": "#7d6a4a", "stroke_width": 2})
    crack = path("M-5-14L-2-10L-5-7M6-11L4-8", **PEN)
    return egg + coil + crack + path("M-16 16H16", **{**PEN, "stroke": "#a08c66", "stroke_width": 1.6})


def shepherds_horn() -> str:
    horn = path("M15-13Q17-6 9 1Q-1 9-12 8L-16 9L-15 4Q-4 5 1-1Q6-6 6-12Z", fill="#e6d2a6", **LINE)
    mouth = ellipse(10.6, -12.8, 5, 2.4, fill=DARK_WOOD, **LINE)
    bands = path("M5.4 3.4L1.6-1.4M-5 7L-6.4 3", **{**PEN, "stroke": BRASS, "stroke_width": 2.2})
    cord = path("M-12 8Q-8 19 4 15Q12 12 9 2", **{**PEN, "stroke": LEATHER, "stroke_width": 1.5})
    return cord + horn + bands + mouth + group(note(-12, -10), note(-3, -14, 0.8))
