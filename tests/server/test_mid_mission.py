"""Aftermath on a server that is killed without a word in the middle of a mission: the evening goes on."""

from __future__ import annotations

from tests.server.caravan import Journey
from tests.server.processes import Process
from tests.server.running import Table

ANSWERS = 40


def answered(table: Table, count: int) -> None:
    """So many rounds in which every seat that is asked takes its first answer."""
    for _ in range(count):
        for seat in table.waiting():
            assert table.move(seat).status_code in (200, 409)


def test_killed_in_mid_mission_and_resumed(tmp_path):
    first = Process(tmp_path)
    try:
        travellers = [{"mine": True}, {"mine": True}]
        wanted = {"game": "aftermath", "name": "Anna", "title": "Home", "travellers": travellers}
        made = first.running.http.post("/api/campaigns", json=wanted).json()
        journey = Journey(first.running, made["campaign"], {"Anna": made["token"]})
        table = journey.open()
        answered(table, ANSWERS)
        before = table.scene(0)
    finally:
        first.kill()
    second = Process(tmp_path)
    try:
        again = Table(second.running, table.id, table.tokens)
        after = again.scene(0)
        assert (after["n"], after["prompt"], after["scene"]) == (before["n"], before["prompt"], before["scene"])
        assert after["n"] >= ANSWERS
        assert journey.on(second.running).home("Anna")["table"] == table.id
        answered(again, ANSWERS)
        assert again.scene(0)["n"] > after["n"]
    finally:
        second.kill()
