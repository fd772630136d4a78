"""Setting up."""

import pytest

from strannik.core.chance import Chance
from strannik.core.data import DataError
from strannik.games.glow import GAME
from strannik.games.glow.cards import COMPANIONS, DICE
from strannik.games.glow.setup import check_decks
from strannik.games.glow.solo_data import WITHOUT
from tests.harness import Play, begin


def start(seats: int, seed: str = "setup", **options: str) -> Play:
    return Play(GAME, GAME.start(seats, Chance(seed, seats), options))


def test_in_turn_order_everybody_chooses_one_of_the_rest():  # GL-C2
    play = begin(GAME, 3, dice=[1] + [0] * 9)
    assert play.waiting == "blue"
    play.refuses("red: choose orium", clause="core.not-your-choice")
    play("blue: choose pocana")
    assert play.table.dice[1] == ["red-1", "red-2", "red-3"]
    play.refuses("green: choose pocana", clause="core.not-on-offer")
    play("green: choose orium", "red: choose eoles")
    assert play.table.adventurers == ["eoles", "pocana", "orium"]
    assert play.table.dice[0] == ["azure-1", "azure-2"]


def test_adventurers_may_be_dealt():  # GL-C2
    play = start(4, adventurers="deal")
    assert len(set(play.table.adventurers)) == 4
    assert play.offers("red") + play.offers("blue") + play.offers("green") + play.offers("yellow")
    assert play.table.day == 1


def test_everybody_starts_at_ten_and_the_last_player_gets_two_rerolls():  # GL-C3
    play = start(4, adventurers="deal")
    table = play.table
    assert table.bursts == [10, 10, 10, 10]
    assert (table.footprints, table.fireflies) == ([0] * 4, [0] * 4)
    last = (table.first - 1) % 4
    assert table.rerolls == [2 if seat == last else 0 for seat in range(4)]


def test_the_two_boards():  # GL-C1, GL-C4
    province = start(2, adventurers="deal").table
    assert (province.places, province.camps, province.boats) == (["start"] * 2, ["start"] * 2, [])
    archipelago = start(2, adventurers="deal", board="archipelago").table
    assert (archipelago.boats, archipelago.places) == ([["0"] * 4] * 2, [])


def test_the_reserve_has_five_colours_and_the_black_die():  # GL-C5
    play = begin(GAME, 2, dice=[0] * 10)
    play("red: choose pocana", "blue: choose orium")
    table = play.table
    assert sorted(DICE[die].colour for die in table.reserve) == ["azure", "black", "blue", "green", "orange", "red"]
    assert all(DICE[die].big for die in table.box)
    assert len(table.box) + len(table.reserve) + 3 + 2 + 9 == 30


def test_three_of_each_deck_leave_and_a_lies_on_b():  # GL-C6
    table = start(2, adventurers="deal").table
    assert (len(table.removed_a), len(table.removed_b), len(table.deck_a), len(table.deck_b)) == (3, 3, 15, 20)
    assert all(COMPANIONS[table.companion_at(space)].deck == "A" for space in range(5))


def test_seven_spells_lie_face_down():  # GL-C7
    play = start(2, adventurers="deal")
    assert len(play.table.spell_pile) == 7
    assert play.view("red").table.spell_pile == [""] * 7


def test_nine_small_dice_lie_by_element_and_empty_spaces_get_a_footprint():  # GL-C8
    # Green, green, blue, blue, azure, azure, red, orange on plant; purple on stone: it has five faces to land on.
    play = begin(GAME, 2, dice=[0] + [0] * 8 + [4])
    play("red: choose pocana", "blue: choose orium")
    table = play.table
    assert [len(dice) for dice in table.track_dice] == [0, 0, 1, 0, 8]
    assert table.track_dice[2] == ["small-purple-1"]
    assert table.track_footprints == [1, 1, 0, 1, 0]


def test_decks_that_run_out_before_the_last_day_are_refused():  # GL-C6, GL-M1
    check_decks(COMPANIONS, WITHOUT)
    fewer = {id: card for id, card in COMPANIONS.items() if id != "torke-3"}
    with pytest.raises(DataError, match=r"cards.json: companions: 8 days of 5 companions need 40 .*; 39 are there"):
        check_decks(fewer, WITHOUT)
    with pytest.raises(DataError, match=r"the solo game needs 16 companions of deck A; 15 are there"):
        check_decks(
            COMPANIONS,
            [*WITHOUT, next(id for id, card in COMPANIONS.items() if card.deck == "A" and id not in WITHOUT)],
        )
