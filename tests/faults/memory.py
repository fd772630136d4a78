"""What stays in memory after many moves, and after many uploads."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx

from strannik.bench.clients import BenchTable, open_tables
from tests.faults.generous import GENEROUS
from tests.faults.load import Figures, megabytes
from tests.server.processes import Process
from tests.server.running import PATIENCE

TABLES = 290
"""So many games of Faraway have ten thousand moves."""

WARM_UP = 30
AT_ONCE = 8
AMID = 60
HALF = 14
TO_THE_END = 1000
UPLOADS = 50
RECORDS = Path(__file__).parents[1] / "records" / "nearfar"


def measure(folder: Path) -> Figures:
    server = Process(folder, command=GENEROUS)
    try:
        yield "memory after ten thousand moves", asyncio.run(_moves(server))
        yield "memory after fifty uploads", _uploads(server)
    finally:
        server.kill()


async def _moves(server: Process) -> str:
    """What tables take when everybody sits there, when their games are over, and in the middle of them.

    All tables of a game share what has been laid out and said; that is there after some games, and is not counted.
    """
    port = server.running.port
    await _play(await open_tables(port, WARM_UP, 2), TO_THE_END)
    before = megabytes(server.pid)
    tables = await open_tables(port, TABLES, 2)
    opened = megabytes(server.pid)
    await _play(tables, TO_THE_END)
    over = megabytes(server.pid)
    moves = sum([table.moves for table in tables])
    assert all([table.over for table in tables])
    others = await open_tables(port, AMID, 2)
    begun = megabytes(server.pid)
    await _play(others, HALF)
    amid = megabytes(server.pid)
    return (
        f"{moves} moves of {TABLES} games, all still in memory with both players connected: {over - before:.0f} MB, "
        f"{(opened - before) * 1024 / TABLES:.0f} kB for a table with two sockets and "
        f"{(over - opened) * 1024 / moves:.2f} kB a move; in the middle of its game a table took "
        f"{(amid - begun) * 1024 / AMID:.0f} kB more than at its beginning"
    )


async def _play(tables: list[BenchTable], rounds: int) -> None:
    """Let everybody at these tables answer so often, some tables at once."""

    async def play(table: BenchTable) -> None:
        for _ in range(rounds):
            if not table.over:
                await table.move(2)

    for first in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*[play(table) for table in tables[first : first + AT_ONCE]])


def _uploads(server: Process) -> str:
    longest = max(RECORDS.glob("*.jsonl"), key=lambda path: path.stat().st_size)
    text = longest.read_text(encoding="utf-8")
    before, began = megabytes(server.pid), time.monotonic()
    for _ in range(UPLOADS):
        made = server.running.http.post("/api/records", content=text, timeout=PATIENCE)
        assert made.status_code == httpx.codes.CREATED, made.text
    grown, took = megabytes(server.pid) - before, (time.monotonic() - began) / UPLOADS
    lines = text.count("\n")
    return f"{UPLOADS} records of {lines} lines: {grown:.0f} MB more in all, {took:.2f} s each to verify and keep"
