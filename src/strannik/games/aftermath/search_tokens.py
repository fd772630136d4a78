"""Search tokens as the rules read them. [AM-1.8, AM-9.5, AM-13.4.2]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.games.aftermath.entries.enemies import read_search_tokens

DIFFICULTIES: Final = (4, 5, 7)


@dataclass
class SearchToken:
    """A search token: the number that all see, and what lies on its other side. [AM-13.4.2]"""

    id: str
    difficulty: int
    food: int
    parts: int
    clues: int
    batteries: int
    items: int
    broken: int


SEARCH_TOKENS: Final[dict[str, SearchToken]] = {
    id: SearchToken(
        id, entry.difficulty, entry.food, entry.parts, entry.clues, entry.batteries, entry.items, entry.broken
    )
    for id, entry in read_search_tokens().items()
}


def pile(difficulty: int) -> list[str]:
    """The tokens of one difficulty. [AM-1.8]"""
    return [id for id, token in SEARCH_TOKENS.items() if token.difficulty == difficulty]
