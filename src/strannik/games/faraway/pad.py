"""The score pad: eight regions and the sanctuaries of a cardboard table in, fame out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from strannik.core.data import DataError, nearest
from strannik.games.faraway.cards import REGIONS, SANCTUARIES, Card
from strannik.games.faraway.score import fame
from strannik.games.faraway.sentences import sentence
from strannik.games.faraway.table import ROUNDS
from strannik.show.pad import EACH_ONCE, NotCounted, one_of, pictured
from strannik.show.words import Words


class Entry(msgspec.Struct):
    """What one player has laid: regions in the order of the path, and sanctuaries."""

    regions: list[Annotated[int, pictured("region-{}")]]
    sanctuaries: Annotated[list[Annotated[str, one_of(SANCTUARIES, face="sanctuary-{}")]], EACH_ONCE] = []


FIELDS: Final = Entry.__struct_fields__
ENTRY: Final = '{"regions": [8 numbers in the order of the path], "sanctuaries": ["S01", …]}'
MOST_SANCTUARIES: Final = ROUNDS - 1


def called(sanctuary: str, words: Words) -> str:
    """Sanctuaries have no names, so each is called by what stands on it."""
    return sentence(words, SANCTUARIES[sanctuary])


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    """Fame for each card in the same order, and the total. [FA-13, FA-17]"""
    if not isinstance(entry, dict):
        raise DataError(source, "", f"expected {ENTRY}, found {found(entry)}")
    for name in entry:
        if name not in FIELDS:
            raise DataError(source, "", f"there is no {name!r} on the score pad; {nearest(name, FIELDS)}")
    if "regions" not in entry:
        raise DataError(source, "regions", f"is missing; expected {ENTRY}")
    path = cards(entry["regions"], REGIONS, source, "regions")
    sanctuaries = cards(entry.get("sanctuaries", []), SANCTUARIES, source, "sanctuaries")
    if len(path) != ROUNDS:
        problem = f"expected {ROUNDS} regions, found {len(path)}"
        raise NotCounted(source, "regions", problem, "count", expected=ROUNDS, found=len(path))
    if len(sanctuaries) > MOST_SANCTUARIES:
        problem = f"nobody finds more than {MOST_SANCTUARIES}, found {len(sanctuaries)}"
        raise NotCounted(source, "sanctuaries", problem, "many", most=MOST_SANCTUARIES, found=len(sanctuaries))
    counted = fame(path, sanctuaries)
    return {"regions": counted.regions, "sanctuaries": counted.sanctuaries, "total": counted.total}


def cards(listed: Any, known: Mapping[Any, Card], source: str, name: str) -> list[Any]:
    """The cards that are listed, each of them in the box and none twice."""
    first, *_, last = known
    if not isinstance(listed, list):
        raise DataError(source, name, f"expected a list of cards from {first} to {last}, found {found(listed)}")
    for place, card in enumerate(listed):
        # True is no region, though Python takes it for 1.
        if type(card) is not type(first) or card not in known:
            problem = f"{found(card)} is no card of the game; they go from {first} to {last}"
            raise NotCounted(source, name, problem, "unknown", thing=str(card))
        if card in listed[:place]:
            raise NotCounted(source, name, f"{card} is given twice", "twice", thing=str(card))
    return listed


def found(value: Any) -> str:
    """A value from a JSON file, named so that it is recognised."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if value is None or isinstance(value, bool):
        return str(value).lower().replace("none", "null")
    if isinstance(value, str):
        return f'"{value}"'
    return str(value)
