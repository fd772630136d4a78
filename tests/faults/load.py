"""Load: tables that are played at once through WebSockets, and what their clients were told is stored."""

from __future__ import annotations

import asyncio
import subprocess
import time
import urllib.error
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from strannik.bench.clients import BenchTable, open_tables
from strannik.server.storage.store import Store

TABLES = 8
ANSWER_SECONDS = 6.0

Figures = Iterable[tuple[str, str]]
"""What was measured, and what came of it."""


class Load:
    """Tables of two that play on until something goes wrong; a game that is over is followed by another."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[BenchTable] = []
        self.refused = 0
        self._until = 0.0

    @property
    def acknowledged(self) -> int:
        """How many moves everybody was told are stored."""
        return sum([table.moves for table in self.tables])

    async def play(self, seconds: float) -> None:
        """Play for so long, or until the server does not answer any more."""
        self._until = time.monotonic() + seconds
        await asyncio.gather(*[self._play_one() for _ in range(TABLES)])

    def enough(self) -> None:
        """End it now."""
        self._until = 0.0

    async def _play_one(self) -> None:
        try:
            while time.monotonic() < self._until:
                (table,) = await open_tables(self.port, 1, 2)
                self.tables.append(table)
                while time.monotonic() < self._until and not table.over:
                    await asyncio.wait_for(table.move(2), ANSWER_SECONDS)
        except (ConnectionError, TimeoutError, urllib.error.URLError, OSError):
            return
        except AssertionError:
            self.refused += 1

    def lost_and_doubled(self, database: str) -> tuple[int, int]:
        """How many of the acknowledged moves are not in the database, and how many are there twice."""
        store = Store(database)
        lost = doubled = 0
        for table in self.tables:
            lines = [msgspec.json.decode(entry) for _, entry in store.read_log(table.id)]
            ids = [(line["seat"], line["id"]) for line in lines if line["type"] == "moved"]
            lost += max(0, table.moves - len(ids))
            doubled += len(ids) - len(set(ids))
        store.close()
        return lost, doubled


@contextmanager
def in_background(load: Load, seconds: float) -> Iterator[None]:
    """Let the tables be played beside what is done in the block, and wait until they have ended."""
    import threading

    thread = threading.Thread(target=lambda: asyncio.run(load.play(seconds)))
    thread.start()
    try:
        yield
    finally:
        thread.join()


def megabytes(pid: int) -> float:
    """The memory of a process."""
    said = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return int(said.stdout) / 1024
