from __future__ import annotations

import re

import pytest

from strannik.box.shelf import find_game
from strannik.checks.clauses import sources
from strannik.cli.citations import Citation, scenarios_citing
from tests.cli.running import refused, works

CITED = re.compile(r"(?<=[\[ ])[A-Z]{1,2}-\w+(?:\.\w+)*(?=[\],])")
"""What stands in brackets in docstrings: `[NF-6.3, NF-7.2]`."""


def headings(printed: str) -> list[str]:
    return [line.split()[0] for line in printed.splitlines() if line and not line.startswith(" ")]


def test_a_clause_comes_with_those_under_it():
    assert headings(works("rule", "FA-9")) == ["FA-9", "FA-9.1", "FA-9.2"]


def test_a_clause_names_the_steps_and_scenarios_that_cite_it():
    printed = works("rule", "NF-6.3")
    assert "PressHome" in printed
    assert "nearfar/steps/duel.py:" in printed
    assert "test_the_defender_never_spends_hearts  tests/games/nearfar/test_duels.py:" in printed


def test_where_a_clause_is_cited_is_never_cut(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    lines = [line for line in works("rule", "NF-6.3").splitlines() if "tests/games" in line]
    assert lines
    assert all(re.search(r"\.py:\d+$", line) for line in lines)


def test_a_clause_is_not_taken_for_one_under_it(tmp_path):
    scenarios = tmp_path / "tests" / "games" / "toy"
    scenarios.mkdir(parents=True)
    (scenarios / "test_toy.py").write_text("def test_it():  # TO-1.2\n    pass\n", encoding="utf-8")
    assert scenarios_citing("TO-1", "toy", tmp_path / "tests") == []
    assert scenarios_citing("TO-1.2", "toy", tmp_path / "tests") == [
        Citation("test_it", "tests/games/toy/test_toy.py", 1)
    ]
    assert scenarios_citing("TO-1.2", "toy", tmp_path / "elsewhere") == []


@pytest.mark.parametrize("game", ["faraway", "glow", "rollplayer", "nearfar"])
def test_whatever_the_code_cites_is_a_clause(game):
    known = find_game(game).rulebook.clauses
    cited = {id for path in sources(find_game(game)) for id in CITED.findall(path.read_text(encoding="utf-8"))}
    assert sorted(id for id in cited if id not in known) == []


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
