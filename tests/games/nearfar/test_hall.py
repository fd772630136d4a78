"""The town hall: trade, discarding an artifact, reputation."""

from tests.games.nearfar.builders import Seated, goods, hero, red, turn
from tests.harness import Play


def at_the_hall(one: Seated) -> Play:
    """Red, one of three players so that nobody stands in the way, at the town hall."""
    play = turn(one, hero(), hero())
    play("red: visit hall")
    return play


def test_three_actions_once_each_in_any_order():  # NF-5.2.1
    play = at_the_hall(hero(hand="spices", coins=2, gems=1))
    play("red: raise 1", "red: gems 1", "red: drop spices", "red: give coins", "red: get food", "red: done")
    assert (goods(play), red(play).reputation) == ({"coins": 1, "food": 1}, 1)
    assert play.offers("red") == "leave"


def test_up_to_five_goods_for_one():  # NF-5.2.2, NF-5.2.3
    play = at_the_hall(hero(gems=1, coins=1, food=1))
    play("red: give gems", "red: give coins")
    play.refuses("red: get red", clause="NF-5.2.2", value=5, left=4)
    play("red: give food", "red: get red")
    assert goods(play) == {"red": 1}


def test_one_good_for_up_to_five():  # NF-5.2.2
    play = at_the_hall(hero(blue=1))
    play("red: give blue", "red: get coins", "red: get coins", "red: get coins")
    play.refuses("red: get coins", clause="NF-5.2.2", value=2, left=1)
    play("red: get food", "red: done")
    assert goods(play) == {"coins": 3, "food": 1}


def test_five_goods_are_the_most_on_either_side():  # NF-5.2.2
    play = at_the_hall(hero(blue=1, food=6))
    play("red: give blue", "red: get coins", "red: get gems", "red: done")
    assert goods(play) == {"coins": 1, "gems": 1, "food": 6}
    play = at_the_hall(hero(food=6))
    play(*["red: give food"] * 5)
    assert "give" not in play.offers("red")
    play("red: get coins")
    assert goods(play) == {"coins": 1, "food": 1}


def test_like_is_not_traded_for_like():  # NF-5.2.2.1
    play = at_the_hall(hero(coins=1))
    play("red: give coins")
    play.refuses("red: get coins", clause="NF-5.2.2.1")


def test_with_a_cart_like_may_be_traded_for_more_of_it():  # NF-5.2.2.1, NF-5.2.4
    play = at_the_hall(hero(food=1, bought="trade-cart"))
    play("red: give food", "red: get food", "red: get food")
    play.refuses("red: get food", clause="NF-5.2.2", left=0)
    play("red: done")
    assert goods(play) == {"food": 2}


def test_a_trade_may_be_called_off():  # NF-5.2.2
    play = at_the_hall(hero(food=1))
    play("red: give food")
    assert play.offers("red") == "stop"
    play("red: stop")
    assert goods(play) == {"food": 1}


def test_the_trade_cart_adds_to_what_is_given():  # NF-5.2.4, NF-20.7.11
    play = at_the_hall(hero(blue=1, bought="trade-cart"))
    play("red: give blue", *["red: get coins"] * 4, "red: done")
    assert goods(play) == {"coins": 4}


def test_the_merchants_jacket_gives_a_second_trade():  # NF-5.2.4, NF-20.7.8
    play = at_the_hall(hero(coins=1, gems=1, bought="merchant-jacket"))
    play("red: give coins", "red: get gems", "red: done", "red: give gems", "red: get food", "red: done")
    assert goods(play) == {"gems": 1, "food": 1}
    assert "give" not in play.offers("red")


def test_a_jacket_bought_at_the_town_hall_works_at_once():  # NF-20.4, NF-20.7.8
    play = at_the_hall(hero(coins=4, food=3, hand="merchant-jacket"))
    play("red: give coins", "red: get food", "red: done")
    assert "give" not in play.offers("red")
    play("red: buy merchant-jacket", "red: give food", "red: give food", "red: get gems")
    assert goods(play) == {"gems": 1}
    assert "give" not in play.offers("red")


def test_one_unbought_artifact_is_discarded_without_a_penalty():  # NF-5.2.5, NF-20.6
    play = at_the_hall(hero(hand="spices sky-saddle"))
    play("red: drop sky-saddle")
    assert (play.table.hand(0), play.table.special_dropped) == (["spices"], ["sky-saddle"])
    assert "drop" not in play.offers("red")


def test_reputation_is_bought_in_one_direction():  # NF-5.2.6, NF-8.2
    play = at_the_hall(hero(coins=2, gems=2, reputation=3))
    play("red: lower 3")
    assert play.offers("red") == "gems 1 | gems 2"
    play("red: gems 2")
    assert (goods(play), red(play).reputation) == ({"coins": 1}, 0)
    assert "raise" not in play.offers("red")


def test_the_track_has_ends():  # NF-5.2.6, NF-8.1
    play = at_the_hall(hero(coins=3, reputation=11))
    play.refuses("red: raise 2", clause="NF-5.2.6", room=1)
    play("red: raise 1")
    assert (goods(play), red(play).reputation) == ({"coins": 2}, 12)
