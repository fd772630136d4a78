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
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
import uvloop

from strannik.bench.clients import PATIENCE, Room, open_duel, open_echoes, open_tables, watch_bots
from strannik.bench.servers import raw_server, table_server
from strannik.server.storage.migrate import migrate
from strannik.server.storage.store import Store
from strannik.server.storage.writer import Line, LogWriter, line_of
from strannik.table.log import Opened

LARGE: Final = 10_000
MOST_MOVES: Final = 100
MOVED: Final = '{"line":"moved","seat":1,"say":"explore 36","id":"0123456789abcdef"}'


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
    """As many moves as the server takes, nothing stored, beside a raw echo of the same size, and one of 10 kB."""

    moves_per_second: float
    bytes_per_update: float
    raw_per_second: float
    ratio: float
    raw_large_per_second: float
    ratio_to_large: float


class Durable(msgspec.Struct):
    """Moves stored one by one from many tables at once, beside the disk's own rate of flushing."""

    moves_per_second: float
    flushes_per_second: float
    ratio: float


class Crowded(msgspec.Struct):
    """How soon a greedy bot answers a person while others search, beside the same when nobody does; in seconds."""

    searching: int
    answers: int
    p50: float
    longest: float
    quiet_p50: float
    quiet_longest: float


class Asked(msgspec.Struct):
    """What the question costs whether lines have come from elsewhere, in milliseconds of the processor's time."""

    tables: int
    lines: int
    milliseconds: float


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
    """Play at many tables at a steady rate, every move stored before it is seen; then the same with an echo."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.sqlite3"
        with process(table_server, database, True) as port:
            size = uvloop.run(_warmed_up(port, seats))
            seen, lost, doubled = uvloop.run(_steady(port, seconds, tables, seats, rate))
    with process(raw_server, size) as port:
        raw = uvloop.run(_raw_steady(port, min(seconds, 10.0), tables, seats, rate))
    return Steady(
        seats=tables * seats,
        tables=tables,
        seconds=seconds,
        rate=rate,
        moves=len(seen),
        lost=lost,
        doubled=doubled,
        p50=percentile(seen, 0.5) * 1000,
        p99=percentile(seen, 0.99) * 1000,
        raw_p50=percentile(raw, 0.5) * 1000,
        raw_p99=percentile(raw, 0.99) * 1000,
    )


async def _steady(port: int, seconds: float, count: int, seats: int, rate: float) -> tuple[list[float], int, int]:
    """How long each move took, how many moves were lost, and how many doubled."""
    tables = await open_tables(port, count, seats)
    seen = await _in_turn(tables, seconds, rate)
    behind = [table.moves - await table.stored() for table in tables]
    for table in tables:
        table.close()
    return seen, sum([max(0, missing) for missing in behind]), sum([max(0, -missing) for missing in behind])


async def _raw_steady(port: int, seconds: float, count: int, seats: int, rate: float) -> list[float]:
    rooms = await open_echoes(port, count, seats)
    seen = await _in_turn(rooms, seconds, rate)
    for room in rooms:
        room.close()
    return seen


async def _in_turn(rooms: Sequence[Room], seconds: float, rate: float) -> list[float]:
    """One room after another makes a move, so many a second; how long each took to be seen by all."""
    began = time.perf_counter()
    waiting: list[asyncio.Task[float]] = []
    number = 0
    while (due := began + number / rate) < began + seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        waiting.append(asyncio.ensure_future(rooms[number % len(rooms)].move()))
        number += 1
    return [spent for spent in await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) if spent >= 0]


def saturated(seconds: float = 30.0, tables: int = 40, seats: int = 4) -> Saturated:
    """Move as fast as the server answers, with nothing stored, in turns with echoes.

    Each round is compared with the echoes just after it, and the middle of all rounds counts: a machine is never
    quiet for long, and the best of each would be of different moments.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.sqlite3"
        with process(table_server, database, False) as port:
            size = uvloop.run(_warmed_up(port, seats))
            with process(raw_server, size) as same, process(raw_server, LARGE) as large:
                rounds: list[tuple[float, float, float]] = []
                end = time.perf_counter() + seconds
                while not rounds or time.perf_counter() < end:
                    moves = uvloop.run(_saturated(open_tables(port, tables, seats)))
                    raw = uvloop.run(_saturated(open_echoes(same, tables, seats)))
                    raw_large = uvloop.run(_saturated(open_echoes(large, tables, seats)))
                    rounds.append((moves, raw, raw_large))
    return Saturated(
        moves_per_second=median([moves for moves, _, _ in rounds]),
        bytes_per_update=size,
        raw_per_second=median([raw for _, raw, _ in rounds]),
        ratio=median([moves / raw for moves, raw, _ in rounds]),
        raw_large_per_second=median([large for _, _, large in rounds]),
        ratio_to_large=median([moves / large for moves, _, large in rounds]),
    )


async def _warmed_up(port: int, seats: int) -> int:
    """Play one game, so that everything is loaded; gives the average size of an update."""
    [table] = await open_tables(port, 1, seats)
    while not table.over:
        await table.move()
    table.close()
    return table.average_update()


async def _saturated(opening: Awaitable[Sequence[Room]]) -> float:
    """All rooms at once, each as fast as it is answered, for as long as a game lasts; moves a second."""
    rooms = await opening
    began = time.perf_counter()
    await asyncio.wait_for(asyncio.gather(*[_play(room) for room in rooms]), PATIENCE)
    spent = time.perf_counter() - began
    for room in rooms:
        room.close()
    return sum([room.moves for room in rooms]) / spent


async def _play(room: Room) -> None:
    while not room.over and room.moves < MOST_MOVES:
        await room.move(most=len(room.paths))


def crowded(tables: int = 10, seats: int = 4, answers: int = 12) -> Crowded:
    """A person and a greedy bot play while bots search at other tables, looked at by somebody."""
    with (
        tempfile.TemporaryDirectory() as folder,
        process(table_server, f"sqlite:///{folder}/bench.sqlite3", True) as port,
    ):
        quiet = uvloop.run(_answered(port, 0, seats, answers))
        busy = uvloop.run(_answered(port, tables, seats, answers))
    return Crowded(tables * seats, len(busy), median(busy), max(busy), median(quiet), max(quiet))


async def _answered(port: int, crowd: int, seats: int, answers: int) -> list[float]:
    """How long each answer of the greedy bot took."""
    watched = [await watch_bots(port, seats) for _ in range(crowd)]
    duel = await open_duel(port)
    waited: list[float] = []
    while not duel.over and len(waited) < answers:
        waited.append(await asyncio.wait_for(duel.answered(), PATIENCE))
    for room in (duel, *watched):
        room.close()
    return waited


def durable(seconds: float = 5.0, tables: int = 50, folder: str | None = None) -> Durable:
    """Lines of many tables through the log writer, and plain appends to a file in the same folder, each flushed."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        flushes = _flushes(Path(place, "flushed"), seconds)
        moves = asyncio.run(_stored(Path(place, "log.sqlite3"), seconds, tables))
    return Durable(moves, flushes, moves / flushes)


def _flushes(path: Path, seconds: float) -> float:
    """How often a second the disk takes a small append for good."""
    line = f"{MOVED}\n".encode() * 2
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
    end = time.perf_counter() + seconds

    async def play(id: str) -> int:
        n = 0
        while time.perf_counter() < end:
            n += 1
            await writer.append(Line(id, n, time.time(), MOVED))
        return n

    began = time.perf_counter()
    moves = sum(await asyncio.gather(*[play(f"table-{number}") for number in range(tables)]))
    spent = time.perf_counter() - began
    await writer.close()
    store.close()
    return moves / spent


def asked(tables: int = 200, lines: int = 300, times: int = 20) -> Asked:
    """The question that a server puts to its database every second of all tables somebody looks at."""
    with tempfile.TemporaryDirectory() as place:
        store = Store(f"sqlite:///{place}/log.sqlite3")
        migrate(store)
        ids = [f"table-{number}" for number in range(tables)]
        ledger = store.ledger()
        opened = Opened("faraway", "1", "", "base", {}, "", [])
        ledger.write([line_of(id, 1, 0.0, opened) for id in ids])
        ledger.write([Line(id, n, 0.0, MOVED) for id in ids for n in range(2, lines + 1)])
        ledger.close()
        assert store.last_lines(ids) == dict.fromkeys(ids, lines)
        began = time.process_time()
        for _ in range(times):
            store.last_lines(ids)
        spent = time.process_time() - began
        store.close()
    return Asked(tables, lines, spent / times * 1000)
