"""The rulebook, the code and the scenarios know the same clauses."""

from pathlib import Path

import pytest

from strannik.core.clauses import LANGUAGES
from strannik.games.nearfar import GAME
from tests.citations import cited_by_code, cited_by_tests, closings, uncited

SCENARIOS = [
    "test_setup.py",
    "test_town.py",
    "test_hall.py",
    "test_saloon.py",
    "test_mine.py",
    "test_duels.py",
    "test_buying.py",
    "test_movement.py",
    "test_enemies.py",
    "test_treasures.py",
    "test_adventures.py",
    "test_camps.py",
    "test_score.py",
]

SAMPLE = {
    "building": "farm",
    "card": "spices",
    "cell": "r1c2",
    "coins": 1,
    "companion": "koba",
    "good": "food",
    "has": 1,
    "hearts": 1,
    "left": 4,
    "most": 4,
    "movement": 3,
    "needed": 5,
    "price": 2,
    "room": 1,
    "space": "a1",
    "value": 5,
    "what": "chiefs",
}


def test_every_clause_is_cited_by_code_and_every_one_cited_exists():
    assert cited_by_code(GAME) == set(GAME.rulebook.clauses)


def test_every_clause_has_a_scenario_and_every_one_told_exists():
    assert cited_by_tests(GAME) == set(GAME.rulebook.clauses)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_says_which_clause_it_tells(name):
    assert uncited(Path(__file__).with_name(name), "NF") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    words = GAME.words(language)
    said = {
        closing.clause: words.refusal(closing.clause, {name: SAMPLE[name] for name in closing.facts})
        for closing in closings(GAME)
    }
    assert set(said) == {clause.id for clause in GAME.rulebook.clauses.values() if clause.bar}
    assert all(text.endswith(".") and "{" not in text for text in said.values())
