"""The city map: which page lies in which cell. [AM-1.2, AM-3.1]"""

from __future__ import annotations

from typing import Final

import msgspec

from strannik.box.files import resource
from strannik.core.data import read_yaml


class CityEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The map as its file holds it: rows of pages from the hill to the river, and the colony's page."""

    rows: list[list[int]]
    colony: int


_city: Final = msgspec.convert(
    read_yaml(resource("strannik.games.aftermath", "data/city.yaml"), "aftermath/data/city.yaml"), CityEntry
)
CITY: Final = _city.rows
COLONY: Final = _city.colony


def cell_of(page: int) -> tuple[int, int] | None:
    """The column and row of a page on the city map; None if it is an interior."""
    for row, line in enumerate(CITY):
        if page in line:
            return line.index(page), row
    return None
