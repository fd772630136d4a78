"""The board of the Province of Shadows, drawn from its spots and ways."""

from __future__ import annotations

from random import Random
from typing import Final

from strannik.games.glow.faces.creature import stars
from strannik.games.glow.faces.icons import amount, burst_number, crossed, icon, lit
from strannik.games.glow.faces.palette import DUSK, GOLD, HAZE, LIGHTS, LOSS, NIGHT, RIM, defs, halo
from strannik.games.glow.maps import SPOTS, Spot
from strannik.show.svg import Point, circle, ellipse, mix, number, path, picture, placed, polygon, rect, ring, smooth

WIDE: Final = 1000.0
HIGH: Final = 720.0
SPOT: Final = 21.0
VILLAGE: Final = 37.0


def place(spot: Spot) -> Point:
    """Where a spot lies on the picture."""
    return 52 + (spot.x - 6) / 85 * (WIDE - 112), 48 + (spot.y - 11) / 78 * (HIGH - 104)


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
                    signs.append(way_sign(place(spot), place(SPOTS[other]), effects[0].kind, effects[0].count))
    spots = [drawn(spot) for spot in SPOTS.values()]
    return "".join([land(), *ways, *signs, *spots])


def land() -> str:
    """The ground: ridges, a river, lakes and trees, dim enough to stay behind."""
    hand = Random("glow province")
    ground = rect(0, 0, WIDE, HIGH, 18, fill="url(#sky)")
    shades = [
        halo("violet", hand.uniform(0, WIDE), hand.uniform(0, HIGH), hand.uniform(120, 240), 0.16) for _ in range(9)
    ]
    ridges = []
    for _ in range(9):
        x, y, wide = hand.uniform(40, WIDE - 40), hand.uniform(60, HIGH - 20), hand.uniform(50, 110)
        high = wide * hand.uniform(0.45, 0.7)
        ridges.append(
            polygon(
                [(x - wide, y), (x - wide * 0.1, y - high), (x + wide * 0.9, y)],
                fill=mix(HAZE, NIGHT, 0.35),
                opacity=0.6,
            )
        )
        ridges.append(
            polygon([(x - wide * 0.1, y - high), (x + wide * 0.9, y), (x + wide * 0.2, y)], fill=NIGHT, opacity=0.35)
        )
    bends = [(-10, 300), (120, 350), (260, 280), (420, 400), (560, 390), (640, 520), (800, 560), (1010, 660)]
    river = path(
        smooth([(float(x), float(y)) for x, y in bends]),
        fill="none",
        stroke=mix(LIGHTS["water"], NIGHT, 0.72),
        stroke_width=26,
        stroke_linecap="round",
        opacity=0.75,
    )
    trees = []
    for _ in range(170):
        x, y = hand.uniform(10, WIDE - 10), hand.uniform(30, HIGH - 8)
        size = hand.uniform(5, 10)
        paint = mix(LIGHTS["plant"], NIGHT, hand.uniform(0.72, 0.86))
        trees.append((y, polygon([(x, y - size * 1.7), (x + size * 0.6, y), (x - size * 0.6, y)], fill=paint)))
    woods = "".join([tree for _, tree in sorted(trees)])
    lights = stars(hand, WIDE, HIGH, 120)
    rim = rect(3, 3, WIDE - 6, HIGH - 6, 16, fill="none", stroke=RIM, stroke_width=2, stroke_opacity=0.6)
    return ground + "".join(shades) + "".join(ridges) + river + woods + lights + rim


def way(a: Point, b: Point) -> str:
    line = f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
    return path(line, stroke=NIGHT, stroke_width=11, stroke_linecap="round", opacity=0.65) + path(
        line, stroke="#b9a4ee", stroke_width=4.2, stroke_linecap="round", stroke_dasharray="1 9"
    )


def way_sign(a: Point, b: Point, kind: str, count: int) -> str:
    """An icon in the middle of a way: it works whenever somebody passes."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
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
    houses = "".join([house(x + dx, y + dy, size) for dx, dy, size in ((-22, 10, 11), (21, 9, 12), (-2, 0, 15))])
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


def house(x: float, y: float, size: float) -> str:
    wall = rect(x - size * 0.7, y - size * 0.5, size * 1.4, size * 1.1, fill="#4a3a63")
    roof = polygon([(x - size, y - size * 0.45), (x, y - size * 1.25), (x + size, y - size * 0.45)], fill="#7a4a5f")
    window = rect(x - size * 0.2, y - size * 0.25, size * 0.42, size * 0.5, fill=GOLD)
    return wall + roof + window
