"""A table that a server keeps, played from the terminal: by link, among people and bots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from strannik.box.replay import verify
from strannik.box.shelf import find_game
from strannik.core.record import read_record
from strannik.server.config import Config
from tests.cli.running import refused, strannik, works
from tests.server.running import PLENTY, Running, Table, running_server

SEED = "a friend's table"


@pytest.fixture
def friend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """Somebody else's server; the visitor keeps their own things elsewhere."""
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path / "mine"))
    monkeypatch.setattr("strannik.server.playing.promises.new_seed", lambda: SEED)
    database = f"sqlite:///{tmp_path}/friend.sqlite3"
    with running_server(Config(database=database, bot_pause=0.0, limits=PLENTY)) as server:
        yield server


def link(server: Running, table: str) -> str:
    return f"{server.address}/#/table/{table}"


def first_answers(count: int) -> str:
    """Whoever types this always takes the first option."""
    return "1\n" * count


def keep_seat(folder: Path, server: Running, table: Table, seat: int) -> None:
    """Let the terminal know a seat that was taken elsewhere."""
    folder.mkdir(exist_ok=True)
    address = f"{server.address}/api/tables/{table.id}"
    (folder / "terminal-seats.json").write_text(json.dumps({address: table.tokens[seat]}))


def test_a_game_begun_in_the_browser_is_finished_in_the_terminal(friend: Running) -> None:
    """Anna plays as the page does, gives her seat up, and whoever has the link goes on with it."""
    table = friend.table("Anna", "bot")
    assert table.move(0).status_code == 200
    before = table.scene(0)["n"]
    left = table.post("/seats/0", 0, method="DELETE")
    assert left.status_code == 200, left.text
    said = works("terminal", "--join", link(friend, table.id), "--name", "Anna", stdin=first_answers(60))
    assert table.state() == "finished"
    record = read_record(table.get("/record").text, "record")
    assert verify(find_game("faraway"), record, "record").n > before
    assert "★" in said


def test_a_game_begun_in_the_terminal_goes_on_in_the_browser(friend: Running, tmp_path: Path) -> None:
    table = friend.table("bot", "open")
    said = works("terminal", "--join", link(friend, table.id), "--name", "Anna", stdin="1\n")
    assert "Your seat is kept" in said
    kept = tmp_path / "mine" / "terminal-seats.json"
    assert kept.stat().st_mode & 0o077 == 0
    (table.tokens[1],) = json.loads(kept.read_text()).values()
    seen = table.scene(1)
    assert seen["table"]["seats"][1]["name"] == "Anna"
    assert table.move(1).status_code == 200


def test_a_visitor_is_advised_and_guided_as_in_the_page(friend: Running, tmp_path: Path) -> None:
    made = friend.http.post("/api/games/faraway/guided", json={"name": "Anna"}).json()
    table = Table(friend, made["table"], {key["seat"]: key["token"] for key in made["seats"]})
    address = f"{link(friend, table.id)}/{table.tokens[0]}"
    file = tmp_path / "first.jsonl"
    said = works("terminal", "--join", address, stdin="hint\nguide\nguide\nwhy 1\nwhy maybe\n1\nquit\n")
    for part in ("» Welcome.", "You could take", "ways the game could go on", "falls silent", "The guide is back."):
        assert part.replace("falls silent", "is silent from now on") in said
    assert "Nothing stands against it." in said
    assert "“maybe” cannot be read as a move." in said
    works("terminal", "--join", link(friend, table.id), "--record", file, stdin=first_answers(60))
    assert verify(find_game("faraway"), read_record(file.read_text(), "first"), "first").position.finished
    assert not file.with_name("first.jsonl.table").exists()


def test_a_token_of_no_seat_is_refused(friend: Running) -> None:
    table = friend.table("Anna", "bot")
    assert "This token is of no seat" in refused("terminal", "--join", f"{link(friend, table.id)}/{'x' * 32}")


def test_whoever_comes_back_has_the_same_seat(friend: Running) -> None:
    table = friend.table("bot", "open")
    address = link(friend, table.id)
    works("terminal", "--join", address, "--name", "Anna", stdin="1\n")
    again = works("terminal", "--join", f"{address}/ru", "--lang", "ru", stdin="журнал\nсказать привет\n1\n")
    assert "Ваше место" in again
    assert "Anna: привет" in again


def test_what_the_server_refuses_is_said_and_asked_again(friend: Running) -> None:
    table = friend.table("bot", "open")
    works("terminal", "--join", link(friend, table.id), stdin="quit\n")
    before = table.scene()["n"]
    typed = "explore 999\ngibberish\nhelp\nrule\nscore\nundo\nquit\n"
    said = works("terminal", "--join", link(friend, table.id), stdin=typed)
    assert "999" in said.replace("explore 999", "", 1), "the refusal names it"
    assert "undo your last move" in said
    assert table.scene()["n"] <= before + 1, "nothing was stored but perhaps what the bot said"


def test_going_back_is_asked_of_whoever_sits_at_the_terminal(friend: Running, tmp_path: Path) -> None:
    table = friend.table("Anna", "Boris")
    for seat in (0, 1):
        assert table.move(seat).status_code == 200
    asker = table.waiting()[0]
    assert table.move(asker).status_code == 200
    other = 1 - asker
    if table.scene(asker)["undo"]["kind"] != "consent":
        asker, other = other, asker
    assert table.undo(asker, "consent").status_code == 200
    keep_seat(tmp_path / "mine", friend, table, other)
    said = works("terminal", "--join", link(friend, table.id), stdin="agree\nquit\n")
    assert "asks to undo" in said
    assert table.scene(other)["table"].get("proposal") is None


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("http://127.0.0.1/table/x", "is no link to a table"),
        ("ftp://127.0.0.1/#/table/x", "is no link to a table"),
        ("http://127.0.0.1:1/#/table/aaaaaaaaaaaa", "does not answer"),
        ("nosuchtable0", "There is no such table"),
    ],
)
def test_a_link_that_leads_nowhere(address: str, sentence: str) -> None:
    assert sentence in refused("terminal", "--join", address)


def test_why_nobody_answers_is_said_in_the_readers_language() -> None:
    said = refused("terminal", "--lang", "ru", "--join", "http://127.0.0.1:1/#/table/aaaaaaaaaaaa")
    assert "не отвечает: по этому адресу никого нет" in said


def test_a_table_that_is_full_or_unknown(friend: Running) -> None:
    full = friend.table("Boris", "bot")
    assert "No seat is open" in refused("terminal", "--join", link(friend, full.id))
    done = strannik("terminal", "--join", link(friend, "nosuchtable0"))
    assert (done.code, len(done.err.strip().splitlines())) == (2, 1)


def test_without_a_game_and_without_a_link() -> None:
    assert "say which game" in refused("terminal")
