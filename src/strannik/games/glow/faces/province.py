"""The board of the Province of Shadows, drawn from its spots and ways."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.faces.art import fragment
from strannik.games.glow.faces.icons import amount, burst_number, crossed, icon, lit
from strannik.games.glow.faces.palette import DUSK, GOLD, LIGHTS, LOSS, NIGHT, defs, halo
from strannik.games.glow.maps import SPOTS, Spot
from strannik.show.svg import Point, circle, ellipse, mix, number, path, picture, placed, polygon, rect, ring

WIDE: Final = 1000.0
HIGH: Final = 720.0
SPOT: Final = 21.0
VILLAGE: Final = 37.0


def place(spot: Spot) -> Point:
    """Where a spot lies on the picture."""
    return 52 + (spot.x - 6) / 85 * (WIDE - 112), 48 + (spot.y - 11) / 78 * (HIGH - 104)


def between(spot: Spot, other: Spot) -> Point:
    """The middle of a way, where its icon lies."""
    (x, y), (u, v) = place(spot), place(other)
    return (x + u) / 2, (y + v) / 2


def province(title: str) -> str:
    return picture(WIDE, HIGH, defs(), province_board(), title=title)


def province_board() -> str:
    """Hills and woods under the night, ways of light, spots with their symbols, villages with lit windows."""
    ways, signs = [], []
    for spot in SPOTS.values():
        for other, effects in spot.ways.items():
            if list(SPOTS).index(spot.id) < list(SPOTS).index(other):
                ways.append(way(place(spot), place(SPOTS[other])))
                if effects:
                    signs.append(way_sign(between(spot, SPOTS[other]), effects[0].kind, effects[0].count))
    spots = [drawn(spot) for spot in SPOTS.values()]
    return "".join([fragment("boards/province"), *ways, *signs, *spots])


def way(a: Point, b: Point) -> str:
    line = f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
    return path(line, stroke=NIGHT, stroke_width=11, stroke_linecap="round", opacity=0.65) + path(
        line, stroke="#b9a4ee", stroke_width=4.2, stroke_linecap="round", stroke_dasharray="1 9"
    )


def way_sign(middle: Point, kind: str, count: int) -> str:
    """An icon in the middle of a way: it works whenever somebody passes."""
    x, y = middle
    plate = placed(
        polygon(
            ring(4, 19), fill=NIGHT, stroke=LOSS if kind.startswith("discard") or count < 0 else GOLD, stroke_width=1.8
        ),
        x,
        y,
    )
    return plate + amount(kind, count, x, y, 1.9 if kind != "bursts" else 1.75)


def drawn(spot: Spot) -> str:
    x, y = place(spot)
    if spot.village:
        return village(spot, x, y)
    if not spot.need and not spot.absent:
        fire = lit("fire", x, y - 3, 3.6)
        return halo("fire", x, y, 70, 0.8) + circle(x, y, 33, fill=NIGHT, stroke=GOLD, stroke_width=3) + fire
    if spot.absent:
        return circle(x, y, SPOT + 2, fill=NIGHT, opacity=0.7) + crossed(spot.absent, x, y, 3.4)
    light = LIGHTS[spot.need]
    ground = circle(x, y, SPOT, fill=mix(light, NIGHT, 0.82), stroke=light, stroke_width=2.4)
    return halo(spot.need, x, y, 38, 0.55) + ground + placed(icon(spot.need), x, y, 2.9)


def village(spot: Spot, x: float, y: float) -> str:
    """Houses with lit windows, what the camp is worth, what entering costs and gives."""
    glow = halo("bursts", x, y, 84, 0.75)
    ground = ellipse(x, y + 6, VILLAGE + 11, VILLAGE, fill=DUSK, stroke=GOLD, stroke_width=2.6)
    houses = placed(fragment("boards/village"), x, y)
    worth = burst_number(spot.points, x, y - 25, 2.9)
    signs: list[str] = []
    cost = [placed(icon("footprints"), x + (at - (spot.cost - 1) / 2) * 15, y + 29, 1.5) for at in range(spot.cost)]
    plate = rect(
        x - 9 * spot.cost - 4,
        y + 19,
        18 * spot.cost + 8,
        20,
        9,
        fill=NIGHT,
        stroke=LIGHTS["footprints"],
        stroke_width=1.2,
    )
    for effect in spot.effects:
        signs.append(
            circle(x + 45, y - 6, 13, fill=NIGHT, stroke=GOLD, stroke_width=1.5)
            + amount(effect.kind, effect.count, x + 45, y - 6, 1.75)
        )
    return glow + ground + houses + plate + "".join(cost) + worth + "".join(signs)
