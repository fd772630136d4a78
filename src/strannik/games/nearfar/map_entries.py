"""The maps of the atlas as their files have them, every field checked when it is read."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec

from strannik.box.files import resource
from strannik.core.data import DataError, nearest, read_yaml

Kind = Literal["town", "coin", "gem", "pepper", "part", "blood", "tea"]
RouteName = Literal["pepper", "part", "blood", "tea"]
Corner = Literal["nw", "ne", "sw", "se"]
Way = Annotated[list[str], msgspec.Meta(min_length=2, max_length=3)]
"""Two spaces, and what lies between them if anything does."""

SYMBOLS: Final = ("enemy", "treasure")
T = TypeVar("T")


class SpaceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space: where it lies on the sheet of 1600 by 1000, what it shows, the label of its adventure."""

    at: tuple[int, int]
    kind: Kind
    book: str = ""
    named: bool = False
    water: bool = False
    mammoth: bool = False


class MapEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet of the atlas. `routes` are points of sole and of shared control, least first;
    `cartouche` and `rose` are the corners that the title and the compass take.
    """

    routes: dict[RouteName, tuple[int, int]]
    cartouche: Corner
    rose: Corner
    spaces: dict[str, SpaceEntry]
    paths: list[Way]


def read_map(number: int) -> MapEntry:
    """The file of a map."""
    name = f"data/maps/{number:02}.yaml"
    return checked(resource("strannik.games.nearfar", name), f"nearfar/{name}")


def checked(text: str, source: str) -> MapEntry:
    """A map whose fields are of the right kinds and whose paths lead from space to space, each once."""
    found = read_yaml(text, source)
    if isinstance(found, dict) and isinstance(found.get("spaces"), dict):
        for id, space in found["spaces"].items():
            _as(SpaceEntry, space, source, f"spaces.{id}")
    entry = _as(MapEntry, found, source, "")
    seen: list[set[str]] = []
    for at, path in enumerate(entry.paths):
        place = f"paths[{at}]"
        for end in path[:2]:
            if end not in entry.spaces:
                raise DataError(source, place, f"there is no space {end!r}; {nearest(end, entry.spaces)}")
        if len(path) == 3 and path[2] not in SYMBOLS:
            raise DataError(source, place, f"{path[2]!r} on a path; {nearest(path[2], SYMBOLS)}")
        ends = {path[0], path[1]}
        if len(ends) == 1:
            raise DataError(source, place, f"a path from {path[0]!r} to itself")
        if ends in seen:
            raise DataError(source, place, f"{path[0]!r} and {path[1]!r} are joined already")
        seen.append(ends)
    return entry


def _as(kind: type[T], found: object, source: str, place: str) -> T:
    """The data as a value of the kind, or an error that says where it is not."""
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        problem, _, inner = str(error).partition(" - at `$")
        raise DataError(source, (place + inner.rstrip("`")).lstrip("."), problem) from None
