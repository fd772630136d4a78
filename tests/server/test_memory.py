"""Circles are collected when nobody plays, and after a long time in any case."""

import gc
import time

import pytest

from strannik.server import garbage
from strannik.server.garbage import Collector


@pytest.fixture
def collected(monkeypatch):
    calls: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: calls.append(None))
    return calls


def test_nothing_is_collected_while_somebody_plays(collected):
    assert not Collector().look(used=time.monotonic())
    assert not collected


def test_a_quiet_server_collects(collected):
    assert Collector().look(used=time.monotonic() - garbage.QUIET_SECONDS - 1)
    assert len(collected) == 1


def test_what_was_put_away_is_collected_soon_also_on_a_busy_server(collected, monkeypatch):
    collector = Collector()
    now = time.monotonic() + garbage.PUT_AWAY_SECONDS + 1
    monkeypatch.setattr(time, "monotonic", lambda: now)
    assert not collector.look(used=now)
    assert collector.look(used=now, put_away=3)
    assert not collector.look(used=now)


def test_one_that_is_never_quiet_collects_at_last(collected, monkeypatch):
    collector = Collector()
    now = time.monotonic() + garbage.LONGEST_SECONDS + 1
    monkeypatch.setattr(time, "monotonic", lambda: now)
    assert collector.look(used=now)
    assert not collector.look(used=now)
    assert len(collected) == 1
