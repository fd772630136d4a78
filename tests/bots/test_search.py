"""The search bot keeps to its budget and thinks about what it was asked."""

from __future__ import annotations

from typing import Any

import pytest

from strannik.bots.search import ITERATIONS, Budget, SearchBot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.position import Position
from tests.bots.games import FARAWAY, bot, moments, start


class CountingWindow(Window):
    """Counts the worlds that are imagined."""

    def __init__(self, position: Position, seat: int) -> None:
        super().__init__(position, seat)
        self.worlds = 0

    def imagine(self, chance: Chance) -> Position:
        self.worlds += 1
        return super().imagine(chance)


@pytest.mark.parametrize("iterations", [1, 2, 17, 60])
def test_iterations_are_counted_exactly(iterations: int) -> None:
    window = CountingWindow(start(4, "budget"), 2)
    thinker = SearchBot(Chance("thinker", 0), FARAWAY.hints, Budget(iterations))
    assert window.offer.takes(thinker.choose(window))
    assert thinker.iterations == window.worlds == iterations
    root = thinker.trees[2]
    assert sum([tried.visits for tried in root.then.values()]) == iterations
    thinker.choose(window)
    assert thinker.iterations == iterations, "every choice has the whole budget"


def test_unless_told_otherwise() -> None:
    assert Budget().iterations == ITERATIONS
    assert not Budget().spent(ITERATIONS - 1, 0.0)
    assert Budget().spent(ITERATIONS, 0.0)


def test_seconds_end_the_thinking_after_at_least_one_world() -> None:
    window = CountingWindow(start(2, "seconds"), 0)
    bot("search:0.000001s").choose(window)
    assert window.worlds >= 1
    assert Budget(0, seconds=5.0).spent(1, started=-1e9)
    assert not Budget(0, seconds=5.0).spent(0, started=-1e9)
    assert not Budget(0, seconds=1e12).spent(10**9, started=0.0)
    assert Budget(10, seconds=1e12).spent(10, started=0.0), "whichever comes first"


def test_where_there_is_no_choice_it_does_not_think() -> None:
    forced = [(seat, position) for seat, position in moments(2, "forced") if len(position.offers[seat]) == 1]
    for seat, position in forced:
        window = CountingWindow(position, seat)
        assert bot("search").choose(window) == position.offers[seat][0]
        assert window.worlds == 0


def test_everybody_has_a_tree_and_only_their_own_answers_are_in_it() -> None:
    position = start(3, "trees")
    thinker = SearchBot(Chance("thinker", 0), FARAWAY.hints, Budget(40))
    thinker.choose(Window(position, 1))
    assert sorted(thinker.trees) == [0, 1, 2]
    mine = [tried.answer.thing for tried in thinker.trees[1].then.values()]
    assert sorted(mine) == sorted(position.offers[1].things)
    # What another holds is not known: over many worlds it may be anything but my own hand and the market.
    known = [*position.offers[1].things, *position.table.market]  # type: ignore[attr-defined]
    theirs = [tried.answer.thing for tried in thinker.trees[0].then.values()]
    assert len(theirs) > 3
    assert not set(theirs) & set(known)


class Plain:
    """Hints that know values but nothing of first sight; they remember what they were shown."""

    def __init__(self) -> None:
        self.explored: list[int] = []

    def value(self, table: Any, seat: int) -> float:
        self.explored.append(len(table.paths[seat]))
        return 0.0


def test_hints_without_first_sight_judge_where_the_tree_ends() -> None:
    plain = Plain()
    SearchBot(Chance("thinker", 0), plain, Budget(3)).choose(Window(start(2, "plain"), 0))
    # Three answers, each tried once: explored, and asked again for the draft.
    assert plain.explored == [1, 1] * 3
    everything = SearchBot(Chance("thinker", 0), FARAWAY.hints, Budget(3))
    assert everything.leaning is FARAWAY.hints
