"""Wounds, defeat and return, of heroes and of enemies; loot, and rest."""

from strannik.games.aftermath import GAME
from strannik.games.aftermath.cards import CONDITIONS
from strannik.games.aftermath.steps.attacks import Attack
from strannik.games.aftermath.steps.deeds.gifts import BreakItem, Condition
from strannik.games.aftermath.steps.deeds.meetings import Encounter
from strannik.games.aftermath.steps.rest import OfferRest
from strannik.games.aftermath.steps.search import TakeReward
from strannik.games.aftermath.steps.turn import BeginTurn, NextTurn
from strannik.games.aftermath.steps.wounds import Heal, Wound, WoundEnemy
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from tests.games.aftermath.builders import doing, hero, told, where


def alone(step, red=None, **settings):
    """A step at a table where Whisper stands on the pedals."""
    return doing(step, red or hero("grumple", at="rug"), hero("whisper", at="pedals"), **settings)


# Heroes


def test_both_kinds_of_wounds_count_and_poison_taints_every_wound():  # AM-16.1, AM-20.1
    play = alone(Wound(0, 2, poisoned=True))
    assert (play.table.heroes[0].wounds, play.table.heroes[0].poisoned) == (2, 2)
    play = alone(Wound(0, 1), red=hero("grumple", at="rug", conditions="poison"))
    assert play.table.heroes[0].poisoned == 1


def test_a_defeated_hero_loses_tokens_and_conditions_but_keeps_hand_and_items():  # AM-16.2
    red = hero("grumple", "rug", "red-1a", "steak-knife", conditions="slowed", wounds=4, batteries=2)
    play = alone(Wound(0, 1), red=red)
    one, table = play.table.heroes[0], play.table
    assert (one.defeated, one.wounds, one.batteries, one.conditions, one.space) == (True, 0, 0, [], "")
    assert (table.hands[0], table.equipped[0]) == (["red-1a"], ["steak-knife"])
    assert table.counters["time"] == 1


def test_when_all_are_defeated_the_mission_fails():  # AM-16.3, AM-25.2
    play = doing(Wound(0, 9, "all"), hero("grumple", at="rug"), hero("whisper", at="rug"))
    assert play.table.outcome == "lost"


def test_when_somebody_got_away_the_page_changes_instead():  # AM-16.4
    play = doing(Wound(0, 9), hero("grumple", at="rug"), hero("whisper", left=True), counters={"time": 2})
    assert (play.table.outcome, play.table.heroes[0].defeated) == ("", True)
    play.table.way_out = "10-e"
    play.position.agenda.append(NextTurn(0))
    play.position.begin()
    assert play.table.page == 11
    assert not play.table.heroes[0].defeated


def test_who_was_defeated_comes_back_traumatised_beside_another():  # AM-10.7, AM-16.5
    red = hero("grumple", defeated=True)
    play = doing(BeginTurn(0), red, hero("whisper", at="umbrella"), hero("ringr", at="rug"))
    assert play.offers("red") == "return-to 10-rug | return-to 10-umbrella"
    play(*[f"{seat}: return-to 10-rug" for seat in ("red", "blue", "green")])
    assert where(play) == "rug"
    assert play.table.heroes[0].conditions == ["trauma"]


def test_while_enemies_are_near_nobody_comes_back():  # AM-10.7, AM-16.5
    play = doing(
        BeginTurn(0), hero("grumple", defeated=True), hero("whisper", at="rug"), foes="patch@rug", situation="enemies"
    )
    assert (play.table.heroes[0].defeated, play.table.active) == (True, 1)


def test_attacks_of_the_page_are_defended_against_in_the_same_way():  # AM-15.5.1
    red = hero("grumple", at="rug", hand="blue-3a blue-3b")
    play = alone(Attack(0, 5), red=red, dice="0 0")
    play("red: play blue-3a", "red: play blue-3b", "red: roll")
    assert play.table.heroes[0].wounds == 0
    assert told(play, "Rolled")[0]["needed"] == 5
    helpless = alone(Attack(0, 5, {"at": ["rug"]}))
    assert [one.wounds for one in helpless.table.heroes] == [1, 0]


def test_a_hidden_trail_spoils_one_attack():  # AM-15.5.1, AM-20.3
    play = alone(Attack(0, 9), red=hero("grumple", at="rug", conditions="hidden_trail"))
    assert (play.table.heroes[0].wounds, play.table.heroes[0].conditions) == (0, [])


def test_healing_takes_no_more_than_there_is():  # AM-16.1
    play = alone(Heal(0, 3), red=hero("grumple", at="rug", wounds=2, poisoned=1))
    assert (play.table.heroes[0].wounds, play.table.heroes[0].poisoned) == (0, 0)


def test_the_group_is_asked_whom_of_them_what_befalls():  # AM-24.1
    words = GAME.words("en")
    asked = {}
    for deed in (Condition(0, "inspired", "chosen"), BreakItem(0, "chosen"), Heal(0, 1, "chosen")):
        position = alone(deed).position
        asked[type(deed).__name__] = prompt(position, 0, words).question
    assert asked == {
        "Condition": "Which of you does this inspire?",
        "BreakItem": "Whose thing breaks?",
        "Heal": "Which of you does this concern?",
    }


def test_every_condition_says_whom_it_would_come_over():  # AM-24.1
    for language in LANGUAGES:
        assert [id for id in CONDITIONS if f"whom-{id}" not in GAME.words(language)] == []


def test_the_group_says_whom_it_concerns():  # AM-24.1
    play = alone(Condition(0, "inspired", "chosen"))
    play("red: choose-hero whisper", "blue: choose-hero whisper")
    assert play.table.heroes[1].conditions == ["inspired"]


# Enemies


def test_an_enemy_is_defeated_when_its_wounds_are_its_life():  # AM-14.1, AM-14.4
    play = alone(WoundEnemy(0, "thistle"), foes="thistle@rug", situation="enemies")
    assert [foe.wounds for foe in play.table.foes] == [1]
    play = alone(WoundEnemy(0, "thistle", 2), foes="thistle@rug", situation="enemies")
    assert (play.table.foes, play.table.track, play.table.situation) == ([], [], "all_quiet")


def test_the_cards_below_move_up_and_no_threat_is_lost():  # AM-14.2
    play = alone(
        WoundEnemy(0, "patch"),
        foes="patch@rug ledger@rug whistle@rug",
        threats="black-1a black-2a",
        situation="enemies",
    )
    assert play.table.track == ["ledger", "whistle"]
    assert play.table.threats == ["black-2a", "black-1a"]


def test_loot_goes_to_whoever_defeats_the_last_of_an_encounter():  # AM-7.8, AM-14.3
    loot = [{"parts": 2}, {"battery": 1}, {"broken": 1}]
    play = alone(Encounter(0, "enemies", enemies=["patch", "umbrella"], loot=loot), item_deck="lucky-button")
    parts = play.table.counters["parts"]
    play.position.agenda += [WoundEnemy(1, "umbrella"), WoundEnemy(0, "patch")]
    play.position.begin()
    table = play.table
    assert (table.counters["parts"], table.heroes[1].batteries, table.broken) == (parts + 2, 1, ["lucky-button"])
    assert table.spoils == {}


def test_the_ledger_leaves_a_part():  # AM-14.3
    play = alone(WoundEnemy(0, "ledger"), foes="ledger@rug", situation="enemies")
    assert play.table.counters["parts"] == 3


def test_a_roach_leaves_alone_and_the_card_with_the_last():  # AM-7.11, AM-14.1
    play = alone(WoundEnemy(0, "roach#1"), foes="roach#1@rug roach#2@rug", situation="enemies")
    assert (play.table.track, [foe.id for foe in play.table.foes]) == (["roach"], ["roach#2"])


# What is found


def test_what_is_found_depends_on_the_token():  # AM-13.4.1, AM-13.4.2
    play = alone(TakeReward(0, "10-s1"), red=hero("grumple", at="umbrella"), searches="s1:4")
    [token] = play.table.found_tokens
    assert (play.table.searches, token in play.table.search_4) == ({}, False)


# Rest


def rest(red=None, blue=None, **settings):
    play = doing(OfferRest(), red or hero("grumple", at="rug"), blue or hero("whisper", at="pedals"), **settings)
    if play.waiting:
        play("red: rest", "blue: rest")
    return play


def test_a_rest_is_offered_where_it_does_something_and_all_is_quiet():  # AM-19.0
    assert rest().finished
    tired = hero("grumple", at="rug", conditions="slowed")
    play = doing(OfferRest(), tired, hero("whisper", at="pedals"))
    assert play.offers("red") == "go-on | rest"
    play("red: go-on", "blue: rest")
    assert play.table.heroes[0].conditions == ["slowed"]  # Red keeps the book
    loud = hero("grumple", at="rug", conditions="slowed")
    assert doing(OfferRest(), loud, hero("whisper", at="rug"), foes="patch@rug", situation="enemies").finished


def test_a_rest_is_offered_also_when_everybody_has_left():  # AM-10.6, AM-19.0
    play = rest(hero("grumple", left=True, conditions="slowed"), hero("whisper", left=True))
    assert (play.table.heroes[0].conditions, play.table.counters["time"]) == ([], 1)


def test_each_may_eat_for_one_normal_wound():  # AM-19.1, AM-16.1
    play = rest(hero("grumple", at="rug", wounds=3, poisoned=1), hero("whisper", at="pedals", wounds=1, poisoned=1))
    food = play.table.counters["food"]
    assert (play.offers("red"), play.offers("blue")) == ("eat | save-food", "")
    play("red: eat")
    assert [one.wounds for one in play.table.heroes] == [2, 1]
    assert play.table.counters["food"] == food - 1


def test_poison_fades_conditions_pass_and_batteries_run_out():  # AM-19.2, AM-19.3, AM-19.4, AM-19.6
    red = hero("grumple", at="rug", items="pocket-torch", conditions="slowed inspired", wounds=2, poisoned=2)
    play = rest(red)
    one = play.table.heroes[0]
    assert (one.wounds, one.poisoned, one.conditions) == (2, 0, ["inspired"])
    assert play.table.counters["time"] == 1


def test_batteries_on_items_are_discarded():  # AM-19.4
    red = hero("grumple", at="rug", items="pocket-torch", conditions="slowed")
    play = doing(OfferRest(), red, hero("whisper", at="pedals"))
    play.table.charges["pocket-torch"] = 1
    play("red: rest", "blue: rest")
    assert play.table.charges == {}


def test_broken_things_are_repaired_for_parts_and_the_group_says_for_whom():  # AM-17.3, AM-19.5
    play = rest(broken="lucky-button", counters={"parts": 3})
    play("red: repair lucky-button", "blue: repair lucky-button")
    play("red: give-to whisper", "blue: give-to whisper", "blue: stow")
    assert (play.table.broken, play.table.backpacks[1]) == ([], ["lucky-button"])


def test_what_is_too_dear_stays_broken():  # AM-19.5
    play = rest(hero("grumple", at="rug", conditions="slowed"), broken="lucky-button", counters={"parts": 0})
    assert play.finished
    assert play.table.broken == ["lucky-button"]


def test_nothing_to_eat():  # AM-19.1
    red = hero("grumple", at="rug", wounds=1, backpack="sticking-plaster", conditions="slowed")
    play = rest(red, counters={"food": 0})
    play.refuses("red: eat", clause="AM-19.1")
    play("red: spend sticking-plaster")
    assert play.table.heroes[0].wounds == 0
