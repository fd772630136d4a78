"""The short way to a browser and back: messages go without detours as long as the other side keeps up.

What every WebSocket message passes in an ASGI server (a queue, a task, dictionaries, a frame taken
apart and put together) costs more than making the message. Here it is a head of a few bytes and
the text behind it, and what comes in is heard at once. Whoever falls behind is served the long way,
with its limits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from strannik.server.web.backpressure import Impatient

WHOLE_TEXT: Final = b"\x81"
SHORT: Final = 125
MIDDLING: Final = 0xFFFF

EXTENSION: Final = "strannik.direct"

Hear = Callable[[bytes], None]
"""Takes a text that came in."""


class DirectProtocol(Impatient, WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with the short way beside the long one.

    What is written while the server does what is ready to be done goes out together after it: every
    call of the system wakes somebody who then wants the processor too.
    """

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self._going_out: list[bytes] = []
        self._hear: Hear | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        if not self.conn.extensions:
            extensions[EXTENSION] = self
        await super().run_asgi()
        self.cut_later()

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping has been told to go, and does not read that either."""
        super().keepalive_timeout()
        self.transport.abort()

    def listen(self, hear: Hear) -> None:
        """Let every whole text be heard as it comes in."""
        self._hear = hear

    def handle_text(self, event: Frame) -> None:
        if self._hear is None or not event.fin or self.close_sent:
            super().handle_text(event)
        else:
            self._hear(bytes(event.data))

    def write(self, message: bytes) -> bool:
        """Send a text as soon as this moment's work is done, if it need not wait longer."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if not self._going_out:
            # Before whatever is called from now on, the long way and the closing of it among them.
            self.loop.call_soon(self._go_out)
        self._going_out += (head(len(message)), message)
        return True

    def _go_out(self) -> None:
        frames, self._going_out = self._going_out, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))


def head(length: int) -> bytes:
    """The head of an unmasked frame that is a whole text."""
    if length <= SHORT:
        return WHOLE_TEXT + length.to_bytes(1)
    if length <= MIDDLING:
        return WHOLE_TEXT + b"\x7e" + length.to_bytes(2)
    return WHOLE_TEXT + b"\x7f" + length.to_bytes(8)


def short_way(scope: Any) -> DirectProtocol | None:
    """The short way of a connection, where the server has one."""
    way: DirectProtocol | None = scope.get("extensions", {}).get(EXTENSION)
    return way
