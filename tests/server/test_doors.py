"""Doors of the server that are shut: who asks for too much, who speaks for another site."""

import json
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from strannik.server import library
from strannik.server.config import Config
from strannik.server.library import installed
from strannik.server.showing import faces
from tests.server.running import PATIENCE, PLENTY, Running, eventually, running_server


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


@pytest.fixture
def own(tmp_path):
    """A server whose host lets another site play."""
    config = Config(f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY, origins=["https://friends.example/"])
    with running_server(config) as running:
        yield running


def test_a_game_that_could_not_be_loaded_once_is_tried_again(monkeypatch):
    monkeypatch.setattr(library, "_all", [])
    find, missing = library.installed, ["glow"]

    def without_files(id: str):
        if id in missing:
            raise OSError("too many open files")
        return find(id)

    monkeypatch.setattr(library, "installed", without_files)
    assert "glow" not in [game.id for game in library.playable()]
    missing.clear()
    assert "glow" in [game.id for game in library.playable()]


def test_games_looked_for_by_two_at_once_are_listed_once(monkeypatch):
    monkeypatch.setattr(library, "_all", [])
    both, ids = threading.Barrier(2), library.game_ids()

    def together() -> list[str]:
        both.wait(PATIENCE)
        return ids

    monkeypatch.setattr(library, "game_ids", together)
    with ThreadPoolExecutor(2) as two:
        for looked in [two.submit(library.playable) for _ in range(2)]:
            looked.result(PATIENCE)
    assert [game.id for game in library.playable()] == ids


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://127.0.0.1:99999999"])
def test_an_origin_that_means_nothing_is_another_site(server: Running, origin: str):
    refused(server.http.post("/api/tables", headers={"origin": origin}, json={}), 403, "wrong-origin")
    table = server.table("Anna", "Boris")
    with pytest.raises(Exception, match="403"):
        connect(table.live(), origin=origin, open_timeout=PATIENCE)


LONG = "x" * 30_000


def test_what_is_refused_may_be_long(server: Running):
    plans = [{"kind": "bot"}, {"kind": "bot"}]
    refused(
        server.http.post("/api/tables", json={"game": "faraway", "seats": plans, "options": {"variant": LONG}}),
        422,
        "bad-option",
    )
    refused(
        server.http.post("/api/tables", json={"game": "faraway", "seats": plans, "options": {LONG: 1}}),
        422,
        "bad-option",
    )
    refused(server.http.post("/api/tables", json={"game": "faraway", "seats": [{"kind": LONG}]}), 400, "unreadable")
    for game in ("faraway", "glow", "rollplayer", "nearfar"):
        answer = server.http.post(f"/api/games/{game}/score", json={LONG: LONG})
        assert answer.status_code in (200, 422)
    for spoilt in (LONG, json.dumps({"strannik": 1, "game": LONG}), json.dumps({"undo": int("9" * 4000)})):
        answer = server.http.post("/api/records", content=spoilt.encode())
        refused(answer, 422, "bad-record")
        assert len(answer.text) < 1000


@pytest.mark.parametrize("length", [61, 255, 256, 5000])
def test_a_long_address_is_no_file(server: Running, length: int):
    assert server.http.get(f"/{'x' * length}.js").status_code == 404
    assert server.http.get(f"/assets/{'x' * length}").status_code == 307


@pytest.mark.parametrize(
    ("path", "place"), [("/table/x", ".././#/table/x"), ("/rules", "./#/rules"), ("/a/b/c", "../.././#/a/b/c")]
)
def test_an_address_without_its_sign_leads_to_the_page(server: Running, path: str, place: str):
    answer = server.http.get(path)
    assert (answer.status_code, answer.headers["location"]) == (307, place)
    assert httpx.URL(server.address + path).join(place).path == "/"


def test_pictures_with_numbers_nobody_drew_do_not_fill_the_memory(server: Running, monkeypatch):
    album = faces.Album(200_000)
    monkeypatch.setattr(faces, "album", album)
    game = installed("rollplayer")
    base = faces.address(game, "en")
    names = [f"score-{number}-m{number}" for number in range(200)]
    kept = [server.http.get(f"{base}{name}.svg").status_code for name in names]
    assert 200 in kept
    assert album.filled <= album.room
    assert server.http.get(f"{base}score-{'9' * 55}-m1.svg").status_code == 404


def test_the_database_is_its_owners_alone(tmp_path):
    folder = tmp_path / "new" / "folder"
    with running_server(Config(f"sqlite:///{folder}/tables.sqlite3", limits=PLENTY)) as server:
        server.table("Anna", "Boris")
        for path in [folder, *folder.iterdir()]:
            assert stat.S_IMODE(Path(path).stat().st_mode) & 0o077 == 0, path


def test_a_database_that_others_could_read_is_shut(tmp_path):
    file = tmp_path / "tables.sqlite3"
    file.touch(0o644)
    file.chmod(0o644)
    with running_server(Config(f"sqlite:///{file}", limits=PLENTY)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_line_that_broke_for_a_moment_gives_no_seat_away(tmp_path):
    config = Config(f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY, grace_seconds=3.0)
    with running_server(config) as server:
        table = server.table("Anna", "Boris")
        with table.socket(0) as anna:
            anna.until("scene")
        live = server.hub.live[table.id]
        assert eventually(lambda: not live.company.seats(0))
        refused(table.post("/seats/0/bot", 1, {}, method="PUT"), 403, "not-away")
        assert eventually(lambda: table.post("/seats/0/bot", 1, {}, method="PUT").status_code == 200)


def test_a_late_yes_is_none_to_another_proposal(server: Running):
    table = server.table("Anna", "Boris")
    first = 0
    for _ in range(2):
        while table.scene(0)["undo"] is None or table.scene(0)["undo"]["kind"] != "consent":
            table.move(table.waiting()[0])
        assert table.undo(0, "consent").status_code == 200
        asked = table.scene(1)["table"]["proposal"]["n"]
        if first:
            refused(table.post("/consent", 1, {"n": first, "id": f"late {asked}", "agree": True}), 409, "stale")
            assert table.post("/consent", 1, {"n": asked, "id": "yes", "agree": True}).status_code == 200
        else:
            assert table.post("/consent", 0, {"n": asked, "id": "withdrawn", "agree": False}).status_code == 200
        first = asked


def test_a_long_chat_does_not_make_every_scene_long(server: Running):
    table = server.table("Anna", "Boris")
    for line in range(150):
        assert table.post("/chat", 0, {"id": str(line), "text": f"line {line}"}).status_code == 200
    said = [told["fields"]["text"] for told in table.scene(1)["log"] if told["event"] == "Chat"]
    assert said == [f"line {line}" for line in range(50, 150)]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("abc \u202egpj.exe", "abc gpj.exe"),
        ("one\ntwo\ttabs\0", "one two tabs"),
        ("\u2066hidden\u2069", "hidden"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("Привет — как дела?", "Привет — как дела?"),
    ],
)
def test_chat_is_kept_without_signs_that_nobody_can_see(server: Running, text: str, kept: str):
    table = server.table("Anna", "Boris")
    assert table.post("/chat", 0, {"id": "x", "text": text}).status_code == 200
    assert table.scene(1)["log"][-1]["fields"]["text"] == kept


def test_a_chat_of_nothing_is_refused(server: Running):
    table = server.table("Anna", "Boris")
    for nothing in (" ", "\u202e\u200b", "\u200d"):
        refused(table.post("/chat", 0, {"id": nothing, "text": nothing}), 422, "empty-chat")


def test_a_site_that_may_play_here_may_ask_and_read(own: Running):
    friend = {"origin": "https://friends.example"}
    asked = {"access-control-request-method": "POST", "access-control-request-headers": "authorization"}
    before = own.http.options("/api/tables", headers={**friend, **asked})
    assert before.status_code == 204
    assert before.headers["access-control-allow-origin"] == friend["origin"]
    assert "authorization" in before.headers["access-control-allow-headers"]
    made = own.http.post("/api/tables", headers=friend, json={"game": "faraway", "seats": [{"kind": "bot"}] * 2})
    assert made.status_code == 201
    assert made.headers["access-control-allow-origin"] == friend["origin"]
    assert "origin" in made.headers["vary"].lower()
    wrong = own.http.post("/api/tables", headers=friend, json={})
    assert (wrong.status_code, wrong.headers["access-control-allow-origin"]) == (400, friend["origin"])


def test_other_sites_may_not(own: Running):
    for origin in ("https://evil.example", "https://friends.example.evil.example", "null"):
        answer = own.http.get("/api/games", headers={"origin": origin})
        assert "access-control-allow-origin" not in answer.headers
        assert own.http.options("/api/tables", headers={"origin": origin}).status_code == 405
        refused(own.http.post("/api/tables", headers={"origin": origin}, json={}), 403, "wrong-origin")


def test_at_home_only_names_of_the_own_network_are_known(tmp_path):
    config = Config(f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY, at_home=True, origins=["https://tunnel.example"])
    with running_server(config) as server:
        for host in (
            "127.0.0.1:1",
            "192.168.1.5:8484",
            "[::1]:8484",
            "localhost",
            "anna-laptop:8484",
            "anna.local",
            "tunnel.example",
        ):
            assert server.http.get("/api/games", headers={"host": host}).status_code == 200, host
        for host in ("evil.example", "evil.example:8484", "127.0.0.1.evil.example"):
            refused(server.http.get("/api/games", headers={"host": host}), 421, "wrong-host")


def test_the_page_may_open_sockets_to_where_it_came_from_alone(server: Running):
    policy = server.http.get("/").headers["content-security-policy"]
    assert f"connect-src 'self' ws://127.0.0.1:{server.port} wss://127.0.0.1:{server.port};" in policy
    strange = server.http.get("/", headers={"host": "x; script-src *"}).headers["content-security-policy"]
    assert "connect-src 'self';" in strange


def test_a_token_in_an_address_is_none(server: Running):
    table = server.table("Anna", "Boris")
    query = {"token": table.tokens[0]}
    assert server.http.get(table.url("/scene"), params=query).json()["seat"] == -2
    with connect(table.live(**query), open_timeout=PATIENCE) as connection:
        assert json.loads(connection.recv(timeout=PATIENCE))["seat"] == -2
    with table.socket(0) as anna:
        assert anna.next()["seat"] == 0
        assert anna.connection.subprotocol == "strannik"


def test_sitting_down_again_with_the_same_token_is_sitting_down_once(server: Running):
    table = server.table("Anna", "open", "open")
    body = {"name": "Boris", "token": "b" * 32, "nonce": "0f" * 16}
    with ExitStack() as stack:
        clients = [stack.enter_context(httpx.Client(base_url=server.address)) for _ in range(3)]
        answers = [client.post(table.url("/seats"), json=body) for client in clients]
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.text for answer in answers}) == 1
    assert [seat["kind"] for seat in table.get("").json()["seats"]] == ["person", "person", "open"]
    assert table.get("").json()["nonces"] == ["", "0f" * 16, ""]
    for token in ("short", "b" * 31, "b" * 65, "b" * 31 + "!"):
        refused(server.http.post(table.url("/seats"), json={**body, "token": token}), 400, "unreadable")


def test_a_seat_and_its_place_in_the_index_are_stored_together(tmp_path, monkeypatch):
    with running_server(Config(f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY)) as server:
        table = server.table("Anna", "open")
        body = {"name": "Boris", "token": "b" * 32}
        monkeypatch.setattr("strannik.server.storage.index.SEAT", "INSERT INTO nowhere VALUES (:id, :seat, :key)")
        refused(server.http.post(table.url("/seats"), json=body), 503, "storage")
        assert table.get("").json()["seats"][1]["kind"] == "open"
        monkeypatch.undo()
        assert server.http.post(table.url("/seats"), json=body).status_code == 201
        mine = server.http.post("/api/mine", json={"tokens": [body["token"]]}).json()["tables"]
        assert [(one["table"], one["seat"]) for one in mine] == [(table.id, 1)]
        table.tokens[1] = body["token"]
        table.post("/seats/1", 1, method="DELETE")
        assert server.http.post("/api/mine", json={"tokens": [body["token"]]}).json()["tables"] == []


def test_who_makes_a_table_adds_to_chance_after_the_promise(server: Running):
    promised = server.http.post("/api/promises").json()["commitment"]
    seats = [{"kind": "mine", "nonce": "ab" * 16}, {"kind": "mine"}]
    body = {"game": "faraway", "seats": seats, "commitment": promised}
    made = server.http.post("/api/tables", json=body)
    assert made.status_code == 201
    info = server.http.get(f"/api/tables/{made.json()['table']}").json()
    assert (info["commitment"], info["nonces"]) == (promised, ["ab" * 16, ""])
    refused(server.http.post("/api/tables", json=body), 409, "unknown-promise")


def test_what_was_added_is_in_the_record_and_in_the_next_game(server: Running):
    table = server.table("Anna", "open")
    sat = server.http.post(table.url("/seats"), json={"name": "Boris", "nonce": "cd" * 16}).json()
    table.tokens[1] = sat["token"]
    table.play_on()
    assert json.loads(table.get("/record").text.splitlines()[0])["nonces"] == ["", "cd" * 16]
    fair = table.get("/fairness").json()
    assert (fair["verified"], fair["nonces"]) == (True, ["", "cd" * 16])
    uploaded = server.http.post("/api/records", content=table.get("/record").content).json()
    assert server.http.get(f"/api/tables/{uploaded['table']}/record").text == table.get("/record").text
    promised = server.http.post("/api/promises").json()["commitment"]
    following = table.post("/rematch", 1, {"commitment": promised, "nonce": "ef" * 16}).json()["table"]
    info = server.http.get(f"/api/tables/{following}").json()
    assert (info["commitment"], info["nonces"]) == (promised, ["ef" * 16, ""])


def test_who_watches_somebody_play_alone_is_shown_the_table_and_offered_nothing(server: Running):
    table = server.table("Anna", game="rollplayer")
    for _ in range(40):
        shown = table.scene()
        assert shown["scene"]["areas"]
        assert not shown["prompt"].get("options")
        assert not shown["prompt"].get("extras")
        assert table.get("/view").status_code == 200
        assert table.move(0).status_code == 200
