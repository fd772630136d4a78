"""The measuring itself works: moves are counted, none is lost, and every figure has its raw one beside it."""

from strannik.bench.server import asked, crowded, durable, saturated, steady


def test_steady_play_loses_and_doubles_nothing():
    found = steady(seconds=1.0, tables=3, seats=2, rate=12.0)
    assert found.moves == 12
    assert (found.lost, found.doubled) == (0, 0)
    assert found.seats == 6
    assert 0 < found.p50 <= found.p99
    assert 0 < found.raw_p50 <= found.raw_p99


def test_saturation_is_a_ratio():
    found = saturated(seconds=0.0, tables=2, seats=2)
    assert found.bytes_per_update > 100
    assert found.ratio == found.moves_per_second / found.raw_per_second > 0
    assert found.ratio_to_large == found.moves_per_second / found.raw_large_per_second > 0


def test_durability_is_a_ratio(tmp_path):
    found = durable(seconds=0.2, tables=5, folder=str(tmp_path))
    assert found.ratio == found.moves_per_second / found.flushes_per_second > 0


def test_a_greedy_bot_is_measured_alone_and_in_a_crowd():
    found = crowded(tables=2, seats=2, answers=3)
    assert (found.searching, found.answers) == (4, 3)
    assert 0 < found.p50 <= found.longest
    assert 0 < found.quiet_p50 <= found.quiet_longest


def test_what_is_asked_every_second_is_measured_over_logs_that_are_there():
    found = asked(tables=3, lines=5, times=2)
    assert (found.tables, found.lines) == (3, 5)
    assert found.milliseconds > 0
