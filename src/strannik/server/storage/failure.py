"""When storage fails."""

from __future__ import annotations


class StorageFails(Exception):
    """Something could not be stored or read; nothing that was to be stored has happened."""


class LineTaken(StorageFails):
    """Somebody else, another server on the same database, has written this line of the log before."""
