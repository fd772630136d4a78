"""A real server for tests: uvicorn on 127.0.0.1 in a thread, a real SQLite file, and clients that speak to it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from strannik.server.app import create_app
from strannik.server.config import Config, Limits
from strannik.server.run import Server, listen, settings

PATIENCE = 60.0
"""Seconds after which a test that waits gives up."""

MOMENT = 0.1


def eventually(condition: Callable[[], Any]) -> Any:
    """What the condition comes to as soon as it is met; a test that waits longer than its patience has failed."""
    until = time.monotonic() + PATIENCE
    while True:
        if found := condition():
            return found
        assert time.monotonic() < until, "it does not happen"
        time.sleep(MOMENT)


MANY = 100_000
PLENTY = Limits(
    requests=MANY,
    requests_per_second=MANY,
    new_tables=MANY,
    new_tables_per_second=MANY,
    messages=MANY,
    messages_per_second=MANY,
)


class Polite(httpx.Client):
    """A client that waits a moment and asks again when it is told that it asks too much."""

    def send(self, request: httpx.Request, **more: Any) -> httpx.Response:
        answer = super().send(request, **more)
        for _ in range(int(PATIENCE / MOMENT)):
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                break
            time.sleep(MOMENT)
            answer = super().send(request, **more)
        return answer


class Running:
    """A server that runs, and ways to speak to it."""

    def __init__(self, port: int, server: uvicorn.Server | None = None) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.server = server
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def politely(self) -> Running:
        """The same server, asked no more often than it allows."""
        self.http = Polite(base_url=self.address, timeout=PATIENCE)
        return self

    @property
    def hub(self) -> Any:
        """The hub behind the server, for tests that look behind the scenes."""
        assert isinstance(self.server, Server)
        return self.server.app.state.hub

    def inside(self, do: Callable[[], Any]) -> Any:
        """What comes of doing something in the server's own thread."""

        async def done() -> Any:
            return do()

        return asyncio.run_coroutine_threadsafe(done(), self.hub.writer.loop).result(PATIENCE)

    def table(self, *seats: str, together: tuple[int, ...] = (), **more: Any) -> Table:
        """A table with seats such as `Anna` (mine), `open` and `bot`; one person holds those that are `together`."""
        plans = [{"kind": seat} if seat in ("open", "bot") else {"kind": "mine", "name": seat} for seat in seats]
        plans = [{**plan, "person": 1} if seat in together else plan for seat, plan in enumerate(plans)]
        made = self.http.post("/api/tables", json={"game": "faraway", "seats": plans, **more})
        assert made.status_code == 201, made.text
        answer = made.json()
        return Table(self, answer["table"], {key["seat"]: key["token"] for key in answer["seats"]})


def offered(shown: dict[str, Any]) -> list[str]:
    """What can be answered to the question of a scene."""
    return [option["say"] for option in shown["prompt"].get("options", [])]


class Table:
    """A table on a running server, spoken to by the tokens a client holds."""

    def __init__(self, running: Running, id: str, tokens: dict[int, str]) -> None:
        self.running = running
        self.id = id
        self.tokens = tokens

    @property
    def behind(self) -> Any:
        """The table itself, for tests that look behind the scenes."""
        return self.running.hub.live[self.id].table

    def url(self, path: str) -> str:
        return f"/api/tables/{self.id}{path}"

    def headers(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"} if seat in self.tokens else {}

    def get(self, path: str, me: int = -2, **query: Any) -> httpx.Response:
        return self.running.http.get(self.url(path), headers=self.headers(me), params=query)

    def post(self, path: str, seat: int = -2, body: Any = None, method: str = "POST", **query: Any) -> httpx.Response:
        return self.running.http.request(
            method, self.url(path), headers=self.headers(seat), params=query, json=body if body is not None else {}
        )

    def which(self, seat: int) -> dict[str, int]:
        """The seat, where whoever has it holds others too and must say which one is meant."""
        mine = [other for other, token in self.tokens.items() if token == self.tokens.get(seat)]
        return {"seat": seat} if len(mine) > 1 else {}

    def scene(self, seat: int = -2, **query: Any) -> dict[str, Any]:
        shown = self.get("/scene", seat, **self.which(seat), **query)
        assert shown.status_code == 200, shown.text
        answer: dict[str, Any] = shown.json()
        return answer

    def options(self, seat: int) -> list[str]:
        return offered(self.scene(seat))

    def move(self, seat: int, say: str = "", n: int | None = None, id: str = "") -> httpx.Response:
        """Say something, or the first thing on offer."""
        if n is None or not say:
            shown = self.scene(seat)
            n, say = shown["n"] if n is None else n, say or offered(shown)[0]
        said = {"n": n, "id": id or uuid.uuid4().hex, "say": say}
        return self.post("/moves", seat, {**said, **self.which(seat)})

    def say(self, seat: int, say: str) -> httpx.Response:
        """Say what was chosen behind the scenes, without having a scene made first."""
        return self.move(seat, say, n=self.behind.n)

    def undo(self, seat: int, kind: str) -> httpx.Response:
        said = {"n": self.scene(seat)["n"], "id": uuid.uuid4().hex, "kind": kind}
        return self.post("/undo", seat, {**said, **self.which(seat)})

    def waiting(self) -> list[int]:
        shown = self.scene()
        return list(shown["prompt"]["waiting"]) if shown["prompt"] else []

    def state(self) -> str:
        return str(self.get("").json()["state"])

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """All my seats take their first answers until the game is over, or so far; bots that think are waited for."""
        for _ in range(2000):
            shown = eventually(self.over_or_mine)
            if shown["result"] or until():
                return
            for seat in shown["prompt"]["waiting"]:
                if seat in self.tokens:
                    moved = self.move(seat)
                    assert moved.status_code == 200, moved.text
        raise AssertionError("the game does not end")

    def over_or_mine(self) -> dict[str, Any] | None:
        """The scene, if the game is over or one of my seats is waited for."""
        shown = self.scene()
        return shown if shown["result"] or set(shown["prompt"]["waiting"]) & set(self.tokens) else None

    def join(self, name: str, seat: int = -1) -> int:
        taken = self.running.http.post(self.url("/seats"), json={"name": name, "seat": seat})
        assert taken.status_code == 201, taken.text
        answer = taken.json()
        self.tokens[answer["seat"]] = answer["token"]
        return int(answer["seat"])

    @contextmanager
    def socket(self, me: int = -2, **query: Any) -> Iterator[Socket]:
        with connect(self.live(**query), subprotocols=self.protocols(me), open_timeout=PATIENCE) as connection:
            yield Socket(connection)

    def live(self, **query: Any) -> str:
        """The address of the WebSocket."""
        return f"ws://127.0.0.1:{self.running.port}{self.url('/ws')}?{httpx.QueryParams(query)}"

    def protocols(self, seat: int) -> list[Any]:
        """What a browser offers: our protocol, and the seat's token."""
        token = self.tokens.get(seat)
        return ["strannik", f"token.{token}"] if token else ["strannik"]


class Socket:
    """A WebSocket, read message by message."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=PATIENCE))
        return message

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        for _ in range(1000):
            message = self.next()
            if message["type"] in types:
                return message
        raise AssertionError(f"no message of type {types}")


@contextmanager
def running_server(config: Config) -> Iterator[Running]:
    """A server in a thread, until the end of the block."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    ready = threading.Event()
    app = create_app(config)
    server = Server(app, settings(app), ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE), "the server does not start"
    running = Running(port, server)
    try:
        yield running
    finally:
        running.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"
