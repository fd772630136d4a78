"""Records: a game is its log, one JSON object a line.

The first line says what is played and commits to the seed; then come moves, what chance gave,
and what was taken back; the last line gives the result, reveals the seed and seals the final
position. Who has the record can replay it and check that nothing was made up.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from strannik.core.carried import Carried
from strannik.core.chance import TABLE, Outcome
from strannik.core.data import DataError

FORMAT: Final = 1

# A record may come from anybody: whatever is counted or made by its numbers, they have an end.
Count = Annotated[int, Meta(ge=0, le=2_147_483_647)]
Seats = Annotated[int, Meta(ge=1, le=32)]
Seat = Annotated[int, Meta(ge=0, le=31)]
Stream = Annotated[int, Meta(ge=TABLE, le=31)]
Word = Annotated[str, Meta(max_length=64)]
Said = Annotated[str, Meta(max_length=200)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
Given = Annotated[int, Meta(ge=-2_147_483_648, le=2_147_483_647)] | Said


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is played, under which rules and content, the promise about chance, and what a journey brought along.

    `nonces` are what the players added to chance, in the order of their seats; none if nobody did.
    """

    strannik: Count
    game: Word
    rules: Word
    content: Word
    seats: Seats
    options: Annotated[dict[Word, bool | Given], Meta(max_length=64)]
    commitment: Word
    carried: Carried | None = None
    nonces: Annotated[list[Nonce], Meta(max_length=32)] = []


class Move(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A seat says something; `n` counts moves from 1."""

    n: Count
    seat: Seat
    say: Said


class Unsaid(msgspec.Struct, forbid_unknown_fields=True):
    """A seat (`unsay`) took back its last answer to a step that still waits, although others have answered since.

    It is counted among the moves.
    """

    n: Count
    unsay: Seat


class Chanced(msgspec.Struct, forbid_unknown_fields=True):
    """Chance gave something: to the table (-1) or to a seat; `faces` is 0 for a shuffle."""

    chance: Stream
    faces: Count
    gave: list[Given]


class TakenBack(msgspec.Struct, forbid_unknown_fields=True):
    """The game went back to just after move number `undo`; what was undone stays above."""

    undo: Count


class EndResult(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How it ended: points and winners, and in games that end in more than points what became of everybody."""

    points: list[int]
    winners: list[int]
    outcome: Word = ""
    facts: Annotated[dict[Word, Given], Meta(max_length=64)] = {}
    together: bool = False


class Continued(msgspec.Struct, forbid_unknown_fields=True):
    """After so many moves (`continued`) the game went on under other rules or with other content, from this position.

    The position lacks the seed, which stays a secret until the end.
    """

    continued: Count
    rules: Word
    content: Word
    position: dict[str, Any]


class Ending(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The result, the seed, the fingerprint of the final position, that of all lines above, and what is carried on.

    The fingerprint of the lines matters for what was taken back: the final position does not show it.
    `names` are what the players called themselves, where whoever kept the record wrote them down; nothing proves them.
    """

    result: EndResult
    seed: Said
    position: Word
    record: Word
    carried: Carried | None = None
    names: Annotated[list[Word], Meta(max_length=32)] = []


Entry = Header | Move | Unsaid | Chanced | TakenBack | Continued | Ending

KINDS: Final[dict[str, Any]] = {
    "strannik": Header,
    "unsay": Unsaid,
    "n": Move,
    "chance": Chanced,
    "undo": TakenBack,
    "continued": Continued,
    "result": Ending,
}


class OffTheRecord(DataError):
    """A line does not follow from those above; `index` is its place."""

    def __init__(self, source: str, place: str, problem: str, index: int) -> None:
        super().__init__(source, place, problem, "record-differs")
        self.index = index


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What may be published before the game: it fixes the seed without telling it."""
    return sha256(f"strannik:{seed}".encode()).hexdigest()


def dealt_from(seed: str, nonces: Sequence[str]) -> str:
    """The seed by which dice fall and cards are dealt: the one promised, mixed with what the players added to it."""
    if not any(nonces):
        return seed
    return sha256(":".join(["strannik", "deal", seed, *nonces]).encode()).hexdigest()


def chanced(outcome: Outcome) -> Chanced:
    return Chanced(outcome.stream, outcome.faces, outcome.gave)


def encoded(entry: Entry) -> str:
    """One line of a record."""
    return msgspec.json.encode(entry).decode()


def write_record(entries: Iterable[Entry]) -> str:
    """The record as text."""
    return "".join([encoded(entry) + "\n" for entry in entries])


def sealed(entries: Iterable[Entry]) -> str:
    """The fingerprint of a record's lines."""
    return sha256(write_record(entries).encode()).hexdigest()


def read_record(text: str, source: str) -> list[Entry]:
    """The entries of a record, in order; the first is the header."""
    entries = [_entry(line, source, f"line {number}") for number, line in enumerate(text.splitlines(), 1)]
    if not entries or not isinstance(entries[0], Header):
        raise DataError(source, "line 1", "expected the header of a Strannik record", "record-none")
    if entries[0].strannik != FORMAT:
        problem = f"the record has format {entries[0].strannik}; this program reads {FORMAT}"
        raise DataError(source, "line 1", problem, "record-format", format=entries[0].strannik, here=FORMAT)
    return entries


def _entry(line: str, source: str, place: str) -> Entry:
    try:
        data = msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise DataError(source, place, "is not JSON", "record-none") from None
    for key, kind in KINDS.items():
        if isinstance(data, dict) and key in data:
            try:
                entry: Entry = msgspec.convert(data, kind)
            except msgspec.ValidationError as error:
                raise DataError(source, place, str(error)) from None
            return entry
    raise DataError(source, place, "is none of: header, move, unsay, chance, undo, continued, result")


def whose(stream: int) -> str:
    """Whose stream of chance it is, in words."""
    return "the table" if stream == TABLE else f"seat {stream + 1}"
