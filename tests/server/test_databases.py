"""What holds on every database: SQLite, which needs nothing, and PostgreSQL, for hosts."""

import asyncio
import subprocess
import sys
import time

import psycopg
import pytest

from strannik.server.config import Config
from strannik.server.storage.failure import LineTaken, StorageFails
from strannik.server.storage.migrate import FOLDER, NEWEST, migrate, present
from strannik.server.storage.schema import metadata
from strannik.server.storage.store import KeptRow, Store, with_driver
from strannik.server.storage.writer import EngineLedger, Line, LogWriter, line_of
from strannik.table import log
from tests.server.postgresql import free_port
from tests.server.processes import Process, one_sentence
from tests.server.running import PATIENCE, PLENTY, Table, eventually, running_server

PLANS = {"game": "faraway", "seats": [{"kind": "mine", "name": "A"}, {"kind": "bot"}]}
CANNOT = "The server cannot store anything now"


def opened(database):
    store = Store(database)
    migrate(store)
    return store


@pytest.fixture
def store(database):
    store = opened(database)
    yield store
    store.close()


@pytest.fixture(params=["its own", "any database's"])
def ledger(request, store):
    """What the database is written by; that of any database serves SQLite, too."""
    return store.ledger() if request.param == "its own" else EngineLedger(store.engine)


def test_migrations_make_what_the_schema_says(store):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    migrate(store)
    assert present(store) == NEWEST
    assert ScriptDirectory(str(FOLDER)).get_current_head() == NEWEST
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        if store.is_sqlite:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


MIGRATING = """
import sys
from strannik.server.storage.migrate import migrate
from strannik.server.storage.store import Store
migrate(Store(sys.argv[1]))
"""
SERVERS = 3
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@pytest.mark.postgresql
def test_servers_that_start_at_the_same_moment_make_the_tables_once(cluster):
    """All of them find an empty database, and are held up at the first table until the last has come."""
    database = cluster.database()
    with (
        psycopg.connect(database.replace("+psycopg", "")) as watching,
        psycopg.connect(database.replace("+psycopg", "")) as holding,
    ):
        watching.autocommit = True
        holding.execute("CREATE TABLE alembic_version (version_num varchar(32))")
        servers = [
            subprocess.Popen([sys.executable, "-c", MIGRATING, database], stderr=subprocess.PIPE, text=True)
            for _ in range(SERVERS)
        ]
        eventually(lambda: watching.execute(WAITING).fetchone() == (SERVERS,))
        holding.rollback()
        said = [server.communicate(timeout=PATIENCE)[1] for server in servers]
    assert said == [""] * SERVERS
    assert [server.returncode for server in servers] == [0] * SERVERS
    store = opened(database)
    assert present(store) == NEWEST
    store.close()


def test_lines_that_wait_are_committed_together_and_in_order(store, ledger):
    async def write() -> int:
        commits = 0
        real = ledger.write

        def counting(lines):
            nonlocal commits
            commits += 1
            real(lines)

        ledger.write = counting
        writer = LogWriter(ledger, asyncio.get_running_loop())
        await asyncio.gather(*[writer.append(Line("t", n, float(n), f"entry {n}")) for n in range(1, 201)])
        await writer.close()
        return commits

    commits = asyncio.run(write())
    assert commits < 200
    assert [entry for _, entry in store.read_log("t")] == [f"entry {n}" for n in range(1, 201)]


def test_a_bad_line_does_not_take_the_others_with_it(store, ledger):
    async def write() -> list[object]:
        writer = LogWriter(ledger, asyncio.get_running_loop())
        await writer.append(Line("t", 1, 1.0, "first"))
        both = [writer.append(Line("t", 1, 1.0, "a secret")), writer.append(Line("u", 1, 1.0, "other"))]
        found = await asyncio.gather(*both, return_exceptions=True)
        await writer.close()
        return found

    found = asyncio.run(write())
    assert isinstance(found[0], LineTaken)
    assert "a secret" not in str(found[0])
    assert found[1] is None
    assert [entry for _, entry in store.read_log("t")] == ["first"]
    assert [entry for _, entry in store.read_log("u")] == ["other"]


def test_the_last_lines_of_several_tables_are_told_at_once(store, ledger):
    opening = log.Opened("faraway", "1", "", "base", {}, "", [])
    ledger.write([line_of(id, 1, 0.0, opening) for id in ("long", "short", "other")])
    ledger.write([Line("long", n, float(n), "entry") for n in (2, 3)])
    assert store.last_lines(["long", "short", "nowhere"]) == {"long": 3, "short": 1}
    assert store.last_lines([]) == {}


def test_a_game_goes_on_after_a_restart(database):
    config = Config(database=database, limits=PLENTY)
    acknowledged = []
    with running_server(config) as server:
        table = server.table("Анна", "Boris")
        assert table.post("/chat", 0, {"id": "chat", "text": "Привет, \u0000 🎲"}).status_code == 200
        for number in range(8):
            for seat in [seat for seat in table.waiting() if seat in table.tokens]:
                moved = table.move(seat, id=f"move {number} of {seat}")
                assert moved.status_code == 200, moved.text
                acknowledged.append((seat, f"move {number} of {seat}", moved.json()["n"]))
    assert len(acknowledged) >= 8
    with running_server(config) as server:
        again = Table(server, table.id, table.tokens)
        for seat, id, n in acknowledged:
            assert again.post("/moves", seat, {"n": n, "id": id, "say": "x"}).json()["n"] == n
        assert again.scene()["n"] >= acknowledged[-1][2]
        again.play_on()
        assert again.get("/fairness").json()["verified"] is True


def test_what_is_kept_of_a_game_and_its_fairness_outlive_the_server(database):
    config = Config(database=database, bot_pause=0.0, limits=PLENTY)
    with running_server(config) as server:
        table = server.table("Anna", "Boris")
        table.play_on()
        record = table.get("/record").text
        begun = server.table("Anna", "Boris", clock={"seconds": 600})
    with running_server(config) as server:
        assert server.hub.store.find_clocked() == [begun.id]
        tokens = [table.tokens[0], begun.tokens[0]]
        listed = server.http.post("/api/mine", json={"tokens": tokens}).json()["tables"]
        assert {one["table"]: one["state"] for one in listed} == {table.id: "finished", begun.id: "playing"}
        again = Table(server, table.id, table.tokens)
        assert again.get("/kept").json()["record"] == record
        assert [again.get("/fairness").json()["verified"] for _ in range(2)] == [True, True]


def test_what_is_kept_late_does_not_replace_what_is_newer(store):
    for n in (1, 3, 2, 3):
        store.keep([KeptRow("some table", n, "card", f"after {n}")])
    assert store.read_kept("some table") == ("card", "after 3")


async def nothing() -> None:
    pass


def test_two_servers_on_one_database_do_not_overwrite_each_other(database, monkeypatch):
    config = Config(database=database, limits=PLENTY)
    with running_server(config) as one, running_server(config) as two:
        monkeypatch.setattr(two.hub, "catch_up", nothing)  # however long the moves take, nobody looks in between
        here = one.table("Anna", "Boris")
        there = Table(two, here.id, here.tokens)
        with there.socket(1) as boris:
            assert boris.until("scene")["n"] == 1
            assert here.move(0).status_code == 200
            late = there.move(1)
            assert late.status_code == 409
            assert late.json()["n"] == 2
            shown = boris.until("scene")
            assert (shown["n"], shown["prompt"]["waiting"]) == (2, [1])
        assert there.move(1).status_code == 200
        assert two.http.get("/healthz").status_code == 200


@pytest.mark.postgresql
def test_a_server_that_is_asked_to_stop_ends_although_its_database_hangs(cluster, tmp_path):
    server = Process(tmp_path, cluster.database())
    try:
        table, other = [server.running.table("Anna", "Boris") for _ in range(2)]
        assert table.move(0).status_code == 200
        stored = table.scene()["n"]
        cluster.freeze()
        try:
            assert table.move(1).status_code == 503
            assert other.get("/scene", 0).status_code == 200, "what is in memory can be seen"
            for path, body in (("tables", PLANS), ("mine", {"tokens": [table.tokens[0]]})):
                began = time.monotonic()
                assert server.running.http.post(f"/api/{path}", json=body).status_code == 503, path
                assert time.monotonic() - began < 20, "five seconds, and many more for a busy machine"
            assert server.stop() == 0
        finally:
            cluster.thaw()
    finally:
        server.kill()
    again = Process(tmp_path, server.database)
    try:
        assert Table(again.running, table.id, table.tokens).scene()["n"] >= stored
    finally:
        again.kill()


@pytest.mark.postgresql
def test_while_the_database_is_away_nothing_is_acknowledged(cluster):
    config = Config(database=cluster.database(), limits=PLENTY)
    with running_server(config) as server:
        table, other = server.table("Anna", "Boris"), server.table("Anna", "Boris")
        assert table.move(0).status_code == 200
        stored = table.scene()["n"]
        server.hub.live.pop(other.id)
        cluster.stop()
        try:
            moved = table.move(1)
            assert (moved.status_code, moved.json()["code"]) == (503, "storage")
            assert moved.json()["text"].startswith(CANNOT)
            assert table.scene(1)["n"] == stored
            assert other.get("/scene", 0).status_code == 503
            assert server.http.post("/api/tables", json=PLANS).status_code == 503
            assert server.http.get("/healthz").status_code == 503
        finally:
            cluster.start()
        assert other.scene(0)["n"] == 1
        assert table.move(1).status_code == 200
        assert server.http.get("/healthz").status_code == 200
        stored = table.scene()["n"]
    with running_server(config) as server:
        assert Table(server, table.id, table.tokens).scene()["n"] == stored


def test_a_database_server_that_is_not_there_is_one_sentence():
    address = f"postgresql://strannik@127.0.0.1:{free_port()}/tables"
    said = one_sentence("serve", "--port", "0", "--database", address)
    assert said.startswith("strannik: the database cannot be used: connection")


def test_a_missing_driver_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StorageFails, match=r"pip install 'psycopg\[binary\]'"):
        Store("postgresql://strannik@127.0.0.1/tables")


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("postgres://host/tables", "postgresql+psycopg"),
        ("postgresql://host/tables", "postgresql+psycopg"),
        ("postgresql+asyncpg://host/tables", "postgresql+asyncpg"),
        ("sqlite:///tables", "sqlite"),
    ],
)
def test_postgresql_is_spoken_to_by_psycopg_unless_another_driver_is_named(given, driver):
    from sqlalchemy import make_url

    assert with_driver(make_url(given)).drivername == driver
