"""A WebSocket client that costs next to nothing, so that the server is measured and not its clients."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c3RyYW5uaWsgbWVhc3VyZQ==\r\nSec-WebSocket-Version: 13\r\n{authorization}\r\n"
)
ACCEPTED: Final = b"HTTP/1.1 101 "
HEAD_END: Final = b"\r\n\r\n"

WHOLE_TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
CLOSE: Final = 0x88
MASKED: Final = 0x80
SHORTEST: Final = 126
TWO_BYTES: Final = 126


class Socket(asyncio.Protocol):
    """One connection; every text message is handed on as it comes."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.accepted = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._unread = b""

    @classmethod
    async def connect(cls, port: int, path: str, heard: Callable[[bytes], None], token: str = "") -> Socket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        authorization = f"Authorization: Bearer {token}\r\n" if token else ""
        socket.write(UPGRADE.format(path=path, port=port, authorization=authorization).encode())
        await asyncio.wait_for(socket.accepted, 30)
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self.accepted.done():
            self.accepted.set_exception(ConnectionError("the server hung up"))

    def write(self, data: bytes) -> None:
        if self._transport is None:
            raise ConnectionError("the server has hung up")
        self._transport.write(data)

    def send(self, message: bytes, kind: int = WHOLE_TEXT) -> None:
        """A short message; the mask a client must put on is one that changes nothing."""
        assert len(message) < SHORTEST
        self.write(bytes((kind, MASKED | len(message), 0, 0, 0, 0)) + message)

    def data_received(self, data: bytes) -> None:
        self._unread = unread = self._unread + data if self._unread else data
        start = 0 if self.accepted.done() else self._accept(unread)
        while (end := self._frame(unread, start)) > start:
            start = end
        self._unread = unread[start:]

    def _accept(self, data: bytes) -> int:
        """Read the answer to the handshake, if all of it is there; where the first frame begins."""
        end = data.find(HEAD_END)
        if end < 0:
            return len(data) + 1
        if data.startswith(ACCEPTED):
            self.accepted.set_result(None)
        else:
            self.accepted.set_exception(ConnectionError(data[:end].decode()))
        return end + len(HEAD_END)

    def _frame(self, data: bytes, start: int) -> int:
        """Hand on the frame that begins here, if it is whole; where the next one begins."""
        if len(data) < start + 2:
            return start
        length, body = data[start + 1], start + 2
        if length >= SHORTEST:
            width = 2 if length == TWO_BYTES else 8
            length, body = int.from_bytes(data[body : body + width]), body + width
        end = body + length
        if len(data) < end:
            return start
        if data[start] == WHOLE_TEXT:
            self.heard(data[body:end])
        elif data[start] == PING:
            self.send(data[body:end], PONG)
        return end

    def close(self) -> None:
        if self._transport is not None:
            self.send(b"", CLOSE)
            self._transport.close()
