"""The twelve enemies, drawn about the origin within 40 by 40."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.palette import BONE, BRASS, CREAM, DARK_STEEL, GOLD, INK, LINE, PEN, STEEL
from strannik.games.nearfar.faces.people.humans import human
from strannik.games.nearfar.faces.people.looks import Look
from strannik.games.nearfar.faces.things.garments import gear
from strannik.show.svg import circle, ellipse, group, mix, path, placed, polygon, rect, ring

FIRE: Final = "#f4c63c"


def mirrored(drawn: str) -> str:
    """A drawing and its mirror image."""
    return drawn + group(drawn, transform="scale(-1 1)")


def glare(x: float, y: float, size: float = 1, fill: str = FIRE) -> str:
    """A pair of angry eyes."""
    eye = path("M-3-1.6L2.6 0.6Q1 2.6-1.4 1.8Q-3 1-3-1.6Z", fill=fill, **LINE) + circle(0.2, 0.9, 0.7, fill=INK)
    return mirrored(placed(eye, -x, y, size))


def bandit() -> str:
    knife = placed(
        polygon([(-1.4, 0), (-1.4, -9), (0, -12), (1.4, -9), (1.4, 0)], fill=STEEL, **LINE)
        + rect(-3, 0, 6, 1.6, 0.6, fill=BRASS, **LINE),
        14,
        8,
        1,
        24,
    )
    face = human(Look("#c98f63", "#2e2622", "short", "#5a4a3a", "hat", "#3b2a1c"))
    kerchief = path("M-8-0.6Q0 2.6 8-0.6Q7.6 8 0 12Q-7.6 8-8-0.6Z", fill="#b8392f", **LINE)
    return face + kerchief + path("M-4 4Q0 6 4 4", **{**PEN, "stroke": "#6d1d17"}) + knife


def jackal() -> str:
    tail = path("M-14 4Q-20-2-17-10Q-12-6-10 1Z", fill="#a8834a", **LINE)
    body = path("M-14 2Q-6-6 6-3L12 4L10 18H6L5 9Q-4 10-8 8L-9 18H-13Z", fill="#c9a05c", **LINE)
    head = path("M3-4L4-16L9-10L14-15L15-6L20 0Q16 5 10 4Q4 3 3-4Z", fill="#d2ab66", **LINE)
    back = path("M-12 1Q-4-5 5-3L4 0Q-4-2-11 4Z", fill="#5e4a2c")
    teeth = polygon([(15, 3), (16.4, 6), (17.4, 2.6)], fill=CREAM, **LINE)
    return (
        tail
        + body
        + back
        + head
        + teeth
        + path("M8-5L12-4", **{**PEN, "stroke": INK, "stroke_width": 1.6})
        + circle(10.6, -3.4, 1, fill=FIRE)
        + circle(19, 0, 1.2, fill=INK)
    )


def bat() -> str:
    wing = path("M-3-2Q-10-16-19-12Q-16-8-18-3Q-13-5-12 1Q-9-2-7 4Q-5 1-3 5Z", fill="#5d5068", **LINE)
    ribs = path("M-4-1Q-10-8-17-10M-5 1L-12 0", **{**PEN, "stroke": "#2f2638", "stroke_width": 0.7})
    body = path("M-5-2Q-6 11 0 15Q6 11 5-2Z", fill="#6f6079", **LINE)
    head = path("M-6-6L-7-15L-3-10Q0-12 3-10L7-15L6-6Q6 1 0 2Q-6 1-6-6Z", fill="#7d6d88", **LINE)
    fangs = mirrored(polygon([(-2.6, -1.4), (-1, -1.4), (-1.8, 2.4)], fill=CREAM, **LINE))
    return (
        mirrored(wing + ribs)
        + body
        + head
        + glare(2.8, -5.4, 0.8, "#e0582b")
        + fangs
        + path("M-2 15V18M2 15V18", **PEN)
    )


def crone() -> str:
    cloak = path("M-17 20Q-18 4-8-2Q-10-16 0-17Q10-16 8-2Q18 4 17 20Z", fill="#4f5d3a", **LINE)
    face = path("M-6-4Q-6-12 0-12Q6-12 6-4Q5 4 0 7Q-5 4-6-4Z", fill="#a8b87a", **LINE)
    nose = path("M-1-5Q5-1 3 2Q1 3-1 1Z", fill="#94a566", **LINE) + circle(2.6, 0.4, 0.7, fill="#5e4a2c")
    hair = mirrored(path("M-6-8Q-10 0-8 9M-5-10Q-8-4-9 2", **{**PEN, "stroke": "#d8d2c0", "stroke_width": 1.4}))
    grin = path("M-3.4 3.6Q0 6 2.6 3.8", **PEN) + rect(-0.8, 4, 1.3, 1.4, 0, fill=CREAM, stroke=INK, stroke_width=0.4)
    staff = path("M14 20L12-10Q16-16 10-17", **{**PEN, "stroke": "#553519", "stroke_width": 2}) + circle(
        11, -8, 2.6, fill="#8fd06a", **LINE
    )
    return cloak + face + hair + glare(2.6, -5.6, 0.7, "#e9e36a") + nose + grin + staff


def crab() -> str:
    legs = mirrored(
        path(
            "M-8 6L-17 9L-18 16M-7 9L-13 14L-13 19M-9 3L-18 3L-20 8",
            **{**PEN, "stroke": "#7a3b1c", "stroke_width": 2.2},
        )
    )
    claw = path("M-9-2L-14-7Q-20-8-19-15Q-17-18-13-17L-15-13L-10-16Q-7-12-10-7L-7-4Z", fill="#b5602e", **LINE)
    shell = path("M-13 4Q-12-8 0-8Q12-8 13 4Q10 13 0 13Q-10 13-13 4Z", fill="#a8562a", **LINE)
    rust = path("M-8 0L-5 3L-8 6M2-4L5-2M4 6L7 3L9 6M-2 8L0 5", **{**PEN, "stroke": "#6b3115", "stroke_width": 1.4})
    bolts = [circle(x, y, 1.1, fill=DARK_STEEL, **LINE) for x, y in ((-9, -3), (9, -3), (-6, 10), (6, 10))]
    stalks = mirrored(path("M-3-8V-12", **PEN) + circle(-3, -13, 2, fill=FIRE, **LINE) + circle(-3, -13, 0.8, fill=INK))
    return legs + mirrored(claw) + stalks + shell + rust + "".join(bolts)


def automaton() -> str:
    arms = mirrored(
        path("M-9 1L-16 6L-15 15", **{**PEN, "stroke": DARK_STEEL, "stroke_width": 3.4})
        + path("M-18 14L-15 19L-12 14", **{**PEN, "stroke": INK, "stroke_width": 1.8})
    )
    legs = mirrored(path("M-4 14V19", **{**PEN, "stroke": DARK_STEEL, "stroke_width": 3.4}))
    body = (
        rect(-9, -2, 18, 17, 2.4, fill=BRASS, **LINE)
        + circle(0, 6.4, 5.6, fill="#4b3a24", **LINE)
        + placed(gear(3.6, STEEL), 0, 6.4)
    )
    head = rect(-6.4, -15, 12.8, 12, 3, fill="#d9ab55", **LINE) + rect(-4.8, -11.4, 9.6, 4.4, 2, fill=INK)
    eyes = circle(-2.4, -9.2, 1.4, fill="#e0582b") + circle(2.4, -9.2, 1.4, fill="#e0582b")
    antenna = path("M0-15V-19", **PEN) + circle(0, -19, 1.4, fill="#e0582b", **LINE)
    return arms + legs + body + antenna + head + eyes + path("M-3-5.4H3", **{**PEN, "stroke_dasharray": "1 1"})


def boar() -> str:
    spikes = [
        placed(polygon([(-2, 0), (0, -8), (2, 0)], fill="#6b8a3f", **LINE), x, y, 1, turn)
        for x, y, turn in ((-14, 0, -50), (-10, -5, -35), (-5, -8, -15), (1, -9, 0), (6, -8, 18))
    ]
    body = path("M-17 8Q-18-6-4-8Q8-9 13-2L12 17H7L6 12Q-3 14-8 12L-9 17H-14L-15 11Z", fill="#6e5443", **LINE)
    head = path("M4-6Q12-9 17-1L20 6Q18 10 13 9Q5 8 3 1Z", fill="#7f6350", **LINE)
    ear = polygon([(6, -5), (5, -12), (11, -7)], fill="#5b4335", **LINE)
    tusk = path("M13 7Q13 2 17-1Q18 4 16 7Z", fill=BONE, **LINE)
    eye = path("M9-2L13-0.6", **{**PEN, "stroke_width": 1.4}) + circle(11.4, 0.4, 1.2, fill="#e0582b", **LINE)
    return "".join(spikes) + body + head + ear + tusk + eye + circle(19, 5, 0.8, fill=INK)


def spider() -> str:
    legs = mirrored(
        path(
            "M-5 0Q-12-12-17-4L-19 4M-6 3Q-14-4-18 6L-18 14M-5 6Q-12 4-14 12L-12 19M-4-3Q-8-15-12-14L-16-18",
            **{**PEN, "stroke": "#5f93a6", "stroke_width": 1.8},
        )
    )
    back = ellipse(0, 8, 9, 10, fill="#a9dbe3", fill_opacity=0.95, **LINE)
    facets = path("M-7 3L0 8L7 3M0 8V18M-8 9L0 8L8 9", **{**PEN, "stroke": "#4d8597", "stroke_width": 0.8})
    head = circle(0, -4, 5.6, fill="#bfe6ec", **LINE)
    eyes = mirrored(circle(-2, -5.4, 1.4, fill="#c8433f", **LINE) + circle(-3.8, -3, 0.8, fill="#c8433f"))
    fangs = mirrored(path("M-2 0.4L-2.6 4L-0.8 1Z", fill=CREAM, **LINE))
    return (
        legs
        + back
        + facets
        + head
        + eyes
        + fangs
        + path("M-5 4Q-3 1 0 0.6", **{**PEN, "stroke": "#ffffff", "stroke_width": 1.2})
    )


def ogre() -> str:
    body = path("M-19 20Q-18 5-9 3H9Q18 5 19 20Z", fill="#7d5a3c", **LINE) + path(
        "M-9 4L0 14L9 4", **{**PEN, "stroke_width": 1.4}
    )
    club = placed(
        path("M-2 14L-4-8Q0-13 4-8L2 14Z", fill="#6a4a2c", **LINE)
        + circle(-2, -6, 0.9, fill=STEEL)
        + circle(2, -3, 0.9, fill=STEEL),
        17,
        2,
        1,
        18,
    )

    necks = path("M-11-1H-4V7H-11ZM4-1H11V7H4Z", fill="#86965a", **LINE)
    left, right = ogre_head("#9caa6a"), ogre_head("#86965a")
    horn = polygon([(-1.6, -10), (0, -15), (1.6, -10)], fill=BONE, **LINE)
    return club + necks + body + placed(left, -8, -6, 1.2, -8) + placed(horn + right, 8, -7, 1.2, 8)


def ogre_head(skin: str) -> str:
    skull = path("M-6-2Q-7-11 0-11Q7-11 6-2Q6 6 0 7Q-6 6-6-2Z", fill=skin, **LINE)
    tusks = mirrored(polygon([(-3.6, 4), (-2.2, 4.6), (-3.2, 0.8)], fill=CREAM, **LINE))
    return skull + path("M-5 3Q0 7 5 3", **PEN) + tusks + glare(2.6, -3, 0.7) + path("M-1 0Q0 1.4 1 0", **PEN)


def idol() -> str:
    stone = "#9a9488"
    arms = mirrored(path("M-11-1L-18 3V14L-13 15L-12 6Z", fill=mix(stone, INK, 0.15), **LINE))
    legs = mirrored(rect(-9, 12, 7, 8, 0.8, fill=mix(stone, INK, 0.2), **LINE))
    body = path("M-12-16H12L13 13H-13Z", fill=stone, **LINE)
    brow = rect(-13, -19, 26, 5, 1, fill=mix(stone, CREAM, 0.3), **LINE)
    eyes = mirrored(rect(-8.6, -10, 5.6, 4, 0.6, fill=INK) + rect(-7, -9, 2.4, 2, 0, fill="#57c7b8"))
    nose = path("M-2-8L-3 0H3L2-8Z", fill=mix(stone, CREAM, 0.2), **LINE)
    mouth = rect(-7, 4, 14, 5, 0.8, fill=INK) + path("M-4 4V9M0 4V9M4 4V9", **{**PEN, "stroke": stone})
    moss = path("M-13 8Q-9 5-8 13H-13ZM12-16Q10-11 6-14", fill="#6b8a3f", stroke=INK, stroke_width=0.5)
    return arms + legs + body + brow + eyes + nose + mouth + moss


def drake() -> str:
    wing = path("M-4-2Q-10-18-19-17Q-16-12-19-7Q-14-8-13-2Q-10-5-7 1Z", fill="#4d5f86", **LINE)
    body = path("M-5 0Q-9 10-3 17Q2 20 8 18Q16 17 17 12Q12 15 7 13Q3 11 5 3Z", fill="#5f78a8", **LINE)
    neck = path("M-5 1Q-5-8 0-9L5-8Q7-3 5 3Q0 6-5 1Z", fill="#5f78a8", **LINE)
    head = path("M-6-9Q-7-16 0-17Q7-16 6-9Q6-5 3-3Q0-1-3-3Q-6-5-6-9Z", fill="#7089b8", **LINE)
    horns = mirrored(polygon([(-4.6, -14), (-8.4, -20), (-2, -16)], fill=BONE, **LINE))
    belly = path("M-2 4Q-4 11 1 15M1 4Q0 10 4 13", **{**PEN, "stroke": "#b9c9e6", "stroke_width": 1})
    bolt = path("M14-14L9-5H13L10 3L18-8H14L17-14Z", fill=FIRE, **LINE)
    snout = circle(-1.4, -4.6, 0.6, fill=INK) + circle(1.4, -4.6, 0.6, fill=INK)
    return mirrored(wing) + body + neck + belly + horns + head + glare(3, -10, 0.85) + snout + bolt


def nameless() -> str:
    dark = "#2f2740"
    arms = mirrored(
        path(
            "M-6 10Q-16 8-17-2Q-19 2-20-2M-8 13Q-18 16-17 8M-5 15Q-10 20-14 18",
            **{**PEN, "stroke": "#443a5e", "stroke_width": 2.8},
        )
    )
    shroud = path(
        "M-13 20Q-15 4-11-4Q-9-18 0-19Q9-18 11-4Q15 4 13 20Q9 15 6 20Q3 15 0 20Q-3 15-6 20Q-9 15-13 20Z",
        fill=dark,
        **LINE,
    )
    void = path("M-8-4Q-7-15 0-15Q7-15 8-4Q6 6 0 8Q-6 6-8-4Z", fill="#120e1c")
    eyes = [
        circle(x, y, r, fill="#e06ad0") + circle(x, y, r * 0.45, fill="#fff0ff")
        for x, y, r in ((-3, -6, 1.7), (3, -6, 1.7), (0, -10, 1.2), (-4.6, -1, 1), (4.6, -1, 1), (0, -2, 1.2))
    ]
    mouth = path("M-4 3.4L-2.4 5L-1 3.2L0.4 5L2 3.2L4 4.6", **{**PEN, "stroke": "#e06ad0", "stroke_width": 0.8})
    crown = placed(polygon(ring(7, 4, 1.6), fill="none", stroke=GOLD, stroke_width=0.8), 0, -19, 0.9)
    return arms + shroud + void + "".join(eyes) + mouth + crown


ENEMY_BEASTS: Final[dict[str, Callable[[], str]]] = {
    "enemy-4": bandit,
    "enemy-5": jackal,
    "enemy-6": bat,
    "enemy-7": crone,
    "enemy-8": crab,
    "enemy-9": automaton,
    "enemy-10": boar,
    "enemy-11": spider,
    "enemy-12": ogre,
    "enemy-13": idol,
    "enemy-14": drake,
    "enemy-15": nameless,
}
