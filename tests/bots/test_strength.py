"""Who thinks more plays better. The seeds are fixed, so these numbers are always the same."""

from __future__ import annotations

from tests.bots.games import FARAWAY, played, wins


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", seats=2, games=40) >= 34
    assert wins("greedy", "random", seats=4, games=20) >= 18


def test_search_beats_random_even_with_little_time() -> None:
    assert wins("search:6", "random", seats=2, games=10) >= 9


def test_greedy_scores_like_a_player_who_knows_the_game() -> None:
    totals = [
        sheet.total
        for seed in range(10)
        for sheet in FARAWAY.result(played(["greedy"] * 3, ("score", seed)).table).sheets
    ]
    assert sum(totals) / len(totals) > 58
