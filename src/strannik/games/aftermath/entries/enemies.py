"""Enemy cards and search tokens as the data files have them, every field checked when it is read."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from strannik.box.files import resource
from strannik.core.data import DataError, decode
from strannik.games.aftermath.entries.cards import Record

PACKAGE: Final = "strannik.games.aftermath"

Type = Literal["raider", "brawler", "scorpion", "lizard", "roach", "drone", "cat", "dustfeather"]
Habit = Literal[
    "counts_parts",
    "counts_always",
    "wears",
    "receipts",
    "covered",
    "tires",
    "honest",
    "prickly",
    "polite",
    "patience",
    "plain_lines",
    "sun",
    "own_sun",
    "drowsy",
    "sheds",
    "shuns_light",
    "speaks",
    "flies",
    "charge",
    "noise",
    "skyward",
    "fair_fight",
    "sleepless",
]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class EnemyActionEntry(Record):
    """What an enemy does on one value of a threat card.

    A hit `takes` something instead of a wound, `gives` a condition besides, shoves or pulls. Who is `planted` does not
    strike after moving; `calls` and `launches` are done instead of striking.
    """

    speed: Annotated[int, msgspec.Meta(ge=0, le=4)]
    range: Annotated[int, msgspec.Meta(ge=0, le=3)]
    strength: Annotated[int, msgspec.Meta(ge=3, le=8)]
    poisoned: bool = False
    takes: Literal["", "card", "item", "battery", "parts"] = ""
    gives: Literal["", "slowed", "scared", "poison"] = ""
    shove: Count = 0
    pulls: bool = False
    planted: bool = False
    calls: Count = 0
    launches: Count = 0


class OutwitEntry(Record):
    """How an enemy is got rid of without a fight: by a check and a price, or by what the colony has learnt or built."""

    skill: Literal["", "agility", "strength", "resilience", "intuition"] = ""
    difficulty: Count = 0
    parts: Count = 0
    clue: str = ""
    built: str = ""


class EnemyEntry(Record):
    """An enemy card; one that has `tokens` shares its card among so many of them."""

    type: Type
    defence: Annotated[int, msgspec.Meta(ge=3, le=7)]
    actions: Annotated[list[EnemyActionEntry], msgspec.Meta(min_length=3, max_length=3)]
    life: Count = 0
    talk: Count = 0
    boss: bool = False
    discovery: bool = False
    tokens: Count = 0
    habits: list[Habit] = msgspec.field(default_factory=list)
    outwit: OutwitEntry | None = None


class SearchEntry(Record):
    """A search token: how hard it is to find, and what it is."""

    difficulty: Literal[4, 5, 7]
    food: Count = 0
    parts: Count = 0
    clues: Count = 0
    batteries: Count = 0
    items: Count = 0
    broken: Count = 0


def read_enemies() -> dict[str, EnemyEntry]:
    source = "aftermath/data/cards/enemies.json"
    enemies = decode(resource(PACKAGE, "data/cards/enemies.json"), dict[str, EnemyEntry], source)
    for id, enemy in enemies.items():
        if enemy.boss == bool(enemy.life):
            raise DataError(
                source, f"{id}.life", "expected a life, or boss: the life of a boss is the number of players"
            )
    return enemies


def read_search_tokens() -> dict[str, SearchEntry]:
    source = "aftermath/data/cards/search.json"
    tokens = decode(resource(PACKAGE, "data/cards/search.json"), dict[str, SearchEntry], source)
    for id, token in tokens.items():
        if not any((token.food, token.parts, token.clues, token.batteries, token.items, token.broken)):
            raise DataError(source, id, "the token holds nothing")
    return tokens
