"""The board of the Archipelago of Darkness, drawn from its islands and routes."""

from __future__ import annotations

from random import Random
from typing import Final

from strannik.games.glow.faces.art import fragment
from strannik.games.glow.faces.icons import amount, burst_number, icon, lit
from strannik.games.glow.faces.palette import GOLD, LIGHTS, NIGHT, PALE, RIM, defs, halo
from strannik.games.glow.maps import CENTRE, ISLANDS, ROUTES, Island, Route
from strannik.show.svg import (
    Point,
    circle,
    group,
    mix,
    number,
    numeral,
    path,
    picture,
    placed,
    polygon,
    rect,
    ring,
    smooth,
)

WIDE: Final = 1000.0
HIGH: Final = 720.0
ELEMENTS: Final = ("plant", "water", "air", "fire", "stone")


def place(island: Island) -> Point:
    """Where an island lies on the picture."""
    return 84 + (island.x - 10) / 78 * (WIDE - 168), 78 + (island.y - 17) / 69 * (HIGH - 150)


def middle(route: Route) -> Point:
    """Where a route is marked: half way."""
    (ax, ay), (bx, by) = place(ISLANDS[route.a]), place(ISLANDS[route.b])
    return (ax + bx) / 2, (ay + by) / 2


def archipelago(title: str) -> str:
    return picture(WIDE, HIGH, defs(), archipelago_board(), title=title)


def archipelago_board() -> str:
    """A dark sea with soundings, routes with their demands, islands with their lights."""
    routes = [course(route) for route in ROUTES.values()]
    islands = [shore(island) for island in ISLANDS.values()]
    demands = [demand(route) for route in ROUTES.values()]
    return "".join([fragment("boards/archipelago"), *routes, *islands, *demands])


def course(route: Route) -> str:
    (ax, ay), (bx, by) = place(ISLANDS[route.a]), place(ISLANDS[route.b])
    line = f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
    return path(line, stroke="#8fb7ff", stroke_width=3.4, stroke_dasharray="10 9", stroke_linecap="round", opacity=0.75)


def shore(island: Island) -> str:
    """An island: shoals, land, a little growth, what it is worth and what it gives."""
    x, y = place(island)
    hand = Random(f"glow island {island.id}")
    size = 66.0 if island.id == CENTRE else 53.0
    outline = [(px * hand.uniform(0.86, 1.12), py * hand.uniform(0.74, 0.92)) for px, py in ring(11, size)]
    closed = smooth([*outline, outline[0]]) + "Z"
    shoal = placed(path(closed, fill=mix(LIGHTS["water"], NIGHT, 0.6), opacity=0.5), x, y, 1.22)
    land = placed(path(closed, fill="#2c2450", stroke=RIM, stroke_width=2.2), x, y)
    meadow = placed(path(closed, fill="#3a3168"), x, y - 4, 0.8)
    trees = "".join(
        [
            tree(x + hand.uniform(-0.62, 0.62) * size, y + hand.uniform(-0.5, -0.1) * size, hand.uniform(8, 13))
            for _ in range(6)
        ]
    )
    light = (
        halo("bursts", x, y, size * 1.5, 0.55)
        if island.points or island.id == CENTRE
        else halo("violet", x, y, size * 1.4, 0.5)
    )
    return light + shoal + land + meadow + trees + signs(island, x, y)


def signs(island: Island, x: float, y: float) -> str:
    if island.id == CENTRE:
        return lit("fire", x, y - 12, 4.2)
    drawn: list[str] = []
    if island.points:
        drawn.append(burst_number(island.points, x - (14 if island.effects else 0), y - 12, 3.3))
    for effect in island.effects:
        drawn.append(amount(effect.kind, effect.count, x + (24 if island.points else 0), y - 10, 2.5))
    return "".join(drawn)


def tree(x: float, y: float, size: float) -> str:
    paint = mix(LIGHTS["plant"], NIGHT, 0.68)
    return polygon([(x, y - size * 1.6), (x + size * 0.6, y), (x - size * 0.6, y)], fill=paint)


def demand(route: Route) -> str:
    """How many different elements the route wants, and the footprint it may cost besides."""
    x, y = middle(route)
    wide = 29.0 if route.cost else 0.0
    plate = rect(x - 27 - wide / 2, y - 21, 54 + wide, 42, 21, fill=NIGHT, stroke="#8fb7ff", stroke_width=2)
    left = x - wide / 2
    if not route.elements:
        sign = path(
            f"M{number(left - 12)} {number(y)}H{number(left + 12)}", stroke=PALE, stroke_width=4, stroke_linecap="round"
        )
    else:
        text = "/".join([str(count) for count in route.elements])
        dots = "".join([circle(px, py, 2.6, fill=LIGHTS[ELEMENTS[at]]) for at, (px, py) in enumerate(ring(5, 17.5))])
        sign = placed(dots, left, y) + numeral(text, left, y + 7, 15 if len(text) == 1 else 12, fill=GOLD)
    foot = placed(icon("footprints"), x + 23, y, 2) if route.cost else ""
    return plate + group(sign) + foot
