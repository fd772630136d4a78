"""Clients for measuring: tables whose seats are played over WebSockets, and the same without a game."""

from __future__ import annotations

import asyncio
import itertools
import time
import urllib.request
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from strannik.server.messages import SceneShown, TableMade

_rooms = itertools.count()


class Glance(msgspec.Struct, tag_field="type", tag="update"):
    """What a measuring client reads of an update."""

    n: int
    prompt: Any = None
    table: Any = None


class BenchTable:
    """A table whose seats are all played from here, one WebSocket each."""

    def __init__(self, port: int, id: str) -> None:
        self.port = port
        self.id = id
        self.sockets: list[ClientConnection] = []
        self.n = 1
        self.options: list[list[str]] = []
        self.over = False
        self.acknowledged = 0
        self.bytes = 0
        self.updates = 0
        self.seen: dict[int, int] = {}
        self.arrived: dict[int, asyncio.Future[None]] = {}
        self.readers: list[asyncio.Task[None]] = []
        self.lock = asyncio.Lock()

    async def sit(self, tokens: list[str]) -> None:
        """Connect every seat and read its first scene."""
        for seat, token in enumerate(tokens):
            address = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/ws?token={token}"
            socket = await connect(address, compression=None, max_size=None, ping_interval=None)
            shown = msgspec.json.decode(await socket.recv(), type=SceneShown)
            assert shown.prompt is not None
            self.options.append([option.say for option in shown.prompt.options])
            self.sockets.append(socket)
            self.readers.append(asyncio.ensure_future(self._read(seat, socket)))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            kind = message[9:12]  # {"type":"update"…
            if kind == "upd":
                self._update(seat, message)
            elif kind == "ref":
                raise AssertionError(f"refused: {message!r}")

    def _update(self, seat: int, message: str | bytes) -> None:
        update = msgspec.json.decode(message, type=Glance)
        self.bytes += len(message)
        self.updates += 1
        self.n = max(self.n, update.n)
        self.options[seat] = [option["say"] for option in update.prompt.get("options", [])]
        if update.table is not None and update.table["state"] == "finished":
            self.over = True
        self.seen[update.n] = self.seen.get(update.n, 0) + 1
        if self.seen[update.n] == len(self.sockets):
            arrived = self.arrived.pop(update.n, None)
            if arrived is not None and not arrived.done():
                arrived.set_result(None)

    async def move(self) -> float:
        """One seat takes its first option; seconds until every seat has seen it, -1 if the game is over."""
        async with self.lock:
            if self.over:
                return -1
            seat = next(seat for seat, options in enumerate(self.options) if options)
            n = self.n + 1
            self.arrived[n] = arrived = asyncio.get_running_loop().create_future()
            began = time.perf_counter()
            say = self.options[seat][0]
            await self.sockets[seat].send(f'{{"type":"move","n":{self.n},"id":"{n}","say":"{say}"}}')
            await asyncio.wait_for(arrived, 30)
            self.acknowledged += 1
            return time.perf_counter() - began

    async def stored(self) -> int:
        """How many moves the server has, asked anew."""
        address = f"http://127.0.0.1:{self.port}/api/tables/{self.id}/scene"
        answer = await asyncio.to_thread(_get, address)
        return msgspec.json.decode(answer, type=SceneShown).n - 1

    def average_update(self) -> int:
        return round(self.bytes / max(1, self.updates))

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


def _get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        data: bytes = answer.read()
        return data


def _make(port: int, seats: int) -> TableMade:
    plans = [{"kind": "mine", "name": f"Seat {seat + 1}"} for seat in range(seats)]
    body = msgspec.json.encode({"game": "faraway", "seats": plans})
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return msgspec.json.decode(answer.read(), type=TableMade)


async def open_tables(port: int, count: int, seats: int) -> list[BenchTable]:
    """New tables with everybody seated."""
    tables = []
    for _ in range(count):
        made = await asyncio.to_thread(_make, port, seats)
        table = BenchTable(port, made.table)
        await table.sit([key.token for key in made.seats])
        tables.append(table)
    return tables


class Echo:
    """Connections to one room of the raw server."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.speaker = 0

    @classmethod
    async def connect(cls, port: int, seats: int) -> Echo:
        room = next(_rooms)
        address = f"ws://127.0.0.1:{port}/{room}"
        return cls([await connect(address, compression=None, max_size=None, ping_interval=None) for _ in range(seats)])

    async def round(self) -> float:
        """One speaks; how long until all have heard it."""
        began = time.perf_counter()
        self.speaker = (self.speaker + 1) % len(self.sockets)
        await self.sockets[self.speaker].send('{"type":"move","n":1,"id":"1","say":"explore 36"}')
        for socket in self.sockets:
            await socket.recv()
        return time.perf_counter() - began

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
