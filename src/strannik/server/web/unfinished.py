"""Clients that never finish what they ask: a request that does not come whole in time is cut off.

Every connection takes a place that others need, and half a request would take it for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar


class Unfinished:
    """Part of an HTTP protocol of uvicorn: cuts the line of whoever does not say all of a request in time.

    Between two requests uvicorn itself waits for a moment, and after the answer only.
    """

    time_to_ask: ClassVar[float] = 30.0
    """Seconds from the connection, or from the first byte of a later request, to the last byte of the request."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    cycle: Any
    _cutting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        self._cut_later()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)  # type: ignore[misc]
        if self._is_whole():
            self._let_be()
        else:
            self._cut_later()

    def connection_lost(self, error: Exception | None) -> None:
        self._let_be()
        super().connection_lost(error)  # type: ignore[misc]

    def _is_whole(self) -> bool:
        """Whether a request is here and waits for its answer; one that asks for a WebSocket is another's business."""
        speaking: object = self.transport.get_protocol()
        if speaking is not self:
            return True
        return self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete

    def _cut_later(self) -> None:
        if self._cutting is None:
            self._cutting = self.loop.call_later(self.time_to_ask, self.transport.abort)

    def _let_be(self) -> None:
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None
