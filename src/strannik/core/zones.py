"""Zones: where cards lie and who sees them, declared once.

From these declarations come the view of each seat, the redealt worlds bots think in, the
point where taking back must stop, and the tests that nothing leaks and nothing is lost.
"""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any, Final

OWNER: Final = "owner"
NOBODY: Final = "nobody"
EVERYONE: Final = "everyone"

WATCHER: Final = -2
"""The seat of a spectator, who sees what everyone sees."""


UNOWNED: Final = -3
"""The owner of what belongs to no seat: secrets kept there for their owner are kept from everyone."""


class Zone:
    """A place for things of one pool: who sees them, and whether every seat has such a place.

    Things of a pool may have different backs; then `back` says which one all that lie here show.
    """

    def __init__(self, pool: str, seen_by: str, for_each_seat: bool, back: str = "") -> None:
        self.pool = pool
        self.seen_by = seen_by
        self.for_each_seat = for_each_seat
        self.back = back

    def hidden_from(self, seats: tuple[int, ...], owner: int) -> bool:
        """Whether none of these seats may see what lies here."""
        if self.seen_by == EVERYONE:
            return False
        return self.seen_by == NOBODY or owner not in seats


def zone(pool: str, *, seen_by: str, back: str = "") -> Any:
    """Declare one place for things of a pool, as a list."""
    return field(default_factory=list, metadata={"zone": Zone(pool, seen_by, False, back)})


def zones(pool: str, *, seen_by: str) -> Any:
    """Declare such a place for each seat, as a list of lists."""
    return field(default_factory=list, metadata={"zone": Zone(pool, seen_by, True)})


_declared: dict[type, dict[str, Zone]] = {}


def zones_of(kind: type) -> dict[str, Zone]:
    """The zones a table, step or event declares, by the name of the field."""
    found = _declared.get(kind)
    if found is None:
        found = {entry.name: entry.metadata["zone"] for entry in fields(kind) if "zone" in entry.metadata}
        _declared[kind] = found
    return found


_hidden: dict[type, dict[str, Zone]] = {}


def hidden_zones(kind: type) -> dict[str, Zone]:
    """The zones of a table or step that are hidden from somebody, by the name of the field."""
    found = _hidden.get(kind)
    if found is None:
        found = _hidden[kind] = {name: zone for name, zone in zones_of(kind).items() if zone.seen_by != EVERYONE}
    return found


def owner_of(holder: object) -> int:
    """Whose secrets a step (`me`) or an event (`seat`) carries."""
    owner = getattr(holder, "me", None)
    if owner is None:
        owner = getattr(holder, "seat", UNOWNED)
    assert isinstance(owner, int)
    return owner


def face_down(things: list[Any]) -> list[Any]:
    """The same number of things with their faces hidden: 0 for a number, "" for an id; a pool has one of the two."""
    return [type(things[0])()] * len(things) if things else []


_own: dict[type, list[str]] = {}


def own_zones(kind: type) -> list[str]:
    """The zones of a table in which every seat has a place that it alone sees."""
    found = _own.get(kind)
    if found is None:
        zones = zones_of(kind).items()
        found = _own[kind] = [name for name, zone in zones if zone.for_each_seat and zone.seen_by == OWNER]
    return found
