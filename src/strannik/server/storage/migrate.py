"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from strannik.server.storage.failure import StorageFails, reason
from strannik.server.storage.store import Store

NEWEST: Final = "0003"
"""The newest migration; a database that has it needs nothing, and Alembic need not even be loaded."""

FOLDER: Final = Path(__file__).parent / "migrations"

ALONE: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(6843221590417)",
}
"""How a transaction waits until no other server is migrating. The number stands for nothing else in the database."""


UNHURRIED: Final = {"postgresql": "SET LOCAL statement_timeout = 0"}
"""How a migration may take longer than a question."""


def migrate(store: Store) -> None:
    """Run the migrations the database has not seen; of servers that start at the same moment one does it."""
    try:
        seen = present(store)
        if seen == NEWEST:
            return
        if seen > NEWEST:
            raise StorageFails(
                f"it was made by a later version of Strannik (its form is {seen}, this one knows {NEWEST}); "
                "start that version, or give another database"
            )
        if store.is_sqlite:
            with store.engine.connect() as connection:
                connection.execute(text("PRAGMA journal_mode = WAL"))
        _upgrade(store)
    except SQLAlchemyError as error:
        raise StorageFails(reason(error)) from None


def present(store: Store) -> str:
    """The newest migration the database has seen; nothing if it is empty."""
    with store.engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _upgrade(store: Store) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with store.engine.begin() as connection:
        if connection.dialect.name in ALONE:
            connection.exec_driver_sql(UNHURRIED.get(connection.dialect.name, "SELECT 1"))
            connection.exec_driver_sql(ALONE[connection.dialect.name])
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
