"""What only Faraway's rulebook has."""

from strannik.games.faraway import GAME


def test_the_twenty_numbered_rules_are_all_there():
    assert [f"FA-{number}" in GAME.rulebook for number in range(1, 21)] == [True] * 20
