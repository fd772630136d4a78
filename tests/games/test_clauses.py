"""The rulebook, the code and the scenarios of every game know the same clauses."""

from __future__ import annotations

import re

import pytest

from strannik.box.game import Game
from strannik.box.shelf import find_game, game_ids
from strannik.checks.clauses import FILLINGS, check_clauses, cited_by_code, closings
from strannik.show.clauses import LANGUAGES, Clause
from tests.citations import TESTS, cited_by_tests, uncited

GAMES = [find_game(id) for id in game_ids()]

SCENARIOS = {
    "aftermath": (
        "setup travel turn checks moves actions encounters enemies wounds deeds"
        " items conditions abilities missions colony drive campaign cards pad"
    ),
    "faraway": "setup round draft score cards taking_back",
    "glow": "setup morning late_morning noon journey evening solo lanes cards pad",
    "nearfar": (
        "setup town hall saloon mine duels buying movement enemies treasures adventures camps score pad"
        " clues stories talents bosses"
    ),
    "rollplayer": "setup roll dice market cleanup skills solo score",
}
"""The files of each game that tell its rules; the others are about pictures, words, bots and data."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_clause = pytest.mark.parametrize(
    ("game", "clause"),
    [(game, clause) for game in GAMES for clause in game.rulebook.clauses.values()],
    ids=lambda given: given.id,
)


MOST_CHAPTERS = 45


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_of_the_rules_can_be_looked_over(game: Game, language: str) -> None:
    """Their chapters are what stands before the first comma of where a clause is."""
    chapters = {clause.where[language].partition(", ")[0] for clause in game.rulebook.clauses.values()}
    assert len(chapters) <= MOST_CHAPTERS, sorted(chapters)


def test_every_game_tells_its_rules_in_scenarios() -> None:
    assert sorted(SCENARIOS) == sorted(game_ids())


@every_game
def test_every_clause_is_cited_by_code_and_every_one_cited_exists(game: Game) -> None:
    assert cited_by_code(game) == set(game.rulebook.clauses)
    assert check_clauses(game) == []


@every_game
def test_every_clause_has_a_scenario_and_every_one_told_exists(game: Game) -> None:
    assert cited_by_tests(game) == set(game.rulebook.clauses)


@pytest.mark.parametrize(("id", "name"), [(id, name) for id, names in SCENARIOS.items() for name in names.split()])
def test_every_scenario_says_which_clause_it_tells(id: str, name: str) -> None:
    assert uncited(TESTS / "games" / id / f"test_{name}.py", find_game(id).clause_prefix) == []


@every_game
def test_whatever_is_closed_can_be_explained_and_every_explanation_is_used(game: Game) -> None:
    explained = {clause.id for clause in game.rulebook.clauses.values() if clause.bar}
    assert {closing.clause for closing in closings(game)} == explained


@pytest.mark.parametrize("filling", FILLINGS)
@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_refusal_can_be_said(game: Game, language: str, filling: object) -> None:
    words = game.words(language)
    for closing in closings(game):
        said = words.refusal(closing.clause, dict.fromkeys(closing.facts, filling))
        assert is_a_sentence(said), f"{closing.where}: {said}"


@every_clause
def test_every_clause_is_whole_sentences_in_both_languages(game: Game, clause: Clause) -> None:
    for texts in (clause.says, clause.example):
        assert all(is_a_sentence(text) and not text[0].islower() for text in texts.values())
    for texts in (clause.where, clause.says, clause.bar, clause.example):
        for language, text in texts.items():
            assert has_cyrillic(text) == (language == "ru"), text


def is_a_sentence(text: str) -> bool:
    """Whether it ends as a sentence does and has no gap left."""
    return text.endswith(".") and "{" not in text


def has_cyrillic(text: str) -> bool:
    return re.search("[а-яё]", text, re.IGNORECASE) is not None
