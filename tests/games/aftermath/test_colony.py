"""The colony phase: coming home, news, supper, building, goals and what comes next."""

import pytest

from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.colony import plans_at_hand, supper
from strannik.games.aftermath.campaign.trail import START_VALUES
from strannik.games.aftermath.cards import COLONY_EVENTS, IMPROVEMENTS
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.steps.actions import Act, check_of
from strannik.games.aftermath.steps.building import BuildUp
from strannik.games.aftermath.steps.colony import (
    DOORS,
    AddClues,
    CheckGoals,
    ChooseMission,
    ColonyPhase,
    DrawEvent,
    Feed,
    Harvest,
    ResolveEvent,
    next_event,
)
from strannik.games.aftermath.steps.encounters import hunt
from strannik.games.aftermath.steps.missions import CampaignLost
from strannik.story.reading import Read
from tests.games.aftermath.builders import acting, doing, hero, on_the_table, told
from tests.harness import placed


def home(step, built="", stash="", phase=1, learnt="", mode="mission", won="", **counters):
    """Two heroes at home, and this step comes next."""
    table = on_the_table(hero("meziah"), hero("ringr"), page=4, mode=mode, counters=counters)
    table.built, table.phase, table.won = built.split(), phase, won.split()
    for item in stash.split():
        (table.item_box if item in table.item_box else table.item_deck).remove(item)
        table.stash.append(item)
    table.notes_of(0).clues = learnt.split()
    return placed(GAME, table, step)


def done(step, **settings):
    """The table after a step that asks nothing."""
    return home(step, **settings).table


# Home


def test_everybody_is_well_again_and_nothing_is_held():  # AM-26.1, AM-30.1
    red = hero("meziah", hand="red-1a", conditions="scared", wounds=2, poisoned=1, items="pocket-torch", defeated=True)
    play = doing(ColonyPhase(0, True), red, hero("ringr"), page=4, hunting="patch")
    table = play.table
    one = table.heroes[0]
    assert (one.wounds, one.poisoned, one.conditions, one.defeated) == (0, 0, [], False)
    assert (table.hands[0], table.charges, table.hunting, table.phase) == ([], {}, [], 1)
    assert "red-1a" in table.discarded


# News


def test_the_first_news_is_supper_at_two_times():  # AM-30.3
    play = home(DrawEvent(0))
    assert play.offers("red") == "settle supper-at-two-times-1 | settle supper-at-two-times-2"
    assert play.table.event_discard == ["supper-at-two-times"]
    assert play.table.story == ["colony-supper-at-two-times"]


def test_the_group_settles_an_event():  # AM-30.4
    play = home(ResolveEvent("supper-at-two-times"))
    play("red: settle supper-at-two-times-1", "blue: settle supper-at-two-times-1")
    assert (play.table.count("food"), play.table.count("morale")) == (3, 9)


def test_a_way_that_cannot_be_paid_is_closed():  # AM-6.4, AM-30.4
    play = home(ResolveEvent("crumb-is-weighed"), food=1, built="quiet_room")
    play.refuses("red: settle crumb-is-weighed-1", clause="AM-6.4", what="food", needed=2, has=1)


def test_what_is_built_and_known_opens_ways():  # AM-30.4
    assert "crumb-is-weighed-3" not in home(ResolveEvent("crumb-is-weighed"), food=4).offers("red")
    assert "crumb-is-weighed-3" in home(ResolveEvent("crumb-is-weighed"), built="quiet_room").offers("red")
    echo = home(ResolveEvent("the-echo-of-what-you-broadcast"), learnt="broadcast_lie")
    assert [word.rpartition("-")[2] for word in echo.offers("red").split(" | ")] == ["3", "4", "5"]


def test_some_events_wait_for_their_mission():  # AM-30.4
    table = done(Harvest(0))
    table.event_deck = ["felt-thieves", "raider-at-the-door-with-flowers"]
    assert next_event(table) == "felt-thieves"
    table.failed = ["2"]
    assert next_event(table) == "raider-at-the-door-with-flowers"


def test_two_favours_make_a_treaty():  # AM-30.8
    assert not done(AddClues(0), learnt="flowers").knows(0, "treaty")
    assert done(AddClues(0), learnt="flowers patients_bought").knows(0, "treaty")


def test_a_lookout_ignores_one_event_a_phase():  # AM-30.4
    play = home(ResolveEvent("felt-thieves"), built="lookout", parts=4)
    assert play.offers("red") == "settle felt-thieves-1 | ignore"
    play("red: ignore", "blue: ignore")
    assert (play.table.count("parts"), play.table.spent) == (4, ["lookout"])


@pytest.mark.parametrize(("built", "morale"), [("quiet_room", 2), ("", 1)])
def test_in_a_quiet_room_morale_stays_at_two(built, morale):  # AM-30.4
    assert done(ResolveEvent("the-string-stops"), built=built, morale=2).count("morale") == morale


def test_in_a_quiet_room_no_event_is_the_end_of_all_hope():  # AM-6.5, AM-30.4
    table = done(ResolveEvent("the-string-stops"), built="quiet_room", morale=1)
    assert (table.count("morale"), table.outcome) == (1, "")


def test_an_event_may_be_the_end():  # AM-6.5, AM-26.5
    play = home(ResolveEvent("the-string-stops"), morale=1)
    assert (play.finished, play.table.outcome) == (True, "fallen")


def test_six_good_six_bad_eight_by_choice_and_none_costs_more_than_two():  # AM-30.4
    moods = [event.mood for event in COLONY_EVENTS.values()]
    assert {mood: moods.count(mood) for mood in moods} == {"good": 6, "bad": 6, "choice": 8}
    for event in COLONY_EVENTS.values():
        for way in event.ways:
            lost = [amount for entry in way.do for amount in entry.get("lose", {}).values()]
            assert max([0, *lost, *way.pay.values()]) <= 2, event.id
        assert any([not way.pay and not way.knows and not way.built for way in event.ways]), event.id


def worst(what: str) -> int:
    """The most that any way out of any event takes."""
    ways = [way for event in COLONY_EVENTS.values() for way in event.ways]
    return max([way.pay.get(what, 0) + sum([one.get("lose", {}).get(what, 0) for one in way.do]) for way in ways])


def test_two_failures_in_a_row_are_survived_with_the_worst_news_and_nothing_to_eat():  # AM-6.5, AM-30.4, AM-30.5
    people, morale = START_VALUES["population"], START_VALUES["morale"]
    failure, hunger = 1, 1
    for _ in range(2):
        people -= worst("population")
        people -= supper(people)
        morale -= failure + worst("morale") + hunger
    assert min(people, morale) > 0


# Supper


@pytest.mark.parametrize(("population", "food"), [(1, 1), (4, 1), (5, 2), (8, 2), (15, 4)])
def test_supper_costs_a_food_for_every_four(population, food):  # AM-30.5
    assert supper(population) == food


def test_what_is_missing_costs_people_and_morale():  # AM-30.5
    table = done(Feed(0), population=12, food=1)
    assert (table.count("food"), table.count("population"), table.count("morale")) == (0, 10, 7)


def test_a_storeroom_forgives_the_first():  # AM-30.5
    table = done(Feed(0), population=8, food=1, built="storeroom")
    assert (table.count("population"), table.count("morale")) == (8, 8)


def test_hunger_may_be_the_end():  # AM-6.5, AM-30.5
    table = on_the_table(hero("meziah"), hero("ringr"), page=4, counters={"population": 1, "food": 0})
    assert CampaignLost(0) in Feed(0).do(table, {})


# Doors


def test_a_door_closes_from_the_second_phase_on():  # AM-30.11
    assert done(Read(0, DOORS), phase=1).story == []
    play = home(Read(0, DOORS), phase=2, parts=3, morale=5)
    play("red: choose 1", "blue: choose 1")
    assert (play.table.count("parts"), play.table.count("morale")) == (0, 5)
    play = home(Read(0, DOORS), phase=12, parts=2, morale=5)
    assert "choose 1" not in play.offers("red")
    play("red: choose 2", "blue: choose 2")
    assert (play.table.count("parts"), play.table.count("morale")) == (2, 3)


@pytest.mark.parametrize(("phase", "lost"), [(2, 1), (3, 1), (4, 2), (8, 2)])
def test_doors_weigh_more_from_the_fourth_phase_on(phase, lost):  # AM-30.11
    play = home(Read(0, DOORS), phase=phase, morale=5)
    play("red: choose 2", "blue: choose 2")
    assert play.table.count("morale") == 5 - lost


def test_every_phase_has_a_door_of_its_own():  # AM-30.11
    doors = [home(Read(0, DOORS), phase=phase).table.story[-1] for phase in range(2, 11)]
    assert doors[:7] == [f"page-4-4-{51 + number}" for number in range(7)]
    assert doors[7:] == ["page-4-4-57"] * 2


def test_where_there_is_a_quiet_room_no_door_closes():  # AM-30.11
    table = done(Read(0, DOORS), phase=5, built="quiet_room", morale=5)
    assert (table.story, table.count("morale")) == (["page-4-4-58"], 5)
    assert done(Read(0, DOORS), phase=6, built="quiet_room", learnt="doors_rest").story == []


# Building


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


# Where it leads


def test_clues_show_something_once():  # AM-30.8
    table = done(AddClues(0), clues=3)
    assert (table.discovered, "page-4-4-4" in table.story) == (["drawing-3"], True)
    table.story = []
    AddClues(0).do(table, {})
    assert table.discovered == ["drawing-3"]


def test_where_no_main_mission_is_open_the_next_one_is_for_one_morale():  # AM-30.8
    table = done(AddClues(0))
    assert table.count("morale") == 8, "the first mission is open"
    table.won = ["1", "2"]
    [step] = AddClues(0).do(table, {})
    assert (step.mission, table.count("morale")) == ("5", 7)


def test_goals_are_reached_for_good_also_by_heroes_who_are_away():  # AM-26.3, AM-30.9
    table = done(CheckGoals(0), built="garden lookout", clues=8, learnt="pea")
    assert table.fulfilled == ["meziah", "grumple"]
    table.built, table.counters["clues"] = [], 0
    CheckGoals(0).do(table, {})
    assert table.fulfilled == ["meziah", "grumple"]


@pytest.mark.parametrize(
    ("hero", "built", "stash", "counters"),
    [
        ("meziah", "lookout", "", {"clues": 8}),
        ("whisper", "infirmary", "", {"population": 14}),
        ("ringr", "workshop", "toy-truck", {}),
        ("grumple", "garden", "", {}),
    ],
)
def test_every_goal_needs_all_its_parts(hero, built, stash, counters):  # AM-26.3
    assert done(CheckGoals(0), built=built, stash=stash, **counters).fulfilled == [hero]
    if counters:
        assert (
            done(CheckGoals(0), built=built, **{what: needed - 1 for what, needed in counters.items()}).fulfilled == []
        )
    if stash:
        assert done(CheckGoals(0), built=built).fulfilled == []
    assert done(CheckGoals(0), stash=stash, **counters).fulfilled == []


def test_half_a_goal_earns_a_keepsake():  # AM-30.9
    table = done(CheckGoals(0), built="lookout infirmary")
    assert (table.heroes[0].keepsake, table.fulfilled) == ("keepsake-tally", [])
    assert table.away["whisper"].keepsake == "keepsake-button"
    assert power(table, 0, "carry") == 0


def test_the_group_chooses_what_comes_next_in_a_campaign():  # AM-26.1, AM-30.10
    play = home(ChooseMission(), mode="campaign")
    assert play.finished, "where one mission is offered nobody need choose"
    assert play.table.chosen == ["1"]
    assert done(ChooseMission()).chosen == [], "a single evening has no next one"


def test_with_four_goals_the_book_may_be_closed():  # AM-26.4
    table = on_the_table(hero("meziah"), hero("ringr"), page=4, mode="campaign")
    table.fulfilled = ["meziah", "whisper", "ringr"]
    assert "close-book" not in [str(answer) for answer in ChooseMission().question(table)]
    table.fulfilled.append("grumple")
    play = placed(GAME, table, ChooseMission())
    play("red: close-book", "blue: close-book")
    assert (play.finished, play.table.ending, play.result.outcome) == (True, "91", "ending-91")
    assert "letter-hum" in play.table.discovered


def test_a_whole_phase_ends_the_game():  # AM-26.1
    play = doing(ColonyPhase(0, True), hero("meziah"), hero("ringr"), page=4, counters={"food": 9})
    play("red: settle supper-at-two-times-2", "blue: settle supper-at-two-times-2")
    assert play.finished
    assert [event["eaten"] for event in told(play, "Fed")] == [2]
