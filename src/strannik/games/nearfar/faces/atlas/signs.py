"""The small signs on the maps, each drawn about the origin within 24 by 24."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.icons import icon

LARGER: Final = 2.3
"""How much larger these signs are than the icons of cards."""

ICONS: Final = {"coin": "coins", "gem": "gems", "enemy": "enemies", "treasure": "treasure"}
"""Signs that are icons of cards as well."""


def sign(name: str) -> str:
    """The sign of that name; a book is wider than the others, since its label is written over it."""
    return icon(ICONS[name], 0, 0, LARGER) if name in ICONS else fragment(f"signs/{name}")
