"""Items and batteries: gained, worn, stowed, traded, charged, broken and used up."""

from strannik.games.aftermath import GAME
from strannik.games.aftermath.gear import batteries_left, bonus, noisy, power, reach, room_in_backpack
from strannik.games.aftermath.steps.card_deeds import BreakOwn, Mend
from strannik.games.aftermath.steps.conditions import spend_boost
from strannik.games.aftermath.steps.items import (
    EquipAndTrade,
    PlaceItem,
    SpendItem,
    SpendStash,
    TakeBatteries,
    draw_broken,
    gain_item,
    take_named_item,
)
from tests.games.aftermath.builders import acting, doing, hero, on_the_table
from tests.harness import placed


def gaining(item, *seated):
    """Red has just gained an item."""
    table = on_the_table(*seated, item_deck=item)
    steps = gain_item(table, 0, table.draw_item())
    return table, steps


def placing(item, *seated):
    """Red must say where a gained item goes."""
    table, [step] = gaining(item, *seated)
    return placed(GAME, table, step)


def rearranging(*seated, **settings):
    return doing(EquipAndTrade(0), *seated, **settings)


# Gaining


def test_a_gained_item_is_equipped_stowed_handed_over_or_scrapped():  # AM-17.1
    play = placing("compass", hero("meziah", at="rug"), hero("ringr", at="rug"))
    assert play.offers("red") == "equip | stow | scrap | hand ringr"
    play("red: equip")
    assert (play.table.equipped[0], play.table.gained) == (["compass"], [])


def test_whoever_is_handed_an_item_must_equip_or_stow_it():  # AM-17.1
    play = placing("compass", hero("meziah", at="rug"), hero("ringr", at="rug"))
    play("red: hand ringr")
    assert [(event["event"], event["item"]) for event in play.heard(1)] == [("ItemGiven", "compass")]
    assert play.offers("blue") == "equip | stow"
    play("blue: stow")
    assert play.table.backpacks == [[], ["compass"]]


def test_an_item_is_handed_only_to_somebody_on_the_own_space_who_has_room():  # AM-17.1
    play = placing("compass", hero("meziah", at="rug"), hero("ringr", at="keys"))
    assert "hand" not in play.offers("red")
    full = hero("ringr", at="rug", items="spirit-level", backpack="sugar-cube earplugs")
    assert "hand" not in placing("compass", hero("meziah", at="rug"), full).offers("red")


def test_scrap_gives_parts_equal_to_the_repair_cost():  # AM-17.1
    play = placing("compass", hero("meziah", at="rug"), hero("ringr", at="keys"))
    play("red: scrap")
    assert (play.table.count("parts"), play.table.item_discard) == (5, ["compass"])


def test_improvements_and_stash_goods_go_to_the_colony_at_once():  # AM-13.7.4, AM-17.1
    for item in ("plan-garden", "jam-jar"):
        table, steps = gaining(item, hero("meziah", at="rug"), hero("ringr", at="rug"))
        assert (steps, table.stash) == ([], [item])


def test_a_slot_that_is_taken_and_a_full_backpack_are_said():  # AM-13.7.3, AM-17.1
    red = hero("meziah", at="rug", items="hearing-aid", backpack="sugar-cube earplugs")
    play = placing("compass", red, hero("ringr", at="keys"))
    play.refuses("red: equip", clause="AM-13.7.3", item="compass", taken="hearing-aid")
    play.refuses("red: stow", clause="AM-17.1", item="compass", held="sugar-cube")
    assert play.offers("red") == "scrap"


def test_what_has_no_slot_is_not_worn():  # AM-17.5
    play = placing("sugar-cube", hero("meziah", at="rug"), hero("ringr", at="keys"))
    play.refuses("red: equip", clause="AM-17.5", item="sugar-cube")


def test_two_pawed_items_need_both_paws():  # AM-13.7.3
    red = hero("meziah", at="rug", items="letter-opener")
    play = placing("fork-trident", red, hero("ringr", at="keys"))
    play.refuses("red: equip", clause="AM-13.7.3", item="fork-trident", taken="letter-opener")
    play = placing("nail-file", red, hero("ringr", at="keys"))
    play("red: equip")
    assert play.table.equipped[0] == ["letter-opener", "nail-file"]


def test_a_named_item_is_taken_once_and_its_deck_is_shuffled():  # AM-8.2, AM-8.5
    table = on_the_table(hero("meziah", at="rug"), hero("ringr", at="rug"))
    assert take_named_item(table, 0, "bath-towel") == [PlaceItem(0, "bath-towel")]
    assert "bath-towel" not in table.item_deck
    table.gained.remove("bath-towel")
    table.backpacks[0].append("bath-towel")
    assert take_named_item(table, 1, "bath-towel") == []


# Broken items


def test_a_broken_item_waits_and_loses_its_batteries():  # AM-17.2
    red = hero("meziah", at="rug", items="compass pocket-torch")
    play = doing(BreakOwn(0, 1), red, hero("ringr", at="keys"))
    play.table.charges["pocket-torch"] = 1
    play("red: break pocket-torch")
    assert (play.table.broken, play.table.charges, play.table.equipped[0]) == (["pocket-torch"], {}, ["compass"])


def test_an_item_may_be_found_broken():  # AM-17.2
    table = on_the_table(hero("meziah", at="rug"), hero("ringr", at="rug"), item_deck="compass")
    draw_broken(table)
    assert table.broken == ["compass"]


def test_what_is_repaired_is_gained_like_a_new_item():  # AM-17.3
    play = doing(Mend(0, 1), hero("ringr", at="rug"), hero("meziah", at="keys"), broken="compass earplugs")
    play("red: mend compass")
    assert play.offers("red") == "equip | stow | scrap"
    play("red: equip")
    assert (play.table.broken, play.table.equipped[0]) == (["earplugs"], ["compass"])


# Working items


def test_only_what_is_equipped_works():  # AM-13.7.2, AM-17.5
    worn = on_the_table(hero("ringr", at="rug", items="compass one-shot"), hero("meziah", at="rug"))
    carried = on_the_table(hero("ringr", at="rug", backpack="compass one-shot"), hero("meziah", at="rug"))
    assert (bonus(worn, 0, "intuition", "search"), bonus(carried, 0, "intuition", "search")) == (1, 0)
    assert (power(worn, 0, "calm"), power(carried, 0, "calm")) == (1, 0)
    assert (reach(worn, 0), reach(carried, 0)) == (2, 1)
    assert (noisy(worn, 0), noisy(carried, 0)) == (True, False)


def test_batteries_add_to_all_other_bonuses():  # AM-18.3
    table = on_the_table(hero("ringr", at="rug", items="pocket-torch compass"), hero("meziah", at="rug"))
    assert bonus(table, 0, "intuition", "search") == 2
    table.charges["pocket-torch"] = 1
    assert (bonus(table, 0, "intuition", "search"), power(table, 0, "night_eyes")) == (3, 1)


def test_felt_swallows_the_noise():  # AM-13.7.2
    table = on_the_table(hero("ringr", at="rug", items="one-shot felt-suit"), hero("meziah", at="rug"))
    assert not noisy(table, 0)


# Equip and trade


def test_items_are_moved_between_body_and_backpack_as_one_likes():  # AM-13.7.1
    play = rearranging(
        hero("meziah", at="rug", items="toothpick-crossbow", backpack="compass"), hero("ringr", at="keys")
    )
    play("red: equip-item compass", "red: stow-item toothpick-crossbow")
    assert (play.table.equipped[0], play.table.backpacks[0]) == (["compass"], ["toothpick-crossbow"])
    play("red: done")
    assert play.finished


def test_what_is_in_the_way_goes_into_the_backpack():  # AM-13.7.1, AM-13.7.3
    play = rearranging(hero("meziah", at="rug", items="hearing-aid", backpack="compass earplugs"), hero("ringr"))
    play("red: equip-item compass")
    assert (play.table.equipped[0], play.table.backpacks[0]) == (["compass"], ["earplugs", "hearing-aid"])
    assert "compass" not in play.offers("red"), "each item is moved once"


def test_two_items_in_the_way_need_room_for_both():  # AM-13.7.3
    red = hero("meziah", at="rug", items="nail-file letter-opener", backpack="fork-trident earplugs")
    play = rearranging(red, hero("ringr"))
    play.refuses("red: equip-item fork-trident", clause="AM-13.7.3", item="fork-trident", taken="nail-file")
    play("red: drop-item earplugs", "red: equip-item fork-trident")
    assert (play.table.equipped[0], play.table.item_discard) == (["fork-trident"], ["earplugs"])


def test_items_go_to_and_come_from_heroes_on_the_same_space_only():  # AM-13.7.1
    play = rearranging(hero("meziah", at="rug", backpack="compass"), hero("ringr", at="rug", items="one-shot"))
    play("red: give compass", "red: to ringr", "blue: equip", "red: take one-shot", "red: equip")
    assert play.table.equipped == [["one-shot"], ["compass"]]
    away = rearranging(hero("meziah", at="rug", backpack="compass"), hero("ringr", at="keys", items="one-shot"))
    assert away.offers("red") == "done | equip-item compass | drop-item compass"


def test_nothing_is_given_to_somebody_without_room():  # AM-13.7.1, AM-17.1
    full = hero("ringr", at="rug", items="spirit-level", backpack="sugar-cube earplugs")
    play = rearranging(hero("meziah", at="rug", backpack="compass"), full)
    play.refuses("red: give compass", clause="AM-17.1", item="compass", held="sugar-cube")


def test_batteries_are_put_on_equipped_items_as_far_as_the_card_shows():  # AM-18.1
    play = rearranging(hero("ringr", at="rug", items="pocket-torch compass", batteries=2), hero("meziah"))
    play("red: charge pocket-torch")
    assert (play.table.charges, play.table.heroes[0].batteries) == ({"pocket-torch": 1}, 1)
    play.refuses("red: charge pocket-torch", clause="AM-18.1", item="pocket-torch", most=1)
    assert "charge compass" not in play.offers("red")


def test_batteries_are_lost_when_their_item_is_stowed_or_given_away():  # AM-18.2
    for moves in (["red: stow-item pocket-torch"], ["red: give pocket-torch", "red: to meziah", "blue: equip"]):
        play = rearranging(hero("ringr", at="rug", items="pocket-torch"), hero("meziah", at="rug"))
        play.table.charges["pocket-torch"] = 1
        play(*moves)
        assert play.table.charges == {}


def test_loose_batteries_are_traded_and_take_no_room():  # AM-18.4
    red = hero("meziah", at="rug", backpack="compass earplugs", batteries=1)
    play = rearranging(red, hero("ringr", at="rug", batteries=1))
    play("red: take-battery ringr")
    assert [one.batteries for one in play.table.heroes] == [2, 0]
    assert "give-battery" not in play.offers("red")


def test_there_are_eight_batteries():  # AM-18.5
    play = doing(TakeBatteries(0, 3), hero("ringr", at="rug", batteries=6), hero("meziah", at="rug"))
    assert (play.table.heroes[0].batteries, batteries_left(play.table)) == (8, 0)


def test_a_towel_makes_room_for_one_more():  # AM-13.7.3
    table = on_the_table(hero("ringr", at="rug", items="bath-towel", backpack="compass"), hero("meziah", at="rug"))
    assert room_in_backpack(table, 0) == 2


# Used up


def test_an_item_is_used_up_for_its_effect_without_a_card():  # AM-17.4, AM-13.11.1
    play = acting(hero("ringr", at="rug", backpack="earplugs"), hero("meziah", at="keys"))
    play("red: use-up earplugs")
    assert (play.table.count("parts"), play.table.backpacks[0], play.table.item_discard) == (4, [], ["earplugs"])


def test_an_item_discarded_for_another_reason_does_nothing():  # AM-17.4
    play = rearranging(hero("ringr", at="rug", backpack="earplugs"), hero("meziah", at="keys"))
    play("red: drop-item earplugs")
    assert play.table.count("parts") == 2


def test_stash_goods_are_used_in_the_colony_phase():  # AM-17.4
    table = on_the_table(hero("ringr"), hero("meziah"))
    table.item_deck.remove("jam-jar")
    table.stash.append("jam-jar")
    [gained] = SpendStash(0, "jam-jar").do(table, {})
    gained.do(table, {})
    assert (table.stash, table.count("food")) == ([], 7)


def test_a_lucky_button_adds_to_the_next_check_only():  # AM-17.4
    play = doing(SpendItem(0, "lucky-button"), hero("ringr", at="rug", backpack="lucky-button"), hero("meziah"))
    assert play.table.heroes[0].boost == 2
    assert (spend_boost(play.table, 0), spend_boost(play.table, 0)) == (2, 0)
