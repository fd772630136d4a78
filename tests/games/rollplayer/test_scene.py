"""Scenes, pictures and previews."""

import pytest

from strannik.core.data import DataError
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.rollplayer import GAME
from strannik.games.rollplayer.faces import face
from strannik.games.rollplayer.scene import SIGNS
from strannik.games.rollplayer.sentences import card_sentence
from strannik.show.asking import prompt
from tests.games.rollplayer.builders import cleanup, dice_phase, full, hero, market_phase, started
from tests.games.rollplayer.test_roll import arranging
from tests.games.rollplayer.test_setup import dealt

WORDS = GAME.words("en")


def scene(play, seat: int = 0):
    return GAME.scene(View(play.position, seat), WORDS)


def area(play, id: str, seat: int = 0):
    return next(area for area in scene(play, seat).areas if area.id == id)


def previews(play, seat: int = 0) -> dict[str, str]:
    asked = prompt(play.position, seat, WORDS, GAME.preview)
    return {option.say: option.preview for option in [*asked.options, *asked.extras]}


@pytest.mark.parametrize(
    "name", ["", "card-", "card-nothing", "die-red-7", "score-x-1", "sheet-elf", "icon-none", "pool-1"]
)
def test_there_is_no_other_picture(name):
    with pytest.raises(DataError, match="there is no such picture"):
        face(name, WORDS)


def test_every_face_of_every_moment_can_be_drawn():
    plays = [dealt(4), dealt(1), dice_phase(hero(), hero(role="monk"), pool="red1 gold4 purple6")]
    plays.append(cleanup(hero(cards="longbow", **full()), hero(role="monk", **full(str="gold3 gold3 gold3"))))
    for play in plays:
        for seat in [*play.table.seats, WATCHER]:
            shown = scene(play, seat)
            faces = [piece.face for one in shown.areas for piece in one.pieces]
            faces += [one.backdrop for one in shown.areas if one.backdrop]
            faces += [counter.icon for panel in shown.panels for counter in panel.counters]
            assert all(face(name, WORDS) for name in faces)


def test_rolled_dice_lie_on_their_cards_while_the_order_of_equal_ones_is_asked():  # RP-3.3.A
    play = arranging("green6 red1 gold4 purple6", hero(), hero(role="monk"), hero(role="thief"))
    row = area(play, "initiative").pieces
    assert [piece.mark for piece in row] == [SIGNS[colour] for colour in ("red", "gold", "green", "purple")]
    assert [piece.thing for piece in row] == ["", "", "green", "purple"]
    assert {f"lay {piece.thing}" for piece in row if piece.thing} == set(play.offers("red").split(" | "))
    assert [piece.id for piece in area(play, "initiative", 1).pieces] == [piece.id for piece in row]


def test_all_areas_of_the_layout_are_known_and_ids_are_single():
    shown = scene(dice_phase(hero(cards="climb"), hero(role="monk", cards="weak"), pool="red1 gold4 purple6"))
    ids = [one.id for one in shown.areas]
    assert sorted(ids) == ["cards-0", "cards-1", "discard", "initiative", "market", "sheet-0", "sheet-1"]
    pieces = [piece.id for one in shown.areas for piece in one.pieces]
    assert len(pieces) == len(set(pieces))


def test_my_dice_are_called_by_their_cell_and_the_others_are_not():
    play = dice_phase(hero(str="blue2"), hero(role="monk", str="red2"), pool="red1 gold4 purple6")
    mine = [piece.thing for piece in area(play, "sheet-0").pieces if piece.id.startswith("die")]
    others = [piece.thing for piece in area(play, "sheet-1").pieces if piece.id.startswith("die")]
    assert (mine, others) == (["str1"], ["die-21"])


def test_the_leftmost_empty_cell_stands_for_its_row():
    play = dice_phase(hero(str="blue2", dex="red1 red1 red1"), hero(role="monk"), pool="red2 gold4 purple6")
    things = {anchor.id: anchor.thing for anchor in area(play, "sheet-0").anchors if anchor.thing}
    assert (things["str2"], things["con1"], "dex3" in things, "str1" in things) == ("str", "con", False, False)
    assert {things[f"align-{cell}"] for cell in (1, 3, 5, 7)} == {"good", "lawful", "chaotic", "evil"}
    assert not [anchor for anchor in area(play, "sheet-1").anchors if anchor.thing]
    assert all([anchor.shape for anchor in area(play, "sheet-0").anchors if anchor.thing]), "all of it can be touched"


def test_a_die_keeps_its_id_on_its_way_to_the_sheet():
    play = dice_phase(hero(), hero(role="monk"), pool="red1 gold4 purple6")
    before = area(play, "initiative").pieces[1]
    play("red: take 2", "red: place cha")
    after = [piece for piece in area(play, "sheet-0").pieces if piece.at == "cha1"]
    assert [piece.id for piece in after] == [before.id]
    assert area(play, "initiative").pieces[1].face == "initiative-2-0"


def test_scores_say_how_far_they_are_from_the_goal():
    play = dice_phase(hero(str="red6 red6 red5", con="red6 red6 gold5"), hero(role="monk"), pool="blue1 gold4 purple6")
    scores = {piece.id: piece for piece in area(play, "sheet-0").pieces if piece.id.startswith("score")}
    assert scores["score-0-str"].face == "score-17-1"
    assert "1 short" in scores["score-0-str"].sentence
    assert scores["score-0-con"].face == "score-17-0"
    assert scores["score-0-con"].text == ["17/17"]


def test_a_die_that_matches_the_backstory_is_framed():
    play = dice_phase(hero(con="purple1", str="blue1"), hero(role="monk"), pool="red1 gold4 purple6")
    faces = {piece.at: piece.face for piece in area(play, "sheet-0").pieces}
    assert (faces["con1"], faces["str1"]) == ("match-purple-1", "die-blue-1")


def test_a_placement_shows_what_it_changes():
    play = dice_phase(hero(str="red6 red6", cha="white1"), hero(role="monk"), pool="red6 gold4 purple6")
    assert previews(play) == {"take 1": "", "take 2": "+1 gold", "take 3": ""}
    play("red: take 1")
    shown = previews(play)
    assert shown["place str"] == "STR 18 of 18 · +5★ · +1 gold"
    assert shown["place cha"] == "CHA 7 of 14+ · +1★"


def test_an_action_and_a_purchase_show_what_they_change():
    play = dice_phase(hero(con="white1"), hero(role="monk"), pool="red1 gold4 purple6")
    play("red: take 1", "red: place str")
    assert previews(play)["flip con1"] == "CON 6 of 17"
    shop = market_phase(
        hero(gold=9, alignment="renegade", at=1), hero(role="monk"), market="reckless chain_helm longbow"
    )
    assert previews(shop)["buy reckless"] == "+3★ · −6 gold"
    assert previews(shop)["buy longbow"] == "A full row brings 2 gold · −1 gold"
    assert previews(shop)["discard longbow"] == "+2 gold"


def test_what_chance_or_the_deck_decides_is_not_shown():
    play = dice_phase(
        hero(gold=9, cards="open_lock knowledge", cha="white1"),
        hero(role="monk"),
        pool="red1 red2 red3",
        deck="weak proud",
    )
    play("red: use open_lock")
    assert previews(play)["buy-top"] == ""
    play("red: skip", "red: use knowledge")
    real = dealt(1)
    assert all(isinstance(text, str) for text in previews(real).values())


def test_using_a_skill_shows_where_the_token_goes():
    play = dice_phase(hero(cards="pickpocket", alignment="narcissist"), hero(role="monk"), pool="red1 red2 red3")
    assert previews(play)["use pickpocket"] == "+3★ · +2 gold"


def test_cards_tell_all_that_stands_on_them():
    assert card_sentence(
        "longbow", WORDS
    ) == "Longbow. Weapon, costs {}. Needs two hands. A full row brings 2 gold.".format(
        market_phase(hero(), hero(role="monk"), market="weak proud climb").table.price(1, "longbow")
    )
    assert "Moves your alignment towards chaos." in card_sentence("reckless", WORDS)
    assert "and one more if the colour of your class is green or black." in card_sentence("leather_boots", WORDS)
    assert "In the dice phase." in card_sentence("climb", WORDS)


def test_every_part_of_my_sheet_explains_itself():
    play = dice_phase(hero(str="red1 red2 red3", dex="blue4"), hero(role="monk"), pool="red1 red2 red3")
    told = {anchor.id: anchor.sentence for anchor in area(play, "sheet-0").anchors if anchor.sentence}
    assert set(told) == {
        "str1",
        "dex2",
        "con1",
        "int1",
        "wis1",
        "cha1",
        "class",
        "past",
        *[f"align-{n}" for n in range(9)],
    }
    assert told["dex2"] == "Its row lets you swap two dice."
    assert "6★" in told["past"]
    assert not [anchor for anchor in area(play, "sheet-1").anchors if anchor.sentence], "a rival's lies small"


def test_my_cards_are_silent_while_no_skill_can_be_used():  # RP-3.3.A, RP-3.4.3
    play = arranging("green6 red1 gold4 purple6", hero(cards="concentrate"), hero(role="monk"), hero(role="thief"))
    assert play.waiting == "red"
    assert area(play, "cards-0", seat=0).note == ""


def test_a_bought_skill_lies_before_whoever_is_asked_about_it():  # RP-3.3.C3
    play = market_phase(hero(gold=0), hero(role="monk", gold=9), market="chain_helm reckless pickpocket")
    play("red: discard reckless", "blue: buy pickpocket")
    assert play.offers("blue") == "later"
    (skill,) = area(play, "choices", seat=1).pieces
    assert skill.thing == "pickpocket"
    assert not [found for found in scene(play, 0).areas if found.id == "choices"]
    play("blue: later")
    assert not [found for found in scene(play, 1).areas if found.id == "choices"]


def test_my_cards_say_when_a_skill_can_be_used_also_in_anothers_turn():  # RP-3.4.3
    play = dice_phase(hero(role="monk"), hero(cards="concentrate longbow"), pool="red1 red2 red3")
    assert play.waiting == "red"
    assert area(play, "cards-1", seat=1).note == WORDS.say("note-usable")
    assert area(play, "cards-1", seat=0).note == ""
    assert previews(play, seat=1)["drop longbow"] == ""
    used = dice_phase(hero(role="monk"), hero(cards="concentrate", used="concentrate"), pool="red1 red2 red3")
    assert area(used, "cards-1", seat=1).note == ""


def test_the_market_says_what_a_card_costs_me_where_that_is_not_printed():  # RP-3.3.C1
    play = market_phase(hero(role="warrior"), hero(role="monk"), market="chain_helm longbow reckless")
    assert [piece.cost for piece in area(play, "market").pieces] == ["2●", "1●", ""]
    assert [piece.cost for piece in area(play, "market", seat=1).pieces] == ["", "", ""]
    assert [piece.cost for piece in area(play, "market", seat=WATCHER).pieces] == ["", "", ""]


def test_the_score_of_a_full_row_stands_for_the_row():  # RP-3.3.B2
    play = dice_phase(hero(str="red6 red6 red5"), hero(role="monk"), pool="blue1 gold4 purple6")
    play("red: take 1")
    touchable = {piece.thing for piece in area(play, "sheet-0").pieces}
    touchable |= {anchor.thing for anchor in area(play, "sheet-0").anchors}
    assert {"str", "dex", "con", "int", "wis", "cha"} <= touchable
    assert "str" not in {piece.thing for piece in area(play, "sheet-0", seat=1).pieces}


def test_a_value_to_keep_lights_no_initiative_card():  # RP-3.3.B4.INT
    play = dice_phase(
        hero(cha="white3"), hero(role="monk"), hero(role="thief"), pool="red1 gold4 purple6 blue5", dice="2"
    )
    play("red: take 1", "red: place int")
    assert [piece.thing for piece in area(play, "initiative").pieces] == ["", 2, 3, 4]
    play("red: reroll cha1")
    assert play.offers("red") == "keep 2 | keep 3"
    assert not any([piece.thing for piece in area(play, "initiative").pieces])


def test_skills_to_be_imitated_lie_side_by_side():  # RP-3.8.2
    play = dice_phase(hero(cards="diplomacy"), hero(role="monk", cards="pickpocket weak"), pool="red1 gold4 purple6")
    play("red: use diplomacy")
    assert [piece.thing for piece in area(play, "choices").pieces] == ["pickpocket"]
    assert "choices" not in [one.id for one in scene(play, 1).areas]


def test_who_has_a_people_and_no_class_yet_is_seen_on_the_sheet():  # RP-3.2.2
    play = started(2, "6 1")
    assert area(play, "sheet-0").backdrop == "sheet-none"
    play("red: race elf", "red: side sun")
    assert area(play, "sheet-0").backdrop == "sheet-elf-sun"


def test_in_the_end_goals_are_told_in_words_to_everybody():
    play = cleanup(hero(**full()), hero(role="monk", **full(str="gold3 gold3 gold3")), market="climb")
    assert play.finished
    assert not {piece.thing for piece in area(play, "sheet-0").pieces} & {"str", "dex", "con", "int", "wis", "cha"}


def test_the_last_of_the_first_dice_is_in_the_hand_already():  # RP-3.2.12
    play = dealt(1)
    while len(play.table.rolled[0]) > 1:
        assert not any(option.formal for option in prompt(play.position, 0, WORDS, None, GAME.manners).options)
        play(f"red: {play.offer('red')[0]}")
    (last,) = prompt(play.position, 0, WORDS, None, GAME.manners).options
    assert (last.verb, last.formal) == ("pick", True)
