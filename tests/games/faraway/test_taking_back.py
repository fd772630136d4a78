"""What can be taken back at a Faraway table: everything by which nobody has learnt anything."""

import pytest

from strannik.box.match import Match
from strannik.core.notation import SEATS, read_line
from strannik.core.refusal import Refusal
from strannik.games.faraway import GAME


@pytest.fixture
def match() -> Match:
    """A game whose first cards are known: red will draw three sanctuaries in the second round."""
    game = Match(GAME, 2, "taking back 38")
    assert game.position.table.hands == [[33, 6, 8], [48, 17, 49]]
    assert game.position.table.market == [19, 51, 31]
    return game


def say(match: Match, *lines: str) -> None:
    for line in lines:
        match.play(*read_line(match.position, line))


def undo(match: Match, who: str) -> str:
    return match.undo(SEATS.index(who)).say


def kept_by(match: Match, who: str) -> str:
    """The clause that keeps the seat's last move made."""
    with pytest.raises(Refusal) as raised:
        match.undo(SEATS.index(who))
    return raised.value.clause


def test_a_region_is_taken_up_again_as_long_as_somebody_still_chooses(match):  # FA-5
    say(match, "red: explore 33")
    assert undo(match, "red") == "explore 33"
    assert match.position.table.hands[0] == [33, 6, 8]
    assert match.position.waiting == [0, 1]


def test_once_all_are_turned_up_nobody_takes_a_region_back(match):  # FA-5
    say(match, "red: explore 6", "blue: explore 48")
    assert kept_by(match, "blue") == "core.undo-after-reveal"
    assert kept_by(match, "red") == "core.nothing-to-undo"


def test_whoever_chose_first_unsays_it_though_others_have_chosen_since():  # FA-5
    three = Match(GAME, 3, "taking back")
    red, blue = three.position.table.hands[:2]
    say(three, f"red: explore {red[0]}", f"blue: explore {blue[0]}")
    assert kept_by(three, "red") == "core.nothing-to-undo"
    three.unsay(0)
    assert three.position.waiting == [0, 2]
    say(three, f"red: explore {red[1]}")
    assert three.position.waiting == [2]


def test_a_region_goes_back_to_the_market_before_the_next_player_moves(match):  # FA-9
    say(match, "red: explore 6", "blue: explore 48", "red: take 51")
    assert undo(match, "red") == "take 51"
    assert match.position.table.market == [19, 51, 31]
    assert match.position.waiting == [0]


def test_the_last_draft_of_a_round_stays_because_the_next_market_is_seen(match):  # FA-10
    say(match, "red: explore 6", "blue: explore 48", "red: take 51", "blue: take 19")
    assert kept_by(match, "blue") == "core.undo-after-reveal"


def second_round(match: Match) -> list[str]:
    """Red has drawn sanctuaries and is about to draft."""
    say(
        match,
        "red: explore 6",
        "blue: explore 48",
        "red: take 51",
        "blue: take 19",
        "red: explore 8",
        "blue: explore 17",
    )
    drawn = match.position.table.drawn[0]
    assert len(drawn) == 3
    return drawn


def test_a_region_is_exchanged_before_a_sanctuary_is_kept(match):  # FA-9
    second_round(match)
    say(match, f"red: take {match.position.table.market[0]}")
    assert match.position.waiting == [0]
    assert undo(match, "red").startswith("take ")


def test_a_sanctuary_that_all_have_seen_stays_kept(match):  # FA-11
    drawn = second_round(match)
    say(match, f"red: take {match.position.table.market[0]}", f"red: keep {drawn[0]}")
    assert kept_by(match, "red") == "core.undo-after-reveal"
