"""What happens between two questions is sent as the moments it consists of, to everybody with their own secrets."""

import json

import pytest

from strannik.server import library
from strannik.server.config import Config
from strannik.server.library import installed
from tests.core import toy_raid
from tests.core.toy_raid.rules import HARD
from tests.server.running import PLENTY, running_server


@pytest.fixture
def raid(tmp_path, monkeypatch):
    """A server on which the raid is installed."""
    known = library.find_game
    monkeypatch.setattr(library, "find_game", lambda id: toy_raid.GAME if id == toy_raid.GAME.id else known(id))
    installed.cache_clear()
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY)) as server:
        yield server.table("Anna", "Boris", game=toy_raid.GAME.id)
    installed.cache_clear()


def rest(table, seat: int, id: str) -> dict:
    return table.post("/moves", seat, {"n": table.scene(seat)["n"], "id": id, "say": "rest"}).json()


def lines(changes: dict) -> dict[str, str]:
    """The lines of the only area there is."""
    text = [line for area in changes.get("areas", []) for line in area["text"]]
    return dict(line.split(": ", 1) for line in text)


def logs(text: str) -> int:
    return len(json.loads(text))


def test_five_blows_are_sent_as_five_moments(raid):
    with raid.socket(0) as anna, raid.socket(1) as boris, raid.socket() as watcher:
        before = lines({"areas": anna.until("scene")["scene"]["areas"]})
        boris.until("scene")
        watcher.until("scene")
        rest(raid, 0, "a")
        accepted = rest(raid, 1, "b")
        updates = []
        for socket in (anna, boris, watcher):
            for _ in range(9):
                update = socket.until("update")
                if update.get("frames"):
                    break
            updates.append(update)
    frames = updates[0]["frames"]
    assert [frame["events"] for frame in frames] == [1, 2, 3, 4, 5]
    assert [told["event"] for told in updates[0]["events"]] == ["Struck"] * 5
    # What each blow did is in its own moment: a hard one breaks a log, any other leaves the wall as it was.
    hard = [told["fields"]["roll"] >= HARD for told in updates[0]["events"]]
    walls = [lines(frame["changes"]).get("wall") for frame in frames]
    assert [wall is not None for wall in walls] == hard
    standing = [logs(wall) for wall in walls if wall is not None]
    assert standing == [logs(before["wall"]) - broken for broken in range(1, sum(hard) + 1)]
    # Each sees their own hand in every moment, and nobody another's.
    hands = [[lines(frame["changes"]).get("hands") for frame in update["frames"]] for update in updates]
    for shown, own in zip(hands, (0, 1, -1), strict=True):
        for hand in [json.loads(text) for text in shown if text]:
            assert [any(place) for place in hand] == [seat == own for seat in (0, 1)]
    assert [frame["events"] for frame in accepted["frames"]] == [1, 2, 3, 4, 5]


def test_who_comes_back_sees_only_how_it_ended(raid):
    rest(raid, 0, "a")
    rest(raid, 1, "b")
    with raid.socket(0) as anna:
        shown = anna.until("scene")
    assert "frames" not in shown
    assert [told["event"] for told in shown["log"]].count("Struck") == 5


def test_moments_are_not_kept(raid):
    rest(raid, 0, "a")
    rest(raid, 1, "b")
    running = next(iter(raid.running.hub.live.values()))
    assert any(one.frames for one in running.table.happened)
    rest(raid, 0, "c")
    assert not any(one.frames for one in running.table.happened)


def test_a_message_that_came_before_is_answered_without_playing_again(raid):
    rest(raid, 0, "a")
    first = rest(raid, 1, "b")
    again = rest(raid, 1, "b")
    assert (again["n"], again["events"]) == (first["n"], first["events"])
