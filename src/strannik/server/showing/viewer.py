"""Viewers: those who are connected to a table, and what is on its way to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from strannik.server.messages import TableInfo, UndoOffer
from strannik.server.showing.presenter import Reader
from strannik.show.prompt import Prompt
from strannik.show.scene import Scene

MOST_WAITING: Final = 256
TOO_SLOW: Final = 1013

Write = Callable[[bytes], bool]
"""Sends a text; says no if it would have to wait for the client, or the client is gone."""


class Shown(NamedTuple):
    """What a reader was shown last."""

    n: int
    scene: Scene | None
    prompt: Prompt | None
    others: list[Prompt]
    undo: UndoOffer | None
    info: TableInfo


class Viewer:
    """A connected client: what cannot be written at once waits here. One that falls too far behind is dropped.

    `key` is that of the token they came with: as long as it is the key of a seat, they see its cards. `client`
    is the address they came from. The last thing in the outbox is the code the connection is closed with.
    """

    def __init__(self, reader: Reader, key: str = "", write: Write | None = None, client: str = "") -> None:
        self.reader = reader
        self.key = key
        self.client = client
        self.write = write
        self.ended = False
        self._outbox: list[bytes | int] = []
        self._listening: asyncio.Future[None] | None = None
        self._unsent = 0

    def send(self, message: bytes) -> None:
        """Send after everything that still waits."""
        if self.ended or (self._unsent == 0 and self.write is not None and self.write(message)):
            return
        self._unsent += 1
        self._put(message)
        if len(self._outbox) > MOST_WAITING:
            self._outbox = []
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close after what still waits."""
        self.ended = True
        self._put(code)

    async def next(self) -> bytes | int:
        """What is to be sent next."""
        while not self._outbox:
            # Most have nothing waiting for them most of the time: a queue for each would be large.
            self._listening = asyncio.get_running_loop().create_future()
            await self._listening
        return self._outbox.pop(0)

    def _put(self, what: bytes | int) -> None:
        self._outbox.append(what)
        if self._listening is not None and not self._listening.done():
            self._listening.set_result(None)

    def sent(self) -> None:
        """What was to be sent next is on its way."""
        self._unsent -= 1
