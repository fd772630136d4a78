"""Things to work and travel with. Each is drawn about the origin, within 36 by 36."""

from __future__ import annotations

from strannik.games.nearfar.faces.palette import (
    BRASS,
    CREAM,
    DARK_STEEL,
    DARK_WOOD,
    GLASS,
    GOLD,
    INK,
    LEAF,
    LEATHER,
    LINE,
    PEN,
    STEEL,
    WOOD,
)
from strannik.show.svg import circle, ellipse, group, mix, path, placed, polygon, rect, ring


def compass(case: str, face: str) -> str:
    """A compass with its needle."""
    loop = circle(0, -15.4, 2.6, fill="none", stroke=INK, stroke_width=3.2) + circle(
        0, -15.4, 2.6, fill="none", stroke=case, stroke_width=1.6
    )
    body = circle(0, 1.4, 14, fill=case, **LINE) + circle(0, 1.4, 10.8, fill=face, **LINE)
    marks = [placed(path("M0-10V-7.6", **PEN), 0, 1.4, 1, turn) for turn in range(0, 360, 45)]
    needle = polygon([(0, -8), (2, 0), (-2, 0)], fill="#bf4f3d", **LINE) + polygon(
        [(0, 8), (2, 0), (-2, 0)], fill=CREAM, **LINE
    )
    return loop + body + "".join(marks) + placed(needle, 0, 1.4, 1, 38) + circle(0, 1.4, 1.1, fill=INK)


def old_compass() -> str:
    return compass(BRASS, "#f3e6c4")


def mole_compass() -> str:
    paws = path("M-14 11Q-18 14-15 17L-12 15L-10 17L-9 13ZM14 11Q18 14 15 17L12 15L10 17L9 13Z", fill="#d9a58c", **LINE)
    return paws + compass("#5f5249", "#c9d3b0")


def surveyors_rule() -> str:
    rule = polygon([(-15, 15), (-15, -15), (15, 15)], fill="#d9b27a", **LINE)
    hole = polygon([(-10.6, 10.6), (-10.6, -4), (4, 10.6)], fill=CREAM, **LINE)
    marks = path("M-15-9H-12M-15-4H-13M-15 1H-12M-15 6H-13M-9 15V12M-4 15V13M1 15V12M6 15V13", **PEN)
    return rule + hole + marks + placed(path("M0-11L2 9L0 13L-2 9Z", fill="#bf4f3d", **LINE), 7, -6, 1, 40)


def spectacles(frame: str) -> str:
    lenses = [
        circle(x, 1, 7, fill=GLASS, stroke=INK, stroke_width=3.4)
        + circle(x, 1, 7, fill="none", stroke=frame, stroke_width=1.8)
        for x in (-8.6, 8.6)
    ]
    bridge = path("M-2.4 0Q0-3 2.4 0", **{**PEN, "stroke_width": 1.6})
    arms = path("M-15-1L-17-9Q-16-12-13-11M15-1L17-9Q16-12 13-11", **{**PEN, "stroke": frame, "stroke_width": 1.8})
    return (
        arms
        + "".join(lenses)
        + bridge
        + path("M-11.6-1.6L-9-4M5.6-1.6L8-4", **{**PEN, "stroke": CREAM, "stroke_width": 1.4})
    )


def brass_spectacles() -> str:
    return spectacles(BRASS)


def cracked_monocle() -> str:
    glass = circle(-2, -4, 11, fill=GLASS, stroke=INK, stroke_width=4) + circle(
        -2, -4, 11, fill="none", stroke=GOLD, stroke_width=2.2
    )
    crack = path("M2-14L-1-8L3-5L-3-1L-1 5M3-5L8-6", **{**PEN, "stroke_width": 1})
    chain = path("M5 4Q12 8 8 13T13 17", **{**PEN, "stroke": BRASS, "stroke_width": 1.6, "stroke_dasharray": "1 2"})
    return glass + crack + chain + path("M-9-6Q-8-11-4-12", **{**PEN, "stroke": CREAM, "stroke_width": 1.6})


def stargazers_lens() -> str:
    tube = path("M-14-3L2-5V5L-14 3Z", fill="#4f6b86", **LINE) + path("M2-6.6L14-8V8L2 6.6Z", fill="#6b87a3", **LINE)
    ends = (
        rect(-16, -3.8, 3, 7.6, 1, fill=BRASS, **LINE)
        + rect(0.6, -6.8, 2.8, 13.6, 1, fill=BRASS, **LINE)
        + rect(12.8, -9, 3.4, 18, 1, fill=BRASS, **LINE)
    )
    stars = [
        placed(polygon(ring(4, 3, 1), fill="#f0c04a", **LINE), x, y, s)
        for x, y, s in ((-10, -12, 1), (-1, -15, 0.7), (-14, 11, 0.7))
    ]
    return placed(tube + ends, 0, 2, 1, -28) + "".join(stars)


def dowsing_rod() -> str:
    fork = path("M0 16V4Q0 0-4-5L-11-15M0 4Q0 0 4-5L11-15", **{**PEN, "stroke": INK, "stroke_width": 4.4})
    bark = path("M0 16V4Q0 0-4-5L-11-15M0 4Q0 0 4-5L11-15", **{**PEN, "stroke": WOOD, "stroke_width": 2.8})
    leaves = path("M-8-11Q-14-10-16-5Q-10-5-8-11ZM8-10Q14-10 16-4Q9-4 8-10Z", fill=LEAF, **LINE)
    drop = path("M0-14C2-11 3-9.6 3-8A3 3 0 0 1-3-8C-3-9.6-2-11 0-14Z", fill="#5aa0c8", **LINE)
    return fork + bark + leaves + drop


def pilgrims_toolbox() -> str:
    tools = path("M-6-4V-14M5-4L9-15", **{**PEN, "stroke": WOOD, "stroke_width": 2.2}) + rect(
        -10, -17, 8, 4, 1, fill=STEEL, **LINE
    )
    saw = path("M7-13L13-17L15-13L9-9Z", fill=STEEL, **LINE)
    box = path("M-15-3H15L13 14H-13Z", fill="#a9713c", **LINE)
    boards = path("M-14 3H14M-13.4 8.6H13.4", **{**PEN, "stroke": DARK_WOOD})
    handle = path("M-11-3Q0-13 11-3", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 2.2})
    return tools + saw + handle + box + boards + rect(-2.4, 1, 4.8, 5, 0.8, fill=BRASS, **LINE)


def lantern(light: str, frame: str) -> str:
    """A lantern with a light of that colour in it."""
    glow = circle(0, 3, 17, fill=light, fill_opacity=0.28)
    ring_ = path("M-5-10Q0-19 5-10", **{**PEN, "stroke": frame, "stroke_width": 1.8})
    glass = path("M-7-6H7L9 11H-9Z", fill=mix(light, CREAM, 0.55), **LINE)
    roof = path("M-9-6Q0-15 9-6Z", fill=frame, **LINE)
    foot = rect(-10, 11, 20, 4.4, 1.4, fill=frame, **LINE)
    bars = path("M-3.4-6L-4 11M3.4-6L4 11", **{**PEN, "stroke": frame, "stroke_width": 1.1})
    return glow + ring_ + glass + flame(light) + bars + roof + foot


def flame(light: str) -> str:
    return path("M0-4C3 0 4.6 3 4 6A4 4 0 0 1-4 6C-4.6 3-2 1 0-4Z", fill=light, stroke=INK, stroke_width=0.6)


def miners_lamp() -> str:
    return lantern("#f2a93a", DARK_STEEL)


def deep_lantern() -> str:
    rays = polygon(ring(10, 18, 12), fill="#8fd6d6", fill_opacity=0.45)
    return rays + lantern("#3aa6b0", "#3f4a6b")


def glowcap_lantern() -> str:
    glow = circle(0, 0, 17, fill="#a6e08a", fill_opacity=0.35)
    cap = path("M-14 0C-14-14 14-14 14 0Q0 5-14 0Z", fill="#7cc29a", **LINE)
    spots = [circle(x, y, r, fill="#eaffd8") for x, y, r in ((-7, -5, 1.8), (0, -8, 2.2), (7, -4, 1.6), (3, -2, 1.1))]
    stem = path("M-4 1Q0 3 4 1L5 13Q0 16-5 13Z", fill="#f0ead2", **LINE)
    cord = path("M0-11Q3-16 0-18", **{**PEN, "stroke": LEATHER, "stroke_width": 1.4})
    return glow + cord + stem + cap + "".join(spots) + path("M-3 4H3M-3.4 8H3.4", **{**PEN, "stroke": "#b9c98a"})


def brass_scales() -> str:
    post = path("M0-15V13", **{**PEN, "stroke": BRASS, "stroke_width": 2.6}) + path(
        "M-8 16Q0 10 8 16Z", fill=BRASS, **LINE
    )
    beam = path("M-13-8Q0-14 13-12", **{**PEN, "stroke": BRASS, "stroke_width": 2.2})
    cords = path("M-13-8L-17 4M-13-8L-9 4M13-12L17 0M13-12L9 0", **{**PEN, "stroke_width": 0.7})
    pans = path("M-18 4H-8Q-9 9-13 9Q-17 9-18 4ZM8 0H18Q17 5 13 5Q9 5 8 0Z", fill=BRASS, **LINE)
    load = (
        circle(-14.4, 2.6, 2, fill=GOLD, **LINE)
        + circle(-11.4, 2.6, 2, fill=GOLD, **LINE)
        + polygon([(11, -3), (15, -3), (16, -0.6), (13, 0), (10, -0.6)], fill="#39a0a8", **LINE)
    )
    return post + beam + cords + load + pans + circle(0, -15, 2, fill=GOLD, **LINE)


def counting_beads() -> str:
    frame = rect(-15, -13, 30, 26, 2, fill="none", stroke=INK, stroke_width=4.4) + rect(
        -15, -13, 30, 26, 2, fill="none", stroke=WOOD, stroke_width=2.8
    )
    wires = path("M-14-7H14M-14 0H14M-14 7H14", **{**PEN, "stroke_width": 0.8})
    beads = [
        ellipse(x, y, 1.7, 2.9, fill=fill, **LINE)
        for y, fill, places in (
            (-7, "#bf4f3d", (-11, -7.4, 4, 7.6, 11)),
            (0, "#4a78b5", (-11, 0, 3.6, 7.2, 10.8)),
            (7, "#e3b034", (-11, -7.4, -3.8, 7, 10.6)),
        )
        for x in places
    ]
    return frame + wires + "".join(beads)


def lockpicks() -> str:
    hoop = circle(0, -10, 6, fill="none", stroke=INK, stroke_width=3) + circle(
        0, -10, 6, fill="none", stroke=BRASS, stroke_width=1.6
    )
    picks = [
        placed(
            path(d, **{**PEN, "stroke": INK, "stroke_width": 2.6})
            + path(d, **{**PEN, "stroke": STEEL, "stroke_width": 1.4}),
            0,
            -5,
            1,
            turn,
        )
        for d, turn in (("M0 0V19L3 21", 22), ("M0 0V20H-3V17", 0), ("M0 0V18Q3 20 0 22", -22))
    ]
    return hoop + "".join(picks)


def golden_magnet() -> str:
    body = path("M-13-12V1A13 13 0 0 0 13 1V-12H5.6V1A5.6 5.6 0 0 1-5.6 1V-12Z", fill=GOLD, **LINE)
    tips = rect(-13, -14, 7.4, 5, 0, fill=CREAM, **LINE) + rect(5.6, -14, 7.4, 5, 0, fill=CREAM, **LINE)
    pull = path("M-4-16L-2-13M4-16L2-13M0-18V-14", **{**PEN, "stroke": "#bf4f3d", "stroke_width": 1.2})
    shine = path("M-10.4-6V1A10.4 10.4 0 0 0-7 8.4", **{**PEN, "stroke": "#fff0b8", "stroke_width": 1.5})
    return placed(body + tips + pull + shine, 0, 2)


def spade(blade: str) -> str:
    """A spade, blade down."""
    shaft = rect(-1.5, -14, 3, 17, 1, fill=WOOD, **LINE)
    grip = path("M-5.4-14H5.4L4-18H-4Z", fill=WOOD, **LINE)
    iron = path("M-7 2H7V9Q6 15 0 18Q-6 15-7 9Z", fill=blade, **LINE)
    return shaft + grip + iron + path("M0 4V14", **{**PEN, "stroke": mix(blade, INK, 0.35)})


def old_shovel() -> str:
    return placed(spade("#9a8f80"), 0, 0, 1, 30)


def grave_robbers_spade() -> str:
    mound = path("M-17 17Q-12 9-4 11Q2 6 8 12Q14 10 17 17Z", fill="#6e5a45", **LINE)
    bone = placed(
        path(
            "M-5-1Q-8-2-6.6-4Q-5-5-4-2H4Q5-5 6.6-4Q8-2 5-1Q8 1 6.6 2.6Q5 3 4 1H-4Q-5 3-6.6 2.6Q-8 1-5-1Z",
            fill="#efe4c9",
            **LINE,
        ),
        9,
        9,
        0.8,
        -30,
    )
    moon = path("M-9-15A6 6 0 1 0-5-5A5 5 0 0 1-9-15Z", fill="#f3e7b8", **LINE)
    return moon + placed(spade("#59636b"), 2, -1, 0.95, 16) + mound + bone


def carpenters_awl() -> str:
    spike = polygon([(-1.6, 0), (1.6, 0), (0, 18)], fill=STEEL, **LINE)
    collar = rect(-2.6, -3, 5.2, 4, 0.8, fill=BRASS, **LINE)
    knob = path("M-3-3Q-7-8-6-13Q-4-18 0-18Q4-18 6-13Q7-8 3-3Z", fill="#b8763c", **LINE)
    curls = path("M10 8Q15 6 14 11Q12 14 10 11M-12 12Q-8 10-8 14", **{**PEN, "stroke": "#d9b27a", "stroke_width": 1.6})
    return (
        placed(
            spike + collar + knob + path("M-3-12Q-2-15 1-15.4", **{**PEN, "stroke": "#e8c08a", "stroke_width": 1.4}),
            0,
            0,
            1,
            -24,
        )
        + curls
    )


def snares() -> str:
    peg = path("M9-16L13-14L6 16L3 14Z", fill=WOOD, **LINE)
    loop = path("M10-12Q-4-14-11-4Q-15 6-5 10Q4 12 5 3Q5-5-3-5", **{**PEN, "stroke": "#7d6a4a", "stroke_width": 2})
    knot = circle(-3, -5, 2, fill="#7d6a4a", **LINE)
    grass = path(
        "M-16 17Q-15 11-13 17M-9 17Q-8 12-6 17M-1 17Q1 12 2 17M11 17Q12 11 14 17",
        **{**PEN, "stroke": LEAF, "stroke_width": 1.6},
    )
    return peg + loop + knot + grass


def brewers_key() -> str:
    bow = path("M-4-16H4Q8-16 8-12V-8Q8-4 4-4H-4Q-8-4-8-8V-12Q-8-16-4-16Z", fill=BRASS, **LINE)
    barrel = ellipse(0, -10, 3.4, 4, fill="#8a5226", **LINE) + path(
        "M-3.2-11.6H3.2M-3.2-8.4H3.2", **{**PEN, "stroke": GOLD, "stroke_width": 0.9}
    )
    shaft = path("M-1.6-4H1.6V17H-1.6Z", fill=BRASS, **LINE)
    return placed(bow + barrel + shaft + path("M1.6 8H7V11H4V13H7V16H1.6Z", fill=BRASS, **LINE), 0, 0, 1, 24)


def sky_saddle() -> str:
    blanket = path("M-12 0Q0 5 12 0L14 13Q0 18-14 13Z", fill="#4a78b5", **LINE)
    clouds = path("M-9 10Q-8 7-5 8.6Q-3 6-1 9M3 11Q5 8 7 10Q9 8 11 10", **{**PEN, "stroke": CREAM, "stroke_width": 1.2})
    seat = path("M-13-4Q-14-13-9-12Q-6-5 2-6Q9-7 11-14Q15-12 13-3Q8 4-2 3Q-11 3-13-4Z", fill=LEATHER, **LINE)
    wing = path("M0 0C4-6 10-8 14-7Q12-5 13-3Q10-3 10-0.6Q7-1 6 1.4Q3 0.6 0 0Z", fill=CREAM, **LINE)
    return blanket + clouds + placed(wing, 5, 0, 0.9) + placed(group(wing, transform="scale(-1 1)"), -6, 1, 0.9) + seat


def folding_tent() -> str:
    back = polygon([(4, -14), (17, 12), (-2, 12)], fill="#a9713c", **LINE)
    front = polygon([(-4, -14), (5, 13), (-15, 13)], fill="#d9a05b", **LINE)
    roof = polygon([(-4, -14), (4, -14), (17, 12), (5, 13)], fill="#c48a48", **LINE)
    door = polygon([(-4.4, -5), (-1, 13), (-9, 13)], fill=DARK_WOOD, **LINE)
    ropes = path("M-4-14L-17 15M4-14L17 14", **{**PEN, "stroke_width": 0.8})
    pennant = path("M-4-14V-18L3-16.4L-4-15", fill="#bf4f3d", **LINE)
    return back + roof + front + door + ropes + pennant


def trade_cart() -> str:
    hoops = path("M-11-1Q-11-15 1-15Q13-15 13-1Z", fill=CREAM, **LINE) + path(
        "M-5-1Q-5-14-1-15M7-1Q7-13 3-15", **{**PEN, "stroke": "#b9a886"}
    )
    box = path("M-14-1H15L13 7H-11Z", fill=WOOD, **LINE)
    wheels = [
        circle(x, 10, 6, fill="#d9b27a", **LINE)
        + placed(path("M0-6V6M-6 0H6M-4-4L4 4M-4 4L4-4", **PEN), x, 10)
        + circle(x, 10, 1.5, fill=DARK_WOOD)
        for x in (-7, 8)
    ]
    return path("M-14 2L-18 6", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 1.8}) + hoops + box + "".join(wheels)
