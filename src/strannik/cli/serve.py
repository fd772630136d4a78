"""`strannik serve`: the table for a host."""

from __future__ import annotations

from strannik.cli.options import read_host, read_origin
from strannik.server.config import Config, default_database
from strannik.server.run import listen, run


def serve_tables(host: str, port: int, database: str | None, workers: int, origins: list[str]) -> None:
    """Serve for others at a fixed address until stopped."""
    allowed = [read_origin(origin) for origin in origins]
    listener = listen(read_host(host), port)
    shown = f"http://{host}:{listener.getsockname()[1]}/"
    config = Config(default_database() if database is None else database, workers, origins=allowed)
    run(config, listener, lambda: print(f"Strannik: {shown}", flush=True))
