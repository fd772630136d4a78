"""Things that hold other things. Each is drawn about the origin, within 36 by 36."""

from __future__ import annotations

from strannik.games.nearfar.faces.palette import (
    BRASS,
    CREAM,
    DARK_WOOD,
    GLASS,
    GOLD,
    INK,
    LEAF,
    LINE,
    PEN,
    WOOD,
)
from strannik.games.nearfar.faces.things.weapons import note
from strannik.show.svg import circle, ellipse, mix, path, placed, polygon, rect, ring


def lucky_mug() -> str:
    handle = path("M8-6Q16-6 15 2Q14 9 8 8", **{**PEN, "stroke": INK, "stroke_width": 4}) + path(
        "M8-6Q16-6 15 2Q14 9 8 8", **{**PEN, "stroke": WOOD, "stroke_width": 2.4}
    )
    body = path("M-12-9H9L8 15H-11Z", fill="#b8763c", **LINE) + path(
        "M-6-8L-5.4 15M-1.5-8V15M4-8L3.4 15", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 0.7}
    )
    hoops = path("M-11.8-3H8.8M-11.2 10H8.2", **{**PEN, "stroke": BRASS, "stroke_width": 2})
    foam = path("M-13-8Q-14-14-8-13Q-5-18-1-14Q4-18 6-13Q11-14 10-8Q4-5-2-8Q-8-5-13-8Z", fill=CREAM, **LINE)
    clover = [
        circle(x, y, 2.2, fill=LEAF, stroke=INK, stroke_width=0.5)
        for x, y in ((-3.4, 2), (0.4, 2), (-1.5, 5), (-1.5, -0.6))
    ]
    return handle + body + hoops + "".join(clover) + foam


def incense_bowl() -> str:
    smoke = path("M-5-3Q-9-8-4-11T-5-18M3-3Q8-7 4-11T6-17", **{**PEN, "stroke": "#8d93b8", "stroke_width": 1.8})
    bowl = path("M-13 0H13Q12 10 4 11V14H8V17H-8V14H-4V11Q-12 10-13 0Z", fill=BRASS, **LINE)
    coals = path("M-9 0Q-5-4-1-1Q4-5 9 0Z", fill="#e06a2b", **LINE)
    return smoke + coals + bowl + path("M-8 4L-4 7L0 4L4 7L8 4", **{**PEN, "stroke": DARK_WOOD})


def healers_satchel() -> str:
    strap = path("M-12-4Q0-24 12-4", **{**PEN, "stroke": "#6e4a2c", "stroke_width": 2})
    bag = path("M-14-4H14L13 13Q0 17-13 13Z", fill="#c79a63", **LINE)
    flap = path("M-14-5Q0-8 14-5L11 5Q0 9-11 5Z", fill="#a8703d", **LINE)
    leaf = path("M0-4C5-2 5 3 0 6C-5 3-5-2 0-4Z", fill=LEAF, **LINE) + path("M0-3V6", **{**PEN, "stroke": CREAM})
    herbs = path("M8-6Q9-14 13-16Q13-10 10-6M12-5Q15-10 18-9Q16-6 13-4", fill=LEAF, **LINE)
    return strap + herbs + bag + flap + leaf


def jar(inside: str, lid: str) -> str:
    """A glass jar, three quarters full."""
    glass = path("M-9-9H9Q13-6 13-1V12Q13 16 9 16H-9Q-13 16-13 12V-1Q-13-6-9-9Z", fill=GLASS, **LINE)
    full = path("M-12.4-2Q0 1 12.4-2V12Q12.4 15.4 9 15.4H-9Q-12.4 15.4-12.4 12Z", fill=inside)
    cover = rect(-9, -15, 18, 6, 1.6, fill=lid, **LINE)
    return glass + full + cover + path("M-9.4 2V10", **{**PEN, "stroke": CREAM, "stroke_width": 1.6})


def honey_lure() -> str:
    bee = (
        ellipse(0, 0, 3, 2.2, fill=GOLD, **LINE)
        + path("M-0.8-2V2M1-2V2", **PEN)
        + ellipse(-0.6, -2.8, 1.8, 1.1, fill=CREAM, **LINE)
    )
    drip = path("M-9-9H3V-4Q3 0 0.6 0Q-2 0-2-5Q-3-7-5-5V1Q-5 4-7 4Q-9 4-9 0Z", fill="#e9a42c", **LINE)
    return jar("#eab040", WOOD) + drip + placed(bee, 13, -12) + placed(bee, -14, -3, 0.8, -20)


def leech_jar() -> str:
    leeches = path(
        "M-7 10Q-9 4-4 3M3 12Q-1 7 4 4M8 11Q11 5 7 1M-2 13Q0 10 1 13",
        **{**PEN, "stroke": "#33402f", "stroke_width": 2.6},
    )
    holes = [circle(x, -12, 0.8, fill=INK) for x in (-4, 0, 4)]
    return jar("#9cb48a", "#7d8890") + leeches + "".join(holes)


def saints_flask() -> str:
    halo = ellipse(0, -14.6, 8, 2.4, fill="none", stroke=GOLD, stroke_width=1.6)
    flask = path("M-3-10H3V-5Q12-1 12 7Q12 16 0 16Q-12 16-12 7Q-12-1-3-5Z", fill="#b7dbe3", **LINE)
    water = path("M-11.6 5Q0 8 11.6 5Q12 15.4 0 15.4Q-12 15.4-11.6 5Z", fill="#5aa0c8")
    sign = path("M0-1V12M-4 3H4", **{**PEN, "stroke": CREAM, "stroke_width": 2.2})
    return halo + flask + water + sign + rect(-3.8, -13, 7.6, 3.6, 1, fill=WOOD, **LINE)


def pouch(fill: str) -> str:
    """A pouch, tied at the neck."""
    body = path("M-5-7Q-16 2-13 11Q-10 17 0 17Q10 17 13 11Q16 2 5-7Z", fill=fill, **LINE)
    frill = path("M-5-7L-9-14L-4-12L0-16L4-12L9-14L5-7Q0-5-5-7Z", fill=mix(fill, CREAM, 0.2), **LINE)
    cord = path("M-6-7.6Q0-5 6-7.6M5-7Q9-4 8 0M4-6Q6-2 4 1", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 1.4})
    return body + frill + cord


def purse() -> str:
    coins = [
        circle(x, y, 3.4, fill=GOLD, **LINE) + circle(x, y, 1.9, fill="none", stroke=DARK_WOOD, stroke_width=0.5)
        for x, y in ((-12, 14), (12.6, 14.6))
    ]
    return pouch("#8d4a62") + polygon([(0, 1), (4, 6), (0, 11), (-4, 6)], fill=GOLD, **LINE) + "".join(coins)


def seed_pouch() -> str:
    sprout = path("M0 11V4", **{**PEN, "stroke": LEAF, "stroke_width": 1.6}) + path(
        "M0 5Q-6 4-6-1Q0-1 0 5ZM0 5Q6 3 6-2Q1-2 0 5Z", fill=LEAF, **LINE
    )
    seeds = [
        placed(path("M0-2.6Q2 0 0 2.6Q-2 0 0-2.6Z", fill="#d9b27a", **LINE), x, y, 1, turn)
        for x, y, turn in ((-14, 14, 40), (14, 13, -30), (10, 17, 80), (-9, 17, 100))
    ]
    return pouch("#c3a36a") + sprout + "".join(seeds)


def smoke_pellets() -> str:
    puffs = path("M-16 2Q-19-6-12-8Q-12-16-3-14Q3-20 9-13Q17-13 15-5Q20 2 13 4Q0 9-16 2Z", fill="#c9c5cc", **LINE)
    swirls = path("M-9-3Q-5-8-1-4M3-7Q8-10 10-5", **{**PEN, "stroke": "#8b8690", "stroke_width": 1.2})
    balls = [
        circle(x, y, 4.4, fill="#55505a", **LINE) + circle(x - 1.4, y - 1.4, 1, fill="#a9a3ae")
        for x, y in ((-8, 11), (1, 13), (9.6, 10.6))
    ]
    return puffs + swirls + "".join(balls)


def spices() -> str:
    def heap(fill: str) -> str:
        mound = polygon([(-6, -4), (0, -11), (6, -4)], fill=fill, **LINE)
        sack = path("M-7-4Q0-1 7-4L8 8Q0 12-8 8Z", fill="#cdb083", **LINE) + path(
            "M-8-5Q0-2 8-5L7.4-2Q0 1-7.4-2Z", fill="#e3cda4", **LINE
        )
        return mound + sack

    return placed(heap("#c8412f"), -8, -5, 0.9) + placed(heap("#e2ab35"), 8, -5, 0.9) + placed(heap("#8a4a23"), 0, 7, 1)


def puzzle_box() -> str:
    top = polygon([(0, -15), (15, -7), (0, 1), (-15, -7)], fill="#d2a56a", **LINE)
    left = polygon([(-15, -7), (0, 1), (0, 17), (-15, 9)], fill="#a8703d", **LINE)
    right = polygon([(15, -7), (0, 1), (0, 17), (15, 9)], fill="#85552c", **LINE)
    inlay = polygon([(0, -11.4), (8, -7), (0, -2.6), (-8, -7)], fill="#4f9d77", **LINE) + polygon(
        [(-11, -1), (-4, 3), (-4, 11), (-11, 7)], fill=GOLD, **LINE
    )
    return top + left + right + inlay + circle(7.4, 5.4, 2.6, fill="#bf4f3d", **LINE) + path("M0 9L15 1", **PEN)


def music_box() -> str:
    lid = path("M-14-2L-10-15H10L14-2Z", fill="#8b4a5e", **LINE) + polygon(
        [(-9.6, -4), (-7.6, -12.4), (7.6, -12.4), (9.6, -4)], fill="#d9a6b4", **LINE
    )
    box = rect(-14, -2, 28, 14, 1.4, fill="#a55d74", **LINE) + rect(-10, 2, 20, 6, 1, fill="#8b4a5e", **LINE)
    comb = [path(f"M{x} 3V7", **{**PEN, "stroke": GOLD, "stroke_width": 1.1}) for x in range(-8, 9, 3)]
    dancer = circle(0, -9, 1.8, fill="#efc9a4", **LINE) + path("M0-7.2L-4-2.4H4Z", fill=CREAM, **LINE)
    crank = path("M14 5H17V9", **{**PEN, "stroke": BRASS, "stroke_width": 1.8})
    return lid + box + "".join(comb) + dancer + crank + note(-15, -12, 0.8) + note(14, -14, 0.7)


def star_ring(radius: float) -> str:
    """A many-pointed shine behind something precious."""
    return polygon(ring(12, radius, radius * 0.66), fill="#ffe9b0")
