"""The market phase: order, buying, discarding, traits, weapons, and the classes that shop differently."""

from strannik.games.rollplayer.cards import CENTRE
from strannik.games.rollplayer.cards import MARKET as CARDS
from tests.games.rollplayer.builders import gains, gold, hero, market_phase, place

MARKET = "chain_helm reckless leather_gloves quarterstaff"


def two(first=None, second=None, **settings):
    return market_phase(
        first or hero(), second or hero(role="monk"), **{"market": "chain_helm reckless climb", **settings}
    )


def owns(play, who: str) -> str:
    return " ".join(play.table.cards[play.seat(who)])


def test_the_lowest_initiative_card_shops_first_and_goes_back():  # RP-3.3.C
    play = market_phase(hero(claimed=2), hero(role="monk", claimed=1), hero(role="thief", claimed=3), market=MARKET)
    assert play.waiting == "blue"
    play("blue: buy chain_helm")
    assert play.waiting == "red"
    assert play.table.heroes[1].claimed == 0
    play("red: discard leather_gloves", "green: buy quarterstaff")
    assert play.table.market == ["reckless"]


def test_the_example_of_the_rulebook():  # RP-3.3.C1, RP-3.3.C2, RP-3.3.C3
    play = market_phase(
        hero(claimed=2), hero(role="monk", claimed=1, gold=5, charisma=1), hero(role="thief", claimed=3), market=MARKET
    )
    play("blue: buy reckless")
    assert (gold(play, "blue"), play.table.heroes[1].charisma, owns(play, "blue")) == (0, 0, "reckless")
    assert place(play, "blue") == 5
    play("red: discard leather_gloves")
    assert gains(play) == [(2, "discard")]
    assert play.table.discard == ["leather_gloves"]
    assert play.offers("green").startswith("buy chain_helm | buy quarterstaff")


def test_what_is_too_dear_says_so():  # RP-3.3.C1
    play = two(hero(gold=4, charisma=1))
    play.refuses("red: buy reckless", clause="RP-3.3.C1", card="reckless", price=6, gold=5)
    play("red: buy climb")
    assert (gold(play, "red"), play.table.heroes[0].charisma) == (5 - play.table.price(0, "climb"), 0)


def test_tokens_are_spent_before_gold_and_not_below_the_price():  # RP-3.3.C1
    play = two(hero(gold=4, charisma=3))
    play("red: buy climb")
    assert (gold(play, "red"), play.table.heroes[0].charisma) == (4, 3 - play.table.price(0, "climb"))


def test_a_trait_that_cannot_move_the_token_is_bought_all_the_same():  # RP-3.3.C3
    play = two(hero(gold=6, at=5))
    play("red: buy reckless")
    assert (place(play, "red"), owns(play, "red")) == (5, "reckless")


def test_a_trait_may_lead_the_token_into_the_corner_where_the_grid_begins():  # RP-3.3.C3
    play = two(hero(gold=9, at=3), market="chain_helm reckless honorable")
    play("red: buy honorable")
    assert place(play, "red") == 0


def test_a_skill_may_be_used_at_once():  # RP-3.3.C3
    play = two(market="chain_helm reckless pickpocket")
    play("red: buy pickpocket")
    assert (play.offers("red"), play.extras("red")) == ("later", "use pickpocket")
    before = gold(play, "red")
    play("red: use pickpocket")
    assert (gold(play, "red"), play.waiting) == (before + 2, "blue")


def test_the_last_to_shop_may_use_a_bought_skill_before_cleanup():  # RP-3.3.C3
    play = two(hero(gold=0), hero(role="monk", gold=9), market="chain_helm reckless pickpocket")
    play("red: discard reckless", "blue: buy pickpocket")
    assert (play.offers("blue"), play.extras("blue")) == ("later", "use pickpocket")
    play("blue: later")
    assert play.finished


def test_a_skill_that_cannot_act_now_is_not_asked_about():  # RP-3.3.C3, RP-3.8.4
    play = two(hero(gold=9))
    play("red: buy climb")
    assert play.waiting == "blue"


def test_weapons_need_two_hands_at_most():  # RP-3.3.C4
    play = two(hero(gold=9, cards="longsword jeweled_dagger"), market="tower_shield reckless climb")
    play("red: buy tower_shield")
    assert play.offers("red") == "drop longsword | drop jeweled_dagger | drop tower_shield"
    play("red: drop longsword")
    assert owns(play, "red") == "jeweled_dagger tower_shield"
    assert play.table.discard == ["longsword"]


def test_a_two_handed_weapon_takes_the_place_of_both():  # RP-3.3.C4
    play = two(hero(gold=9, cards="longsword jeweled_dagger"), market="quarterstaff reckless climb")
    play("red: buy quarterstaff", "red: drop longsword", "red: drop jeweled_dagger")
    assert owns(play, "red") == "quarterstaff"


def test_a_weapon_may_be_laid_down_at_any_time():  # RP-3.3.C4
    play = two(second=hero(role="monk", gold=3, cards="longsword"))
    assert play.waiting == "red"
    play("blue: drop longsword")
    assert play.offers("blue") == "put-away | hold-on"
    play("blue: hold-on")
    assert (owns(play, "blue"), play.waiting) == ("longsword", "red")
    play("blue: drop longsword", "blue: put-away")
    assert (owns(play, "blue"), gold(play, "blue"), play.table.discard) == ("", 3, ["longsword"])
    assert play.waiting == "red"


def test_discounts_add_up_and_never_pay_out():  # RP-3.8.12, RP-4.1
    table = two(hero(role="warrior", cards="heavy_crossbow")).table
    assert table.price(0, "chain_helm") == CARDS["chain_helm"].cost - 2
    assert table.price(0, "reckless") == 5
    assert min(table.price(0, card) for card in CARDS) >= 0


def test_a_bard_may_buy_two_cards_but_then_not_discard():  # RP-3.8.6
    play = two(hero(role="bard", gold=9, charisma=1))
    price = play.table.price(0, "climb")
    play("red: buy climb")
    assert gold(play, "red") == 9 - price + 1
    assert "discard" not in play.offers("red")
    assert play.offers("red").endswith("leave")
    play("red: buy chain_helm")
    assert gold(play, "red") == 10 - price - play.table.price(0, "chain_helm")
    assert play.waiting == "blue"


def test_a_bard_may_stop_after_one_or_discard_as_usual():  # RP-3.8.6
    play = two(hero(role="bard", gold=9))
    play("red: buy climb", "red: leave")
    assert play.waiting == "blue"
    other = two(hero(role="bard", gold=9))
    other("red: discard climb")
    assert (gold(other, "red"), other.waiting) == (11, "blue")


def test_a_druid_may_add_a_discarded_card():  # RP-3.8.8
    play = two(hero(), hero(role="druid"), discard="longbow focused")
    assert play.offers("blue") == "add longbow | add focused | skip"
    play("blue: add focused")
    assert play.table.market == ["chain_helm", "reckless", "climb", "focused"]
    assert (play.table.discard, play.waiting) == (["longbow"], "red")


def test_a_druid_may_leave_it_and_has_no_choice_without_discards():  # RP-3.8.8
    play = two(hero(role="druid"), discard="longbow")
    play("red: skip")
    assert play.table.market == ["chain_helm", "reckless", "climb"]
    assert two(hero(role="druid")).offers("red").startswith("buy")


def test_a_rogue_gains_more_for_a_discard():  # RP-4.1
    play = two(hero(role="rogue"))
    play("red: discard climb")
    assert gains(play) == [(3, "discard")]


def test_a_cleric_may_move_when_discarding():  # RP-4.1
    play = two(hero(role="cleric"))
    play("red: discard climb")
    assert play.offers("red") == "move lawful | move chaotic | move good | move evil | skip"
    play("red: move good")
    assert (place(play, "red"), play.waiting) == (1, "blue")


def test_while_a_cleric_thinks_where_to_move_others_may_use_a_skill():  # RP-3.4.3
    play = two(hero(role="cleric"), hero(role="monk", cards="concentrate", cha="white2"))
    play("red: discard climb")
    assert play.extras("blue") == "use concentrate"
    play("blue: use concentrate", "blue: flip cha1")
    assert play.offers("red") == "move lawful | move chaotic | move good | move evil | skip"


def test_a_paladin_may_ignore_the_arrow_of_a_trait():  # RP-4.1
    play = two(hero(role="paladin", gold=6))
    play("red: buy reckless")
    assert play.offers("red") == "follow | ignore"
    play("red: ignore")
    assert place(play, "red") == CENTRE
    follows = two(hero(role="paladin", gold=6))
    follows("red: buy reckless", "red: follow")
    assert place(follows, "red") == 5


def test_a_friendly_market_loses_no_card_but_discards_still_count():  # RP-3.9.3
    play = two(hero(role="cleric", gold=0), friendly=True)
    assert play.offers("red") == "gold"
    play("red: gold", "red: move evil")
    assert (gold(play, "red"), place(play, "red")) == (2, 7)
    assert play.table.market == ["chain_helm", "reckless", "climb"]
