"""The book: sections with options, whose effects are steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from strannik.core.data import DataError, read_yaml, resource
from strannik.core.effects import Effect, Vocabulary

SOURCE = "toy-story/data/book.yaml"


@dataclass
class Passage:
    """One option of a section: what it costs, the clue it needs, what comes of it."""

    price: int
    clue: str
    effects: list[Effect]


def read_book(vocabulary: Vocabulary) -> dict[str, dict[str, Passage]]:
    """Every section with its options by name."""
    entries = read_yaml(resource("tests.core.toy_story", "data/book.yaml"), SOURCE)
    return {
        section: {name: passage(vocabulary, entry, f"{section}.{name}") for name, entry in options.items()}
        for section, options in entries.items()
    }


def passage(vocabulary: Vocabulary, entry: dict[str, Any], place: str) -> Passage:
    for key in entry:
        if key not in ("price", "clue", "do"):
            raise DataError(SOURCE, place, f"there is no {key!r}; expected price, clue and do")
    effects = vocabulary.read(entry["do"], SOURCE, f"{place}.do")
    return Passage(entry.get("price", 0), entry.get("clue", ""), effects)
