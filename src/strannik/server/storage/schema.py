"""The tables of the database.

`log` is the truth and is only ever added to. `tables` and `seats` follow from it and exist to
find a table by the tokens somebody holds. `kept` has the newest position and words of a table, for
lists and for versions that cannot play its log again.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("made", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
    Index("seats_by_key", "key"),
)

kept = Table(
    "kept",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("card", Text, nullable=False),
    Column("text", Text, nullable=False),
)
