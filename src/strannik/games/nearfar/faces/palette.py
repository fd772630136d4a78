"""The colours that code draws with, taken from the palette of the drawings."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import colour

PARCHMENT: Final = colour("parchment")
SHADE: Final = colour("shade")
SOFT: Final = colour("soft")
INK: Final = colour("ink")
CREAM: Final = colour("cream")

GOLD: Final = colour("gold")
GEM: Final = colour("gem")
HEART: Final = colour("heart")
FLAME: Final = colour("flame")
WOOD: Final = colour("wood")
WOOD_DARK: Final = colour("wood-dark")
BONE: Final = colour("bone")

TRIBE: Final[dict[str, str]] = {tribe: colour(f"tribe-{tribe}") for tribe in ("yellow", "green", "blue", "red")}
DARK_TRIBE: Final[dict[str, str]] = {tribe: colour(f"tribe-{tribe}-dark") for tribe in TRIBE}

SEAT: Final[dict[str, str]] = {seat: colour(f"seat-{seat}") for seat in ("red", "blue", "green", "yellow")}
DARK_SEAT: Final[dict[str, str]] = {seat: colour(f"seat-{seat}-dark") for seat in SEAT}

KIND: Final[dict[str, str]] = {kind: colour(f"kind-{kind}") for kind in ("normal", "special", "treasure", "find")}
"""Heads of cards: artifacts of both kinds, treasures, finds."""

WARES: Final[dict[str, str]] = {ware: colour(ware) for ware in ("pepper", "part", "blood", "tea")}
"""The colour of each trade route."""

LINE: Final[dict[str, object]] = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round"}
"""The pen that outlines everything solid."""

PEN: Final[dict[str, object]] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
"""The pen for lines that enclose nothing."""
