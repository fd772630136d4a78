"""The colours that code draws with, taken from the palette of the drawings."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.faces.art import colour

PAPER: Final = colour("paper")
CREAM: Final = colour("cream")
BONE: Final = colour("bone")
WHITE: Final = colour("white")
SOOT: Final = colour("soot")
NIGHT: Final = colour("night")
ASPHALT: Final = colour("asphalt")
STONE: Final = colour("stone")
STEEL: Final = colour("steel")
RUST: Final = colour("rust")
WOOD: Final = colour("wood")
WOOD_DARK: Final = colour("wood-dark")
MOSS: Final = colour("moss")
MOSS_DARK: Final = colour("moss-dark")
YELLOW: Final = colour("yellow")
YELLOW_LIGHT: Final = colour("yellow-light")
YELLOW_DARK: Final = colour("yellow-dark")
NAVY: Final = colour("navy")
PLUM: Final = colour("plum")

LINES: Final = {"red": "#d2402f", "blue": "#3f86c9", "green": "#4fa04c"}
"""The lines that cost three steps, bright enough on every ground."""

SUITS: Final = {
    "green": "#4d8450",
    "red": "#b83a2c",
    "blue": "#3f6d96",
    "yellow": "#d9a52a",
    "white": "#efe6d2",
    "black": "#2f2b29",
}
"""The colours of the action cards. [AM-0.3]"""

DARK_SUITS: Final = {
    "green": "#2c5330",
    "red": "#74201a",
    "blue": "#24445f",
    "yellow": "#8a6410",
    "white": "#a8977a",
    "black": "#121010",
}
