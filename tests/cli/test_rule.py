from __future__ import annotations

import pytest

from strannik.core.game import find_game
from tests.cli.running import refused, works


def headings(printed: str) -> list[str]:
    return [line.split()[0] for line in printed.splitlines() if line and not line.startswith(" ")]


def test_a_clause_comes_with_those_under_it():
    assert headings(works("rule", "FA-9")) == ["FA-9", "FA-9.1", "FA-9.2"]


def test_a_chapter_without_a_clause_of_its_own_gives_its_clauses():
    assert headings(works("rule", "FA-0"))[:2] == ["FA-0.1", "FA-0.2"]


def test_a_clause_is_found_whatever_the_case_and_in_both_languages():
    clause = find_game("faraway").rulebook["FA-5"]
    for language in ("en", "ru"):
        printed = " ".join(works("rule", "fa-5", "--lang", language).split())
        assert " ".join(clause.says[language].split()) in printed


def test_a_game_gives_all_its_clauses():
    assert headings(works("rule", "faraway")) == list(find_game("faraway").rulebook.clauses)


def test_the_clauses_of_every_table_can_be_read_too():
    assert "core.undo-after-reveal" in headings(works("rule", "core"))
    assert headings(works("rule", "core.not-on-offer")) == ["core.not-on-offer"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("FA-99", "FA-9"), ("fa-3.22", "FA-3.2"), ("farawya", "faraway"), ("core.undo-after", "core.undo-after-reveal")],
)
def test_a_mistyped_clause_gets_the_nearest_one(typed, meant):
    assert f"did you mean {meant!r}?" in refused("rule", typed)


def test_something_else_altogether_gets_a_way_to_find_clauses():
    assert "lists its clauses" in refused("rule", "???")
