"""Turns: who is served next when many tables wait for few workers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

Rank = Callable[[], int]
"""How urgent a table is when somebody is chosen, the most urgent lowest: people may have come to it meanwhile."""

REMEMBERED: Final = 100


class Waiting:
    """A question of a table, on its way to a worker."""

    def __init__(self, table: str, rank: Rank, round: int) -> None:
        self.table = table
        self.rank = rank
        self.round = round
        self.since = time.monotonic()
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """So many are served at once: the most urgent tables first, and of them each one question before any has a second.

    Every question of a table stands one round further back than the one before it. A round that is over counts for
    nothing: who asks seldom does not come before everybody else.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: list[Waiting] = []
        self._round = 0
        self._rounds: dict[str, int] = {}
        self._waits: deque[float] = deque(maxlen=REMEMBERED)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def longest(self) -> float:
        """The longest of the last waits, in seconds, those included that are not over."""
        now = time.monotonic()
        return max([*self._waits, *[now - one.since for one in self._waiting]], default=0.0)

    async def take(self, table: str, rank: Rank) -> None:
        """Wait for one's turn; whoever has had it calls `leave`."""
        round = max(self._round, self._rounds.get(table, -1) + 1)
        self._rounds[table] = round
        mine = Waiting(table, rank, round)
        self._waiting.append(mine)
        self._call()
        try:
            await mine.called
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:
                self.leave()
            raise

    def leave(self) -> None:
        """Make room for the next."""
        self.free += 1
        self._call()

    def _call(self) -> None:
        while self.free and self._waiting:
            following = min(self._waiting, key=_order)
            self._waiting.remove(following)
            self._waits.append(time.monotonic() - following.since)
            if following.round > self._round:
                self._round = following.round
                self._rounds = {table: round for table, round in self._rounds.items() if round >= self._round}
            self.free -= 1
            following.called.set_result(None)


def _order(one: Waiting) -> tuple[int, int, float]:
    return one.rank(), one.round, one.since
