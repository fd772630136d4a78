"""The two boards and the tracks: spots, ways, islands, routes, spaces with a reroll."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.cards import Effect, read_effects
from strannik.games.glow.entries import IslandEntry, MapEntries, PathEntry, RouteEntry, SpotEntry, read

PROVINCE: Final = "province"
ARCHIPELAGO: Final = "archipelago"
START: Final = "start"
CENTRE: Final = "0"
BOATS: Final = 4
LAST_SPACE: Final = 99
"""The end of the score track; beyond it the marker goes round and its rerolls are closed. [GL-F5]"""


class Spot:
    """A spot of the Province. `need` and `absent` are elements or empty; `ways` lead to its neighbours."""

    def __init__(self, entry: SpotEntry) -> None:
        self.id = entry.id
        self.kind: str = entry.kind
        self.need: str = entry.need or ""
        self.absent: str = entry.absent or ""
        self.cost = entry.footprint_cost
        self.points = entry.points
        self.effects = read_effects(entry.effects)
        self.x, self.y = entry.xy
        self.ways: dict[str, list[Effect]] = {}

    @property
    def village(self) -> bool:
        return self.kind == "village"

    @property
    def ground(self) -> str:
        """What one comes to there: an element, the want of one, or a place of its own."""
        return self.need or (f"no-{self.absent}" if self.absent else self.id)


class Island:
    """An island of the Archipelago, with the routes that touch it."""

    def __init__(self, entry: IslandEntry) -> None:
        self.id = entry.id
        self.points = entry.points
        self.effects = read_effects(entry.effects)
        self.x, self.y = entry.xy
        self.routes: list[str] = []


class Route:
    """A sea route between two islands; no `elements` means no demand. [GL-K2]"""

    def __init__(self, entry: RouteEntry) -> None:
        self.a, self.b = entry.between
        self.id = f"{self.a}-{self.b}"
        self.elements: list[int] = list(entry.elements)
        self.cost = entry.footprint_cost

    def other(self, island: str) -> str:
        return self.b if island == self.a else self.a


def _province(spots: list[SpotEntry], ways: list[PathEntry]) -> dict[str, Spot]:
    made = {entry.id: Spot(entry) for entry in spots}
    for way in ways:
        a, b = way.between
        made[a].ways[b] = made[b].ways[a] = read_effects(way.effects)
    return made


_maps: Final = read("maps", MapEntries)

TRACK: Final[list[str]] = [str(element) for element in _maps.track]
"""The elements of the five spaces of the meeting track, left to right."""

REROLL_SPACES: Final[list[int]] = _maps.reroll_spaces
SPOTS: Final[dict[str, Spot]] = _province(_maps.province.spots, _maps.province.edges)
MARKED_WAYS: Final = [
    (entry.between[0], entry.between[1], read_effects(entry.effects)) for entry in _maps.province.edges if entry.effects
]
"""Both ends of the ways on which an icon lies, and the icon."""

ISLANDS: Final[dict[str, Island]] = {entry.id: Island(entry) for entry in _maps.archipelago.islands}
ROUTES: Final[dict[str, Route]] = {}
for _entry in _maps.archipelago.edges:
    _route = Route(_entry)
    ROUTES[_route.id] = _route
    ISLANDS[_route.a].routes.append(_route.id)
    ISLANDS[_route.b].routes.append(_route.id)

VILLAGES: Final[list[str]] = [spot.id for spot in sorted(SPOTS.values(), key=lambda spot: spot.points) if spot.village]
"""The villages from the poorest to the richest."""


def miles_from(island: str) -> dict[str, int]:
    """How many routes lie between an island and each of the others."""
    far = {island: 0}
    reached = [island]
    for here in reached:
        for route in ISLANDS[here].routes:
            other = ROUTES[route].other(here)
            if other not in far:
                far[other] = far[here] + 1
                reached.append(other)
    return far


def rerolls_below(score: int) -> list[int]:
    """The spaces with a reroll below the marker, in the order in which they are reached. [GL-F3, GL-F5]"""
    if score > LAST_SPACE:
        return []
    return [space for space in reversed(REROLL_SPACES) if space < score]
