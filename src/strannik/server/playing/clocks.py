"""Clocks: time that nobody can set back, and tables that sleep until somebody's time is up.

Logs are written by the clock on the wall, which people may set and which goes on while a machine sleeps. How long
somebody has had for a question must not depend on that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from strannik.table.running import RunningTable

logger = logging.getLogger(__name__)

NOTICED: Final = 1.0
"""A difference of so many seconds between the clocks is no mere drift."""

AGAIN_SECONDS: Final = 60.0
"""A table that could not be read when somebody's time was up is tried again after so long."""


class WallClock:
    """The clock on the wall, watched by one that only ever goes on."""

    def __init__(self) -> None:
        self._ahead = ahead()

    def keep_time(self, table: RunningTable) -> None:
        """If it was set, or the machine slept, nobody at the table has more time for that, or less."""
        by = ahead() - self._ahead
        if abs(by) < NOTICED:
            return
        self._ahead += by
        table.since = [since + by for since in table.since]
        table.paused_since = None if table.paused_since is None else table.paused_since + by


def ahead() -> float:
    """How far the wall is ahead of the clock that nobody can set."""
    return time.time() - time.monotonic()


def due(table: RunningTable) -> float:
    """When the next person's time is up and a bot moves for them; 0 if that is not going to happen."""
    clock = table.opened.clock
    if clock is None or clock.then != "move":
        return 0.0
    return min([deadline for seat in table.waiting() if (deadline := table.deadline(seat))], default=0.0)


class Asleep(NamedTuple):
    """A table that was put away after its n-th entry; its seats have been asked `since`, by no clock on a wall."""

    n: int
    since: list[float]
    waking: asyncio.TimerHandle


class Sleepers:
    """Tables that were put away while somebody's time runs: they are woken when it is up."""

    def __init__(self, wake: Callable[[str], Awaitable[object]]) -> None:
        self._wake = wake
        self._asleep: dict[str, Asleep] = {}
        self._waking: set[asyncio.Future[None]] = set()

    def lay_down(self, id: str, table: RunningTable) -> None:
        """The table is put away."""
        at = due(table)
        if at:
            since = [moment - ahead() for moment in table.since]
            self._asleep[id] = Asleep(table.n, since, self._ring_after(max(0.0, at - time.time()), id))

    def get_up(self, id: str, table: RunningTable) -> None:
        """The table is here again, and has been read anew: nobody has more time than they had left."""
        asleep = self._asleep.pop(id, None)
        if asleep is None:
            return
        asleep.waking.cancel()
        if asleep.n == table.n:
            table.since = [moment + ahead() for moment in asleep.since]

    def close(self) -> None:
        for asleep in self._asleep.values():
            asleep.waking.cancel()
        self._asleep.clear()

    def _ring_after(self, seconds: float, id: str) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self._ring, id)

    def _ring(self, id: str) -> None:
        waking = asyncio.ensure_future(self._rouse(id))
        self._waking.add(waking)
        waking.add_done_callback(self._waking.discard)

    async def _rouse(self, id: str) -> None:
        try:
            await self._wake(id)
        except Exception as error:
            logger.warning("table %s cannot be woken: %s", id, error)
            asleep = self._asleep.get(id)
            if asleep is not None:
                self._asleep[id] = asleep._replace(waking=self._ring_after(AGAIN_SECONDS, id))
