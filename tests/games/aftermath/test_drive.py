"""Driving: places, road cards, whoever follows, and how it ends."""

import pytest

from strannik.core.seats import seat_name
from strannik.games.aftermath import GAME
from strannik.games.aftermath.cards import ENEMY_VEHICLES, ROADS, VEHICLES
from strannik.games.aftermath.figures import Ride
from strannik.games.aftermath.steps.drive import Drive, FireBack, HitChaser, NextRoad, Ram, rammed
from strannik.games.aftermath.steps.road import Damage, Duck, HoldBreath, Jolt, draw_up, hazard
from strannik.show.asking import prompt
from tests.games.aftermath.builders import doing, hand, hero, on_the_table, told
from tests.harness import placed

SAD = "blue-1a blue-1b blue-2a"


def riding(step, *seated, roles="driver gunner", roads="", chasers="", since=1, damage=0, **settings):
    """In the middle of a drive on page 60, and this step comes next."""
    table = on_the_table(*seated, page=60, **settings)
    table.rides = [Ride(60, "skate", roles.split(), roads.split(), 1, chasers.split(), since, 0, damage)]
    return placed(GAME, table, *(step if isinstance(step, list) else [step]))


def two(red="", blue="", **settings):
    return [hero("meziah", hand=red, **settings), hero("ringr", hand=blue)]


# Setting off


def test_everybody_takes_a_place_and_somebody_drives():  # AM-31.1, AM-31.2
    play = doing(Drive(0, "60"), *two(), dice="0 0")
    assert play.offers("red") == "sit driver | sit gunner | sit mechanic"
    play("red: sit gunner")
    assert play.table.rides[0].roles == ["gunner", "driver"], "the last one must drive"
    assert play.table.rides[0].vehicle == "skate"


def test_places_are_shared_only_when_all_are_taken():  # AM-31.2
    seated = [hero(id) for id in ("meziah", "ringr", "whisper", "grumple")]
    play = doing(Drive(0, "60"), *seated, dice="0 0")
    play("red: sit driver", "blue: sit gunner")
    assert play.offers("yellow") == "sit driver | sit gunner | sit mechanic"


def test_whoever_was_defeated_is_pulled_aboard():  # AM-16.5, AM-31.2
    play = doing(Drive(0, "60"), hero("meziah", defeated=True), hero("ringr"))
    assert (play.table.heroes[0].defeated, play.table.heroes[0].conditions) == (False, ["trauma"])


def test_what_nobody_does_the_driver_does():  # AM-31.2
    table = on_the_table(*two(), page=60)
    table.rides = [Ride(60, "skate", ["gunner", "driver"])]
    [check] = hazard(table, ROADS["cobbles"])
    assert (check.me, check.skills, check.difficulty) == (1, ["intuition"], 5)


# The road


def test_each_round_everybody_draws_up_without_threats():  # AM-31.3
    table = on_the_table(*two("red-1a"), page=60, deck="black-1a disaster green-1a green-2a")
    draw_up(table, 0)
    assert table.hands[0] == ["red-1a", "green-1a", "green-2a"]
    assert (table.threats, table.discarded) == ([], ["black-1a", "disaster"])


def test_a_road_card_is_met_by_whoever_sits_there():  # AM-31.3, AM-31.4
    play = riding(NextRoad(0), *two("yellow-3a", "yellow-3b"), roles="driver mechanic", roads="cobbles")
    assert (told(play, "RoadAhead"), play.waiting) == ([], "blue")


@pytest.mark.parametrize(("dice", "damage"), [("5 0", 0), ("0 0", 0), ("0 5", 1)])
def test_the_zebra_is_called_first(dice, damage):  # AM-31.4
    play = riding(hazard_of("zebra"), *two(), dice=dice)
    play("red: call white")
    assert play.table.rides[0].damage == damage, "without a card the check is lost"
    assert play.table.heroes[0].wounds == damage


def hazard_of(road):
    """The steps of a road card for two heroes, the first of whom drives."""
    table = on_the_table(*two(), page=60)
    table.rides = [Ride(60, "skate", ["driver", "gunner"])]
    return hazard(table, ROADS[road])


def test_the_ball_takes_the_next_card_with_it():  # AM-31.4
    play = riding(hazard_of("ball"), *two("", "red-3a red-3b"), roads="zebra cobbles", dice="0")
    play("blue: play red-3a", "blue: play red-3b", "blue: roll")
    assert play.table.rides[0].roads == ["cobbles"]


def test_a_low_bridge_costs_a_card_or_a_bump():  # AM-31.4
    play = riding([Duck(0, 1), Duck(1, 1)], *two("red-1a"))
    play("red: discard red-1a", "blue: bump")
    assert (hand(play), [one.wounds for one in play.table.heroes]) == ([], [0, 1])


def test_a_wake_is_passed_without_a_sound():  # AM-31.4
    table = on_the_table(*two("white-1a red-1a", "white-2a"), page=60)
    HoldBreath(0, 1).do(table, {})
    assert table.hands == [["red-1a"], []]


def test_a_lock_gate_is_heaved_together_within_three_rounds():  # AM-12.2, AM-12.3, AM-31.4
    play = riding(hazard_of("lock_gate"), *two("red-3a blue-1a", "red-2a red-3b"))
    play.refuses("red: push blue-1a", clause="AM-11.2")
    play("red: push red-3a")
    play.refuses("red: push blue-1a", clause="AM-11.3")
    play("red: enough", "blue: push red-2a", "blue: push red-3b")  # 3 + 2 + 3 of 8
    assert play.finished
    assert (play.table.rides[0].damage, play.table.count("time")) == (0, 0)


def test_a_gate_that_stays_shut_costs_time_and_damage():  # AM-31.4
    play = riding(hazard_of("lock_gate"), *two(SAD, ""), deck="black-1a black-2a black-3a disaster black-1b black-2b")
    for _ in range(12):
        for seat in play.position.waiting[:1]:
            play(f"{seat_name(seat)}: enough")
    assert (play.finished, play.table.rides[0].damage, play.table.count("time")) == (True, 1, 1)


def test_six_road_four_enemy_and_three_hero_cards():  # AM-31.1
    assert (len(ROADS), len(ENEMY_VEHICLES), len(VEHICLES)) == (6, 4, 3)


# Whoever follows


def test_the_gunner_may_shoot_first():  # AM-31.5
    play = riding([FireBack(1), Ram(0)], *two("", "green-3a green-3b"), chasers="skate_raiders", dice="5 0")
    play("blue: fire-back", "blue: play green-3a", "blue: play green-3b", "blue: roll")
    assert (play.table.rides[0].chasers, play.finished) == ([], True)
    assert [event["enemy"] for event in told(play, "ChaserShaken")] == ["skate_raiders"]


def test_not_to_shoot_is_a_refusal():  # AM-31.5
    play = riding([FireBack(1), Ram(0)], *two("", "green-3a green-3b"), chasers="skate_raiders")
    asked = prompt(play.position, 1, GAME.words("en"), GAME.preview, GAME.manners)
    assert [(option.say, option.declines) for option in asked.options] == [("fire-back", False), ("hold-fire", True)]


def test_a_vehicle_with_more_life_takes_more_than_one_hit():  # AM-31.5
    play = riding(HitChaser(1), *two(), chasers="jeep")
    assert (play.table.rides[0].chasers, play.table.rides[0].wounds) == (["jeep"], 1)


def test_a_hit_is_a_wound():  # AM-15.5, AM-31.5
    play = riding(Ram(0), *two("red-1a"), chasers="jeep")
    play("red: give-up")
    assert play.table.heroes[0].wounds == 1


def test_smokey_breaks_something_too():  # AM-17.2, AM-31.5
    play = riding(Ram(0), *two(items="compass"), chasers="smokey")
    play("red: break compass")
    assert (play.table.broken, play.table.heroes[0].wounds) == (["compass"], 1)


def test_skate_raiders_go_for_whoever_is_worst_off():  # AM-31.5
    table = on_the_table(hero("meziah"), hero("ringr", wounds=1), page=60)
    assert rammed(table, ENEMY_VEHICLES["skate_raiders"]) == 1


def test_nobody_is_defeated_on_the_road():  # AM-31.5
    play = riding(Jolt(0, 1), *two(wounds=2))
    assert (play.table.heroes[0].wounds, play.table.heroes[0].defeated, play.table.rides[0].damage) == (2, False, 1)


def test_nobody_follows_before_their_card():  # AM-31.5
    play = riding(NextRoad(0), *two(), roads="low_bridge", chasers="jeep", since=9)
    play("red: bump", "blue: bump")
    assert not any(["fire-back" in play.offers(who) for who in ("red", "blue")])


# The end


def test_after_the_last_card_the_party_has_arrived():  # AM-31.6
    play = riding(NextRoad(0), *two())
    assert (play.table.rides, play.table.won) == ([], ["1"])


def test_a_wrecked_vehicle_does_not_end_the_mission():  # AM-31.6
    play = riding([Damage(0), NextRoad(0)], *two(), roads="zebra", damage=2)
    assert (play.table.rides, "page-60-60-2" in play.table.story, play.table.count("time")) == ([], True, 2)
    choice = play.offers("red").split(" | ")[0]
    play(f"red: {choice}", f"blue: {choice}")
    assert (play.table.outcome, play.table.won) == ("won", ["1"])
