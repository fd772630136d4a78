"""`strannik serve`: the table for a host."""

from __future__ import annotations

from strannik.server.config import Config, default_database
from strannik.server.run import listen, run


def serve_tables(host: str, port: int, database: str | None, workers: int, origins: list[str]) -> None:
    """Serve for others at a fixed address until stopped."""
    listener = listen(host, port)
    shown = f"http://{host}:{listener.getsockname()[1]}/"
    config = Config(database=database or default_database(), workers=workers, origins=origins)
    run(config, listener, lambda: print(f"Strannik: {shown}", flush=True))
