"""What one guest does costs the others nothing: databases that hang, long games, pictures."""

import asyncio
import gzip
import json
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from strannik.server import app
from strannik.server.config import Config
from strannik.server.playing import hub
from strannik.server.playing.hub import A_TABLE
from strannik.server.showing import faces
from strannik.server.storage import writer as writing
from strannik.server.storage.failure import NoAnswer, StorageFails
from strannik.server.storage.migrate import migrate
from strannik.server.storage.store import Store
from strannik.server.storage.writer import Line, LogWriter
from strannik.server.web.routes import finished
from tests.server.processes import one_sentence
from tests.server.running import PATIENCE, PLENTY, Running, eventually, running_server


def config(folder: Path, **more) -> Config:
    return Config(**{"database": f"sqlite:///{folder}/t.sqlite3", "bot_pause": 0.0, "limits": PLENTY, **more})


class Frozen:
    """A database that takes nothing until it thaws."""

    def __init__(self) -> None:
        self.thawed = threading.Event()
        self.lines: list[Line] = []

    def write(self, lines) -> None:
        self.thawed.wait()
        self.lines += lines

    def close(self) -> None:
        pass


def test_nobody_waits_for_a_database_that_hangs_and_it_is_used_again_when_it_goes_on(monkeypatch):
    monkeypatch.setattr(writing, "ANSWER_SECONDS", 0.3)
    monkeypatch.setattr(writing, "LOOK_SECONDS", 0.05)

    async def scenario() -> None:
        ledger = Frozen()
        writer = LogWriter(ledger, asyncio.get_running_loop())
        hanging = writer.append(Line("hanging", 1, 0.0, "x"))
        await asyncio.sleep(0.1)
        behind = writer.append(Line("behind", 1, 0.0, "x"))
        for stored in (hanging, behind):
            with pytest.raises(NoAnswer):
                await stored
        assert not await writer.try_out()
        ledger.thawed.set()
        assert await writer.try_out()
        await writer.append(Line("later", 1, 0.0, "x"))
        await writer.close()
        # The first was on its way already; nothing that failed before it was begun is stored afterwards.
        assert [line.table_id for line in ledger.lines if line != writing.PROBE] == ["hanging", "later"]

    asyncio.run(scenario())


def test_a_database_held_by_another_process_refuses_all_and_recovers_by_itself(tmp_path, monkeypatch):
    monkeypatch.setattr(writing, "LOCKED_SECONDS", 0.3)
    with running_server(config(tmp_path)) as server:
        tables = [server.table("Anna", "Boris") for _ in range(3)]
        other = sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert [made.move(0).status_code for made in tables] == [503] * 3
        assert server.http.get("/healthz").status_code == 503
        other.execute("ROLLBACK")
        other.close()
        assert server.http.get("/healthz").json()["status"] == "ok"
        assert [made.move(0).status_code for made in tables] == [200] * 3


def test_a_line_that_was_not_answered_is_not_tried_once_more_alone():
    class Held(Frozen):
        def write(self, lines) -> None:
            self.lines += lines
            raise NoAnswer("held by somebody else")

    async def scenario() -> list[Line]:
        ledger = Held()
        writer = LogWriter(ledger, asyncio.get_running_loop())
        stored = [writer.append(Line(f"t{number}", 1, 0.0, "x")) for number in range(5)]
        assert all([isinstance(one, NoAnswer) for one in await asyncio.gather(*stored, return_exceptions=True)])
        await writer.close()
        return ledger.lines

    assert len(asyncio.run(scenario())) == 5


def test_a_database_of_a_later_version_is_one_sentence(tmp_path):
    url = f"sqlite:///{tmp_path}/t.sqlite3"
    store = Store(url)
    migrate(store)
    store.close()
    with sqlite3.connect(tmp_path / "t.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    said = one_sentence("serve", "--port", "0", "--database", url)
    assert "made by a later version of Strannik" in said


def taken_line(tmp_path: Path, table) -> None:
    """Another server writes the table's next line."""
    entry = json.dumps({"type": "chat", "seat": 0, "text": "from elsewhere", "id": "other"})
    n = table.scene()["n"] + 1
    with sqlite3.connect(tmp_path / "t.sqlite3") as database:
        database.execute("INSERT INTO log VALUES (?, ?, ?, ?)", (table.id, n, time.time(), entry))


def test_a_bot_whose_line_was_taken_moves_all_the_same(tmp_path, monkeypatch):
    with running_server(config(tmp_path, bot_pause=0.5)) as server:
        made = server.table("Anna", "bot")
        with made.socket(0) as anna:
            anna.until("scene")
            taken_line(tmp_path, made)
            eventually(lambda: made.waiting() == [0])
        assert "from elsewhere" in str(made.scene(0)["log"])


def test_what_was_not_stored_is_gone_even_if_the_table_cannot_be_read_anew(tmp_path):
    with running_server(config(tmp_path)) as server:
        made = server.table("Anna", "Boris")
        live = server.hub.live[made.id]

        async def unreadable():
            raise StorageFails("cannot be read")

        live.reload = unreadable
        taken_line(tmp_path, made)
        assert made.move(0).status_code == 503
        assert (live.table.n, made.waiting()) == (1, [0, 1])


def test_the_list_of_tables_waits_for_no_database_that_hangs(tmp_path, monkeypatch):
    """Not even where a table must be read from its log, since nothing is kept of it and it cannot be opened."""
    with running_server(config(tmp_path)) as server:
        monkeypatch.setattr(server.hub, "keep_soon", lambda live: None)
        made = server.table("Anna", "Boris")
        server.hub.live.clear()
        server.hub.threads.patience = 0.3
        thawed = threading.Event()
        read, asked = server.hub.store.read_log, []

        def hangs_at_the_second_question(id):
            asked.append(id)
            if len(asked) > 1:
                thawed.wait()
            return read(id)

        monkeypatch.setattr(server.hub.store, "read_log", hangs_at_the_second_question)
        monkeypatch.setattr(hub, "read_table", lambda *what: 1 / 0)
        answer = server.http.post("/api/mine", json={"tokens": [made.tokens[0]]})
        thawed.set()
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert len(asked) == 2


def a_record(server: Running) -> str:
    made = server.table("Anna", "Boris")
    made.play_on()
    return made.get("/record").text


def test_an_uploaded_game_is_kept_and_takes_no_memory_until_somebody_looks(tmp_path):
    with running_server(config(tmp_path)) as server:
        text = a_record(server)
        before = set(server.hub.live)
        ids = [server.http.post("/api/records", content=text).json()["table"] for _ in range(3)]
        assert set(server.hub.live) == before
        shown = server.http.get(f"/api/tables/{ids[0]}/timeline").json()
        assert shown["table"]["state"] == "finished"
        assert set(server.hub.live) == {*before, ids[0]}


def test_uploads_of_long_ago_are_removed_and_nothing_else(tmp_path):
    with running_server(config(tmp_path, upload_days=-1.0)) as server:
        text = a_record(server)
        server.table("bot", "bot")
        open_table = server.table("open", "open")
        id = server.http.post("/api/records", content=text).json()["table"]
        loop = server.hub.writer.loop
        assert asyncio.run_coroutine_threadsafe(server.hub.remove_old_uploads(), loop).result(30) == 1
        assert server.http.get(f"/api/tables/{id}").status_code == 404
        assert open_table.state() == "gathering"
        assert asyncio.run_coroutine_threadsafe(server.hub.remove_old_uploads(), loop).result(30) == 0


def test_a_record_of_too_many_lines_is_refused(tmp_path):
    with running_server(config(tmp_path, limits=replace(PLENTY, record_lines=10))) as server:
        refused = server.http.post("/api/records", content=a_record(server), headers={"accept-language": "ru"})
        assert (refused.status_code, refused.json()["code"]) == (413, "record-too-long")
        assert "10" in refused.json()["text"]


def test_of_too_much_in_memory_the_longest_unused_goes_and_comes_back(tmp_path):
    with running_server(config(tmp_path, moves_in_memory=3 * (A_TABLE + 1))) as server:
        made = [server.table("Anna", "Boris") for _ in range(5)]
        assert list(server.hub.live) == [table.id for table in made[-3:]]
        assert made[0].waiting() == [0, 1]
        assert made[0].id in server.hub.live


def test_a_finished_game_is_checked_once_however_many_ask(tmp_path, monkeypatch):
    with running_server(config(tmp_path)) as server:
        checked = []
        monkeypatch.setattr(finished, "verify", lambda *what: checked.append(threading.current_thread().name))
        made = server.table("Anna", "Boris")
        made.play_on()
        assert [made.get("/fairness").json()["verified"] for _ in range(5)] == [True] * 5
        assert len(checked) == 1
        assert checked[0].startswith("checking")


def test_a_picture_is_drawn_beside_the_event_loop_and_once(tmp_path, monkeypatch):
    with running_server(config(tmp_path)) as server:
        drawn = []
        draw = faces.draw

        def watched(*what):
            drawn.append(threading.current_thread().name)
            return draw(*what)

        monkeypatch.setattr(faces, "draw", watched)
        cover = server.http.get("/api/games").json()["games"][0]["cover"]
        assert server.http.get(cover).status_code == 200
        assert [name.startswith("drawing") for name in drawn] == [True]


def test_games_are_loaded_beside_the_event_loop_and_only_who_asks_for_them_waits(tmp_path, monkeypatch):
    let_go, loaded = threading.Event(), []

    def slowly() -> None:
        loaded.append(threading.current_thread())
        let_go.wait()

    monkeypatch.setattr(app, "load_games", slowly)
    with running_server(config(tmp_path)) as server, ThreadPoolExecutor() as others:
        asked = others.submit(httpx.get, f"{server.address}/api/games", timeout=PATIENCE)
        assert [server.http.get("/healthz").status_code for _ in range(20)] == [200] * 20
        assert server.http.get("/").status_code == 200
        assert not asked.done()
        assert server.inside(threading.current_thread) not in loaded
        let_go.set()
        assert len(asked.result().json()["games"]) >= 5


def test_a_large_answer_is_packed_beside_the_event_loop(tmp_path, monkeypatch):
    with running_server(config(tmp_path)) as server:
        packed = []
        compress = gzip.compress

        def watched(data, level):
            packed.append((len(data) > 64 * 1024, threading.current_thread().name))
            return compress(data, level)

        made = server.table("Anna", "Boris")
        for number in range(120):
            made.post("/chat", 0, {"id": str(number), "text": "long " * 90})
        monkeypatch.setattr(gzip, "compress", watched)
        answer = httpx.get(f"{server.address}{made.url('/scene')}")
        assert len(answer.json()["log"]) >= 100
        large = [name for is_large, name in packed if is_large]
        assert large
        assert not any(name.startswith("Thread-") for name in large)
