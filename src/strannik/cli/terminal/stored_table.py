"""A table in the storage of this machine: what happens at it is stored before anybody sees it.

Servers may have the same table open. Whoever writes the next line of its log first has it: the other finds the line
taken, goes back, reads what happened, and says that the table has moved on.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from strannik.box.shelf import find_game
from strannik.cli.storage import Storage
from strannik.server.errors import RequestError
from strannik.server.playing import keeping
from strannik.server.playing.commands import Make
from strannik.server.playing.hub import new_id
from strannik.server.playing.upgrade import read_table
from strannik.server.storage.failure import LineTaken, StorageFails
from strannik.server.storage.writer import Line, line_of
from strannik.table import log
from strannik.table.running import RunningTable, rebuilt


class StoredTable:
    """One table as its log has it; `table` is the running one, of which so many entries are `stored`."""

    def __init__(self, storage: Storage, id: str, table: RunningTable, stored: int) -> None:
        self.storage = storage
        self.id = id
        self.table = table
        self._stored = stored
        self.store()

    def look(self) -> bool:
        """Whether somebody else has gone on with the table; then it is read anew."""
        if self.storage.store.last_line(self.id) <= self._stored:
            return False
        self._read_anew()
        self.store()
        return True

    def _read_anew(self) -> None:
        self.table, self._stored = read_from(self.storage, self.id)

    def perform(self, make: Make) -> None:
        """Let something happen and store it."""
        self.happen(make(self.table))
        self.store()

    def happen(self, entry: log.LogEntry) -> None:
        """Let something happen; it counts when it is stored."""
        self.table.apply(entry, time.time())

    def store(self) -> None:
        """Store what has happened. What cannot be stored has not happened."""
        new = self.table.happened[self._stored :]
        if not new:
            return
        try:
            self.storage.writer.write([line_of(self.id, one.n, one.at, one.entry) for one in new])
        except LineTaken:
            self._read_anew()
            raise RequestError(409, "stale", self.table.n) from None
        except StorageFails:
            kept = [(one.at, one.entry) for one in self.table.happened[: self._stored]]
            self.table = rebuilt(self.table.game, kept)
            raise
        self._stored = self.table.n

    def keep(self) -> None:
        """Store what lists and other versions need of the table."""
        self.storage.store.keep([keeping.row(keeping.moment(self.id, self.table))])


def read_from(storage: Storage, id: str) -> tuple[RunningTable, int]:
    """The table of that name, and how many of its entries are stored: one less if it goes on after an upgrade."""
    lines, kept = storage.store.read_table(id)
    if not lines:
        raise RequestError(404, "unknown-table")
    return read_table(lines, keeping.decode(kept) if kept else None, time.time())


def find_table(storage: Storage, id: str) -> StoredTable:
    """A table that lies in the storage."""
    return StoredTable(storage, id, *read_from(storage, id))


def lay_table(
    storage: Storage,
    opened: log.Opened,
    following: Sequence[log.LogEntry] = (),
    id: str = "",
    beside: Sequence[Line] = (),
) -> StoredTable:
    """A new table with what happened at it before anybody came, stored together with other lines."""
    at, id = time.time(), id or new_id()
    table = rebuilt(find_game(opened.game), [(at, opened), *[(at, entry) for entry in following]])
    storage.writer.write([*[line_of(id, one.n, at, one.entry) for one in table.happened], *beside])
    return StoredTable(storage, id, table, table.n)
