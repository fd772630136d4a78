"""The database goes away, hangs, or is held by somebody else, while people play."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.faults.load import Figures, Load, in_background
from tests.server.postgresql import NONE_FOUND, Cluster, find_postgresql, running_cluster
from tests.server.processes import Process
from tests.server.running import Table

SECONDS = 3.0
PATIENCE = 60.0
MOMENT = 0.05


def measure(folder: Path) -> Figures:
    yield "SQLite held by another process", _held(folder)
    programs = find_postgresql()
    if programs is None:
        yield "PostgreSQL", NONE_FOUND
        return
    with running_cluster(programs) as cluster:
        yield "PostgreSQL stopped under load", _away(folder, cluster, cluster.stop, cluster.start)
        yield "PostgreSQL frozen under load", _away(folder, cluster, cluster.freeze, cluster.thaw)
        yield "asked to stop while PostgreSQL is frozen", _stop(folder, cluster)


def _held(folder: Path) -> str:
    server = Process(folder)
    try:
        table = server.running.politely().table("Anna", "Boris")
        other = sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        said = _refused(server, table)
        other.execute("ROLLBACK")
        other.close()
        return f"{said}; let go, a move was taken after {_taken(table):.1f} s"
    finally:
        server.kill()


def _away(folder: Path, cluster: Cluster, leave: Callable[[], None], come_back: Callable[[], None]) -> str:
    server = Process(folder, cluster.database())
    try:
        table = server.running.politely().table("Anna", "Boris")
        load = Load(server.running.port)
        with in_background(load, SECONDS + 1):
            time.sleep(SECONDS)
            leave()
        said = _refused(server, table)
        come_back()
        back = _taken(table)
    finally:
        server.kill()
    lost, doubled = load.lost_and_doubled(server.database)
    told = f"{load.acknowledged} acknowledged, {lost} lost, {doubled} doubled"
    return f"{told}; {said}; there again, a move was taken after {back:.1f} s"


def _refused(server: Process, table: Table) -> str:
    """What a player and a guard are told, and how soon."""
    began = time.monotonic()
    moved = table.move(0).status_code
    waited = time.monotonic() - began
    return f"a move was answered {moved} after {waited:.1f} s, `/healthz` {_health(server)}"


def _health(server: Process) -> int:
    return server.running.http.get("/healthz").status_code


def _taken(table: Table) -> float:
    """Seconds until a move is taken again."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        try:
            if table.waiting() and table.move(table.waiting()[0]).status_code == httpx.codes.OK:
                return time.monotonic() - began
        except AssertionError:
            pass
        time.sleep(MOMENT)
    raise AssertionError("nothing is taken any more")


def _stop(folder: Path, cluster: Cluster) -> str:
    server = Process(folder, cluster.database())
    try:
        table = server.running.politely().table("Anna", "Boris")
        cluster.freeze()
        table.move(0)
        began = time.monotonic()
        code = server.stop()
        return f"ended with {code} after {time.monotonic() - began:.1f} s"
    finally:
        cluster.thaw()
        server.kill()
