"""Whatever can be said is said in both languages, with the same facts."""

from __future__ import annotations

import pytest

from strannik.box.game import Game
from strannik.box.shelf import find_game, game_ids
from strannik.checks.names import check_names
from strannik.checks.words import check_words, messages
from strannik.cli.terminal.dialogue import COMMANDS
from strannik.show.clauses import LANGUAGES

GAMES = [find_game(id) for id in game_ids()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_lacks_no_word(game: Game) -> None:
    assert [str(finding) for finding in [*check_words(game), *check_names(game)]] == []


@pytest.mark.parametrize("package", ["strannik.show", "strannik.table"])
def test_what_every_table_says_is_said_in_both_languages(package: str) -> None:
    english, russian = (messages(package, language) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_of_the_terminal_has_words_and_help(language: str) -> None:
    known = messages("strannik.show", language)
    assert [name for name in COMMANDS if f"command-{name}" not in known or f"help-{name}" not in known] == []
