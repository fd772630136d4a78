"""Setting up: players, hands, the market, and the variant for experienced players."""

import pytest

from strannik.core.options import OptionError, Setting
from strannik.core.redeal import census
from tests.games.faraway.builders import dealt, play_first, player, table
from tests.harness import Play


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play_a_whole_game(seats):  # FA-1
    play = dealt(seats)
    play_first(play)
    assert [len(path) for path in play.table.paths] == [8] * seats
    assert len(play.table.deck) == 68 - (10 * seats + 7)


@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_plays_alone_and_there_is_no_seventh_chair(seats):  # FA-1
    with pytest.raises(OptionError, match="faraway is for 2 to 6 players"):
        dealt(seats)


def test_two_players_have_no_rules_of_their_own():  # FA-2
    play = dealt(2)
    assert [len(hand) for hand in play.table.hands] == [3, 3]
    assert len(play.table.market) == 3
    play("red: explore 68", "blue: explore 65", "blue: take 60", "red: take 61")
    assert play.table.removed == [62]
    assert len(play.table.market) == 3


def test_three_regions_each_and_the_rest_is_the_deck():  # FA-3
    play = dealt(2)
    assert play.table.hands == [[66, 67, 68], [63, 64, 65]]
    assert play.table.deck == list(range(1, 60))
    assert play.table.sanctuary_deck == [f"S{number:02}" for number in range(1, 46)]
    assert play.offers("red") == "explore 66 | explore 67 | explore 68"


def test_both_decks_are_shuffled():  # FA-3
    assert dealt(2).table.chance.used[-1] == 2


def test_five_players_see_six_regions_in_the_market():  # FA-3.1
    play = dealt(5)
    assert play.table.market == [48, 49, 50, 51, 52, 53]


def test_an_experienced_player_keeps_three_of_five():  # FA-3.2
    play = dealt(2, variant="experienced")
    assert play.table.hands == [[64, 65, 66, 67, 68], [59, 60, 61, 62, 63]]
    assert play.table.market == []
    play("red: keep 68", "red: keep 64")
    assert play.offers("red") == "keep 65 | keep 66 | keep 67"
    assert play.closed("red") == {"keep 64": "FA-3.2", "keep 68": "FA-3.2"}
    play.refuses("red: keep 68", clause="FA-3.2", region=68)
    play.refuses("red: keep 59", clause="core.not-on-offer")
    play("red: keep 67")
    play.refuses("red: keep 66", clause="core.not-your-choice")
    assert play.waiting == "blue"


def test_what_is_not_kept_is_shuffled_in_before_the_market_is_laid_out():  # FA-3.2
    play = dealt(2, variant="experienced")
    play("red: keep 68", "red: keep 64", "red: keep 67", "blue: keep 59", "blue: keep 60")
    assert play.table.market == []
    shuffles = play.table.chance.used[-1]
    play("blue: keep 61")
    assert play.table.chance.used[-1] == shuffles + 1
    assert play.table.hands == [[68, 64, 67], [59, 60, 61]]
    assert play.table.deck + play.table.market == [*range(1, 59), 65, 66, 62, 63]
    assert play.table.market == [66, 62, 63]


def test_what_is_kept_shows_to_nobody_else():  # FA-3.2
    play = dealt(2, variant="experienced")
    play("red: keep 68", "red: keep 64", "red: keep 67", "blue: keep 59", "blue: keep 60", "blue: keep 61")
    blue = play.seat("blue")
    assert {"event": "Kept", "seat": 0, "regions": [0, 0, 0]} in play.heard(blue)
    assert {"event": "Kept", "seat": 1, "regions": [59, 60, 61]} in play.heard(blue)


def test_a_choice_among_the_five_can_be_unsaid():  # FA-3.2
    play = dealt(2, variant="experienced")
    play("red: keep 68")
    assert play.take_back("red")
    assert play.closed("red") == {}
    assert not play.take_back("red")


def test_a_table_set_by_hand_holds_every_card_once():  # FA-0.2
    play = table(red=player(hand="3 36 45", path="12 40", found="S01"), blue=player(), deck="9 8", sanctuary_deck="S05")
    counted = census(play.position)
    assert counted["region"] == list(range(1, 69))
    assert counted["sanctuary"] == [f"S{number:02}" for number in range(1, 46)]
    assert play.table.deck[-1] == 9
    assert play.table.sanctuary_deck[-1] == "S05"


def put_back_by_blue(**options: Setting) -> Play:
    """A game in which blue has drawn three sanctuaries in the second round and kept one."""
    play = dealt(2, **options)
    play("red: explore 66", "blue: explore 63", "blue: take 60", "red: take 61")
    play(
        "red: explore 61", "blue: explore 64", f"red: take {play.table.market[0]}", f"blue: take {play.table.market[1]}"
    )
    play("blue: keep S44")
    return play


def test_a_group_may_agree_to_arrange_what_is_put_back():  # FA-9.1
    assert put_back_by_blue(arrange=True).offers("blue") == "under S43 | under S45"


def test_nobody_arranges_unless_it_was_agreed():  # FA-9.1
    assert put_back_by_blue().waiting == "red blue"
