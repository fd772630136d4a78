"""The one writer of the log: whatever waits is committed together, and only then said to be stored."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, Protocol

from sqlalchemy import Engine, insert, text
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from strannik.server.storage.checkpoint import Checkpoints
from strannik.server.storage.failure import LineTaken, NoAnswer, StorageFails, reason
from strannik.server.storage.index import Indexed, changes
from strannik.server.storage.schema import log
from strannik.table.log import LogEntry, encode

MOST_AT_ONCE: Final = 500

LOCKED_SECONDS: Final = 3.0
"""So long another process may hold the database."""

ANSWER_SECONDS: Final = 4.0
"""So long anybody waits for their lines. What a database that hangs has been given may still be stored when it goes on;
then its table finds the line taken and reads it."""

FRESH_SECONDS: Final = 5.0
"""So long nobody need try whether the database takes anything."""

LOOK_SECONDS: Final = 0.25

COLUMNS: Final = ("table_id", "n", "at", "entry")
INSERT: Final = "INSERT INTO log (table_id, n, at, entry) VALUES (?, ?, ?, ?)"


class Line(NamedTuple):
    """A line of a table's log, or of a campaign's, and what the index says after it."""

    table_id: str
    n: int
    at: float
    entry: str
    indexed: tuple[Indexed, ...] = ()


def line_of(table_id: str, n: int, at: float, entry: LogEntry) -> Line:
    """The line of something that happened at a table."""
    return Line(table_id, n, at, encode(entry).decode(), changes(table_id, at, entry))


REMOVAL: Final = Indexed("DELETE FROM log WHERE table_id = :table_id", {"table_id": "strannik-probe"})
PROBE: Final = Line("strannik-probe", 0, 0.0, "." * 8000, (REMOVAL,))
"""What is written to see whether anything can be: larger than most lines, and removed at once."""


class Ledger(Protocol):
    """Where lines are written: all of them durably, or none."""

    def write(self, lines: Sequence[Line]) -> None: ...

    def close(self) -> None: ...


class SqliteLedger:
    """SQLite past the ORM: WAL, and every commit flushed to the disk before it counts."""

    def __init__(self, path: str, uri: bool = False) -> None:
        self.connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, cached_statements=16, uri=uri, timeout=LOCKED_SECONDS
        )
        self.connection.execute("PRAGMA synchronous = FULL")
        # SQLite itself would let the move that fills the write-ahead log wait until all of it is copied.
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")
        self.checkpoints = Checkpoints(path, uri)

    def write(self, lines: Sequence[Line]) -> None:
        execute = self.connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            try:
                self.connection.executemany(INSERT, [line[:4] for line in lines])
                for change in [change for line in lines for change in line.indexed]:
                    execute(change.sql, change.facts)
                execute("COMMIT")
            except sqlite3.Error:
                if self.connection.in_transaction:
                    execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as error:
            raise LineTaken(str(error)) from None
        except sqlite3.Error as error:
            held = error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
            raise (NoAnswer if held else StorageFails)(str(error)) from None
        self.checkpoints.written(len(lines))

    def close(self) -> None:
        self.checkpoints.close()
        self.connection.close()


class EngineLedger:
    """Any other database, through SQLAlchemy."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def write(self, lines: Sequence[Line]) -> None:
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(log), [dict(zip(COLUMNS, line[:4], strict=True)) for line in lines])
                for change in [change for line in lines for change in line.indexed]:
                    connection.execute(text(change.sql), change.facts)
        except IntegrityError as error:
            raise LineTaken(reason(error)) from None
        except OperationalError as error:
            raise NoAnswer(reason(error)) from None
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def close(self) -> None:
        self.engine.dispose()


class Appended(NamedTuple):
    """Lines that somebody waits for: all of them are stored, or none."""

    lines: Sequence[Line]
    stored: asyncio.Future[None]


class LogWriter:
    """A thread that takes all lines that wait, commits them together and tells those who wait."""

    def __init__(self, ledger: Ledger, loop: asyncio.AbstractEventLoop) -> None:
        self.ledger = ledger
        self.loop = loop
        self.failing = ""
        self._queue: SimpleQueue[Appended | None] = SimpleQueue()
        self._waiting: dict[asyncio.Future[None], float] = {}
        self._tried = time.monotonic()
        self._watch: asyncio.Handle = loop.call_soon(self._look)
        self._thread = Thread(target=self._run, name="log-writer", daemon=True)
        self._thread.start()

    def append(self, *lines: Line) -> asyncio.Future[None]:
        """A future that is done when the lines are on the disk, or fails with StorageFails if none of them is."""
        stored: asyncio.Future[None] = self.loop.create_future()
        self._waiting[stored] = time.monotonic()
        self._queue.put(Appended(lines, stored))
        return stored

    async def try_out(self) -> bool:
        """Whether something can be stored now; if nobody has tried of late, it is tried."""
        if self.failing or time.monotonic() - self._tried > FRESH_SECONDS:
            self._tried = time.monotonic()
            with contextlib.suppress(StorageFails):
                await self.append()
        return not self.failing

    async def close(self) -> None:
        """Write what still waits, then stop; a database that hangs is left."""
        self._watch.cancel()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, ANSWER_SECONDS if self.failing else 2 * ANSWER_SECONDS)
        if not self._thread.is_alive():
            self.ledger.close()

    def _look(self) -> None:
        """Let nobody wait for ever."""
        late = time.monotonic() - ANSWER_SECONDS
        for stored, since in list(self._waiting.items()):
            if since > late:
                break
            del self._waiting[stored]
            self.failing = "the database does not answer"
            if not stored.done():
                stored.set_exception(NoAnswer(self.failing))
        self._watch = self.loop.call_later(LOOK_SECONDS, self._look)

    def _run(self) -> None:
        while True:
            batch, more = self._batch()
            if batch:
                self._commit(batch)
            if not more:
                return

    def _batch(self) -> tuple[list[Appended], bool]:
        """Everything that waits now, at least one; and whether there may be more to come."""
        first = self._queue.get()
        if first is None:
            return [], False
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                break
            if waiting is None:
                return batch, False
            batch.append(waiting)
        return batch, True

    def _commit(self, batch: list[Appended]) -> None:
        # Whoever has been told that it failed does not want it stored any more.
        batch = [waiting for waiting in batch if not waiting.stored.done()]
        if not batch:
            return
        failed: list[StorageFails | None] = [None] * len(batch)
        lines = [line for waiting in batch for line in waiting.lines]
        try:
            self._write(lines)
        except NoAnswer as error:
            failed = [error] * len(batch)
        except StorageFails:
            # Bad lines must not take those of others with them.
            failed = [self._alone(waiting.lines) for waiting in batch]
        problems = [error for error in failed if error is not None and not isinstance(error, LineTaken)]
        self.failing = str(problems[0]) if problems else ""
        self._tried = time.monotonic()
        self.loop.call_soon_threadsafe(self._settle, batch, failed)

    def _alone(self, lines: Sequence[Line]) -> StorageFails | None:
        try:
            self._write(lines)
        except StorageFails as error:
            return error
        return None

    def _write(self, lines: Sequence[Line]) -> None:
        """Write the lines; whoever brings none wants to know whether any could be written."""
        self.ledger.write(lines or [PROBE])

    def _settle(self, batch: list[Appended], failed: list[StorageFails | None]) -> None:
        for waiting, error in zip(batch, failed, strict=True):
            self._waiting.pop(waiting.stored, None)
            if waiting.stored.done():
                continue
            if error is None:
                waiting.stored.set_result(None)
            else:
                waiting.stored.set_exception(error)
