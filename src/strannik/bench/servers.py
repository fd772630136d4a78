"""The servers that are measured: the table, with or without storage, and a raw echo beside it."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from typing import Any

import uvicorn

from strannik.server.app import create_app
from strannik.server.config import Config, Limits
from strannik.server.garbage import walk_seldom
from strannik.server.run import Server, end_when_asked, listen, settings
from strannik.server.storage.writer import Ledger, Line, LogWriter

PLENTY = 10**9

UNLIMITED = Limits(
    requests=PLENTY,
    requests_per_second=PLENTY,
    new_tables=PLENTY,
    new_tables_per_second=PLENTY,
    messages=PLENTY,
    messages_per_second=PLENTY,
)


class Forgetful(LogWriter):
    """A log writer that stores nothing, and so keeps nobody waiting."""

    def __init__(self, ledger: Ledger, loop: asyncio.AbstractEventLoop) -> None:
        self.ledger = ledger
        self.loop = loop
        self.failing = ""

    def append(self, *lines: Line) -> asyncio.Future[None]:
        stored = self.loop.create_future()
        stored.set_result(None)
        return stored

    async def try_out(self) -> bool:
        return True

    async def close(self) -> None:
        self.ledger.close()


def table_server(pipe: Connection, database: str, stores: bool) -> None:
    """A whole server; one that does not store forgets the log and keeps the index alone."""
    end_when_asked()
    listener = listen("127.0.0.1", 0)
    app = create_app(Config(database=database, limits=UNLIMITED), LogWriter if stores else Forgetful)
    walk_seldom()
    Server(app, settings(app), lambda: pipe.send(listener.getsockname()[1])).run(sockets=[listener])


def raw_server(pipe: Connection, size: int) -> None:
    """A bare WebSocket application: whatever comes in, so many bytes go to everybody connected to the same path."""
    rooms: dict[str, list[Any]] = {}
    head, tail = '{"type":"update","n":0,"filling":"', '"}'
    message = head + "x" * (size - len(head) - len(tail)) + tail

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            while True:
                event = await receive()
                await send({"type": event["type"] + ".complete"})
                if event["type"] == "lifespan.shutdown":
                    return
        await receive()
        await send({"type": "websocket.accept"})
        room = rooms.setdefault(scope["path"], [])
        room.append(send)
        while (await receive())["type"] == "websocket.receive":
            for other in room:
                await other({"type": "websocket.send", "text": message})
        room.remove(send)

    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, log_config=None, access_log=False, ws_per_message_deflate=False)

    class Ready(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets=sockets)
            pipe.send(listener.getsockname()[1])

    Ready(config).run(sockets=[listener])
