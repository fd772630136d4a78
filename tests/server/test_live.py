"""What is told as it happens: WebSocket and stream."""

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from strannik.server.config import Config, Limits
from strannik.server.library import installed
from tests.server.running import PATIENCE, PLENTY, Running, running_server


def patched(scene: dict, update: dict) -> dict:
    """The scene a client has after an update."""
    changes = update["changes"]
    areas = {area["id"]: area for area in scene["areas"]}
    for area in changes.get("areas", []):
        lay = {piece["id"]: piece for piece in areas.get(area["id"], {}).get("pieces", [])}
        pieces = [lay[piece] if isinstance(piece, str) else piece for piece in area.get("pieces", [])]
        areas[area["id"]] = {**area, "pieces": pieces} if pieces else area
    for gone in changes.get("gone", []):
        del areas[gone]
    panels = {panel["seat"]: panel for panel in [*scene["panels"], *changes.get("panels", [])]}
    rest = {key: changes[key] for key in ("layout", "status", "theme") if changes.get(key) is not None}
    return {**scene, **rest, "areas": areas.values(), "panels": [*panels.values()]}


def by_id(scene: dict) -> dict:
    return {**scene, "areas": {area["id"]: area for area in scene["areas"]}}


def test_a_client_in_step_has_the_same_scene_as_one_that_comes_later(server: Running):
    table = server.table("Anna", "Boris", options={"variant": "experienced"})
    with table.socket(0) as anna, table.socket() as watcher:
        seen = {"anna": anna.until("scene"), "watcher": watcher.until("scene")}
        scenes = {name: message["scene"] for name, message in seen.items()}
        n = seen["anna"]["n"]
        for _ in range(30):
            table.move(table.waiting()[0])
            for name, socket, seat in (("anna", anna, 0), ("watcher", watcher, -2)):
                update = socket.until("update")
                assert update["since"] == n
                for moment in [*update.get("frames", []), update]:
                    scenes[name] = patched(scenes[name], moment)
                whole = table.scene(seat)
                assert by_id(scenes[name]) == by_id(whole["scene"])
                assert update["prompt"] == whole["prompt"]
                assert update.get("undo") == whole["undo"]
            n = update["n"]


def test_moves_undo_and_chat_over_the_socket(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        shown = anna.until("scene")
        say = shown["prompt"]["options"][0]["say"]
        anna.send(type="move", n=shown["n"], id="m1", say=say)
        done = anna.until("done")
        assert done == {"type": "done", "id": "m1", "n": shown["n"] + 1}
        anna.send(type="undo", n=done["n"], id="m2", kind="retract")
        assert anna.until("done")["id"] == "m2"
        anna.send(type="chat", id="m3", text="hello")
        assert anna.until("done")["n"] == shown["n"] + 3
        anna.send(type="move", n=shown["n"], id="m4", say="explore 999")
        refused = anna.until("refused")
        assert (refused["id"], refused["code"]) == ("m4", "stale")
        anna.send(type="move", n=shown["n"] + 3, id="m5", say="explore 999")
        refused = anna.until("refused")
        assert (refused["code"], refused["clause"]) == ("not-on-offer", "core.not-on-offer")
        anna.send(type="consent", n=1, id="m6", agree=True)
        assert anna.until("refused")["code"] == "no-proposal"
        anna.send(type="ping")
        assert anna.until("pong")["at"] > 0


def test_the_language_changes_in_the_middle_of_a_game(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0, lang="en") as anna:
        assert anna.until("scene")["scene"]["title"] == "Faraway"
        anna.send(type="language", lang="ru")
        shown = anna.until("scene")
        assert shown["scene"]["title"] == "Дальние дали"
        assert shown["log"] == []
        table.move(0)
        assert anna.until("update")["since"] == shown["n"]


def test_when_the_game_is_over_nothing_that_was_shown_is_kept_and_everybody_is_told_all_the_same(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0, lang="en") as anna:
        anna.until("scene")
        table.play_on()
        live = server.hub.live[table.id]
        assert server.inside(lambda: [shown.scene for shown in live._shown.values()]) == [None]
        table.post("/chat", 1, {"id": "x", "text": "well played"})
        update = anna.until("update")
        while [told["event"] for told in update["events"]] != ["Chat"]:
            update = anna.until("update")
        assert not update["changes"].get("areas")
        assert "well played" in str(update["events"])
        anna.send(type="language", lang="ru")
        assert anna.until("scene")["scene"] == table.scene(0, lang="ru")["scene"]


def test_a_client_that_comes_back_hears_what_it_missed(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        n = anna.until("scene")["n"]
    table.move(0)
    table.move(1)
    table.post("/chat", 1, {"id": "x", "text": "are you there?"})
    with table.socket(0, n=n) as anna:
        shown = anna.until("scene")
        assert [told["event"] for told in shown["log"]].count("Explored") == 2
        assert shown["log"][-1]["event"] == "Chat"
        assert all(told["n"] > n for told in shown["log"])
        assert shown["n"] == n + 3


def test_who_is_here_is_told(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        anna.until("scene")
        anna.until("seats")
        with table.socket(1) as boris:
            boris.until("scene")
            assert anna.until("seats")["seats"][1]["here"] is True
        assert anna.until("seats")["seats"][1]["here"] is False
        with table.socket() as watcher:
            watcher.until("scene")
            assert anna.until("seats")["watching"] == 1


def test_two_windows_of_one_seat_see_the_same(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as one, table.socket(0) as two:
        first, second = one.until("scene"), two.until("scene")
        assert first["scene"] == second["scene"]
        table.move(0)
        assert one.until("update") == two.until("update")


def test_a_watcher_cannot_move(server: Running):
    table = server.table("Anna", "Boris")
    say = table.options(0)[0]
    with table.socket() as watcher:
        shown = watcher.until("scene")
        assert shown["seat"] == -2
        watcher.send(type="move", n=shown["n"], id="m", say=say)
        assert watcher.until("refused")["code"] == "no-token"
        watcher.send(type="chat", id="c", text="hi")
        assert watcher.until("refused")["code"] == "no-token"
    assert table.scene()["n"] == shown["n"]


def test_whoever_left_cannot_speak_for_the_seat_any_more(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        shown = anna.until("scene")
        table.post("/seats/0", 0, method="DELETE")
        anna.send(type="chat", id="c", text="still here")
        assert anna.until("refused")["code"] == "unknown-token"
    assert shown["seat"] == 0


@pytest.mark.parametrize(
    "nonsense", ["", "{", "[]", "null", '{"type":"dance"}', '{"type":"move"}', '{"type":"move","n":-1}', "\u0000" * 100]
)
def test_nonsense_is_refused_and_the_connection_goes_on(server: Running, nonsense: str):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        anna.until("scene")
        anna.connection.send(nonsense)
        assert anna.until("refused")["code"] == "unreadable"
        anna.send(type="ping")
        anna.until("pong")


def test_bytes_are_read_like_text(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        anna.connection.send(b'{"type":"ping"}')
        anna.until("pong")
        anna.connection.send(b"\xff\xfe")
        assert anna.until("refused")["code"] == "unreadable"


def test_a_message_that_is_too_long_ends_the_connection_but_not_the_table(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(0) as anna:
        anna.until("scene")
        anna.send(type="chat", id="c", text="x" * 100_000)
        with pytest.raises(ConnectionClosed):
            anna.until("done")
    assert table.move(0).status_code == 200


def test_a_forged_token_is_refused_at_the_door(server: Running):
    table = server.table("Anna", "Boris")
    with connect(table.live(), subprotocols=["strannik", "token.forged"], open_timeout=PATIENCE) as connection:
        assert json.loads(connection.recv(timeout=PATIENCE))["code"] == "unknown-token"
        with pytest.raises(ConnectionClosed):
            connection.recv(timeout=PATIENCE)


def test_another_site_may_not_connect(server: Running):
    table = server.table("Anna", "Boris")
    mine = table.protocols(0)
    with pytest.raises(Exception, match="403"):
        connect(table.live(), origin="http://evil.example", subprotocols=mine, open_timeout=PATIENCE)
    with connect(table.live(), origin=server.address, subprotocols=mine, open_timeout=PATIENCE) as connection:
        assert json.loads(connection.recv(timeout=PATIENCE))["type"] == "scene"


def test_a_flood_is_refused_and_cut_off_while_others_play_on(tmp_path):
    limits = Limits(messages=5, messages_per_second=0.001)
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0.0, limits=limits)) as server:
        table = server.table("Anna", "Boris")
        with table.socket(0) as flood, table.socket(1) as boris:
            shown = boris.until("scene")
            for _ in range(5 + 20 + 1):
                flood.send(type="ping")
            answers = [flood.until("pong", "refused") for _ in range(5 + 20)]
            assert [one["type"] for one in answers] == ["pong"] * 5 + ["refused"] * 20
            assert answers[-1]["code"] == "too-many"
            with pytest.raises(ConnectionClosed):
                flood.until("pong")
            boris.send(type="move", n=shown["n"], id="m", say=shown["prompt"]["options"][0]["say"])
            assert boris.until("done")["id"] == "m"


def test_the_stream_tells_the_same(server: Running):
    table = server.table("Anna", "Boris")
    address = f"{server.address}{table.url('/stream')}"
    with httpx.stream("GET", address, headers=table.headers(0), timeout=PATIENCE) as stream:
        lines = stream.iter_lines()
        first = json.loads(next(lines))
        assert (first["type"], first["seat"]) == ("scene", 0)
        table.move(0)
        found = [json.loads(next(lines))["type"] for _ in range(2)]
        assert found == ["seats", "update"]


def test_a_move_that_cannot_be_shown_to_somebody_stands_all_the_same(tmp_path, monkeypatch):
    config = Config(database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0.0, limits=PLENTY)
    with running_server(config) as server:
        table = server.table("Anna", "Boris")
        assert table.move(0).status_code == 200
        with table.socket(1) as boris:
            shown = boris.until("scene")
            say = shown["prompt"]["options"][0]["say"]
            monkeypatch.setattr(installed("faraway"), "scene", lambda *_: 1 / 0)
            assert table.move(1, say, shown["n"]).status_code == 200
            with pytest.raises(ConnectionClosed):
                boris.until("update")
            monkeypatch.undo()
        with table.socket(1) as boris:
            assert boris.until("scene")["n"] == shown["n"] + 1
