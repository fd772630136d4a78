"""The picture of the game in the lobby: a lantern-bearer, a band of creatures, and light in the dark."""

from __future__ import annotations

from random import Random
from typing import Final

from strannik.games.glow.faces.creature import adventurer, creature, hills, stars
from strannik.games.glow.faces.icons import lit
from strannik.games.glow.faces.palette import DUSK, HAZE, NIGHT, defs, halo
from strannik.show.svg import circle, group, picture, placed, rect

WIDE: Final = 320
HIGH: Final = 200
BAND: Final = (
    ("torke-3", 44, 158, 1.6),
    ("likyar-1", 276, 154, 1.7),
    ("briki-11", 100, 166, 1.35),
    ("zellyf-31", 222, 167, 1.3),
)
"""Who walks along."""


def cover(title: str) -> str:
    """The band on a hill, the five elements overhead like stars."""
    hand = Random("glow cover")
    sky = rect(0, 0, WIDE, HIGH, fill="url(#sky)") + stars(hand, WIDE, HIGH * 0.75, 150)
    moon = circle(34, 92, 16, fill="#efe6ff", opacity=0.16) + circle(34, 92, 12, fill="#efe6ff", opacity=0.2)
    ridges = hills(hand, WIDE, 140, HAZE, 34) + hills(hand, WIDE, 162, "#271d48", 22)
    ground = hills(hand, WIDE, 184, DUSK, 10)
    elements = [
        lit(name, 66 + at * 47, 46 - 16 * (1 - ((at - 2) / 2) ** 2), 2.5, 1)
        for at, name in enumerate(("plant", "water", "air", "fire", "stone"))
    ]
    light = halo("bursts", 160, 120, 130, 0.8)
    band = "".join([placed(creature(name), x, y, scale) for name, x, y, scale in BAND])
    hero = placed(adventurer("braccio", "purple"), 160, 140, 2.3)
    shade = rect(0, HIGH - 18, WIDE, 18, fill=NIGHT, opacity=0.5)
    return picture(
        WIDE, HIGH, defs(), sky, moon, ridges, light, ground, group(*elements), band, hero, shade, title=title
    )
