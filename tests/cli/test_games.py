from __future__ import annotations

import json

from strannik.box.shelf import game_ids
from tests.cli.running import strannik, works


def test_every_installed_game_is_listed():
    listed = json.loads(works("games", "--json"))
    assert [game["id"] for game in listed] == game_ids()


def test_a_game_tells_its_seats_modes_and_options():
    (faraway,) = [game for game in json.loads(works("games", "--json", "--lang", "ru")) if game["id"] == "faraway"]
    assert (faraway["title"], faraway["fewest"], faraway["most"]) == ("Дальние дали", 2, 6)
    assert [mode["name"] for mode in faraway["modes"]] == ["table"]
    variant = faraway["options"][0]
    assert (variant["name"], variant["default"]) == ("variant", "base")
    assert [choice["value"] for choice in variant["choices"]] == ["base", "experienced"]
    assert all(choice["text"] for option in faraway["options"] for choice in option["choices"])


def test_the_list_for_people_says_what_to_type():
    english, russian = works("games"), works("games", "--lang", "ru")
    assert "2 to 6 players" in english
    assert "2–6 игроков" in russian
    for printed in (english, russian):
        assert "variant=experienced" in printed
        assert "arrange=false" in printed


def test_the_language_of_the_system_is_used(monkeypatch):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Дальние дали" in works("games")
    monkeypatch.setenv("STRANNIK_LANG", "en")
    assert "Дальние дали" not in works("games")


def test_without_arguments_and_without_a_terminal_the_commands_are_listed():
    done = strannik()
    assert done.code == 0
    for command in ("games", "rule", "sim", "score", "replay", "terminal"):
        assert command in done.out
