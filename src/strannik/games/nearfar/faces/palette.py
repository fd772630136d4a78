"""Colours of the road: warm paper, four tribes, four seats, metals and stuffs that things are made of."""

from __future__ import annotations

from typing import Final

PARCHMENT: Final = "#f7eedb"
SHADE: Final = "#ead9b8"
SOFT: Final = "#6b5a45"
INK: Final = "#2b2622"
CREAM: Final = "#fffaf0"

GOLD: Final = "#e2ab35"
DARK_GOLD: Final = "#8f6415"
GEM: Final = "#39a0a8"
DARK_GEM: Final = "#1c5c66"
HEART: Final = "#c8433f"
FLAME: Final = "#e06a2b"

STEEL: Final = "#b7c2c8"
DARK_STEEL: Final = "#66757f"
WOOD: Final = "#8a5a33"
DARK_WOOD: Final = "#553519"
LEATHER: Final = "#a8703d"
BRASS: Final = "#cf9a3a"
BONE: Final = "#efe4c9"
CLOTH: Final = "#8b3f4d"
LEAF: Final = "#5f8f4a"
GLASS: Final = "#bfe0e0"
NIGHT: Final = "#2f3556"
JADE: Final = "#4f9d77"

TRIBE: Final[dict[str, str]] = {"yellow": "#e3b034", "green": "#5b8c4e", "blue": "#4a78b5", "red": "#bf4f3d"}
DARK_TRIBE: Final[dict[str, str]] = {"yellow": "#8a6410", "green": "#2d5228", "blue": "#234a7c", "red": "#762a1e"}

SEAT: Final[dict[str, str]] = {"red": "#b8392f", "blue": "#2e62a3", "green": "#3f7d43", "yellow": "#dda322"}
DARK_SEAT: Final[dict[str, str]] = {"red": "#6d1d17", "blue": "#163660", "green": "#1d4520", "yellow": "#80590c"}

KIND: Final[dict[str, str]] = {"normal": "#4d6f6b", "special": "#6a3f62", "treasure": "#9a6a24", "find": "#47627f"}
"""Heads of cards: artifacts of both kinds, treasures, finds."""

LINE: Final[dict[str, object]] = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round"}
"""The pen that outlines everything solid."""

PEN: Final[dict[str, object]] = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": 0.9,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
"""The pen for lines that enclose nothing."""
