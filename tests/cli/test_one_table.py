"""One table for every face: what is begun in the browser is finished in the terminal, and the other way round."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from strannik.box.replay import verify
from strannik.box.shelf import find_game
from strannik.cli.storage import Storage
from strannik.cli.terminal.here import SeatHere
from strannik.cli.terminal.seat import Refused, kept_token
from strannik.cli.terminal.stored_table import StoredTable, find_table
from strannik.core.record import Ending, Header, Move, read_record
from strannik.server.config import Config, default_database
from strannik.server.playing.verbs import SendMove
from strannik.server.storage.failure import StorageFails
from strannik.server.storage.store import Store
from strannik.table import log
from strannik.table.seats import key_of
from tests.cli.running import refused, strannik, works
from tests.server.running import PLENTY, Running, Table, running_server

GAME = ("terminal", "faraway", "--seats", 2, "--seed", "one table", "--bots", "random")
FIRST = "1\n" * 60


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody's machine: terminal and server have the same storage."""
    folder = tmp_path / "home"
    monkeypatch.setenv("STRANNIK_DATA", str(folder))
    return folder


@pytest.fixture
def storage(home: Path) -> Iterator[Storage]:
    with Storage() as storage:
        yield storage


def server() -> Config:
    return Config(database=default_database(), bot_pause=0.0, limits=PLENTY)


def begun_in_terminal(typed: str = "1\n") -> str:
    """The name of a table that was begun and left."""
    printed = works(*GAME, stdin=typed)
    return " ".join(printed.split()).split("--join ")[1].split("”")[0]


def in_browser(running: Running, table: str) -> Table:
    """The table as the page has it that was opened by `strannik play --table`."""
    token = kept_token(table)
    (mine,) = running.http.post("/api/mine", json={"tokens": [token]}).json()["tables"]
    assert mine["table"] == table
    return Table(running, table, dict.fromkeys(mine["mine"], token))


def moves(store: Store, table: str) -> list[log.Moved]:
    entries = [log.decode(entry) for _, entry in store.read_log(table)]
    return [entry for entry in entries if isinstance(entry, log.Moved)]


def test_a_game_begun_in_the_terminal_is_finished_in_the_browser() -> None:
    id = begun_in_terminal("1\n1\n")
    with running_server(server()) as running:
        listed = running.http.post("/api/mine", json={"tokens": [kept_token(id)]}).json()["tables"][0]
        assert (listed["title"], listed["state"], listed["my_turn"]) == ("Faraway", "playing", True)
        table = in_browser(running, id)
        before = table.scene(0)
        assert [line["sentence"] for line in before["log"] if line["event"] == "Explored"][:1] != []
        table.play_on()
        record = read_record(table.get("/record").text, "record")
    match = verify(find_game("faraway"), record, "record")
    said = [entry.say for entry in record if isinstance(entry, Move)]
    assert match.seed == "one table"
    assert said == [one.say for one in moves(Store(default_database()), id)]


def test_a_game_begun_in_the_browser_is_finished_in_the_terminal(tmp_path: Path) -> None:
    with running_server(server()) as running:
        table = running.table("Anna", "bot")
        assert table.move(0).status_code == 200
        link = f"{running.address}/#/table/{table.id}"
    file = tmp_path / "game.jsonl"
    printed = works("terminal", "--join", link, "--record", file, stdin=FIRST)
    assert "You are Anna." in printed
    assert "The game goes on where it was left." in printed
    record = read_record(file.read_text(), "game")
    assert isinstance(record[-1], Ending)
    verify(find_game("faraway"), record, "game")
    with running_server(server()) as running:
        assert Table(running, table.id, table.tokens).state() == "finished"
        assert Table(running, table.id, table.tokens).get("/record").text == file.read_text()


def test_to_and_fro_between_processes_of_their_own(home: Path) -> None:
    """The terminal as a program of its own goes on with what the browser began, and leaves it to the browser again."""
    with running_server(server()) as running:
        table = running.table("Anna", "bot")
        assert table.move(0).status_code == 200
    program = [sys.executable, "-c", "from strannik.cli import main; main()", "terminal", "--join", table.id]
    done = subprocess.run(program, input="1\nquit\n", capture_output=True, text=True, check=True, timeout=120)
    assert "Come back to it" in done.stdout
    with running_server(server()) as running:
        again = Table(running, table.id, table.tokens)
        assert len([one for one in moves(Store(default_database()), table.id) if one.seat == 0]) == 2
        again.play_on()
        assert again.state() == "finished"


def test_the_seats_of_several_people_are_theirs() -> None:
    """Whoever has the storage sits down alone where one person plays, or with the link of their seat."""
    with running_server(server()) as running:
        table = running.table("Anna", "Boris")
        link = f"{running.address}/#/table/{table.id}"
    assert "No seat is open" in refused("terminal", "--join", table.id)
    printed = works("terminal", "--join", f"{link}/{table.tokens[1]}", stdin="quit\n")
    assert "You are Boris. With you at the table: Anna." in printed


def test_whoever_holds_several_seats_answers_for_each() -> None:
    with running_server(server()) as running:
        table = running.table("Anna", "Clara", "bot", together=(0, 1))
    printed = works("terminal", "--join", table.id, stdin="1\n1\nquit\n")
    assert "You are Anna, Clara." in printed
    assert printed.index("Anna: Which region do you explore?") < printed.index("Clara: Which region do you explore?")
    assert [one.seat for one in moves(Store(default_database()), table.id)][:2] == [0, 1]


def test_people_elsewhere_are_called_by_their_names() -> None:
    with running_server(server()) as running:
        table = running.table("Anna", "Boris")
        link = f"{running.address}/#/table/{table.id}/{table.tokens[0]}"
    printed = works("terminal", "--join", link, stdin="score\nquit\n")
    assert "▸ Anna (you)" in printed
    assert "▸ Boris  " in printed


def test_whoever_sits_down_takes_an_open_seat() -> None:
    with running_server(server()) as running:
        table = running.table("bot", "open")
    printed = works("terminal", "--join", table.id, "--name", "Boris", stdin="1\nquit\n")
    assert "You are Boris." in printed
    assert works("terminal", "--join", table.id, stdin="quit\n").count("You are Boris.") == 1


def test_whoever_comes_back_plays_although_a_bot_stood_in_and_the_game_was_paused() -> None:
    with running_server(server()) as running:
        table = running.table("Anna", "bot")
        assert table.post("/pause", 0, {"paused": True}).status_code == 200
        assert table.post("/seats/0/bot", 0, {}, method="PUT").status_code == 200
    printed = works("terminal", "--join", table.id, stdin="1\nquit\n")
    assert "Anna is back and plays again." in printed
    assert "You let the game go on." in printed
    assert [one.seat for one in moves(Store(default_database()), table.id)][:1] == [0]


# Two processes with one table


def sit(storage: Storage, id: str) -> SeatHere:
    return SeatHere(find_table(storage, id), key_of(kept_token(id)), "en")


def move(seat: SeatHere) -> SendMove:
    shown = seat.scene()
    assert shown.prompt is not None
    return SendMove(id=f"move {shown.n}", seat=0, n=shown.n, say=shown.prompt.options[0].say)


def test_of_two_who_write_the_same_line_one_goes_back_and_is_told(storage: Storage) -> None:
    id = begun_in_terminal("")
    first, second = sit(storage, id), sit(storage, id)
    said = move(second)
    first.say(move(first))
    with pytest.raises(Refused) as told:
        second.say(said)
    assert (told.value.problem.code, told.value.problem.text) == ("stale", "The table has moved on; look again.")
    assert second.table.n == first.table.n == storage.store.last_line(id)
    assert [one.say for one in moves(storage.store, id)] == [said.say]


def test_what_bots_said_meanwhile_elsewhere_is_not_said_twice(storage: Storage) -> None:
    id = begun_in_terminal("")
    first, second = sit(storage, id), sit(storage, id)
    first.say(move(first))
    second.scene()
    first.wait(first.table.n)
    once = moves(storage.store, id)
    assert {one.seat for one in once[1:]} == {1}
    second.wait(second.table.n)
    assert second.scene().n == first.scene().n
    assert moves(storage.store, id) == once


def test_a_server_that_has_the_table_open_goes_on_from_what_the_terminal_did() -> None:
    id = begun_in_terminal("")
    with running_server(server()) as running:
        table = in_browser(running, id)
        seen = table.scene(0)
        printed = works("terminal", "--join", id, stdin="1\nquit\n")
        assert "• You explore" in printed
        late = table.move(0, say=seen["prompt"]["options"][0]["say"], n=seen["n"])
        assert (late.status_code, late.json()["code"]) == (409, "stale")
        assert table.scene(0)["n"] > seen["n"]
        table.play_on()
        assert table.state() == "finished"
        record = read_record(table.get("/record").text, "record")
    verify(find_game("faraway"), record, "record")


def test_a_page_that_is_open_sees_what_the_terminal_does_to_the_end() -> None:
    id = begun_in_terminal("")
    with running_server(server()) as running:
        table = in_browser(running, id)
        with table.socket(0) as page:
            before = page.until("scene")
            works("terminal", "--join", id, stdin="1\nquit\n")
            after = page.until("scene")
            assert after["n"] > before["n"]
            assert "Explored" in [line["event"] for line in after["log"]]
            works("terminal", "--join", id, stdin=FIRST)
            scenes = iter(lambda: page.until("scene")["table"]["state"], "finished")
            assert len(list(scenes)) < 60
        assert table.state() == "finished"


def test_what_cannot_be_stored_has_not_happened(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    id = begun_in_terminal("")
    seat = sit(storage, id)
    before, said = seat.table.n, move(seat)

    def full(lines: object) -> None:
        raise StorageFails("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(storage.writer, "write", full)
        with pytest.raises(Refused) as told:
            seat.say(said)
    assert told.value.problem.code == "storage"
    assert seat.table.n == before
    seat.say(said)
    assert storage.store.last_line(id) == before + 1


# What earlier versions kept


def old_files(path: Path, id: str, seed: str) -> None:
    """A game as it was kept before there was a table for it: its record, and the rest beside it."""
    store = Store(default_database())
    stored: StoredTable
    with Storage() as storage:
        stored = find_table(storage, id)
        path.write_text(SeatHere(stored, stored.table.seats[0].key, "en").record())
    store.remove([id])
    private = {"seed": seed, "seat": 0, "bots": ["", "random"], "hints": 1}
    path.with_name(f"{path.name}.seed").write_text(json.dumps(private))


def test_a_game_that_was_kept_in_a_file_is_brought_over_once(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    id = begun_in_terminal("1\n1\nundo\n1\n")
    old_files(path, id, "one table")
    before = path.read_text()
    printed = works("terminal", "faraway", "--record", path, "--bots", "random", stdin="undo\nquit\n")
    assert "The game goes on where it was left." in printed
    assert "Undone: Take" in printed
    assert path.read_text().startswith(before)
    assert sorted(file.name for file in tmp_path.glob("old*")) == ["old.jsonl", "old.jsonl.table"]
    brought = json.loads(path.with_name("old.jsonl.table").read_text())["table"]
    assert works("terminal", "faraway", "--record", path, stdin="quit\n")
    assert json.loads(path.with_name("old.jsonl.table").read_text())["table"] == brought
    finished = works("terminal", "faraway", "--record", path, stdin=FIRST)
    assert "Red asked for advice once." in finished
    record = read_record(path.read_text(), "old")
    assert isinstance(record[0], Header)
    verify(find_game("faraway"), record, "old")


def test_an_old_game_that_does_not_hang_together_is_not_brought_over(tmp_path: Path) -> None:
    path, secret = tmp_path / "old.jsonl", tmp_path / "old.jsonl.seed"
    old_files(path, begun_in_terminal("1\n1\n"), "one table")
    text, record = secret.read_text(), path.read_text()
    for wrong, sentence in (
        (text.replace("one table", "other"), "committed"),
        ("{}", str(secret)),
        (text.replace('"", ', ""), "expected 2 seats"),
        (text.replace('"random"]', '"nobody"]'), "nobody"),
    ):
        secret.write_text(wrong)
        assert sentence in refused("terminal", "faraway", "--record", path)
    secret.write_text(text)
    lines = record.splitlines(keepends=True)
    path.write_text("".join([*lines[:1], *lines[2:]]))
    assert "line 2: " in refused("terminal", "faraway", "--record", path)
    path.write_text(record)
    assert secret.exists()
    assert strannik("terminal", "faraway", "--record", path, stdin="quit\n").code == 0
