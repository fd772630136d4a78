"""The mushroom forest: caps like roofs above one another, gills below, spores in the air."""

from __future__ import annotations

from random import Random

from strannik.games.faraway.faces.palette import Tones
from strannik.games.faraway.faces.terrain import distance, grain, land, ridge
from strannik.show.svg import circle, data, ellipse, group, mix, path, placed


def forest(hand: Random, tones: Tones) -> str:
    """The whole landscape: pale giants behind, three great mushrooms, small ones at their feet."""
    parts = [distance(hand, tones, 44, 3)]
    for x in (hand.uniform(14, 22), hand.uniform(26, 36), hand.uniform(40, 48), hand.uniform(52, 60)):
        parts.append(mushroom(hand, x, 66, hand.uniform(0.85, 1.15), 0.62, tones))
    parts.append(land(ridge(hand, 62, 1.5, 5), fill=mix(tones.base, tones.haze, 0.35)))
    for x in (hand.uniform(24, 30), hand.uniform(50, 57)):
        parts.append(mushroom(hand, x, 74, hand.uniform(1.1, 1.35), 0.28, tones))
    parts.append(mushroom(hand, hand.uniform(36, 46), 83, hand.uniform(1.6, 1.85), 0, tones))
    parts.append(
        land(ridge(hand, 79, 1.2, 5), fill=mix(tones.dark, tones.base, 0.35), stroke=tones.ink, stroke_width=0.3)
    )
    for _ in range(6):
        parts.append(mushroom(hand, hand.uniform(2, 61), hand.uniform(82, 88), hand.uniform(0.22, 0.36), 0, tones))
    return "".join(parts) + spores(hand, tones) + grain(hand, tones, 81, 14)


def mushroom(hand: Random, x: float, foot: float, scale: float, haze: float, tones: Tones) -> str:
    """One mushroom; its cap is a dome, a parasol or a bell."""
    ink = mix(tones.ink, tones.haze, haze)
    pale = mix(tones.accent, tones.haze, haze)
    flesh = mix(
        hand.choice([tones.base, tones.base, mix(tones.base, tones.dark, 0.35), mix(tones.base, "#d9903d", 0.4)]),
        tones.haze,
        haze,
    )
    tall, lean, wide = hand.uniform(17, 23), hand.uniform(-2.5, 2.5), hand.uniform(7, 10)
    high = wide * hand.choice([0.62, 0.85, 1.15])
    line = {"stroke": ink, "stroke_width": 0.32, "stroke_linejoin": "round"}
    stem = path(
        (
            data("M", -1.9, 0.5, "C", -1.2, -tall * 0.4, lean - 1.2, -tall * 0.7, lean - 1.1, -tall)
            + data("H", lean + 1.1, "C", lean + 1.3, -tall * 0.6, 1.4, -tall * 0.4, 2.2, 0.5, "Z")
        ),
        fill=pale,
        **line,
    )
    shade = path(
        (
            data("M", 0.5, 0.4, "C", 0.6, -tall * 0.4, lean + 0.3, -tall * 0.7, lean + 0.2, -tall)
            + data("H", lean + 1.1, "C", lean + 1.3, -tall * 0.6, 1.4, -tall * 0.4, 2.2, 0.5, "Z")
        ),
        fill=ink,
        fill_opacity=0.2,
    )
    skirt = path(
        data("M", lean * 0.7 - 2, -tall * 0.68, "q", 2, 1.5, 4.2, 0, "l", -0.9, -1.5, "h", -2.4, "Z"), fill=pale, **line
    )
    return placed(
        stem + shade + skirt + placed(cap(hand, wide, high, flesh, pale, tones, line), lean, -tall), x, foot, scale
    )


def cap(hand: Random, wide: float, high: float, flesh: str, pale: str, tones: Tones, line: dict[str, object]) -> str:
    rim = 1.9
    gills = ellipse(0, 0, wide - 0.3, rim, fill=mix(pale, flesh, 0.3), **line)
    fins = "".join(
        [
            data("M", 0, -0.6, "L", wide * share, rim * (1 - share * share) ** 0.5)
            for share in (-0.85, -0.65, -0.42, -0.2, 0, 0.2, 0.42, 0.65, 0.85)
        ]
    )
    dome = path(
        (
            data("M", -wide, 0, "C", -wide * 0.95, -high * 1.3, wide * 0.95, -high * 1.3, wide, 0)
            + data("Q", 0, -1.8, -wide, 0, "Z")
        ),
        fill=flesh,
        **line,
    )
    side = path(
        (
            data("M", wide, 0, "C", wide * 0.97, -high * 0.9, wide * 0.4, -high, wide * 0.2, -high * 0.97)
            + data("Q", wide * 0.72, -high * 0.5, wide * 0.6, -0.6, "Z")
        ),
        fill=tones.dark,
        fill_opacity=0.22,
    )
    spots = [
        ellipse(
            wide * hand.uniform(-0.62, 0.5),
            -high * hand.uniform(0.28, 0.75),
            hand.uniform(0.5, 1.3),
            hand.uniform(0.4, 0.9),
        )
        for _ in range(hand.choice([3, 4, 6]))
    ]
    return (
        gills
        + path(fins, stroke=line["stroke"], stroke_width=0.18)
        + dome
        + side
        + group(*spots, fill=pale, fill_opacity=0.9)
    )


def spores(hand: Random, tones: Tones) -> str:
    return group(
        *[circle(hand.uniform(16, 61), hand.uniform(22, 72), hand.choice([0.25, 0.35, 0.55])) for _ in range(22)],
        fill=tones.glow,
        fill_opacity=0.85,
    )
