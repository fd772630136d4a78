"""Terrain: who sees whom, and what sun, wind, smoke, rain and slippery ground change."""

from strannik.games.aftermath.steps.deeds.ground import Darken
from strannik.games.aftermath.steps.terrain import sees, sunny
from tests.games.aftermath.builders import acting, at, doing, hero, raid, told, where


def test_spaces_see_each_other_both_ways_and_themselves():  # AM-21.1, AM-21.2
    table = raid("patch@rug", "").table
    assert sees(table, "10-shoes", "10-shoes")
    assert not sees(table, "10-front_door", "10-shoes")
    assert not sees(table, "10-shoes", "10-front_door")
    assert sees(table, "10-loft", "10-rug")
    assert sees(table, "10-rug", "10-loft")


def test_the_sun_can_be_taken_away():  # AM-15.2
    play = doing(Darken(0, ["15-bonnet"]), hero("grumple", at="gutter"), hero("whisper", at="gutter"), page=15)
    assert not sunny(play.table, "15-bonnet")


def test_wind_weakens_a_shot_from_afar():  # AM-15.5
    red = hero("grumple", at="telephone", hand="blue-3a blue-3b")
    play = raid("whistle@keys", "black-2a", red=red, blue=hero("whisper", left=True), terrain="wind", dice="0 0")
    assert at(play, "whistle") == "rug"
    play("red: defend", "red: play blue-3a", "red: roll")
    assert told(play, "Rolled")[0]["needed"] == 4


def test_in_darkness_and_smoke_one_sees_no_further_than_they_allow():  # AM-21.1
    dark = raid("patch@rug", "", terrain="darkness").table
    assert sees(dark, "10-rug", "10-doormat")
    assert not sees(dark, "10-pedals", "10-doormat")
    dark.lit.append("10-doormat")
    assert sees(dark, "10-pedals", "10-doormat")
    smoke = raid("patch@rug", "", terrain="smoke").table
    assert not sees(smoke, "10-rug", "10-doormat")
    assert sees(smoke, "10-rug", "10-rug")


def test_the_rain_covers_noise():  # AM-9.7
    meziah = hero("meziah", at="shoes", items="one-shot")
    play = raid("umbrella@umbrella", "black-2a", red=meziah, blue=hero("whisper", at="pedals"), terrain="rain")
    assert at(play, "umbrella") == "pedals"


def test_who_is_wounded_where_it_is_slippery_slides():  # AM-15.5
    play = raid("boot_lodger@rug", "black-1a", terrain="slippery")
    play("red: take-it", "red: stagger 10-pedals")
    assert where(play) == "pedals"


def test_who_is_sure_of_foot_neither_slides_nor_minds_rubble():  # AM-13.1.2, AM-15.5
    sure = hero("ringr", at="rug", items="spirit-level")
    play = raid("boot_lodger@rug", "black-2a", red=sure, terrain="slippery")
    play("red: take-it")
    assert (where(play), play.finished) == ("rug", True)


def test_high_ground_is_good_for_shooting():  # AM-13.9.2
    red = hero("meziah", at="sign", hand="green-3a")
    play = acting(
        red,
        hero("whisper", at="kerb"),
        foes="patch@bin",
        situation="enemies",
        page=12,
        terrain="high_ground",
        dice="0 0",
    )
    assert "shoot patch" in play.offers("red")
    play("red: shoot patch", "red: play green-3a", "red: roll")
    assert told(play, "Rolled")[0]["needed"] == 3
