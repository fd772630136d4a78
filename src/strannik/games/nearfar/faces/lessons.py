"""Pictures beside the pages that teach the game: one small scene for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.atlas.signs import sign
from strannik.games.nearfar.faces.atlas.stamps import stamp
from strannik.games.nearfar.faces.die import cube
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK, PARCHMENT, WOOD
from strannik.games.nearfar.faces.people import chief_bust, companion_bust
from strannik.games.nearfar.faces.piece import camp, figure
from strannik.show.svg import circle, ellipse, gradient, mix, numeral, path, picture, placed, polygon, rect, ring, tag

WIDTH: Final = 160
HEIGHT: Final = 128
MEADOW: Final = "#b9c58a"
SAND: Final = "#e8cf9c"


def lesson(name: str, title: str) -> str:
    """One of the scenes, in a frame."""
    sky, ground, drawn = LESSONS[name]()
    air = tag("defs", gradient("air", (0, sky), (1, mix(sky, CREAM, 0.7))))
    behind = rect(0, 0, WIDTH, HEIGHT, 8, fill="url(#air)")
    earth = path(f"M0 92Q40 82 80 90T160 86V120Q160 {HEIGHT} 152 {HEIGHT}H8Q0 {HEIGHT} 0 120Z", fill=ground)
    frame = rect(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 7.4, fill="none", stroke=INK, stroke_width=1.2)
    return picture(WIDTH, HEIGHT, air, behind, earth, drawn, frame, title=title)


def person(seat: str, x: float, y: float, scale: float) -> str:
    """A figure with its shadow on the ground."""
    return ellipse(x, y + 18 * scale, 13 * scale, 3 * scale, fill=INK, fill_opacity=0.2) + placed(
        figure(seat), x, y, scale
    )


def tent(x: float, y: float, scale: float) -> str:
    """A camp with its shadow on the ground."""
    return ellipse(x, y + 9 * scale, 14 * scale, 3 * scale, fill=INK, fill_opacity=0.2) + placed(
        camp("red"), x, y, scale
    )


def way(*places: tuple[float, float]) -> str:
    """A trodden path from place to place."""
    line = "M" + "L".join([f"{x} {y}" for x, y in places])
    broad = path(line, fill="none", stroke=mix(SAND, INK, 0.12), stroke_width=13, stroke_linecap="round")
    return broad + path(line, fill="none", stroke=CREAM, stroke_width=3, stroke_dasharray="6 6")


def space(kind: str, x: float, y: float) -> str:
    """A space of the map."""
    return circle(x, y, 15, fill=CREAM, stroke=INK, stroke_width=1.4) + placed(sign(kind), x, y, 0.8)


def duel() -> tuple[str, str, str]:
    """Two before the town hall, and what they roll."""
    swords = icon("combat", 80, 80, 2.2)
    dice = placed(cube(5), 20, 8, 0.7) + placed(cube(3), 109, 8, 0.7)
    house = placed(fragment("houses/hall"), 80, 92, 0.42)
    return (
        "#8f6f8d",
        "#c9a878",
        house + person("red", 36, 88, 1.3) + person("blue", 124, 88, 1.3) + swords + dice,
    )


def leaving() -> tuple[str, str, str]:
    """Two companions, a dog, and all their hearts together."""
    people = placed(companion_bust("bahar"), 34, 84, 0.95) + placed(companion_bust("koba"), 78, 84, 0.95)
    company = people + placed(fragment("animals/dog"), 122, 88, 0.8)
    wagon = rect(8, 101, 144, 15, 3, fill=WOOD, stroke=INK, stroke_width=1.2) + path(
        "M8 108.5H152", stroke=mix(WOOD, INK, 0.4), stroke_width=1
    )
    hearts = "".join([icon("hearts", 26 + 18 * place, 26, 1.5) for place in range(7)])
    return "#c9dcd8", MEADOW, company + wagon + hearts


def road() -> tuple[str, str, str]:
    """A step past an enemy, and one past a treasure."""
    trail = way((24, 96), (80, 62), (136, 96))
    places = space("coin", 80, 62) + space("gem", 136, 96)
    met = placed(sign("enemy"), 52, 79, 0.8) + placed(sign("treasure"), 108, 79, 0.8)
    wood = placed(stamp("pine", foliage="#5f8a4f"), 30, 48, 1) + placed(stamp("rock", stone="#a89f92"), 128, 48, 0.9)
    return (
        MEADOW,
        MEADOW,
        wood + trail + places + met + person("red", 24, 84, 1.1) + placed(fragment("animals/pack-bird"), 52, 108, 0.7),
    )


def book() -> tuple[str, str, str]:
    """A book that waits, and the die that decides."""
    glow = circle(66, 60, 46, fill=GOLD, fill_opacity=0.25) + polygon(
        [(66 + x, 60 + y) for x, y in ring(12, 52, 44)], fill=CREAM, fill_opacity=0.35
    )
    needed = circle(126, 92, 17, fill="#7a3f2c", stroke=INK, stroke_width=1.2) + numeral("5", 126, 99, 15, fill=CREAM)
    return "#d8b48a", "#b98d63", glow + icon("adventure", 66, 60, 6.4) + placed(cube(4), 104, 22, 0.9) + needed


def camps() -> tuple[str, str, str]:
    """Two camps at the two ends of a trade route, and what a camp costs."""
    route = way((34, 84), (126, 62))
    ends = placed(sign("pepper"), 34, 54, 1.1) + placed(sign("pepper"), 126, 32, 1.1)
    tents = tent(34, 84, 1.3) + tent(126, 62, 1.3)
    cost = numeral("−3", 72, 118, 15, fill=INK) + icon("hearts", 92, 112, 1.7)
    return SAND, SAND, route + ends + tents + cost


def artifacts() -> tuple[str, str, str]:
    """A thing worth buying, a chief, and the last camps."""
    card = rect(14, 18, 58, 84, 5, fill=PARCHMENT, stroke=INK, stroke_width=1.4)
    thing = placed(fragment("things/old-compass"), 43, 56, 1.1) + numeral("7", 26, 34, 11, fill=INK)
    price = icon("coins", 32, 92, 1.1) + icon("gems", 54, 92, 1.1)
    chief = placed(chief_bust("yellow"), 112, 68, 1.25)
    return (
        "#cdbfd6",
        "#a98f9f",
        card + thing + price + chief + tent(92, 108, 0.8) + tent(128, 108, 0.8),
    )


LESSONS: Final[dict[str, Callable[[], tuple[str, str, str]]]] = {
    "duel": duel,
    "leaving": leaving,
    "road": road,
    "book": book,
    "camps": camps,
    "artifacts": artifacts,
}
"""Each scene: its sky, its ground, and what is in it."""
