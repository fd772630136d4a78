"""Finished games: replay, fairness, records."""

from __future__ import annotations

import msgspec

from strannik.server.messages.common import TableState
from strannik.server.messages.shown import ShownResult, TableInfo, Told
from strannik.show.scene import Scene


class TimelineMove(msgspec.Struct, frozen=True):
    """A move of a finished game: number 1 leads from replay position 0 to 1."""

    n: int
    seat: int
    say: str
    label: str


class Timeline(msgspec.Struct, frozen=True):
    """All moves that stand, in order."""

    table: TableInfo
    moves: list[TimelineMove]


class Replayed(msgspec.Struct, frozen=True):
    """A finished game after move `n` of its timeline, as a seat (-2: a spectator) saw it."""

    n: int
    last: int
    seat: int
    scene: Scene
    waiting: list[int]
    events: list[Told]
    result: ShownResult | None


class Fairness(msgspec.Struct, frozen=True):
    """Whether the game follows from the seed that was committed to before anybody sat down, and what they added."""

    verified: bool
    commitment: str
    seed: str
    moves: int
    text: str
    nonces: list[str]


class KeptLine(msgspec.Struct, frozen=True):
    """A sentence of a table's story."""

    n: int
    at: float
    sentence: str


class KeptTable(msgspec.Struct, frozen=True):
    """A table as it was stored last, by the version that played it: also if this version cannot open it any more.

    `record` is that of a finished game.
    """

    table: str
    title: str
    name: str
    seats: list[str]
    version: str
    rules: str
    state: TableState
    story: list[KeptLine]
    result: ShownResult | None
    record: str


class RecordRead(msgspec.Struct, frozen=True):
    """An uploaded record that was verified; `table` shows its replay."""

    table: str
    game: str
    title: str
    seats: int
    moves: int
    points: list[int]
    winners: list[int]
    commitment: str
