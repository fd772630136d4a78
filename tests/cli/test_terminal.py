"""The terminal game, driven through piped input as a script would."""

from __future__ import annotations

import json

import pytest

from strannik.box.replay import verify
from strannik.box.shelf import find_game
from strannik.core.record import Ending, Move, TakenBack, read_record
from tests.cli.running import refused, strannik, works

GAME = ("terminal", "faraway", "--seats", 3, "--seed", "long ago", "--bots", "random")
FIRST = "1\n" * 60
"""More answers than a game asks for; what is not read is left over."""


def play(*typed: str, arguments: tuple[object, ...] = GAME) -> str:
    """What is printed while these lines are typed."""
    return works(*arguments, stdin="".join([f"{line}\n" for line in typed]))


def kept(path) -> list:
    return read_record(path.read_text(), path.name)


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ["Round 1 of 8: exploring", "Which region do you explore?", "Your hand", "The journey is over"]),
        ("ru", ["Раунд 1 из 8: исследование", "Какой регион вы исследуете?", "Ваша рука", "Путешествие окончено"]),
    ],
)
@pytest.mark.parametrize("option", ["variant=base", "variant=experienced"])
def test_a_whole_game_in_each_language(tmp_path, language, parts, option):
    path = tmp_path / "game.jsonl"
    printed = works(*GAME, "--lang", language, "--option", option, "--record", path, stdin=FIRST)
    for part in parts:
        assert part in printed
    entries = kept(path)
    match = verify(find_game("faraway"), entries, path.name)
    totals = [str(sheet.total) for sheet in match.game.result(match.position.table).sheets]
    assert totals in [line.split() for line in printed.splitlines()]
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_six_at_a_narrow_table(monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    printed = works("terminal", "faraway", "--seats", 6, "--seed", "x", "--bots", "random", stdin=FIRST)
    assert "The journey is over" in printed
    assert all(len(line) <= 50 for line in printed.splitlines())


def test_answers_in_words_of_either_language_shortened_or_without_a_verb(tmp_path):
    lines = {}
    for said in ("explore 8", "EXP 8", "8", "исследовать 8", "иссл 8"):
        path = tmp_path / f"{len(lines)}.jsonl"
        printed = play(said, "quit", arguments=(*GAME, "--seed", "5", "--record", path))
        assert "• You explore region 8." in printed
        lines[said] = path.read_text()
    assert len(set(lines.values())) == 1


def answers_until(question: str) -> list[str]:
    """As many first options as it takes to be asked this."""
    sections = works(*GAME, stdin=FIRST).split("> 1\n")
    return ["1"] * next(count for count, section in enumerate(sections) if question in section)


def test_sanctuaries_may_be_typed_with_russian_letters():
    before = answers_until("Which sanctuary do you keep?")
    name = play(*before).split("2  Keep sanctuary S")[-1][:2]
    told = play(*before, f"оставить с{name}").split(f"> оставить с{name}\n")[1]
    assert told.startswith(f"• You keep sanctuary S{name}.")


def test_what_others_did_is_told_after_my_move():
    told = play("1").split("> 1\n")[1]
    for part in ("• You explore", "• Blue explores", "• Green explores"):
        assert part in told


def test_the_language_switches_at_once():
    english, russian = play("lang ru").split("> lang ru\n")
    assert "Which region do you explore?" in english
    assert "Какой регион вы исследуете?" in russian
    assert "Which region" not in russian
    assert "Which region do you explore?" in play("язык ru", "язык en").split("> язык en\n")[1]
    assert "The languages are: en, ru." in play("lang de")


def test_why_not_names_the_clause_and_its_text():
    printed = play("why maybe", "why explore 99", "why 1", "why")
    unreadable, absent, possible, unclear = printed.split("> why")[1:5]
    assert "“maybe” cannot be read as a move." in unreadable
    assert "core.cannot-be-read" in unreadable
    assert "“explore 99” is not among what is on offer now." in absent
    assert "An answer is one of those on offer." in absent
    assert "Nothing stands against it." in possible
    assert "Say which move" in unclear


def test_a_closed_option_is_counted_and_says_why_when_asked():
    game = (*GAME, "--option", "variant=experienced")
    printed = play("1", "5", "почему 5", arguments=game)
    asked = printed.split("> 1\n")[1].split("> 5\n")[0]
    assert "Number 5 is closed: “why 5” says why." in asked
    assert "You already keep region" not in asked
    refusal = printed.split("> 5\n")[1]
    assert "You already keep region" in refusal
    assert "FA-3.2" in refusal
    assert "You already keep region" in printed.split("> почему 5\n")[1]


def test_rules_can_be_read():
    printed = play("rule", "rule FA-13", "rule FA-99", "rule")
    own, named, unknown, _ = printed.split("> rule")[1:]
    assert own.lstrip().startswith("FA-5  ")
    assert named.lstrip().startswith("FA-13\nFA-13  ")
    assert "did you mean 'FA-9'?" in unknown


def test_a_card_can_be_looked_at():
    printed = play("show 1", "покажи S99", "show", arguments=(*GAME, "--seed", "5"))
    card, nothing, again = printed.split("> show 1")[1].split("> ")[:3]
    assert "Region 8: river, day. Shows 1 chimera, a clue. Pays nothing." in card
    assert "There is no “S99” on the table." in nothing
    assert again.startswith("show\n─"), "the whole table, and no card before it"
    assert "Round 1 of 8" in again


def test_help_tells_commands_and_signs_in_the_language_of_the_table():
    assert "undo your last move" in play("help")
    assert "♣ mushroom forest" in play("?")
    assert "♣ грибной лес" in play("помощь", arguments=(*GAME, "--lang", "ru"))


def test_the_log_and_the_standing():
    printed = play("1", "log", "score")
    log, standing = printed.split("> log\n")[1].split("> score\n")
    assert log.index("The market opens") < log.index("You explore region")
    assert "Red (you)" in standing


def test_an_answer_can_be_taken_back_while_nothing_was_seen(tmp_path):
    path = tmp_path / "game.jsonl"
    game = (*GAME, "--option", "variant=experienced", "--record", path)
    printed = play("undo", "1", "2", "undo", "undo", "1", "2", "3", "quit", arguments=game)
    assert "There is nothing of yours to undo." in printed
    assert printed.count("Undone: Keep") == 2
    entries = kept(path)
    assert sum(isinstance(entry, TakenBack) for entry in entries) == 2
    assert "You keep regions" in printed


def test_a_region_taken_can_be_put_back_until_something_else_is_seen():
    before = answers_until("Which sanctuary do you keep?")
    after = play(*before, "отмена").split("> отмена\n")[1]
    assert after.startswith("Undone: Take")
    assert "Which region do you take from the market?" in after


def test_with_bots_alone_what_was_revealed_is_taken_back_as_in_the_browser():
    after = play("1", "undo").split("> undo\n")[1]
    assert after.startswith("Undone: Explore")
    assert "Which region do you explore?" in after


def test_an_unreadable_answer_changes_nothing(tmp_path):
    path = tmp_path / "game.jsonl"
    play(
        "juggle",
        "0",
        "-1",
        "--1",
        "²",
        "explore ²",
        "explore --5",
        "explore",
        "",
        "quit",
        arguments=(*GAME, "--record", path),
    )
    assert [entry for entry in kept(path) if isinstance(entry, Move) and entry.seat == 0] == []


def test_a_paused_game_goes_on_as_if_there_had_been_no_pause(tmp_path):
    straight, paused = tmp_path / "straight.jsonl", tmp_path / "paused.jsonl"
    works(*GAME, "--record", straight, stdin=FIRST)
    play("1", "1", "1", "quit", arguments=(*GAME, "--record", paused))
    assert not isinstance(kept(paused)[-1], Ending)
    resumed = play("1", "выход", arguments=("terminal", "faraway", "--record", paused))
    assert "The game goes on where it was left" in resumed
    works(*GAME, "--record", paused, stdin=FIRST)
    assert paused.read_bytes() == straight.read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["paused.jsonl", "straight.jsonl"]


def test_the_seed_stays_secret_until_the_end(tmp_path, belongings):
    path = tmp_path / "game.jsonl"
    play("1", "quit", arguments=(*GAME, "--record", path))
    assert "long ago" not in path.read_text()
    beside = tmp_path / "game.jsonl.table"
    assert list(json.loads(beside.read_text())) == ["table"]
    for file in (beside, belongings / "tables.sqlite3", belongings / "terminal-seats.json"):
        assert file.stat().st_mode & 0o077 == 0


def test_a_game_can_be_kept_later(tmp_path):
    path = tmp_path / "later.jsonl"
    printed = play("1", "save", f"save {path}", "1", "quit")
    assert "Say in which file" in printed
    assert f"The record is kept in {path}".replace(" ", "") in "".join(printed.split())  # a long path may be broken
    assert sum(isinstance(entry, Move) and entry.seat == 0 for entry in kept(path)) == 2
    again = play(f"save {path}", "quit")
    assert "exists already" in " ".join(again.split())
    assert "The record is kept" not in again


def test_end_of_input_and_ctrl_c_end_politely(tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    assert "Come back to it with “strannik terminal --join" in " ".join(play("1").split())
    assert "The record is kept in" in play("1", arguments=(*GAME, "--record", path))

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = strannik(*GAME)
    assert done.code == 130
    assert done.out.endswith("Goodbye!\n")
    assert done.err == ""


@pytest.fixture
def paused(tmp_path):
    path = tmp_path / "game.jsonl"
    play("1", "quit", arguments=(*GAME, "--record", path))
    return path


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seats", "4"], "keeps a game with other seats: 3"),
        (["--seed", "other"], "keeps a game with other seed"),
        (["--option", "variant=experienced"], "keeps a game with other options"),
    ],
)
def test_a_game_is_not_resumed_as_another(paused, arguments, told):
    before = paused.read_bytes()
    sentence = refused("terminal", "faraway", "--record", paused, *arguments)
    assert told in sentence
    assert "long ago" not in sentence
    assert paused.read_bytes() == before


def test_a_finished_game_is_not_resumed(paused):
    works("terminal", "faraway", "--record", paused, stdin=FIRST)
    before = paused.read_bytes()
    assert "the game is finished" in refused("terminal", "faraway", "--record", paused)
    assert paused.read_bytes() == before


def test_a_game_without_its_table_is_not_resumed(paused, monkeypatch, tmp_path):
    beside = paused.with_name("game.jsonl.table")
    text = beside.read_text()
    beside.unlink()
    assert "game.jsonl.table is missing" in refused("terminal", "faraway", "--record", paused)
    beside.write_text("{}")
    assert str(beside) in refused("terminal", "faraway", "--record", paused)
    beside.write_text(text)
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path / "elsewhere"))
    assert "There is no such table" in refused("terminal", "faraway", "--record", paused)


def test_a_foreign_record_is_not_resumed(paused):
    lines = paused.read_text().splitlines(keepends=True)
    paused.write_text("".join([lines[0].replace('"faraway"', '"chess"'), *lines[1:]]))
    assert "is a game of chess, not of faraway" in refused("terminal", "faraway", "--record", paused)
    paused.write_text("hello\n")
    assert "line 1: is not JSON" in refused("terminal", "faraway", "--record", paused)


def test_a_record_in_a_folder_that_is_not_there_is_refused(tmp_path):
    sentence = refused(*GAME, "--record", tmp_path / "none" / "game.jsonl")
    assert sentence == f"strannik: {tmp_path}/none/game.jsonl: No such file or directory\n"


def test_a_guided_game_speaks_suggests_and_falls_silent(tmp_path):
    path = tmp_path / "first.jsonl"
    guided = ("terminal", "faraway", "--guide", "--record", path)
    printed = play("1", "guide", "guide", "quit", arguments=(*guided, "--lang", "en"))
    assert "» Welcome. In eight rounds" in printed
    assert printed.count("» Choose one of your three regions.") == 1
    assert "You could take " in printed
    assert "The guide is silent from now on" in printed
    assert "The guide is back." in printed
    again = play("quit", arguments=(*guided, "--lang", "ru"))
    assert "» Теперь каждый берёт новый регион" in again
    assert "» Добро пожаловать" not in again, "what was said is not said again"


def test_a_game_that_was_prepared_goes_on_where_the_person_came(tmp_path):
    path = tmp_path / "hero.jsonl"
    printed = play("undo", "quit", arguments=("terminal", "rollplayer", "--guide", "--record", path, "--lang", "en"))
    assert "» This is your hero, half made" in printed
    assert "core.nothing-to-undo" in printed
    assert len([entry for entry in kept(path) if isinstance(entry, Move)]) > 50
    assert "» This is your hero, half made" in play("quit", arguments=("terminal", "rollplayer", "--record", path))


def test_a_whole_guided_game(tmp_path):
    printed = works("terminal", "faraway", "--guide", "--lang", "en", stdin=FIRST)
    assert "» You are home." in printed


def test_a_strong_player_tells_what_it_would_do():
    printed = play("hint", "quit")
    assert "ways the game could go on" in printed
    assert "points in the end" in printed
    assert "продолжений" in play("совет", "quit", arguments=(*GAME, "--lang", "ru"))


def test_who_asked_for_advice_is_told_at_the_end_also_after_a_pause(tmp_path):
    arguments = (*GAME, "--lang", "en", "--record", tmp_path / "advised.jsonl")
    assert "asked for advice" not in play("hint", "1", "quit", arguments=arguments)
    printed = works(*arguments, stdin=f"hint\n{FIRST}")
    assert "Red asked for advice 2 times." in printed
    assert "asked for advice" not in works(*GAME, "--lang", "en", stdin=FIRST)


def test_the_guide_is_asked_for_where_there_is_none():
    assert "begin a guided game with" in play("guide", "quit")


def test_a_number_that_no_option_has_is_called_so():
    assert play("77", "why 77").count("There is no number 77 here; the last is 3.") == 2
