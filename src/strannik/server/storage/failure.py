"""When storage fails."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError


class StorageFails(Exception):
    """Something could not be stored or read; nothing that was to be stored has happened."""


class NoAnswer(StorageFails):
    """The database is held by somebody else or does not answer: to try again at once would only wait once more."""


class LineTaken(StorageFails):
    """Somebody else, another server on the same database, has written this line of the log before."""


def reason(error: SQLAlchemyError) -> str:
    """What the database itself said, without the statement: its values may hold what is secret at a table."""
    return str(getattr(error, "orig", None) or error)
