"""Animals that go along: dog, cat and platypus, pack birds and turtles. Drawn about the origin within 36 by 36."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.palette import BRASS, CREAM, INK, LEATHER, LINE, PEN
from strannik.show.svg import circle, ellipse, mix, path, placed, rect


def dog() -> str:
    chest = path("M-13 19Q-13 8-5 6H5Q13 8 13 19Z", fill="#b98150", **LINE) + path(
        "M-5 19Q-4 9 0 9Q4 9 5 19Z", fill=CREAM
    )
    ears = path("M-7-12Q-16-12-15 0Q-12 4-8-2ZM7-12Q16-12 15 0Q12 4 8-2Z", fill="#7d4f2b", **LINE)
    head = path("M-9-6Q-9-15 0-15Q9-15 9-6Q9 4 5 7Q0 9-5 7Q-9 4-9-6Z", fill="#b98150", **LINE)
    muzzle = path("M-5.4 2Q-5-3 0-3Q5-3 5.4 2Q4 7.6 0 7.6Q-4 7.6-5.4 2Z", fill=CREAM, **LINE)
    tongue = path("M-1.6 5.4H1.6V8.6Q0 10.4-1.6 8.6Z", fill="#d9737a", **LINE)
    collar = path("M-8 8.6Q0 12 8 8.6L8 11.4Q0 15-8 11.4Z", fill="#bf4f3d", **LINE) + circle(
        0, 13.4, 1.8, fill=BRASS, **LINE
    )
    return (
        chest
        + ears
        + head
        + tongue
        + muzzle
        + _nose(-1.4)
        + _eyes(4, -6)
        + path("M0 1V4M-3 4.6Q0 6.4 3 4.6", **PEN)
        + collar
    )


def _nose(y: float) -> str:
    return path(f"M-2.2 {y}Q0 {y - 1.6} 2.2 {y}Q1.4 {y + 2.4} 0 {y + 2.4}Q-1.4 {y + 2.4}-2.2 {y}Z", fill=INK)


def _eyes(x: float, y: float) -> str:
    pair = [
        ellipse(side * x, y, 1.5, 1.9, fill=INK) + circle(side * x + 0.5, y - 0.7, 0.5, fill=CREAM) for side in (-1, 1)
    ]
    return "".join(pair)


def cat() -> str:
    chest = path("M-12 19Q-12 8-4 6H4Q12 8 12 19Z", fill="#8b8680", **LINE) + path(
        "M-4 19Q-3 10 0 10Q3 10 4 19Z", fill=CREAM
    )
    ears = path("M-9-6L-11.4-17L-2-12.6ZM9-6L11.4-17L2-12.6Z", fill="#8b8680", **LINE) + path(
        "M-8.4-9L-9.4-14L-4.6-12ZM8.4-9L9.4-14L4.6-12Z", fill="#d9a6a0"
    )
    head = path("M-10-3Q-10-13 0-13Q10-13 10-3Q10 6 0 8Q-10 6-10-3Z", fill="#a09a92", **LINE)
    stripes = path(
        "M-3-12.4L-2-8.6M0-12.8V-8M3-12.4L2-8.6M-9.6-1L-6.4-0.6M9.6-1L6.4-0.6",
        **{**PEN, "stroke": "#5e5954", "stroke_width": 1.2},
    )
    eyes = [
        ellipse(x, -3.4, 2.2, 2.4, fill="#b8cf5a", **LINE) + ellipse(x, -3.4, 0.7, 2, fill=INK) for x in (-4.2, 4.2)
    ]
    mouth = path("M0 2.4V3.6M-2.6 4.6Q-0.6 5.4 0 3.6Q0.6 5.4 2.6 4.6", **PEN) + path(
        "M-1.6 0.8H1.6L0 2.6Z", fill="#c8737a", **LINE
    )
    whiskers = path("M-5 2.6L-14 1M-5 3.8L-13.6 5M5 2.6L14 1M5 3.8L13.6 5", **{**PEN, "stroke_width": 0.5})
    bell = path("M-7 9Q0 12.4 7 9", **{**PEN, "stroke": "#4a78b5", "stroke_width": 2.4}) + circle(
        0, 12.6, 2, fill=BRASS, **LINE
    )
    return chest + ears + head + stripes + "".join(eyes) + mouth + whiskers + bell


def platypus() -> str:
    body = path("M-13 19Q-14 8-6 5H6Q14 8 13 19Z", fill="#7a5236", **LINE)
    head = path("M-10-5Q-10-15 0-15Q10-15 10-5Q10 3 0 4Q-10 3-10-5Z", fill="#8a5f40", **LINE)
    bill = path("M-11 1Q-8-3.4 0-3.4Q8-3.4 11 1Q12 6 0 7.4Q-12 6-11 1Z", fill="#56606b", **LINE)
    nostrils = circle(-2, -0.6, 0.7, fill=INK) + circle(2, -0.6, 0.7, fill=INK)
    smile = path("M-9 3Q0 6 9 3", **PEN)
    hat = path("M-5-14Q0-17 5-14L4-19H-4Z", fill="#bf4f3d", **LINE) + path(
        "M-8-13.4Q0-17 8-13.4Q0-11.6-8-13.4Z", fill="#8d2a22", **LINE
    )
    feet = path(
        "M-10 19L-13 15L-9 16L-7 13L-5 16L-2 15L-4 19ZM10 19L13 15L9 16L7 13L5 16L2 15L4 19Z", fill="#c9873a", **LINE
    )
    return body + head + bill + nostrils + smile + _eyes(4.4, -8) + hat + feet


def pack_bird() -> str:
    """A long-legged bird under a pack."""
    legs = path("M-4 9V17M3 9V17M-7 17H-3M0 17H4", **{**PEN, "stroke": "#b8762c", "stroke_width": 1.8})
    tail = path("M-11 0L-18-5L-16 1L-18 5L-11 5Z", fill="#c9b078", **LINE)
    body = path("M-13 1C-12 12 10 13 10 1L9-8C13-14 6-18 4-12L3-4Q-6-7-13 1Z", fill="#e9d8a4", **LINE)
    wing = path("M-8 2Q-2-1 4 3Q2 8-4 8Q-8 7-8 2Z", fill="#cdb57c", **LINE) + path("M-4 4Q0 3 2 5", **PEN)
    pack = rect(-9, -9, 10, 8, 1.6, fill=LEATHER, **LINE) + rect(-10, -12.4, 12, 4, 2, fill="#7d8f5a", **LINE)
    straps = path("M-6-9V-1M-1.6-9V-1.6", **{**PEN, "stroke": "#553519", "stroke_width": 1.2})
    beak = path("M9.6-13L17-10.6L9.6-8.4Z", fill="#e06a2b", **LINE)
    crest = path("M5-14Q3-18 6-19Q6-16 8-15Z", fill="#bf4f3d", **LINE)
    return legs + tail + crest + body + wing + pack + straps + beak + circle(7.4, -12, 1.1, fill=INK)


def pack_turtle() -> str:
    """A turtle under a pack."""
    skin = "#86985a"
    legs = [ellipse(x, 12, 3.4, 4.6, fill=mix(skin, INK, 0.15), **LINE) for x in (-9, 5)]
    tail = path("M-13 8L-18 11L-12 11Z", fill=skin, **LINE)
    neck = path("M8 6Q12 0 14-2L18 0Q18 6 11 11Z", fill=skin, **LINE) + circle(15.4, -2, 3.6, fill=skin, **LINE)
    shell = path("M-15 9C-15-10 11-10 11 9Z", fill="#a5793f", **LINE)
    plates = path("M-10 8.6L-7-1L1-1L5 8.6M-7-1L-9.4-4M1-1L4-4", **{**PEN, "stroke": "#5e4018", "stroke_width": 1.1})
    rim = path("M-16 8.4Q-2 11.6 12 8.4L11.6 11.4Q-2 14.4-15.6 11.4Z", fill="#c79a5c", **LINE)
    pack = placed(
        rect(-6, -4.6, 12, 7.4, 1.6, fill=LEATHER, **LINE) + rect(-7, -8, 14, 4, 2, fill="#4a78b5", **LINE), -2, -7
    )
    return (
        tail
        + neck
        + "".join(legs)
        + shell
        + plates
        + rim
        + pack
        + circle(16.6, -2.6, 0.9, fill=INK)
        + path("M14.6 0.4Q16.4 1.2 18 0", **PEN)
    )


ANIMAL_BUSTS: Final[dict[str, Callable[[], str]]] = {"dog": dog, "cat": cat, "platypus": platypus}
PACK_ANIMALS: Final[dict[str, Callable[[], str]]] = {"bird": pack_bird, "turtle": pack_turtle}
