"""The enemy turn: who acts, where they go, whom they strike, and how one defends oneself."""

from strannik.games.aftermath.steps.enemies import EnemyTurn
from strannik.games.aftermath.steps.terrain import hidden
from tests.games.aftermath.builders import at, doing, hero, on_the_table, raid, told, turn

# Who acts


def test_enemies_act_from_the_top_as_their_threats_say():  # AM-15.0, AM-15.1, AM-15.6
    play = raid("boot_lodger@rug slipper@rug", "black-1a black-2a")
    assert play.offers("red") == "defend | take-it"
    play("red: take-it")
    assert play.table.heroes[0].wounds == 1
    play("red: take-it")
    assert play.table.heroes[0].wounds == 2
    assert (play.table.threats, play.finished) == ([], True)


def lying(play) -> list[str]:
    """The threat card on each slot of the track, from the top; "" where none lies."""
    return [play.table.threat_at(slot) for slot in range(4)]


def test_an_enemys_threat_card_goes_after_it_has_acted_and_the_others_stay_in_their_slots():  # AM-15.6
    play = raid("boot_lodger@rug slipper@rug", "black-1a black-2a black-3a")
    assert (lying(play), play.table.discarded) == (["black-1a", "black-2a", "black-3a", ""], [])
    play("red: take-it")
    assert (lying(play), play.table.discarded) == (["", "black-2a", "black-3a", ""], ["black-1a"])
    play("red: take-it")
    assert (lying(play), play.table.discarded) == ([""] * 4, ["black-1a", "black-2a", "black-3a"])
    assert ([event["count"] for event in told(play, "ThreatsCleared")], play.finished) == ([1], True)


def test_what_comes_to_the_track_meanwhile_lies_where_a_card_was_spent():  # AM-10.3, AM-14.2, AM-15.6
    play = raid("boot_lodger@rug slipper@rug", "black-1a black-2a")
    play("red: take-it")
    play.table.deck.remove("black-3a")
    play.table.add_threat("black-3a")
    assert lying(play) == ["black-3a", "black-2a", "", ""]
    play("red: take-it")
    assert (play.table.heroes[0].wounds, play.finished) == (2, True)  # the one that has acted does not act again


def test_the_threats_below_move_up_with_their_enemies_also_past_a_spent_one():  # AM-14.2, AM-15.6, AM-15.7
    red = hero("grumple", at="rug", batteries=1)
    play = raid("boot_lodger@rug drone#1@rug slipper@rug", "black-1a black-2a black-3a", red=red)
    play("red: take-it", "red: drop-battery")
    assert (play.table.track, lying(play)) == (["boot_lodger", "slipper"], ["", "black-3a", "", ""])
    play("red: take-it")
    assert (play.table.heroes[0].wounds, play.finished) == (2, True)


def test_an_enemy_whose_threat_card_is_taken_away_before_its_turn_does_not_act():  # AM-15.1
    red = hero("grumple", at="rug", items="tuning-fork", hand="white-3a")
    play = raid("boot_lodger@rug slipper@rug", "black-1a black-2a", red=red, dice="5 0")
    play("red: defend", "red: play white-3a", "red: roll")
    assert (play.table.heroes[0].wounds, play.finished) == (0, True)


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
