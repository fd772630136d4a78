"""Clients that never read: what is written for them piles up, so after a while the line is cut.

Closing a connection politely means to wait until everything is read, which such a client never does.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from strannik.server.web.unfinished import Unfinished

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Http
else:
    Http = AutoHTTPProtocol


class Impatient:
    """Part of a protocol of uvicorn: cuts the line of whoever does not read for a while what waits for them."""

    patience: ClassVar[float] = 20.0
    """Seconds for which a client may leave unread what no longer fits into buffers."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _giving_up: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self.cut_later()

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._wait_on()

    def connection_lost(self, error: Exception | None) -> None:
        self._wait_on()
        super().connection_lost(error)  # type: ignore[misc]

    def cut_later(self) -> None:
        """Cut the line unless everything is read in time."""
        if self._giving_up is None:
            self._giving_up = self.loop.call_later(self.patience, self.transport.abort)

    def _wait_on(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None


class ImpatientHttp(Unfinished, Impatient, Http):
    """Uvicorn's HTTP, which streams and long answers pass through."""

    def timeout_keep_alive_handler(self) -> Any:
        super().timeout_keep_alive_handler()
        self.cut_later()
