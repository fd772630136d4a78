"""Checks: the first card, further cards, dice and bonuses; group checks."""

from strannik.games.aftermath.cards import ITEMS
from strannik.games.aftermath.steps.checks import Check
from tests.games.aftermath.builders import acting, doing, hand, hero, told


def searching(cards: str, dice: str = "0", **red):
    """Red stands at the umbrella stand, where a token of number 4 lies."""
    return acting(
        hero(red.pop("id", "grumple"), at="umbrella", hand=cards, **red),
        hero("whisper", at="pedals"),
        searches="s1:4",
        dice=dice,
    )


def defending(cards: str, dice: str = "0 0", skills: str = "agility strength resilience intuition", **red):
    """Red is asked for a hindered check against 5."""
    check = Check(0, "defence", skills.split(), 5, True)
    red.setdefault("id", "grumple")
    return doing(check, hero(red.pop("id"), at="rug", hand=cards, **red), hero("whisper", at="rug"), dice=dice)


# Cards


def test_the_first_card_bears_the_skill_or_is_white():  # AM-0.4, AM-11.1, AM-11.2
    play = searching("red-1a yellow-1a white-2a")
    play("red: search 10-s1")
    assert play.offers("red") == "play yellow-1a | play white-2a"
    play.refuses("red: play red-1a", clause="AM-11.2", card="red-1a", skill="intuition")


def test_without_such_a_card_the_check_cannot_be_tried():  # AM-11.2, AM-11.2.1
    play = searching("red-1a blue-2a")
    play.refuses("red: search 10-s1", clause="AM-11.2.1", skill="intuition")


def test_further_cards_match_the_first_in_colour_or_value():  # AM-11.3
    play = searching("yellow-2a yellow-3a red-2a red-3a")
    play("red: search 10-s1", "red: play yellow-2a")
    assert play.offers("red") == "play yellow-3a | play red-2a | roll"
    play("red: play yellow-3a")
    play.refuses("red: play red-3a", clause="AM-11.3", card="red-3a", first="yellow-2a")


def test_a_white_card_is_wild_only_as_the_first():  # AM-11.4
    play = searching("yellow-2a white-3a")
    play("red: search 10-s1", "red: play yellow-2a")
    play.refuses("red: play white-3a", clause="AM-11.3")
    play = searching("yellow-2a yellow-3a white-3a white-1a")
    play("red: search 10-s1", "red: play white-3a")
    assert play.offers("red") == "play yellow-3a | play white-1a | roll"


def test_cards_can_be_taken_back_until_the_dice_fall():  # AM-11.9
    play = searching("yellow-2a yellow-3a")
    play("red: search 10-s1", "red: play yellow-2a")
    assert play.take_back("red")
    assert hand(play) == ["yellow-2a", "yellow-3a"]
    play("red: play yellow-3a", "red: roll")
    assert (hand(play), play.table.played, play.table.discarded) == (["yellow-2a"], [], ["yellow-3a"])
    assert not play.take_back("red")


def test_in_ones_own_turn_an_item_may_be_used_up_while_a_check_is_asked():  # AM-17.4, AM-11.5
    item = next(id for id, card in ITEMS.items() if [*card.discard] == [{"boost": 2}])
    play = doing(
        Check(0, "book", ["strength"], 5, False),
        hero("whisper", at="rug", hand="red-1a red-2a", backpack=item),
        hero("grumple", at="rug"),
        dice="0",
    )
    play("red: play red-1a")
    assert play.extras("red") == f"use-up {item}"
    play(f"red: use-up {item}")
    play("red: play red-1a", "red: roll")
    assert told(play, "Rolled")[0]["total"] == 1 + 1 + 2


# Dice


def test_cards_bonus_and_white_die_against_the_difficulty():  # AM-11.5, AM-11.6
    play = searching("yellow-1a", dice="3", id="ringr")
    play("red: search 10-s1", "red: play yellow-1a", "red: roll")
    [rolled] = told(play, "Rolled")
    assert (rolled["total"], rolled["needed"], rolled["white"], rolled["black"]) == (1 + 2 + 2, 4, 2, -1)
    assert rolled["passed"]


def test_the_rulebooks_example_a_check_against_seven():  # AM-11.2, AM-11.3, AM-11.5, AM-11.6
    """A first card of the skill, one of its colour, one of its value; the hero's bonus and the white die."""
    play = doing(
        Check(0, "book", ["strength"], 7, False),
        hero("grumple", at="rug", hand="red-2a red-1a blue-2a blue-3a"),
        hero("whisper", at="rug"),
        dice="0",
    )
    play("red: play red-2a", "red: play red-1a", "red: play blue-2a")
    play.refuses("red: play blue-3a", clause="AM-11.3")
    play("red: roll")
    [rolled] = told(play, "Rolled")
    assert (rolled["total"], rolled["needed"], rolled["passed"]) == (2 + 1 + 2 + 2 + 0, 7, True)


def test_a_total_below_the_difficulty_fails_and_the_cards_are_gone():  # AM-11.6, AM-11.9, AM-13.4.1
    play = searching("yellow-3a", dice="0")
    play("red: search 10-s1", "red: play yellow-3a", "red: roll")
    assert told(play, "Rolled")[0]["passed"] is False
    assert play.table.searches == {"10-s1": 4}
    assert play.table.discarded == ["yellow-3a"]


def test_a_hindered_check_adds_the_black_die_to_the_difficulty():  # AM-11.7
    play = defending("red-3a", dice="1 5")
    play("red: play red-3a", "red: roll")
    [rolled] = told(play, "Rolled")
    assert (rolled["total"], rolled["needed"], rolled["passed"]) == (3 + 2 + 1, 5 + 3, False)


def test_a_bonus_for_an_action_counts_in_that_action_only():  # AM-11.8, AM-13.7.2
    play = defending("red-3a", dice="0 0", id="whisper", items="chopstick")
    play("red: play red-3a", "red: roll")
    assert told(play, "Rolled")[0]["total"] == 3 + 1 + 1
    play = doing(
        Check(0, "book", ["strength"], 5, False),
        hero("whisper", at="rug", hand="red-3a", items="chopstick"),
        hero("grumple", at="rug"),
        dice="0",
    )
    play("red: play red-3a", "red: roll")
    assert told(play, "Rolled")[0]["total"] == 3 + 1


def test_of_several_skills_the_first_card_decides_and_the_best_is_taken():  # AM-11.10
    play = defending("blue-1a white-1a", dice="0 0")
    play("red: play blue-1a", "red: roll")
    assert told(play, "Rolled")[0]["skill"] == "resilience"
    play = defending("white-1a", dice="0 0")
    play("red: play white-1a", "red: roll")
    assert told(play, "Rolled")[0]["skill"] == "strength"


def test_whoever_gives_up_or_has_no_cards_has_failed():  # AM-11.6
    play = defending("white-1a")
    play("red: give-up")
    assert told(play, "NotTried") == [{"event": "NotTried", "seat": 0, "skill": "any"}]
    assert hand(play) == ["white-1a"]
    assert defending("").waiting == ""


# Group checks


def working(cards: str, at: str = "jaw", blue: str = "", **settings):
    """A group check of strength 8 at the jaws of the door: two players, 4 each."""
    settings.setdefault("page", 12)
    play = acting(hero("grumple", at=at, hand=cards), hero("whisper", at="jaw", hand=blue), **settings)
    play.table.works["12-wedge"] = "12:objective.o1.options[0].do[0].group_check"
    play.position.begin()
    return play


def test_cards_alone_count_in_a_group_check():  # AM-12.1, AM-12.2
    play = working("red-3a red-2a")
    play("red: work 12-wedge", "red: play red-3a")
    assert (play.table.work_count, play.table.work_card, play.table.discarded) == (3, ["red-3a"], [])
    assert told(play, "WorkedOn")[0]["needed"] == 8


def test_the_first_card_bears_the_skill_or_is_white_and_others_match_it():  # AM-12.2, AM-12.3
    play = working("blue-3a red-3a red-1a yellow-1a")
    play("red: work 12-wedge")
    assert play.offers("red") == "play red-3a | play red-1a"
    play("red: play red-3a", "red: work 12-wedge")
    assert play.offers("red") == "play blue-3a | play red-1a"
    play.refuses("red: play yellow-1a", clause="AM-11.3", first="red-3a")
    play("red: play blue-3a")
    assert (play.table.work_count, play.table.discarded) == (6, ["blue-3a"])
    assert working("blue-1a").closed("red")["work 12-wedge"] == "AM-12.3"


def test_enough_cards_end_a_group_check():  # AM-12.4
    play = working("red-3a red-3b white-3a")
    for card in ("red-3a", "red-3b", "white-3a"):
        play("red: work 12-wedge", f"red: play {card}")
    table = play.table
    assert (table.works, table.work, table.work_count, table.work_card) == ({}, "", 0, [])
    assert "page-12-12-1" in table.story


def test_a_group_check_is_made_where_the_book_says():  # AM-12.5
    play = working("red-3a", at="mat")
    play.refuses("red: work 12-wedge", clause="AM-12.5", space="12-jaw")


def test_only_one_group_check_goes_on_at_a_time():  # AM-12.5.1
    play = working("red-3a red-2a")
    play.table.works["12-other"] = play.table.works["12-wedge"]
    play("red: work 12-wedge", "red: play red-3a")
    play.refuses("red: work 12-other", clause="AM-12.5.1", work="12-wedge")
