"""Six peoples as busts in a medallion, by sun or by moon, about the origin, 44 in radius."""

from __future__ import annotations

from typing import Final

from strannik.show.svg import INK, circle, ellipse, group, mix, path, placed, polygon, ring, tag

SKIN: Final[dict[str, str]] = {
    "dragonkin": "#8a9a55",
    "dwarf": "#d7a57c",
    "elf": "#e7c8a4",
    "halfling": "#dfb388",
    "human": "#cf9c74",
    "orc": "#7f9a72",
}
HAIR: Final[dict[str, str]] = {
    "dragonkin": "#5f6d35",
    "dwarf": "#a2502a",
    "elf": "#e3cf8f",
    "halfling": "#7a4a26",
    "human": "#4a3324",
    "orc": "#2f2a28",
}
LINE: Final[dict[str, object]] = {"stroke": INK, "stroke_width": 1.1, "stroke_linejoin": "round"}


def sky(side: str) -> str:
    """Sun or moon behind the head: the two sides of a sheet."""
    if side == "moon":
        stars = [circle(x, y, 0.9, fill="#fff") for x, y in ((-28, -20), (-18, -33), (12, -34), (30, -8), (-33, 2))]
        moon = path("M20 -30A13 13 0 1 0 31 -11A10 10 0 0 1 20 -30Z", fill="#f3e7b8")
        return circle(0, 0, 44, fill="#3d4a6b") + moon + "".join(stars)
    rays = polygon(ring(16, 20, 15), fill="#f7d070")
    return circle(0, 0, 44, fill="#bcd3cf") + placed(rays + circle(0, 0, 13, fill="#fbe3a0"), 22, -22)


def shoulders(colour: str) -> str:
    cloak = path("M-36 46Q-34 18 -12 15H12Q34 18 36 46Z", fill=colour, **LINE)
    collar = path("M-14 15Q0 30 14 15L10 12H-10Z", fill=mix(colour, "#ffffff", 0.45), **LINE)
    return cloak + collar


def head(race: str) -> str:
    skin = SKIN[race]
    neck = path("M-7 6H7V18Q0 24 -7 18Z", fill=mix(skin, INK, 0.15), **LINE)
    face = ellipse(0, -4, 14, 17, fill=skin, **LINE)
    eyes = "".join([ellipse(x, -6, 1.7, 2.1, fill=INK) for x in (-5.4, 5.4)])
    brows = path("M-9 -11Q-5.4 -13 -2.6 -10.6M2.6 -10.6Q5.4 -13 9 -11", fill="none", stroke=INK, stroke_width=1.3)
    mouth = path("M-4 5Q0 7.6 4 5", fill="none", stroke=INK, stroke_width=1.2, stroke_linecap="round")
    nose = path("M0 -5Q2.6 0 -0.6 1", fill="none", stroke=INK, stroke_width=1)
    return neck + face + eyes + brows + nose + mouth


def hair(race: str, shape: str) -> str:
    return path(shape, fill=HAIR[race], **LINE)


def dragonkin() -> str:
    skin, dark = SKIN["dragonkin"], HAIR["dragonkin"]
    horns = path("M-9 -17Q-22 -22 -21 -36Q-12 -28 -4 -22ZM9 -17Q22 -22 21 -36Q12 -28 4 -22Z", fill="#e8dcc0", **LINE)
    skull = path("M-13 -16Q0 -27 13 -16L15 -3Q12 6 8 8L5 16H-5L-8 8Q-12 6 -15 -3Z", fill=skin, **LINE)
    neck = path("M-8 8H8V20Q0 26 -8 20Z", fill=dark, **LINE)
    eyes = path("M-10 -7L-3 -4.6L-9 -3ZM10 -7L3 -4.6L9 -3Z", fill="#f3c23c", **LINE)
    ridge = "".join([placed(polygon(ring(4, 2.2), fill=dark), 0, y) for y in (-19, -14, -9)])
    snout = path("M-3.4 11H-1.4M1.4 11H3.4M-6 14Q0 16 6 14", fill="none", stroke=INK, stroke_width=1.3)
    return neck + horns + skull + ridge + eyes + snout


def dwarf() -> str:
    beard = hair("dwarf", "M-14 -2Q-18 22 0 31Q18 22 14 -2Q9 8 0 6Q-9 8 -14 -2Z")
    braid = path("M-4 14V28M4 14V28", fill="none", stroke=mix(HAIR["dwarf"], INK, 0.4), stroke_width=1.2)
    helmet = path("M-15 -8Q-15 -25 0 -26Q15 -25 15 -8Q0 -14 -15 -8Z", fill="#9aa5ab", **LINE)
    rim = path("M-16 -7Q0 -14 16 -7L15 -11Q0 -17 -15 -11Z", fill="#dca92a", **LINE)
    return head("dwarf") + beard + braid + helmet + rim


def elf() -> str:
    ears = path("M-13 -8L-27 -17L-14 2ZM13 -8L27 -17L14 2Z", fill=SKIN["elf"], **LINE)
    back = hair("elf", "M-15 -8Q-20 18 -16 26L-9 16V-6ZM15 -8Q20 18 16 26L9 16V-6Z")
    top = hair("elf", "M-14 -6Q-15 -24 0 -24Q15 -24 14 -6Q8 -15 0 -16Q-8 -15 -14 -6Z")
    band = path("M-13.4 -12Q0 -18 13.4 -12", fill="none", stroke="#dca92a", stroke_width=2)
    return back + ears + head("elf") + top + band + circle(0, -15.4, 1.8, fill="#2d6aa8", **LINE)


def halfling() -> str:
    curls = "".join(
        [
            circle(x, y, 5.4, fill=HAIR["halfling"], **LINE)
            for x, y in ((-13, -8), (-11, -16), (-4, -21), (4, -21), (11, -16), (13, -8))
        ]
    )
    cheeks = "".join([ellipse(x, 1, 2.8, 1.8, fill="#d8735a", fill_opacity=0.6) for x in (-8, 8)])
    ears = "".join([ellipse(x, -4, 3, 4.4, fill=SKIN["halfling"], **LINE) for x in (-14.4, 14.4)])
    return ears + head("halfling") + curls + cheeks


def human() -> str:
    top = hair("human", "M-14.6 -3Q-18 -25 0 -25Q18 -25 14.6 -3Q13 -14 6 -15Q-4 -12 -10 -15Q-13 -12 -14.6 -3Z")
    beard = hair("human", "M-11 5Q-8 15 0 15Q8 15 11 5Q6 10 4 3Q0 1.6 -4 3Q-6 10 -11 5Z")
    return (
        head("human") + top + beard + path("M-3.6 6.4Q0 8.4 3.6 6.4", fill="none", stroke="#f2d5be", stroke_width=1.4)
    )


def orc() -> str:
    ears = path("M-13 -8L-23 -10L-14 1ZM13 -8L23 -10L14 1Z", fill=SKIN["orc"], **LINE)
    jaw = path("M-14 0Q-15 14 0 15Q15 14 14 0Q0 6 -14 0Z", fill=SKIN["orc"], **LINE)
    tusks = path("M-7.4 8L-6 -0.6L-4 7.4ZM7.4 8L6 -0.6L4 7.4Z", fill="#fff6e2", **LINE)
    mane = hair("orc", "M-4 -19Q-7 -34 2 -36Q9 -32 5 -19Q0 -22 -4 -19Z")
    mouth = path("M-8 8Q0 10 8 8", fill="none", stroke=INK, stroke_width=1.4)
    return ears + head("orc") + jaw + mouth + tusks + mane


BUSTS: Final = {
    "dragonkin": dragonkin,
    "dwarf": dwarf,
    "elf": elf,
    "halfling": halfling,
    "human": human,
    "orc": orc,
}


def medallion(race: str, side: str, colour: str) -> str:
    """The bust of a people in a ring, in a cloak of the class colour."""
    clip = tag("clipPath", circle(0, 0, 44), id="medallion")
    inside = group(sky(side), shoulders(colour), BUSTS[race](), clip_path="url(#medallion)")
    frame = circle(0, 0, 44, fill="none", stroke="#4a2f1b", stroke_width=4)
    return tag("defs", clip) + inside + frame + circle(0, 0, 44, fill="none", stroke="#e3b23c", stroke_width=1.2)
