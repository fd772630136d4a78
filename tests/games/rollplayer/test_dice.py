"""The dice phase: placing, gold, and the six attribute actions."""

from strannik.games.rollplayer.cards import MARKET
from strannik.games.rollplayer.steps.actions import AdjustOwnDie, FlipOwnDie, MoveAlignment, RerollOwnDie
from strannik.games.rollplayer.steps.dice import action
from tests.games.rollplayer.builders import dice_phase, doing, gains, gold, hero, on_the_table, place, pool, sheet

POOL = "red1 gold4 purple6 green6"


def three(first=None, **settings):
    return dice_phase(first or hero(), hero(role="monk"), hero(role="thief"), **{"pool": POOL, **settings})


def test_everybody_takes_one_card_clockwise_and_one_is_left():  # RP-3.3.B, RP-3.3.B1, RP-3.3.B6
    play = three(start=1)
    assert play.waiting == "blue"
    assert play.offers("blue") == "take 1 | take 2 | take 3 | take 4"
    play.refuses("red: take 1", clause="core.not-your-choice")
    play("blue: take 2", "blue: place cha")
    assert play.waiting == "green"
    play.refuses("green: take 2", clause="core.not-on-offer")
    play("green: take 4", "green: place cha", "red: take 1", "red: place cha")
    assert pool(play) == "- - purple6 -"
    assert [hero.claimed for hero in play.table.heroes] == [1, 2, 4]


def test_the_die_goes_to_the_leftmost_empty_cell_of_a_row_with_room():  # RP-3.3.B2, RP-3.1.3
    play = three(hero(str="blue2", dex="blue1 blue1 blue1"))
    play("red: take 1")
    assert play.offers("red") == "place str | place con | place int | place wis | place cha"
    play.refuses("red: place dex", clause="RP-3.3.B2", row="dex")
    play("red: place str")
    assert sheet(play, "red")["str"] == "blue2 red1"


def test_coin_third_die_and_gold_die_bring_gold():  # RP-3.3.B3, RP-3.5
    play = three(hero(gold=5, str="blue2 blue1"))
    play("red: take 2", "red: place str")
    assert gains(play) == [(1, "initiative"), (1, "row"), (2, "gold_die")]
    assert gold(play, "red") == 9
    assert play.table.coins == [0, 0, 1, 0]


def test_the_example_of_the_rulebook():  # RP-3.3.B3, RP-3.3.B4, RP-3.3.B5
    play = three(hero(gold=5, str="white3", con="green2 red4 blue1"))
    play("red: take 2", "red: place str")
    assert gold(play, "red") == 8
    play("red: flip con3")
    assert sheet(play, "red")["con"] == "green2 red4 blue6"
    assert gold(play, "red") == 8
    assert play.waiting == "blue"


def test_the_thief_takes_four_gold_for_a_gold_die():  # RP-3.8.13
    play = dice_phase(hero(role="thief", gold=0), hero(), pool="red1 gold4 green6")
    play("red: take 2", "red: place cha")
    assert gains(play) == [(1, "initiative"), (4, "gold_die")]


def test_strength_turns_a_die_over():  # RP-3.3.B4.STR
    for value, turned in (1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1):
        play = three(hero(cha=f"white{value}"))
        play("red: take 1", "red: place str", "red: flip cha1")
        assert sheet(play, "red")["cha"] == f"white{turned}"


def test_the_action_may_concern_the_die_just_placed_or_be_left_out():  # RP-3.3.B4, RP-3.3.B5
    play = three(hero())
    play("red: take 1", "red: place str")
    assert play.offers("red") == "flip str1 | skip"
    play("red: flip str1")
    assert sheet(play, "red")["str"] == "red6"
    other = three(hero())
    other("red: take 1", "red: place str", "red: skip")
    assert sheet(other, "red")["str"] == "red1"
    assert other.waiting == "blue"


def test_dexterity_swaps_two_dice_without_further_actions():  # RP-3.3.B4.DEX, RP-3.3.B5, RP-3.8.14
    play = three(hero(gold=0, cha="white2 white3", str="gold5 blue1 blue2"))
    play("red: take 1", "red: place dex", "red: swap cha2")
    assert play.offers("red") == "with str1 | with str2 | with str3 | with dex1 | with cha1"
    play("red: with str1")
    assert sheet(play, "red") | {"str": "white3 blue1 blue2", "cha": "white2 gold5"} == sheet(play, "red")
    assert gold(play, "red") == 0
    assert play.waiting == "blue"


def test_constitution_changes_a_die_by_one():  # RP-3.3.B4.CON
    play = three(hero(cha="white6 white1 white3"))
    play("red: take 1", "red: place con")
    assert play.closed("red") == {
        "raise cha1": "RP-3.3.B4.CON",
        "lower con1": "RP-3.3.B4.CON",
        "lower cha2": "RP-3.3.B4.CON",
    }
    play.refuses("red: raise cha1", clause="RP-3.3.B4.CON", value=6)
    play("red: raise cha3")
    assert sheet(play, "red")["cha"] == "white6 white1 white4"


def test_constitution_lowers_too():  # RP-3.3.B4.CON
    play = three(hero(cha="white3"))
    play("red: take 1", "red: place con", "red: lower cha1")
    assert sheet(play, "red")["cha"] == "white2"


def test_intelligence_rerolls_and_keeps_either_value():  # RP-3.3.B4.INT
    play = three(hero(cha="white3"), dice="5")
    play("red: take 1", "red: place int", "red: reroll cha1")
    assert play.offers("red") == "keep 3 | keep 5"
    play("red: keep 3")
    assert sheet(play, "red")["cha"] == "white3"


def test_intelligence_takes_the_new_value_and_asks_nothing_if_it_is_the_old_one():  # RP-3.3.B4.INT
    play = three(hero(cha="white3"), dice="5")
    play("red: take 1", "red: place int", "red: reroll cha1", "red: keep 5")
    assert sheet(play, "red")["cha"] == "white5"
    same = three(hero(cha="white3"), dice="3")
    same("red: take 1", "red: place int", "red: reroll cha1")
    assert same.waiting == "blue"


def test_wisdom_moves_the_token_inside_the_grid():  # RP-3.3.B4.WIS
    play = three(hero(at=0))
    play("red: take 1", "red: place wis")
    assert play.offers("red") == "move chaotic | move evil | skip"
    play.refuses("red: move good", clause="RP-3.3.B4.WIS", arrow="good")
    play("red: move evil")
    assert place(play, "red") == 3


def test_while_one_thinks_where_to_move_the_token_another_may_use_a_skill():  # RP-3.3.B4.WIS, RP-3.4.3
    play = dice_phase(hero(at=0), hero(role="monk", gold=0, cards="pickpocket"), pool=POOL)
    play("red: take 1", "red: place wis", "blue: use pickpocket")
    assert (play.waiting, gold(play, "blue")) == ("red", 2)
    play("red: move evil")
    assert place(play, "red") == 3


def test_charisma_gives_a_token_of_which_there_are_six():  # RP-3.3.B4.CHA, RP-3.1.5
    play = three(hero())
    play("red: take 1", "red: place cha")
    assert play.table.heroes[0].charisma == 1
    assert play.waiting == "blue"
    none_left = dice_phase(hero(charisma=4), hero(role="monk", charisma=2), pool="red1 red2 red3")
    none_left("red: take 1", "red: place cha")
    assert none_left.table.heroes[0].charisma == 4


def test_a_weapon_may_pay_for_the_action_of_charisma_too(monkeypatch):  # RP-3.3.B4.CHA, RP-4.2
    monkeypatch.setattr(MARKET["blessed_mace"], "action_gold", {"cha": 2})
    play = three(hero(gold=1, cards="blessed_mace"))
    play("red: take 1", "red: place cha")
    assert (play.table.heroes[0].charisma, gold(play, "red")) == (1, 3)


def test_a_wizard_may_pay_for_another_action():  # RP-4.1
    play = three(hero(role="wizard", gold=1, cha="white2"))
    play("red: take 1", "red: place wis")
    assert play.offers("red") == "switch str | switch dex | switch con | switch int | switch cha | stay"
    play("red: switch str", "red: flip cha1")
    assert gold(play, "red") == 0
    assert sheet(play, "red")["cha"] == "white5"


def test_a_wizard_without_gold_keeps_the_action():  # RP-4.1
    play = three(hero(role="wizard", gold=0))
    play("red: take 1", "red: place wis")
    play.refuses("red: switch str", clause="RP-4.1", price=1)
    play("red: stay", "red: move good")
    assert place(play, "red") == 1


def test_a_barbarian_turns_over_two_dice():  # RP-4.1
    play = three(hero(role="barbarian", cha="white1 white2"))
    play("red: take 1", "red: place str", "red: flip cha1")
    assert play.offers("red") == "flip str1 | flip cha2 | skip"
    play("red: flip cha2")
    assert sheet(play, "red")["cha"] == "white6 white5"


def test_a_sorcerer_rerolls_two_dice_one_after_the_other():  # RP-4.1
    play = three(hero(role="sorcerer", cha="white1 white2"), dice="4 6")
    play("red: take 1", "red: place int", "red: reroll cha1", "red: keep 4")
    assert play.offers("red") == "reroll int1 | reroll cha2 | skip"
    play("red: reroll cha2", "red: keep 6")
    assert sheet(play, "red")["cha"] == "white4 white6"
    assert play.waiting == "blue"


def test_a_sorcerers_second_die_is_another_one_wherever_the_first_lies_by_then():  # RP-4.1
    play = three(hero(role="sorcerer", cards="acrobatics", cha="white1 white2"), dice="4 6")
    play("red: take 1", "red: place int", "red: reroll cha1", "red: keep 4")
    play("red: use acrobatics", "red: swap cha1", "red: with cha2")
    assert sheet(play, "red")["cha"] == "white2 white4"
    assert play.offers("red") == "reroll int1 | reroll cha1 | skip"


def test_a_monk_moves_two_steps():  # RP-4.1
    play = three(hero(role="monk"))
    play("red: take 1", "red: place wis", "red: move good")
    assert play.offers("red") == "move lawful | move chaotic | move evil | skip"
    play("red: move lawful")
    assert place(play, "red") == 0


def test_the_blessed_mace_pays_for_wisdom():  # RP-4.2
    play = three(hero(gold=0, cards="blessed_mace"))
    play("red: take 1", "red: place wis", "red: move good")
    assert gains(play) == [(2, "weapon")]
    idle = three(hero(gold=0, cards="blessed_mace"))
    idle("red: take 1", "red: place wis", "red: skip")
    assert gold(idle, "red") == 0


def test_the_longbow_pays_more_for_a_full_row():  # RP-4.2
    play = three(hero(cards="longbow", cha="red1 red2"))
    play("red: take 1", "red: place cha")
    assert gains(play) == [(2, "row")]


def test_the_ancient_spear_changes_a_die_by_up_to_three():  # RP-4.2
    play = three(hero(cards="ancient_spear", cha="white2 white5"))
    play("red: take 1", "red: place con", "red: raise cha1")
    assert play.offers("red") == "by 1 | by 2 | by 3"
    play("red: by 3")
    assert sheet(play, "red")["cha"] == "white5 white5"
    near = three(hero(cards="ancient_spear", cha="white5"))
    near("red: take 1", "red: place con", "red: raise cha1")
    assert sheet(near, "red")["cha"] == "white6"


def test_the_quarterstaff_rolls_three_times():  # RP-4.2
    play = three(hero(cards="quarterstaff", cha="white3"), dice="5 1 6")
    play("red: take 1", "red: place int", "red: reroll cha1")
    assert play.offers("red") == "keep 1 | keep 3 | keep 5 | keep 6"
    play("red: keep 1")
    assert sheet(play, "red")["cha"] == "white1"


def test_abilities_make_the_actions_what_they_are():  # RP-3.1.4
    table = on_the_table(hero(role="barbarian", cards="ancient_spear"), hero(role="monk", cards="quarterstaff"))
    assert action(table, 0, "str") == FlipOwnDie(0, 2, "str")
    assert action(table, 0, "con") == AdjustOwnDie(0, 3, "con")
    assert action(table, 1, "int") == RerollOwnDie(1, 1, 3, "int")
    assert action(table, 1, "wis") == MoveAlignment(1, 2, "wis")
    play = doing(MoveAlignment(0), hero(), hero(role="monk"))
    play("red: skip")
    assert place(play, "red") == 4
