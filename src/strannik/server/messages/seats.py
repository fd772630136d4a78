"""Making a table and taking a seat."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from strannik.core.options import Setting
from strannik.server.messages.common import Language, Name, Nonce, OwnToken, SeatNumber, TableState
from strannik.table.log import Clock


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: `mine` gives a token at once, `open` waits for somebody, `bot` is a bot.

    Several people at one device have a token each; seats of the same `person`, any number, have one token.
    """

    kind: Literal["mine", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=60)] = ""
    nonce: Nonce = ""
    person: SeatNumber = -1


class SeedPromise(msgspec.Struct, frozen=True):
    """A seed is chosen for a table that is going to be made; this commits the server to it."""

    commitment: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. The game starts by itself as soon as no seat is open.

    `language` is that of the invitation: whoever comes by it begins in this language, and may choose another.
    `commitment` is that of a `SeedPromise`, given before the seats' nonces were known to anybody. `hints` says whether
    one may ask what a strong player would do; where nothing is said, whoever plays with bots alone may.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    mode: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Setting] = {}
    name: Annotated[str, Meta(max_length=40)] = ""
    clock: Clock | None = None
    language: Language | None = None
    commitment: Annotated[str, Meta(max_length=64)] = ""
    hints: bool | None = None


class SeatKey(msgspec.Struct, frozen=True):
    """A seat and the secret token that is the right to play it."""

    seat: int
    token: str


class TableMade(msgspec.Struct, frozen=True):
    """The new table, and the tokens of the seats that are mine."""

    table: str
    seats: list[SeatKey]


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: in that seat, or in the first that is open.

    A client that brings a `token` may ask again when it heard no answer. Whoever sits there already and brings their
    token takes that seat too. `nonce` is what is added to chance.
    """

    name: Name
    seat: SeatNumber = -1
    token: OwnToken = ""
    nonce: Nonce = ""


class SeatTaken(msgspec.Struct, frozen=True):
    """The seat is yours."""

    table: str
    seat: int
    token: str
    n: int


class HandToBot(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot play a seat: one's own, an open one, or that of somebody who is away."""

    bot: Annotated[str, Meta(max_length=60)] = ""


class PauseTable(msgspec.Struct, forbid_unknown_fields=True):
    """Stop, or go on."""

    paused: bool


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    """The seat tokens a client holds."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)]


class MyTable(msgspec.Struct, frozen=True):
    """A table at which one of my tokens has a seat. `token` is the place of the token in what was asked.

    `status` says in a line how far the game is, or how it ended. `mine` are the seats that the token opens, `seat` is
    the first of them.
    """

    token: int
    table: str
    name: str
    game: str
    title: str
    cover: str
    state: TableState
    seat: int
    mine: list[int]
    my_turn: bool
    seats: list[str]
    updated: float
    n: int
    status: str = ""


class MyTables(msgspec.Struct, frozen=True):
    """My tables, the one with the latest move first."""

    tables: list[MyTable]


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Another game: what who asks for it adds to chance, after that promise."""

    commitment: Annotated[str, Meta(max_length=64)] = ""
    nonce: Nonce = ""


class RematchMade(msgspec.Struct, frozen=True):
    """The next table; everybody keeps the token they have."""

    table: str


class BotHealth(msgspec.Struct, frozen=True):
    """How many bots think and how many wait for their turn; `longest` is the longest of the last waits, in seconds."""

    thinking: int
    waiting: int
    longest: float


class Health(msgspec.Struct, frozen=True):
    """The server is up and its storage takes writes."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    connections: int
    bots: BotHealth
