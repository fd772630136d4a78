"""Colours of the guild hall: wood, parchment, seven dice, four kinds of cards."""

from __future__ import annotations

from typing import Final

DARK_WOOD: Final = "#4a2f1b"
WOOD: Final = "#6f4a2b"
LIGHT_WOOD: Final = "#94693f"
PARCHMENT: Final = "#f4e8cd"
SHADE: Final = "#e2d0a8"
SOFT: Final = "#6d5b43"
COIN: Final = "#e3b23c"
COIN_EDGE: Final = "#9a6c12"
MET: Final = "#2f6b46"
SHORT: Final = "#a8641a"
OVER: Final = "#a23a2b"

DIE: Final[dict[str, str]] = {
    "green": "#3f8a4c",
    "blue": "#2d6aa8",
    "red": "#b93a32",
    "purple": "#7a4798",
    "black": "#2f2d34",
    "white": "#f5f0e4",
    "gold": "#dca92a",
}
PIP: Final[dict[str, str]] = {colour: "#2b2622" if colour in ("white", "gold") else "#fdf8ee" for colour in DIE}

TYPE: Final[dict[str, str]] = {"weapon": "#8a3a2c", "armor": "#46596b", "skill": "#37654f", "trait": "#67477a"}
