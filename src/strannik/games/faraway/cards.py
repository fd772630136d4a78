"""Regions and sanctuaries: what they show, ask for and are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from strannik.core.offer import Thing
from strannik.games.faraway.entries import CardEntry, Wonder, read_cards

BIOMES: Final = ("red", "green", "blue", "yellow")
"""Mushroom forest, river, stony desert, cave city. [FA-0.4]"""

WONDERS: Final[tuple[Wonder, ...]] = ("stone", "chimera", "thistle")
"""From the most common to the rarest. [FA-0.5]"""

ICONS: Final = (*BIOMES, *WONDERS, "clue", "night")
"""Everything that quests count, in the order in which it is counted. [FA-0.6, FA-0.8]"""

CLUE: Final = 7

NONE: Final = "none"
FLAT: Final = "flat"
PER: Final = "per"
BIOME_SET: Final = "per_biome_set"


class Card:
    """A card as the rules read it. Icons are places in ICONS, one entry for each icon. [FA-0.3, FA-0.7]

    `awaits` are the icons of its quest, `gathers` those that it pays for, `minds` both.
    """

    def __init__(self, thing: Thing, entry: CardEntry) -> None:
        self.thing = thing
        self.biome = entry.biome or ""
        self.night = entry.night
        self.clue = entry.clue
        self.wonders: dict[str, int] = _each(entry.wonders)
        self.requires: dict[str, int] = _each(entry.requires)
        self.kind: str = entry.fame.kind
        self.value = entry.fame.value
        self.what: list[str] = list(entry.fame.what)
        names: list[str] = [self.biome] if self.biome else []
        names += [wonder for wonder in WONDERS for _ in range(self.wonders[wonder])]
        names += ["clue"] * self.clue + ["night"] * self.night
        self.icons: list[int] = [ICONS.index(name) for name in names]
        self.needs: list[tuple[int, int]] = [
            (ICONS.index(wonder), count) for wonder, count in self.requires.items() if count
        ]
        self.counts: list[int] = [ICONS.index(name) for name in self.what]
        self.awaits: frozenset[int] = frozenset([icon for icon, _ in self.needs])
        self.gathers: frozenset[int] = frozenset(range(len(BIOMES)) if self.kind == BIOME_SET else self.counts)
        self.minds = self.awaits | self.gathers


def _each(icons: Mapping[Wonder, int]) -> dict[str, int]:
    return {str(wonder): icons.get(wonder, 0) for wonder in WONDERS}


_cards: Final = read_cards()

REGIONS: Final[dict[int, Card]] = {entry.number: Card(entry.number, entry) for entry in _cards.regions}
SANCTUARIES: Final[dict[str, Card]] = {entry.id: Card(entry.id, entry) for entry in _cards.sanctuaries}


def clues_on(regions: Sequence[int], sanctuaries: Sequence[str]) -> int:
    """How many clues these cards show. [FA-7]"""
    clues = 0
    for region in regions:
        clues += REGIONS[region].clue
    for sanctuary in sanctuaries:
        clues += SANCTUARIES[sanctuary].clue
    return clues
