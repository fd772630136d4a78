"""Crowds: a thousand who look on, some who never read, and some who never stop asking."""

from __future__ import annotations

import asyncio
import socket
import statistics
import time
from pathlib import Path

import httpx

from strannik.bench.sockets import UPGRADE
from tests.faults.load import Figures, megabytes
from tests.server.processes import Process
from tests.server.running import Table

SOCKETS = 1000
EACH = 50
"""So many come from one address: a server lets one address watch 64 times."""

DEAF = 20
FLOOD = 3000
LINES = 30
ASKED = 100


def measure(folder: Path) -> Figures:
    server = Process(folder)
    try:
        tables = [server.running.politely().table("Anna", "Boris") for _ in range(SOCKETS // EACH)]
        yield "a thousand sockets", asyncio.run(_thousand(server, tables))
        yield "clients that never read", asyncio.run(_deaf(server, tables[0]))
        yield "a flood from one address", asyncio.run(_flood(server))
    finally:
        server.kill()


async def _open(server: Process, table: Table, address: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Somebody who looks on, coming from an address of its own."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.running.port, local_addr=(f"127.0.0.{address}", 0)
    )
    writer.write(UPGRADE.format(path=table.url("/ws"), port=server.running.port, authorization="").encode())
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
    return reader, writer


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


async def _thousand(server: Process, tables: list[Table]) -> str:
    before = megabytes(server.pid)
    opened = []
    for at, table in enumerate(tables):
        opened += [await _open(server, table, 2 + at) for _ in range(EACH)]
    ears = [asyncio.ensure_future(_drain(reader)) for reader, _ in opened]
    await asyncio.sleep(5)
    each = (megabytes(server.pid) - before) * 1024 / len(opened)
    waits = []
    for table in tables:
        began = time.monotonic()
        assert (await asyncio.to_thread(table.move, 0)).status_code == httpx.codes.OK
        waits.append(time.monotonic() - began)
    kept = len([ear for ear in ears if not ear.done()])
    for _, writer in opened:
        writer.transport.abort()
    await asyncio.gather(*ears, return_exceptions=True)
    ms = [wait * 1000 for wait in waits]
    return (
        f"{kept} kept, {each:.0f} kB each; a move took {statistics.median(ms):.0f} ms (median), {max(ms):.0f} at most"
    )


async def _deaf(server: Process, table: Table) -> str:
    """They ask for scene after scene and read none; each is dropped some time after its buffers are full."""
    before, began = megabytes(server.pid), time.monotonic()
    deaf = []
    for _ in range(DEAF):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.bind(("127.0.0.90", 0))
        one.connect(("127.0.0.1", server.running.port))
        one.sendall(UPGRADE.format(path=table.url("/ws"), port=server.running.port, authorization="").encode())
        one.setblocking(False)
        deaf.append(one)
    for number in range(400):
        await asyncio.to_thread(table.post, "/chat", 0, {"id": f"{number}", "text": "x" * 499})
    most = megabytes(server.pid)
    while table.get("").json()["watching"] and time.monotonic() - began < 120:
        await asyncio.sleep(0.5)
    left, waited = table.get("").json()["watching"], time.monotonic() - began
    for one in deaf:
        one.close()
    return f"{DEAF} of them: {left} left after {waited:.0f} s; {(most - before) / DEAF:.1f} MB each at most"


async def _one_after_another(client: httpx.AsyncClient) -> list[int]:
    return [(await client.get("/api/games")).status_code for _ in range(FLOOD // LINES)]


async def _flood(server: Process) -> str:
    """One address asks as fast as it can; meanwhile another asks now and then."""
    url = server.running.address

    async def ask(client: httpx.AsyncClient) -> float:
        began = time.monotonic()
        assert (await client.get("/healthz")).status_code == httpx.codes.OK
        return (time.monotonic() - began) * 1000

    async with (
        httpx.AsyncClient(base_url=url, transport=httpx.AsyncHTTPTransport(local_address="127.0.0.91")) as guest,
        httpx.AsyncClient(base_url=url, transport=httpx.AsyncHTTPTransport(local_address="127.0.0.92")) as rude,
    ):
        calm = [await ask(guest) for _ in range(ASKED)]
        flood = [asyncio.ensure_future(_one_after_another(rude)) for _ in range(LINES)]
        waits = [await ask(guest) for _ in range(ASKED)]
        answers = [status for line in await asyncio.gather(*flood) for status in line]
    refused = answers.count(httpx.codes.TOO_MANY_REQUESTS)
    median = statistics.median
    return (
        f"{FLOOD} requests, {refused} refused with 429; another address was answered "
        f"after {median(waits):.0f} ms (median; {median(calm):.0f} in peace), {max(waits):.0f} at most"
    )
