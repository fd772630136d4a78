"""A biome's landscape under its sky, never twice the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from strannik.games.faraway.faces.city import city
from strannik.games.faraway.faces.desert import desert
from strannik.games.faraway.faces.forest import forest
from strannik.games.faraway.faces.palette import Tones, tones
from strannik.games.faraway.faces.river import river
from strannik.games.faraway.faces.terrain import sky
from strannik.show.svg import gradient, mix, placed, rect

TERRAINS: Final[Mapping[str, Callable[[Random, Tones], str]]] = {
    "green": river,
    "yellow": city,
    "red": forest,
    "blue": desert,
}


def landscape(biome: str, night: bool, seed: str, lift: float = 0) -> str:
    """The picture on a region, 63 by 88; its sky is the gradient `sky`."""
    hand = Random(f"faraway {seed}")
    colours = tones(biome, night)
    ground = rect(-2, 70, 70, 20, fill=mix(colours.base, colours.dark, 0.45))
    return sky(hand, colours, night) + ground + placed(TERRAINS[biome](hand, colours), 0, -lift)


def sky_gradient(biome: str, night: bool, id: str = "sky") -> str:
    """From the height of the sky down to the haze over the land."""
    colours = tones(biome, night)
    return gradient(id, (0, colours.sky), (0.5, colours.haze))
