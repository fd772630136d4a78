"""Measuring the server: how soon a move is seen, how many moves it can take, and how many it can store.

Everything runs on 127.0.0.1 with the server in a process of its own. Each figure stands beside a
raw one measured in the same run, since only their ratio says something on a busy machine.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from strannik.server.bench_clients import BenchTable, Echo, open_tables
from strannik.server.bench_servers import raw_server, table_server
from strannik.server.storage.migrate import migrate
from strannik.server.storage.store import Store
from strannik.server.storage.writer import Line, LogWriter


class Steady(msgspec.Struct):
    """Moves at a steady rate, and how soon every seat had seen them, in milliseconds."""

    seats: int
    tables: int
    seconds: float
    rate: float
    moves: int
    lost: int
    doubled: int
    p50: float
    p99: float
    raw_p50: float
    raw_p99: float


class Saturated(msgspec.Struct):
    """As many moves as the server takes, without storage, beside a raw echo of as many bytes to as many."""

    moves_per_second: float
    bytes_per_update: float
    raw_per_second: float
    ratio: float


class Durable(msgspec.Struct):
    """Moves stored one by one from many tables at once, beside the disk's own rate of flushing."""

    moves_per_second: float
    flushes_per_second: float
    ratio: float


@contextmanager
def process(target: Callable[..., None], *arguments: Any) -> Iterator[int]:
    """A server in a process of its own; gives its port."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    server = context.Process(target=target, args=(theirs, *arguments))
    server.start()
    if not ours.poll(30):
        server.kill()
        raise TimeoutError("the server to be measured does not start")
    try:
        yield int(ours.recv())
    finally:
        server.terminate()
        server.join(10)


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def steady(seconds: float = 30.0, tables: int = 50, seats: int = 4, rate: float = 50.0) -> Steady:
    """Play at many tables at a steady rate; every move is stored before it is seen."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.sqlite3"
        with process(table_server, database, True) as port:
            return asyncio.run(_steady(port, seconds, tables, seats, rate))


async def _steady(port: int, seconds: float, count: int, seats: int, rate: float) -> Steady:
    await _warmed_up(port, seats)
    tables = await open_tables(port, count, seats)
    began = time.perf_counter()
    waiting: list[asyncio.Task[float]] = []
    number = 0
    while (due := began + number / rate) < began + seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        table = tables[number % count]
        if not table.over:
            waiting.append(asyncio.ensure_future(table.move()))
        number += 1
    seen = [spent for spent in await asyncio.gather(*waiting) if spent >= 0]
    stored = [await table.stored() for table in tables]
    raw = await _raw_steady(tables[0].average_update(), seconds=min(seconds, 10.0), seats=seats, rate=rate)
    for table in tables:
        await table.close()
    return Steady(
        seats=count * seats,
        tables=count,
        seconds=seconds,
        rate=rate,
        moves=len(seen),
        lost=sum([max(0, table.acknowledged - kept) for table, kept in zip(tables, stored, strict=True)]),
        doubled=sum([max(0, kept - table.acknowledged) for table, kept in zip(tables, stored, strict=True)]),
        p50=percentile(seen, 0.5) * 1000,
        p99=percentile(seen, 0.99) * 1000,
        raw_p50=percentile(raw, 0.5) * 1000,
        raw_p99=percentile(raw, 0.99) * 1000,
    )


async def _raw_steady(size: int, seconds: float, seats: int, rate: float) -> list[float]:
    """The same with an echo: each message goes to every connection."""
    seen: list[float] = []
    with process(raw_server, size) as port:
        echo = await Echo.connect(port, seats)
        began = time.perf_counter()
        number = 0
        while (due := began + number / rate) < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            seen.append(await echo.round())
            number += 1
        await echo.close()
    return seen


def saturated(seconds: float = 12.0, tables: int = 8, seats: int = 4, rounds: int = 3) -> Saturated:
    """Move as fast as the server answers, with nothing stored; in turns with the echo, and the best of each counts."""
    slice = seconds / rounds / 2
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.sqlite3"
        with process(table_server, database, False) as port:
            size = asyncio.run(_warmed_up(port, seats))
            with process(raw_server, size) as raw_port:
                moves, raw = 0.0, 0.0
                for _ in range(rounds):
                    moves = max(moves, asyncio.run(_saturated(port, slice, tables, seats)))
                    raw = max(raw, asyncio.run(_raw_saturated(raw_port, slice, tables, seats)))
    return Saturated(moves, size, raw, moves / raw)


async def _warmed_up(port: int, seats: int) -> int:
    """Play one game, so that everything is loaded; gives the average size of an update."""
    [table] = await open_tables(port, 1, seats)
    while not table.over:
        await table.move()
    await table.close()
    return table.average_update()


async def _saturated(port: int, seconds: float, count: int, seats: int) -> float:
    tables = await open_tables(port, count, seats)
    end = time.perf_counter() + seconds

    async def play(table: BenchTable) -> int:
        moves = 0
        while time.perf_counter() < end:
            if table.over:
                await table.close()
                [table] = await open_tables(port, 1, seats)
            await table.move()
            moves += 1
        await table.close()
        return moves

    began = time.perf_counter()
    moves = sum(await asyncio.gather(*[play(table) for table in tables]))
    return moves / (time.perf_counter() - began)


async def _raw_saturated(port: int, seconds: float, count: int, seats: int) -> float:
    echoes = [await Echo.connect(port, seats) for _ in range(count)]
    end = time.perf_counter() + seconds

    async def play(echo: Echo) -> int:
        heard = 0
        while time.perf_counter() < end:
            await echo.round()
            heard += 1
        await echo.close()
        return heard

    began = time.perf_counter()
    heard = sum(await asyncio.gather(*[play(echo) for echo in echoes]))
    return heard / (time.perf_counter() - began)


def durable(seconds: float = 5.0, tables: int = 50, folder: str | None = None) -> Durable:
    """Lines of many tables through the log writer, and plain appends to a file in the same folder, each flushed."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        flushes = _flushes(Path(place, "flushed"), seconds)
        moves = asyncio.run(_stored(Path(place, "log.sqlite3"), seconds, tables))
    return Durable(moves, flushes, moves / flushes)


def _flushes(path: Path, seconds: float) -> float:
    """How often a second the disk takes a small append for good."""
    line = b'{"line":"moved","seat":1,"say":"explore 36","id":"0123456789abcdef"}\n' * 2
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    count = 0
    began = time.perf_counter()
    while time.perf_counter() < began + seconds:
        os.write(file, line)
        os.fdatasync(file)
        count += 1
    spent = time.perf_counter() - began
    os.close(file)
    return count / spent


async def _stored(path: Path, seconds: float, tables: int) -> float:
    store = Store(f"sqlite:///{path}")
    migrate(store)
    writer = LogWriter(store.ledger(), asyncio.get_running_loop())
    entry = '{"line":"moved","seat":1,"say":"explore 36","id":"0123456789abcdef"}'
    end = time.perf_counter() + seconds

    async def play(id: str) -> int:
        n = 0
        while time.perf_counter() < end:
            n += 1
            await writer.append(Line(id, n, time.time(), entry))
        return n

    began = time.perf_counter()
    moves = sum(await asyncio.gather(*[play(f"table-{number}") for number in range(tables)]))
    spent = time.perf_counter() - began
    await writer.close()
    store.close()
    return moves / spent
