"""Sanctuaries: an arched window in a paper frame, with a shrine behind it."""

from __future__ import annotations

from random import Random
from typing import Final

from strannik.games.faraway.cards import SANCTUARIES, WONDERS, Card
from strannik.games.faraway.faces.art import fragment, toned
from strannik.games.faraway.faces.icons import chip, icon
from strannik.games.faraway.faces.palette import DAY, Tones, tones
from strannik.games.faraway.faces.quest import quest
from strannik.games.faraway.faces.terrain import distance, land, luminary, ridge, sky
from strannik.show.letters import line as outlined
from strannik.show.svg import (
    INK,
    PAPER,
    card,
    gradient,
    mix,
    path,
    placed,
    polygon,
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
    return fragment("shrines/lattice", carving=mix(DAY[ground].dark, INK, 0.2))


def sign(ground: str) -> str:
    """The biome's sign in the upper left corner; a neutral sanctuary has none."""
    return placed(icon(ground), 9.2, 9.4, 1.25) if ground else ""


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


SHRINES: Final = ("gate", "obelisk", "tholos", "pagoda")
"""What may stand on a hill."""


def shrine(hand: Random, colours: Tones) -> str:
    """Hills, and on the nearest one a gate, an obelisk, a tholos or a tower."""
    name = hand.choice(SHRINES)
    building = toned(f"shrines/{name}", colours.named)
    ground = land(ridge(hand, 71, 1.2, 4), fill=colours.base, stroke=colours.ink, stroke_width=0.35)
    far = distance(hand, colours, 48, 4)
    around = stones(hand, colours) if name == "obelisk" else ""
    return far + building + around + ground + toned("shrines/steps", colours.named)


def stones(hand: Random, colours: Tones) -> str:
    """Boulders about the foot of an obelisk."""
    line = {"stroke": colours.ink, "stroke_width": 0.4, "stroke_linejoin": "round"}
    corners = [ring(5, 3.2, turn=hand.uniform(0, 70)) for _ in range(4)]
    placed_at = zip(corners, (16, 22, 42, 48), strict=True)
    return "".join([placed(polygon(points, fill=colours.base, **line), x, 71) for points, x in placed_at])
