"""Building in the colony: plans, what stands and what it gives, and ways to the goals."""

import pytest

from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.colony import plans_at_hand
from strannik.games.aftermath.cards import IMPROVEMENTS
from strannik.games.aftermath.steps.actions import Act, check_of
from strannik.games.aftermath.steps.building import BuildUp
from strannik.games.aftermath.steps.colony import Harvest
from strannik.games.aftermath.steps.encounters import hunt
from strannik.show.asking import prompt
from tests.games.aftermath.builders import acting, done, hero, home, on_the_table
from tests.harness import placed

# Plans and rooms


def test_plans_are_at_hand_by_card_by_book_and_by_time():  # AM-30.6
    assert plans_at_hand(done(Harvest(0), stash="plan-storeroom")) == ["storeroom"]
    assert plans_at_hand(done(Harvest(0), phase=2)) == ["garden", "workshop"]
    assert plans_at_hand(done(Harvest(0), phase=3, built="workshop")) == ["garden", "infirmary"]
    table = done(Harvest(0))
    table.failed, table.plans = ["5"], ["post_box"]
    assert plans_at_hand(table) == ["lookout", "post_box"]


def test_an_improvement_is_paid_with_parts():  # AM-30.6
    play = home(BuildUp(), stash="plan-storeroom", parts=5)
    play("red: build storeroom", "blue: build storeroom")
    table = play.table
    assert (table.built, table.count("parts"), table.stash) == (["storeroom"], 1, [])
    assert "plan-storeroom" in table.item_box


def test_parts_that_are_short_are_said():  # AM-30.6
    play = home(BuildUp(), stash="plan-storeroom plan-bunkhouse jam-jar", parts=5)
    play.refuses("red: build bunkhouse", clause="AM-30.6", improvement="bunkhouse", needed=6, has=5)


def test_a_garden_needs_a_seed():  # AM-30.9
    play = home(BuildUp(), phase=2, parts=14)
    play.refuses("red: build garden", clause="AM-30.9", improvement="garden")
    for settings in ({"stash": "seed-jar"}, {"learnt": "pea"}):
        assert "build garden" in home(BuildUp(), phase=2, parts=14, **settings).offers("red")


def test_stash_goods_are_used_while_building():  # AM-17.4
    play = home(BuildUp(), stash="screw-tin")
    play("red: use-up screw-tin", "blue: use-up screw-tin")
    assert (play.table.count("parts"), play.table.stash) == (5, [])


def test_items_of_heroes_are_used_while_building_too():  # AM-17.4
    table = on_the_table(hero("meziah", backpack="earplugs bouncy-ball"), hero("ringr"), page=4)
    play = placed(GAME, table, BuildUp())
    assert play.offers("red") == "done | use-up earplugs", "there is nowhere to bounce to"
    play("red: use-up earplugs", "blue: use-up earplugs")
    assert (play.table.count("parts"), play.table.backpacks[0]) == (4, ["bouncy-ball"])


def test_what_stands_gives_what_it_gives():  # AM-30.7
    table = done(Harvest(0), built="garden infirmary")
    assert (table.count("food"), table.count("population")) == (6, 9)


def test_a_bunkhouse_makes_room_and_talk_easier():  # AM-6.2, AM-30.7
    assert (done(Harvest(0)).most("population"), done(Harvest(0), built="bunkhouse").most("population")) == (15, 20)
    table = on_the_table(hero("ringr", at="rug"), hero("meziah"), foes="patch@rug")
    before = check_of(table, 0, "talk", "patch").difficulty
    table.built = ["bunkhouse"]
    assert check_of(table, 0, "talk", "patch").difficulty == before - 1


def test_a_wash_house_leaves_one_hunter_behind():  # AM-30.7
    table = on_the_table(hero("ringr", at="rug"), hero("meziah"), hunting="patch")
    table.built = ["wash_house"]
    assert (hunt(table), table.hunting) == ([], [])


def test_a_post_box_saves_the_card_where_a_page_begins():  # AM-30.7
    red = hero("ringr", at="pedals", items="one-shot", backpack="compass")
    assert "rearrange" not in acting(red, hero("meziah", at="keys")).offers("red")
    table = on_the_table(red, hero("meziah", at="keys"))
    table.built = ["post_box"]
    play = placed(GAME, table, Act(0))
    labels = [option.label for option in prompt(play.position, 0, GAME.words("en")).options]
    assert "Equip and trade" in labels, "no card is told of"
    play("red: rearrange", "red: equip-item compass", "red: done")
    assert play.table.equipped[0] == ["one-shot", "compass"]
    assert "rearrange" not in play.offers("red"), "once a page"


def test_nine_improvements():  # AM-30.6
    assert len(IMPROVEMENTS) == 9


# Ways to goals


def test_a_pea_can_be_spared_from_the_second_phase_on():  # AM-30.9
    assert "pursue" not in home(BuildUp(), phase=1, stash="jam-jar").offers("red")
    play = home(BuildUp(), phase=2)
    play("red: pursue spare-the-pea", "blue: pursue spare-the-pea")
    assert (play.table.count("food"), play.table.notes_of(0).clues) == (3, ["pea"])
    assert "spare-the-pea" not in play.offers("red")


def test_a_chassis_is_sold_from_the_third_phase_on():  # AM-30.9
    play = home(BuildUp(), phase=3, parts=5, population=14)
    play("red: pursue buy-the-chassis", "blue: pursue buy-the-chassis")
    assert (play.table.count("parts"), play.table.stash) == (0, ["toy-truck"])


def test_a_truck_that_lies_in_the_deck_can_be_bought_too():  # AM-8.5, AM-30.9
    table = on_the_table(hero("meziah"), hero("ringr"), page=4, counters={"parts": 5, "population": 14})
    table.phase = 3
    table.item_box.remove("toy-truck")
    table.item_deck.insert(0, "toy-truck")
    play = placed(GAME, table, BuildUp())
    play("red: pursue buy-the-chassis", "blue: pursue buy-the-chassis")
    assert (play.table.stash, "toy-truck" in play.table.item_deck) == (["toy-truck"], False)


def test_a_bolt_makes_the_chassis_cheaper():  # AM-30.9
    assert "buy-the-chassis" in home(BuildUp(), phase=3, parts=4, learnt="chassis_bolt").offers("red")
    play = home(BuildUp(), phase=3, parts=4)
    play.refuses("red: pursue buy-the-chassis", clause="AM-6.4", what="parts", needed=5, has=4)


@pytest.mark.parametrize(("morale", "food"), [(6, 4), (5, 2)])
def test_a_lamp_brings_somebody_each_phase(morale, food):  # AM-30.9
    play = home(BuildUp(), phase=3, morale=morale)
    play("red: pursue light-the-lamp", "blue: pursue light-the-lamp")
    assert (play.table.count("population"), play.table.count("food")) == (9, food)
    assert "light-the-lamp" not in play.offers("red"), "once a phase"
    assert "light-the-lamp" not in home(BuildUp(), phase=3, population=14).offers("red")
