"""Portraits: night creatures grown from their name, and adventurers with a lantern."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from strannik.games.glow.cards import COMPANIONS
from strannik.games.glow.faces.art import fragment
from strannik.games.glow.faces.palette import DUSK, HAZE, NIGHT, PAINTS, PALE, halo
from strannik.show.svg import Point, circle, data, ellipse, group, mix, number, path, placed, smooth

EARS: Final = ("long", "round", "horns", "feelers", "pointed")
WIDE: Final = 10
TALL: Final = 11
"""The body for which ears are drawn."""

HIDES: Final = ("#4b3a86", "#2f5a78", "#3d6b4f", "#7a3f5f", "#805030", "#46508f", "#5f3f7d", "#2f6d6a", "#6b4a3a")


def stars(dice: Random, width: float, height: float, count: int) -> str:
    """A sky full of small lights."""
    dots = [
        circle(
            dice.uniform(0, width),
            dice.uniform(0, height),
            dice.choice((0.18, 0.25, 0.4)),
            fill=PALE,
            opacity=number(dice.uniform(0.25, 0.9)),
        )
        for _ in range(count)
    ]
    return "".join(dots)


def hills(dice: Random, width: float, base: float, colour: str, rise: float) -> str:
    points = [(-5 + at * (width + 10) / 7, base - dice.uniform(0, rise)) for at in range(8)]
    return path(smooth(points) + f"L{number(width + 5)} {number(base + 40)}L-5 {number(base + 40)}Z", fill=colour)


def mirrored(half: list[Point]) -> str:
    """A closed outline that is the same on both sides."""
    other = [(-x, y) for x, y in reversed(half)]
    return smooth([*half, *other, half[0]]) + "Z"


def creature(name: str) -> str:
    """A creature about the origin, some 30 high. Its kin share hide, light and ears; each has a body of its own."""
    family = name.rpartition("-")[0]
    kin = Random(f"glow {family}")
    own = Random(f"glow {name}")
    hide = mix(HIDES[kin.randrange(len(HIDES))], own.choice((NIGHT, PALE)), own.uniform(0, 0.16))
    light = kin.choice(("plant", "water", "air", "fire", "stone", "fireflies", "footprints"))
    wide, tall = kin.uniform(7.5, 12), kin.uniform(9, 13)
    ears = _ears(EARS[kin.randrange(5)], hide, wide, tall, light)
    draw = BODIES[bodies(family, kin.randrange(USUAL))[name]]
    drawn = draw(own, hide, light, wide, tall, ears)
    lean, size = own.uniform(-7, 7), own.uniform(0.9, 1.04)
    return halo(light, 0, 0, wide * 2.3, 0.5) + placed(drawn, 0, 0, size, lean)


@cache
def bodies(family: str, first: int) -> dict[str, int]:
    """Which body each of a family has: whoever would be like an elder has the next that is still free."""
    chosen: dict[str, int] = {}
    for name in [card for card in COMPANIONS if card.rpartition("-")[0] == family]:
        body = (first + int(name.rpartition("-")[2])) % USUAL
        others = [(body + at) % len(BODIES) for at in range(len(BODIES))]
        chosen[name] = next((one for one in others if one not in chosen.values()), body)
    return chosen


def _painted(half: list[Point], hide: str) -> str:
    return path(mirrored(half), fill=hide, stroke=mix(hide, "#ffffff", 0.35), stroke_width=0.5)


def _limbs(lines: str, hide: str, thick: float) -> str:
    """Arms or legs on both sides."""
    drawn = path(lines, fill="none", stroke=mix(hide, NIGHT, 0.25), stroke_width=number(thick), stroke_linecap="round")
    return drawn + group(drawn, transform="scale(-1 1)")


def sitting(own: Random, hide: str, light: str, wide: float, tall: float, ears: str) -> str:
    """On its haunches, its tail about it."""
    waist, foot = own.uniform(0.75, 1.1), own.uniform(0.7, 1.15)
    half: list[Point] = [
        (0, -tall),
        (wide * 0.62, -tall * 0.78),
        (wide * waist, -tall * 0.1),
        (wide * foot, tall * 0.62),
        (wide * 0.5, tall * 0.95),
        (0, tall),
    ]
    belly = ellipse(0, tall * 0.38, wide * 0.55, tall * 0.42, fill=mix(hide, "#ffffff", 0.16))
    back = _tail(own, hide, wide, tall) + ears + _feet(hide, wide, tall)
    return back + _painted(half, hide) + belly + _marks(own, light, wide, tall) + _eyes(own, light, wide, tall)


def standing(own: Random, hide: str, light: str, wide: float, tall: float, ears: str) -> str:
    """Upright on long legs, with arms that hang, wave or are put to the hips."""
    slim = wide * 0.72
    half: list[Point] = [
        (0, -tall),
        (slim * 0.8, -tall * 0.74),
        (slim * 0.95, -tall * 0.3),
        (slim * 0.8, tall * 0.3),
        (0, tall * 0.42),
    ]
    hand = own.choice(((1.5, 0.35), (1.75, -0.75), (1.25, 0.05)))
    elbow = 1.75 if hand[1] > 0 else 1.45
    arms = _scaled("M", 0.85, -0.25, "Q", elbow, 0.0, hand[0], hand[1], wide=slim, tall=tall)
    legs = _scaled("M", 0.42, 0.3, "L", 0.5, 0.95, "L", 0.78, 0.98, wide=slim, tall=tall)
    limbs = _limbs(legs, hide, 2.4) + _limbs(arms, hide, 1.9)
    return limbs + ears + _painted(half, hide) + _marks(own, light, slim, tall * 0.5) + _eyes(own, light, wide, tall)


def crawling(own: Random, hide: str, light: str, wide: float, tall: float, ears: str) -> str:
    """Low on many legs, its head in front."""
    side = own.choice((-1, 1))
    body = ellipse(
        0, tall * 0.42, wide * 1.35, tall * 0.46, fill=hide, stroke=mix(hide, "#ffffff", 0.35), stroke_width=0.5
    )
    ridge = "".join(
        [
            circle(-side * wide * at, tall * (0.02 + 0.1 * at * at), wide * 0.15, fill=mix(hide, "#ffffff", 0.2))
            for at in (0.0, 0.38, 0.76)
        ]
    )
    legs = [
        _scaled("M", at, 0.65, "Q", at + 0.22, 0.8, at + 0.12, 1.02, wide=wide, tall=tall) for at in (0.2, 0.62, 1.02)
    ]
    spots = placed(_marks(own, light, wide * 1.3, tall * 0.4), -side * wide * 0.1, tall * 0.34)
    skull = ellipse(
        0, -tall * 0.5, wide * 0.72, tall * 0.46, fill=hide, stroke=mix(hide, "#ffffff", 0.35), stroke_width=0.5
    )
    head = placed(ears + skull + _eyes(own, light, wide, tall), side * wide * 0.6, tall * 0.3, 0.86)
    return _limbs("".join(legs), hide, 1.8) + ridge + body + spots + head


def hovering(own: Random, hide: str, light: str, wide: float, tall: float, ears: str) -> str:
    """In the air on two wings, without feet."""
    half: list[Point] = [
        (0, -tall),
        (wide * 0.7, -tall * 0.72),
        (wide * 0.86, -tall * 0.15),
        (wide * 0.5, tall * 0.4),
        (wide * 0.16, tall * 0.72),
        (0, tall * 0.9),
    ]
    tip, dip = own.uniform(-1.0, -0.55), own.uniform(0.2, 0.45)
    curve = _scaled(
        "M", 0.5, -0.3, "C", 1.1, -0.9, 1.6, tip, 2.0, tip, "C", 1.8, -0.2, 1.5, dip, 0.6, 0.2, wide=wide, tall=tall
    )
    wing = path(
        curve + "Z", fill=mix(hide, PALE, 0.3), fill_opacity=0.75, stroke=mix(hide, PALE, 0.55), stroke_width=0.4
    )
    wings = wing + group(wing, transform="scale(-1 1)")
    shade = ellipse(0, tall * 1.15, wide * 0.5, 1.1, fill=NIGHT, fill_opacity=0.45)
    return (
        shade
        + wings
        + ears
        + _painted(half, hide)
        + _marks(own, light, wide, tall * 0.7)
        + _eyes(own, light, wide, tall)
    )


def coiled(own: Random, hide: str, light: str, wide: float, tall: float, ears: str) -> str:
    """A long body in a loop on the ground, its head raised."""
    side = own.choice((-1, 1))
    edge = mix(hide, "#ffffff", 0.35)
    loop = _scaled("M", 1.9, 0.45, "Q", 2.0, 0.95, 0.6, 0.95, "Q", -1.7, 0.95, -1.5, 0.5, wide=wide, tall=tall)
    rise = _scaled(
        "Q", -1.2, 0.1, 0.2, 0.32, "Q", 1.1, 0.4, 0.7, -0.1, "Q", 0.45, -0.35, 0.0, -0.5, wide=wide, tall=tall
    )
    lines = [
        path(
            loop + rise,
            fill="none",
            stroke=colour,
            stroke_width=number(wide * 0.46 + more),
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for colour, more in ((edge, 1.0), (hide, 0.0))
    ]
    spots = placed(_marks(own, light, wide * 1.6, tall * 0.12), 0, tall * 0.88)
    skull = ellipse(0, -tall * 0.5, wide * 0.8, tall * 0.44, fill=hide, stroke=edge, stroke_width=0.5)
    head = placed(ears + skull + _eyes(own, light, wide, tall), 0, -tall * 0.08, 0.84)
    return group("".join(lines), transform=f"scale({side} 1)") + spots + head


def peeping(own: Random, hide: str, light: str, wide: float, tall: float, ears: str) -> str:
    """Half out of its burrow, both paws on the edge."""
    half: list[Point] = [
        (0, -tall * 0.95),
        (wide * 0.78, -tall * 0.72),
        (wide * 1.02, -tall * 0.2),
        (wide * 0.95, tall * 0.6),
        (0, tall * 0.7),
    ]
    earth = mix(HAZE, NIGHT, 0.2)
    hole = ellipse(0, tall * 0.62, wide * 1.35, tall * 0.3, fill=NIGHT)
    mound = path(
        _scaled("M", -2.2, 1.0, "Q", -1.6, 0.55, -1.2, 0.6, "Q", 0.0, 0.95, 1.2, 0.6, wide=wide, tall=tall)
        + _scaled("Q", 1.6, 0.55, 2.2, 1.0, "Z", wide=wide, tall=tall),
        fill=earth,
    )
    paw = ellipse(wide * 0.72, tall * 0.66, wide * 0.27, tall * 0.17, fill=mix(hide, "#ffffff", 0.2))
    paws = paw + group(paw, transform="scale(-1 1)")
    body = _painted(half, hide) + placed(_marks(own, light, wide, tall * 0.4), 0, tall * 0.08)
    return hole + ears + body + _eyes(own, light, wide, tall) + mound + paws


BODIES: Final = (sitting, standing, crawling, hovering, coiled, peeping)
USUAL: Final = 4
"""So many are given out by turns, the others to whoever would be like an elder of the family."""


def _tail(dice: Random, hide: str, wide: float, tall: float) -> str:
    side = dice.choice((-1, 1))
    reach = dice.uniform(1.3, 1.9)
    points = [
        (side * wide * 0.5, tall * 0.7),
        (side * wide * reach, tall * 0.6),
        (side * wide * reach * 1.05, -tall * 0.1),
        (side * wide * (reach - 0.25), -tall * 0.35),
    ]
    tip = points[-1]
    line = path(
        smooth(points), fill="none", stroke=hide, stroke_width=number(dice.uniform(1.6, 3)), stroke_linecap="round"
    )
    return line + circle(tip[0], tip[1], 1.5, fill=mix(hide, "#ffffff", 0.5))


def _ears(kind: str, hide: str, wide: float, tall: float, light: str) -> str:
    """Ears, horns or feelers as they are drawn for a body of that size; feelers end in lights."""
    lights = [halo(light, side * wide * 0.78, -tall * 1.5, 4) for side in (1, -1)] if kind == "feelers" else []
    drawn = fragment(f"creatures/ears-{kind}", hide=hide)
    return "".join(lights) + group(drawn, transform=f"scale({number(wide / WIDE)} {number(tall / TALL)})")


def _scaled(*parts: str | float, wide: float, tall: float) -> str:
    """Path data in widths and heights of the body: x and y by turns."""
    measured: list[str | float] = []
    across = True
    for part in parts:
        if isinstance(part, str):
            measured.append(part)
        else:
            measured.append(part * (wide if across else tall))
            across = not across
    return data(*measured)


def _feet(hide: str, wide: float, tall: float) -> str:
    paint = mix(hide, NIGHT, 0.3)
    return ellipse(-wide * 0.45, tall * 0.98, wide * 0.32, 1.7, fill=paint) + ellipse(
        wide * 0.45, tall * 0.98, wide * 0.32, 1.7, fill=paint
    )


def _marks(dice: Random, light: str, wide: float, tall: float) -> str:
    spots = []
    for _ in range(dice.randrange(3, 6)):
        x, y = dice.uniform(0.15, 0.6) * wide, dice.uniform(-0.1, 0.75) * tall
        r = dice.uniform(0.4, 0.9)
        spots += [halo(light, at, y, r * 3.2) + circle(at, y, r, fill=PALE, opacity=0.8) for at in (-x, x)]
    return "".join(spots)


def _eyes(dice: Random, light: str, wide: float, tall: float) -> str:
    r = dice.uniform(1.5, 2.5)
    y = -tall * dice.uniform(0.42, 0.55)
    places = [-wide * 0.32, wide * 0.32] if dice.random() < 0.8 else [0.0, -wide * 0.42, wide * 0.42]
    eyes = [
        halo(light, x, y, r * 2.8) + circle(x, y, r, fill=PALE) + ellipse(x, y, r * 0.38, r * 0.8, fill=NIGHT)
        for x in places
    ]
    grin = dice.uniform(1.2, 2.8)
    mouth = path(
        data("M", -grin, y + r * 2.1, "Q", 0, y + r * 2.1 + grin * 0.6, grin, y + r * 2.1),
        fill="none",
        stroke=NIGHT,
        stroke_width=0.6,
        stroke_linecap="round",
    )
    return "".join(eyes) + mouth


def adventurer(name: str, colour: str) -> str:
    """A hooded figure with a lantern of the adventurer's colour, in its right hand or its left."""
    side = Random(f"glow adventurer {name}").choice((-1, 1))
    paint = PAINTS[colour]
    figure = fragment("creatures/adventurer", paint=paint)
    lantern = halo("bursts", 11, -13, 8) + placed(fragment("creatures/lantern", paint=paint), 11, -13)
    return halo("violet", 0, 0, 22, 0.5) + group(figure + lantern, transform=f"scale({side} 1)")


def backdrop(name: str, width: float, height: float) -> str:
    """Night behind a portrait: stars, a moon or none, two ridges."""
    dice = Random(f"glow sky {name}")
    moon = circle(dice.uniform(8, width - 8), dice.uniform(12, 18), dice.uniform(3, 5), fill="#d9cff5", opacity=0.22)
    return (
        stars(dice, width, height * 0.7, 26)
        + moon
        + hills(dice, width, height * 0.78, HAZE, 9)
        + hills(dice, width, height * 0.92, DUSK, 7)
    )
