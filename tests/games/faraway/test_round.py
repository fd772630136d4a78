"""The length of the game, and the first two phases of a round."""

import pytest

from strannik.games.faraway.events import Drew, Explored, Found, MarketClosed, MarketOpened, Took
from tests.games.faraway.builders import dealt, play_first, player, table

ROW = "61 60 57 52 51 49 46"
"""Seven regions without an ascent, explored by somebody who needs nothing of them."""


def test_eight_rounds_and_seven_markets():  # FA-4
    play = dealt(3)
    assert len(play.table.market) == 4
    told = play_first(play)
    assert play.finished
    assert [len(path) for path in play.table.paths] == [8, 8, 8]
    assert sum(isinstance(event, MarketOpened) for event in told) == 6
    assert sum(isinstance(event, MarketClosed) for event in told) == 7


def test_the_round_goes_on_until_all_have_drafted():  # FA-4
    play = table(red=player(hand="3 5 9"), blue=player(hand="10 11 13"), market="4 7 8")
    assert play.table.round == 1
    play("red: explore 3", "blue: explore 10")
    assert play.table.round == 1
    play("red: take 4")
    assert play.table.round == 1
    play("blue: take 7")
    assert play.table.round == 2


def test_no_market_in_the_last_round():  # FA-4.1
    play = table(red=player(hand="68 67 66", path="65 64 63 62 59 58 56"), blue=player(path=ROW, hand="3 5 9"))
    assert play.table.round == 8
    assert play.table.market == []
    play("red: explore 66", "blue: explore 3")
    play_first(play)
    assert play.finished
    assert play.table.round == 8
    assert play.table.hands == [[68, 67], [5, 9]]
    assert [line.thing for line in play.result.sheets[1].lines] == [61, 60, 57, 52, 51, 49, 46, 3]


def test_the_seventh_round_has_a_draft_and_lays_out_no_other():  # FA-4, FA-4.1
    six = "61 60 57 52 51 49"
    play = table(
        red=player(hand="3 5 9", path="65 64 63 62 59 58"), blue=player(hand="1 2 4", path=six), market="6 7 8"
    )
    play("red: explore 5", "blue: explore 4", "blue: take 6", "red: take 7")
    assert play.table.market == []
    assert play.table.hands == [[3, 9, 7], [1, 2, 6]]
    assert play.offers("red") == "explore 3 | explore 9 | explore 7"


def test_regions_are_chosen_face_down_and_turned_up_together():  # FA-5
    play = table(red=player(hand="3 36 45", path="50"), blue=player(hand="5 12 60", path="51"), market="1 2 4")
    assert play.waiting == "red blue"
    play("red: explore 36")
    assert play.table.paths == [[50], [51]]
    assert play.view("blue").table.hands == [[0, 0, 0], [5, 12, 60]]
    assert play.news == []
    play.refuses("red: explore 3", clause="core.not-your-choice")
    play.refuses("blue: explore 36", clause="core.not-on-offer")
    play("blue: explore 12")
    assert play.table.paths == [[50, 36], [51, 12]]
    assert play.table.hands == [[3, 45], [5, 60]]


def test_a_region_lying_face_down_can_be_taken_up_again():  # FA-5
    play = table(red=player(hand="3 36 45"), blue=player(hand="5 12 60"))
    play("red: explore 36")
    assert play.take_back("red")
    assert play.offers("red") == "explore 3 | explore 36 | explore 45"
    play("red: explore 45", "blue: explore 5")
    assert play.table.paths == [[45], [5]]


def test_a_higher_number_than_ones_own_last_discovers():  # FA-6
    play = table(
        red=player(hand="3 36 45", path="13"),
        blue=player(hand="39 40 41", path="44"),
        green=player(hand="42 43 47", path="48"),
        sanctuary_deck="S44 S43",
    )
    play("red: explore 36", "blue: explore 41", "green: explore 47")
    assert play.table.drawn == [["S44"], [], []]


@pytest.mark.parametrize(("explored", "discovers"), [(29, False), (31, True)])
def test_the_next_number_up_is_enough_and_the_next_down_is_not(explored, discovers):  # FA-6
    play = table(red=player(hand="29 31 45", path="30"), blue=player(hand="1 2 4", path="68"))
    play(f"red: explore {explored}", "blue: explore 1")
    assert bool(play.table.drawn[0]) is discovers


def test_nobody_discovers_in_the_first_round():  # FA-6.1
    play = table(red=player(hand="6 8 12"), blue=player(hand="66 67 68"))
    play("red: explore 12", "blue: explore 67")
    assert play.table.drawn == [[], []]


def test_the_last_round_discovers_too_and_so_seven_is_the_most():  # FA-6.1
    play = table(
        red=player(hand="19 21 23", path="1 2 3 4 5 7 9", found="S01 S02 S03 S04 S05 S06"),
        blue=player(hand="24 25 26", path=ROW),
        sanctuary_deck="S20 S21",
    )
    play("red: explore 23", "blue: explore 24")
    assert play.finished
    assert play.table.sanctuaries[0] == ["S01", "S02", "S03", "S04", "S05", "S06", "S20"]


def test_sasha_draws_one_and_three_for_clues():  # FA-7
    sasha = player(hand="49 50 51", path="15", found="S09")
    play = table(red=sasha, blue=player(hand="1 2 4", path="5"), sanctuary_deck="S01 S02 S03 S04 S05")
    play("red: explore 49", "blue: explore 4")
    assert sorted(play.table.drawn[0]) == ["S01", "S02", "S03", "S04"]
    assert play.table.sanctuary_deck[-1] == "S05"


def test_clues_without_an_ascent_give_nothing():  # FA-7
    play = table(red=player(hand="6 8 12", path="62 60", found="S09"), blue=player(hand="1 2 4", path="7 5"))
    play("red: explore 12", "blue: explore 4")
    assert play.table.drawn == [[], []]


def test_the_clues_of_others_do_not_help():  # FA-7
    play = table(red=player(hand="16 17 18", path="13"), blue=player(hand="1 2 4", path="6", found="S09"))
    play("red: explore 16", "blue: explore 4")
    assert len(play.table.drawn[0]) == 1


def test_everybody_draws_before_anybody_drafts():  # FA-8
    play = table(red=player(hand="16 17 18", path="13"), blue=player(hand="33 34 35", path="8"))
    play("red: explore 16", "blue: explore 33")
    assert [len(drawn) for drawn in play.table.drawn] == [1, 3]
    assert play.waiting == "red"


def test_a_clue_found_in_this_round_helps_in_the_next():  # FA-8
    play = table(
        red=player(hand="9 11 13", path="3"),
        blue=player(hand="1 2 4", path="5"),
        market="60 61 66",
        sanctuary_deck="S09 S40 S41 S42",
    )
    play("red: explore 9", "blue: explore 4", "blue: take 60", "red: take 61")
    assert play.table.sanctuaries[0] == ["S09"]
    play("red: explore 11", "blue: explore 2")
    assert sorted(play.table.drawn[0]) == ["S40", "S41"]


def test_a_round_is_told_as_it_happens():  # FA-4, FA-10
    play = table(
        red=player(hand="9 11 13", path="3"),
        blue=player(hand="1 2 4", path="5"),
        market="60 61 66",
        deck="62 63 64",
        sanctuary_deck="S09",
    )
    play("red: explore 9", "blue: explore 4", "blue: take 60", "red: take 61")
    assert play.news == [
        Explored(0, 9),
        Explored(1, 4),
        Drew(0, ["S09"]),
        Took(1, 60),
        Took(0, 61),
        Found(0, "S09"),
        MarketClosed(66),
        MarketOpened(3, [64, 63, 62]),
    ]
