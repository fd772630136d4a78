"""Buying artifacts: goods, requirements, and what works from then on."""

import pytest

from strannik.games.nearfar import GAME
from strannik.games.nearfar.steps.end import EndTurn
from strannik.show.asking import prompt
from tests.games.nearfar.builders import doing, goods, hero, turn


def test_goods_are_paid_to_the_supply():  # NF-20.2, NF-20.4, NF-1.4.1, NF-1.4.2
    play = turn(hero(hand="smugglers-knife", yellow=1, green=2))
    play("red: buy smugglers-knife")
    assert (goods(play), play.table.bought[0], play.table.hand(0)) == ({"green": 1}, ["smugglers-knife"], [])
    assert (play.table.icons(0, "combat"), play.table.icons(0, "search")) == (1, 2)


def test_only_who_can_buy_is_worth_asking():  # NF-20.2
    assert turn(hero(hand="spices", gems=1, food=4)).table.interrupters() == []
    assert turn(hero(hand="spices", gems=1, food=5)).table.interrupters() == [0]


@pytest.mark.parametrize(("food", "formal"), [(4, True), (5, False)])
def test_who_holds_nothing_that_can_be_bought_is_not_bothered_with_the_end_of_the_turn(food, formal):  # NF-4.3
    play = doing(EndTurn(0), hero(hand="spices", coins=4, gems=4, food=food))
    (end,) = prompt(play.position, 0, GAME.words("en"), GAME.preview, GAME.manners).options
    assert (end.say, end.formal) == ("end", formal)


def test_what_is_lacking_is_said():  # NF-20.2
    play = turn(hero(hand="spices", gems=1, food=4))
    play.refuses("red: buy spices", clause="NF-20.2", good="food", needed=5, has=4)


def test_a_good_name_is_asked_for():  # NF-20.3
    means = {"coins": 4, "gems": 4}
    turn(hero(hand="city-seal", reputation=3, **means)).refuses("red: buy city-seal", clause="NF-20.3", needed=4)
    play = turn(hero(hand="city-seal", reputation=4, **means))
    play("red: buy city-seal")
    assert play.table.special_bought[0] == ["city-seal"]


def test_a_bad_name_is_asked_for():  # NF-20.3
    means = {"food": 4, "green": 2}
    play = turn(hero(hand="poisoned-stiletto", reputation=-1, **means))
    play.refuses("red: buy poisoned-stiletto", clause="NF-20.3", needed=-2, has=-1)
    play = turn(hero(hand="poisoned-stiletto", reputation=-5, **means))
    play("red: buy poisoned-stiletto")
    assert (play.table.icons(0, "combat"), play.table.heroes[0].reputation) == (2, -5)


def test_other_requirements_are_had_not_spent():  # NF-20.2.1
    means = {"gems": 3, "red": 2}
    play = turn(hero(hand="deep-lantern", **means), mine="r1c1:red r1c2:blue")
    play.refuses("red: buy deep-lantern", clause="NF-20.2.1", what="mine_camps", needed=2, has=1)
    play = turn(hero(hand="deep-lantern", **means), mine="r1c1:red r1c2:red")
    play("red: buy deep-lantern")
    assert play.table.mine == {"r1c1": 0, "r1c2": 0}


def test_a_hand_is_secret_and_does_nothing():  # NF-20.1
    play = turn(hero(hand="clockwork-hand"))
    assert play.table.icons(0, "skill") == 1
    assert play.view("blue").table.hands[0] == [""]


def test_what_was_bought_works_at_once():  # NF-20.4
    play = turn(hero(hand="tinkers-gloves", coins=2, red=1))
    play("red: buy tinkers-gloves", "red: visit farm")
    assert goods(play) == {"food": 2}
