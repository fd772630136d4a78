"""What is counted when a game is over."""

import pytest

from strannik.games.faraway import GAME
from strannik.show.clauses import LANGUAGES
from tests.games.faraway.builders import Play, player, table


@pytest.fixture
def over() -> Play:
    """Red explores 59 41 66 35 10 18 25 23, worth 44 and 6; blue a journey without sanctuaries, worth 41."""
    play = table(
        red=player(hand="23 2 3", path="59 41 66 35 10 18 25", found="S05 S40 S21"),
        blue=player(hand="1 6 8", path="63 48 28 26 12 7 5"),
    )
    play("red: explore 23", "blue: explore 1")
    return play


def test_figures_of_a_finished_game(over):  # FA-9
    assert over.finished
    assert GAME.statistics(over.table) == {
        "sanctuaries": [3, 0],
        "sanctuary_fame": [6, 0],
        "region_fame": [44, 41],
        "quests_fulfilled": [4, 5],
        "nights": [3, 2],
        "first_to_draft": [3, 4],
    }


def test_the_last_round_has_nobody_first_to_draft(over):  # FA-4.1
    assert sum(GAME.statistics(over.table)["first_to_draft"]) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_name(over, language):
    words = GAME.words(language)
    assert all(words.say(f"stat-{name}") for name in GAME.statistics(over.table))
