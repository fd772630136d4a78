"""The score pad: eight regions and the sanctuaries of a cardboard table in, fame out."""

from __future__ import annotations

from typing import Any

import msgspec

from strannik.core.data import DataError
from strannik.games.faraway.cards import REGIONS, SANCTUARIES
from strannik.games.faraway.score import fame
from strannik.games.faraway.table import ROUNDS


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """What one player has laid: regions in the order in which they were explored, and sanctuaries."""

    regions: list[int]
    sanctuaries: list[str] = []


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    """Fame for each card in the same order, and the total. [FA-13, FA-17]"""
    try:
        laid = msgspec.convert(entry, Entry)
    except msgspec.ValidationError as error:
        raise DataError(source, "", f'{error}; expected {{"regions": [8 numbers], "sanctuaries": [ids]}}') from None
    check(laid, source)
    counted = fame(laid.regions, laid.sanctuaries)
    return {"regions": counted.regions, "sanctuaries": counted.sanctuaries, "total": counted.total}


def check(laid: Entry, source: str) -> None:
    """Refuse what cannot lie before one player at the end of a game."""
    if len(laid.regions) != ROUNDS:
        raise DataError(source, "regions", f"expected {ROUNDS} regions, found {len(laid.regions)}")
    for region in laid.regions:
        if region not in REGIONS:
            raise DataError(source, "regions", f"there is no region {region}; they are numbered 1 to {len(REGIONS)}")
    for sanctuary in laid.sanctuaries:
        if sanctuary not in SANCTUARIES:
            raise DataError(source, "sanctuaries", f"there is no sanctuary {sanctuary!r}; they are called S01 to S45")
    for name, cards in (("regions", laid.regions), ("sanctuaries", laid.sanctuaries)):
        twice = [card for card in cards if list(cards).count(card) > 1]
        if twice:
            raise DataError(source, name, f"{twice[0]} is given twice")
    if len(laid.sanctuaries) >= ROUNDS:
        problem = f"nobody discovers more than {ROUNDS - 1}, found {len(laid.sanctuaries)}"
        raise DataError(source, "sanctuaries", problem)
