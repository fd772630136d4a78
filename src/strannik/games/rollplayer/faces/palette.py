"""The colours that code draws with, taken from the palette of the drawings."""

from __future__ import annotations

from typing import Final

from strannik.games.rollplayer.faces.art import colour

INK: Final = colour("ink")
DARK_WOOD: Final = colour("wood-dark")
WOOD: Final = colour("wood")
LIGHT_WOOD: Final = colour("wood-light")
PARCHMENT: Final = colour("parchment")
CREAM: Final = colour("cream")
LABEL: Final = colour("label")
SHADE: Final = colour("shade")
SOFT: Final = colour("soft")
COIN: Final = colour("coin")
COIN_EDGE: Final = colour("coin-dark")
STEEL: Final = colour("steel")
DARK_STEEL: Final = colour("steel-dark")
LEATHER: Final = colour("leather")
SILK: Final = colour("silk")
MET: Final = colour("met")
SHORT: Final = colour("short")
OVER: Final = colour("over")

COLOURS: Final = ("green", "blue", "red", "purple", "black", "white", "gold")
DIE: Final[dict[str, str]] = {die: colour(f"die-{die}") for die in COLOURS}
PIP: Final[dict[str, str]] = {die: INK if die in ("white", "gold") else colour("pip-light") for die in COLOURS}

TYPE: Final[dict[str, str]] = {type: colour(f"type-{type}") for type in ("weapon", "armor", "skill", "trait")}
