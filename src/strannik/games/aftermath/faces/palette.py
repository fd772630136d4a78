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

LINES: Final = {line: colour(f"border-{line}") for line in ("red", "blue", "green")}
"""The lines that cost three steps, bright enough on every ground."""

SUITS: Final = {suit: colour(f"suit-{suit}") for suit in ("green", "red", "blue", "yellow", "white", "black")}
"""The colours of the action cards. [AM-0.3]"""

DARK_SUITS: Final = {suit: colour(f"suit-{suit}-dark") for suit in SUITS}
