"""Keeper: when that of a table is stored which outlives a version (`keeping`), and that of many tables in one go.

It is never urgent: the log is the truth, and what is kept is asked for by another version alone. So tables that are due
at the same moment wait for each other a little; a write to the disk by itself costs as much as several moves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from strannik.server.playing import keeping
from strannik.server.playing.live import LiveTable
from strannik.server.storage.failure import StorageFails
from strannik.server.storage.store import KeptRow, Store
from strannik.server.threads import Threads

logger = logging.getLogger(__name__)

GATHERED_SECONDS: Final = 0.25
"""So long a table that is due waits for others."""

AT_ONCE: Final = 20
"""So many tables are written together."""


class Keeper:
    """Keeps tables beside what else there is to do."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._due: dict[LiveTable, None] = {}
        self._keeping: set[asyncio.Future[None]] = set()

    def keep_soon(self, live: LiveTable) -> None:
        """Keep a table in a moment, together with those that are due by then."""
        if not self._due:
            asyncio.get_running_loop().call_later(GATHERED_SECONDS, self._keep_due)
        self._due[live] = None

    def _keep_due(self) -> None:
        keeping_them = asyncio.ensure_future(self.keep(()))
        self._keeping.add(keeping_them)
        keeping_them.add_done_callback(self._keeping.discard)

    async def keep(self, tables: Iterable[LiveTable]) -> None:
        """Keep what is due, and those of these tables at which something has happened since they were kept.

        A database that fails ends it. Nothing is lost by that, and it is tried again.
        """
        due, self._due = self._due, {}
        changed = [live for live in dict.fromkeys([*due, *tables]) if live.kept != live.table.n]
        for first in range(0, len(changed), AT_ONCE):
            some = changed[first : first + AT_ONCE]
            try:
                await self._keep(some)
            except StorageFails as error:
                logger.warning("%d tables are not kept: %s", len(some), error)
                return

    async def _keep(self, tables: list[LiveTable]) -> None:
        kept: list[tuple[LiveTable, KeptRow]] = []
        for live in tables:
            await live.settled()
            now = keeping.moment(live.id, live.table)
            try:
                kept.append((live, await self._threads.write(keeping.row, now)))
            except Exception:
                logger.exception("table %s cannot be kept", live.id)
        await self._threads.ask_storage(self._store.keep, [row for _, row in kept])
        for live, row in kept:
            live.kept = row.n
