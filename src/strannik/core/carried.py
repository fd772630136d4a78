"""Carried: what a journey takes along from one game into the next.

A game that is part of a journey starts from what is carried in and hands out what is carried on. Both are plain data
with a version, and both stand in the record, so that every record can still be verified alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from strannik.core.options import OptionError

T = TypeVar("T")

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""How data of one version becomes data of the next."""


class Carried(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Plain data, and the version of its shape; versions are counted from 1."""

    version: int
    data: dict[str, Any]


def unpacked(carried: Carried, kind: type[T], upgrades: Sequence[Upgrade] = ()) -> T:
    """What is carried, in the shape the game knows: data of an earlier version is brought up to date first.

    The first of the upgrades makes version 2 out of version 1, and so on.
    """
    newest = len(upgrades) + 1
    if not 1 <= carried.version <= newest:
        raise OptionError(f"what is carried has version {carried.version}; expected 1 to {newest}")
    data = carried.data
    for upgrade in upgrades[carried.version - 1 :]:
        data = upgrade(data)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise OptionError(f"what is carried cannot be used: {error}") from None
