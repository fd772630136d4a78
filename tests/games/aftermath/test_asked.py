"""What is asked: in what words, with what odds, and what would come of an answer."""

from dataclasses import replace

import pytest

from strannik.games.aftermath import GAME
from strannik.games.aftermath.faces import names
from strannik.games.aftermath.steps.abilities import Respond
from strannik.games.aftermath.steps.checks import Check
from strannik.games.aftermath.steps.colony import ResolveEvent
from strannik.games.aftermath.steps.deeds.gifts import Condition
from strannik.games.aftermath.steps.enemies import EnemyTurn
from strannik.games.aftermath.steps.whom import ChooseHero
from strannik.show.asking import prompt
from tests.games.aftermath.builders import acting, doing, hero
from tests.games.scenes import Shown

shown = Shown(GAME, names).area

EN = GAME.words("en")


def test_equipment_is_offered_aside_and_the_end_of_a_turn_as_a_refusal():  # AM-13.7.1
    play = acting(hero("meziah", at="pedals", hand="red-3a", items="toothpick-crossbow"), hero("whisper", at="rug"))
    asked = prompt(play.position, 0, EN, GAME.preview, GAME.manners)
    found = {option.say: (option.aside, option.declines) for option in asked.options}
    assert (found["rearrange"], found["end-turn"]) == ((True, False), (False, True))
    assert [say for say, manner in found.items() if manner == (True, False)] == ["rearrange"]


@pytest.mark.parametrize(("card", "formal"), [("white-1a", [True, False]), ("white-2a", [False, False])])
def test_who_can_only_let_a_moment_pass_is_not_bothered(card, formal):  # AM-13.3.1
    play = doing(Respond(0, "searched"), hero("ringr", at="rug", hand=card, abilities="finder"), hero("meziah"))
    asked = prompt(play.position, 0, EN, GAME.preview, GAME.manners)
    assert sorted([option.formal for option in asked.options], reverse=True) == formal


def test_cards_show_the_chance_of_a_check_before_they_are_played():  # AM-11.5
    play = acting(
        hero("ringr", at="umbrella", hand="yellow-1a yellow-2a green-1a red-3a"),
        hero("whisper", at="rug"),
        searches="s1:5",
    )
    play("red: search 10-s1")
    hand = {piece.id: piece.badge for piece in shown(play, "red", "hand").pieces}
    assert hand == {"yellow-1a": "50 %", "yellow-2a": "83 %", "green-1a": "", "red-3a": ""}
    assert shown(play, "red", "hand").note == "intuition: need 5, have 0 + die"
    play("red: play yellow-1a")
    hand = {piece.id: piece.badge for piece in shown(play, "red", "hand").pieces}
    assert hand == {"yellow-1a": "✓", "yellow-2a": "100 %", "green-1a": "83 %", "red-3a": ""}
    said = {option.say: option.preview for option in prompt(play.position, 0, EN, GAME.preview).options}
    assert said["roll"] == "50 %: 3 and the die against 5"
    assert said["play green-1a"] == "83 %: 4 and the die against 5"


def test_a_hindered_check_reckons_with_the_black_die():  # AM-11.7
    play = acting(
        hero("grumple", at="rug", hand="red-2a"), hero("whisper", at="keys"), foes="patch@rug", situation="enemies"
    )
    said = {option.say: option.preview for option in prompt(play.position, 0, EN, GAME.preview).options}
    assert said["strike patch"].endswith("Up to 64 %.")
    play("red: strike patch")
    (card,) = shown(play, "red", "hand").pieces
    assert card.badge == "64 %"


def test_who_is_attacked_sees_what_a_defence_takes_and_how_likely_it_is():  # AM-15.5
    red, blue = hero("grumple", at="rug", hand="red-2a"), hero("whisper", at="keys")
    play = doing(EnemyTurn(), red, blue, foes="patch@rug", threats="black-2a", situation="enemies")
    note = "any skill: need 5 + black die, have 0 + white die"
    assert shown(play, "red", "hand").note == note
    said = {option.say: option.preview for option in prompt(play.position, 0, EN, GAME.preview).options}
    assert said["defend"].endswith("Up to 36 %.")


def test_an_event_of_the_colony_is_read_before_it_is_decided():  # AM-30.4
    play = doing(ResolveEvent("supper-at-two-times"), hero("grumple"), hero("whisper"), page=4)
    page = shown(play, "red", "story")
    assert (page.label, page.text) == ("Supper at Two Times", [EN.say("colony-supper-at-two-times")])
    assert [piece.say for piece in page.pieces] == ["settle supper-at-two-times-1", "settle supper-at-two-times-2"]


def test_a_way_says_what_awaits_one_there():  # AM-9.6, AM-9.7, AM-13.1.1
    play = acting(hero("grumple", at="rug", hand="red-3a"), hero("whisper", at="keys"))
    said = {option.say: option.preview for option in prompt(play.position, 0, EN, GAME.preview).options}
    assert said["go 10-shoes"] == "2 points · something to see · a hiding place"
    assert said["go 10-cat_flap"] == "1 point · a way out"


def test_whoever_has_a_condition_already_is_said_to_gain_nothing():  # AM-20.2
    chosen = ChooseHero(0, [Condition(0, "inspired", "chosen")])
    play = doing(chosen, hero("grumple", at="rug", conditions="inspired"), hero("whisper", at="keys"))
    said = {option.say: option.preview for option in prompt(play.position, 0, EN, GAME.preview).options}
    assert said["choose-hero grumple"] == "has it already: a second one does nothing"
    assert said["choose-hero whisper"] == ""


@pytest.mark.parametrize(
    ("said", "asks"),
    [("go 10-shoes", "Which card do you spend on the way?"), ("rearrange", "Which card do you discard?")],
)
def test_it_is_said_what_a_card_is_asked_for(said, asks):  # AM-13.1.1, AM-13.7.1
    play = acting(hero("grumple", at="umbrella", hand="red-3a", items="steak-knife"), hero("whisper", at="keys"))
    play(f"red: {said}")
    assert prompt(play.position, 0, EN, GAME.preview).question == asks


def test_whoever_is_attacked_is_asked_what_they_defend_with():  # AM-11.2, AM-15.5
    check = Check(0, "defence", ["strength"], 4, False)
    play = doing(check, hero("grumple", at="rug", hand="red-2a"), hero("whisper", at="keys"))
    assert prompt(play.position, 0, EN).question == EN.say("wording-defence")
    play = doing(replace(check, purpose="book"), hero("grumple", at="rug", hand="red-2a"), hero("whisper", at="keys"))
    assert prompt(play.position, 0, EN).question == EN.say("ask-play")
