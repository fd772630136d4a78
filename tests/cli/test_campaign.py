"""`strannik campaign`: set out, play on, go another way, take it along; mistakes are one sentence and exit code 2."""

from __future__ import annotations

import json

import pytest

from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.match import Match
from strannik.campaign import export, ledger, steward
from strannik.cli import run
from strannik.cli.campaigns.desk import Desk
from strannik.cli.terminal.seat import kept_token
from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.record import write_record
from strannik.server.config import Config
from strannik.table import log
from tests.core.toy_journey import GAME
from tests.server.caravan import caravan_installed
from tests.server.caravan import founded as begun
from tests.server.running import PLENTY, Table, running_server


@pytest.fixture(scope="module", autouse=True)
def caravan(tmp_path_factory):
    with caravan_installed(tmp_path_factory.mktemp("caravan")):
        yield


@pytest.fixture
def strannik(tmp_path, monkeypatch, capsys):
    """Run a command on a data folder of its own; returns what it printed."""
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path / "data"))

    def command(*words: str, code: int = 0) -> str:
        assert run(["campaign", *words]) == code
        printed = capsys.readouterr()
        if code:
            assert printed.out == ""
            assert printed.err.count("\n") == 1
            return printed.err
        return printed.out

    return command


def founded(strannik) -> str:
    words = ("new", GAME.id, "--name", "Sand", "--with", "Anna,bot", "--json")
    return str(json.loads(strannik(*words))["campaign"])


def played(strannik, id: str, *more: str) -> dict:
    return json.loads(strannik("play", id, "--by-bots", "--json", *more))


def test_from_setting_out_to_the_end(strannik):
    id = founded(strannik)
    for number in (1, 2, 3):
        assert played(strannik, id)["game"] == number
    shown = json.loads(strannik("show", "Sand", "--json", "--lang", "en"))
    assert shown["over"]
    assert [game["tales"][0]["title"] for game in shown["games"]] == ["By the fire"] * 3
    (listed,) = json.loads(strannik("list", "--json"))
    assert (listed["campaign"], listed["games"], listed["over"]) == (id, 3, True)
    assert "этот поход" in strannik("play", id, "--by-bots", "--lang", "ru", code=2).lower()


def test_what_people_read(strannik):
    id = founded(strannik)
    strannik("play", id, "--by-bots")
    assert "Sand" in strannik("list")
    shown = strannik("show", id, "--lang", "en")
    assert "By the fire (the first evening · The baker)" in shown
    assert "-> The second evening" in shown
    assert "Второй вечер" in strannik("show", id, "--lang", "ru")


def test_who_plays_whom_is_told_and_where_nothing_is_that_is_told_too(strannik):
    assert strannik("list", "--lang", "en").startswith("There is no campaign here yet")
    assert strannik("list", "--lang", "ru").startswith("Походов здесь ещё нет")
    assert strannik("list", "--json") == "[]\n"
    made = strannik("new", GAME.id, "--name", "Sand", "--with", "Anna,Anna,bot", "--lang", "ru")
    assert "Компания в сборе" in made
    sheets = json.loads(strannik("show", made.split()[0], "--json"))["travellers"]
    assert [sheet["player"] for sheet in sheets] == ["Anna", "Anna", ""]
    shown = strannik("show", "Sand", "--lang", "en")
    assert "The baker (Anna):" in shown
    assert "The potter:" in shown


def test_a_campaign_of_a_game_that_is_gone_stands_on_the_list_with_the_others(strannik):
    founded(strannik)
    with Desk(None) as desk:
        desk.found([ledger.Founded("gone", "Lost sheep", {}, [0], Carried(1, {}))], 1_700_000_000.0)
    told = strannik("list", "--lang", "en").splitlines()
    assert [line.partition("  ")[2] for line in told] == [
        "Sand: The next game is ready: The first evening.",
        "Lost sheep: This is a campaign of gone, which is not installed here.",
    ]


def test_another_way(strannik):
    id = founded(strannik)
    played(strannik, id)
    played(strannik, id)
    made = json.loads(strannik("branch", id, "--after", "1", "--name", "By the river", "--json"))
    assert made["branch"] == 2
    assert played(strannik, id, "--branch", "2")["game"] == 3
    shown = json.loads(strannik("show", id, "--branch", "1", "--json"))
    assert [game["game"] for game in shown["games"]] == [1, 2]
    shown = json.loads(strannik("show", id, "--branch", "2", "--json"))
    assert [game["game"] for game in shown["games"]] == [1, 3]
    assert strannik("branch", id, "--after", "3", "--lang", "ru") == "Ветвь 3 идёт от конца партии 3.\n"
    assert strannik("branch", id, "--after", "0", "--lang", "en") == "Branch 4 starts from the beginning.\n"
    told = strannik("show", id, "--lang", "ru")
    assert "Ветвь 1, «Первый путь»: с самого начала." in told
    assert "Ветвь 2, «By the river»: от конца партии 1." in told


def test_exported_here_imported_there_and_gone_on(strannik, tmp_path, monkeypatch):
    id = founded(strannik)
    played(strannik, id)
    played(strannik, id)
    file = str(tmp_path / "sand.jsonl")
    assert json.loads(strannik("export", id, file, "--json"))["games"] == 2
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path / "elsewhere"))
    read = json.loads(strannik("import", file, "--json"))
    assert (read["games"], read["checked"]) == (2, 2)
    assert played(strannik, read["campaign"])["game"] == 3
    assert json.loads(strannik("show", "Sand", "--json"))["over"]
    assert "Сыграно заново и сошлось партий: 2 из 2." in strannik("import", file, "--lang", "ru")


def test_a_dated_copy_is_laid_down_after_every_game(strannik, tmp_path):
    id = founded(strannik)
    for games in (1, 2):
        strannik("play", id, "--by-bots")
        with Desk(None) as desk:
            (copy,) = (desk.store.folder / "copies" / id).glob("*.jsonl")
        whole = tmp_path / f"{games}.jsonl"
        strannik("export", id, str(whole))
        assert copy.read_text() == whole.read_text()
        assert len(export.read(copy.read_text()).evenings) == games


def test_a_game_is_left_and_gone_on_with(strannik, monkeypatch):
    id = founded(strannik)
    answers = iter(["1", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    assert "goes on with it" in strannik("play", id, "--lang", "en")
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    strannik("play", id, "--lang", "en")
    assert len(json.loads(strannik("show", id, "--json"))["games"]) == 1


def left_in_terminal(strannik, monkeypatch) -> str:
    """A campaign whose first game was begun in the terminal."""
    id = founded(strannik)
    answers = iter(["1", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    strannik("play", id, "--lang", "en")
    return id


def first_table(desk: Desk, id: str) -> str:
    return desk.find(id)[1].game(1).table


def test_a_game_begun_in_the_terminal_is_finished_in_the_browser(strannik, monkeypatch):
    id = left_in_terminal(strannik, monkeypatch)
    with Desk(None) as desk:
        table = first_table(desk, id)
    with running_server(Config(bot_pause=0.0, limits=PLENTY)) as running:
        Table(running, table, {0: kept_token(table)}).play_on()
        assert running.http.get(f"/api/campaigns/{id}").status_code == 200, "looking at it writes the end down"
    shown = json.loads(strannik("show", id, "--json"))
    assert [game["game"] for game in shown["games"]] == [1]
    assert played(strannik, id)["game"] == 2


def test_a_game_begun_in_the_browser_is_finished_in_the_terminal(strannik, monkeypatch):
    with running_server(Config(bot_pause=0.0, limits=PLENTY)) as running:
        journey = begun(running)
        assert journey.open().move(0).status_code == 200
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    strannik("play", journey.id, "--lang", "en")
    shown = json.loads(strannik("show", journey.id, "--json", "--lang", "en"))
    assert [game["game"] for game in shown["games"]] == [1]
    assert shown["games"][0]["tales"][0]["title"] == "By the fire"


def test_bots_take_over_a_game_that_was_left(strannik, monkeypatch):
    id = left_in_terminal(strannik, monkeypatch)
    assert played(strannik, id)["game"] == 1
    with Desk(None) as desk:
        told = [log.decode(entry) for _, entry in desk.store.read_log(first_table(desk, id))]
    assert [entry.seat for entry in told if isinstance(entry, log.BotSat)] == [0]
    assert isinstance(next(entry for entry in told if isinstance(entry, log.Moved)), log.Moved)


def test_a_game_that_an_earlier_version_kept_in_a_file_goes_on(strannik, monkeypatch, tmp_path):
    """Such a game has no table in its ledger; its record lay in the data folder, and its seed beside it."""
    id = founded(strannik)
    seed, folder = "long ago", tmp_path / "data" / "campaigns"
    with Desk(None) as desk:
        campaign = desk.find(id)[1]
        seats = [ledger.Sitting(0, 1), ledger.Sitting(1, bot="random")]
        entry = steward.opened(GAME, campaign, campaign.latest, 0, seats, "")
        desk.write(id, campaign, [entry])
    match = Match(GAME, 2, seed, entry.options, entry.carried)
    seat = match.position.waiting[0]
    match.play(seat, make_bot("random", GAME, Chance("one", 0)).choose(Window(match.position, seat)))
    folder.mkdir()
    (folder / f"{id}-1.jsonl").write_text(write_record(match.entries))
    (folder / f"{id}-1.jsonl.seed").write_text(json.dumps({"seed": seed, "seat": 0, "bots": ["", "random"]}))
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    strannik("play", id, "--lang", "en")
    with Desk(None) as desk:
        record = desk.scroll(id).evenings[1].record
    assert record.startswith(write_record(match.entries))
    assert json.loads(strannik("show", id, "--json"))["games"][0]["game"] == 1
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "nothing"], "no such campaign"),
        (["play", "nothing"], "no such campaign"),
        (["export", "nothing", "file"], "no such campaign"),
        (["branch", "nothing", "--after", "1"], "no such campaign"),
        (["import", "nothing.jsonl"], "nothing.jsonl"),
        (["new", "faraway"], "no campaigns"),
        (["new", "chess"], "there is no game"),
        (["new", GAME.id, "--with", "Anna"], "2 to 3"),
        (["new", GAME.id, "--option", "evenings=7"], "evenings"),
        (["new", GAME.id, "--option", "evenings"], "NAME=VALUE"),
        (["list", "--database", "sqlite:////nowhere/at/all/t.sqlite3?mode=ro&uri=true"], "database"),
    ],
)
def test_mistakes(strannik, words, sentence):
    assert sentence in strannik(*words, "--lang", "en", code=2)


def test_what_a_campaign_does_not_have(strannik, tmp_path):
    id = founded(strannik)
    played(strannik, id)
    assert "no branch 7" in strannik("play", id, "--branch", "7", "--lang", "en", code=2)
    assert "no game 7" in strannik("branch", id, "--after", "7", "--lang", "en", code=2)
    assert "no such way on" in strannik("play", id, "--next", "7", "--lang", "en", code=2)
    file = tmp_path / "sand.jsonl"
    strannik("export", id, str(file))
    file.write_text(file.read_text().replace('"say":"', '"say":"x', 1))
    assert "changed or damaged" in strannik("import", str(file), "--lang", "en", code=2)
    file.write_text("hello")
    assert "not the file of a campaign" in strannik("import", str(file), "--lang", "en", code=2)
    assert len(json.loads(strannik("list", "--json"))) == 1
    founded(strannik)
    assert "2 campaigns are called" in strannik("show", "Sand", "--lang", "en", code=2)


def test_what_is_agreed_on_for_one_game(strannik):
    id = json.loads(strannik("new", "nearfar", "--with", "Anna,bot", "--option", "mode=campaign", "--json"))["campaign"]
    settled = strannik("play", id, "--by-bots", "--option", "map=3", "--lang", "en", code=2)
    assert "settled by the journey" in settled
    played(strannik, id, "--bots", "random", "--option", "town=day")
    with Desk(None) as desk:
        game = desk.find(id)[1].game(1)
    assert (game.options["town"], game.options["map"], game.options["longer"]) == ("day", 2, False)
