"""Conversations: what one client says through its WebSocket, answered in turn."""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import Final

import msgspec
from fastapi import WebSocket

from strannik.server.limits import Bucket
from strannik.server.live import LiveTable, Viewer, moved
from strannik.server.messages import (
    ClientMessage,
    Done,
    Pong,
    Refused,
    SendChat,
    SendConsent,
    SendLanguage,
    SendMove,
    SendPing,
    SendUndo,
)
from strannik.server.show import Reader
from strannik.server.troubles import Trouble, problem
from strannik.server.web import hub_of, token_of, understood
from strannik.table.running import Happened
from strannik.table.seats import key_of

logger = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

messages: Final = msgspec.json.Decoder(ClientMessage)

UNWANTED: Final = 1008
STRIKES: Final = 20
"""So many messages over the limit, and the connection is closed."""


class Conversation:
    """What one client says, answered in turn."""

    def __init__(self, websocket: WebSocket, live: LiveTable, viewer: Viewer) -> None:
        self.websocket = websocket
        self.live = live
        self.viewer = viewer
        token = token_of(websocket)
        self.key = key_of(token) if token else ""
        limits = hub_of(websocket).config.limits
        self.bucket = Bucket(limits.messages, limits.messages_per_second)
        self.strikes = 0

    async def listen(self) -> None:
        while True:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self.bucket.take():
                self.strikes += 1
                if self.strikes > STRIKES:
                    self.viewer.end(UNWANTED)
                    return
                self._refused("", Trouble(429, "too-many"))
                continue
            await self._hear(received.get("text") or received.get("bytes") or b"")

    async def _hear(self, data: str | bytes) -> None:
        id = ""
        try:
            message = understood(data, messages)
            id = getattr(message, "id", "")
            await self._do(message)
        except Exception as error:
            self._refused(id, error)

    async def _do(self, message: ClientMessage) -> None:
        match message:
            case SendMove(n=n, id=id, say=say):
                made = moved(self._seat(), n, id, say)
                self.live.want(made, partial(self._done, id), partial(self._refused, id))
            case SendPing():
                self.viewer.send(encode(Pong(time.time())))
            case SendLanguage(lang=lang):
                await self.live.settled()
                self.live.turn(self.viewer, Reader(self.viewer.reader.seat, lang))
            case _:
                self._done(message.id, await self._act(message))

    def _done(self, id: str, happened: Happened) -> None:
        self.viewer.send(encode(Done(id, happened.n)))

    async def _act(self, message: SendUndo | SendConsent | SendChat) -> Happened:
        seat = self._seat()
        match message:
            case SendUndo(n=n, id=id, kind=kind):
                return await self.live.undo(seat, n, id, kind)
            case SendConsent(id=id, agree=agree):
                return await self.live.consent(seat, id, agree)
        return await self.live.chat(seat, message.id, message.text)

    def _seat(self) -> int:
        """The seat that speaks, looked for anew, for it may have been left meanwhile."""
        if not self.key:
            raise Trouble(401, "no-token")
        seat = self.live.table.seat_of(self.key)
        if seat is None:
            raise Trouble(401, "unknown-token")
        return seat

    def _refused(self, id: str, error: BaseException) -> None:
        lang = self.viewer.reader.lang
        status, said = problem(error, lang, self.live.words(lang))
        if status == 500:
            logger.error("a message failed", exc_info=error)
        self.viewer.send(encode(Refused(id, said.code, said.text, said.clause, said.n)))
