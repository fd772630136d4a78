"""What stays in memory after many moves, and after many uploads."""

from __future__ import annotations

import time
from pathlib import Path

import httpx

from tests.faults.generous import GENEROUS
from tests.faults.load import Figures, Load, in_background, megabytes
from tests.server.processes import Process
from tests.server.running import PATIENCE

MOVES = 10_000
UPLOADS = 50
RECORDS = Path(__file__).parents[1] / "records" / "nearfar"
LONGEST = 240.0


def measure(folder: Path) -> Figures:
    server = Process(folder, command=GENEROUS)
    try:
        yield "memory after ten thousand moves", _moves(server)
        yield "memory after fifty uploads", _uploads(server)
    finally:
        server.kill()


def _moves(server: Process) -> str:
    warm = Load(server.running.port)
    with in_background(warm, 3):
        pass
    before = megabytes(server.pid)
    load = Load(server.running.port)
    with in_background(load, LONGEST):
        until = time.monotonic() + LONGEST
        while load.acknowledged < MOVES and time.monotonic() < until:
            time.sleep(0.2)
        load.enough()
    grown = megabytes(server.pid) - before
    each = grown * 1024 / load.acknowledged
    games = f"{load.acknowledged} moves of {len(load.tables)} games, all still in memory"
    return f"{games}: {grown:.0f} MB more, {each:.1f} kB a move"


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
