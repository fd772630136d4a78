"""Moving, and what is read where a hero arrives; exits."""

import pytest

from strannik.games.aftermath.steps.move import outset, worked_out
from tests.games.aftermath.builders import acting, hand, hero, told, where


def walking(cards: str, at: str = "rug", **settings):
    red = hero(settings.pop("id", "grumple"), at=at, hand=cards, **settings.pop("red", {}))
    return acting(red, hero("meziah", at=settings.pop("blue", "pedals")), **settings)


# How far


def test_values_of_all_colours_are_movement_points():  # AM-13.1.1, AM-13.1.2
    play = walking("green-1a white-1a", at="pedals")
    play("red: go 10-doormat", "red: play green-1a", "red: play white-1a")
    assert (where(play), hand(play)) == ("doormat", [])
    assert [event["space"] for event in told(play, "Moved")] == ["10-rug", "10-doormat"]


def test_a_space_too_far_away_is_closed():  # AM-13.1.1
    play = walking("green-1a", at="pedals")
    play.refuses("red: go 10-doormat", clause="AM-13.1.1", needed=2, has=1)


def test_a_coloured_line_costs_three():  # AM-13.1.3
    play = walking("yellow-2a white-1a", at="pedals")
    play("red: go 10-keys", "red: play yellow-2a", "red: play white-1a")
    assert where(play) == "keys"
    assert walking("yellow-2a", at="pedals").closed("red")["go 10-keys"] == "AM-13.1.1"


def test_cards_all_of_its_colour_cross_a_line_for_one():  # AM-13.1.4
    play = walking("red-1a", at="pedals")
    play("red: go 10-keys", "red: play red-1a")
    assert where(play) == "keys"


def test_one_card_of_another_colour_makes_the_line_rough_again():  # AM-13.1.4
    play = walking("red-1a blue-1a", at="pedals")
    play("red: go 10-keys")
    play.refuses("red: play blue-1a", clause="AM-13.1.4", card="blue-1a")
    play("red: play red-1a")
    assert (where(play), hand(play)) == ("keys", ["blue-1a"])


def test_white_lines_cannot_be_crossed_and_corners_do_not_touch():  # AM-9.1, AM-9.2, AM-13.1.5
    play = walking("green-3a", at="shoes")
    play("red: go 10-front_door", "red: play green-3a")  # not straight on, but round by the umbrella stand
    assert [event["space"] for event in told(play, "Moved")] == ["10-umbrella", "10-doormat", "10-front_door"]


def test_heroes_walk_past_enemies():  # AM-0.2, AM-13.1.6
    play = walking("green-2a", at="rug", foes="patch@doormat", situation="enemies")
    play("red: go 10-front_door", "red: play green-2a")
    assert where(play) == "front_door"


def test_a_point_of_interest_ends_the_move_and_no_way_leads_through():  # AM-13.1.7, AM-2.3, AM-9.6
    play = walking("blue-3a blue-1a", at="rug")
    play("red: go 10-telephone", "red: play blue-3a")
    assert where(play) == "telephone"
    assert play.offers("red") == "choose 1 | choose 2 | choose 3"
    assert "page-10-poi-1" in play.table.story


def test_points_left_over_are_lost_and_the_cards_discarded():  # AM-13.1.8
    play = walking("green-3a", at="rug")
    play("red: go 10-pedals", "red: play green-3a")
    assert (where(play), play.table.discarded) == ("pedals", ["green-3a"])
    assert "go" not in play.offers("red")


# What is read


def test_a_point_of_interest_works_once():  # AM-9.6
    play = walking("blue-3a blue-1a blue-2a", at="rug")
    play("red: go 10-telephone", "red: play blue-1a", "red: choose 3")
    play("red: go 10-rug", "red: play blue-2a")
    assert "10:poi.1" in play.table.used
    play("red: go 10-telephone", "red: play blue-3a")
    assert "choose" not in play.offers("red")


def test_one_with_the_repeat_mark_works_again():  # AM-0.5, AM-4.1, AM-9.6
    play = acting(hero("ringr", at="drainpipe", hand="green-1a"), hero("meziah", at="kerb"), page=12)
    play.table.used, play.table.revisited = ["12:poi.1"], True
    play("red: go 12-sign", "red: play green-1a")
    assert "choose" in play.offers("red")


def test_an_objective_is_read_where_its_token_lies():  # AM-2.4, AM-9.8
    play = acting(hero("ringr", at="mat", hand="green-1a"), hero("meziah", at="kerb"), page=12, objectives="o1")
    play("red: go 12-jaw", "red: play green-1a")
    assert "page-12-objective-o1" in play.table.story
    play = acting(hero("ringr", at="mat", hand="green-1a"), hero("meziah", at="kerb"), page=12)
    play("red: go 12-jaw", "red: play green-1a")
    assert "choose" not in play.offers("red")


def test_on_a_page_seen_before_only_what_repeats_is_read():  # AM-4.1
    play = walking("blue-1a", at="rug")
    play.table.revisited = True
    play("red: go 10-telephone", "red: play blue-1a")
    assert (where(play), "choose" in play.offers("red")) == ("telephone", False)


# Ways


@pytest.mark.parametrize(
    "changed",
    [
        lambda table: table.equipped[0].append("chopstick"),
        lambda table: table.heroes[0].conditions.append("slowed"),
        lambda table: table.used.append("10:poi.1"),
        lambda table: table.objectives.append("12-o1"),
        lambda table: table.tokens.append("fire:12-jaw"),
        lambda table: table.terrain.append("rubble"),
        lambda table: setattr(table, "revisited", True),
        lambda table: setattr(table.heroes[0], "space", "12-kerb"),
    ],
)
def test_ways_that_were_known_before_are_no_others_than_those_worked_out(changed):  # AM-13.1.1, AM-13.1.7, AM-20.1
    table = acting(hero("ringr", at="mat", hand="green-1a"), hero("meziah", at="kerb"), page=12).table
    assert outset(table, 0) is outset(table, 0) is worked_out(table, 0)
    changed(table)
    assert outset(table, 0) is worked_out(table, 0)


# Exits


def test_on_an_exit_one_may_leave_without_a_card_among_enemies_too():  # AM-9.9, AM-9.11, AM-13.11.1
    play = walking("", at="front_door", foes="patch@front_door", situation="enemies")
    assert play.offers("red") == "end-turn | leave 10-e"
    play("red: leave 10-e")
    assert (play.table.heroes[0].left, play.table.heroes[0].space, play.finished) == (True, "", True)


def test_the_first_exit_used_is_the_only_one():  # AM-9.10
    play = walking("", at="cat_flap")
    play.table.way_out = "10-e"
    play.position.begin()
    play.refuses("red: leave 10-s", clause="AM-9.10")
