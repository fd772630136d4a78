"""The eleven maps: spaces joined by paths, with what lies on them. [NF-1.3.5, NF-26.0.1]

A space is called by its distance from the town, `a` for one step, `b` for two, and a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strannik.games.nearfar.map_entries import MapEntry, SpaceEntry, read_map

ROUTES: Final = ("pepper", "part", "blood", "tea")
"""What is traded: pepper, machine parts, stone blood, tea leaves. [NF-19.1]"""

ENEMY: Final = "enemy"
TREASURE: Final = "treasure"
COUNT: Final = 11
VIGNETTES: Final = 3
"""So many strips of each land are shown above stories."""


class Space:
    """A space. `book` is the label of its adventure or empty [NF-26.0.2, NF-26.0.4]. Water takes a heart [NF-26.5.1],
    a camp beside the mammoths is asked for in the end [NF-26.10.1].
    """

    def __init__(self, id: str, entry: SpaceEntry) -> None:
        self.id = id
        self.kind: str = entry.kind
        self.book = entry.book
        self.named = entry.named
        self.water = entry.water
        self.mammoth = entry.mammoth
        self.x: int = entry.at[0]
        self.y: int = entry.at[1]


class Path:
    """A path between two spaces, with an enemy, a treasure or nothing on it. [NF-26.0.3]"""

    def __init__(self, a: str, b: str, symbol: str) -> None:
        self.a = a
        self.b = b
        self.symbol = symbol

    def other(self, space: str) -> str:
        return self.b if space == self.a else self.a


class Map:
    """A map as a graph. `routes` are the points of a route for sole and for shared control. [NF-19.3]"""

    def __init__(self, number: int, entry: MapEntry) -> None:
        self.number = number
        self.cartouche: str = entry.cartouche
        self.rose: str = entry.rose
        self.spaces: dict[str, Space] = {id: Space(id, space) for id, space in entry.spaces.items()}
        self.paths: list[Path] = [Path(way[0], way[1], way[2] if len(way) == 3 else "") for way in entry.paths]
        self.routes: dict[str, tuple[int, int]] = {str(name): points for name, points in entry.routes.items()}
        self._ways: dict[str, dict[str, Path]] = {id: {} for id in self.spaces}
        for path in self.paths:
            self._ways[path.a][path.b] = path
            self._ways[path.b][path.a] = path
        self._neighbours: dict[str, list[str]] = {id: list(ways) for id, ways in self._ways.items()}
        self._routes: dict[str, list[str]] = {route: self._of_kind(route) for route in self.routes}
        self._mammoths: list[str] = [id for id, space in self.spaces.items() if space.mammoth]
        self._steps: dict[str, dict[str, int]] = {id: self._reach(id) for id in self.spaces}

    def neighbours(self, space: str) -> list[str]:
        """The spaces one step away, in the order of the paths."""
        return self._neighbours[space]

    def path(self, a: str, b: str) -> Path:
        """The path between two neighbours."""
        return self._ways[a][b]

    def distance(self, a: str, b: str) -> int:
        """How many steps it takes from one space to the other."""
        return self._steps[a][b]

    def route_spaces(self, route: str) -> list[str]:
        """The two spaces of a trade route. [NF-19.1]"""
        return self._routes[route]

    def books(self) -> list[str]:
        """The spaces that may hold an adventure. [NF-3.2.1]"""
        return [space.id for space in self.spaces.values() if space.book]

    def mammoths(self) -> list[str]:
        """The spaces with mammoths. [NF-26.10.1]"""
        return self._mammoths

    def _of_kind(self, kind: str) -> list[str]:
        return [id for id, space in self.spaces.items() if space.kind == kind]

    def _reach(self, start: str) -> dict[str, int]:
        steps = {start: 0}
        edge = [start]
        while edge:
            beyond: list[str] = []
            for space in edge:
                for other in self._neighbours[space]:
                    if other not in steps:
                        steps[other] = steps[space] + 1
                        beyond.append(other)
            edge = beyond
        return steps


class Atlas:
    """The maps by their numbers; each is read when it is first opened, since a game needs only one."""

    def __init__(self) -> None:
        self._open: dict[int, Map] = {}

    def __getitem__(self, number: int) -> Map:
        if number not in self._open:
            self._open[number] = Map(number, read_map(number))
        return self._open[number]

    def __iter__(self) -> Iterator[int]:
        return iter(range(1, COUNT + 1))

    def __len__(self) -> int:
        return COUNT

    def values(self) -> list[Map]:
        """Every map, in their order."""
        return [self[number] for number in self]


MAPS: Final = Atlas()
