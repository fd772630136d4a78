"""Abilities: paid with white cards, used as an action or at their moment, and learnt."""

import pytest

from strannik.games.aftermath.cards import ABILITIES, CHARACTERS
from strannik.games.aftermath.steps.abilities import (
    LearnAbility,
    Respond,
    UseAbility,
    abilities_of,
    after_search,
    helping,
    learnable,
    when_attacked,
)
from strannik.games.aftermath.steps.card_deeds import Hush, Recall, Redraw, Strike, TeamFocus, Tend
from strannik.games.aftermath.steps.leaps import Barge, SwapPlaces, Throw, Tumble, Walk
from strannik.games.aftermath.steps.missions import Ability
from tests.games.aftermath.builders import acting, doing, hand, hero, on_the_table, where


def using(ability, *seated, **settings):
    return doing(UseAbility(0, ability), *seated, **settings)


# Paying


def test_an_ability_is_paid_with_white_cards_and_more_is_lost():  # AM-13.3.1
    red = hero("meziah", at="rug", hand="white-3a white-1a green-1a", abilities="three-doors")
    play = using("three-doors", red, hero("ringr", at="keys"))
    play("red: spend white-3a", "red: walk-to 10-keys")
    assert (hand(play), play.table.discarded, where(play)) == (["white-1a", "green-1a"], ["white-3a"], "keys")


def test_cards_are_laid_until_the_cost_is_reached():  # AM-13.3.1
    red = hero("meziah", at="rug", hand="white-1a white-1b", abilities="three-doors")
    play = using("three-doors", red, hero("ringr", at="keys"))
    play("red: spend white-1a")
    assert play.offers("red") == "spend white-1b | keep"
    play("red: keep")
    assert hand(play) == ["white-1a", "white-1b"]


def test_only_white_cards_pay():  # AM-13.3
    red = hero("meziah", at="rug", hand="white-2a green-3a", abilities="three-doors")
    play = using("three-doors", red, hero("ringr", at="keys"))
    play.refuses("red: spend green-3a", clause="AM-13.3", card="green-3a", ability="three-doors")


def test_what_cannot_be_paid_is_not_offered_as_an_action():  # AM-13.3.1
    red = hero("meziah", at="rug", hand="white-1a green-3a", abilities="three-doors recount")
    play = acting(red, hero("ringr", at="keys"))
    assert [word for word in play.offers("red").split(" | ") if word.startswith("use")] == ["use recount"]


def test_some_work_once_a_page():  # AM-13.3.1
    red = hero("meziah", at="rug", hand="white-3a white-3b", abilities="crossed-out")
    play = acting(red, hero("ringr", at="keys"), threats="black-1a black-2a black-3a")
    play("red: use crossed-out", "red: spend white-3a")
    assert play.table.threats == ["black-1a"]
    assert "use crossed-out" not in play.offers("red")


# Their moment


def test_abilities_of_a_moment_are_offered_at_it():  # AM-13.3.1
    red = hero("whisper", at="rug", hand="white-1a", abilities="tumble")
    blue = hero("ringr", at="keys", hand="white-1b", abilities="finder footnote")
    table = on_the_table(red, blue)
    assert when_attacked(table, 0, melee=True) == [Respond(0, "attacked", True)]
    assert when_attacked(table, 0, melee=False) == [], "one tumbles away from melee attacks only"
    assert helping(table, 1, []) == ["footnote"]
    assert helping(table, 1, ["white-1b"]) == [], "cards played for the check pay for nothing else"
    assert after_search(table, 1, ["food"]) == [Respond(1, "searched")]


def test_an_ability_of_a_moment_that_is_too_dear_says_so():  # AM-13.3.1
    red = hero("ringr", at="rug", hand="white-1a", abilities="finder")
    play = doing(Respond(0, "searched"), red, hero("meziah"))
    play.refuses("red: use finder", clause="AM-13.3.1", ability="finder", cost=2, points=1)
    play("red: pass")
    assert play.finished


def test_finder_turns_up_an_item_after_food_or_parts():  # AM-13.3.1, AM-13.4.2
    red = hero("ringr", at="rug", hand="white-2a", abilities="finder")
    table = on_the_table(red, hero("meziah", at="keys"))
    assert after_search(table, 0, ["clues"]) == []
    assert after_search(table, 0, ["parts"]) == [Respond(0, "searched")]
    play = using("finder", red, hero("meziah", at="keys"), item_deck="compass")
    play("red: spend white-2a")
    assert play.offers("red") == "equip | stow | scrap"


def test_team_focus_lets_another_add_a_matching_card():  # AM-11.3, AM-13.3.1
    play = doing(TeamFocus(0, 1), hero("meziah", at="rug"), hero("ringr", at="keys", hand="green-1a red-3a blue-2a"))
    play.table.deck.remove("green-3a")
    play.table.played.append("green-3a")
    play("red: turn-to ringr")
    assert play.offers("blue") == "add green-1a | add red-3a | decline"
    play("blue: add red-3a")
    assert play.table.played == ["green-3a", "red-3a"]


# What they do


def test_tumble_moves_a_space_and_the_attack_misses():  # AM-13.3.1
    play = doing(Tumble(0, 1), hero("whisper", at="rug"), hero("ringr", at="keys"))
    play("red: walk-to 10-doormat")
    assert (where(play), play.table.heroes[0].evaded) == ("doormat", True)


def test_recount_discards_and_draws_as_many():  # AM-13.3.1
    red = hero("meziah", at="rug", hand="green-1a red-1a blue-1a")
    play = doing(Redraw(0, 3), red, hero("ringr"), deck="yellow-3a yellow-3b")
    play("red: discard green-1a", "red: discard red-1a", "red: stop")
    assert hand(play) == ["blue-1a", "yellow-3a", "yellow-3b"]


def test_a_card_comes_back_from_the_discard_but_no_threat():  # AM-13.3.1
    play = doing(Recall(0, 1), hero("whisper", at="rug"), hero("ringr"), discarded="red-3a black-3a disaster")
    assert play.offers("red") == "recall red-3a | decline"
    play("red: recall red-3a")
    assert hand(play) == ["red-3a"]


def test_a_full_hand_recalls_nothing():  # AM-10.1, AM-13.3.1
    full = hero("whisper", at="rug", hand="red-1a red-2a blue-1a blue-2a green-1a")
    assert doing(Recall(0, 1), full, hero("ringr"), discarded="red-3a").finished


def test_warm_paws_heal_somebody_on_the_space():  # AM-13.3.1, AM-16.1
    play = doing(Tend(0, 1), hero("whisper", at="rug"), hero("ringr", at="rug", wounds=2), hero("meziah", wounds=1))
    play("red: heal ringr")
    assert [one.wounds for one in play.table.heroes] == [0, 1, 1]


def test_heroes_change_places():  # AM-13.3.1
    play = doing(SwapPlaces(0, True), hero("whisper", at="rug"), hero("ringr", at="keys"))
    play("red: swap-with ringr")
    assert (where(play, "red"), where(play, "blue")) == ("keys", "rug")


@pytest.mark.parametrize(("foes", "situation"), [("patch@rug", "all_quiet"), ("ma_toll@rug", "enemies")])
def test_the_wrong_lullaby_calms_all_but_bosses(foes, situation):  # AM-5.1, AM-13.3.1
    play = doing(Hush(0, True), hero("whisper", at="rug"), hero("ringr"), foes=foes, situation="enemies")
    assert play.table.situation == situation


def test_a_strike_wounds_without_a_check_but_no_boss():  # AM-13.3.1, AM-21.3
    play = doing(
        Strike(0, 0), hero("grumple", at="rug"), hero("ringr"), foes="patch@rug ma_toll@rug whistle@doormat",
        situation="enemies",
    )  # fmt: skip
    assert play.offers("red") == "strike patch"
    assert doing(Strike(0, 0), hero("grumple", at="rug"), hero("ringr"), foes="patch@rug").finished, "all is quiet"


def test_three_doors_lead_over_coloured_lines():  # AM-13.3.1
    play = doing(Walk(0, 1), hero("meziah", at="pedals"), hero("ringr"))
    assert "walk-to 10-keys" in play.offers("red")
    play("red: stop")
    assert where(play) == "pedals"


def test_barge_crosses_anything_but_a_double_line():  # AM-9.2, AM-13.3.1
    play = doing(Barge(0, 1), hero("grumple", at="shoes"), hero("ringr"))
    ground = play.table.ground()
    double = [space for space, line in ground.beside("10-shoes").items() if line == "double"]
    assert double
    assert all([f"walk-to {space}" not in play.offers("red") for space in double])


def test_only_the_willing_are_thrown():  # AM-13.3.1
    play = doing(Throw(0, 2), hero("grumple", at="rug"), hero("ringr", at="rug"))
    play("red: throw ringr", "red: to 10-doormat")
    assert play.offers("blue") == "fly 10-doormat | decline"
    play("blue: fly 10-doormat")
    assert where(play, "blue") == "doormat"


def test_a_heavy_object_flies_two_spaces():  # AM-13.3.1, AM-21.3
    play = doing(Throw(0, 2), hero("grumple", at="rug"), hero("ringr", at="keys"), tokens="heavy:rug")
    play("red: throw-heavy", "red: to 10-doormat")
    assert play.table.tokens == ["heavy:10-doormat"]


# Learning


def test_an_ability_is_chosen_among_those_of_the_class():  # AM-22.1
    play = doing(LearnAbility("meziah"), hero("meziah", abilities="team-focus"), hero("ringr", abilities="finder"))
    assert play.offers("red") == "learn recount | learn three-doors | learn cold-trail | learn crossed-out"
    play("red: learn recount", "blue: learn recount")
    assert play.table.heroes[0].abilities == ["team-focus", "recount"]


def test_known_abilities_are_not_chosen_again():  # AM-22.3
    everything = " ".join([id for id, card in ABILITIES.items() if card.class_ == "sharpie"])
    table = on_the_table(hero("meziah", abilities=everything), hero("ringr"))
    assert learnable(table, "meziah") == []
    assert [step.hero for step in Ability(0, "all").do(table, {})] == ["whisper", "ringr", "grumple"]


def test_heroes_who_are_away_learn_too():  # AM-22.2
    play = doing(LearnAbility("grumple"), hero("meziah", abilities="team-focus"), hero("ringr", abilities="finder"))
    play("red: learn barge", "blue: learn barge")
    assert abilities_of(play.table, "grumple") == [CHARACTERS["grumple"].ability, "barge"]


def test_twenty_abilities_five_for_each_class():  # AM-22.1
    classes = [card.class_ for card in ABILITIES.values()]
    assert {one: classes.count(one) for one in classes} == {"sharpie": 5, "odd1": 5, "knowsit": 5, "big": 5}
