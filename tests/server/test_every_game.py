"""Every installed game is played to its end over the server, seen by a seat and by a spectator, in both languages."""

import pytest

from strannik.server.library import playable
from tests.server.running import Running, Table


def new_table(server: Running, id: str) -> Table:
    """One person and as many random bots as the smallest game needs."""
    game = next(game for game in playable() if game.id == id)
    mode = min(game.modes, key=lambda mode: abs(mode.fewest - 2))
    seats = [{"kind": "mine", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * (mode.fewest - 1)]
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
                # A bot used what it may use at any time, so the question was asked anew.
                assert message["code"] == "stale", message
                continue
            assert all(told["sentence"] for told in message["events"])
            options, n = message["prompt"].get("options", []), message["n"]
            state = message["table"]["state"] if "table" in message else state
        assert state == "finished"
    result = table.scene(0)["result"]
    assert len(result["sheets"]) == len(shown["table"]["seats"])
    assert table.get("/fairness").json()["verified"] is True
    assert table.get("/replay", n=5, seat=0, lang="ru").status_code == 200
    assert table.get("/timeline", lang="ru").status_code == 200


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
