"""Icons: goods, tribes, skills and what is counted. Each is drawn about the origin, within a circle of radius 5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.palette import (
    BONE,
    BRASS,
    CREAM,
    DARK_GEM,
    DARK_GOLD,
    DARK_STEEL,
    DARK_TRIBE,
    DARK_WOOD,
    FLAME,
    GEM,
    GOLD,
    HEART,
    INK,
    LEATHER,
    SOFT,
    STEEL,
    TRIBE,
    WOOD,
)
from strannik.show.svg import circle, ellipse, group, numeral, path, placed, polygon, rect, ring

Drawing = Callable[[], str]
THIN: Final[dict[str, object]] = {"stroke": INK, "stroke_width": 0.55, "stroke_linejoin": "round"}
PEN: Final[dict[str, object]] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def coin() -> str:
    """A coin with a wanderer's star."""
    rim = circle(0, 0, 4.8, fill=GOLD, stroke=DARK_GOLD, stroke_width=0.7)
    inner = circle(0, 0, 3.5, fill="none", stroke=DARK_GOLD, stroke_width=0.45)
    return rim + inner + polygon(ring(4, 2.9, 1), fill=DARK_GOLD)


def gem() -> str:
    """A cut stone."""
    stone = polygon([(-2.9, -3.6), (2.9, -3.6), (4.8, -0.9), (0, 4.8), (-4.8, -0.9)], fill=GEM, **THIN)
    light = polygon([(-2.9, -3.6), (0, -3.6), (-1.6, -0.9), (-4.8, -0.9)], fill="#8fd6d6")
    dark = polygon([(1.6, -0.9), (4.8, -0.9), (0, 4.8)], fill=DARK_GEM, fill_opacity=0.75)
    edges = path("M-4.8-0.9H4.8M-1.6-0.9L0 4.8L1.6-0.9L0-3.6L-1.6-0.9", stroke=INK, stroke_width=0.4, **PEN)
    return stone + light + dark + edges


def food() -> str:
    """A loaf with three cuts."""
    loaf = path(
        "M-4.8 1.6C-5-2.2-1.4-3.8 0.6-3.4C3.8-3 5.2-0.6 4.8 1.8C4.5 3.5-4.4 3.5-4.8 1.6Z", fill="#cf8a44", **THIN
    )
    crust = path("M-3.9 0.2C-3.2-2-0.6-2.6 1.4-2.2", stroke="#f0c68a", stroke_width=0.9, **PEN)
    cuts = path("M-2.2 1.9L-1.2-0.8M0.2 2.1L1-0.7M2.5 1.8L3-0.4", stroke="#7a4716", stroke_width=0.7, **PEN)
    return loaf + crust + cuts


def heart() -> str:
    shape = path(
        "M0 4.6C-6.2 0-5.2-4.4-2.4-4.3C-1-4.3-0.3-3.3 0-2.5C0.3-3.3 1-4.3 2.4-4.3C5.2-4.4 6.2 0 0 4.6Z",
        fill=HEART,
        **THIN,
    )
    shine = path("M-3.4-1.3C-3.5-2.4-3-2.9-2.3-3", stroke="#f4b5a8", stroke_width=0.8, **PEN)
    return shape + shine


def skill() -> str:
    """An open hand."""
    palm = path(
        "M-3 1.2L-4.5-0.9C-5-1.7-4-2.5-3.4-1.8L-2.1-0.4L-2.2-3.6C-2.2-4.5-1-4.5-0.9-3.6L-0.7-1.4L-0.5-4.2"
        "C-0.4-5.1 0.8-5 0.8-4.1L0.8-1.4L1.5-3.7C1.8-4.5 2.9-4.2 2.8-3.3L2.3-0.9L3.3-2.2C3.9-2.9 4.8-2.3 4.4-1.5"
        "L2.9 2.3C2.4 3.6 1.6 4.7 0 4.7C-1.6 4.7-2.2 3-3 1.2Z",
        fill="#e9b98c",
        **THIN,
    )
    lines = path("M-1.6 1.4Q0.2 0.2 1.8 0.6M-1.2 2.6Q0.2 1.9 1.6 2.1", stroke="#a5683a", stroke_width=0.5, **PEN)
    return palm + lines


def combat() -> str:
    """An upright sword."""
    blade = polygon([(-0.95, 1.6), (-0.95, -3.4), (0, -5), (0.95, -3.4), (0.95, 1.6)], fill=STEEL, **THIN)
    ridge = path("M0-4.4V1.4", stroke=DARK_STEEL, stroke_width=0.45, **PEN)
    guard = rect(-2.9, 1.5, 5.8, 1.05, 0.5, fill=BRASS, **THIN)
    grip = rect(-0.6, 2.5, 1.2, 1.7, 0, fill=WOOD, **THIN)
    return placed(blade + ridge + guard + grip + circle(0, 4.4, 0.75, fill=BRASS, **THIN), 0, 0, 1, 35)


def movement() -> str:
    """A bold arrow along the road."""
    return path("M-4.8-1.5H0.2V-4.2L4.9 0L0.2 4.2V1.5H-4.8L-3.6 0Z", fill="#3f7f7a", **THIN)


def caution() -> str:
    """A shield."""
    shield = path("M0-4.8Q2.4-3.6 4.3-3.7Q4.6 2.4 0 4.9Q-4.6 2.4-4.3-3.7Q-2.4-3.6 0-4.8Z", fill="#7b6aa8", **THIN)
    half = path("M0-4.8Q2.4-3.6 4.3-3.7Q4.6 2.4 0 4.9Z", fill="#574788")
    return shield + half + path("M0-4.4V4.4M-4.2-0.4H4.2", stroke=CREAM, stroke_width=0.7, **PEN)


def search() -> str:
    """An open eye."""
    white = path("M-4.9 0Q0-5.6 4.9 0Q0 5.6-4.9 0Z", fill=CREAM, **THIN)
    return (
        white
        + circle(0, 0, 2.4, fill="#b8762c", **THIN)
        + circle(0, 0, 1.1, fill=INK)
        + circle(0.8, -0.8, 0.5, fill=CREAM)
    )


def vp() -> str:
    """A star in laurels: a point."""
    leaves = path(
        "M-3.4 3.6C-5.6 1.6-5.4-2-3.6-4M3.4 3.6C5.6 1.6 5.4-2 3.6-4", stroke="#6f8a3c", stroke_width=1.1, **PEN
    )
    return leaves + polygon(ring(5, 4.2, 1.8), fill="#f0c04a", **THIN)


def reputation() -> str:
    """A flame."""
    flame = path(
        "M0.4-5C1.4-2.8 4.1-1.2 3.9 1.6A3.9 3.4 0 0 1-3.9 1.5"
        "C-4-0.3-2.5-1.2-2.1-2.9C-1.2-2.4-0.9-1.8-0.8-1.1C0.3-2 0.7-3.4 0.4-5Z",
        fill=FLAME,
        **THIN,
    )
    return flame + path("M0.1-0.4C1 0.8 1.9 1.4 1.8 2.7A1.8 1.7 0 0 1-1.8 2.7C-1.8 1.5-0.4 1 0.1-0.4Z", fill="#ffdf8a")


def camp() -> str:
    """A tent."""
    tent = polygon([(0, -4), (4.9, 3.8), (-4.9, 3.8)], fill="#d9a05b", **THIN)
    door = polygon([(0, -1.2), (1.6, 3.8), (-1.6, 3.8)], fill=DARK_WOOD)
    return tent + door + path("M0-4L0.9-5M0-4L-0.9-5", stroke=INK, stroke_width=0.6, **PEN)


def enemy() -> str:
    """A horned skull."""
    horns = path(
        "M-2.9-1.6C-5.4-2-5.2-4.4-4.4-4.9C-4.1-3.4-3.2-3.1-2-3ZM2.9-1.6C5.4-2 5.2-4.4 4.4-4.9C4.1-3.4 3.2-3.1 2-3Z",
        fill="#8c8272",
        **THIN,
    )
    skull = path(
        "M0-4C3.2-4 3.9-1.6 3.6 0.4C3.4 1.6 2.4 1.8 2.2 2.6V4.2H-2.2V2.6C-2.4 1.8-3.4 1.6-3.6 0.4C-3.9-1.6-3.2-4 0-4Z",
        fill=BONE,
        **THIN,
    )
    eyes = ellipse(-1.5, -0.4, 1.05, 1.2, fill=INK) + ellipse(1.5, -0.4, 1.05, 1.2, fill=INK)
    return (
        horns + skull + eyes + path("M-0.8 2.8V4.1M0.8 2.8V4.1M0 1L-0.4 1.9H0.4Z", stroke=INK, stroke_width=0.45, **PEN)
    )


def treasure() -> str:
    """A chest."""
    lid = path("M-4.6-0.4C-4.6-4.6 4.6-4.6 4.6-0.4Z", fill="#a4672f", **THIN)
    box = rect(-4.6, -0.4, 9.2, 4.4, 0.4, fill="#8a5226", **THIN)
    bands = path("M-2.8-3.2V4M2.8-3.2V4", stroke=BRASS, stroke_width=1, **PEN)
    return lid + box + bands + rect(-1.1, -1.2, 2.2, 2.4, 0.4, fill=GOLD, **THIN) + circle(0, 0, 0.5, fill=INK)


def artifact() -> str:
    """An amphora."""
    handles = path(
        "M-1.8-3.4C-5-3.6-4.6-0.2-2.7 0M1.8-3.4C5-3.6 4.6-0.2 2.7 0", stroke="#6a3f62", stroke_width=0.9, **PEN
    )
    body = path(
        "M-1.5-4.7H1.5L1.1-3C4 -1.6 3.6 2 1.4 3.6L1.7 4.8H-1.7L-1.4 3.6C-3.6 2-4-1.6-1.1-3Z", fill="#b06a8f", **THIN
    )
    return (
        handles
        + body
        + path("M-2.8-0.6L-1.6 0.6L-0.5-0.6L0.6 0.6L1.7-0.6L2.8 0.6", stroke=CREAM, stroke_width=0.6, **PEN)
    )


def route() -> str:
    """A road between two posts."""
    road = path("M-3.6 3.4C0.6 3.2-2.6-2.6 3.6-3.2", stroke=SOFT, stroke_width=1.3, stroke_dasharray="1.5 1.5", **PEN)
    return road + circle(-3.5, 3.3, 1.4, fill=FLAME, **THIN) + circle(3.5, -3.3, 1.4, fill=FLAME, **THIN)


def companion() -> str:
    """Somebody in a hat."""
    coat = path("M-4.2 4.8C-4.2 1.4-2 0.6 0 0.6C2 0.6 4.2 1.4 4.2 4.8Z", fill="#7c8a6a", **THIN)
    face = circle(0, -0.9, 2.3, fill="#e9b98c", **THIN)
    return (
        coat
        + face
        + path("M-4.2-2.2Q0-3.4 4.2-2.2Q2.6-2.6 2.2-3.4Q0-6.2-2.2-3.4Q-2.6-2.6-4.2-2.2Z", fill=DARK_WOOD, **THIN)
    )


def bird() -> str:
    """A long-legged pack bird."""
    legs = path("M-0.8 2.4V4.8M1 2.4V4.8M-1.8 4.8H-0.8M0 4.8H1", stroke="#b8762c", stroke_width=0.6, **PEN)
    body = path(
        "M-4.4-0.6C-3.6 3.2 2.8 3.6 3 0.2L2.6-2.8C3.4-4.6 1.2-5.2 0.8-3.6L0.6-1.2Q-1.8-1.8-4.4-0.6Z",
        fill="#e4d3a0",
        **THIN,
    )
    pack = rect(-2.3, -2.3, 2.6, 2.2, 0.5, fill=LEATHER, **THIN)
    return (
        legs
        + body
        + pack
        + polygon([(2.7, -4), (4.6, -3.4), (2.7, -2.9)], fill=FLAME, **THIN)
        + circle(1.7, -3.8, 0.4, fill=INK)
    )


def turtle() -> str:
    """A pack turtle."""
    legs = ellipse(-2.4, 2.8, 1.1, 1.4, fill="#7d8f4f", **THIN) + ellipse(1.6, 2.8, 1.1, 1.4, fill="#7d8f4f", **THIN)
    head = ellipse(3.9, -0.2, 1.3, 1.1, fill="#7d8f4f", **THIN) + circle(4.3, -0.5, 0.35, fill=INK)
    shell = path("M-4.6 2.2C-4.6-4.6 3.6-4.6 3.6 2.2Z", fill="#9a7440", **THIN)
    return (
        legs
        + head
        + shell
        + path(
            "M-2.8 2L-1.6-1.4H0.6L1.8 2M-1.6-1.4L-2.4-2.2M0.6-1.4L1.4-2.2", stroke=DARK_WOOD, stroke_width=0.5, **PEN
        )
    )


def bomb() -> str:
    ball = circle(-0.6, 1, 3.6, fill="#45403d", **THIN) + path(
        "M-2.8 0.2A2.4 2.4 0 0 1-1-1.6", stroke="#9a948c", stroke_width=0.6, **PEN
    )
    fuse = path("M1.4-2.2Q2.6-4 3.6-3.2", stroke=DARK_WOOD, stroke_width=0.9, **PEN)
    return ball + fuse + placed(polygon(ring(6, 1.6, 0.7), fill="#f4a534"), 3.8, -3.4)


def book() -> str:
    """An open book: an adventure."""
    cover = path(
        "M-4.8-3.2V3.6Q-2.4 2.6 0 3.9Q2.4 2.6 4.8 3.6V-3.2Q2.4-4.4 0-2.9Q-2.4-4.4-4.8-3.2Z", fill=CREAM, **THIN
    )
    return cover + path(
        "M0-2.9V3.9M-3.6-1.4Q-2.2-1.9-1-1.2M-3.6 0.2Q-2.2-0.3-1 0.4M3.6-1.4Q2.2-1.9 1-1.2M3.6 0.2Q2.2-0.3 1 0.4",
        stroke=SOFT,
        stroke_width=0.5,
        **PEN,
    )


def trade() -> str:
    """Scales."""
    beam = path("M0-4.4V3.6M-3.6-3H3.6M-2 4H2", stroke=DARK_WOOD, stroke_width=0.9, **PEN)
    cords = path("M-3.4-3L-4.7 0.4M-3.4-3L-2.1 0.4M3.4-3L4.7 0.4M3.4-3L2.1 0.4", stroke=INK, stroke_width=0.35, **PEN)
    pans = path(
        "M-4.9 0.4H-1.9Q-2.2 2-3.4 2Q-4.6 2-4.9 0.4ZM1.9 0.4H4.9Q4.6 2 3.4 2Q2.2 2 1.9 0.4Z", fill=BRASS, **THIN
    )
    return beam + cords + pans


def chief() -> str:
    """A headdress of feathers."""
    feathers = [
        placed(path("M0 0C-1.2-1.6-1-3.6 0-4.6C1-3.6 1.2-1.6 0 0Z", fill=fill, **THIN), 0, 2.2, 1.3, turn)
        for turn, fill in ((-58, "#bf4f3d"), (58, "#bf4f3d"), (-29, GOLD), (29, GOLD), (0, CREAM))
    ]
    return "".join(feathers) + path("M-3.6 2Q0 3.8 3.6 2L3 4.4Q0 5.6-3 4.4Z", fill=LEATHER, **THIN)


def nomads() -> str:
    """A sun over a tent, on six sides."""
    tent = path("M-3 2.6L0-1.6L3 2.6Z", fill=CREAM) + path("M0-1.6V2.6", stroke=DARK_TRIBE["yellow"], stroke_width=0.5)
    return polygon(ring(6, 5, turn=0), fill=TRIBE["yellow"], **THIN) + tent + circle(0, -2.8, 0.9, fill=CREAM)


def outlaws() -> str:
    """A mask on a square."""
    mask = path("M-3.3-1.2Q0-2.2 3.3-1.2Q3.5 1.6 1.4 1.5Q0.4 1.4 0 0.5Q-0.4 1.4-1.4 1.5Q-3.5 1.6-3.3-1.2Z", fill=CREAM)
    eyes = ellipse(-1.6, -0.1, 0.75, 0.5, fill=DARK_TRIBE["green"]) + ellipse(
        1.6, -0.1, 0.75, 0.5, fill=DARK_TRIBE["green"]
    )
    return rect(-4.4, -4.4, 8.8, 8.8, 1.2, fill=TRIBE["green"], **THIN) + mask + eyes


def mystics() -> str:
    """A moon and a star in a circle."""
    moon = path("M1-3.4A3.5 3.5 0 1 0 3.3 1.6A3 3 0 0 1 1-3.4Z", fill=CREAM)
    return (
        circle(0, 0, 4.9, fill=TRIBE["blue"], **THIN) + moon + placed(polygon(ring(4, 1.5, 0.5), fill=CREAM), 2, -1.2)
    )


def lizardfolk() -> str:
    """A clawed print on three sides."""
    sides = path(
        "M0-5.1Q1-5.1 1.5-4.2L5 2.6Q5.4 4.4 3.6 4.4H-3.6Q-5.4 4.4-5 2.6L-1.5-4.2Q-1-5.1 0-5.1Z",
        fill=TRIBE["red"],
        **THIN,
    )
    toes = path(
        "M0 2.4L-0.5-2.4L0-3.2L0.5-2.4ZM-0.6 2.4L-2.8-0.2L-2.9-1L-2.1-0.8ZM0.6 2.4L2.8-0.2L2.9-1L2.1-0.8Z", fill=CREAM
    )
    return sides + toes + circle(0, 2.4, 1.1, fill=CREAM)


TOKENS: Final[dict[str, Drawing]] = {"yellow": nomads, "green": outlaws, "blue": mystics, "red": lizardfolk}

GOODS: Final[dict[str, Drawing]] = {"coins": coin, "gems": gem, "food": food, **TOKENS}

ICONS: Final[dict[str, Drawing]] = {
    **GOODS,
    "hearts": heart,
    "skill": skill,
    "combat": combat,
    "movement": movement,
    "caution": caution,
    "search": search,
    "vp": vp,
    "reputation": reputation,
    "camps": camp,
    "enemies": enemy,
    "treasure": treasure,
    "treasures": treasure,
    "artifact": artifact,
    "artifacts": artifact,
    "routes": route,
    "companion": companion,
    "companions": companion,
    "bird": bird,
    "pack_animals": bird,
    "turtle": turtle,
    "bomb": bomb,
    "adventure": book,
    "trade": trade,
    "chiefs": chief,
}
"""Everything that icon sentences speak of, by the name data gives it."""


def icon(name: str, x: float, y: float, scale: float = 1) -> str:
    """An icon by its name, at a place."""
    return placed(ICONS[name](), x, y, scale)


def flag(tribe: str) -> str:
    """A tribe's flag: its shape on a cloth of its colour."""
    pole = path("M-3.4-5V5", stroke=DARK_WOOD, stroke_width=0.9, **PEN)
    cloth = path("M-3.2-4.8Q0-5.6 4.4-4.4L3.2-1.6L4.4 1.4Q0 0.2-3.2 1Z", fill=TRIBE[tribe], **THIN)
    return pole + cloth + placed(TOKENS[tribe](), 0.4, -1.8, 0.42)


def plate(text: str, x: float, y: float, radius: float) -> str:
    """A number on a small round plate."""
    disc = circle(x, y, radius, fill=CREAM, stroke=INK, stroke_width=0.45)
    return disc + numeral(text, x, y + radius * 0.62, radius * 1.24 if len(text) < 2 else radius, fill=INK)


def faded(drawn: str) -> str:
    """A drawing as a hint of itself, for places that wait for something."""
    return group(drawn, opacity=0.28)
