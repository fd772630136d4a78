"""The roll phase, and how rounds follow each other."""

from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.core.chance import Chance, derived_seed
from strannik.games.rollplayer import GAME
from strannik.games.rollplayer.steps.roll import Arrange, Roll
from tests.games.rollplayer.builders import die_of, doing, hero, on_the_table, pool
from tests.harness import Supply, placed


def three():
    return hero(), hero(role="monk"), hero(role="thief")


def arranging(dice: str, *seated):
    """Red lays these dice on the initiative cards."""
    table = on_the_table(*seated)
    bag = Supply(table.bag)
    rolled = [die_of(bag, die, table) for die in dice.split()]
    table.bag = bag.rest()
    return placed(GAME, table, Arrange(0, list(range(1, len(rolled) + 1)), rolled))


def test_dice_lie_in_ascending_order_and_the_start_player_orders_equal_ones():  # RP-3.3.A
    play = arranging("green6 red1 gold4 purple6", *three())
    assert play.offers("red") == "lay green | lay purple"
    play("red: lay purple")
    assert pool(play) == "red1 gold4 purple6 green6"


def test_equal_dice_of_one_colour_are_no_question():  # RP-3.3.A
    play = arranging("green6 green6 red1 gold4", *three())
    assert pool(play) == "red1 gold4 green6 green6"


def test_three_equal_dice_are_asked_for_one_by_one():  # RP-3.3.A
    play = arranging("green6 red6 gold6 blue1", *three())
    play("red: lay gold")
    assert play.offers("red") == "lay green | lay red"
    play("red: lay red")
    assert pool(play) == "blue1 gold6 red6 green6"


def test_as_many_dice_are_rolled_as_there_are_cards():  # RP-3.3.A, RP-3.1.1
    play = doing(Roll(0), *three(), dice="0 10 20 30 3 1 6 5")
    assert pool(play) == "blue1 green3 purple5 red6"
    assert len(play.table.bag) == 69


def test_the_roll_waits_where_a_skill_could_be_used_before_it():  # RP-3.3.A, RP-3.4.3
    play = doing(Roll(1), hero(cards="pickpocket"), hero(role="monk"), dice="0 10 20 3 1 6")
    assert play.offers("blue") == "roll"
    play("blue: roll")
    assert pool(play) == "blue1 green3 red6"


def test_the_roll_goes_on_by_itself_when_nobody_has_a_skill_left():  # RP-3.3.A
    play = doing(Roll(1), hero(cards="pickpocket"), hero(role="monk"), dice="0 10 20 3 1 6")
    play("red: use pickpocket")
    assert pool(play) == "blue1 green3 red6"


def test_the_bag_goes_left_and_the_game_lasts_until_all_sheets_are_full():  # RP-3.3, RP-3.3.D6, RP-3.6.1
    for seats, rounds in (1, 12), (2, 12), (3, 11), (4, 10):
        position = GAME.start(seats, Chance(derived_seed("rounds", seats), seats))
        first = position.table.start
        play_out(position, [RandomBot(Chance(derived_seed("bot", seat), 0)) for seat in range(seats)])
        table = position.table
        assert table.round == rounds
        assert all(len(row) == 3 for row in table.rows)
        assert table.start == (first + rounds - 1) % seats
