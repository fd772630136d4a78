"""What outlives a version is kept of many tables in one go, and of none too late."""

from __future__ import annotations

import pytest

from strannik.server.config import Config
from strannik.server.storage.failure import StorageFails
from tests.server.running import PLENTY, Running, eventually, running_server


@pytest.fixture
def server(tmp_path):
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY)) as running:
        yield running


@pytest.fixture
def written(server, monkeypatch):
    """Which tables are written, one list for each write."""
    store, seen = server.hub.store, []
    keep = store.keep

    def noted(rows) -> None:
        seen.append([row.table_id for row in rows])
        keep(rows)

    monkeypatch.setattr(store, "keep", noted)
    return seen


def kept(server: Running, id: str) -> bool:
    return bool(server.hub.store.read_kept(id)[1])


def test_tables_that_are_due_together_are_one_write(server, written):
    ids = [server.table("Anna", "Boris").id for _ in range(3)]
    eventually(lambda: all([kept(server, id) for id in ids]))
    written.clear()
    lives = [server.hub.live[id] for id in ids]

    def due() -> None:
        for live in lives:
            live.kept = 0
            server.hub.keep_soon(live)

    server.inside(due)
    eventually(lambda: written)
    assert written == [ids]


def test_a_table_at_which_nothing_has_happened_since_is_not_written_again(server, written):
    table = server.table("Anna", "Boris")
    eventually(lambda: kept(server, table.id))
    written.clear()
    server.inside(lambda: server.hub.keep_soon(server.hub.live[table.id]))
    other = server.table("Vera", "Gleb")
    eventually(lambda: kept(server, other.id))
    assert written == [[other.id]]


def test_what_is_due_is_kept_when_the_server_stops_even_if_it_was_put_away(tmp_path):
    config = Config(database=f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY)
    with running_server(config) as server:
        table = server.table("Anna", "Boris")
        server.inside(lambda: server.hub._forget(server.hub.live[table.id]))
    with running_server(config) as server:
        assert kept(server, table.id)


def test_one_table_that_cannot_be_written_down_does_not_keep_the_others_from_it(server, monkeypatch):
    good, bad = server.table("Anna", "Boris"), server.table("Vera", "Gleb")
    monkeypatch.setattr(server.hub.live[bad.id].table, "game", None)
    eventually(lambda: kept(server, good.id))
    assert not kept(server, bad.id)


def test_a_storage_that_fails_is_asked_again_later(server, monkeypatch):
    store = server.hub.store
    keep = store.keep

    def fails(rows) -> None:
        monkeypatch.setattr(store, "keep", keep)
        raise StorageFails("the disk is full")

    monkeypatch.setattr(store, "keep", fails)
    table = server.table("Anna", "Boris")
    eventually(lambda: store.keep is not fails)
    assert not kept(server, table.id)
    live = server.hub.live[table.id]
    server.inside(lambda: server.hub.keep_soon(live))
    eventually(lambda: kept(server, table.id))
    assert live.kept == live.table.n
