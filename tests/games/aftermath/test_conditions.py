"""Conditions: how they come, what they do, and how one is rid of them."""

import pytest

from strannik.games.aftermath.cards import CONDITIONS
from strannik.games.aftermath.gear import power, working_batteries
from strannik.games.aftermath.steps.card_deeds import Shed, Soothe
from strannik.games.aftermath.steps.conditions import (
    GainCondition,
    LoseCondition,
    gain_condition,
    lose_negative,
    shake_difficulty,
    shakeable,
    spend_boost,
    turn_begins,
    turn_ends,
    use_up,
)
from strannik.games.aftermath.steps.wounds import Wound
from tests.games.aftermath.builders import acting, doing, hero, on_the_table, told


def test_a_condition_works_at_once():  # AM-20.1
    play = doing(GainCondition(0, "slowed"), hero("meziah", at="rug"), hero("ringr", at="rug"))
    assert (play.table.heroes[0].conditions, power(play.table, 0, "slow")) == (["slowed"], 1)


def test_nobody_has_a_condition_twice_and_cards_run_out():  # AM-20.2
    seated = [hero(id, at="rug") for id in ("meziah", "ringr", "whisper")]
    table = on_the_table(*seated)
    for seat in (0, 0, 1):
        gain_condition(table, seat, "burning")
    assert [one.conditions for one in table.heroes] == [["burning"], [], []]


def test_there_are_seventeen_condition_cards():  # AM-20.2
    assert sum([card.copies for card in CONDITIONS.values()]) == 17


def test_a_condition_is_shaken_off_by_its_check():  # AM-13.5.1, AM-20.3
    red = hero("whisper", at="rug", hand="blue-3a", conditions="trauma")
    play = acting(red, hero("ringr", at="keys"), dice="3")
    play("red: shake-off trauma", "red: play blue-3a", "red: roll")  # 3 + 2 + 2 against 6
    assert play.table.heroes[0].conditions == []


def test_every_other_hero_on_the_space_makes_it_easier():  # AM-20.4
    seated = [hero("whisper", at="rug", conditions="trauma"), hero("ringr", at="rug"), hero("meziah", at="keys")]
    table = on_the_table(*seated)
    assert shake_difficulty(table, 0, "trauma") == 5


def test_only_negative_conditions_are_shaken_off_or_slept_away():  # AM-20.5
    table = on_the_table(hero("ringr", at="rug", conditions="inspired scared soaked"), hero("meziah", at="rug"))
    assert shakeable(table, 0) == ["scared"]
    lose_negative(table, 0)
    assert table.heroes[0].conditions == ["inspired"]


def test_inspiration_is_gone_after_the_next_check():  # AM-20.3, AM-20.5
    table = on_the_table(hero("ringr", at="rug", conditions="inspired"), hero("meziah", at="rug"))
    assert (spend_boost(table, 0), table.heroes[0].conditions, spend_boost(table, 0)) == (1, [], 0)


def test_a_hidden_trail_is_used_up_by_the_first_attack():  # AM-20.3
    table = on_the_table(hero("ringr", at="rug", conditions="hidden_trail"), hero("meziah", at="rug"))
    assert (use_up(table, 0, "cold_trail"), use_up(table, 0, "cold_trail")) == (1, 0)


@pytest.mark.parametrize(("foes", "left"), [("", []), ("patch@rug", ["soaked"])])
def test_what_is_soaked_dries_where_no_enemy_is_near(foes, left):  # AM-20.3
    table = on_the_table(hero("ringr", at="rug", conditions="soaked"), hero("meziah", at="rug"), foes=foes)
    turn_begins(table, 0)
    assert table.heroes[0].conditions == left


def test_batteries_do_nothing_for_the_soaked():  # AM-20.1
    table = on_the_table(hero("ringr", at="rug", items="pocket-torch", conditions="soaked"), hero("meziah", at="rug"))
    table.charges["pocket-torch"] = 1
    assert working_batteries(table, 0, "pocket-torch") == 0


def test_whoever_burns_is_wounded_when_the_turn_ends():  # AM-20.1
    table = on_the_table(hero("ringr", at="rug", conditions="burning"), hero("meziah", at="rug"))
    assert turn_ends(table, 0) == [Wound(0, 1)]
    assert turn_ends(table, 1) == []


def test_one_condition_of_several_is_chosen():  # AM-20.5
    play = doing(Shed(0, 1), hero("ringr", at="rug", conditions="scared inspired slowed"), hero("meziah"))
    play("red: lose slowed")
    assert play.table.heroes[0].conditions == ["scared", "inspired"]


def test_night_watch_soothes_everybody_on_the_space():  # AM-13.3.1, AM-20.5
    red, blue = hero("grumple", at="rug", conditions="scared"), hero("meziah", at="rug", conditions="slowed")
    play = doing(Soothe(0, 1), red, blue, hero("ringr", at="keys", conditions="marked"))
    assert [one.conditions for one in play.table.heroes] == [[], [], ["marked"]]


def test_losing_a_condition_is_told():  # AM-20.3
    play = doing(Shed(0, 1), hero("ringr", at="rug", conditions="scared slowed"), hero("meziah"))
    play("red: lose scared")
    assert told(play, "ConditionLost") == [{"event": "ConditionLost", "seat": 0, "condition": "scared"}]
    table = on_the_table(hero("ringr", at="rug"), hero("meziah"))
    assert LoseCondition(0, "scared").do(table, {}) == []
