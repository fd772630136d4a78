"""Cards, dice, maps and solo tiles as the data files have them, every field checked when it is read."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from strannik.box.files import resource
from strannik.core.data import decode

Element = Literal["plant", "water", "air", "fire", "stone"]
Symbol = Literal["plant", "water", "air", "fire", "stone", "footprints2", "bursts3", "minus2"]
Colour = Literal["green", "blue", "azure", "red", "orange", "purple", "yellow", "black"]
EffectKind = Literal[
    "bursts",
    "footprints",
    "fireflies",
    "rerolls",
    "skull",
    "cast_spells",
    "resurrect",
    "discard_last_companion",
    "discard_companion_or_spell",
]
Effects = list[dict[EffectKind, int]]


class WhenEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: so many of an element, so many alike, elements that must not show."""

    need: dict[Element, int] = {}
    same: int = 0
    absent: list[Element] = []


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An adventurer, a companion or a spell."""

    id: str
    colour: Colour | None = None
    dice: dict[Colour, int] = {}
    deck: Literal["A", "B", ""] = ""
    points: int = 0
    fireflies: int = 0
    rerolls: int = 0
    die: Colour | Literal["any", ""] = ""
    special: Literal["xargok", "kaar", "cromaug", ""] = ""
    when: WhenEntry | None = None
    effects: Effects = []
    repeat: Literal["each", "once", ""] = ""


class DieEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die: five faces are the five elements, the sixth is its own."""

    id: str
    colour: Colour
    big: bool
    sixth: Symbol


class CardEntries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of cards and dice."""

    adventurers: list[CardEntry]
    companions: list[CardEntry]
    spells: list[CardEntry]
    dice: list[DieEntry]


class SpotEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spot of the Province of Shadows."""

    id: str
    kind: Literal["start", "path", "village"]
    xy: tuple[float, float]
    need: Element | None = None
    absent: Element | None = None
    footprint_cost: int = 0
    points: int = 0
    effects: Effects = []


class PathEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way between two spots."""

    between: tuple[str, str]
    effects: Effects = []


class ProvinceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spots: list[SpotEntry]
    edges: list[PathEntry]


class IslandEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An island of the Archipelago of Darkness."""

    id: str
    xy: tuple[float, float]
    points: int = 0
    effects: Effects = []


class RouteEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea route; `elements` are the accepted numbers of different elements, none for no demand."""

    between: tuple[str, str]
    elements: list[int] = []
    footprint_cost: int = 0


class ArchipelagoEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    islands: list[IslandEntry]
    edges: list[RouteEntry]


class MapEntries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of tracks and boards."""

    track: list[Element]
    reroll_spaces: list[int]
    province: ProvinceEntry
    archipelago: ArchipelagoEntry


class TileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A solo tile: how far Tom's band goes, extra bursts, and which way his camp or boat moves."""

    id: str
    steps: int
    bursts: int
    move: Literal["min", "max", ""] = ""


class SoloEntries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the solo variant."""

    without: list[str]
    closed_islands: list[str]
    tiles: list[TileEntry]


T = TypeVar("T")


def read(name: str, kind: type[T]) -> T:
    """One of the game's data files."""
    return decode(resource("strannik.games.glow", f"data/{name}.json"), kind, f"glow/data/{name}.json")
