"""The enemy turn: who acts, where they go, whom they strike, and what each of them is known for."""

from strannik.games.aftermath import GAME
from strannik.games.aftermath.steps.deeds.ground import Darken
from strannik.games.aftermath.steps.enemies import EnemyTurn
from strannik.games.aftermath.steps.terrain import hidden, sees, sunny
from tests.games.aftermath.builders import acting, doing, hero, on_the_table, told, turn, where
from tests.harness import placed


def raid(foes: str, threats: str, red=None, blue=None, **settings):
    """The enemies act; Grumple and Whisper stand on the rug and the pedals unless it is said otherwise.

    Both hold a card, so that they are asked how they meet an attack.
    """
    red, blue = red or hero("grumple", at="rug"), blue or hero("whisper", at="pedals")
    red.hand, blue.hand = red.hand or ["white-1a"], blue.hand or ["white-1b"]
    return doing(EnemyTurn(), red, blue, foes=foes, threats=threats, situation="enemies", **settings)


def at(play, foe: str) -> str:
    space: str = play.table.foe(foe).space
    return space.partition("-")[2]


# Who acts


def test_enemies_act_from_the_top_as_their_threats_say():  # AM-15.0, AM-15.1, AM-15.6
    play = raid("boot_lodger@rug slipper@rug", "black-1a black-2a")
    assert play.offers("red") == "defend | take-it"
    play("red: take-it")
    assert play.table.heroes[0].wounds == 1
    play("red: take-it")
    assert play.table.heroes[0].wounds == 2
    assert (play.table.threats, play.finished) == ([], True)


def test_an_enemy_without_a_threat_does_nothing_but_the_sleepless_does():  # AM-15.1
    play = raid("boot_lodger@rug slipper@rug", "black-1a")
    play("red: take-it")
    assert (play.table.heroes[0].wounds, play.finished) == (1, True)
    play = raid("night_raider@rug", "")
    play("red: take-it")
    assert play.table.heroes[0].wounds == 1


def test_enemies_act_at_the_end_of_a_turn_when_threats_are_as_many_as_they():  # AM-10.5.2, AM-15.0
    red = hero("grumple", at="rug", hand="red-1a red-2a red-3a blue-1a blue-2a")
    play = turn(red, hero("whisper", at="pedals"), foes="boot_lodger@rug", threats="black-1a", situation="enemies")
    play("red: draw", "red: end-turn")
    assert "take-it" in play.offers("red")


def test_who_leaves_before_acting_is_passed_over_and_nobody_acts_twice():  # AM-14.2, AM-15.7
    red = hero("grumple", at="rug", batteries=1)
    play = raid("drone#1@rug boot_lodger@rug", "black-2a black-1a", red=red)
    play("red: drop-battery")
    assert play.table.track == ["boot_lodger"]
    play("red: take-it")
    assert (play.table.heroes[0].wounds, play.finished) == (1, True)


def test_tokens_of_one_card_all_act_in_the_order_the_players_choose():  # AM-15.8
    play = raid("roach#1@rug roach#2@doormat", "black-1a")
    assert play.offers("red") == "activate roach#1 | activate roach#2"
    play("red: activate roach#2", "blue: activate roach#2")
    assert at(play, "roach#2") == "rug"
    play("red: take-it", "red: take-it")
    assert (play.table.heroes[0].wounds, play.finished) == (2, True)


def test_who_has_no_cards_can_only_bear_it():  # AM-15.5
    red = hero("grumple", at="rug")
    play = doing(
        EnemyTurn(), red, hero("whisper", at="loft"), foes="slipper@rug", threats="black-1a", situation="enemies"
    )
    assert (play.table.heroes[0].wounds, play.finished) == (1, True)


# How they move


def test_an_enemy_goes_to_the_nearest_as_far_as_its_speed():  # AM-15.2
    play = raid("patch@front_door", "black-2a")
    assert at(play, "patch") == "rug"
    slow = raid("boot_lodger@front_door", "black-2a")
    assert (at(slow, "boot_lodger"), slow.finished) == ("doormat", True)


def test_between_two_equally_near_the_players_choose():  # AM-15.2, AM-24.1
    play = raid("boot_lodger@rug", "black-2a", red=hero("grumple", at="umbrella"))
    assert play.offers("red") == "lure-to 10-umbrella | lure-to 10-pedals"
    play("red: lure-to 10-umbrella", "blue: lure-to 10-pedals")
    assert at(play, "boot_lodger") == "umbrella"  # Red keeps the book


def test_who_cannot_be_reached_is_ignored():  # AM-15.2
    play = raid("boot_lodger@doormat", "black-2a", red=hero("grumple", at="loft"), blue=hero("whisper", at="keys"))
    assert (at(play, "boot_lodger"), play.finished) == ("doormat", True)


def test_nobody_on_the_page_and_the_threats_are_spent_for_nothing():  # AM-3.3.6, AM-15.6
    play = raid("patch@rug", "black-3a", red=hero("grumple", left=True), blue=hero("whisper", left=True))
    assert (play.table.threats, play.finished) == ([], True)


# Whom they strike


def test_a_shot_needs_range_and_sight():  # AM-15.3, AM-21.1, AM-21.3
    play = raid("whistle@front_door", "black-2a", red=hero("grumple", at="shoes"), blue=hero("whisper", at="loft"))
    assert at(play, "whistle") == "umbrella"
    play = raid("umbrella@keys", "black-2a", red=hero("grumple", at="rug"), blue=hero("whisper", at="loft"))
    assert play.waiting


def test_between_two_in_range_the_players_choose():  # AM-15.3
    play = raid("patch@rug", "black-2a", blue=hero("whisper", at="rug"))
    assert play.offers("blue") == "expose grumple | expose whisper"
    play("red: expose whisper", "blue: expose whisper", "blue: take-it")
    assert [one.wounds for one in play.table.heroes] == [0, 1]


def test_the_hidden_are_no_target_from_elsewhere_and_the_last_to_be_looked_for():  # AM-9.7, AM-15.4
    meziah = hero("meziah", at="shoes")
    play = raid("umbrella@umbrella", "black-2a", red=meziah, blue=hero("whisper", at="pedals"))
    assert at(play, "umbrella") == "pedals"
    play = raid("umbrella@umbrella", "black-2a", red=hero("meziah", at="shoes"), blue=hero("whisper", left=True))
    assert at(play, "umbrella") == "shoes"
    assert play.offers("red") == "defend | take-it | pay-part"


def test_on_the_way_to_somebody_else_an_enemy_passes_the_hidden():  # AM-15.2, AM-15.4
    for red, stops in ((hero("meziah", at="hubcap"), "under"), (hero("grumple", at="hubcap"), "hubcap")):
        play = raid("patch@tyre", "black-2a", red=red, blue=hero("whisper", at="under"), page=15)
        assert at(play, "patch") == stops


def test_under_a_hood_the_big_hide_too_but_not_in_the_open():  # AM-9.7
    for space, so in (("shoes", True), ("rug", False)):
        table = on_the_table(hero("grumple", at=space, items="egg-box-hood"), hero("whisper", at="rug"))
        assert hidden(table, 0) == so


def test_the_big_the_marked_and_the_noisy_cannot_hide():  # AM-9.7
    for seen in (
        hero("grumple", at="shoes"),
        hero("meziah", at="shoes", conditions="marked"),
        hero("meziah", at="shoes", items="one-shot"),
    ):
        play = raid("umbrella@umbrella", "black-2a", red=seen, blue=hero("whisper", at="pedals"))
        assert at(play, "umbrella") == "shoes"


def test_spaces_see_each_other_both_ways_and_themselves():  # AM-21.1, AM-21.2
    table = raid("patch@rug", "").table
    assert sees(table, "10-shoes", "10-shoes")
    assert not sees(table, "10-front_door", "10-shoes")
    assert not sees(table, "10-shoes", "10-front_door")
    assert sees(table, "10-loft", "10-rug")
    assert sees(table, "10-rug", "10-loft")


# Attack and defence


def test_one_defends_by_a_hindered_check_of_any_skill():  # AM-15.5
    red = hero("grumple", at="rug", hand="blue-3a blue-2a")
    play = raid("boot_lodger@rug", "black-1a", red=red, dice="3 5")
    play("red: defend", "red: play blue-3a", "red: play blue-2a", "red: roll")
    [rolled] = told(play, "Rolled")
    assert (rolled["purpose"], rolled["skill"], rolled["needed"], rolled["total"]) == ("defence", "resilience", 7, 8)
    assert play.table.heroes[0].wounds == 0


def test_a_failed_defence_costs_a_wound_poisoned_if_the_action_says_so():  # AM-15.5, AM-16.1
    red = hero("grumple", at="rug", hand="yellow-1a")
    play = raid("slipper@rug", "black-3a", red=red, dice="0 0")
    play("red: defend", "red: play yellow-1a", "red: roll")
    assert (play.table.heroes[0].wounds, play.table.heroes[0].poisoned) == (1, 1)


def test_who_falls_is_out_at_once():  # AM-15.9, AM-16.2
    red = hero("grumple", at="rug", wounds=4)
    play = raid("boot_lodger@rug slipper@rug", "black-1a black-1b", red=red, blue=hero("whisper", at="loft"))
    play("red: take-it")
    assert play.table.heroes[0].defeated
    assert play.finished  # the slipper finds nobody


def test_if_all_fall_the_mission_fails():  # AM-15.9, AM-16.3
    play = raid(
        "boot_lodger@rug", "black-1a", red=hero("grumple", at="rug", wounds=4), blue=hero("whisper", defeated=True)
    )
    play("red: take-it")
    assert told(play, "MissionEnded") == [{"event": "MissionEnded", "mission": "1", "won": False}]


# What they are known for


def test_raiders_take_a_card_on_a_1_and_an_item_on_a_3_which_the_victor_has_back():  # AM-14.3
    red = hero("grumple", at="rug", hand="red-1a blue-1a", items="steak-knife")
    play = raid("patch@rug", "black-1a", red=red)
    play("red: take-it", "red: discard blue-1a")
    assert (play.table.heroes[0].wounds, play.table.hands[0]) == (0, ["red-1a"])
    red = hero("grumple", at="rug", items="steak-knife")
    play = raid("patch@rug", "black-3a", red=red)
    play("red: take-it", "red: hand-over steak-knife")
    assert (play.table.equipped[0], play.table.stolen) == ([], ["steak-knife"])
    red = hero("grumple", at="rug", hand="red-3a red-3b")
    back = acting(red, hero("whisper", at="pedals"), foes="patch@rug", situation="enemies", dice="5 0")
    table = back.table
    table.item_box.remove("steak-knife")
    table.stolen.append("steak-knife")
    table.foe("patch").carries.append("steak-knife")
    back("red: strike patch", "red: play red-3a", "red: play red-3b", "red: roll")
    assert back.offers("red") == "equip | stow | scrap"


def test_a_part_is_counted_once_in_an_enemy_turn_but_always_by_the_clerk():  # AM-15.5
    play = raid("patch@rug ledger@rug", "black-2a black-2b")
    parts = play.table.counters["parts"]
    play("red: pay-part")
    assert play.offers("red") == "defend | take-it"
    assert play.table.counters["parts"] == parts - 1
    play = raid("patch@rug toll_clerk@rug", "black-2a black-2b")
    play("red: pay-part", "red: pay-part")
    assert play.table.heroes[0].wounds == 0


def test_two_coats_is_harder_to_hit_for_everything_he_wears():  # AM-13.8.1
    red = hero("grumple", at="rug", hand="red-3a")
    play = acting(red, hero("whisper", at="pedals"), foes="two_coats@rug", situation="enemies", dice="0 0")
    play.table.foe("two_coats").carries = ["a", "b"]
    play("red: strike two_coats", "red: play red-3a", "red: roll")
    assert told(play, "Rolled")[0]["needed"] == 6


def test_the_whistle_calls_a_threat_that_comes_after_the_turn():  # AM-15.6
    play = raid("whistle@rug", "black-1a")
    assert (len(play.table.threats), play.finished) == (1, True)


def test_a_brawler_squares_up_on_a_1_tires_on_a_3_and_spares_the_unarmed_in_company():  # AM-15.1, AM-15.5
    play = raid("thistle@doormat", "black-1a")
    assert (at(play, "thistle"), play.finished) == ("rug", True)
    play = raid("thistle@rug", "black-3a")
    play("red: take-it", "red: stagger 10-doormat")
    assert "tired" in play.table.foe("thistle").marks
    assert where(play) == "doormat"
    spared = raid("thistle@rug", "black-2a", blue=hero("whisper", at="rug"))
    assert spared.finished
    armed = raid(
        "thistle@rug", "black-2a", red=hero("grumple", at="rug", items="steak-knife"), blue=hero("whisper", at="rug")
    )
    assert armed.offers("red") == "defend | take-it"


def test_whoever_misses_thistle_loses_a_card():  # AM-13.8.1
    red = hero("grumple", at="rug", hand="red-1a blue-1a")
    play = acting(red, hero("whisper", at="pedals"), foes="thistle@rug", situation="enemies", dice="0 5")
    play("red: strike thistle", "red: play red-1a", "red: roll")
    assert play.offers("red") == "discard blue-1a"


def test_excuse_me_lets_one_draw_before_the_blow():  # AM-15.5
    play = raid("excuse_me@rug", "black-2a", deck="green-1a")
    assert play.table.hands[0] == ["white-1a", "green-1a"]


def test_good_night_sits_down_after_three_defences_in_a_row():  # AM-14.6
    red = hero("grumple", at="rug", hand="blue-3a blue-3b")
    play = raid("good_night@rug", "black-1a", red=red, dice="5 0")
    play.table.foe("good_night").marks = ["patience", "patience"]
    play("red: defend", "red: play blue-3a", "red: play blue-3b", "red: roll")
    assert play.table.foes == []


def test_scorpions_cross_no_coloured_line_and_stay_at_home_on_a_1():  # AM-15.2
    play = raid("boot_lodger@rug", "black-2a", red=hero("grumple", at="telephone"), blue=hero("whisper", at="loft"))
    assert (at(play, "boot_lodger"), play.finished) == ("rug", True)
    play = raid("boot_lodger@doormat", "black-1a")
    assert (at(play, "boot_lodger"), play.finished) == ("doormat", True)


def test_lizards_are_fast_in_the_sun_and_slow_in_the_shade():  # AM-15.2
    red, blue = hero("grumple", at="gutter"), hero("whisper", at="gutter")
    play = raid("bonnet@bonnet", "black-1a", red=red, blue=blue, page=15)
    assert at(play, "bonnet") == "gutter"
    play = raid("bonnet@bonnet", "black-1a", red=hero("grumple", at="gutter"), blue=hero("whisper", left=True), page=15)
    assert at(play, "bonnet") == "gutter"
    play = raid("bonnet@under", "black-1a", red=hero("grumple", at="gutter"), blue=hero("whisper", left=True), page=15)
    assert at(play, "bonnet") in ("hubcap", "grate")


def test_the_sun_can_be_taken_away():  # AM-15.2
    play = doing(Darken(0, ["15-bonnet"]), hero("grumple", at="gutter"), hero("whisper", at="gutter"), page=15)
    assert not sunny(play.table, "15-bonnet")


def test_sunday_sleeps_in_the_shade():  # AM-15.1
    play = raid("sunday@rug", "black-3a")
    assert (play.finished, play.table.heroes[0].wounds) == (True, 0)


def test_the_daughter_brings_the_sun_along():  # AM-15.1
    play = raid("sunday@rug sundays_daughter@rug", "black-1a")
    assert play.waiting == "red"


def test_gutter_tail_leaves_its_tail_first():  # AM-14.1
    red = hero("grumple", at="rug", hand="red-3a red-3b red-2a red-2b")
    play = acting(red, hero("whisper", at="pedals"), foes="gutter_tail@rug", situation="enemies", dice="5 0 5 0")
    play("red: strike gutter_tail", "red: play red-3a", "red: play red-3b", "red: roll")
    assert [foe.wounds for foe in play.table.foes] == [0]
    play("red: strike gutter_tail", "red: play red-2a", "red: play red-2b", "red: roll")
    assert play.table.foes == []


def test_the_tongue_pulls():  # AM-15.5
    play = raid("sill@doormat", "black-2a", red=hero("grumple", at="cat_flap"), blue=hero("whisper", at="loft"))
    play("red: take-it")
    assert where(play) == at(play, "sill")


def test_roaches_do_not_enter_light_or_fire():  # AM-15.2
    play = raid("roach#1@doormat", "black-1a", tokens="fire:rug")
    assert (at(play, "roach#1"), play.finished) == ("doormat", True)


def test_drones_fly_at_whoever_has_most_batteries_over_white_lines_too():  # AM-15.2
    blue = hero("whisper", at="keys", batteries=2)
    play = raid("drone#1@rug", "black-2a", red=hero("grumple", at="pedals"), blue=blue)
    assert at(play, "drone#1") == "keys"
    assert play.offers("blue") == "defend | take-it | drop-battery"
    play("blue: drop-battery")
    assert (play.table.foes, play.table.heroes[1].batteries) == ([], 1)


def test_the_cat_goes_to_the_last_noise():  # AM-15.2
    play = raid("cat@front_door", "black-1a", red=hero("grumple", at="pedals"), blue=hero("whisper", at="umbrella"))
    assert at(play, "cat") == "umbrella"  # without a noise to whoever is nearest
    table = on_the_table(
        hero("grumple", at="pedals"), hero("whisper", at="umbrella"), foes="cat@doormat", threats="black-1a",
        situation="enemies",
    )  # fmt: skip
    table.noise = "10-cat_flap"
    noisy = placed(GAME, table, EnemyTurn())
    assert at(noisy, "cat") == "cat_flap"


def test_an_attack_is_a_noise():  # AM-15.2
    red = hero("grumple", at="rug", hand="red-1a")
    play = acting(red, hero("whisper", at="pedals"), foes="patch@rug", situation="enemies", dice="0 5")
    play("red: strike patch", "red: play red-1a", "red: roll")
    assert play.table.noise == "10-rug"


def test_dustfeather_cannot_take_anybody_from_a_hiding_place():  # AM-15.3
    play = raid("dustfeather@rug", "black-2a", red=hero("grumple", at="shoes"), blue=hero("whisper", left=True))
    assert (at(play, "dustfeather"), play.finished) == ("shoes", True)


def test_under_the_referee_nobody_is_struck_at_twice():  # AM-15.3
    red = hero("grumple", at="rug", items="steak-knife")
    play = raid("referee@rug heavy_paw@rug", "black-2a black-2b", red=red, blue=hero("whisper", at="loft"))
    play("red: take-it")
    assert (play.finished, play.table.heroes[0].wounds) == (True, 1)


def test_the_drone_mother_lets_another_fly():  # AM-15.1, AM-7.12
    play = raid("drone_mother@rug", "black-3a")
    assert [foe.card for foe in play.table.foes] == ["drone_mother", "drone"]
    assert play.finished


# Terrain


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
