"""The linter finds what is wrong with missions, the city, goals and decks: V-10 to V-17, and V-19."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from strannik.games.aftermath.book import ADVENTURE
from strannik.games.aftermath.cards import ABILITIES, CHARACTERS, IMPROVEMENTS, ITEMS, MISSIONS, Mission
from strannik.games.aftermath.enemies import ENEMIES, EnemyCard
from strannik.games.aftermath.lint.city import lint_city
from strannik.games.aftermath.lint.decks import (
    TOTALS,
    crowds,
    totals,
    wrong_enemies,
    wrong_numbers,
    wrong_prices,
    wrong_totals,
)
from strannik.games.aftermath.lint.goals import missable, single_ways, ways_to
from strannik.games.aftermath.lint.missions import Journey, laid, lint_mission, routes
from strannik.games.aftermath.lint.trial import Trial, lint_trials
from strannik.games.aftermath.lint.walk import WON
from strannik.games.aftermath.search_tokens import SEARCH_TOKENS
from strannik.games.aftermath.steps.deeds.layout import EVENING
from tests.games.aftermath.sample_pages import Sample, problems

CITY = [[10, 11]]


def fetch(**changed: Any) -> Mission:
    """Mission 1, which brings the sack of the sample home; some of its card changed."""
    mission = copy(MISSIONS["1"])
    mission.location, mission.pages, mission.cell, mission.distance = 11, [], [1, 0], 1
    mission.success = mission.failure = "11-1"
    for name, value in changed.items():
        setattr(mission, name, value)
    return mission


def mission(sample: Sample, **changed: Any) -> list[str]:
    return problems(lint_mission(sample.book(), fetch(**changed)))


def city(sample: Sample, **changed: Any) -> list[str]:
    return problems(lint_city(CITY, 10, [fetch(**changed)], sample.book()))


def test_nothing_is_wrong_with_the_sample() -> None:
    assert mission(Sample()) == city(Sample()) == []


def test_the_quickest_way() -> None:
    assert Journey(Sample().book(), "1", True).fastest == {"10": 0, "11": 1, WON: 2}
    assert WON not in Journey(Sample().book(), "1", False).fastest


# V-10: the city


def test_a_page_that_lies_elsewhere() -> None:
    sample = Sample()
    sample.cellar["cell"] = [2, 0]
    assert city(sample) == ["cell: is (2, 0), and the map has it at (1, 0)"]


def test_a_way_across_the_city() -> None:
    found = problems(lint_city([[10, 99, 11]], 10, [], Sample().book()))
    assert "10:exit.e: page 11 is no neighbour of page 10" in found


def test_a_page_to_which_no_way_leads() -> None:
    sample = Sample()
    sample.write("exit.e", [{"mission_failure": 1}])
    assert city(sample) == ["cell: nobody can travel here from the colony"]


def test_a_mission_that_lies_elsewhere() -> None:
    assert city(Sample(), distance=3) == ["1: says 3 steps to [1, 0]"]
    assert city(Sample(), location=40) == ["1: page 40 is not on the map"]


def test_a_mission_that_is_too_far_away() -> None:
    far = [[10, 1, 2, 3, 4, 5, 6, 11]]
    found = problems(lint_city(far, 10, [fetch(distance=7, cell=[7, 0])], Sample().book()))
    assert "1: is 7 steps from the colony" in found


# V-11: missions can be won, and nobody is stuck


def test_a_mission_that_cannot_be_won() -> None:
    sample = Sample()
    sample.cellar["sections"]["11-1"] = [{"gain": {"food": 1}}, {"set_flag": "crumb"}]
    sample.cellar["sections"]["exit.w"][1]["if"] = {"all": [{"flag": "crumb"}, {"not": {"flag": "crumb"}}]}
    assert "1: cannot be won even by those who pass every check" in mission(sample)


def test_a_mission_whose_end_is_not_told() -> None:
    assert "1: its section 4-99 is not in the book" in mission(Sample(), success="4-99")


def test_a_page_on_which_one_may_be_stuck() -> None:
    sample = Sample()
    sample.cellar["sections"]["START"].append({"close_exit": "w"})
    sample.cellar["sections"]["11-1"][0]["group_check"]["success"].append({"open_exit": "w"})
    assert mission(sample) == ["1: one may be stuck on page 11"]


def test_a_page_on_which_one_may_be_stuck_the_second_time() -> None:
    sample = Sample()
    del sample.cellar["sections"]["poi.1"]
    sample.cellar["spaces"]["sack"]["marks"] = ["objective:o1"]
    sample.cellar["sections"]["START"].append({"close_exit": "w"})
    sample.cellar["sections"]["11-1"][0]["group_check"]["success"].append({"open_exit": "w"})
    assert "1: who comes to page 11 again may be stuck there" in mission(sample)


def test_an_exit_that_leads_nowhere() -> None:
    sample = Sample()
    sample.cellar["sections"]["exit.w"][1]["else"] = []
    assert "1: one may be stuck on page 11" in mission(sample)


def test_a_mission_that_is_won_where_one_stands() -> None:
    sample = Sample()
    sample.write("poi.1", [{"mission_success": 1}])
    assert Journey(sample.book(), "1", True).fastest[WON] == 0


# V-12, V-13: time and tokens


def test_a_mission_that_takes_too_long() -> None:
    sample = Sample()
    sample.write("exit.e", [{"gain": {"time": 8}}, {"travel": 11}])
    assert mission(sample) == ["1: takes 9 of 9 at least"]


def test_a_route_with_too_many_search_places() -> None:
    sample = Sample()
    places = [f"search:s{number}" for number in range(1, 23)]
    sample.mark("path", *places)
    assert mission(sample) == ["1: a route to it has 22 search places"]


def test_in_the_evening_less_is_laid_out() -> None:
    sample = Sample()
    places = [f"s{number}" for number in range(1, 23)]
    sample.mark("path", *[f"search:{place}" for place in places])
    sample.write("START", [{"place_search_by_day": places}])
    assert mission(sample) == ["1: a route to it has 22 search places"]
    assert [laid(sample.book(), "10", hour) for hour in (0, EVENING - 1, EVENING)] == [22, 22, 0]


def test_routes_come_to_no_page_twice() -> None:
    assert routes(Journey(Sample().book(), "1", True)) == [[("10", 0), ("11", 1)]]


@pytest.mark.parametrize("id", ["1", "6", "8", "n9"])
def test_whoever_roams_the_whole_city_has_a_token_for_every_place(id: str) -> None:
    found = routes(Journey(ADVENTURE.book, id, True))
    longest = max([len(route) for route in found])
    assert longest > MISSIONS[id].distance + 1, "there are ways round"
    assert max([sum([laid(ADVENTURE.book, *one) for one in route]) for route in found]) <= len(SEARCH_TOKENS)


# V-14: goals


def test_a_plan_that_may_never_come() -> None:
    garden = copy(IMPROVEMENTS["garden"])
    garden.from_phase = 0
    found = problems(missable(Sample().book(), CHARACTERS["grumple"], {"garden": garden}))
    assert found == ["grumple: a plan of the garden may never come"]


def test_a_plan_that_waits_for_a_side_mission() -> None:
    lookout = copy(IMPROVEMENTS["lookout"])
    lookout.after_mission = "7"
    found = problems(missable(Sample().book(), CHARACTERS["meziah"], {"lookout": lookout}))
    assert "meziah: the lookout waits for a mission that may be left out" in found


def test_a_counter_that_nothing_raises() -> None:
    found = problems(missable(Sample().book(), CHARACTERS["meziah"], IMPROVEMENTS))
    assert found == ["meziah: clues may never be 8"]


def test_a_thing_that_can_be_missed() -> None:
    ringr = copy(CHARACTERS["ringr"])
    ringr.goal = copy(ringr.goal)
    ringr.goal.stash = "owl-feather"
    found = problems(missable(Sample().book(), ringr, IMPROVEMENTS))
    assert found == ["ringr: owl-feather can be missed"]


def single(*heroes: str, **changed: Any) -> list[str]:
    """What can be had in one way only, if some of this were otherwise."""
    given = {"book": ADVENTURE.book, "improvements": IMPROVEMENTS, "items": ITEMS, **changed}
    return problems([finding for hero in heroes for finding in single_ways(hero=hero, **given)])


def test_a_mission_that_does_not_bring_what_a_goal_needs() -> None:
    silent = Sample().book()
    assert single("grumple", book=silent) == ["grumple: only the colony brings seed-jar"]
    assert single("ringr", book=silent) == ["ringr: only the colony brings toy-truck"]
    assert single("meziah", "whisper", book=silent) == [
        "meziah: only the colony brings lookout",
        "whisper: only the colony brings infirmary",
    ]


def test_a_plan_that_lies_in_no_deck() -> None:
    items = {id: item for id, item in ITEMS.items() if item.improvement != "workshop"}
    assert single("ringr", items=items) == ["ringr: only the colony brings workshop"]


def test_a_thing_that_only_luck_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strannik.games.aftermath.lint.goals.UNMISSABLE", {})
    assert single("ringr") == ["ringr: only mission 4 brings toy-truck"]
    assert single("ringr", book=Sample().book()) == ["ringr: only luck brings toy-truck"]


def test_whatever_a_goal_needs_has_its_ways() -> None:
    ways = {need: ways_to(ADVENTURE.book, need, IMPROVEMENTS, ITEMS) for need in ("seed-jar", "toy-truck", "lookout")}
    assert ways == {
        "seed-jar": ["mission 3", "the colony"],
        "toy-truck": ["mission 4", "the colony"],
        "lookout": ["mission 7", "the colony"],
    }


# V-15, V-16, V-17: decks and numbers


def test_more_enemies_than_there_are() -> None:
    sample = Sample()
    sample.write("threat", [{"encounter": {"random": "lizard", "count": {"per_player": 1}, "situation": "enemies"}}])
    assert problems(crowds(sample.book(), ENEMIES)) == ["10:threat: 4 enemies of the type lizard may be asked for"]


def test_more_enemies_than_the_track_holds() -> None:
    sample = Sample()
    sample.write(
        "threat",
        [{"encounter": {"random": "raider", "count": 5, "boss": "ma_toll", "situation": "enemies"}}],
    )
    assert problems(crowds(sample.book(), ENEMIES)) == ["10:threat: 6 enemy cards may come"]


def test_tokens_that_share_a_card_are_one_on_the_track() -> None:
    sample = Sample()
    sample.write("threat", [{"encounter": {"random": "roach", "count": {"per_player": 2}, "situation": "enemies"}}])
    assert crowds(sample.book(), ENEMIES) == []


def test_decks_are_complete() -> None:
    assert totals() == TOTALS
    assert problems(wrong_totals({**totals(), "item": 50})) == ["item: there are 50"]


def test_an_enemy_that_hits_too_hard() -> None:
    ogre: EnemyCard = copy(ENEMIES["patch"])
    ogre.defence, ogre.actions = 8, [copy(ENEMIES["patch"].actions[0])]
    ogre.actions[0].strength = 9
    assert problems(wrong_enemies([ogre])) == ["patch.defence: is 8", "patch.actions[1]: is 9"]


def test_prices_out_of_range() -> None:
    ability, item = copy(ABILITIES["throw"]), copy(ITEMS["steak-knife"])
    ability.cost, item.repair = 5, 0
    assert problems(wrong_prices([ability], [item])) == ["throw: is 5", "steak-knife: is 0"]


def test_works_and_attacks_out_of_range() -> None:
    sample = Sample()
    sample.write("threat", [{"attack": {"strength": 9, "who": "all"}}])
    sample.cellar["sections"]["11-1"][0]["group_check"]["difficulty"] = {"per_player": 9}
    assert problems(wrong_numbers(sample.book())) == ["10:threat: attacks with 9", "11-1: asks for {'per_player': 9}"]


# V-19: who comes again


def test_an_objective_that_can_be_had_only_once() -> None:
    sample = Sample()
    del sample.cellar["sections"]["poi.1"]
    sample.cellar["spaces"]["sack"]["marks"] = ["objective:o1"]
    assert mission(sample) == ["1: cannot be won by those who left its pages once"]


# V-20: trials


def test_a_mission_that_is_won_too_often_or_too_rarely() -> None:
    trials = [Trial("1", 2, 100, 95, 60), Trial("1", 3, 100, 70, 60), Trial("1", 4, 100, 49, 60)]
    assert problems(lint_trials(trials)) == [
        "mission 1, 2 heroes: 95 of 100 are won",
        "mission 1, 4 heroes: 49 of 100 are won",
    ]


def test_few_games_prove_nothing_but_that_they_end() -> None:
    assert lint_trials([Trial("1", 2, 5, 5, 40)]) == []
    assert problems(lint_trials([Trial("1", 2, 5, 5, 121)])) == ["mission 1, 2 heroes: a game had 121 turns"]
