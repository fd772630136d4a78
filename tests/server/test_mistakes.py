"""Bad input over HTTP: refused clearly, nothing changes, no traceback reaches the client."""

import pytest

from strannik.server.config import Config, Limits
from tests.server.running import PLENTY, Running, running_server


def check(response, status: int, code: str) -> None:
    assert response.status_code == status, response.text
    problem = response.json()
    assert problem["code"] == code
    assert problem["text"]
    assert "Traceback" not in response.text
    assert set(problem) <= {"code", "text", "clause", "n"}


def test_a_token_is_needed_and_must_be_right(server: Running):
    table = server.table("Anna", "Boris")
    body = {"n": 1, "id": "x", "say": "explore 1"}
    check(table.post("/moves", body=body), 401, "no-token")
    for token in ("forged", "Ж", table.tokens[0] + "x", table.tokens[0].lower() * 3):
        headers = {b"authorization": f"Bearer {token}".encode()}
        response = server.http.post(table.url("/moves"), headers=headers, json=body)
        assert response.status_code == 401
    other = server.table("Clara", "bot")
    stranger = server.http.post(table.url("/moves"), headers=other.headers(0), json=body)
    check(stranger, 401, "unknown-token")
    assert table.scene()["n"] == 1


def test_a_seat_speaks_only_for_itself(server: Running):
    table = server.table("Anna", "Boris")
    say = table.options(1)[0]
    check(table.move(0, say), 422, "not-on-offer")
    check(table.post("/seats/1", 0, method="DELETE"), 403, "not-your-seat")
    check(table.post("/seats/9", 0, method="DELETE"), 404, "no-such-seat")
    check(table.post("/seats/9/bot", 0, {}, method="PUT"), 404, "no-such-seat")


@pytest.mark.parametrize("id", ["nosuchtable0", "x", "a" * 100, "..%2F..%2Fetc", "%00%00%00%00%00%00%00%00"])
def test_an_unknown_table_is_not_found(server: Running, id: str):
    for path in ("", "/scene", "/view", "/record", "/timeline", "/replay", "/fairness", "/stream"):
        response = server.http.get(f"/api/tables/{id}{path}")
        assert response.status_code == 404
        assert response.json()["text"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xff",
        b'{"n": 1}',
        b'{"n": "1", "id": "x", "say": "explore 1"}',
        b'{"n": 1, "id": "", "say": "explore 1"}',
        b'{"n": 1, "id": "x", "say": "explore 1", "colour": 1}',
        b'{"n": -1, "id": "x", "say": "explore 1"}',
        b'{"n": 99999999999999999999, "id": "x", "say": "explore 1"}',
        b"[" * 30_000,
    ],
)
def test_a_malformed_body_is_refused(server: Running, body: bytes):
    table = server.table("Anna", "Boris")
    response = server.http.post(table.url("/moves"), headers=table.headers(0), content=body)
    check(response, 400, "unreadable")
    assert table.scene()["n"] == 1


def test_an_oversized_body_is_refused(server: Running):
    table = server.table("Anna", "Boris")
    large = b'{"n": 1, "id": "x", "say": "' + b"x" * 100_000 + b'"}'
    check(server.http.post(table.url("/moves"), headers=table.headers(0), content=large), 413, "too-large")

    def dripping():
        for _ in range(100):
            yield b"x" * 1000

    check(server.http.post(table.url("/moves"), headers=table.headers(0), content=dripping()), 413, "too-large")
    check(server.http.post("/api/records", content=b"x" * (2 * 1024 * 1024 + 1)), 413, "too-large")


def test_names_are_kept_short_and_plain(server: Running):
    script = "<script>alert(1)</script>"
    table = server.table(script, "open")
    assert table.get("").json()["seats"][0]["name"] == script
    seats = table.url("/seats")
    check(server.http.post(seats, json={"name": "\u200b\n\t"}), 422, "empty-name")
    check(server.http.post(seats, json={"name": ""}), 400, "unreadable")
    check(server.http.post(seats, json={"name": "x" * 41}), 400, "unreadable")
    check(server.http.post(seats, json={"name": "B", "seat": 0}), 409, "not-open")
    check(server.http.post(seats, json={"name": "B", "seat": 7}), 404, "no-such-seat")


def test_chat_is_limited(server: Running):
    table = server.table("Anna", "Boris")
    check(table.post("/chat", 0, {"id": "x", "text": ""}), 400, "unreadable")
    check(table.post("/chat", 0, {"id": "x", "text": "x" * 501}), 400, "unreadable")


def test_another_site_may_not_write(server: Running):
    table = server.table("Anna", "Boris")
    foreign = {**table.headers(0), "origin": "http://evil.example"}
    response = server.http.post(table.url("/chat"), headers=foreign, json={"id": "x", "text": "hi"})
    check(response, 403, "wrong-origin")
    own = {**table.headers(0), "origin": server.address}
    assert server.http.post(table.url("/chat"), headers=own, json={"id": "x", "text": "hi"}).status_code == 200


def test_addresses_that_do_not_exist(server: Running):
    check(server.http.get("/api/nothing"), 404, "unknown-page")
    check(server.http.get("/api/games/chess/rulebook"), 404, "unknown-game")
    check(server.http.patch("/api/tables"), 405, "method")
    check(server.http.get("/assets/../../secret.js"), 404, "unknown-page")
    check(server.http.get("/nothing.js"), 404, "unknown-page")
    check(server.http.get("/api/tables/abcdefghij/scene?n=no"), 400, "unreadable")
    check(server.http.get("/api/tables/abcdefghij/scene?lang=de"), 400, "unreadable")


def test_faces_are_found_by_valid_names_only(server: Running):
    base = next(game for game in server.http.get("/api/games").json()["games"] if game["id"] == "faraway")["faces"]
    assert server.http.get(f"{base}region-back.svg").status_code == 200
    for name in ("no-such-card", "..%2f..%2fsecret", "%00", "x" * 500, "<script>"):
        assert server.http.get(f"{base}{name}.svg").status_code == 404
    assert server.http.get("/faces/faraway/0000000000000000/en/region-back.svg").status_code == 404
    assert server.http.get("/faces/chess/1/en/x.svg").status_code == 404
    assert server.http.get(base.replace("/en/", "/de/") + "region-back.svg").status_code == 404


def test_a_client_that_asks_too_much_has_to_wait(tmp_path):
    limits = Limits(requests=8, requests_per_second=0.001, new_tables=2, new_tables_per_second=0.001)
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", limits=limits)) as server:
        server.table("Anna", "bot")
        server.table("Anna", "bot")
        plans = {"game": "faraway", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        refused = server.http.post("/api/tables", json=plans)
        check(refused, 429, "too-many")
        assert refused.headers["retry-after"] == "1"
        found = [server.http.get("/api/games").status_code for _ in range(8)]
        assert found[-1] == 429
        assert server.http.get("/healthz").status_code == 200


def test_too_many_watchers_are_turned_away_and_keep_nobody_from_their_seat(tmp_path):
    limits = Limits(watching=2, connections=3, windows=2)
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", limits=limits)) as server:
        table, other = server.table("Anna", "Boris"), server.table("Clara", "Dana")
        with table.socket() as one, table.socket() as two:
            assert one.next()["type"] == two.next()["type"] == "scene"
            with table.socket() as third, table.socket(0) as anna, table.socket(1) as boris:
                assert third.next()["code"] == "too-many-watching"
                assert anna.next()["seat"] == 0
                assert boris.next()["seat"] == 1
            with other.socket() as third, other.socket() as fourth, other.socket(0) as clara:
                assert third.next()["type"] == "scene"
                assert fourth.next()["code"] == "too-many-connections"
                assert clara.next()["seat"] == 0
        with table.socket(0) as one, table.socket(0) as two, table.socket(0) as three:
            assert one.next()["type"] == two.next()["type"] == "scene"
            assert three.next()["code"] == "too-many-windows"


def test_a_fault_of_ours_is_no_traceback_for_the_client(tmp_path, monkeypatch):
    config = Config(database=f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY)
    with running_server(config) as server:
        table = server.table("Anna", "Boris")
        monkeypatch.setattr("strannik.server.showing.presenter.Showing.whole", lambda *_: 1 / 0)
        check(table.get("/scene", 0), 500, "failed")
        monkeypatch.undo()
        assert table.get("/scene", 0).status_code == 200


def test_answers_are_marked_as_ours(server: Running):
    answer = server.http.get("/")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["content-type"].startswith("text/html")
