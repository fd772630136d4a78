"""The rulebook, the code and the scenarios know the same clauses."""

from pathlib import Path

import pytest

from strannik.core.clauses import LANGUAGES
from strannik.games.rollplayer import GAME
from tests.citations import cited_by_code, cited_by_tests, closings, uncited

SCENARIOS = [
    "test_setup.py",
    "test_roll.py",
    "test_dice.py",
    "test_market.py",
    "test_cleanup.py",
    "test_skills.py",
    "test_solo.py",
    "test_score.py",
]

SAMPLE = {"row": "str", "race": "elf", "seat": 1, "role": "monk", "value": 6, "arrow": "good"} | {
    "card": "climb",
    "price": 7,
    "gold": 3,
}


def test_every_clause_is_cited_by_code_and_every_one_cited_exists():
    assert cited_by_code(GAME) == set(GAME.rulebook.clauses)


def test_every_clause_has_a_scenario_and_every_one_told_exists():
    assert cited_by_tests(GAME) == set(GAME.rulebook.clauses)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_says_which_clause_it_tells(name):
    assert uncited(Path(__file__).with_name(name), "RP") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    words = GAME.words(language)
    said = {
        closing.clause: words.refusal(closing.clause, {name: SAMPLE[name] for name in closing.facts})
        for closing in closings(GAME)
    }
    assert set(said) == {clause.id for clause in GAME.rulebook.clauses.values() if clause.bar}
    assert all(text.endswith(".") and "{" not in text for text in said.values())


@pytest.mark.parametrize("clause", GAME.rulebook.clauses.values(), ids=lambda clause: clause.id)
def test_every_clause_is_whole_sentences_in_both_languages(clause):
    for texts in (clause.says, clause.bar, clause.example):
        assert all(text.endswith(".") for text in texts.values())
    for texts in (clause.where, clause.says, clause.bar, clause.example):
        assert not any(has_cyrillic(text) for language, text in texts.items() if language == "en")
        assert all(has_cyrillic(text) for language, text in texts.items() if language == "ru")


def has_cyrillic(text: str) -> bool:
    return any("а" <= letter.lower() <= "я" for letter in text)
