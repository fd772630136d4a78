"""Finished games: records, replay from any seat, fairness, and records that come from elsewhere."""

import json
from typing import Any

import pytest

from strannik.box.replay import verify
from strannik.box.shelf import find_game
from strannik.core.record import read_record
from tests.server.running import Running, Table


@pytest.fixture(scope="module")
def finished(server: Running) -> Table:
    """A game of two people that is over, with something retracted and something said."""
    table = server.table("Anna", "Boris", "Clara")
    table.move(0)
    table.move(1)
    table.undo(0, "retract")
    table.post("/chat", 0, {"id": "chat", "text": "good luck"})
    table.play_on()
    return table


def test_the_record_can_be_verified_by_anybody(finished: Table):
    record = finished.get("/record")
    assert record.status_code == 200
    assert "attachment" in record.headers["content-disposition"]
    entries = read_record(record.text, "record")
    match = verify(find_game("faraway"), entries, "record")
    assert match.position.finished
    assert '"unsay":0' in record.text
    assert "good luck" not in record.text


def test_the_server_verifies_too(finished: Table):
    fair = finished.get("/fairness", lang="ru").json()
    assert fair["verified"] is True
    assert fair["commitment"] == finished.get("").json()["commitment"]
    assert fair["seed"] == finished.scene()["result"]["seed"]
    assert fair["text"].startswith("Честно")


def hands_in(replayed: dict[str, Any]) -> set[int]:
    """The regions that lie open in somebody's hand."""
    hands = [area for area in replayed["scene"]["areas"] if area["id"].startswith("hand")]
    return {piece["thing"] for area in hands for piece in area.get("pieces", []) if piece.get("thing")}


def test_replay_shows_every_moment_from_every_seat(finished: Table):
    timeline = finished.get("/timeline").json()["moves"]
    assert timeline[0]["n"] == 1
    assert all(move["label"] for move in timeline)
    last = len(timeline)
    start = finished.get("/replay", n=0, seat=0).json()
    assert (start["n"], start["last"], start["seat"]) == (0, last, 0)
    assert start["result"] is None
    assert start["events"] == []
    hand = next(area for area in start["scene"]["areas"] if area["id"] == "hand")
    assert {f"explore {piece['thing']}" for piece in hand["pieces"]} >= {timeline[0]["say"]}
    explored = [finished.get("/replay", n=n).json()["events"] for n in range(1, 6)]
    assert "Explored" in [told["event"] for events in explored for told in events]
    end = finished.get("/replay", n=last + 100).json()
    assert end["n"] == last
    assert end["result"]["winners"] == finished.scene()["result"]["winners"]
    assert finished.get("/replay", seat=3).status_code == 404
    hands = {seat: hands_in(finished.get("/replay", n=0, seat=seat).json()) for seat in (0, 1, 2, -1, -2)}
    assert hands[0]
    assert hands[1]
    assert hands[-1] == hands[0] | hands[1] | hands[2]
    called = [area["label"] for area in finished.get("/replay", n=0, seat=-1).json()["scene"]["areas"]]
    assert "Anna: path" in called
    assert not [label for label in called if label.startswith("Your")]
    assert hands[-2] == set()
    assert finished.get("/replay", seat=-3).status_code == 400


def test_a_record_from_elsewhere_is_verified_and_can_be_replayed(server: Running, finished: Table):
    text = finished.get("/record").text
    read = server.http.post("/api/records", content=text.encode())
    assert read.status_code == 201
    answer = read.json()
    assert answer["game"] == "faraway"
    assert answer["points"] == [sheet["total"] for sheet in finished.scene()["result"]["sheets"]]
    copy = Table(server, answer["table"], {})
    assert copy.state() == "finished"
    assert [seat["name"] for seat in copy.get("").json()["seats"]] == ["Anna", "Boris", "Clara"]
    assert copy.get("/record").text == text
    assert copy.get("/fairness").json()["verified"] is True
    assert copy.get("/replay", n=3, seat=1).status_code == 200


@pytest.mark.parametrize("spoil", ["seed", "move", "result", "header", "cut", "nothing", "noise", "game"])
def test_a_spoilt_record_is_refused_and_says_why(server: Running, finished: Table, spoil: str):
    lines = finished.get("/record").text.splitlines()
    entries = [json.loads(line) for line in lines]
    match spoil:
        case "seed":
            entries[-1]["seed"] = "0" * 64
        case "move":
            next(entry for entry in entries if "say" in entry)["say"] = "explore 999"
        case "result":
            entries[-1]["result"]["points"][0] += 1
        case "header":
            entries[0]["content"] = "0" * 16
        case "cut":
            entries = entries[:-1]
        case "nothing":
            entries = []
        case "game":
            entries[0]["game"] = "chess"
    text = "noise" if spoil == "noise" else "\n".join(json.dumps(entry) for entry in entries)
    refused = server.http.post("/api/records", content=text.encode())
    assert refused.status_code == 422
    assert refused.json()["code"] == "bad-record"
    assert len(refused.json()["text"]) > 20


def test_a_refused_record_is_answered_in_the_readers_language(server: Running, finished: Table):
    text = finished.get("/record").text.replace('"say":"explore ', '"say":"explore 9', 1)
    told = {
        lang: server.http.post(f"/api/records?lang={lang}", content=text.encode()).json()["text"]
        for lang in ("ru", "en")
    }
    assert "строка" in told["ru"]
    assert "line" in told["en"]


def test_a_running_game_keeps_its_record_to_itself(server: Running):
    table = server.table("Anna", "Boris")
    table.move(0)
    for path in ("/record", "/timeline", "/replay", "/fairness"):
        refused = table.get(path, 0)
        assert refused.status_code == 409
        assert refused.json()["code"] == "still-playing"


@pytest.mark.parametrize(("language", "said"), [("en", "The game is over. "), ("ru", "Игра окончена. ")])
def test_a_solo_game_ends_with_a_title_in_the_log(server: Running, language: str, said: str):
    table = server.table("Anna", game="rollplayer", mode="solo")
    table.play_on()
    shown = table.scene(0, lang=language)
    told = [one["sentence"] for one in shown["log"] if one["event"] == "Finished"]
    assert told == [f"{said}{shown['result']['outcome']}"]
