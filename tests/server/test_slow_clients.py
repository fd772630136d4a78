"""Clients that are slow: who never reads, who asks half a question, who only listens."""

import json
import socket
import time
from contextlib import suppress

import httpx
import pytest

from strannik.server.config import Config
from strannik.server.web.backpressure import Impatient
from strannik.server.web.unfinished import Unfinished
from tests.server.running import MOMENT, PATIENCE, PLENTY, Running, eventually, running_server


@pytest.fixture
def frugal(tmp_path):
    """A server that keeps little of what its clients have not read, so that few words are too much."""
    with running_server(Config(database=f"sqlite:///{tmp_path}/tables.sqlite3", limits=PLENTY)) as running:
        for listening in (listening for one in running.server.servers for listening in one.sockets):
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        yield running


@pytest.mark.parametrize("transport", ["socket", "stream"])
def test_who_never_reads_is_dropped_and_the_seat_is_free(frugal: Running, monkeypatch, transport: str):
    monkeypatch.setattr(Impatient, "patience", 0.5)
    table = frugal.table("Anna", "Boris")
    live = frugal.hub.live[table.id]
    authorization = f"authorization: Bearer {table.tokens[0]}"
    upgrade = (
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: c3RyYW5uaWsgbWVhc3VyZQ==\r\n"
    )
    path = table.url("/ws" if transport == "socket" else "/stream")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", frugal.port))
        more = upgrade if transport == "socket" else ""
        deaf.sendall(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{authorization}\r\n{more}\r\n".encode())
        assert eventually(lambda: live.company.seats(0))

        def said_enough() -> bool:
            for line in range(40):
                table.post("/chat", 1, {"id": f"{time.monotonic()} {line}", "text": "x" * 499})
            return not live.company.seats(0)

        assert eventually(said_enough)
    assert table.get("").json()["seats"][0]["here"] is False


WHOLE = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
HALVES = {
    "nothing": "",
    "a head": "GET /api/games HTTP/1.1\r\nhost: x\r\n",
    "a body": "POST /api/mine HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
}


@pytest.mark.parametrize("before", ["", WHOLE], ids=["first", "second"])
@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_cut_off(server: Running, monkeypatch, caplog, half: str, before: str):
    monkeypatch.setattr(Unfinished, "time_to_ask", 0.5)
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as slow:
        if before:
            slow.sendall(before.encode())
            assert slow.recv(65536).startswith(b"HTTP/1.1 200")
        slow.sendall(HALVES[half].encode())
        with suppress(ConnectionResetError):
            while slow.recv(65536):  # until the server has had enough
                pass
    assert caplog.records == []


def test_whoever_asks_in_time_is_answered_and_may_listen_for_long(server: Running, monkeypatch):
    monkeypatch.setattr(Unfinished, "time_to_ask", 2.0)
    table = server.table("Anna", "Boris")
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as patient:
        patient.sendall(f"GET {table.url('/stream')} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        with table.socket(0) as anna:
            anna.until("scene")
            time.sleep(2.5)
            assert table.post("/chat", 0, {"id": "x", "text": "still here"}).status_code == 200
            assert anna.until("update")["events"][0]["event"] == "Chat"
        heard = b""
        while b"still here" not in heard:
            heard += patient.recv(65536)


def test_a_stream_beats_where_nothing_happens(server: Running, monkeypatch):
    monkeypatch.setattr("strannik.server.web.routes.play.BEAT_SECONDS", MOMENT)
    table = server.table("Anna", "Boris")
    with httpx.stream("GET", f"{server.address}{table.url('/stream')}", timeout=PATIENCE) as stream:
        lines = stream.iter_lines()
        assert [json.loads(next(lines))["type"] for _ in range(4)] == ["scene", "seats", "pong", "pong"]
