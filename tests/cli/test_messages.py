"""Whatever can be said is said in both languages, with the same facts."""

from __future__ import annotations

import inspect
from importlib import import_module
from importlib.util import find_spec

import pytest
from fluent.syntax import FluentParser, ast, visitor

from strannik.cli.terminal.dialogue import COMMANDS
from strannik.core.clauses import LANGUAGES
from strannik.core.data import chapters
from strannik.core.events import Event
from strannik.core.game import find_game, game_ids

GAMES = [find_game(id) for id in game_ids()]
PACKAGES = ["strannik.core", *[game.package for game in GAMES]]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Facts(visitor.Visitor):
    """Collects the variables and the messages that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a package with the facts it uses."""
    texts = chapters(package, f"data/strings/{language}", ".ftl")
    parsed = FluentParser().parse("\n".join([text for _, text in texts]))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.found
    return found


def event_names(game) -> list[str]:
    name = f"{game.package}.events"
    assert find_spec(name) is not None
    kinds = inspect.getmembers(import_module(name), inspect.isclass)
    return [name for name, kind in kinds if issubclass(kind, Event) and kind is not Event]


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_facts(package):
    english, russian = (messages(package, language) for language in LANGUAGES)
    assert list(english) == list(russian)
    assert english == russian


@every_language
@every_game
def test_every_event_can_be_told(game, language):
    known = messages(game.package, language)
    assert [name for name in event_names(game) if f"event-{name}" not in known] == []


@every_language
@every_game
def test_no_event_is_told_that_never_happens(game, language):
    told = {name.removeprefix("event-") for name in messages(game.package, language) if name.startswith("event-")}
    assert told == set(event_names(game))


@every_language
@every_game
def test_modes_options_and_titles_have_words(game, language):
    known = messages(game.package, language)
    wanted = ["game-title", "game-blurb", *[f"mode-{mode.name}" for mode in game.modes]]
    for option in game.options:
        wanted.append(f"option-{option.name}")
        wanted += [
            f"option-{option.name}-{str(choice).lower()}" for choice in option.choices if type(choice) is not int
        ]
    assert [name for name in wanted if name not in known] == []


@every_language
@every_game
def test_every_verb_has_a_question_a_label_and_a_word(game, language):
    known = messages(game.package, language)
    asked = {name.removeprefix("ask-") for name in known if name.startswith("ask-")}
    done = {name.removeprefix("do-") for name in known if name.startswith("do-")}
    named = {name.removeprefix("verb-") for name in known if name.startswith("verb-")}
    assert asked <= done
    assert done == named


@every_language
def test_every_command_of_the_terminal_has_words_and_help(language):
    known = messages("strannik.core", language)
    assert [name for name in COMMANDS if f"command-{name}" not in known or f"help-{name}" not in known] == []
