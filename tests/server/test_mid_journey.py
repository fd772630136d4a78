"""A campaign on a server that is killed without a word, in another data folder, and where its game is gone."""

from __future__ import annotations

from random import Random

from strannik.campaign import export
from strannik.server.config import Config
from strannik.server.web.routes import campaigns
from tests.server.caravan import Journey, caravan_server, founded
from tests.server.processes import Process
from tests.server.running import PLENTY, Running, Table, running_server

ANSWERS = 30
"""Far enough into a game that talents, artifacts and the first turns are behind."""


def company(running: Running) -> Journey:
    """Anna travels as Vera and as Riza."""
    travellers = [{"mine": True, "hero": "vera"}, {"mine": True, "hero": "riza"}]
    options = {"mode": "campaign", "named_first": True, "more": False}
    wanted = {"game": "nearfar", "name": "Anna", "title": "Far", "travellers": travellers, "options": options}
    made = running.http.post("/api/campaigns", json=wanted)
    assert made.status_code == 201, made.text
    return Journey(running, made.json()["campaign"], {"Anna": made.json()["token"]})


def answered(table: Table, dice: Random, count: int) -> None:
    """So many answers, whichever come up."""
    for _ in range(count):
        seat = table.waiting()[0]
        shown = table.scene(seat)
        open_ones = [option["say"] for option in shown["prompt"]["options"] if not option.get("closed")]
        moved = table.move(seat, dice.choice(open_ones), shown["n"])
        assert moved.status_code == 200, moved.text


def watch(table: Table) -> None:
    """Look on until the game is over."""
    with table.socket(lang="en") as watcher:
        state = watcher.until("scene")["table"]["state"]
        while state != "finished":
            state = watcher.until("update").get("table", {}).get("state", state)


def test_killed_in_the_middle_of_a_game_it_stands_as_it_stood(tmp_path):
    dice = Random("mid journey")
    first = Process(tmp_path)
    try:
        journey = company(first.running.politely())
        table = journey.open()
        answered(table, dice, ANSWERS)
        before = table.scene(0)
    finally:
        first.kill()
    second = Process(tmp_path)
    try:
        again = Table(second.running.politely(), table.id, table.tokens)
        after = again.scene(0)
        assert before["n"] > ANSWERS
        for what in ("n", "prompt", "scene"):
            assert after[what] == before[what]
        assert journey.on(second.running).home("Anna")["table"] == table.id
        answered(again, dice, 5)
        assert again.scene(0)["n"] > after["n"]
    finally:
        second.kill()


def test_a_map_is_played_copied_taken_elsewhere_and_gone_on_from(tmp_path, monkeypatch):  # NF-28.1, NF-28.2
    monkeypatch.setattr(campaigns, "DEFAULT", "random")
    with server(tmp_path / "here") as here:
        journey = company(here)
        evening = journey.open(bots=[0, 1])
        watch(evening)
        home = journey.home("Anna")
        assert [place["over"] for place in home["places"]] == [True]
        assert home["nexts"] == ["Crimson Forest"]
        told = journey.done("GET", "/chronicle")["chapters"]
        assert [chapter["title"] for chapter in told] == ["Game 1"]
        file = journey.ask("GET", "/file", "Anna").text
        assert journey.tokens["Anna"] not in file
    # Who stops the server waits for what is being written.
    (copy,) = (tmp_path / "here" / "copies" / journey.id).glob("*.jsonl")
    assert list(export.read(copy.read_text(encoding="utf-8")).campaign.games) == [1]
    with server(tmp_path / "elsewhere") as elsewhere:
        read = elsewhere.http.post("/api/campaigns/file", content=file.encode())
        assert read.status_code == 201, read.text
        assert (read.json()["games"], read.json()["checked"]) == (1, 1)
        there = Journey(elsewhere, read.json()["campaign"], {})
        assert there.join("Anna", person=1) == 1
        for what in ("nexts", "travellers"):
            assert there.home("Anna")[what] == home[what]
        assert there.done("GET", "/chronicle")["chapters"][0]["tales"] == told[0]["tales"]
        table = there.open()
        assert table.get("").json()["options"]["map"] == 3
        answered(table, Random("the next evening"), 3)
        assert there.home("Anna")["table"] == table.id


def server(folder):
    folder.mkdir()
    return running_server(Config(database=f"sqlite:///{folder}/tables.sqlite3", bot_pause=0.0, limits=PLENTY))


def test_a_campaign_of_a_game_that_is_gone_stays_on_the_list_and_says_so(tmp_path):
    database = f"sqlite:///{tmp_path / 'kept.db'}"
    with caravan_server(database) as before:
        journey = founded(before)
    with running_server(Config(database=database, limits=PLENTY)) as after:
        asked = {"tokens": [journey.tokens["Anna"]]}
        (shown,) = after.http.post("/api/campaigns/mine", json=asked, params={"lang": "en"}).json()["campaigns"]
        assert (shown["name"], shown["people"], shown["cover"]) == ("To the sea", ["Anna"], "")
        assert shown["status"] == "This is a campaign of toy-journey, which is not installed here."
        refused = journey.on(after).ask("GET", "", "Anna")
        assert (refused.status_code // 100, refused.json()["code"]) == (4, "campaign-other-game")
