"""Measuring: how much is played for the figures."""

from strannik.bench.rules import ENOUGH, GAMES, LONGEST, Bench
from strannik.box.replay import replay
from strannik.box.shelf import find_game


def test_a_long_game_is_measured_by_its_beginning():
    bench = Bench(find_game("nearfar"))
    assert not bench.play().finished
    assert LONGEST <= bench.decisions < LONGEST + 4
    assert bench.games() == ENOUGH // LONGEST


def test_a_short_game_is_played_to_its_end():
    bench = Bench(find_game("faraway"))
    assert bench.play().finished
    assert bench.games() == GAMES


def test_a_game_that_was_left_can_be_replayed():
    bench = Bench(find_game("nearfar"))
    match = bench.match(40)
    again = replay(bench.game, match.entries, match.seed, "bench")
    assert (again.n, again.entries) == (40, match.entries)
