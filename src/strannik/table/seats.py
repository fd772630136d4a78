"""Seats: who sits at a table, and the secret by which they are known."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

import msgspec

SeatKind = Literal["open", "person", "bot"]


class Place(msgspec.Struct, frozen=True):
    """A seat as the table was made.

    `key` is the hash of the token of whoever sits there, `nonce` what they added to chance.
    """

    kind: SeatKind
    name: str = ""
    bot: str = ""
    key: str = ""
    nonce: str = ""


@dataclass
class Seat:
    """One seat. `bot` is what plays it now; for a person's seat it stands in for them.

    `nonce` is what whoever sat here when the game began added to chance.
    """

    kind: SeatKind
    name: str
    bot: str
    key: str
    nonce: str = ""

    @property
    def by_person(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.kind == "person" and not self.bot


def seated(place: Place) -> Seat:
    return Seat(place.kind, place.name, place.bot, place.key, place.nonce)


def new_token() -> str:
    """A secret nobody can guess: who has it plays the seat."""
    return secrets.token_urlsafe(24)


def key_of(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


JOINERS: Final = "\u200c\u200d"
"""Signs without a shape by which letters of some scripts, and faces of one family, belong together."""


def tidy(text: str, but: str = "") -> str:
    """A name as it is kept: printable, without runs of spaces. What turns the line around is no letter either."""
    printable = "".join([letter if letter.isprintable() or letter in but else " " for letter in text])
    return " ".join(printable.split())
