"""Companions: they know where the mission leads, what their cards are good for, and when to rest."""

import pytest

from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.games.aftermath import GAME
from strannik.games.aftermath.book import ADVENTURE
from strannik.games.aftermath.cards import HEROES
from strannik.games.aftermath.companions.judging import Judge
from strannik.games.aftermath.companions.leads import leads
from strannik.games.aftermath.companions.route import route
from strannik.games.aftermath.companions.stakes import option_worth
from strannik.games.aftermath.hints import Hints
from strannik.games.aftermath.statistics import statistics
from strannik.games.aftermath.steps.actions import Act
from strannik.games.aftermath.steps.arrive import stops
from strannik.games.aftermath.steps.rest import OfferRest
from strannik.games.aftermath.trial import GROUND
from strannik.story.reading import Read
from tests.games.aftermath.builders import acting, doing, hero, on_the_table
from tests.harness import placed


def chosen(play, who: str = "red") -> str:
    """What a greedy companion would answer."""
    bot = make_bot("greedy", GAME, Chance("companion", 0))
    return str(bot.choose(Window(play.position, play.seat(who))))


def heroes(at: str, hand: str = "", **more):
    return hero("ringr", at=at, hand=hand, **more), hero("grumple", at=at)


# Leads and routes


def test_the_book_says_what_a_mission_takes():
    known = leads(ADVENTURE.book)
    assert {lead.page for lead in known["success:1"]} == {40, 41}
    assert all(lead.page == 40 and lead.works for lead in known["flag:sack"])
    assert {lead.page for lead in known["page:12"]} >= {11, 40}


def test_the_route_leads_out_of_the_house_and_to_the_shop():
    way = route(on_the_table(*heroes("rug")))
    assert (way.aim, way.exit) == ("10-front_door", "10-e")
    there = route(on_the_table(*heroes("kerb"), page=12, objectives="o1"))
    assert (there.aim, there.exit) == ("12-inside", "12-x")


def test_in_the_aisle_the_sack_comes_first_and_then_the_way_out():
    table = on_the_table(*heroes("line"), page=40, objectives="o1", visited="10 11 12")
    assert route(table).aim in ("40-sacks", "40-spill")
    assert route(table).works
    table.notes_of(0).flags.append("sack")
    assert route(table).exit in ("40-back", "40-cold")


def test_where_one_of_two_things_is_enough_they_go_for_the_one_that_is_left():
    table = on_the_table(*heroes("aisle_w"), page=43, visited="10 11 16 21 42")
    table.mission = "2"
    assert route(table).aim.startswith("43-cages"), "Ma Toll is busy and sells nothing any more: row by row, then"


def test_what_nobody_can_pay_is_not_what_they_go_for():
    table = on_the_table(*heroes("lobby"), page=58, objectives="o1", visited="10 15 20")
    table.mission = "n8"
    way = route(table)
    assert all(option != 1 for place, option in way.choices.items() if ":poi." in place), "nobody has a battery"
    table.heroes[0].batteries = 1
    assert 1 in route(table).choices.values()


def test_who_lacks_what_is_asked_for_searches_until_it_is_there():
    table = on_the_table(*heroes("pit"), page=24, objectives="o1", visited="10", counters={"parts": 1})
    table.mission = "n12"
    short = route(table)
    assert (short.short, bool(short.exit)) == (3, True)
    table.counters["parts"] = 4
    there = route(table)
    assert (there.short, there.aim, there.exit) == (0, "24-pit", "")
    table.works, table.counters["parts"] = {"24-spare": there.works[0]}, 0
    assert route(table).short == 0, "it is paid for"


def test_nobody_chooses_a_check_that_cannot_be_begun():
    red, blue = hero("ringr", at="seventh", hand="red-1a"), hero("grumple", at="seventh")
    table = on_the_table(red, blue, page=56, objectives="o1")
    table.mission = "n4"
    play = placed(GAME, table, Read(0, "56-1"))
    assert chosen(play) != "choose 1"
    table.hands[0] = ["blue-3a", "red-3a", "blue-2a"]
    assert chosen(placed(GAME, table, Read(0, "56-1"))) == "choose 1"


def test_a_wheel_is_kept_by_those_who_begin_to_see_what_it_is_for():
    for clues, way in ((2, 2), (6, 1)):
        table = on_the_table(*heroes("wheel"), page=25, counters={"clues": clues})
        table.mission = "n7"
        assert chosen(placed(GAME, table, Read(0, "25-2"))) == f"choose {way}"


@pytest.mark.parametrize(
    ("goals", "learnt", "way"),
    [("", "told", 3), ("all", "", 2), ("all", "told", 1), ("all", "old_river", 1)],
)
def test_the_switch_is_touched_by_those_who_have_what_they_wished_for_and_know_enough(goals, learnt, way):  # AM-26.3
    table = on_the_table(*heroes(""), page=54)
    table.mission, table.fulfilled = "8", list(HEROES) if goals else []
    table.notes_of(0).clues += learnt.split()
    assert chosen(placed(GAME, table, Read(0, "54-1"))) == f"choose {way}"


def test_with_the_sack_they_go_for_the_full_load_while_they_are_fit():
    table = on_the_table(*heroes("line"), page=40, visited="10 11 12")
    table.notes_of(0).flags.append("sack")
    assert route(table).exit == "40-cold"
    table.heroes[0].wounds = 3
    assert route(table).exit == "40-back"
    table.heroes[0].wounds = 0
    table.counters["time"] = table.limit + 1
    assert route(table).exit == "40-back"


def test_a_page_from_which_nothing_leads_on_leaves_no_hope():
    table = on_the_table(*heroes("rug"))
    table.mission = "nowhere"
    assert route(table).lead is None
    assert Hints().hope(table) == 0.0


def test_nearer_to_the_goal_is_better():
    far, near = on_the_table(*heroes("rug")), on_the_table(*heroes("kerb"), page=12)
    assert Hints().value(near, 0) > Hints().value(far, 0)
    near.heroes[0].wounds = 2
    assert Hints().team(near, 0) == [0, 1]
    assert Hints().stage(near, 0) == near.turn


# What they do


def test_they_walk_toward_the_goal_and_leave_where_the_route_says():
    assert chosen(acting(*heroes("rug", "green-1a green-2a red-3a"))).startswith("go 10-")
    assert chosen(acting(*heroes("front_door", "green-1a"))) == "leave 10-e"


@pytest.mark.parametrize(
    ("page", "mission", "at", "hand", "stop"),
    [
        (26, "7", "foyer", "green-1a red-2a", "pillows"),
        (26, "7", "kiosk", "white-2a yellow-1a", "pillows"),
        (55, "n1", "fifth", "green-1a red-2a", "sixth"),
        (19, "6", "cables", "blue-1a green-2a", "lift"),
    ],
)
def test_they_go_over_a_place_where_something_is_read_if_there_is_no_other_way(page, mission, at, hand, stop):
    # AM-13.1.7
    table = on_the_table(*heroes(at, hand), page=page)
    table.mission = mission
    play = placed(GAME, table, Act(0))
    assert route(table).aim not in (f"{page}-{at}", f"{page}-{stop}"), "what they want lies beyond"
    assert chosen(play) == f"go {page}-{stop}"


def test_they_go_round_a_place_where_something_is_read_if_they_can():  # AM-13.1.7
    judge = Judge(acting(*heroes("rug", "green-1a")).position, 0)
    straight = judge.far_from("10-front_door")
    sheet = judge.table.sheet()
    read = stops(judge.table)
    judge.table.used += [sheet.section(poi) for space in read for poi in sheet.spaces[space].pois]
    judge.table.objectives = []
    after = judge.far_from("10-front_door")
    assert read, "something is read in the hallway"
    assert straight["10-rug"] == after["10-rug"], "there is a way round it"
    assert all(straight[space] >= after[space] for space in after)


def test_they_search_first_what_lies_at_their_feet():
    play = acting(*heroes("umbrella", "yellow-3a green-2a"), searches="s1:4")
    assert chosen(play) == "search 10-s1"
    play("red: search 10-s1")
    assert chosen(play) == "play yellow-3a"


def test_they_put_cards_into_work_that_is_wanted():
    table = on_the_table(*heroes("sacks", "red-3a blue-3a"), page=40, objectives="o1", visited="10 11 12")
    table.works["40-chain"] = route(table).works[0]
    play = placed(GAME, table, Act(0))
    assert chosen(play) == "work 40-chain"
    play("red: work 40-chain")
    assert chosen(play) == "play blue-3a"


def test_they_strike_when_it_is_likely_to_hit():
    play = acting(
        hero("grumple", at="rug", hand="red-3a red-3b red-2a"),
        hero("ringr", at="rug"),
        foes="patch@rug",
        situation="enemies",
    )
    assert chosen(play) == "strike patch"


def test_they_rest_when_somebody_is_near_the_end():
    tired = doing(OfferRest(), hero("meziah", at="rug", wounds=2), hero("grumple", at="rug"))
    assert chosen(tired) == "rest"
    fresh = doing(OfferRest(), hero("grumple", at="rug", wounds=1), hero("meziah", at="rug"))
    assert chosen(fresh) == "go-on"


def test_they_agree_with_what_was_proposed():
    play = doing(OfferRest(), hero("meziah", at="rug", wounds=2), hero("grumple", at="rug"))
    play("red: go-on")
    assert chosen(play, "blue") == "go-on"


def test_of_two_options_the_one_that_promises_more_is_worth_more():
    table = on_the_table(*heroes("telephone", "yellow-3a yellow-3b"))
    listen, cut, leave = table.book().choices["10:poi.1.options"]
    worth = [option_worth(table, 0, option) for option in (listen, cut, leave)]
    assert worth[0] > worth[2]
    assert worth[0] > worth[1]


# Whole missions


def test_companions_end_a_mission_and_it_is_counted():
    ends = []
    for number in range(3):
        position = GAME.start(2, Chance(f"mission {number}", 2))
        bots = [make_bot("greedy", GAME, Chance(f"bot {number} {seat}", 0)) for seat in range(2)]
        play_out(position, bots, 5000)
        assert position.finished
        figures = statistics(position.table)
        ends.append(figures["success"][0])
        assert figures["wounds"] == [float(one.hurts) for one in position.table.heroes]
    assert 1.0 in ends


def test_a_trial_looks_at_the_page_and_at_what_was_suffered():
    table = on_the_table(*heroes("rug"), turn=7)
    table.heroes[0].hurts, table.heroes[1].defeats = 3, 1
    look = GROUND.look(table)
    assert (look.page, look.turns, look.wounds, look.defeats) == ("10", 7, 3, 1)
    assert GROUND.outcome(table) == (False, 0, False)
    assert "1" in GROUND.missions()
    assert GROUND.settings("1") == {"mission": GROUND.settings("1")["mission"]}
