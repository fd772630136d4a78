"""Conversations: what one client says through its WebSocket, answered in turn."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

import msgspec
from fastapi import WebSocket

from strannik.server.hub import seat_by
from strannik.server.limits import Bucket
from strannik.server.live import LiveTable
from strannik.server.messages import (
    ClientMessage,
    Done,
    Language,
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
from strannik.server.viewer import Viewer
from strannik.server.web import hub_of, understood
from strannik.server.wishes import Make, chatted, consented, moved, undone
from strannik.table.running import Happened

logger = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

messages: Final = msgspec.json.Decoder(ClientMessage)

UNWANTED: Final = 1008
STRIKES: Final = 20
"""So many messages over the limit, and the connection is closed."""


class Conversation:
    """What one client says; everything is taken up in the order in which it came."""

    def __init__(self, websocket: WebSocket, live: LiveTable, viewer: Viewer) -> None:
        self.websocket = websocket
        self.live = live
        self.viewer = viewer
        limits = hub_of(websocket).config.limits
        self.bucket = Bucket(limits.messages, limits.messages_per_second)
        self.strikes = 0
        self._turning: asyncio.Future[None] | None = None

    async def listen(self) -> None:
        """Hear what comes the long way, until the client is gone."""
        while not self.viewer.ended:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            self.hear(received.get("text") or received.get("bytes") or b"")

    def hear(self, data: str | bytes) -> None:
        """One message; whatever it is, the conversation goes on."""
        if self.viewer.ended:
            return
        if not self.bucket.take():
            self.strikes += 1
            if self.strikes > STRIKES:
                self.viewer.end(UNWANTED)
            else:
                self._refused("", Trouble(429, "too-many"))
            return
        id = ""
        try:
            message = understood(data, messages)
            id = getattr(message, "id", "")
            self._do(message)
        except Exception as error:
            self._refused(id, error)

    def _do(self, message: ClientMessage) -> None:
        match message:
            case SendMove(n=n, id=id, say=say):
                self._want(id, moved(self._seat(), n, id, say))
            case SendUndo(n=n, id=id, kind=kind):
                self._want(id, undone(self._seat(), n, id, kind))
            case SendConsent(n=n, id=id, agree=agree):
                self._want(id, consented(self._seat(), n, id, agree))
            case SendChat(id=id, text=text):
                self._want(id, chatted(self._seat(), id, text))
            case SendPing():
                self.viewer.send(encode(Pong(time.time())))
            case SendLanguage(lang=lang):
                self._turning = asyncio.ensure_future(self._turn(lang))

    def _want(self, id: str, make: Make) -> None:
        self.live.want(make, partial(self._done, id), partial(self._refused, id))

    def _done(self, id: str, happened: Happened) -> None:
        self.viewer.send(encode(Done(id, happened.n)))

    async def _turn(self, lang: Language) -> None:
        await self.live.settled()
        if self.viewer in self.live.viewers:
            self.live.turn(self.viewer, Reader(self.viewer.reader.seat, lang))

    def _seat(self) -> int:
        """The seat that speaks, looked for anew, for it may have been left meanwhile."""
        if not self.viewer.key:
            raise Trouble(401, "no-token")
        return seat_by(self.live, self.viewer.key)

    def _refused(self, id: str, error: BaseException) -> None:
        lang = self.viewer.reader.lang
        status, said = problem(error, lang, self.live.words(lang))
        if status == 500:
            logger.error("a message failed", exc_info=error)
        self.viewer.send(encode(Refused(id, said.code, said.text, said.clause, said.n)))
