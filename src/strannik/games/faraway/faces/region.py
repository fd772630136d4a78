"""Regions: a landscape with the exploration time, what is found there, and its quest."""

from __future__ import annotations

from strannik.games.faraway.cards import NONE, REGIONS, WONDERS, Card
from strannik.games.faraway.faces.art import fragment
from strannik.games.faraway.faces.icons import chip, icon
from strannik.games.faraway.faces.landscape import landscape, sky_gradient
from strannik.games.faraway.faces.quest import quest
from strannik.games.faraway.faces.terrain import luminary
from strannik.show.svg import INK, card, numeral, placed, rect, tag


def region(number: int, title: str) -> str:
    """The face of a region; whatever others must see when cards overlap stands at the left edge."""
    shown = REGIONS[number]
    window = tag("clipPath", rect(1.5, 1.5, 60, 85, 2.5), id="window")
    scene = tag("g", landscape(shown.biome, shown.night, str(number), lift(shown)), clip_path="url(#window)")
    frame = rect(1.5, 1.5, 60, 85, 2.5, fill="none", stroke=INK, stroke_width=0.4)
    return card(
        scene,
        luminary(shown.night),
        frame,
        pennant(number, shown.biome),
        *found(shown),
        quest(shown),
        title=title,
        defs=window + sky_gradient(shown.biome, shown.night),
    )


def lift(shown: Card) -> float:
    """How far the land is raised, so that the plate at the foot does not hide it."""
    if shown.kind == NONE:
        return 0
    return 12 if any(shown.requires.values()) else 7


def pennant(number: int, ground: str) -> str:
    """The exploration time on a paper pennant, with the biome's sign at its tip."""
    figure = numeral(number, 15.1, 15.2, 12, fill=INK)
    return fragment("scenes/pennant") + figure + placed(icon(ground), 15.1, 22.2, 0.94)


def found(shown: Card) -> list[str]:
    """The wonders and clues of a card, each on its chip, below each other."""
    names = [wonder for wonder in WONDERS for _ in range(shown.wonders[wonder])] + ["clue"] * shown.clue
    return [chip(name, 10.2, 36.2 + 14.4 * at, 6.6) for at, name in enumerate(names)]
