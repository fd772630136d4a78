"""The rulebook, the code and the scenarios know the same clauses."""

from pathlib import Path

import pytest

from strannik.core.clauses import LANGUAGES
from strannik.games.faraway import GAME
from tests.citations import cited_by_code, cited_by_tests, closings, uncited

SCENARIOS = ["test_setup.py", "test_round.py", "test_draft.py", "test_score.py", "test_cards.py"]


def test_every_clause_is_cited_by_code_and_every_one_cited_exists():
    assert cited_by_code(GAME) == set(GAME.rulebook.clauses)


def test_every_clause_has_a_scenario_and_every_one_told_exists():
    assert cited_by_tests(GAME) == set(GAME.rulebook.clauses)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_says_which_clause_it_tells(name):
    assert uncited(Path(__file__).with_name(name), "FA") == []


def test_the_twenty_numbered_rules_are_all_there():
    assert [f"FA-{number}" in GAME.rulebook for number in range(1, 21)] == [True] * 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    sample = {"region": 36}
    said = {
        closing.clause: GAME.words(language).refusal(closing.clause, {name: sample[name] for name in closing.facts})
        for closing in closings(GAME)
    }
    assert set(said) == {clause.id for clause in GAME.rulebook.clauses.values() if clause.bar}
    assert all("36" in sentence for sentence in said.values())


@pytest.mark.parametrize("clause", GAME.rulebook.clauses.values(), ids=lambda clause: clause.id)
def test_every_clause_is_whole_sentences_in_both_languages(clause):
    for texts in (clause.says, clause.bar, clause.example):
        assert all(text.endswith(".") and text[0].isupper() for text in texts.values())
    for texts in (clause.where, clause.says, clause.bar, clause.example):
        assert not any(has_cyrillic(text) for language, text in texts.items() if language == "en")
        assert all(has_cyrillic(text) for language, text in texts.items() if language == "ru")


def has_cyrillic(text: str) -> bool:
    return any("а" <= letter.lower() <= "я" for letter in text)
