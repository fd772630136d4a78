"""The icon set of Faraway. Each icon lies about the origin within ten units, and has a silhouette of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from strannik.games.faraway.faces.palette import CHIP, DUSK, GOLD, MOONLIGHT, sign_colour
from strannik.show.svg import INK, PAPER, circle, group, path, placed, polygon, rect, ring

SIGN_SHAPES: Final = {
    "green": circle(0, 0, 4.9),
    "yellow": rect(-4.4, -4.4, 8.8, 8.8, 1.3),
    "red": polygon(ring(6, 5.2)),
    "blue": polygon(ring(4, 5.9)),
}
"""Every biome has a shape as well as a colour: round, square, six corners, diamond."""

SIGN_MARKS: Final = {
    "green": path(
        "M-3.1-1.5q1.05-1.2 2.1 0t2.1 0t2-.1M-3.1 .4q1.05-1.2 2.1 0t2.1 0t2-.1M-3.1 2.3q1.05-1.2 2.1 0t2.1 0t2-.1"
    ),
    "yellow": path("M-2.6 2.9V-.4a2.6 2.6 0 0 1 5.2 0V2.9M-.95 2.9V.5a.95 .95 0 0 1 1.9 0V2.9M-3.4 2.9H3.4"),
    "red": path(
        "M-3.2 .2C-3-3.8 3-3.8 3.2 .2ZM-.9 .4C-.8 1.6-1.1 2.6-1.4 3.1H1.4C1.1 2.6 .8 1.6 .9 .4M-.9-1.2v.01M1.1-1v.01"
    ),
    "blue": path("M-3.2 2.2L-1.2-1.6L-.2 0L1-2.8L3.2 2.2ZM1-2.8L1.1-.2L.4 2.1"),
}


def biome(name: str) -> str:
    """A biome's sign: a pale mark on its own shape and colour."""
    ground = group(SIGN_SHAPES[name], fill=sign_colour(name), stroke=INK, stroke_width=0.45, stroke_linejoin="round")
    line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return ground + group(SIGN_MARKS[name], fill="none", stroke=CHIP, stroke_width=0.85, **line)


def stone() -> str:
    """An uddu stone: a standing crystal, cut in facets."""
    outline = "M-.6-4.8L2.5-2.7L3.3 1.6L1.5 4.6H-2.2L-3.5 1.9L-2.9-2.2Z"
    facets = [
        path(outline, fill="#7fa3bf"),
        path("M-.6-4.8L-2.9-2.2L-3.5 1.9L-.9 .6Z", fill="#b7d0e0"),
        path("M-.6-4.8L2.5-2.7L.9-.9L-.9 .6Z", fill="#dbe9f0"),
        path("M2.5-2.7L3.3 1.6L1.5 4.6L.9-.9Z", fill="#4d7494"),
        path("M-.9 .6L-3.5 1.9L-2.2 4.6H-.4Z", fill="#6790ae"),
    ]
    veins = path("M-.9 .6L.9-.9M-.9 .6L-.4 4.6M.9-.9L1.5 4.6", fill="none", stroke=INK, stroke_width=0.25)
    return group(*facets, veins, path(outline, fill="none"), stroke=INK, stroke_width=0.4, stroke_linejoin="round")


def chimera() -> str:
    """An okiko chimera: the long-eared head of a beast, seen from the front."""
    ears = path(
        "M-1.6-1.5C-3.8-3-4.3-4.6-3.9-5.1C-2.2-4.9-.9-3.6-.5-2M1.6-1.5C3.8-3 4.3-4.6 3.9-5.1C2.2-4.9 .9-3.6 .5-2",
        fill="#c56a3f",
    )
    head = path(
        "M0-2.4C2-2.4 3.3-1.2 3.4 .3C3.6 1.6 2.6 2.1 2 3C1.5 4.2 .8 4.9 0 4.9"
        "S-1.5 4.2-2 3C-2.6 2.1-3.6 1.6-3.4 .3C-3.3-1.2-2-2.4 0-2.4Z",
        fill="#d9834f",
    )
    muzzle = path(
        "M0 1.1C.9 1.6 1.4 2.6 1.2 3.5C1 4.4 .5 4.8 0 4.8S-1 4.4-1.2 3.5C-1.4 2.6-.9 1.6 0 1.1Z",
        fill="#f6dfc2",
        stroke="none",
    )
    blaze = path("M0-2.3L.6-.4L0 1L-.6-.4Z", fill="#f6dfc2", stroke="none")
    eyes = path("M-2.3 .2Q-1.5-.6-.9 .5Q-1.7 .9-2.3 .2ZM2.3 .2Q1.5-.6 .9 .5Q1.7 .9 2.3 .2Z", fill=INK, stroke="none")
    nose = path("M-.6 3.2H.6L0 4Z", fill=INK, stroke="none")
    return group(ears, head, blaze, muzzle, eyes, nose, stroke=INK, stroke_width=0.4, stroke_linejoin="round")


def thistle() -> str:
    """A goldlog thistle: a golden crown of petals on a green cup."""
    petals = path("M0 .6L-3.9-2.6L-2.3-2.5L-2.9-4.4L-1.2-3.3L0-5.1L1.2-3.3L2.9-4.4L2.3-2.5L3.9-2.6Z", fill=GOLD)
    rays = path(
        "M0 .4L-2.2-2.4M0 .4L-.9-3.2M0 .4L.9-3.2M0 .4L2.2-2.4", fill="none", stroke="#a8741a", stroke_width=0.35
    )
    cup = path("M-2.4-.4Q0 .7 2.4-.4Q2.6 2.3 0 2.7Q-2.6 2.3-2.4-.4Z", fill="#6f9b54")
    scales = path(
        "M-1.5 .4L-.8 1.3L0 .6L.8 1.3L1.5 .4M-.8 1.6L0 2.3L.8 1.6", fill="none", stroke="#3d6030", stroke_width=0.3
    )
    stem = path(
        "M0 2.6V5M0 4.6Q-1.6 4.5-2.7 3.3M0 4.2Q1.5 4 2.6 3",
        fill="none",
        stroke="#3d6030",
        stroke_width=0.75,
        stroke_linecap="round",
    )
    return stem + group(petals, cup, stroke=INK, stroke_width=0.4, stroke_linejoin="round") + rays + scales


def clue() -> str:
    """A clue: a folded map with a way and a cross."""
    sheet = path(
        "M-4.5-3.1L-1.5-4.1L1.5-3.1L4.5-4.1V3.1L1.5 4.1L-1.5 3.1L-4.5 4.1Z",
        fill="#fbf0d0",
        stroke=INK,
        stroke_width=0.45,
        stroke_linejoin="round",
    )
    shade = path("M-1.5-4.1L1.5-3.1V4.1L-1.5 3.1Z", fill="#d8bd84", fill_opacity=0.75)
    way = path(
        "M-3.4 2.3Q-2.6-.3-.6 .7T2-.4",
        fill="none",
        stroke=INK,
        stroke_width=0.55,
        stroke_dasharray=".9 .8",
        stroke_linecap="round",
    )
    cross = path("M2.1-2.4L3.7-.8M3.7-2.4L2.1-.8", stroke="#b5402b", stroke_width=0.95, stroke_linecap="round")
    return sheet + shade + way + cross


def night() -> str:
    """Night: a waning moon on a dark round, with a star."""
    disc = circle(0, 0, 4.9, fill=DUSK, stroke=INK, stroke_width=0.45)
    moon = path("M.9-3.5A3.6 3.6 0 1 0 3.3 1.7A3 3 0 0 1 .9-3.5Z", fill=MOONLIGHT)
    star = placed(polygon(ring(4, 1.1, 0.35), fill=MOONLIGHT), 2.5, -1.4)
    return disc + moon + star


def day() -> str:
    """Day: a sun with rays."""
    rays = polygon(ring(12, 5, 3.4), fill=GOLD, stroke="#8d5f14", stroke_width=0.35, stroke_linejoin="round")
    return rays + circle(0, 0, 2.7, fill="#fbe3a0", stroke="#8d5f14", stroke_width=0.35)


def fame() -> str:
    """Fame: a seal of gold, with room for a number."""
    return polygon(ring(16, 5.1, 4.55), fill=GOLD, stroke=INK, stroke_width=0.4, stroke_linejoin="round") + circle(
        0, 0, 3.75, fill="#fbe7ad", stroke="#8d5f14", stroke_width=0.3
    )


def biome_set() -> str:
    """One of each biome, two by two."""
    corners = [("red", -2.6, -2.6), ("green", 2.6, -2.6), ("blue", -2.6, 2.6), ("yellow", 2.6, 2.6)]
    return "".join([placed(biome(name), x, y, 0.52) for name, x, y in corners])


def hand() -> str:
    """Cards in the hand, as a counter's icon."""
    sheets = [
        placed(rect(-2.2, -3.4, 4.4, 6.8, 0.7, fill=PAPER, stroke=INK, stroke_width=0.45), x, 0.3, 1, turn)
        for x, turn in ((-1.5, -16.0), (1.5, 14.0))
    ]
    return "".join(sheets)


def sanctuary() -> str:
    """A sanctuary: a gate under a pointed arch."""
    gate = path(
        "M-3.9 4.6V-.6Q-3.6-3.4 0-5Q3.6-3.4 3.9-.6V4.6Z",
        fill="#c9bcb2",
        stroke=INK,
        stroke_width=0.45,
        stroke_linejoin="round",
    )
    door = path("M-1.9 4.6V.2Q-1.7-1.5 0-2.4Q1.7-1.5 1.9 .2V4.6Z", fill="#54495a")
    return gate + door + circle(0, 0.6, 0.8, fill=GOLD)


def drawn() -> str:
    """Sanctuaries drawn and not yet chosen from."""
    return placed(sanctuary(), -1.3, 0, 0.86) + placed(sanctuary(), 1.5, 0.5, 0.86)


DRAWN: Final[Mapping[str, Callable[[], str]]] = {
    "stone": stone,
    "chimera": chimera,
    "thistle": thistle,
    "clue": clue,
    "night": night,
    "day": day,
    "fame": fame,
    "biomes": biome_set,
    "hand": hand,
    "clues": clue,
    "sanctuaries": sanctuary,
    "drawn": drawn,
}


def icon(name: str) -> str:
    """The icon of that name: a biome's sign or one of the others."""
    return biome(name) if name in SIGN_SHAPES else DRAWN[name]()


def chip(name: str, x: float, y: float, radius: float) -> str:
    """An icon on a round of paper, so that it stands out from any landscape."""
    ground = circle(x, y, radius, fill=CHIP, stroke=INK, stroke_width=0.5)
    shadow = circle(x, y + 0.6, radius, fill=INK, fill_opacity=0.25)
    return shadow + ground + placed(icon(name), x, y, radius / 6.3)
