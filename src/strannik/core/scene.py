"""Scenes: one seat's view laid out, so that any client can draw it without knowing a rule."""

from __future__ import annotations

from typing import Literal

import msgspec

from strannik.core.offer import Thing

AreaKind = Literal["board", "row", "fan", "grid", "pile", "slots", "text"]


class Piece(msgspec.Struct, frozen=True):
    """Something that lies on the table. `id` stays the same wherever it goes.

    `thing` is what moves call it, `text` is its face in a few short lines, `sentence` is for
    those who listen, `tint` names a colour of the game's palette and `mark` goes with it so that
    colour never stands alone. `face` names its picture.
    """

    id: str
    thing: Thing
    text: list[str]
    sentence: str
    tint: str = ""
    mark: str = ""
    face: str = ""


class Area(msgspec.Struct, frozen=True):
    """A part of the table with pieces in it; `seat` is whose it is, -1 if it is everybody's."""

    id: str
    kind: AreaKind
    label: str
    pieces: list[Piece]
    seat: int = -1


class Counter(msgspec.Struct, frozen=True):
    """A number beside a player's name."""

    id: str
    label: str
    value: int


class Panel(msgspec.Struct, frozen=True):
    """One player at a glance."""

    seat: int
    counters: list[Counter]
    waiting: bool


class Scene(msgspec.Struct, frozen=True):
    """Everything a seat sees, in the order in which it should be read."""

    title: str
    areas: list[Area]
    panels: list[Panel]
