"""Skills: when they may be used, and what each of them does."""

from strannik.games.rollplayer.cards import CENTRE
from strannik.games.rollplayer.steps.effects import MoveOwnDie
from tests.games.rollplayer.builders import (
    cleanup,
    dice_phase,
    doing,
    full,
    gains,
    gold,
    hero,
    market_phase,
    place,
    pool,
    sheet,
)

POOL = "red1 gold4 purple6"


def two(first=None, second=None, **settings):
    return dice_phase(first or hero(), second or hero(role="monk"), **{"pool": POOL, **settings})


def used(play, who: str) -> list[str]:
    return list(play.table.heroes[play.seat(who)].exhausted)


def test_a_skill_moves_the_token_and_is_exhausted():  # RP-3.4, RP-3.4.1
    play = two(hero(gold=0, cards="pickpocket"))
    play("red: use pickpocket")
    assert (place(play, "red"), used(play, "red"), gold(play, "red")) == (7, ["pickpocket"], 2)
    play.refuses("red: use pickpocket", clause="RP-3.4.1", card="pickpocket")
    assert play.offers("red") == "take 1 | take 2 | take 3"


def test_a_skill_whose_arrow_leads_off_the_grid_cannot_be_used():  # RP-3.4.2
    play = two(hero(at=7, cards="pickpocket"))
    play.refuses("red: use pickpocket", clause="RP-3.4.2", card="pickpocket", arrow="evil")


def test_a_skill_may_be_used_in_anothers_turn_and_the_question_is_asked_again():  # RP-3.4.3
    play = two(second=hero(role="monk", cards="concentrate", cha="white2"))
    play("red: take 1")
    assert play.extras("blue") == "use concentrate"
    play("blue: use concentrate")
    assert play.waiting == "blue"
    play("blue: flip cha1")
    assert sheet(play, "blue")["cha"] == "white5"
    assert play.offers("red") == "place str | place dex | place con | place int | place wis | place cha"


def test_the_effect_may_be_left_out_but_the_token_moves():  # RP-3.4.1
    play = two(hero(cards="concentrate", cha="white2"))
    play("red: use concentrate", "red: skip")
    assert (place(play, "red"), sheet(play, "red")["cha"]) == (3, "white2")
    assert used(play, "red") == ["concentrate"]


def test_a_skill_readied_in_cleanup_may_be_used_again_in_the_next_round():  # RP-3.4.4, RP-3.3.D2
    play = cleanup(
        hero(cards="pickpocket", used="pickpocket"),
        hero(role="monk", cards="climb search", used="climb search"),
        dice="0 10 20 3 1 6",
    )
    assert play.offers("blue") == "ready climb | ready search"
    play.refuses("red: use pickpocket", clause="RP-3.4.1")
    play("blue: ready climb")
    assert (play.offers("blue"), play.extras("red")) == ("roll", "use pickpocket")


def test_skills_act_in_the_order_in_which_they_are_named():  # RP-3.4.3
    play = two(hero(gold=0, cards="pickpocket"), hero(role="monk", gold=0, cards="climb"))
    assert (play.extras("red"), play.extras("blue")) == ("use pickpocket", "use climb")
    play("blue: use climb", "blue: skip", "red: use pickpocket")
    assert (used(play, "red"), used(play, "blue")) == (["pickpocket"], ["climb"])


def test_pickpocket_takes_gold():  # RP-4.4
    play = two(hero(gold=0, cards="pickpocket"))
    play("red: use pickpocket")
    assert gains(play) == [(2, "skill")]


def test_acrobatics_swaps_two_dice():  # RP-4.4, RP-3.8.14
    play = two(hero(gold=0, cards="acrobatics", cha="white2 white3", str="gold5"))
    play("red: use acrobatics", "red: swap cha1", "red: with str1")
    assert (sheet(play, "red")["cha"], sheet(play, "red")["str"]) == ("gold5 white3", "white2")
    assert gold(play, "red") == 0


def test_cure_wounds_changes_a_die_by_one():  # RP-4.4
    play = two(hero(cards="cure_wounds", cha="white2"))
    play("red: use cure_wounds", "red: raise cha1")
    assert sheet(play, "red")["cha"] == "white3"


def test_weapons_do_not_help_skills():  # RP-4.4
    play = two(hero(cards="cure_wounds ancient_spear", cha="white2"))
    play("red: use cure_wounds", "red: raise cha1")
    assert sheet(play, "red")["cha"] == "white3"


def test_knowledge_rerolls_a_die():  # RP-4.4
    play = two(hero(cards="knowledge", cha="white2"), dice="6")
    play("red: use knowledge", "red: reroll cha1", "red: keep 6")
    assert sheet(play, "red")["cha"] == "white6"


def test_open_lock_buys_the_top_card_without_any_discount():  # RP-3.8.1, RP-3.8.12
    play = two(hero(gold=9, charisma=2, cards="open_lock heavy_crossbow"), deck="proud climb")
    play("red: use open_lock")
    assert play.offers("red") == "buy-top | skip"
    play("red: buy-top")
    assert (gold(play, "red"), play.table.heroes[0].charisma) == (6, 2)
    assert play.table.cards[0] == ["open_lock", "heavy_crossbow", "proud"]


def test_open_lock_moves_the_token_for_a_trait_if_it_can():  # RP-3.8.1
    play = two(hero(gold=9, cards="open_lock"), deck="honest climb")
    play("red: use open_lock", "red: buy-top")
    assert place(play, "red") == 6
    stuck = two(hero(gold=9, cards="open_lock"), deck="proud climb")
    stuck("red: use open_lock", "red: buy-top")
    assert place(stuck, "red") == 7


def test_open_lock_needs_gold_and_a_card():  # RP-3.8.1
    play = two(hero(gold=2, charisma=3, cards="open_lock"), deck="proud")
    play("red: use open_lock")
    play.refuses("red: buy-top", clause="RP-3.8.1", price=3, gold=2)
    play("red: skip")
    reshuffled = two(hero(gold=9, cards="open_lock"), deck="", discard="weak")
    reshuffled("red: use open_lock", "red: buy-top")
    assert reshuffled.table.cards[0] == ["open_lock", "weak"]
    empty = two(hero(gold=9, cards="open_lock"), deck="", discard="")
    empty("red: use open_lock")
    assert empty.offers("red") == "take 1 | take 2 | take 3"


def test_a_weapon_from_open_lock_needs_free_hands_too():  # RP-3.8.1, RP-3.3.C4
    play = two(hero(gold=9, cards="open_lock heavy_crossbow"), deck="longbow")
    play("red: use open_lock", "red: buy-top", "red: drop longbow")
    assert play.table.cards[0] == ["open_lock", "heavy_crossbow"]


def test_diplomacy_imitates_a_skill_and_exhausts_only_itself():  # RP-3.8.2
    play = two(hero(gold=0, cards="diplomacy"), hero(role="monk", cards="pickpocket concentrate", used="pickpocket"))
    play("red: use diplomacy")
    assert play.offers("red") == "copy pickpocket | copy concentrate"
    play("red: copy pickpocket")
    assert (gold(play, "red"), place(play, "red"), place(play, "blue")) == (2, 7, CENTRE)
    assert (used(play, "red"), used(play, "blue")) == (["diplomacy"], ["pickpocket"])


def test_diplomacy_needs_a_skill_whose_arrow_and_moment_fit():  # RP-3.8.2
    alone = two(hero(cards="diplomacy"))
    alone.refuses("red: use diplomacy", clause="RP-3.8.2", card="diplomacy")
    edge = two(hero(at=7, cards="diplomacy"), hero(role="monk", cards="pickpocket concentrate"))
    edge("red: use diplomacy")
    edge.refuses("red: copy pickpocket", clause="RP-3.4.2", card="pickpocket")
    edge("red: copy concentrate", "red: skip")
    assert place(edge, "red") == 6


def test_climb_changes_an_unclaimed_die_and_the_row_is_sorted():  # RP-3.8.4
    play = two(hero(cards="climb"), pool="red3 gold4 purple6")
    play("red: use climb")
    play.refuses("red: raise 3", clause="RP-3.3.B4.CON", value=6)
    play("red: lower 2")
    assert play.offers("red") == "lay red | lay gold"
    play("red: lay gold")
    assert pool(play) == "gold3 red3 purple6"
    assert play.table.coins == [0, 1, 0]


def test_climb_reaches_only_dice_that_nobody_has_taken():  # RP-3.8.4
    play = two(second=hero(role="monk", cards="climb"), pool="red1 gold4 purple6")
    play("red: take 2", "red: place cha", "blue: use climb")
    assert play.offers("blue") == "raise 1 | skip | lower 3"
    play("blue: raise 1")
    assert pool(play) == "red2 - purple6"


def test_intimidate_rerolls_the_unclaimed_dice_and_sorts_them():  # RP-3.8.4
    play = two(hero(cards="intimidate"), pool="red1 gold4 purple6", dice="5 2 3")
    play("red: use intimidate", "red: reroll-pool")
    assert pool(play) == "gold2 purple3 red5"


def test_climb_and_intimidate_belong_to_the_dice_phase():  # RP-3.8.4
    play = market_phase(hero(cards="climb intimidate"), hero(role="monk"), market="weak proud search", pool="red1")
    play.refuses("red: use climb", clause="RP-3.8.4", card="climb")
    play.refuses("red: use intimidate", clause="RP-3.8.4", card="intimidate")


def test_sleight_of_hand_moves_a_die_without_action_or_gold():  # RP-3.8.5
    play = two(hero(gold=0, cards="sleight_of_hand", str="gold1 red2 red3", cha="white1 white2"))
    play("red: use sleight_of_hand", "red: shift str1")
    assert play.offers("red") == "to dex | to con | to int | to wis | to cha"
    play("red: to cha")
    assert (sheet(play, "red")["str"], sheet(play, "red")["cha"]) == ("red2 red3", "white1 white2 gold1")
    assert (gold(play, "red"), play.table.heroes[0].charisma) == (0, 0)
    play("red: take 1", "red: place str")
    assert gains(play) == [(1, "row")]


def test_sleight_of_hand_needs_an_empty_cell_in_another_row():  # RP-3.8.5
    rows = full(cha="white1 white2")
    play = doing(MoveOwnDie(0), hero(**rows), hero(role="monk"))
    play.refuses("red: shift cha1", clause="RP-3.8.5")
    play("red: shift str1", "red: to cha")
    assert sheet(play, "red")["str"] == "blue3 red4"
    packed = doing(MoveOwnDie(0), hero(**full()), hero(role="monk"))
    assert packed.offers("red") == "skip"


def test_search_exchanges_a_die_for_one_of_the_bag():  # RP-3.8.7
    play = two(hero(gold=0, cards="search", cha="white2"), bag="gold red red")
    play("red: use search", "red: exchange cha1")
    assert play.offers("red") == "for red | for gold"
    play("red: for gold")
    assert sheet(play, "red")["cha"] == "gold2"
    assert gains(play) == [(2, "gold_die")]
    assert play.table.bag_colours() == ["red", "white"]


def test_search_brings_the_thief_four_gold_and_needs_a_bag():  # RP-3.8.7, RP-3.8.13
    play = two(hero(role="thief", gold=0, cards="search", cha="white2"), bag="gold")
    play("red: use search", "red: exchange cha1", "red: for gold")
    assert gains(play) == [(4, "gold_die")]
    empty = two(hero(cards="search", cha="white2"), bag="")
    empty.refuses("red: use search", clause="RP-3.8.7", card="search")


def test_move_silently_buys_from_the_discard_pile_instead():  # RP-3.8.10, RP-3.8.12
    play = market_phase(
        hero(gold=4, charisma=1, cards="move_silently heavy_crossbow"),
        hero(role="monk"),
        market="weak proud search",
        discard="reckless climb",
    )
    play("red: use move_silently", "red: buy reckless")
    assert (gold(play, "red"), play.table.heroes[0].charisma, play.waiting) == (0, 0, "blue")
    assert play.table.market == ["weak", "proud", "search"]


def test_move_silently_left_out_leaves_the_turn_as_it_was():  # RP-3.8.10
    play = market_phase(
        hero(gold=9, cards="move_silently"), hero(role="monk"), market="weak proud search", discard="climb"
    )
    play("red: use move_silently", "red: skip", "red: discard weak")
    assert gold(play, "red") == 11


def test_move_silently_is_for_the_own_market_turn():  # RP-3.8.10
    play = market_phase(hero(), hero(role="monk", cards="move_silently"), market="weak proud search", discard="climb")
    play.refuses("blue: use move_silently", clause="RP-3.8.10", card="move_silently")
    bard = market_phase(
        hero(role="bard", gold=30, cards="move_silently"),
        hero(role="monk"),
        market="weak proud search",
        discard="climb",
    )
    bard("red: buy proud", "red: use move_silently", "red: buy climb")
    assert bard.waiting == "blue"


def test_negotiate_exchanges_a_die_with_the_pool_and_sorts_it():  # RP-3.8.11
    play = two(hero(gold=0, cards="negotiate", cha="white6"), pool="red1 gold4 purple6")
    play("red: use negotiate", "red: exchange cha1", "red: pool 2")
    assert play.offers("red") == "lay purple | lay white"
    play("red: lay white")
    assert (sheet(play, "red")["cha"], pool(play)) == ("gold4", "red1 white6 purple6")
    assert gains(play) == []
    assert gold(play, "red") == 2


def test_negotiate_needs_a_pool_die_and_works_with_the_last_one():  # RP-3.8.11
    play = market_phase(hero(cards="negotiate", cha="white6"), hero(role="monk"), market="weak proud climb")
    play.refuses("red: use negotiate", clause="RP-3.8.11", card="negotiate")
    left = market_phase(
        hero(cards="negotiate", cha="white6"), hero(role="monk"), market="weak proud climb", pool="red1"
    )
    left("red: use negotiate", "red: exchange cha1", "red: pool 1")
    assert (sheet(left, "red")["cha"], pool(left)) == ("red1", "white6 - -")


def test_some_cards_need_a_word_more():  # RP-3.8
    play = two(hero(cards="climb move_silently negotiate search"))
    assert play.extras("red") == "use climb | use negotiate | use search"
