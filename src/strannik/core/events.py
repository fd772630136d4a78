"""Events: what happened, told once, in order, to whom it concerns."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from mypy_extensions import mypyc_attr

from strannik.core.zones import face_down, owner_of, zones_of


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Event:
    """One thing that happened. Fields declared as zones are face down for those who may not see them."""


@dataclass
class Detail(Event):
    """What goes with something greater that is told: what a rival did is told in a line without it."""


@dataclass
class Proposed(Event):
    """A seat said what it is for, in a question that everybody hears the answers to.

    `called` is the message that says in words what it is, where the step that asks has one.
    """

    seat: int
    verb: str
    thing: int | str
    called: str = ""


def told(event: Event, seats: tuple[int, ...]) -> dict[str, Any]:
    """The event as whoever holds these seats may hear it, as plain data."""
    hidden = zones_of(type(event))
    heard: dict[str, Any] = {"event": type(event).__name__}
    for name in field_names(type(event)):
        value = getattr(event, name)
        place = hidden.get(name) if hidden else None
        if place is not None and place.hidden_from(seats, owner_of(event)):
            value = face_down(value)
        heard[name] = value
    return heard


_names: dict[type, list[str]] = {}


def field_names(kind: type) -> list[str]:
    """The fields of an event, a step or a part, looked up once."""
    names = _names.get(kind)
    if names is None:
        names = _names[kind] = [entry.name for entry in fields(kind)]
    return names
