"""Sanctuaries: an arched window in a paper frame, with a shrine behind it."""

from __future__ import annotations

from random import Random
from typing import Any

from strannik.games.faraway.cards import SANCTUARIES, WONDERS, Card
from strannik.games.faraway.faces.icons import biome, chip
from strannik.games.faraway.faces.palette import DAY, Tones, tones
from strannik.games.faraway.faces.quest import quest
from strannik.games.faraway.faces.terrain import distance, land, luminary, ridge, sky
from strannik.show.letters import line as outlined
from strannik.show.svg import (
    INK,
    PAPER,
    card,
    circle,
    data,
    gradient,
    group,
    mix,
    path,
    placed,
    polygon,
    rect,
    ring,
    tag,
)

ARCH = "M5 82V33C5 17 19 7 31.5 4.6C44 7 58 17 58 33V82Q58 84 56 84H7Q5 84 5 82Z"


def sanctuary(id: str, title: str) -> str:
    """The face of a sanctuary; its frame has the colour of its biome, or of stone."""
    shown = SANCTUARIES[id]
    colours = tones(shown.biome, shown.night)
    window = tag("clipPath", path(ARCH), id="window")
    frame = mix(DAY[shown.biome].base, PAPER, 0.25 if shown.biome else 0.5)
    hand = Random(f"faraway {id}")
    view = (
        sky(hand, colours, shown.night)
        + (placed(luminary(True), -19, 9) if shown.night else "")
        + shrine(hand, colours)
    )
    return card(
        lattice(shown.biome),
        tag("g", view, clip_path="url(#window)"),
        path(ARCH, fill="none", stroke=PAPER, stroke_width=1.6),
        path(ARCH, fill="none", stroke=INK, stroke_width=0.5),
        sign(shown.biome),
        label(id),
        *found(shown),
        quest(shown),
        title=title,
        ground=frame,
        defs=window + gradient("sky", (0, colours.sky), (0.62, colours.haze)),
    )


def lattice(ground: str) -> str:
    """Fine carving in the stone around the window."""
    dark = mix(DAY[ground].dark, INK, 0.2)
    lines = "".join([data("M", x, -1, "l", -20, 40) for x in range(0, 90, 4)]) + "".join(
        [data("M", x, -1, "l", 20, 40) for x in range(-20, 70, 4)]
    )
    return path(lines, stroke=dark, stroke_width=0.25, stroke_opacity=0.35) + rect(
        1.6, 1.6, 59.8, 84.8, 2.5, fill="none", stroke=dark, stroke_width=0.4
    )


def sign(ground: str) -> str:
    """The biome's sign in the upper left corner; a neutral sanctuary has none."""
    return placed(biome(ground), 9.2, 9.4, 1.25) if ground else ""


def label(id: str) -> str:
    """The name by which the log and the score pad call it, small in the upper right corner."""
    return outlined(id, 58.6, 8.2, 4.2, "end", "sans-bold")


def found(shown: Card) -> list[str]:
    """Wonder, clue and night in a row across the window."""
    names: list[str] = [wonder for wonder in WONDERS for _ in range(shown.wonders[wonder])]
    names += ["clue"] * shown.clue + ["night"] * shown.night
    middle = 52 if shown.kind == "none" else 44
    step = 19.5
    first = 31.5 - step * (len(names) - 1) / 2
    return [chip(name, first + step * at, middle, 8.8) for at, name in enumerate(names)]


def shrine(hand: Random, colours: Tones) -> str:
    """Hills, and on the nearest one a gate, an obelisk, a tholos or a tower."""
    building = hand.choice([gate, obelisk, tholos, pagoda])
    ground = land(ridge(hand, 71, 1.2, 4), fill=colours.base, stroke=colours.ink, stroke_width=0.35)
    return distance(hand, colours, 48, 4) + building(hand, colours) + ground + steps(colours)


def line(colours: Tones) -> dict[str, Any]:
    return {"stroke": colours.ink, "stroke_width": 0.4, "stroke_linejoin": "round"}


def steps(colours: Tones) -> str:
    return "".join(
        [rect(27 - at, 71 + at * 2.4, 9 + at * 2, 1.7, 0.3, fill=colours.light, **line(colours)) for at in range(6)]
    )


def gate(hand: Random, colours: Tones) -> str:
    posts = [rect(x, 38, 4.4, 36, 0.5, fill=colours.light, **line(colours)) for x in (19, 39.6)]
    beams = path("M13 34.5Q31.5 39 50 34.5L48.6 39.4Q31.5 43 14.4 39.4Z", fill=colours.dark, **line(colours))
    lower = rect(20, 45, 23, 2.8, fill=mix(colours.base, colours.dark, 0.4), **line(colours))
    lamp = circle(31.5, 51, 1.7, fill=colours.glow, **line(colours))
    return "".join(posts) + lower + beams + lamp


def obelisk(hand: Random, colours: Tones) -> str:
    bright = polygon([(26, 74), (28, 34), (31.5, 27), (31.5, 74)], fill=colours.light, **line(colours))
    dark = polygon(
        [(31.5, 27), (35, 34), (37, 74), (31.5, 74)], fill=mix(colours.base, colours.dark, 0.3), **line(colours)
    )
    runes = path("M29 42h1.4M28.8 47l1.6 1.6M28.6 54h1.8M28.8 60l1.4-1.6", stroke=colours.ink, stroke_width=0.5)
    stones = "".join(
        [
            placed(polygon(ring(5, 3.2, turn=hand.uniform(0, 70)), fill=colours.base, **line(colours)), x, 71)
            for x in (16, 22, 42, 48)
        ]
    )
    return bright + dark + runes + stones


def tholos(hand: Random, colours: Tones) -> str:
    roof = path("M14.5 41Q31.5 22 48.5 41Z", fill=mix(colours.accent, colours.base, 0.4), **line(colours))
    shadow = rect(19, 43, 25, 30, fill=colours.dark)
    columns = [rect(x, 43, 3.2, 30, 0.6, fill=colours.light, **line(colours)) for x in (17, 24.4, 35.4, 42.8)]
    floor = rect(13.5, 40.6, 36, 2.8, 0.6, fill=colours.light, **line(colours))
    fire = path("M31.5 58q3.4 4.6 1.6 8.6h-3.2q-1.8-4 1.6-8.6Z", fill=colours.glow)
    return shadow + fire + group(*columns) + roof + floor + circle(31.5, 30.4, 1.4, fill=colours.glow, **line(colours))


def pagoda(hand: Random, colours: Tones) -> str:
    floors = []
    for at, (y, wide) in enumerate(((62.0, 26.0), (50.0, 20.0), (39.0, 14.5))):
        wall = rect(31.5 - wide * 0.33, y, wide * 0.66, 12, fill=mix(colours.light, colours.haze, 0.2), **line(colours))
        door = rect(31.5 - 1.5, y + 4.5, 3, 7.5, 1.4, fill=colours.glow if at != 1 else colours.dark, **line(colours))
        eave = path(
            (
                data("M", 31.5 - wide * 0.62, y + 1, "Q", 31.5 - wide * 0.3, y - 1, 31.5 - wide * 0.24, y - 4)
                + data("H", 31.5 + wide * 0.24, "Q", 31.5 + wide * 0.3, y - 1, 31.5 + wide * 0.62, y + 1, "Z")
            ),
            fill=mix(colours.dark, colours.base, 0.45),
            **line(colours),
        )
        floors.append(wall + door + eave)
    return path("M31.5 36V27", **line(colours)) + circle(31.5, 27.6, 1, fill=colours.glow) + "".join(floors)
