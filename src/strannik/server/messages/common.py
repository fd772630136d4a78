"""What all messages share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from strannik.show.clauses import Language as Language

Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a person or a table is called; clients show it as plain text."""

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client; the same id twice is one move."""

Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{32,64})?$")]
"""What a player adds to chance: made by the client, from nothing the server could know before."""

OwnToken = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{32,64})?$")]
"""A seat's token made by the client: the same token twice is one sitting down."""

Number = Annotated[int, Meta(ge=0, le=2_147_483_647)]

SeatNumber = Annotated[int, Meta(ge=-2, le=31)]

TableState = Literal["gathering", "playing", "paused", "finished"]

UndoKind = Literal["retract", "undo", "consent"]
"""retract: unsay an answer to the step that still waits, whatever others did since; undo: take back
the last move, nobody having learnt anything by it; consent: ask the others to go back."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused. `clause` is the rule, `n` the table's present number (with 409)."""

    code: str
    text: str
    clause: str = ""
    n: int = -1
