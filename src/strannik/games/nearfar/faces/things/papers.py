"""Things to read. Each is drawn about the origin, within 36 by 36."""

from __future__ import annotations

from strannik.games.nearfar.faces.icons import TOKENS, coin, combat, food
from strannik.games.nearfar.faces.palette import BRASS, CREAM, GOLD, INK, LEATHER, LINE, PEN, SOFT
from strannik.games.nearfar.faces.things.garments import gear
from strannik.show.svg import circle, ellipse, mix, path, placed, polygon, rect, ring

PAGE = "#f3e6c4"


def contract(seal: str, sign: str = "") -> str:
    """A sheet with writing, curled at both ends, and a seal."""
    sheet = path("M-11-14Q0-16 11-14V14Q0 12-11 14Z", fill=PAGE, **LINE)
    top = path(
        "M-13-14Q-13-18-9-17.6Q2-19 12-17Q15-14 11-13Q0-15-11-13Q-13-12.6-13-14Z", fill=mix(PAGE, SOFT, 0.2), **LINE
    )
    foot = path("M-12 14Q-14 18-9 17.6Q2 16 12 17.6Q14 14 11 13Q0 11.4-11 13Z", fill=mix(PAGE, SOFT, 0.2), **LINE)
    lines = path(
        "M-7.6-9Q0-10.4 7.6-9M-7.6-5.6Q0-7 7.6-5.6M-7.6 5Q-2 4 1 4.6M-7.6 8.4Q-3 7.4 0 8", **{**PEN, "stroke": SOFT}
    )
    wax = placed(
        polygon(ring(10, 4.4, 3.7), fill=seal, **LINE) + circle(0, 0, 2.2, fill=mix(seal, INK, 0.25)), 6.4, 7.4
    )
    return sheet + top + foot + lines + placed(sign, -0.6, -0.6, 1.05) + wax


def old_treaty() -> str:
    return contract("#e3b034", TOKENS["yellow"]())


def mercenary_contract() -> str:
    return contract("#bf4f3d", combat())


def merchant_contract() -> str:
    return contract("#4d6f6b", coin())


def bounty_contract() -> str:
    face = circle(0, -2, 4, fill="#e9b98c", **LINE) + path("M-4-2.6H4L3.4-0.8H-3.4Z", fill=INK)
    hat = path("M-6.4-4Q0-6 6.4-4Q3.6-5 3-6.6Q0-9-3-6.6Q-3.6-5-6.4-4Z", fill="#553519", **LINE)
    return contract("#553519", face + hat)


def old_recipe() -> str:
    return contract("#5b8c4e", food())


def legendary_scroll() -> str:
    glow = polygon(ring(14, 18, 12), fill="#ffe9b0")
    rods = [
        rect(-15, y - 2.2, 30, 4.4, 2.2, fill="#bf4f3d", **LINE)
        + circle(-15, y, 2.6, fill=GOLD, **LINE)
        + circle(15, y, 2.6, fill=GOLD, **LINE)
        for y in (-12, 12)
    ]
    sheet = rect(-11, -11, 22, 22, 0, fill=PAGE, **LINE)
    return glow + sheet + "".join(rods) + placed(TOKENS["red"](), 0, 0, 1.3)


def volume(cover: str, sign: str) -> str:
    """A closed book, standing aslant."""
    pages = path("M-9-13L12-10V15L-9 14Z", fill=CREAM, **LINE)
    edge = path("M-8 11.6L12 12.8M-8 9.6L12 10.8", **{**PEN, "stroke": SOFT, "stroke_width": 0.6})
    front = path("M-12-15Q-10-16.6-8-16L11-12.6V11L-9 9Q-12 9.4-12 12.6Z", fill=cover, **LINE)
    spine = path("M-12-15V12.6Q-12 15-9 15L-9 14Q-11 13.4-9 9V-15.6", fill=mix(cover, INK, 0.3), **LINE)
    return pages + edge + front + spine + placed(sign, 1.4, -2.4)


def golden_ledger() -> str:
    return volume("#c9952f", circle(0, 0, 6, fill="none", stroke=CREAM, stroke_width=1.2) + placed(coin(), 0, 0, 0.9))


def old_journal() -> str:
    strap = path("M-7-4.6L10-2.2", **{**PEN, "stroke": "#553519", "stroke_width": 2}) + circle(
        8, -2.4, 1.6, fill=BRASS, **LINE
    )
    return (
        volume(LEATHER, "") + strap + path("M-4-10L6-8.4M-4-7.6L3-6.6", **{**PEN, "stroke": CREAM, "stroke_width": 0.9})
    )


def engineers_diary() -> str:
    return volume("#4c6a86", gear(5.4, BRASS)) + path(
        "M10 12L14 18", **{**PEN, "stroke": "#bf4f3d", "stroke_width": 1.6}
    )


def chart(edge: str) -> str:
    """A folded map with a dotted way to a cross."""
    sheet = path(edge, fill=PAGE, **LINE)
    land = path("M-9-6Q-4-11 1-8Q6-6 4-1Q2 4-4 2Q-10 0-9-6Z", fill="#b9c98a", stroke=SOFT, stroke_width=0.6)
    way = path("M-10 9Q-4 4 0 7T7 2", **{**PEN, "stroke": "#bf4f3d", "stroke_width": 1.2, "stroke_dasharray": "2 1.8"})
    cross = path("M6-2L10 2M10-2L6 2", **{**PEN, "stroke": "#bf4f3d", "stroke_width": 1.8})
    return sheet + land + way + cross


def map_fragment() -> str:
    return chart("M-14-13L12-15L14-8L11-5L14-1L11 3L13 8L6 10L4 15L-3 12L-8 16L-13 13L-15 4L-12 0Z")


def first_map() -> str:
    folds = path("M-5-14V13M5-13V14", **{**PEN, "stroke": SOFT, "stroke_width": 0.6})
    rose = placed(polygon(ring(4, 4, 1.2), fill=INK), -9, 8, 0.7)
    return chart("M-15-13L-5-15L5-12L15-14V13L5 15L-5 12L-15 14Z") + folds + rose


def lost_portrait() -> str:
    frame = rect(-13, -16, 26, 32, 2, fill=GOLD, **LINE) + rect(-10, -13, 20, 26, 0, fill="#4f6b6a", **LINE)
    dress = path("M-9 13Q-8 4 0 4Q8 4 9 13Z", fill="#8d3f55", **LINE)
    hair = path("M-6-1C-8-11 8-11 6-1Q7 5 4 6H-4Q-7 5-6-1Z", fill="#553519", **LINE)
    face = ellipse(0, -2, 4, 5, fill="#efc9a4", **LINE)
    return frame + hair + dress + face + path("M-2-2.4H-1M1-2.4H2M-1.2 1Q0 1.8 1.2 1", **{**PEN, "stroke_width": 0.7})


def caravan_banner() -> str:
    pole = path("M-10-17V18", **{**PEN, "stroke": "#553519", "stroke_width": 2.4}) + circle(
        -10, -17, 2, fill=GOLD, **LINE
    )
    cloth = path("M-9-15Q2-18 15-13L10-5L15 3Q2-1-9 3Z", fill="#c8553d", **LINE)
    beast = path("M-4-4Q-3-9 0-7Q1-10 3-7Q6-9 7-4L6.6-1H5.6L5.4-3.4Q1-2-1.4-3.6L-1.6-0.6H-2.8Z", fill="#fff3d8")
    neck = path("M6.4-6Q8-7 8-10L10-10.4L9.4-8.6Q9-6 7-3.6Z", fill="#fff3d8")
    tassels = path("M-8.6 3.4V8M-5 2.6V7", **{**PEN, "stroke": GOLD, "stroke_width": 1.4})
    return pole + cloth + beast + neck + tassels


def mayors_favour() -> str:
    letter = rect(-15, -9, 30, 20, 1.4, fill=CREAM, **LINE)
    flap = path("M-15-9L0 4L15-9", **PEN) + path("M-15 11L-4 1M15 11L4 1", **{**PEN, "stroke_width": 0.6})
    seal = placed(
        polygon(ring(12, 5.4, 4.6), fill="#bf4f3d", **LINE) + polygon(ring(5, 2.8, 1.2), fill="#f3d9a0"), 0, 3
    )
    ribbon = path("M-2 7L-5 16L-1 14L0 17L1 14L5 16L2 7Z", fill="#8d2a22", **LINE)
    return letter + flap + ribbon + seal
