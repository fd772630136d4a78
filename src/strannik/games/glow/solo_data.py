"""The solo variant's tiles, and what it leaves out."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.entries import SoloEntries, TileEntry, read

_solo: Final = read("solo", SoloEntries)

WITHOUT: Final[list[str]] = _solo.without
"""Companions that stay in the box. [GL-M1]"""

CLOSED_ISLANDS: Final[list[str]] = _solo.closed_islands
TILES: Final[dict[str, TileEntry]] = {tile.id: tile for tile in _solo.tiles}
