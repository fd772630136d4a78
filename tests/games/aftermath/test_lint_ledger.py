"""Wherever a campaign may stand, the linter knows whether every goal can still be reached: V-14."""

from __future__ import annotations

from copy import copy

import pytest

from strannik.games.aftermath.book import ADVENTURE
from strannik.games.aftermath.campaign.colony import plans_at_hand, ways_to_goals
from strannik.games.aftermath.cards import CHARACTERS, IMPROVEMENTS, MISSIONS
from strannik.games.aftermath.lint.goals import UNMISSABLE
from strannik.games.aftermath.lint.ledger import (
    FROM,
    SETTLED,
    Ledger,
    Prospect,
    at_home,
    dead_ends,
    lint_ledger,
    locked,
    taken_away,
)
from strannik.games.aftermath.table import Table
from tests.games.aftermath.builders import hero, on_the_table
from tests.games.aftermath.sample_pages import Sample, problems


@pytest.fixture(scope="module")
def prospect() -> Prospect:
    return Prospect(ADVENTURE.book, MISSIONS)


def test_no_campaign_of_the_book_goes_nowhere() -> None:
    assert lint_ledger(ADVENTURE.book) == []


def test_all_that_may_come_is_looked_at(prospect: Prospect) -> None:
    mains = {"1", "2", "5", "6", "8"}
    assert all([after in prospect.nexts for nexts in prospect.nexts.values() for after in nexts])
    for id in mains:
        assert any([id in ledger.won for ledger in prospect.nexts])
        assert any([id in ledger.failed for ledger in prospect.nexts])
    nothing_won = [ledger for ledger in prospect.nexts if not ledger.won and mains <= set(ledger.failed)]
    assert nothing_won, "there are colonies that have tried everything in vain"
    assert {ledger.phase for ledger in prospect.nexts} == set(range(SETTLED + 1))


def test_the_first_evening(prospect: Prospect) -> None:
    after = prospect.nexts[Ledger()]
    assert {tuple(ledger.won) or ledger.failed for ledger in after} == {("1",)}
    assert {ledger.clues for ledger in after} == {0, 3, 6, 9}
    assert all(["2" in prospect.open(ledger) for ledger in after])


def test_a_campaign_with_nothing_to_set_out_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strannik.games.aftermath.campaign.goals.LAST", "none")
    [problem] = problems(dead_ends(Prospect(ADVENTURE.book, MISSIONS)))
    assert problem.endswith("there is nothing to set out for")


def test_a_plan_that_some_campaigns_never_see(prospect: Prospect) -> None:
    lookout = copy(IMPROVEMENTS["lookout"])
    lookout.after_mission = "7"
    [problem] = problems(locked(prospect, {**IMPROVEMENTS, "lookout": lookout}))
    assert problem.startswith("meziah: lookout is out of reach after won: nothing; failed: nothing")


def test_evenings_for_side_missions_are_looked_at_too(prospect: Prospect) -> None:
    first = Ledger(won=frozenset(["1"]), hand=frozenset(["2"]), phase=1)
    assert prospect.evenings_aside(Ledger()) == []
    aside = prospect.evenings_aside(first)
    assert {ledger.phase for ledger in aside} == {2}
    assert {ledger.won for ledger in aside} == {first.won}
    only_aside = [ledger for ledger in prospect.nexts if ledger.phase == SETTLED and len(ledger.won) == 1]
    assert [ledger for ledger in only_aside if not ledger.failed], "one main mission, and then only side missions"


def test_a_section_that_takes_away_what_goals_need() -> None:
    sample = Sample()
    sample.write("threat", [{"remove_mission": "2"}, {"remove_mission": "n2"}])
    assert problems(taken_away(sample.book())) == ["10:threat: takes away mission 2"]


# What the linter counts on, the game does


def colony(ledger: Ledger) -> Table:
    """A colony that stands as the ledger says, and owns nothing."""
    table = on_the_table(hero("meziah"), hero("ringr"), page=4, mode="campaign")
    table.counters |= dict.fromkeys(["food", "parts", "clues"], 0)
    table.phase, table.won, table.failed = ledger.phase, list(ledger.won), list(ledger.failed)
    return table


@pytest.mark.parametrize("phase", range(SETTLED + 2))
def test_the_colony_offers_what_nobody_can_miss_from_that_phase_on(phase: int) -> None:  # AM-30.9
    ways = ways_to_goals(colony(Ledger(phase=phase)))
    assert set(UNMISSABLE) == set(FROM)
    assert {need: UNMISSABLE[need] in ways for need in FROM} == {need: phase >= since for need, since in FROM.items()}


def test_the_colony_has_the_plans_that_are_counted_on(prospect: Prospect) -> None:  # AM-30.6
    wanted = [character.goal.built for character in CHARACTERS.values()]
    seen = {(ledger.phase, ledger.won, frozenset(ledger.failed)): ledger for ledger in prospect.nexts}
    for ledger in seen.values():
        plans = plans_at_hand(colony(ledger))
        assert [need for need in wanted if at_home(ledger, need, IMPROVEMENTS)] == [
            need for need in wanted if need in plans
        ]
