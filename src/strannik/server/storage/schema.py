"""The tables of the database.

`log` is the truth and is only ever added to: it holds the lines of tables and those of campaigns,
which are ledgers. `tables` and `seats` follow from it and exist to find a table by the tokens somebody
holds; so do `campaigns` and `members`. `kept` has the newest position and words of a table, for lists
and for versions that cannot play its log again. `evenings` has the record and the words of each
finished game of a campaign, written together with the line that says so, and never changed.
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

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("made", Float, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("campaign_id", String(32), primary_key=True),
    Column("person", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
    Index("members_by_key", "key"),
)

evenings = Table(
    "evenings",
    metadata,
    Column("campaign_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

kept = Table(
    "kept",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("card", Text, nullable=False),
    Column("text", Text, nullable=False),
)
