"""Clocks run for people who are there, for those who are not, and whatever the clock on the wall says."""

import time
from types import SimpleNamespace

import pytest

from strannik.server.config import Config
from strannik.server.playing import clocks, live, players
from tests.server.running import PLENTY, Table, eventually, running_server

HOUR = 3600.0
SHORTEST = 5
"""The seconds of the quickest clock there is."""


@pytest.fixture
def config(tmp_path):
    """A server that puts tables away as soon as nobody is there."""
    return Config(f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0.0, limits=PLENTY, idle_seconds=-1)


def timed_out(table: Table) -> list[int]:
    """The seats for which a bot has chosen, since they took too long; asked without waking the table."""
    lines = [line for _, line in table.running.hub.store.read_log(table.id)]
    return [n for n, line in enumerate(lines) if '"by":"clock"' in line]


@pytest.mark.parametrize("then", ["show", "move"])
def test_a_table_with_a_clock_is_put_away_like_any_other(config, then: str):
    with running_server(config) as server:
        table = server.table("Anna", "Boris", clock={"seconds": 600, "then": then})
        server.inside(server.hub.put_away)
        assert server.hub.live == {}
        assert table.waiting() == [0, 1]


def test_a_table_that_was_put_away_comes_back_when_somebodys_time_is_up(config):
    with running_server(config) as server:
        table = server.table("Anna", "Boris", clock={"seconds": SHORTEST})
        server.inside(server.hub.put_away)
        assert server.hub.live == {}
        eventually(lambda: len(timed_out(table)) >= 2)


def test_who_comes_back_to_a_table_that_was_put_away_has_no_more_time_than_was_left(config):
    with running_server(config) as server:
        table = server.table("Anna", "Boris", clock={"seconds": 600})
        before = table.get("").json()["seats"][0]["deadline"]
        time.sleep(1.5)
        server.inside(server.hub.put_away)
        assert table.get("").json()["seats"][0]["deadline"] == pytest.approx(before, abs=0.5)


def test_after_a_restart_the_clock_runs_without_anybody_looking(config):
    with running_server(config) as server:
        table = server.table("Anna", "Boris", clock={"seconds": SHORTEST})
        quiet = server.table("Anna", "Boris", clock={"seconds": SHORTEST, "then": "show"})
        over = server.table("Anna", "Boris", clock={"seconds": 600})
        over.play_on()
    with running_server(config) as server:
        again = Table(server, table.id, table.tokens)
        eventually(lambda: len(timed_out(again)) >= 2)
        assert not {quiet.id, over.id} & server.hub.live.keys()


@pytest.mark.parametrize("by", [-HOUR, HOUR], ids=["an hour back", "an hour on"])
def test_setting_the_wall_clock_stops_nobodys_time_and_takes_none(config, monkeypatch, by: float):
    set_to = SimpleNamespace(by=0.0)
    wall = SimpleNamespace(time=lambda: time.time() + set_to.by, monotonic=time.monotonic)
    for module in (clocks, live, players):
        monkeypatch.setattr(module, "time", wall)
    began = time.monotonic()
    with running_server(config) as server:
        quick = server.table("Anna", "Boris", clock={"seconds": SHORTEST})
        slow = server.table("Anna", "Boris", clock={"seconds": 600})
        with quick.socket(0) as anna, slow.socket(0) as other:
            anna.until("scene"), other.until("scene")
            set_to.by = by
            assert slow.post("/chat", 0, {"id": "x", "text": "what time is it?"}).status_code == 200
            eventually(lambda: len(timed_out(quick)) >= 2)
            assert timed_out(slow) == []
            left = slow.get("").json()["seats"][0]["deadline"] - wall.time()
            assert 600 - (time.monotonic() - began) - 1 < left <= 600


def test_who_is_on_the_way_back_after_a_restart_is_not_away(config):
    with running_server(config) as server:
        table = server.table("Anna", "Boris")
    with running_server(config) as server:
        again = Table(server, table.id, table.tokens)
        refused = again.post("/seats/1/bot", 0, {}, method="PUT")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-away")
