"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field

from strannik.box.overrides import data_folder


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"


@dataclass
class Limits:
    """What one client may ask for: so many at once, and so many a second after that.

    `connections` is how often one client may watch, `watching` how many may watch one table; seats do not count
    among them, but one seat may be looked at through so many `windows` only.
    """

    requests: int = 200
    requests_per_second: float = 40
    new_tables: int = 30
    new_tables_per_second: float = 0.5
    messages: int = 60
    messages_per_second: float = 20
    connections: int = 64
    watching: int = 100
    windows: int = 16
    bot_tables: int = 32
    """So many tables on the whole server at which bots play alone and somebody looks on."""
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    record_lines: int = 30_000
    campaign: int = 24 * 1024 * 1024
    """The file of a campaign: a dozen long games with all that was read."""


@dataclass
class Config:
    """What the host decides. `bot_pause` is how long bots at least take, so that people can follow.

    Only who has been gone for `grace_seconds` is away, so that others may let a bot play for them.
    `at_home` says that the server is called by addresses and names of its own network only.
    """

    database: str = field(default_factory=default_database)
    workers: int = 1
    bot_pause: float = 0.4
    grace_seconds: float = 15.0
    bot_seconds: float = 20.0
    idle_seconds: float = 600.0
    moves_in_memory: int = 400_000
    """Of more, the longest unused tables are put away at once: a move takes a kilobyte, a table as much as 100."""
    upload_days: float = 30.0
    """Games that came as records are removed after so long."""
    origins: list[str] = field(default_factory=list)
    at_home: bool = False
    limits: Limits = field(default_factory=Limits)
