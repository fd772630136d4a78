"""What is acknowledged is stored: killed servers, full disks, read-only files."""

import threading
import uuid

import httpx

from strannik.server.config import Config
from strannik.server.storage import checkpoint
from strannik.server.storage.migrate import migrate
from strannik.server.storage.store import Store
from strannik.server.storage.writer import Line
from tests.server.processes import Process, children_of, one_sentence, processes
from tests.server.running import PATIENCE, PLENTY, Running, Table, eventually, running_server


def test_after_kill_9_every_acknowledged_move_is_there(tmp_path):
    first = Process(tmp_path)
    try:
        table = first.running.politely().table("Anna", "Boris", "bot")
        acknowledged: list[tuple[str, int]] = []
        with table.socket(0) as anna:
            shown = anna.until("scene")
        for _ in range(12):
            mine = [seat for seat in table.waiting() if seat in table.tokens]
            if mine:
                id = uuid.uuid4().hex
                moved = table.move(mine[0], id=id)
                assert moved.status_code == 200
                acknowledged.append((id, moved.json()["n"]))
    finally:
        first.kill()
    second = Process(tmp_path)
    try:
        again = Table(second.running.politely(), table.id, table.tokens)
        scene = again.scene(0, n=shown["n"])
        assert scene["n"] >= acknowledged[-1][1]
        for id, n in acknowledged:
            same = again.post("/moves", 0, {"n": n, "id": id, "say": "x"})
            other = again.post("/moves", 1, {"n": n, "id": id, "say": "x"})
            assert [answer.json()["n"] for answer in (same, other) if answer.status_code == 200] == [n]
        again.play_on()
        assert again.get("/fairness").json()["verified"] is True
        assert second.stop() == 0
    finally:
        second.kill()


def test_a_killed_server_leaves_no_worker_behind(tmp_path):
    server = Process(tmp_path)
    try:
        server.running.table("Anna", "bot")
        children = eventually(lambda: set(children_of(server.pid)))
    finally:
        server.kill()
    eventually(lambda: not children & processes().keys())


def test_many_clients_lose_nothing_when_the_server_is_killed(tmp_path):
    """Several tables are played at once while the server dies under them."""
    first = Process(tmp_path)
    kept: dict[str, int] = {}
    tables = [first.running.table("Anna", "Boris") for _ in range(4)]
    enough = threading.Semaphore(0)

    def play(table: Table) -> None:
        own = Table(Running(first.running.port), table.id, table.tokens)
        try:
            for _ in range(500):
                for seat in own.waiting():
                    moved = own.move(seat)
                    if moved.status_code == 200:
                        kept[table.id] = moved.json()["n"]
                        enough.release()
        except (httpx.TransportError, IndexError, ValueError, KeyError):
            return

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    for player in players:
        player.start()
    for _ in range(20):
        assert enough.acquire(timeout=PATIENCE)
    first.kill()
    for player in players:
        player.join(PATIENCE)
    second = Process(tmp_path)
    try:
        for table in tables:
            assert Table(second.running, table.id, table.tokens).scene()["n"] >= kept.get(table.id, 1)
    finally:
        second.kill()


def test_a_full_disk_acknowledges_nothing(tmp_path):
    """The files of the server may not grow beyond a limit, which is what a full disk looks like."""
    process = Process(tmp_path, largest_file=150_000)
    try:
        server = process.running
        table = server.table("Anna", "Boris")
        stored = table.scene()["n"]
        refused = None
        for number in range(2000):
            answer = table.post("/chat", 0, {"id": f"chat {number}", "text": "x" * 500})
            if answer.status_code != 200:
                refused = answer
                break
            stored = answer.json()["n"]
        assert refused is not None
        assert refused.status_code == 503
        assert refused.json()["code"] == "storage"
        assert table.scene()["n"] == stored
        assert table.move(0).status_code == 503
        assert table.scene(0)["n"] == stored
        assert len(table.options(0)) == 3
        assert server.http.get("/healthz").status_code == 503
    finally:
        process.kill()
    again = Process(tmp_path)
    try:
        assert Table(again.running, table.id, table.tokens).scene()["n"] == stored
        assert Table(again.running, table.id, table.tokens).move(0).status_code == 200
    finally:
        again.kill()


def test_a_read_only_database_is_read_and_refuses_moves(tmp_path):
    path = tmp_path / "tables.sqlite3"
    with running_server(Config(database=f"sqlite:///{path}", limits=PLENTY)) as server:
        table = server.table("Anna", "Boris")
    with running_server(Config(database=f"sqlite:///file:{path}?mode=ro&uri=true", limits=PLENTY)) as server:
        same = Table(server, table.id, table.tokens)
        moved = same.move(0)
        assert moved.status_code == 503
        assert moved.json()["text"].startswith("The server cannot store anything now")
        assert same.scene(0)["n"] == 1
        assert server.http.post(same.url("/rematch"), headers=same.headers(0)).status_code == 409
        plans = {"game": "faraway", "seats": [{"kind": "mine", "name": "A"}, {"kind": "bot"}]}
        assert server.http.post("/api/tables", json=plans).status_code == 503


def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path):
    (tmp_path / "tables.sqlite3").write_bytes(b"this is no database at all" * 100)
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    assert "the database cannot be used" in one_sentence("serve", "--port", "0", "--database", database)


def test_a_port_that_is_taken_is_one_sentence(server: Running, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    said = one_sentence("serve", "--port", str(server.port), "--database", database)
    assert f"port {server.port}" in said


def test_tables_are_put_away_and_found_again(tmp_path):
    config = Config(database=f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY, idle_seconds=-1)
    with running_server(config) as server:
        table = server.table("Anna", "Boris")
        table.move(0)
        server.inside(server.hub.put_away)
        assert server.hub.live == {}
        assert table.waiting() == [1]
        with table.socket(0) as anna:
            anna.until("scene")
            server.inside(server.hub.put_away)
            assert table.id in server.hub.live


def test_the_write_ahead_log_is_brought_back_beside_the_moves(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint, "LINES", 3)
    path = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{path}")
    migrate(store)
    ledger = store.ledger()
    ledger.write([Line("table", n, 0.0, f"kept-{n}") for n in (1, 2)])
    assert b"kept-1" not in path.read_bytes()
    ledger.write([Line("table", 3, 0.0, "kept-3")])
    eventually(lambda: b"kept-3" in path.read_bytes())
    assert b"kept-1" in path.read_bytes()
    assert [entry for _, entry in store.read_log("table")] == ["kept-1", "kept-2", "kept-3"]
    ledger.close()
    store.close()
