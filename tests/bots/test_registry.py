"""Bots by name, and what is said to whoever mistypes one."""

from __future__ import annotations

import pytest

from strannik.bots.fuzz import FuzzBot
from strannik.bots.greedy import GreedyBot
from strannik.bots.random import RandomBot
from strannik.bots.registry import bot_names
from strannik.bots.search import SearchBot
from strannik.core.options import OptionError
from tests.bots.games import bot


def test_every_name_makes_a_bot() -> None:
    kinds = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot, "fuzz": FuzzBot}
    assert bot_names() == list(kinds)
    for name, kind in kinds.items():
        assert type(bot(name)) is kind


def test_budgets() -> None:
    by_count, by_clock = bot("search:200"), bot("search:0.5s")
    assert isinstance(by_count, SearchBot)
    assert isinstance(by_clock, SearchBot)
    assert (by_count.budget.iterations, by_count.budget.seconds) == (200, 0.0)
    assert (by_clock.budget.iterations, by_clock.budget.seconds) == (0, 0.5)
    by_both = bot("search:200/0.5s")
    assert isinstance(by_both, SearchBot)
    assert (by_both.budget.iterations, by_both.budget.seconds) == (200, 0.5)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("serch", "there is no bot 'serch'; did you mean 'search'?"),
        ("", "there is no bot ''; expected one of: fuzz, greedy, random, search"),
        ("Greedy", "there is no bot 'Greedy'; did you mean 'greedy'?"),
        ("greedy:5", "bot 'greedy' has no budget to set, so 'greedy:5' means nothing; expected 'greedy'"),
    ],
)
def test_a_bot_that_does_not_exist(spec: str, said: str) -> None:
    with pytest.raises(OptionError) as error:
        bot(spec)
    assert str(error.value) == said


@pytest.mark.parametrize(
    "budget", ["", "0", "-3", "many", "1.5", "s", "0s", "-1s", "nans", "infs", "1e9s", "5 m", "5/", "0/1s", "5/s"]
)
def test_a_budget_that_cannot_be_used(budget: str) -> None:
    with pytest.raises(OptionError) as error:
        bot(f"search:{budget}")
    expected = "expected iterations as in 'search:200', seconds as in 'search:0.5s', or both as in 'search:200/0.5s'"
    assert str(error.value) == f"bot 'search:{budget}' has no budget it can use; {expected}"
