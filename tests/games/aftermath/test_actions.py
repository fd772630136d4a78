"""Actions: talking, searching, attacking, shaking off, inspiring, using abilities and items."""

from tests.games.aftermath.builders import acting, hand, hero, told


def meeting(cards: str, foes: str = "patch@rug", dice: str = "0 0", situation: str = "all_quiet", **settings):
    red = hero(settings.pop("id", "ringr"), at=settings.pop("at", "rug"), hand=cards, **settings.pop("red", {}))
    blue = hero("meziah", at=settings.pop("blue", "rug"), hand=settings.pop("blue_hand", ""))
    return acting(red, blue, foes=foes, dice=dice, situation=situation, **settings)


# Talking


def test_a_stranger_on_the_space_is_talked_to_by_a_hindered_check_of_intuition():  # AM-13.2.1, AM-13.2.2
    play = meeting("yellow-3a yellow-3b", dice="5 0", threats="black-1a black-2a")
    play("red: talk patch", "red: play yellow-3a", "red: play yellow-3b", "red: roll")
    table = play.table
    assert told(play, "Rolled")[0]["purpose"] == "communicate"
    assert (table.foes, table.track, table.count("population")) == ([], [], 9)
    assert table.threats == ["black-2a"]  # the one that lay under the stranger had moved down, and was the lowest


def test_a_failed_talk_makes_enemies():  # AM-13.2.3
    play = meeting("yellow-1a", dice="0 5")
    play("red: talk patch", "red: play yellow-1a", "red: roll")
    assert (play.table.situation, len(play.table.foes)) == ("enemies", 1)


def test_enemies_do_not_talk_and_some_strangers_neither():  # AM-13.2.1, AM-13.2.4
    play = meeting("yellow-1a", situation="enemies")
    play.refuses("red: talk patch", clause="AM-13.2.1")
    play = meeting("yellow-1a", foes="boot_lodger@rug")
    play.refuses("red: talk boot_lodger", clause="AM-13.2.4", enemy="boot_lodger")


# Searching


def test_a_search_that_succeeds_turns_the_token_over_for_good():  # AM-13.4.1, AM-13.4.2
    play = acting(hero("ringr", at="umbrella", hand="yellow-3a"), hero("meziah", at="rug"), searches="s1:4", dice="0")
    token = play.table.search_4[-1]
    play("red: search 10-s1", "red: play yellow-3a", "red: roll")
    assert (play.table.searches, play.table.found_tokens) == ({}, [token])
    assert told(play, "Searched")[0]["token"] == token


def test_only_tokens_on_the_own_space_can_be_searched():  # AM-13.4.1
    play = acting(hero("ringr", at="rug", hand="yellow-3a"), hero("meziah", at="rug"), searches="s1:4")
    assert "search" not in play.offers("red")


# Attacks


def test_a_melee_attack_is_a_hindered_check_of_strength_against_the_defence():  # AM-13.8.1
    play = meeting("red-3a red-3b", dice="5 0", situation="enemies", id="grumple")
    play("red: strike patch", "red: play red-3a", "red: play red-3b", "red: roll")
    [rolled] = told(play, "Rolled")
    assert (rolled["purpose"], rolled["skill"], rolled["black"]) == ("melee", "strength", 0)
    assert [event["event"] for event in play.heard(0) if event["event"] == "EnemyWounded"] == ["EnemyWounded"]


def test_strangers_are_not_attacked():  # AM-13.8.1
    meeting("red-3a", id="grumple").refuses("red: strike patch", clause="AM-13.8.1")


def test_a_ranged_attack_reaches_the_next_space():  # AM-13.9.1
    play = meeting("green-3a", foes="patch@doormat", situation="enemies")
    assert "shoot patch" in play.offers("red")
    assert "strike" not in play.offers("red")
    assert "shoot" not in meeting("green-3a", foes="patch@front_door", situation="enemies").offers("red")


def test_a_ranged_weapon_reaches_as_far_as_it_says():  # AM-13.9.2
    red = {"items": "one-shot"}
    play = meeting("green-3a", foes="patch@front_door", situation="enemies", red=red)
    assert "shoot patch" in play.offers("red")


def test_a_scatter_gun_wounds_two_others_who_are_easy_to_hit():  # AM-13.9.1
    foes = "roach#1@rug roach#2@rug roach#3@rug roach#4@rug umbrella@rug"
    play = meeting("green-3a", foes=foes, situation="enemies", red={"items": "one-shot"}, dice="5 0")
    play("red: shoot roach#1", "red: play green-3a", "red: roll")
    assert [foe.id for foe in play.table.foes] == ["roach#4", "umbrella"]


def test_whoever_shoots_says_which_others_are_hit():  # AM-13.9.1
    foes = "patch@rug ledger@rug roach#1@rug roach#2@rug"
    play = meeting("green-3a", foes=foes, situation="enemies", red={"items": "one-shot"}, dice="5 0")
    play("red: shoot patch", "red: play green-3a", "red: roll")
    assert play.offers("red") == "also-hit ledger | also-hit roach#1 | also-hit roach#2"
    play("red: also-hit ledger", "red: also-hit roach#2")
    assert [foe.id for foe in play.table.foes] == ["roach#1"]


def test_what_is_not_seen_cannot_be_shot():  # AM-13.9.2, AM-9.2
    play = meeting("green-3a", at="shoes", foes="patch@front_door", situation="enemies", red={"items": "one-shot"})
    assert "shoot" not in play.offers("red")


def test_who_is_in_range_and_in_the_dark_cannot_be_shot():  # AM-13.9.2, AM-21.1
    armed = {"at": "pedals", "foes": "patch@doormat", "situation": "enemies", "red": {"items": "one-shot"}}
    assert "shoot patch" in meeting("green-3a", **armed).offers("red")
    assert "shoot" not in meeting("green-3a", terrain="darkness", **armed).offers("red")


# Conditions and cards


def test_a_condition_is_shaken_off_by_its_check():  # AM-13.5.1
    play = acting(hero("meziah", at="rug", hand="green-2a", conditions="slowed"), hero("ringr", at="pedals"), dice="1")
    play("red: shake-off slowed", "red: play green-2a", "red: roll")
    assert play.table.heroes[0].conditions == []


def test_a_player_with_two_cards_or_fewer_can_be_inspired():  # AM-13.6.1
    play = meeting("red-1a", foes="", blue="pedals", blue_hand="blue-1a blue-2a")
    play("red: inspire meziah", "red: give-card red-1a")
    assert (hand(play), hand(play, "blue")) == ([], ["blue-1a", "blue-2a", "red-1a"])
    play = meeting("red-1a", foes="", blue_hand="blue-1a blue-2a blue-3a")
    play.refuses("red: inspire meziah", clause="AM-13.6.1", count=3)


def test_nobody_else_sees_which_card_was_given():  # AM-13.6.1
    play = acting(hero("grumple", at="rug", hand="red-1a"), hero("meziah", at="rug"), hero("ringr", at="rug"))
    play("red: inspire meziah", "red: give-card red-1a")
    [heard] = [event for event in play.heard(2) if event["event"] == "InspiredBy"]
    assert heard["cards"] == [""]


def test_abilities_are_paid_with_white_cards():  # AM-13.3.1
    play = meeting("white-2a red-1a", foes="", red={"abilities": "demonstration"})
    assert "use demonstration" in play.offers("red")
    assert "use" not in meeting("white-1a red-1a", foes="", red={"abilities": "demonstration"}).offers("red")


def test_any_card_pays_for_equipping_and_trading():  # AM-13.7.1
    play = meeting("red-1a", foes="", red={"backpack": "knitting-needle"})
    play("red: rearrange", "red: play red-1a", "red: equip knitting-needle", "red: done")
    assert (play.table.equipped[0], play.table.backpacks[0]) == (["knitting-needle"], [])
    assert play.table.discarded == ["red-1a"]


def test_only_what_is_equipped_helps():  # AM-13.7.2
    for place, total in (("items", 3), ("backpack", 2)):
        play = meeting("red-1a", situation="enemies", id="grumple", red={place: "steak-knife"})
        play("red: strike patch", "red: play red-1a", "red: roll")
        assert told(play, "Rolled")[0]["total"] == 1 + total


def test_actions_are_repeated_as_long_as_cards_suffice():  # AM-10.4
    play = meeting("green-1a green-1b red-1a", foes="")
    play("red: go 10-doormat", "red: play green-1a", "red: go 10-rug", "red: play green-1b", "red: end-turn")
    assert (hand(play), play.finished) == (["red-1a"], True)
