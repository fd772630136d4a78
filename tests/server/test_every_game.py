"""Every installed game is played to its end over the server, seen by a seat and by a spectator, in both languages."""

import pytest

from strannik.core.chance import Chance
from strannik.core.zones import WATCHER
from strannik.server.library import playable
from strannik.server.showing.presenter import Company, Reader, Showing
from strannik.table import log
from tests.server.running import Running, Table
from tests.table.tables import new_running


def new_table(server: Running, id: str) -> Table:
    """One person and as many bots as the smallest game needs; they know where a long way leads."""
    game = next(game for game in playable() if game.id == id)
    mode = min(game.modes, key=lambda mode: abs(mode.fewest - 2))
    seats = [{"kind": "mine", "name": "Anna"}, *[{"kind": "bot", "bot": "greedy"}] * (mode.fewest - 1)]
    made = server.http.post("/api/tables", json={"game": id, "mode": mode.name, "seats": seats}).json()
    return Table(server, made["table"], {key["seat"]: key["token"] for key in made["seats"]})


@pytest.mark.parametrize("id", [game.id for game in playable()])
def test_it_is_played_to_its_end(server: Running, id: str):
    table = new_table(server, id)
    with table.socket(0, lang="ru") as anna, table.socket(lang="en") as watcher:
        shown = anna.until("scene")
        assert watcher.until("scene")["scene"]["title"]
        options, n, state = shown["prompt"].get("options", []), shown["n"], shown["table"]["state"]
        for turn in range(3000):
            if state == "finished":
                break
            open_ones = [option["say"] for option in options if "closed" not in option]
            if open_ones:
                anna.send(type="move", n=n, id=str(turn), say=open_ones[turn % len(open_ones)])
            message = anna.until("update", "refused")
            if message["type"] == "refused":
                # A bot used what it may use at any time: the question is asked anew, and answered only then.
                assert message["code"] == "stale", message
                options = []
                continue
            assert all(told["sentence"] for told in message["events"])
            options, n = message["prompt"].get("options", []), message["n"]
            state = message["table"]["state"] if "table" in message else state
        assert state == "finished"
    result = table.scene(0)["result"]
    assert len(result["sheets"]) == len(shown["table"]["seats"])
    assert table.get("/fairness").json()["verified"] is True
    assert table.get("/replay", n=5, seat=0, lang="ru").status_code == 200
    moves = table.get("/timeline", lang="ru").json()["moves"]
    numbered = [move["label"] for move in moves if move["label"].startswith("Вариант")]
    assert id != "aftermath" or not numbered, "its ways go by their own words"


@pytest.mark.parametrize("id", [game.id for game in playable()])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_its_rules_pad_and_cover_are_there(server: Running, id: str, lang: str):
    info = next(
        game for game in server.http.get("/api/games", params={"lang": lang}).json()["games"] if game["id"] == id
    )
    assert server.http.get(info["cover"]).status_code == 200
    assert server.http.get(f"/api/games/{id}/rulebook", params={"lang": lang}).json()["chapters"]
    pad = server.http.get(f"/api/games/{id}/score", params={"lang": lang}).json()
    assert pad["schema"]


@pytest.mark.parametrize("id", [game.id for game in playable()])
def test_an_answer_under_seal_changes_nobody_elses_scene(id: str):
    """The server counts on it: after such a move it does not lay out the table for the others again."""
    game = next(game for game in playable() if game.id == id)
    running = new_running(game, "sealed")
    chance = Chance("sealed", len(running.seats))
    readers = [Reader(seat, "en") for seat in (*range(len(running.seats)), WATCHER)]
    for _ in range(300):
        if running.state == "finished":
            break
        seat = chance.pick(running.waiting())
        assert running.match is not None
        offer = running.match.position.offers[seat]
        before = {reader: Showing("t", running, reader, Company()).scene() for reader in readers}
        moved = running.apply(log.Moved(seat, str(offer[chance.below(len(offer))])), 1.0)
        if moved.only_said:
            assert moved.told == []
            for reader in readers:
                if reader.seat != seat:
                    assert Showing("t", running, reader, Company()).scene() == before[reader]


@pytest.mark.parametrize("id", [game.id for game in playable()])
def test_taking_back_is_called_what_the_choice_was_called(id: str):
    """A thing may look like a number and yet be a place with a name."""
    game = next(game for game in playable() if game.id == id)
    running = new_running(game, "named")
    chance = Chance("named", len(running.seats))
    compared = 0
    for _ in range(300):
        if running.state == "finished":
            break
        seat = chance.pick(running.waiting())
        assert running.match is not None
        prompt = Showing("t", running, Reader(seat, "ru"), Company()).prompt()
        assert prompt is not None
        chosen = chance.pick([option for option in prompt.options if option.closed is None])
        running.apply(log.Moved(seat, chosen.say), 1.0)
        undo = Showing("t", running, Reader(seat, "ru"), Company()).undo()
        if undo is not None and undo.say == chosen.say:
            assert undo.label == chosen.label
            compared += 1
    assert compared > 0


@pytest.mark.parametrize("id", [game.id for game in playable() if game.fewest == 1])
def test_one_can_watch_somebody_play_alone(server: Running, id: str):
    game = next(game for game in playable() if game.id == id)
    mode = next(mode for mode in game.modes if mode.fewest == 1)
    table = server.table("Anna", game=id, mode=mode.name)
    with table.socket() as watcher:
        assert watcher.until("scene")["seat"] == WATCHER
        for _ in range(10):
            assert table.move(0).status_code == 200
            shown = watcher.until("update")["prompt"]
            assert shown.get("options", []) + shown.get("extras", []) == []
            assert table.get("/scene").status_code == 200
            assert table.get("/view").json()["options"] == []
