"""Small signs of the town's buildings, about the origin, within a circle of radius 5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.icons import PEN, THIN
from strannik.games.nearfar.faces.palette import BRASS, CREAM, DARK_WOOD, GOLD, INK, STEEL, WOOD
from strannik.show.svg import circle, path, polygon, rect

ROOF: Final = "#a8493a"
WALL: Final = "#efdcb4"


def hall() -> str:
    """A tower with a clock."""
    wings = rect(-4.8, 0.4, 9.6, 4.2, 0, fill=WALL, **THIN) + polygon(
        [(-4.9, 0.4), (-2.4, -1.6), (2.4, -1.6), (4.9, 0.4)], fill=ROOF, **THIN
    )
    tower = rect(-1.9, -2.6, 3.8, 7.2, 0, fill=WALL, **THIN) + polygon(
        [(-2.3, -2.6), (0, -5), (2.3, -2.6)], fill=ROOF, **THIN
    )
    clock = circle(0, -0.8, 1.2, fill=CREAM, **THIN) + path(
        "M0-0.8V-1.6M0-0.8H0.6", stroke=INK, stroke_width=0.35, **PEN
    )
    return wings + tower + clock + rect(-0.8, 2.2, 1.6, 2.4, fill=DARK_WOOD)


def saloon() -> str:
    """Swing doors under a sign."""
    front = path("M-4.6 4.6V-3H-3V-4.8H3V-3H4.6V4.6Z", fill=WALL, **THIN)
    board = rect(-3, -3.4, 6, 1.9, 0.3, fill=ROOF, **THIN)
    doors = path("M-2.4-0.6Q-1.2-1.2-0.1-0.2V3.6H-2.4ZM2.4-0.6Q1.2-1.2 0.1-0.2V3.6H2.4Z", fill=WOOD, **THIN)
    return front + board + doors


def stables() -> str:
    """A horseshoe."""
    shoe = path(
        "M-4-4.4C-5.4 3-2.4 4.8 0 4.8C2.4 4.8 5.4 3 4-4.4L2-4.6C2.8 0.6 1.8 2.4 0 2.4C-1.8 2.4-2.8 0.6-2-4.6Z",
        fill=STEEL,
        **THIN,
    )
    nails = [circle(x, y, 0.4, fill=INK) for x, y in ((-3.2, -2), (-3, 0.6), (-1.7, 3), (1.7, 3), (3, 0.6), (3.2, -2))]
    return shoe + "".join(nails)


def store() -> str:
    """A shop under a striped awning."""
    front = rect(-4.2, -1, 8.4, 5.6, 0, fill=WALL, **THIN)
    awning = path(
        "M-4.9-1L-3.9-4.6H3.9L4.9-1Q3.7 0.6 2.5-1Q1.2 0.6 0-1Q-1.2 0.6-2.5-1Q-3.7 0.6-4.9-1Z", fill="#4d8a86", **THIN
    )
    stripes = path("M-2.5-1L-2-4.6H-0.7L0-1ZM2.5-1L2-4.6H3.4L4.4-1Z", fill=CREAM, fill_opacity=0.85)
    return (
        front
        + awning
        + stripes
        + rect(-3.2, 1, 3, 2.2, 0, fill="#9fc4c8", **THIN)
        + rect(0.8, 1, 2.4, 3.6, 0, fill=WOOD, **THIN)
    )


def farm() -> str:
    """An ear of wheat."""
    stem = path("M0 5Q0.4 0-0.2-3", stroke="#8a6a1e", stroke_width=0.8, **PEN)
    grain = "M0 0C3-0.4 3.2-2.6 2.4-3.6C0.8-2.8 0-1.6 0 0Z"
    grains = [
        path(grain, transform=f"translate(0 {y}) scale({side} 1)", fill=GOLD, **THIN)
        for y in (3.4, 0.9, -1.6)
        for side in (-1, 1)
    ]
    return stem + "".join(grains) + path("M0-2C1.2-3 1-4.4 0-5C-1-4.4-1.2-3 0-2Z", fill=GOLD, **THIN)


def hut() -> str:
    """A crooked hut with smoke."""
    walls = path("M-3.6 4.6L-3 0H3L3.6 4.6Z", fill="#c9b78c", **THIN)
    roof = path("M-4.9 0.8Q-1.4-1.4 0.8-4.9Q2-1.6 4.9 0.8Q0 2-4.9 0.8Z", fill="#6a5690", **THIN)
    window = circle(0, 3, 1.1, fill="#f4d35e", **THIN)
    return walls + roof + window + path("M2.8-2.6Q4.4-3.2 3.4-4.6", stroke="#8d86a8", stroke_width=0.7, **PEN)


def mine() -> str:
    """A propped entrance and a pick."""
    rock = path("M-5 4.6C-5.2-1-2-4.6 0.6-4.6C3.4-4.4 5.2-0.6 5 4.6Z", fill="#8f8577", **THIN)
    dark = path("M-2.8 4.6V0.6Q0-2.6 2.8 0.6V4.6Z", fill="#2b2622")
    props = path("M-2.8 4.6V0.2M2.8 4.6V0.2M-3.4 0H3.4", stroke=WOOD, stroke_width=1, **PEN)
    return rock + dark + props + path("M-1 4.4L1.6 1.6M0.2 0.8Q1.8 1 2.2 2.6", stroke=STEEL, stroke_width=0.7, **PEN)


def anywhere() -> str:
    """A signpost: any building."""
    post = rect(-0.6, -4.8, 1.2, 9.6, 0, fill=WOOD, **THIN)
    arms = path("M-0.4-4.2H3.6L4.9-3L3.6-1.8H-0.4ZM0.4-0.8H-3.6L-4.9 0.4L-3.6 1.6H0.4Z", fill=BRASS, **THIN)
    return post + arms


BUILDINGS: Final[dict[str, Callable[[], str]]] = {
    "hall": hall,
    "saloon": saloon,
    "stables": stables,
    "store": store,
    "farm": farm,
    "hut": hut,
    "mine": mine,
    "any": anywhere,
}
