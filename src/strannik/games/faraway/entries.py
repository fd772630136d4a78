"""Cards as the data file has them, every field checked when it is read."""

from __future__ import annotations

from typing import Literal

import msgspec

from strannik.box.files import resource
from strannik.core.data import decode

Biome = Literal["red", "green", "blue", "yellow"]
Wonder = Literal["stone", "chimera", "thistle"]
Counted = Literal["red", "green", "blue", "yellow", "stone", "chimera", "thistle", "clue", "night"]


class FameEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fame formula."""

    kind: Literal["none", "flat", "per", "per_biome_set"] = "none"
    value: int = 0
    what: list[Counted] = []


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A region (by its number) or a sanctuary (by its id)."""

    number: int = 0
    id: str = ""
    biome: Biome | None = None
    night: bool = False
    clue: int = 0
    wonders: dict[Wonder, int] = {}
    requires: dict[Wonder, int] = {}
    fame: FameEntry = FameEntry()


class Entries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    regions: list[CardEntry]
    sanctuaries: list[CardEntry]


def read_cards() -> Entries:
    """The cards of the game. [FA-0.2]"""
    name = "data/cards.json"
    return decode(resource("strannik.games.faraway", name), Entries, f"faraway/{name}")
