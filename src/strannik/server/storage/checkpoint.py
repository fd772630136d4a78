"""Bringing SQLite's write-ahead log back into the database, beside the moves and never before one of them."""

from __future__ import annotations

import logging
import sqlite3
from threading import Event, Thread
from typing import Final

logger = logging.getLogger(__name__)

LINES: Final = 1000
"""So many lines are written between two checkpoints: about four megabytes of write-ahead log."""


class Checkpoints:
    """A thread that copies what was committed into the database file while others go on committing."""

    def __init__(self, path: str, uri: bool) -> None:
        self._path = path
        self._uri = uri
        self._lines = 0
        self._due = Event()
        self._ended = False
        self._thread = Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def written(self, lines: int) -> None:
        """So many lines more are committed."""
        self._lines += lines
        if self._lines >= LINES:
            self._lines = 0
            self._due.set()

    def close(self) -> None:
        self._ended = True
        self._due.set()
        self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, uri=self._uri, isolation_level=None)
        while True:
            self._due.wait()
            if self._ended:
                connection.close()
                return
            self._due.clear()
            try:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            except sqlite3.Error as error:
                # The write-ahead log goes on growing until the disk lets us; the moves in it are safe.
                logger.warning("no checkpoint: %s", error)
