"""Conversations: what one client says through its WebSocket, answered in turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from strannik.server.errors import RequestError, problem
from strannik.server.messages import Done, Pong, Refused, SendFront, SendLanguage, SendPing
from strannik.server.playing.commands import Make, held
from strannik.server.playing.hub import one_of, seats_by
from strannik.server.playing.live import LiveTable
from strannik.server.playing.verbs import ClientMessage, TableVerb
from strannik.server.showing.presenter import Reader
from strannik.server.showing.viewer import Viewer
from strannik.server.web.http import hub_of, understood
from strannik.server.web.limits import Bucket
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
                self._refused("", RequestError(429, "too-many"))
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
            case TableVerb(id=id, seat=seat):
                self._want(id, seat, message.command)
            case SendPing():
                self.viewer.send(encode(Pong(time.time())))
            case SendLanguage(lang=lang):
                self._turning = asyncio.ensure_future(self._turn(self.viewer.reader._replace(lang=lang)))
            case SendFront(seat=seat):
                front = one_of(self._seats(), seat)
                self._turning = asyncio.ensure_future(self._turn(self.viewer.reader._replace(seat=front)))

    def _want(self, id: str, meant: int, make: Callable[[int], Make]) -> None:
        """Let something happen for the seat that speaks, if it is still theirs when its turn has come."""
        seat = one_of(self._seats(), meant)
        command = held(self.viewer.key, seat, make(seat))
        self.live.want(command, partial(self._done, id), partial(self._refused, id))

    def _done(self, id: str, happened: Happened) -> None:
        self.viewer.send(encode(Done(id, happened.n)))

    async def _turn(self, reader: Reader) -> None:
        await self.live.settled()
        if self.viewer in self.live.viewers:
            self.live.turn(self.viewer, reader)

    def _seats(self) -> tuple[int, ...]:
        """The seats of who speaks, looked for anew, for they may have been left meanwhile."""
        if not self.viewer.key:
            raise RequestError(401, "no-token")
        return seats_by(self.live, self.viewer.key)

    def _refused(self, id: str, error: BaseException) -> None:
        lang = self.viewer.reader.lang
        status, said = problem(error, lang, self.live.words(lang))
        if status == 500:
            logger.error("a message failed", exc_info=error)
        self.viewer.send(encode(Refused(id, said.code, said.text, said.clause, said.n)))
