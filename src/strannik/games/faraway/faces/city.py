"""The cave city: tawny cliffs hollowed out into arches, stairs and domes."""

from __future__ import annotations

from random import Random

from strannik.games.faraway.faces.palette import Tones
from strannik.games.faraway.faces.terrain import distance, grain, land, ridge
from strannik.show.svg import circle, data, group, mix, path, rect


def city(hand: Random, tones: Tones) -> str:
    """The whole landscape: towers of rock, the farther the paler, and a terrace in front."""
    parts = [distance(hand, tones, 42, 2.5)]
    back = [(hand.uniform(14, 22), 34.0, 0.55), (hand.uniform(44, 56), 32.0, 0.5), (hand.uniform(28, 38), 28.0, 0.4)]
    for middle, top, haze in back:
        parts.append(tower(hand, middle, top + hand.uniform(-3, 5), hand.uniform(10, 15), haze, tones))
    parts.append(tower(hand, hand.uniform(28, 50), hand.uniform(34, 40), hand.uniform(19, 25), 0.05, tones))
    parts.append(tower(hand, hand.choice([4.0, 61.0]), hand.uniform(44, 50), hand.uniform(20, 26), 0, tones))
    parts.append(terrace(hand, tones))
    return "".join(parts)


def tower(hand: Random, middle: float, top: float, wide: float, haze: float, tones: Tones) -> str:
    """A pillar of rock with a roof, layers of stone and rows of caves."""
    left, right = middle - wide / 2, middle + wide / 2
    rock = mix(mix(tones.base, tones.light, hand.uniform(0, 0.5)), tones.haze, haze)
    shade = mix(tones.dark, tones.haze, haze)
    outline = (
        data("M", left, 90, "L", left + wide * 0.07, top + 2, "Q", left + wide * 0.1, top, left + wide * 0.2, top)
        + data("H", right - wide * 0.2, "Q", right - wide * 0.1, top, right - wide * 0.07, top + 2)
        + data("L", right, 90, "Z")
    )
    ink = mix(tones.ink, tones.haze, haze)
    line = {"stroke": ink, "stroke_width": 0.35}
    side = data(
        "M", right, 90, "L", right - wide * 0.07, top + 2, "Q", right - wide * 0.1, top, right - wide * 0.2, top
    ) + data("H", right - wide * 0.3, "Q", right - wide * 0.22, top + 20, right - wide * 0.28, 90, "Z")
    return group(
        roof(hand, middle, top, wide, shade, tones),
        path(outline, fill=rock, **line),
        path(side, fill=shade, fill_opacity=0.28),
        strata(hand, left, right, top, ink),
        caves(hand, left, right, top, haze, tones),
    )


def roof(hand: Random, middle: float, top: float, wide: float, shade: str, tones: Tones) -> str:
    """A dome with a spire, a flat parapet, or a lone tree."""
    kind = hand.choice(["dome", "dome", "parapet", "mast"])
    line = {"stroke": tones.ink, "stroke_width": 0.35}
    if kind == "dome":
        r = wide * 0.24
        spire = path(data("M", middle, top - r, "v", -r * 0.7), **line)
        dome = path(
            data("M", middle - r, top + 0.3, "a", r, r * 1.1, 0, 0, 1, 2 * r, 0, "Z"),
            fill=mix(tones.accent, shade, 0.35),
            **line,
        )
        return spire + dome + circle(middle, top - r * 1.75, 0.45, fill=tones.glow)
    if kind == "parapet":
        notches = "".join(
            [
                (
                    data("M", middle - wide * 0.25 + step * wide * 0.1, top + 0.2, "v", -1.6)
                    + data("h", wide * 0.055, "v", 1.6, "Z")
                )
                for step in range(5)
            ]
        )
        return path(notches, fill=shade, **line)
    flag = path(data("M", middle, top - 5, "q", 2, -1, 3.6, 0.2, "q", -1.8, 0.6, -3.6, 1.6, "Z"), fill=tones.accent)
    return path(data("M", middle, top, "v", -5.2), **line) + flag


def strata(hand: Random, left: float, right: float, top: float, colour: str) -> str:
    lines = []
    y = top + hand.uniform(3, 5)
    while y < 84:
        a, b = hand.uniform(0.06, 0.3), hand.uniform(0.06, 0.3)
        wide = right - left
        lines.append(
            data("M", left + wide * a, y, "Q", left + wide / 2, y + hand.uniform(-0.8, 0.8), right - wide * b, y)
        )
        y += hand.uniform(5.5, 8)
    return path("".join(lines), fill="none", stroke=colour, stroke_width=0.22, stroke_opacity=0.6)


def caves(hand: Random, left: float, right: float, top: float, haze: float, tones: Tones) -> str:
    """Arched openings in rows; some are lit."""
    hollow, lit = mix(mix(tones.dark, tones.ink, 0.45), tones.haze, haze * 0.8), tones.glow
    columns = max(2, int((right - left) / 4.6))
    step = (right - left) * 0.82 / columns
    openings = []
    y = top + 6.0
    while y < 80:
        for column in range(columns):
            if hand.random() < 0.74:
                wide, tall = step * hand.uniform(0.36, 0.52), hand.uniform(2.6, 4.2)
                x = left + (right - left) * 0.09 + step * (column + 0.5)
                fill = lit if hand.random() < 0.24 else hollow
                openings.append(arch(x, y, wide, tall, fill, tones))
        y += hand.uniform(6.4, 8.2)
    return group(*openings)


def arch(x: float, y: float, wide: float, tall: float, fill: str, tones: Tones) -> str:
    half = wide / 2
    door = data(
        "M", x - half, y + tall / 2, "V", y - tall / 2 + half, "a", half, half, 0, 0, 1, wide, 0, "V", y + tall / 2, "Z"
    )
    return path(door, fill=fill, stroke=tones.ink, stroke_width=0.22) + path(
        data("M", x - half - 0.3, y + tall / 2, "h", wide + 0.6), stroke=tones.light, stroke_width=0.35
    )


def terrace(hand: Random, tones: Tones) -> str:
    """The street in front, with a flight of steps."""
    top = hand.uniform(74, 77)
    street = land(ridge(hand, top, 0.8, 4), fill=mix(tones.base, tones.dark, 0.35), stroke=tones.ink, stroke_width=0.35)
    x = hand.uniform(26, 44)
    steps = [
        rect(
            x - 3 - step * 0.8,
            top + 0.8 + step * 2.2,
            6 + step * 1.6,
            1.5,
            fill=tones.light,
            stroke=tones.ink,
            stroke_width=0.22,
        )
        for step in range(6)
    ]
    return street + "".join(steps) + grain(hand, tones, top + 2, 14)
