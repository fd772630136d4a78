"""The small signs on the maps, each drawn about the origin within 24 by 24."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces import icons
from strannik.show.svg import INK, circle, ellipse, mix, path, placed, polygon, rect

LARGER: Final = 2.3
"""How much larger these signs are than the icons of cards."""

WARES: Final = {"pepper": "#c8412f", "part": "#6f7b86", "blood": "#8d2440", "tea": "#5d8a3a"}
"""The colour of each trade route."""


def coin() -> str:
    return placed(icons.coin(), 0, 0, LARGER)


def gem() -> str:
    return placed(icons.gem(), 0, 0, LARGER)


def enemy() -> str:
    return placed(icons.enemy(), 0, 0, LARGER)


def treasure() -> str:
    return placed(icons.treasure(), 0, 0, LARGER)


def pepper() -> str:
    body = path(
        "M-5-6C-1-9 5-7 5.5-2C6 4 1 9.5-9 10.5C-3 7.5-3.5 3-5.5-1C-6.5-3-6.5-5-5-6Z",
        fill=WARES["pepper"],
        stroke="#6f1c12",
        stroke_width=1.2,
    )
    shine = path("M2.5-4C4-1 3 3 .5 5.5", fill="none", stroke="#f2a190", stroke_width=1.5, stroke_linecap="round")
    stem = path("M-.5-7C0-10 2.5-11.5 6-11", fill="none", stroke="#4d7a33", stroke_width=2.6, stroke_linecap="round")
    cap = path("M-5.6-5.4C-3-9.4 3-9.4 5-4.6C2-6.6-2-6.8-5.6-5.4Z", fill="#5d8f3d")
    return body + shine + stem + cap


def part() -> str:
    teeth = [
        rect(-2.3, -11.5, 4.6, 6, 1, fill=WARES["part"], stroke="#343c44", stroke_width=1, transform=f"rotate({turn})")
        for turn in range(0, 360, 45)
    ]
    wheel = circle(0, 0, 8, fill=WARES["part"], stroke="#343c44", stroke_width=1.2)
    hub = circle(0, 0, 4.6, fill="#aab5bf", stroke="#343c44", stroke_width=1) + circle(0, 0, 1.8, fill="#343c44")
    return "".join(teeth) + wheel + hub


def blood() -> str:
    stone = polygon(
        [(0, -11.5), (6, -4), (8.6, 3.4), (4.6, 9.8), (-4.6, 9.8), (-8.6, 3.4), (-6, -4)],
        fill=WARES["blood"],
        stroke="#3f0d1c",
        stroke_width=1.3,
    )
    light = polygon([(0, -11.5), (-6, -4), (-1.6, 0)], fill="#c9607a") + polygon(
        [(-6, -4), (-8.6, 3.4), (-1.6, 0)], fill="#ad3f5c"
    )
    dark = polygon([(8.6, 3.4), (4.6, 9.8), (-1.6, 0)], fill="#6d1730")
    drop = path("M1.6 1.6C4 4.6 4.2 7.4 1.6 7.6C-1 7.4-.8 4.6 1.6 1.6Z", fill="#f0c4cd")
    return stone + light + dark + drop


def tea() -> str:
    leaf = "M0 10C-9 6-10-3-4-10.5C2-6 3.5 2 0 10Z"
    left = path(leaf, fill="#7dab4f", stroke="#2f4d1c", stroke_width=1.2, transform="rotate(-24) translate(-2 0)")
    right = path(leaf, fill=WARES["tea"], stroke="#2f4d1c", stroke_width=1.2, transform="rotate(30) translate(3 1)")
    vein = path("M-1.5 9L-6-6M1.5 9.5L6.4-4.5", fill="none", stroke="#e7f0d2", stroke_width=1.1, stroke_linecap="round")
    return left + right + vein


def town() -> str:
    """A gate between two towers, with a flag."""
    wall = path("M-11 10V-3H-6V0H6V-3H11V10Z", fill="#e9d3ac", stroke=INK, stroke_width=1.2)
    left = polygon([(-12.4, -3), (-8.5, -9.5), (-4.6, -3)], fill="#b5503c", stroke=INK, stroke_width=1)
    right = polygon([(4.6, -3), (8.5, -9.5), (12.4, -3)], fill="#b5503c", stroke=INK, stroke_width=1)
    gate = path("M-3.6 10V5.5A3.6 3.6 0 0 1 3.6 5.5V10Z", fill=INK)
    flag = path("M0 0V-11", stroke=INK, stroke_width=1.2) + polygon([(0, -11), (6, -9), (0, -6.6)], fill="#e2ac3a")
    return flag + wall + left + right + gate


def mammoth() -> str:
    """A mammoth from the side, trunk and tusk to the left."""
    body = path(
        "M-7.5-2C-7-8-1.5-10 1.5-8C6-9 11-5 11 1V10H7.4V4.6H.6V10H-3V4C-4.4 4.2-5.6 3.6-6.2 2.6C-6 6-6.6 9-9.6 9.6"
        "C-11.6 9.8-12 8-11 7.4C-9.2 7.6-9-1-7.5-2Z",
        fill="#6b4a33",
        stroke="#2c1b10",
        stroke_width=1,
    )
    tusk = path("M-6.4 1.4C-7.6 5-10 6-12 4", fill="none", stroke="#fff6df", stroke_width=1.8, stroke_linecap="round")
    eye = circle(-4.6, -2.2, 0.9, fill="#fff6df")
    return body + tusk + eye


def water() -> str:
    """A drop that is not good to drink."""
    drop = path(
        "M0-11C5-4 8-.5 8 3.6A8 8 0 0 1-8 3.6C-8-.5-5-4 0-11Z", fill="#7ab62f", stroke="#2c4a0d", stroke_width=1.2
    )
    shine = ellipse(-3, 3.6, 1.8, 3, fill="#dcf2a8")
    return drop + shine + circle(3, 5.5, 1.4, fill="#dcf2a8") + circle(2, 0.8, 1, fill="#dcf2a8")


def book() -> str:
    """An open book, wider than the other signs: the label is written over it."""
    cover = path("M-15-8.5H15V9.5H-15Z", fill="#7b3f2b", stroke="#2f170e", stroke_width=1.2, stroke_linejoin="round")
    pages = path(
        "M0-7.4C-4-9.6-10-9.6-13.6-8V7.4C-10 6-4 6 0 8.2C4 6 10 6 13.6 7.4V-8C10-9.6 4-9.6 0-7.4Z",
        fill="#fff8e8",
        stroke="#8a7a66",
        stroke_width=0.8,
    )
    return cover + pages + path("M0-7.4V8.2", stroke=mix("#8a7a66", "#fff8e8", 0.4), stroke_width=0.8)


SIGNS: Final[dict[str, Callable[[], str]]] = {
    "coin": coin,
    "gem": gem,
    "pepper": pepper,
    "part": part,
    "blood": blood,
    "tea": tea,
    "town": town,
    "enemy": enemy,
    "treasure": treasure,
    "mammoth": mammoth,
    "water": water,
    "book": book,
}


def sign(name: str) -> str:
    """The sign of that name."""
    return SIGNS[name]()
