"""Finding and reading tables."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Engine, bindparam, create_engine, delete, event, func, literal, or_, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from strannik.box.overrides import data_folder
from strannik.server.storage.failure import StorageFails, reason
from strannik.server.storage.schema import campaigns, evenings, kept, log, members, seats, tables
from strannik.server.storage.writer import EngineLedger, Ledger, SqliteLedger

POSTGRESQL: Final = "postgresql"

PATIENCE: Final = 3
"""Seconds a database may take to accept a connection, to answer, or to let somebody else finish."""

MOST_AT_ONCE: Final = 200
"""So many tables are removed at a time."""


BOT_MOVES: Final = '"then":"move"'
"""What the first line of a log says of a clock that does more than show the time. In names the marks are escaped."""

OVER: Final = '"state":"finished"'
"""What is kept of a table whose game is over."""

POSTGRESQL_PATIENCE: Final = {
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": PATIENCE * 1000,
    "options": f"-c statement_timeout={PATIENCE * 1000}",
}

LAST_LINES: Final = select(
    tables.c.id, select(func.max(log.c.n)).where(log.c.table_id == tables.c.id).scalar_subquery().label("last")
).where(tables.c.id.in_(bindparam("ids", expanding=True)))
"""Asked every second: for each table one look into the index, where grouped lines would all be read."""

KEEP: Final = text(
    "INSERT INTO kept (table_id, n, card, text) VALUES (:table_id, :n, :card, :text)"
    " ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, card = excluded.card, text = excluded.text"
    " WHERE kept.n <= excluded.n"
)


class KeptRow(NamedTuple):
    """What is kept of a table after its n-th entry: as lists show it, and as it was."""

    table_id: str
    n: int
    card: str
    text: str


class Found(NamedTuple):
    """A seat that belongs to a token."""

    key: str
    table_id: str
    seat: int
    updated: float
    n: int
    kept_n: int
    kept: str


class Campaigner(NamedTuple):
    """Somebody's part in a campaign: the key that belongs to it."""

    key: str
    campaign_id: str
    game: str
    updated: float


class Store:
    """The database, read through SQLAlchemy; only the log writer adds to it."""

    def __init__(self, database: str) -> None:
        self.url: URL = with_driver(make_url(database))
        if self.is_sqlite and self.url.database and not self.url.query:
            keep_private(Path(self.url.database))
        self.engine: Engine = _open(self.url)
        if self.is_sqlite:
            event.listen(self.engine, "connect", _set_up)

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def folder(self) -> Path:
        """Where to lay what belongs to the database: beside its file, or else among the user's things."""
        beside = self.is_sqlite and self.url.database and not self.url.query and self.url.database != ":memory:"
        return Path(str(self.url.database)).parent if beside else data_folder()

    def ledger(self) -> Ledger:
        """What the log writer writes to."""
        if not self.is_sqlite:
            return EngineLedger(self.engine)
        query = "&".join([f"{name}={value}" for name, value in self.url.query.items() if name != "uri"])
        path = str(self.url.database)
        return SqliteLedger(f"{path}?{query}" if query else path, uri=bool(query))

    def read_log(self, table_id: str) -> list[tuple[float, str]]:
        """The lines of a table's log in order; none if there is no such table."""
        wanted = select(log.c.at, log.c.entry).where(log.c.table_id == table_id).order_by(log.c.n)
        try:
            with self.engine.connect() as connection:
                return [(row.at, row.entry) for row in connection.execute(wanted)]
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def last_line(self, table_id: str) -> int:
        """The number of the last line of a table's log; 0 if there is no such table."""
        wanted = select(func.max(log.c.n)).where(log.c.table_id == table_id)
        try:
            with self.engine.connect() as connection:
                return connection.execute(wanted).scalar() or 0
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def last_lines(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The numbers of the last lines of several tables' logs."""
        try:
            with self.engine.connect() as connection:
                return {row.id: row.last for row in connection.execute(LAST_LINES, {"ids": table_ids})}
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def read_table(self, table_id: str) -> tuple[list[tuple[float, str]], str]:
        """The lines of a table's log, and what was kept of it last."""
        lines = self.read_log(table_id)
        return lines, self.read_kept(table_id)[1] if lines else ""

    def find_seats(self, keys: Sequence[str]) -> list[Found]:
        """The seats the keys open, the table with the latest entry first."""
        latest = func.max(log.c.at).label("updated")
        mine = (
            select(seats.c.key, seats.c.table_id, seats.c.seat, latest, func.max(log.c.n).label("n"))
            .join(log, log.c.table_id == seats.c.table_id)
            .where(seats.c.key.in_(keys))
            .group_by(seats.c.key, seats.c.table_id, seats.c.seat)
            .subquery()
        )
        wanted = (
            select(mine, kept.c.n.label("kept_n"), kept.c.card)
            .outerjoin(kept, kept.c.table_id == mine.c.table_id)
            .order_by(mine.c.updated.desc())
        )
        try:
            with self.engine.connect() as connection:
                return [
                    Found(row.key, row.table_id, row.seat, row.updated, row.n, row.kept_n or 0, row.card or "")
                    for row in connection.execute(wanted)
                ]
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def keep(self, rows: Sequence[KeptRow]) -> None:
        """Keep this of the tables instead of what was kept before it, but not of what is newer."""
        if not rows:
            return
        try:
            with self.engine.begin() as connection:
                connection.execute(KEEP, [row._asdict() for row in rows])
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def read_kept(self, table_id: str) -> tuple[str, str]:
        """What was kept of the table last, as lists show it and as it was; nothing if nothing was."""
        wanted = select(kept.c.card, kept.c.text).where(kept.c.table_id == table_id)
        try:
            with self.engine.connect() as connection:
                row = connection.execute(wanted).first()
                return ("", "") if row is None else (row.card, row.text)
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def find_campaigns(self, keys: Sequence[str] | None = None) -> list[Campaigner]:
        """The campaigns the keys belong to, or all there are; the one with the latest line first."""
        latest = func.max(log.c.at).label("updated")
        joined = select(campaigns.c.id, campaigns.c.game, latest).join(log, log.c.table_id == campaigns.c.id)
        if keys is None:
            wanted = joined.add_columns(literal("").label("key")).group_by(campaigns.c.id, campaigns.c.game)
        else:
            wanted = (
                joined.add_columns(members.c.key)
                .join(members, members.c.campaign_id == campaigns.c.id)
                .where(members.c.key.in_(keys))
                .group_by(campaigns.c.id, campaigns.c.game, members.c.key)
            )
        try:
            with self.engine.connect() as connection:
                rows = connection.execute(wanted.order_by(latest.desc()))
                return [Campaigner(row.key, row.id, row.game, row.updated) for row in rows]
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def read_evenings(self, campaign_id: str) -> list[tuple[int, str]]:
        """What is kept of the finished games of a campaign, by their numbers."""
        wanted = select(evenings.c.game, evenings.c.text).where(evenings.c.campaign_id == campaign_id)
        try:
            with self.engine.connect() as connection:
                return [(row.game, row.text) for row in connection.execute(wanted.order_by(evenings.c.game))]
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def find_clocked(self) -> list[str]:
        """Tables whose game is not over and at which bots move for whoever takes too long."""
        wanted = (
            select(tables.c.id)
            .join(log, (log.c.table_id == tables.c.id) & (log.c.n == 1))
            .outerjoin(kept, kept.c.table_id == tables.c.id)
            .where(log.c.entry.contains(BOT_MOVES), or_(kept.c.card.is_(None), ~kept.c.card.contains(OVER)))
            .order_by(tables.c.made.desc())
        )
        try:
            with self.engine.connect() as connection:
                return [row.id for row in connection.execute(wanted)]
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def find_unowned(self, made_before: float) -> list[tuple[str, str]]:
        """Tables of long ago at which nobody has a seat: their ids, and the first lines of their logs."""
        wanted = (
            select(tables.c.id, log.c.entry)
            .join(log, (log.c.table_id == tables.c.id) & (log.c.n == 1))
            .where(tables.c.made < made_before, tables.c.id.not_in(select(seats.c.table_id)))
            .order_by(tables.c.made)
            .limit(MOST_AT_ONCE)
        )
        try:
            with self.engine.connect() as connection:
                return [(row.id, row.entry) for row in connection.execute(wanted)]
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def remove(self, ids: Sequence[str]) -> None:
        """Forget tables for good."""
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(log).where(log.c.table_id.in_(ids)))
                connection.execute(delete(kept).where(kept.c.table_id.in_(ids)))
                connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        except SQLAlchemyError as error:
            raise StorageFails(reason(error)) from None

    def close(self) -> None:
        self.engine.dispose()


def keep_private(file: Path) -> None:
    """Seeds and chat are nobody else's business: the file, and a folder that is made for it, are its owner's alone.

    What SQLite puts beside the file has the file's mode.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    if file.stat().st_mode & 0o077:
        with contextlib.suppress(PermissionError):
            file.chmod(0o600)


def with_driver(url: URL) -> URL:
    """PostgreSQL is spoken to by psycopg, unless the URL names another driver."""
    return url.set(drivername=f"{POSTGRESQL}+psycopg") if url.drivername in ("postgres", POSTGRESQL) else url


def _open(url: URL) -> Engine:
    """An engine that notices when the database server was started anew, and does not wait for one for ever."""
    is_postgresql = url.get_backend_name() == POSTGRESQL
    patience = {name: value for name, value in POSTGRESQL_PATIENCE.items() if is_postgresql and name not in url.query}
    try:
        return create_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite", connect_args=patience)
    except ImportError as error:
        advice = "; `pip install 'psycopg[binary]'` gets the driver" if is_postgresql else ""
        raise StorageFails(f"{error}{advice}") from None


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    """Every connection waits for its turn instead of failing."""
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
