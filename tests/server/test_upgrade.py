"""A table outlives the version it was begun under."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import contextmanager

import pytest
from sqlalchemy import text

from strannik.box.replay import verify
from strannik.box.shelf import game_ids
from strannik.core.record import Continued, read_record
from strannik.server.config import Config
from strannik.server.library import installed
from tests.server.processes import Process
from tests.server.running import PLENTY, Running, Table, eventually, running_server

GAMES = game_ids()


@contextmanager
def served(folder):
    database = f"sqlite:///{folder}/tables.sqlite3"
    with running_server(Config(database=database, bot_pause=0.0, limits=PLENTY)) as running:
        yield running


def again(table: Table, running: Running) -> Table:
    """The same table on a server that was started anew."""
    return Table(running, table.id, table.tokens)


def moves(table: Table, count: int) -> None:
    for _ in range(count):
        seat = table.waiting()[0]
        moved = table.move(seat)
        assert moved.status_code == 200, moved.text


@pytest.fixture
def other_numbers(monkeypatch):
    """A number of the game's data is another one now."""

    def change(game: str) -> None:
        box = installed(game)
        path = next(path for path in box._files if box.uses is None or box.uses(path, {"map": 1, "mode": "arcade"}))
        monkeypatch.setitem(box.__dict__, "_files", {**box._files, path: box._files[path] + b" "})
        monkeypatch.setitem(box.__dict__, "_slices", {})
        monkeypatch.delitem(box.__dict__, "content")

    return change


@pytest.fixture
def other_rules(monkeypatch):
    """The game is set up differently now: nothing comes out as it did."""

    def change(game: str) -> None:
        card = installed(game)
        before = card.setup

        def setup(seats, settings, chance, carried):
            chance.below(6)
            return before(seats, settings, chance, carried)

        monkeypatch.setattr(card, "setup", setup)
        monkeypatch.setattr(card, "rules", "another")

    return change


def mine(table: Table) -> list[dict]:
    tables: list[dict] = table.running.http.post("/api/mine", json={"tokens": list(table.tokens.values())[:1]}).json()[
        "tables"
    ]
    return tables


def story(table: Table, lang: str) -> list[str]:
    """What everybody could hear."""
    return [told["sentence"] for told in table.scene(lang=lang)["log"]]


def log_of(running: Running, table: Table) -> list[dict]:
    return [json.loads(line) for _, line in running.hub.store.read_log(table.id)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_a_number_of_its_data_has_changed(game, tmp_path, other_numbers):
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris", game=game)
        moves(table, 5)
        before = table.scene(0)
    other_numbers(game)
    with served(tmp_path) as running:
        table = again(table, running)
        assert table.scene(0)["scene"] == before["scene"]
        assert log_of(running, table)[-1]["type"] == "continued"
        moves(table, 3)
    with served(tmp_path) as running:
        table = again(table, running)
        moves(table, 1)
        assert [line["type"] for line in log_of(running, table)].count("continued") == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_where_it_was_when_its_lines_do_not_come_out_the_same(game, tmp_path, other_rules):
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris", game=game)
        moves(table, 5)
        before = table.scene(0)
    other_rules(game)
    with served(tmp_path) as running:
        table = again(table, running)
        assert table.scene(0)["scene"] == before["scene"]
        assert log_of(running, table)[-1]["position"]
        moves(table, 3)
        after = table.scene(0)
    with served(tmp_path) as running:
        table = again(table, running)
        assert table.scene(0)["scene"] == after["scene"]
        assert mine(table)[0]["state"] == "playing"


def wait_until_kept(table: Table) -> None:
    eventually(lambda: table.get("/kept").status_code == 200)


@pytest.fixture(scope="module")
def killed(tmp_path_factory):
    """A table of each game, a few moves old, whose server was killed before it has tidied up for the first time."""
    folder = tmp_path_factory.mktemp("killed")
    server = Process(folder)
    tables = {game: server.running.table("Anna", "Boris", game=game) for game in GAMES}
    for table in tables.values():
        wait_until_kept(table)
        moves(table, 3)
    scenes = {game: table.scene(0)["scene"] for game, table in tables.items()}
    server.kill()
    return folder, tables, scenes


@pytest.mark.parametrize("game", GAMES)
def test_a_game_whose_server_was_killed_at_its_beginning_goes_on_by_other_rules(game, killed, other_rules):
    folder, tables, scenes = killed
    other_rules(game)
    with served(folder) as running:
        table = again(tables[game], running)
        assert table.scene(0)["scene"] == scenes[game]
        seam = log_of(running, table)[-1]
        assert seam["position"]
        assert seam["left_out"] == 0
        moves(table, 3)


def test_moves_that_are_still_legal_do_not_hide_that_the_cards_lie_differently(tmp_path, monkeypatch):
    """The first cards of the deck come after all moves, so that every line of the log can be played again."""
    server = Process(tmp_path)
    table = server.running.table("Anna", "Boris", game="faraway")
    wait_until_kept(table)
    moves(table, 1)
    before = table.scene(0)["scene"]
    server.kill()
    card = installed("faraway")
    dealt = card.setup

    def setup(seats, settings, chance, carried):
        position = dealt(seats, settings, chance, carried)
        position.table.deck.reverse()
        return position

    monkeypatch.setattr(card, "setup", setup)
    monkeypatch.setattr(card, "rules", "another")
    with served(tmp_path) as running:
        table = again(table, running)
        assert table.scene(0)["scene"] == before
        assert log_of(running, table)[-1]["position"]
        moves(table, 3)


def test_a_game_goes_on_without_the_moves_since_it_was_kept_that_cannot_be_made_any_more(tmp_path, other_rules):
    server = Process(tmp_path)
    table = server.running.table("Anna", "Boris")
    wait_until_kept(table)
    first = table.scene(0)
    moves(table, 4)
    assert table.post("/chat", 0, {"id": "a word", "text": "Hello"}).status_code == 200
    server.kill()
    other_rules("faraway")
    with served(tmp_path) as running:
        with running.hub.store.engine.begin() as connection:
            connection.execute(text("UPDATE log SET entry = replace(entry, 'explore', 'discover') WHERE n = 3"))
        table = again(table, running)
        now = table.scene(0)
        assert now["scene"] == first["scene"]
        assert log_of(running, table)[-1]["left_out"] == 4
        assert [told["event"] for told in now["log"]][-2:] == ["Chat", "Continued"]
        assert "from before them" in now["log"][-1]["sentence"]
        moves(table, 6)
        after = table.scene(0)
    with served(tmp_path) as running:
        assert again(table, running).scene(0)["scene"] == after["scene"]


def test_the_story_from_before_the_seam_is_still_told(tmp_path, other_rules):
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris")
        moves(table, 5)
        before = {lang: story(table, lang) for lang in ("en", "ru")}
    other_rules("faraway")
    with served(tmp_path) as running:
        table = again(table, running)
        moves(table, 3)
        after = {lang: story(table, lang) for lang in ("en", "ru")}
        assert {lang: told[: len(before[lang])] for lang, told in after.items()} == before
        assert len(after["ru"]) > len(before["ru"])
        (seam,) = [line for line in log_of(running, table) if line["type"] == "continued"]
        assert seam["story"]["ru"]
    with served(tmp_path) as running:
        kept = again(table, running).get("/kept", lang="ru").json()["story"]
        assert [one["sentence"] for one in kept] == after["ru"]


def test_a_finished_game_is_kept_at_once(tmp_path):
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris")
        table.play_on()
        kept = eventually(lambda: finished(table))
        assert kept["result"]["sheets"]
        assert kept["seats"] == ["Anna", "Boris"]


def finished(table: Table) -> dict:
    """What is kept of a game that is over; nothing before that."""
    kept = table.get("/kept")
    return kept.json() if kept.status_code == 200 and kept.json()["state"] == "finished" else {}


def test_the_record_says_from_which_line_on_which_rules_and_verifies_in_stretches(tmp_path, other_rules):
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris")
        moves(table, 7)
    other_rules("faraway")
    with served(tmp_path) as running:
        table = again(table, running)
        table.play_on()
        record = read_record(table.get("/record").text, "record")
        fair = table.get("/fairness").json()
    (seam,) = [index for index, entry in enumerate(record) if isinstance(entry, Continued)]
    assert (record[seam].continued, record[seam].rules) == (7, "another")
    match = verify(installed("faraway"), record, "record")
    assert match.unchecked == [(1, seam)]
    assert match.position.finished
    assert fair["verified"]


def test_a_table_that_cannot_go_on_stays_on_the_list_and_says_which_version_opens_it(
    tmp_path, other_rules, monkeypatch
):
    with served(tmp_path) as running:
        broken = running.table("Anna", "Boris")
        moves(broken, 4)
        other = running.table("Anna", "Boris", game="glow")
    other_rules("faraway")
    monkeypatch.setattr(installed("faraway"), "load", lambda saved: 1 / 0)
    with served(tmp_path) as running:
        tokens = {"tokens": [broken.tokens[0], other.tokens[0]]}
        listed = running.http.post("/api/mine", json=tokens).json()["tables"]
        assert {one["table"] for one in listed} == {broken.id, other.id}
        refused = again(broken, running).get("/scene")
        assert (refused.status_code, refused.json()["code"]) == (409, "other-rules")
        assert "0." in refused.json()["text"]


def test_a_server_that_stops_keeps_its_tables_however_slow_the_disk_is(tmp_path, monkeypatch):
    """There is no later at which it could be tried again."""
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris")
        running.hub.threads.patience = 0.1
        keep = running.hub.store.keep

        def slowly(*what) -> None:
            time.sleep(0.5)
            keep(*what)

        monkeypatch.setattr(running.hub.store, "keep", slowly)
        running.hub.writer.loop.call_soon_threadsafe(asyncio.ensure_future, running.hub.keep_changed())
    with served(tmp_path) as running:
        assert running.hub.store.read_kept(table.id)[1]


def test_another_seed_than_the_promised_one_is_refused(tmp_path):
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris")
        moves(table, 2)
    with served(tmp_path) as running:
        with running.hub.store.engine.begin() as connection:
            entry = json.loads(log_line := running.hub.store.read_log(table.id)[0][1])
            connection.execute(
                text("UPDATE log SET entry = :new WHERE table_id = :id AND n = 1"),
                {"new": log_line.replace(entry["seed"], "0" * 64), "id": table.id},
            )
        assert again(table, running).get("/scene").json()["code"] == "other-seed"


def test_my_tables_opens_none_of_two_hundred(tmp_path):
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris")
        moves(table, 3)
        tokens = [table.tokens[1], *[running.table("Anna", "open").tokens[0] for _ in range(199)]]
    with served(tmp_path) as running:
        listed = running.http.post("/api/mine", json={"tokens": tokens}).json()["tables"]
        assert len(listed) == 200
        assert running.hub.live == {}
        (played,) = [one for one in listed if one["table"] == table.id]
        assert played["status"]
        assert (played["state"], played["seats"]) == ("playing", ["Anna", "Boris"])


def test_a_finished_game_keeps_its_story_its_score_and_its_record(tmp_path, other_rules):
    with served(tmp_path) as running:
        table = running.table("Anna", "Boris")
        table.play_on()
        result = table.scene()["result"]
        record = table.get("/record").text
    other_rules("faraway")
    with served(tmp_path) as running:
        table = again(table, running)
        assert table.get("/scene").status_code == 409
        assert mine(table)[0]["state"] == "finished"
        assert mine(table)[0]["status"].startswith("The game is over.")
        kept = table.get("/kept").json()
        assert kept["record"] == record
        assert [sheet["total"] for sheet in kept["result"]["sheets"]] == [sheet["total"] for sheet in result["sheets"]]
        assert kept["story"][-1]["sentence"].startswith("The game is over.")
        assert table.get("/kept", lang="ru").json()["story"][-1]["sentence"].startswith("Игра окончена.")
