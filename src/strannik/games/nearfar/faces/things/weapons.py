"""Things to fight with. Each is drawn about the origin, within 36 by 36."""

from __future__ import annotations

from strannik.games.nearfar.faces.palette import (
    BONE,
    BRASS,
    CREAM,
    DARK_STEEL,
    DARK_WOOD,
    GOLD,
    INK,
    LEATHER,
    LINE,
    PEN,
    STEEL,
    WOOD,
)
from strannik.show.svg import circle, ellipse, mix, path, placed, polygon, rect, ring

RUST = "#b0744b"
ICE = "#9fd0e6"


def sword(steel: str, guard: str, grip: str = LEATHER) -> str:
    """A straight sword, point up."""
    blade = polygon([(-2.4, 7), (-2.4, -13), (0, -18), (2.4, -13), (2.4, 7)], fill=steel, **LINE)
    shade = polygon([(0, 7), (0, -18), (2.4, -13), (2.4, 7)], fill=mix(steel, INK, 0.22))
    cross = path("M-7.5 6Q0 9 7.5 6L7 9Q0 11-7 9Z", fill=guard, **LINE)
    hilt = rect(-1.6, 9.4, 3.2, 6, 0.8, fill=grip, **LINE)
    return blade + shade + cross + hilt + circle(0, 16.4, 2, fill=guard, **LINE)


def rusted_sword() -> str:
    spots = path("M-1.4-9L0.6-6M-0.6-1L1.4 2M-1.6 3L-0.4 5", **{**PEN, "stroke": "#7a4320", "stroke_width": 1.2})
    return placed(sword(RUST, "#8c6a4c") + spots, 0, 0, 1, 30)


def oath_blade() -> str:
    rays = polygon(ring(12, 18, 8), fill="#fff3c4")
    return rays + placed(sword(STEEL, GOLD, "#35557f") + circle(0, 7.6, 1.3, fill="#4a78b5", **LINE), 0, 0, 1, 0)


def cold_blade() -> str:
    flakes = [
        placed(
            path("M0-3V3M-2.6-1.5L2.6 1.5M-2.6 1.5L2.6-1.5", **{**PEN, "stroke": "#4c8fb4", "stroke_width": 0.8}), x, y
        )
        for x, y in ((-11, -9), (12, -3), (-9, 9))
    ]
    return placed(sword(ICE, "#5f8fb0", "#37566b"), 0, 0, 1, 24) + "".join(flakes)


def notched_sabre() -> str:
    blade = path("M-3 8C-4-2-1-12 9-17C10-8 6 2 2 9L1 6L2.4 4L1.6 1.4L3.4-0.4L3-3Z", fill=STEEL, **LINE)
    guard = path("M-7 8Q-1 5 5 9L4.4 11.4Q-1 8-7 11Z", fill=BRASS, **LINE)
    knuckle = path("M4.6 10.4Q7 15 0.6 17.4", **{**PEN, "stroke": BRASS, "stroke_width": 1.6})
    return blade + guard + knuckle + path("M-2.4 9.6L0.6 9.4L0 17H-2.6Z", fill=LEATHER, **LINE)


def smugglers_knife() -> str:
    blade = path("M-2.6 3C-3-6-1-13 3-17C4.4-9 3.6-2 2.4 3Z", fill=STEEL, **LINE)
    edge = path("M3-17C4.4-9 3.6-2 2.4 3L0.8 3C1.6-4 2-11 3-17Z", fill=DARK_STEEL)
    hilt = path("M-2.6 5.6H2.4L3 15Q0 17.4-3 15Z", fill=WOOD, **LINE)
    band = path("M-2.7 8.4H2.6M-2.9 11.6H2.8", **{**PEN, "stroke": BRASS, "stroke_width": 1.2})
    return placed(blade + edge + hilt + band + rect(-4.4, 3, 8.8, 2.8, 1, fill=BRASS, **LINE), 0, 0, 1, -28)


def poisoned_stiletto() -> str:
    blade = polygon([(-1.7, 3), (0, -18), (1.7, 3)], fill=STEEL, **LINE)
    poison = path("M-0.7-9L0-18L0.8-8Q1.6-4 0.4-5Q0-2-0.6-5Z", fill="#7fae3c")
    drops = [path("M0-2C1.4 0 1.8 1 1.4 2A1.6 1.6 0 0 1-1.4 2C-1.8 1-1.4 0 0-2Z", fill="#7fae3c", **LINE)]
    hilt = rect(-1.5, 5, 3, 9, 1, fill="#463a52", **LINE) + circle(0, 15.4, 2.2, fill="#8a4f9a", **LINE)
    guard = path("M-6 3.4Q-7 1 -5.4 0.6L-4 3H4L5.4 0.6Q7 1 6 3.4L4.6 5.4H-4.6Z", fill=DARK_STEEL, **LINE)
    return (
        placed(blade + poison + hilt + guard, 0, 0, 1, 32)
        + placed(drops[0], 12, -6, 1.1)
        + placed(drops[0], 13, 3, 0.8)
    )


def hunters_bow() -> str:
    string = path("M8-16.6L8 16.6", **{**PEN, "stroke_width": 0.7})
    bow = path("M8-17C-3-14-8-7-8 0C-8 7-3 14 8 17", **{**PEN, "stroke": WOOD, "stroke_width": 3})
    grain = path("M7-16C-2.6-13-7-6.6-7 0", **{**PEN, "stroke": "#c08a52", "stroke_width": 0.9})
    arrow = path("M-14 0H12", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 1.3})
    head = polygon([(-17.5, 0), (-12, -2.6), (-12, 2.6)], fill=STEEL, **LINE)
    fletch = path("M9 0L14-3.4H17L13 0L17 3.4H14Z", fill="#5b8c4e", **LINE)
    grip = rect(-9.6, -3, 3.4, 6, 1.2, fill=LEATHER, **LINE)
    return string + bow + grain + arrow + head + fletch + grip


def bone_maul() -> str:
    shaft = path("M-2.2 16L-1.4-4H1.4L2.2 16Q0 18-2.2 16Z", fill=BONE, **LINE)
    head = path(
        "M-8-3C-13-5-12-13-7-12.6C-7-17-1.6-18 0-14C1.6-18 7-17 7-12.6C12-13 13-5 8-3Q0-0.6-8-3Z", fill=BONE, **LINE
    )
    cracks = path("M-4-9L-2-6L-3.4-4M5-10L3.6-7.4", **PEN)
    wraps = path("M-2 6L2 8M-2 9L2.2 11M-2 12L2.2 14", **{**PEN, "stroke": LEATHER, "stroke_width": 1.5})
    return placed(shaft + head + cracks + wraps, 0, 0, 1, 24)


def lawgivers_hammer() -> str:
    shaft = rect(-1.7, -6, 3.4, 23, 1.2, fill=DARK_WOOD, **LINE)
    head = rect(-12, -14, 24, 10.5, 1.6, fill="#7d8c98", **LINE)
    bands = rect(-9.4, -14, 3, 10.5, 0, fill=GOLD, **LINE) + rect(6.4, -14, 3, 10.5, 0, fill=GOLD, **LINE)
    scale = path("M0-12.4V-5.4M-3-10.6H3M-4-8H-2M2-8H4", **{**PEN, "stroke": CREAM, "stroke_width": 1})
    return placed(shaft + head + bands + scale, 0, 0, 1, -20)


def obsidian_axe() -> str:
    shaft = path("M-2 17L-1-15Q0-17 1.4-15L2 17Z", fill=WOOD, **LINE)
    head = path("M0-13C7-16 13-15 15-11C12-8 13-2 14 1C8 1 3-2 0-4Z", fill="#3d3a4a", **LINE)
    shards = path("M3-10L10-9L8-5L4-6ZM10-9L13-11", **{**PEN, "stroke": "#8d88a8", "stroke_width": 0.8})
    cord = path("M-2.4-12L2.6-4M-2.4-4L2.6-12", **{**PEN, "stroke": "#d9b27a", "stroke_width": 1.3})
    return placed(shaft + head + shards + cord, -3, 0, 1, 12)


def singing_spear() -> str:
    shaft = path("M0 18V-8", **{**PEN, "stroke": WOOD, "stroke_width": 2})
    head = path("M0-18C3.6-13 4-10 0-6C-4-10-3.6-13 0-18Z", fill="#d7c06a", **LINE)
    holes = circle(0, -12.4, 1.2, fill=INK) + circle(0, -9.2, 0.8, fill=INK)
    ribbon = path("M0-5.6C6-4 3 0 8 2M0-5.6C-5-3-2 0-6 3", **{**PEN, "stroke": "#bf4f3d", "stroke_width": 1.6})
    return placed(shaft + head + holes + ribbon, 0, 0, 1, 20) + note(-11, -8) + note(-12, 6, 0.8)


def note(x: float, y: float, scale: float = 1) -> str:
    """A note of music."""
    return placed(
        ellipse(-1.2, 3, 2, 1.5, fill=INK) + path("M0.6 3V-4Q3-3.6 3.4-1", **{**PEN, "stroke_width": 1}), x, y, scale
    )


def thunder_sling() -> str:
    cords = path("M-13-14Q-10 4-3 8M13-14Q10 4 3 8", **{**PEN, "stroke": LEATHER, "stroke_width": 1.5})
    pouch = path("M-6 6Q0 12 6 6Q5 15 0 15Q-5 15-6 6Z", fill=LEATHER, **LINE)
    stone = circle(0, 6.6, 4.4, fill="#8b93a3", **LINE)
    bolt = path("M2-17L-5-5H0L-3 3L7-8H2L6-17Z", fill="#f4c63c", **LINE)
    return cords + stone + pouch + bolt


def tournament_shield() -> str:
    rim = path("M0-17Q8-13 14.6-13.4Q16 9 0 17.4Q-16 9-14.6-13.4Q-8-13 0-17Z", fill=BRASS, **LINE)
    left = path("M0-14.4Q-6-11-12.4-11Q-13.4 7.4 0 15Z", fill="#bf4f3d")
    right = path("M0-14.4Q6-11 12.4-11Q13.4 7.4 0 15Z", fill=CREAM)
    beast = path("M-4 6C-7 2-6-4-1-6L-2-9L2-7C6-6 7-1 4 2L6 6L2 5Q-1 8-4 6Z", fill=INK)
    return rim + left + right + beast + circle(1.6, -4, 0.8, fill=CREAM)


def fire_bomb() -> str:
    ball = circle(-2, 4, 12, fill="#47413f", **LINE) + path(
        "M-9.6 1A8.4 8.4 0 0 1-4-4.8", **{**PEN, "stroke": "#a39c94", "stroke_width": 1.6}
    )
    neck = placed(rect(-3, -2.4, 6, 4, 1, fill="#6a625e", **LINE), 6.4, -6, 1, 42)
    fuse = path("M8-8Q12-14 14-10", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 1.6})
    spark = placed(polygon(ring(8, 5.4, 2.2), fill="#f7b23a") + circle(0, 0, 1.8, fill="#fff2c0"), 14, -12)
    return ball + neck + fuse + spark + flame_mark(-2, 5)


def flame_mark(x: float, y: float, scale: float = 1) -> str:
    return placed(
        path("M0-6C1.6-3 4.6-1.6 4.4 2A4.4 4 0 0 1-4.4 2C-4.4 0-2.8-1-2.4-3Q-1-2-0.8-0.6Q0.6-3 0-6Z", fill="#e06a2b"),
        x,
        y,
        scale,
    )


def hydra_fang() -> str:
    fang = path("M-7-12C2-15 8-8 7 2C6.4 9 2 15-5 17C0 10 0 2-7-4Z", fill=BONE, **LINE)
    root = path("M-7-12C-10-8-9-5-7-4C-3-6 0-10-1-13Q-4-13.6-7-12Z", fill="#c98a72", **LINE)
    cord = path("M-9-9Q-15-4-13 4M0-12Q8-17 14-12", **{**PEN, "stroke": LEATHER, "stroke_width": 1.3})
    return cord + fang + root + path("M3-5Q5 2 1 9", **{**PEN, "stroke": "#bfae84"})


def pickaxe_head() -> str:
    head = path("M-17 6Q-10-9 0-9Q10-9 17 6Q8-2 3-2.6V2H-3V-2.6Q-8-2-17 6Z", fill="#8d98a0", **LINE)
    shine = path("M-12-1Q-6-6.4 0-6.6", **{**PEN, "stroke": "#e2e8ea", "stroke_width": 1.2})
    stump = path("M-2.4 2H2.4L1.6 9L0.4 7L-0.6 10L-2 8Z", fill=WOOD, **LINE)
    return head + rect(-3.8, -9.6, 7.6, 8.4, 1, fill="#6f7b84", **LINE) + shine + stump
