"""The colony phase: coming home, news, supper, doors, goals and what comes next."""

import pytest

from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.colony import supper
from strannik.games.aftermath.campaign.trail import START_VALUES
from strannik.games.aftermath.cards import COLONY_EVENTS
from strannik.games.aftermath.gear import power
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
from strannik.games.aftermath.steps.missions import CampaignLost
from strannik.story.reading import Read
from tests.games.aftermath.builders import doing, done, hero, home, on_the_table, told
from tests.harness import placed

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
