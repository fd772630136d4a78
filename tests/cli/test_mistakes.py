"""Whatever is mistyped ends in one sentence and exit code 2."""

from __future__ import annotations

import subprocess
import sys

import pytest
import typer

from strannik.cli.mistakes import said
from strannik.cli.options import read_origin
from strannik.core.data import DataError
from strannik.server.showing.words import common_words
from tests.cli.running import refused


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["gmaes"], "games"),
        (["--loud"], "--loud"),
        (["games", "--lang", "de"], "'de'"),
        (["games", "chess"], "chess"),
        (["rule"], "CLAUSE"),
        (["rule", "FA-9", "--lang"], "--lang"),
        (["score", "faraway"], "FILE"),
        (["replay"], "FILE"),
        (["terminal"], "say which game"),
        (["terminal", "chess"], "there is no game 'chess'"),
        (["terminal", "faraway", "--seats", "9"], "faraway is for 2 to 6 players, not 9"),
        (["terminal", "faraway", "--bots", "nobody"], "nobody"),
        (["terminal", "faraway", "--seats", "2", "--bots", "random,random"], "2 bots are named for 1 seat"),
        (["terminal", "faraway", "--option", "variant=hard"], "expected one of: base, experienced"),
        (["terminal", "faraway", "--option", "=hard"], "expected NAME=VALUE"),
        (["terminal", "nearfar", "--option", "mode=journey", "--option", "map=3"], "is played on map 1, not on map 3"),
        (["sim", "faraway", "--games", "-3"], "--games"),
        (["sim", "faraway", "--jobs", "100000"], "--jobs"),
        (["sim", "faraway", "--bots", "search:-5"], "'search:200'"),
        (["sim", "faraway", "--bots", ","], "there is no bot ''"),
        (["sim", "nearfar", "--option", "map=12"], "expected one of: 1, 2, 3"),
        (["score", "faraway", "nowhere.json"], "nowhere.json"),
        (["score", "glow", "."], ".: Is a directory"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl"),
        (["book"], "command"),
        (["book", "lint", "glow"], "glow has no adventure book"),
        (["book", "map", "nearfar", "--book", ""], "expected one of: arcade, book"),
        (["play", "--port", "-1"], "--port"),
        (["play", "--host", ""], "the host is empty"),
        (["play", "--host", "999.1.1.1"], "cannot listen on 999.1.1.1"),
        (["serve", "--host", " "], "the host is empty"),
        (["serve", "--workers", "0"], "--workers"),
        (["serve", "--port", "0", "--database", ""], "the database cannot be used"),
        (["serve", "--port", "0", "--database", "nonsense"], "the database cannot be used"),
        (["serve", "--port", "0", "--database", "sqlite:////proc/none/tables.sqlite3"], "the database cannot be used"),
        (["serve", "--origin", ""], "such as https://example.org"),
        (["serve", "--origin", "example.org"], "such as https://example.org"),
        (["serve", "--origin", "https://example.org/table"], "such as https://example.org"),
        (["serve", "--origin", "https://[1"], "such as https://example.org"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", "--rounds", "0"], "--rounds"),
        (["bench", "--server", "faraway"], "leave out 'faraway' or --server"),
        (["bench", "--server", "--seconds", "inf"], "--seconds"),
    ],
)
def test_mistyped_command_lines(arguments, told, monkeypatch, tmp_path):
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path))
    assert told in refused(*arguments)


def test_an_origin_is_read_as_browsers_write_it():
    assert read_origin("HTTPS://Example.org:8443/") == "https://example.org:8443"


def test_the_command_itself_ends_with_code_2_and_no_traceback():
    done = subprocess.run(
        [sys.executable, "-c", "from strannik.cli import main; main()", "score", "chess", "-"],
        input=b"",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode().startswith("strannik: there is no game 'chess'")
    assert b"Traceback" not in done.stderr


def test_a_reader_who_goes_away_is_no_reason_to_complain():
    program = "from strannik.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", program, "rule", "faraway"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["terminal"], "скажите, в какую игру"),
        (["terminal", "glwo"], "игры «glwo» нет; может быть, «glow»?"),
        (["terminal", "faraway", "--seats", "9"], "здесь от 2 до 6 игроков."),
        (["terminal", "faraway", "--bots", "nobody"], "бота «nobody» нет; есть: fuzz, greedy, random, search."),
        (["terminal", "faraway", "--bots", "greedy:5"], "пишите просто «greedy»."),
        (["terminal", "faraway", "--bots", "search:x"], "сколько думать боту «search:x», не понять"),
        (["terminal", "faraway", "--seats", "2", "--bots", "random,random"], "названы 2 бота, а место для них 1."),
        (["terminal", "faraway", "--option", "variant=hard"], "нет значения «hard»; есть: base, experienced."),
        (["terminal", "faraway", "--option", "=hard"], "нужно ИМЯ=ЗНАЧЕНИЕ."),
        (["terminal", "faraway", "--option", "x=1"], "настройки «x» нет; есть: "),
        (["terminal", "faraway", "--option", "variant=base", "--option", "variant=base"], "«variant» указана дважды."),
        (
            ["terminal", "nearfar", "--option", "mode=journey", "--option", "map=3"],
            "странствие ведёт по карте 1",
        ),
        (["terminal", "--join", "nowhere else"], "«nowhere else» не ссылка на стол"),
        (["rule", "FA-99"], "пункта или игры «FA-99» нет; может быть, «FA-9»?"),
        (["gmaes"], "команды «gmaes» нет; может быть, «games»?"),
        (["terminal", "--seat", "2"], "параметра --seat нет; может быть, "),
        (["games", "chess"], "лишнее в команде: chess."),
        (["rule"], "не хватает CLAUSE|GAME"),
        (["terminal", "faraway", "--seats", "many"], "после --seats нужно число."),
        (["travel", "nearfar", "--journeys", "0"], "--journeys: не меньше 1."),
        (["games", "--json=1"], "--json пишут без значения."),
        (["replay", "nowhere.jsonl"], "файла «nowhere.jsonl» нет."),
        (["replay", "."], "«.» не файл, а папка."),
        (["replay", "-"], "стандартный ввод: строка 1: это не запись партии."),
        (["score", "faraway", "-"], "стандартный ввод: строка 1: это не JSON"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_who_reads_russian_is_refused_in_russian(arguments, told):
    assert told in refused(*arguments, "--lang", "ru")
    assert told in refused(*arguments, "--lang=ru")
    assert told not in refused(*arguments, "--lang", "en")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["book"], "не сказано, что сделать"),
        (["rule", "FA-9", "--lang"], "после --lang нужно значение."),
        (["games", "--lang", "de"], "--lang: «de» не подходит; есть: en, ru."),
        (["sim", "faraway", "--jobs", "100000"], "--jobs: не больше 256."),
    ],
)
def test_where_the_system_speaks_russian_mistakes_are_told_in_russian(arguments, told, monkeypatch):
    monkeypatch.setenv("STRANNIK_LANG", "ru")
    assert told in refused(*arguments)


def test_what_nobody_has_foreseen_is_told_in_russian_too():
    words = common_words("ru")
    assert said(typer.TyperException("Something new."), words) == words.say("usage-other")
    assert said(DataError("page.yaml", "line 3", "is odd"), words).startswith("page.yaml: строка 3: здесь не то")


def test_what_is_wrong_with_an_entry_is_told_in_russian():
    told = refused("score", "faraway", "-", "--lang", "ru", stdin='{"regions": [1, 2]}')
    assert "стандартный ввод: строка 1: Номера регионов по порядку: нужно 8, а указано 2." in told
