"""The short way: whole frames written and heard at once, and in order with what had to wait."""

import os

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from strannik.server.config import Config
from strannik.server.run import settings
from strannik.server.showing.presenter import Reader
from strannik.server.showing.viewer import MOST_WAITING, TOO_SLOW, Viewer
from strannik.server.web.direct import head
from strannik.server.web.routes import pages
from tests.server import running
from tests.server.running import Running, running_server


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_is_the_one_the_standard_wants(length: int):
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Way:
    """A short way that can be blocked."""

    def __init__(self) -> None:
        self.open = True
        self.written: list[bytes] = []

    def __call__(self, message: bytes) -> bool:
        if self.open:
            self.written.append(message)
        return self.open


def run(waiting):
    """What a coroutine gives that need not wait."""
    with pytest.raises(StopIteration) as given:
        waiting.send(None)
    return given.value.value


def test_nothing_overtakes_what_waits():
    way = Way()
    viewer = Viewer(Reader(0, "en"), write=way)
    viewer.send(b"first")
    way.open = False
    viewer.send(b"second")
    way.open = True
    viewer.send(b"third")
    assert way.written == [b"first"]
    assert run(viewer.next()) == b"second"
    viewer.send(b"fourth")  # the second is still on its way
    assert way.written == [b"first"]
    for expected in (b"third", b"fourth"):
        viewer.sent()
        assert run(viewer.next()) == expected
    viewer.sent()
    viewer.send(b"fifth")
    assert way.written == [b"first", b"fifth"]


def test_whoever_falls_too_far_behind_is_dropped():
    viewer = Viewer(Reader(0, "en"), write=lambda _: False)
    for _ in range(MOST_WAITING + 1):
        viewer.send(b"more")
    assert run(viewer.next()) == TOO_SLOW
    viewer.send(b"too late")
    assert viewer.ended


def test_a_connected_seat_has_the_short_way(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        anna.until("scene")
        assert all([viewer.write is not None for viewer in server.hub.live[table.id].viewers])


def test_where_the_server_has_no_short_way_a_seat_is_served_the_long_way(tmp_path, monkeypatch):
    def plain(app) -> uvicorn.Config:
        config = settings(app)
        config.ws = "websockets-sansio"
        return config

    monkeypatch.setattr(running, "settings", plain)
    with running_server(Config(database=f"sqlite:///{tmp_path}/tables.sqlite3")) as server:
        table = server.table("Anna", "Boris")
        with table.socket(0) as anna, table.socket(1) as boris:
            n = anna.until("scene")["n"]
            boris.until("scene")
            assert [viewer.write for viewer in server.hub.live[table.id].viewers] == [None, None]
            anna.send(type="move", id="one", n=n, say=table.options(0)[0])
            assert anna.until("done")["id"] == "one"
            assert boris.until("update")["n"] == n + 1


def test_whole_texts_are_heard_the_short_way_and_parts_of_one_the_long(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        anna.until("scene")
        anna.connection.send(['{"type":', '"ping"}'])
        assert anna.until("pong")
        for text in ("one", "two", "three"):
            anna.send(type="chat", id=text, text=text)
        assert [anna.until("done")["id"] for _ in range(3)] == ["one", "two", "three"]


def test_bytes_that_are_no_text_are_refused_too(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        anna.until("scene")
        anna.connection.send(b'{"type":"chat","id":"x","text":"\xff\xfe"}', text=True)
        assert anna.until("refused")["code"] == "unreadable"


def test_a_file_that_was_built_anew_is_read_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    built = tmp_path / "index.html"
    assert pages.static_file("index.html") is None
    built.write_text("old")
    assert pages.static_file("index.html") == (b"old", "text/html; charset=utf-8")
    built.write_text("new")
    os.utime(built, ns=(1, 1))
    assert pages.static_file("index.html") == (b"new", "text/html; charset=utf-8")
