"""Things to wear. Each is drawn about the origin, within 36 by 36."""

from __future__ import annotations

from strannik.games.nearfar.faces.palette import (
    BRASS,
    CREAM,
    DARK_STEEL,
    DARK_WOOD,
    GLASS,
    GOLD,
    INK,
    LEATHER,
    LINE,
    NIGHT,
    PEN,
    STEEL,
)
from strannik.show.svg import circle, ellipse, group, mix, path, placed, polygon, rect, ring


def glove(fill: str, cuff: str) -> str:
    """A right hand's glove, fingers up."""
    hand = path(
        "M-7 8L-9-2C-9.4-5-6.4-5.6-5.6-3L-5-1L-5.6-11C-5.6-14-2.4-14.2-2-11.4L-1-3L-0.6-14C-0.4-17 2.6-17 2.8-14"
        "L3-3L5-12C5.6-14.8 8.6-14 8.2-11L7-1L9-4C10.6-6 13-4.4 12-2L8 8Z",
        fill=fill,
        **LINE,
    )
    wrist = path("M-8.4 7Q0 10 9 7L8.4 15Q0 18-8 15Z", fill=cuff, **LINE)
    return hand + wrist


def tinkers_gloves() -> str:
    pockets = rect(-3.4, 1, 6.4, 5, 1, fill="#c98f58", **LINE) + path(
        "M-1-3V2M1.4-4V2", **{**PEN, "stroke": DARK_STEEL, "stroke_width": 1.3}
    )
    stitches = path("M-6.6 11Q0 13.4 7.4 11", **{**PEN, "stroke": CREAM, "stroke_dasharray": "1.6 1.4"})
    return placed(glove("#b98150", "#7d4f2b") + pockets + stitches, -1, 0)


def duelists_gauntlet() -> str:
    plates = path("M-5 0Q1-2.6 7.4 0M-5.6 4Q1 1.4 7.6 4", **{**PEN, "stroke": DARK_STEEL, "stroke_width": 1.2})
    roses = circle(0.4, 11.4, 2.6, fill="#bf4f3d", **LINE) + circle(0.4, 11.4, 1, fill=CREAM)
    return glove(STEEL, "#8b2f2a") + plates + roses


def spider_silk_gloves() -> str:
    web = [path(f"M1-9L{x} 6", **{**PEN, "stroke": "#8b86a6", "stroke_width": 0.6}) for x in (-6, -2.4, 1.6, 5.4)]
    rings = path(
        "M-3-3Q1-1 4.6-3M-4.4 1Q1 3.4 6 1M-5.4 4.6Q1 7 7 4.6", **{**PEN, "stroke": "#8b86a6", "stroke_width": 0.6}
    )
    spider = placed(
        circle(0, 0, 1.6, fill=INK) + path("M-3-2L3 2M-3 2L3-2M-3.4 0H3.4", **{**PEN, "stroke_width": 0.5}), -12, -10
    )
    thread = path("M-12-18V-11", **{**PEN, "stroke": "#8b86a6", "stroke_width": 0.5})
    return glove("#e8e6f2", "#c9c4de") + group(*web) + rings + thread + spider


def titans_gauntlet() -> str:
    studs = [
        circle(x, y, 1.2, fill=GOLD, **LINE)
        for x, y in ((-3.6, -7), (1, -9), (6, -7), (-4, 11.6), (0.4, 12.6), (4.8, 11.6))
    ]
    bands = path("M-6 3.4Q1 0 8 3.4", **{**PEN, "stroke": GOLD, "stroke_width": 2})
    return placed(glove("#9c6b4f", "#5b3a2b") + bands + "".join(studs), -1, 0, 1.06)


def clockwork_hand() -> str:
    joints = [
        circle(x, y, 1, fill=DARK_STEEL) for x, y in ((-5.2, -6), (-0.2, -8.6), (5.6, -6.6), (-6.8, 1), (9, -0.6))
    ]
    wheel = placed(gear(5, "#9a6f22"), 0.6, 2.8)
    return glove(BRASS, DARK_STEEL) + "".join(joints) + wheel


def gear(radius: float, fill: str) -> str:
    """A toothed wheel."""
    teeth = [
        placed(rect(-radius * 0.16, -radius * 1.18, radius * 0.32, radius * 0.5, 0, fill=fill, **LINE), 0, 0, 1, turn)
        for turn in range(0, 360, 45)
    ]
    return (
        "".join(teeth)
        + circle(0, 0, radius * 0.85, fill=fill, **LINE)
        + circle(0, 0, radius * 0.34, fill=CREAM, **LINE)
    )


def mirror_hat() -> str:
    brim = ellipse(0, 10, 17, 4.6, fill="#5d6f8c", **LINE)
    crown = path("M-9 10L-7.6-12Q0-15.4 7.6-12L9 10Q0 13-9 10Z", fill="#7489a8", **LINE)
    panes = [
        polygon([(x - 2.2, y), (x, y - 3), (x + 2.2, y), (x, y + 3)], fill=GLASS, **LINE)
        for x, y in ((-4.6, -6.6), (0, -7.4), (4.6, -6.6), (-2.3, -1.4), (2.4, -1.4), (-5.4, 1), (5.4, 1))
    ]
    band = path("M-8.8 6Q0 9.4 8.8 6V9.6Q0 13-9 9.6Z", fill="#bf4f3d", **LINE)
    return brim + crown + "".join(panes) + band


def owl_cap() -> str:
    cap = path("M-13 11C-15-8-8-16 0-16C8-16 15-8 13 11Q0 15-13 11Z", fill="#9a7350", **LINE)
    ears = path("M-11-7L-14-17L-5-14ZM11-7L14-17L5-14Z", fill="#7b5737", **LINE)
    eyes = [
        circle(x, -3, 5.4, fill=CREAM, **LINE) + circle(x, -3, 2.6, fill=GOLD, **LINE) + circle(x, -3, 1.2, fill=INK)
        for x in (-5.6, 5.6)
    ]
    feathers = path("M-8 6L-6 8.6L-4 6L-2 8.6L0 6L2 8.6L4 6L6 8.6L8 6", **{**PEN, "stroke": "#4f3420"})
    return ears + cap + "".join(eyes) + polygon([(-2, 0), (2, 0), (0, 4.4)], fill="#e0902f", **LINE) + feathers


def cloak(fill: str, lining: str) -> str:
    """A hanging cloak with its hood."""
    body = path("M-6-12Q0-18 6-12Q12-6 15 16Q8 13 5 17Q0 13-5 17Q-8 13-15 16Q-12-6-6-12Z", fill=fill, **LINE)
    inside = path("M-4-9Q0-13 4-9Q2 4 3.4 15Q0 12.6-3.4 15Q-2 4-4-9Z", fill=lining, **LINE)
    hood = path("M-6.6-11Q0-19 6.6-11Q4-7 0-7Q-4-7-6.6-11Z", fill=mix(fill, INK, 0.25), **LINE)
    return body + inside + hood + circle(0, -7, 1.6, fill=GOLD, **LINE)


def star_mantle() -> str:
    stars = [
        placed(polygon(ring(4, 2.4, 0.8), fill="#f6e7a6"), x, y, size)
        for x, y, size in ((-9, 6, 1), (9, 8, 0.8), (-7, -3, 0.7), (7.4, -2, 1), (-11, 12, 0.6), (11, 2, 0.5))
    ]
    return cloak(NIGHT, "#5b6bab") + "".join(stars)


def ashen_cloak() -> str:
    ash = [
        circle(x, y, r, fill="#d8d2c8")
        for x, y, r in ((-14, -8, 0.9), (13, -10, 1.2), (15, -2, 0.7), (-16, 2, 0.7), (10, -15, 0.6))
    ]
    embers = path("M-15 16Q-8 13-5 17Q0 13 5 17Q8 13 15 16", **{**PEN, "stroke": "#e2703a", "stroke_width": 1.4})
    return cloak("#7c7770", "#45403c") + embers + "".join(ash)


def merchant_jacket() -> str:
    sleeves = path("M-7-13L-16-4L-14 11L-9 10L-8-2ZM7-13L16-4L14 11L9 10L8-2Z", fill="#7c3f55", **LINE)
    body = path("M-8-14Q0-10 8-14L9.4 15Q0 17-9.4 15Z", fill="#8d4a62", **LINE)
    shirt = polygon([(-4, -13), (4, -13), (0, 2)], fill=CREAM, **LINE)
    lapels = path("M-4-13L-7-6L-3.4-5L0 2L3.4-5L7-6L4-13", **PEN)
    buttons = [circle(0, y, 1.1, fill=GOLD, **LINE) for y in (5, 9, 13)]
    pocket = rect(-7.4, 5, 5, 4.4, 0.6, fill="#6c3249", **LINE) + circle(-5, 4.6, 2, fill=GOLD, **LINE)
    return sleeves + body + shirt + lapels + "".join(buttons) + pocket


def felt_boots() -> str:
    boot = path("M-5-14H5V4Q12 5 12 12H-5.6Q-7 4-5-14Z", fill="#a59277", **LINE)
    sole = rect(-6.4, 11.4, 19, 3, 1.4, fill=DARK_WOOD, **LINE)
    cuff = rect(-6, -16, 12, 5.4, 2, fill="#d6c6a8", **LINE)
    trim = path("M-3-4L0-1L3-4M-3 1L0 4L3 1", **{**PEN, "stroke": "#bf4f3d", "stroke_width": 1.2})
    pair = boot + sole + cuff + trim
    return placed(pair, 4, -1.6, 0.9) + placed(pair, -6, 2, 0.95)


def belt(fill: str) -> str:
    """A belt in a loop, its buckle in front."""
    loop = ellipse(0, -3, 16, 8, fill="none", stroke=fill, stroke_width=5) + ellipse(
        0, -3, 18.4, 10.4, **{**PEN, "stroke_width": 0.8}
    )
    return (
        loop
        + ellipse(0, -3, 13.4, 5.6, **{**PEN, "stroke_width": 0.8})
        + rect(-4, 1.6, 8, 7, 1.2, fill=GOLD, **LINE)
        + rect(-1.8, 3.4, 3.6, 3.4, 0, fill=fill, **LINE)
    )


def trophy_belt() -> str:
    fangs = [
        path(f"M{x - 1.6} {y}H{x + 1.6}L{x} {y + 7}Z", fill="#efe4c9", **LINE)
        for x, y in ((-12, 3), (-7.6, 5.6), (7.6, 5.6), (12, 3))
    ]
    return belt(LEATHER) + "".join(fangs) + path("M0 9V13", **PEN) + circle(0, 14.6, 2.6, fill="#bf4f3d", **LINE)


def seven_league_strap() -> str:
    wing = path("M0 0C4-6 10-8 14-7Q12-5 13-3Q10-3 10-0.6Q7-1 6 1.4Q3 0.6 0 0Z", fill=CREAM, **LINE)
    return belt("#6f7d4a") + placed(wing, 5, 4) + placed(group(wing, transform="scale(-1 1)"), -5, 4)


def crown(fill: str, stones: list[str]) -> str:
    """A crown with three points, a stone on each."""
    body = path("M-13 10L-15-8L-6.6 1L0-14L6.6 1L15-8L13 10Q0 14-13 10Z", fill=fill, **LINE)
    rim = path("M-13 10Q0 14 13 10L12.6 14Q0 18-12.6 14Z", fill=mix(fill, INK, 0.2), **LINE)
    tips = [
        circle(x, y, 2.2, fill=stone, **LINE)
        for (x, y), stone in zip(((-15, -9), (0, -15), (15, -9)), stones, strict=True)
    ]
    return body + rim + "".join(tips)


def crown_of_guile() -> str:
    snake = path("M-9 5Q-5 0-1 4T8 3Q11 1 10-1", **{**PEN, "stroke": "#5b8c4e", "stroke_width": 2.4})
    return crown(GOLD, ["#5b8c4e", "#8a4f9a", "#5b8c4e"]) + snake + circle(10, -1.2, 1.6, fill="#5b8c4e", **LINE)


def cursed_crown() -> str:
    eye = path("M-5 4Q0-1 5 4Q0 9-5 4Z", fill="#e9d36a", **LINE) + ellipse(0, 4, 1, 2.6, fill=INK)
    smoke = path("M-10-12Q-13-15-10-18M8-11Q11-15 8-18", **{**PEN, "stroke": "#7a6f8d", "stroke_width": 1.2})
    return smoke + crown("#4f4a5c", ["#bf4f3d", "#bf4f3d", "#bf4f3d"]) + eye


def many_faced_mask() -> str:
    left = path("M0-15C-12-16-15-4-12 5C-10 12-4 16 0 16Z", fill="#e8d8b0", **LINE)
    right = path("M0-15C12-16 15-4 12 5C10 12 4 16 0 16Z", fill="#8b5a8f", **LINE)
    eyes = path("M-9-4Q-6-7-3-4Q-6-2-9-4Z", fill=INK) + path("M3-3Q6-6 9-6Q8-1 3-3Z", fill=INK)
    mouth = path("M-7 7Q-3 11 0 9.6", **PEN) + path("M0 9.6Q4 6 7 9", **{**PEN, "stroke": CREAM})
    tear = path("M6 0C7 2 7.4 3 6 4C4.6 3 5 2 6 0Z", fill="#8fd0e6", **LINE)
    return left + right + eyes + mouth + tear + path("M-2 1Q0 4 2 3", **PEN)


def wolf_pelt() -> str:
    skin = path("M-5-6L-15-2L-17 4L-11 4L-12 15L-6 11L0 17L6 11L12 15L11 4L17 4L15-2L5-6Z", fill="#8b8680", **LINE)
    back = path("M-3-4Q0 6-2 13M3-4Q2 6 3 12", **{**PEN, "stroke": "#5e5954"})
    head = path("M-7-8L-8.4-17L-3-13.6Q0-15 3-13.6L8.4-17L7-8Q5-3 0 1Q-5-3-7-8Z", fill="#a09a92", **LINE)
    return skin + back + head + path("M-4-9L-2-8M4-9L2-8", **PEN) + circle(0, -0.4, 1.2, fill=INK)


def warm_blanket() -> str:
    under = path("M-15 2Q0-3 15 2L14 14Q0 9-14 14Z", fill="#7d4f2b", **LINE)
    top = path("M-15-4Q0-12 15-4Q16 2 15 8Q0 2-15 8Q-16 2-15-4Z", fill="#b8493c", **LINE)
    stripes = path("M-15 0Q0-8 15 0M-15 4Q0-4 15 4", **{**PEN, "stroke": "#f0d7a0", "stroke_width": 1.6})
    fringe = [
        path(f"M{x} {11 - abs(x) * -0.16}v4", **{**PEN, "stroke": "#f0d7a0", "stroke_width": 1})
        for x in range(-12, 13, 4)
    ]
    return under + top + stripes + "".join(fringe)
