"""Enemy cards: what each of them is known for."""

from strannik.games.aftermath import GAME
from strannik.games.aftermath.events.enemies import EnemyLaunched
from strannik.games.aftermath.steps.enemies import EnemyTurn
from tests.games.aftermath.builders import acting, at, hero, on_the_table, raid, told, where
from tests.harness import placed


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
    assert EnemyLaunched("drone_mother") in play.table.news
    assert play.finished
