"""Verbs: what a seat may say at a table, each declared once.

What stands here is the body of `POST …/<path>` and, with its `type`, a message of the WebSocket; both are made into an
entry of the table's log by `command`. What the entry does, and what everybody hears of it, it says itself.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, get_args

import msgspec
from msgspec import Meta

from strannik.server.messages.common import MessageId, Number, SeatNumber, UndoKind
from strannik.server.messages.live import SendFront, SendLanguage, SendPing
from strannik.server.playing.commands import Make, chatted, consented, moved, undone


class TableVerb(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a seat says; the same id twice is said once.

    `seat` is which of one's seats speaks; whoever holds one need not say it.
    """

    path: ClassVar[str]

    id: MessageId
    seat: SeatNumber = -1

    def command(self, seat: int) -> Make:
        """What is to happen, if this seat says it."""
        raise NotImplementedError


class SendMove(TableVerb, tag="move", kw_only=True):
    """Make a move in words, as an option's `say` gives it; `n` is that of the prompt it answers."""

    path = "moves"

    n: Number
    say: Annotated[str, Meta(max_length=200)]

    def command(self, seat: int) -> Make:
        return moved(seat, self.n, self.id, self.say)


class SendUndo(TableVerb, tag="undo", kw_only=True):
    """Take back, in the way the undo offer said."""

    path = "undo"

    n: Number
    kind: UndoKind

    def command(self, seat: int) -> Make:
        return undone(seat, self.n, self.id, self.kind)


class SendConsent(TableVerb, tag="consent", kw_only=True):
    """Agree to going back, or not; one's own proposal is withdrawn so too.

    `n` is that of the proposal: whoever means another one agrees to nothing.
    """

    path = "consent"

    n: Number
    agree: bool

    def command(self, seat: int) -> Make:
        return consented(seat, self.n, self.id, self.agree)


class SendChat(TableVerb, tag="chat", kw_only=True):
    """Say something to everybody at the table."""

    path = "chat"

    text: Annotated[str, Meta(min_length=1, max_length=500)]

    def command(self, seat: int) -> Make:
        return chatted(seat, self.id, self.text)


Verb = SendMove | SendUndo | SendConsent | SendChat
VERBS: Final[tuple[type[TableVerb], ...]] = get_args(Verb)

ClientMessage = Verb | SendLanguage | SendFront | SendPing
"""Whatever a client may send through its WebSocket."""
