"""What companions decide at home and in a vehicle."""

import pytest

from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.games.aftermath import GAME
from strannik.games.aftermath.cards import HEROES
from strannik.games.aftermath.companions.steward import at_home
from strannik.games.aftermath.steps.building import BuildUp
from strannik.games.aftermath.steps.colony import ChooseMission, Harvest, ResolveEvent, TakeAlong
from strannik.games.aftermath.steps.drive import Drive
from strannik.story.reading import Read
from tests.games.aftermath.builders import acting, doing, hero, home
from tests.harness import placed


def best(play, who="red"):
    """What a companion is for."""
    weights = at_home(play.position, play.seat(who))
    offer = play.offer(who)
    return str(offer[weights.index(max(weights))])


def test_what_a_goal_needs_is_built_first():
    play = home(BuildUp(), phase=3, parts=9, stash="plan-storeroom plan-bunkhouse", learnt="pea")
    assert best(play) == "build garden"
    assert best(home(BuildUp(), parts=6, stash="plan-storeroom plan-bunkhouse")) == "done", "parts are kept for goals"
    assert best(home(BuildUp(), parts=13, stash="plan-storeroom plan-bunkhouse")) == "build storeroom"


def test_ways_to_goals_are_taken_when_they_help():
    assert best(home(BuildUp(), phase=2, parts=0)) == "pursue spare-the-pea"
    assert best(home(BuildUp(), phase=3, parts=5, built="garden workshop", population=14)) == "pursue buy-the-chassis"
    assert best(home(BuildUp(), phase=3, parts=5, built="garden", food=0, population=12)) == "done"
    assert best(home(BuildUp(), phase=3, parts=0, built="garden", food=9)) == "pursue light-the-lamp"


@pytest.mark.parametrize(("food", "way"), [(9, 1), (1, 2)])
def test_a_hungry_colony_does_not_eat_twice(food, way):
    assert best(home(ResolveEvent("supper-at-two-times"), food=food)) == f"settle supper-at-two-times-{way}"


def test_the_lookout_ignores_what_would_cost():
    assert best(home(ResolveEvent("felt-thieves"), built="lookout", parts=4)) == "ignore"
    assert best(home(ResolveEvent("the-borrowed-ladder"), built="lookout")) == "settle the-borrowed-ladder-1"


def test_what_brings_goals_nearer_is_set_out_for_first():
    play = home(ChooseMission(), mode="campaign", won="1", learnt="")
    assert best(play) == "set-out mission-2", "main missions open others"
    assert best(home(ChooseMission(), mode="campaign", won="1 2")) == "set-out mission-4", "Ringr wants a truck"
    play = home(ChooseMission(), mode="campaign", won="1 2", stash="toy-truck")
    assert best(play) == "set-out mission-3", "four parts, and something to plant"
    play = home(ChooseMission(), mode="campaign", won="1 2 3 4 5 6", clues=9, stash="toy-truck")
    assert best(play) != "set-out mission-8", "the switch can wait until all have what they wished for"


def test_side_missions_are_evenings_of_their_own():
    play = home(TakeAlong(), mode="campaign", won="1")
    assert best(play) == "done"


def test_everybody_sits_where_they_are_good():
    play = doing(Drive(0, "60"), hero("ringr"), hero("whisper"))
    assert best(play) == "sit mechanic"


def test_on_a_page_the_steward_has_nothing_to_say():
    play = acting(hero("meziah", at="rug", hand="green-1a"), hero("ringr", at="rug"))
    assert at_home(play.position, 0) == []


def test_a_content_colony_closes_the_book_before_it_goes_on_errands():  # AM-26.4
    goals = ["meziah", "whisper", "ringr", "grumple"]
    for won, morale, wanted in (("1", 8, "set-out mission-2"), ("1", 2, "close-book"), ("1 2 5 6 8", 8, "close-book")):
        table = home(Harvest(0), mode="campaign", won=won, morale=morale).table
        table.fulfilled = goals[:]
        assert best(placed(GAME, table, ChooseMission())) == wanted


@pytest.mark.parametrize(
    ("learnt", "clues", "morale", "said"),
    [
        ("", 9, 8, "close-book"),
        ("told", 9, 8, "set-out mission-8"),
        ("wheel", 9, 8, "set-out mission-n"),
        ("told", 9, 2, "close-book"),
    ],
)
def test_with_all_goals_reached_what_they_know_says_where_they_go(learnt, clues, morale, said):  # AM-26.4
    won = "1 2 3 4 5 6 7 8 n1 n2 n3 n4 n5"
    play = home(ChooseMission(), mode="campaign", won=won, learnt=learnt, clues=clues, morale=morale)
    play.table.fulfilled = list(HEROES)
    assert best(placed(GAME, play.table, ChooseMission())).startswith(said)


@pytest.mark.parametrize(("morale", "way"), [(6, 2), (3, 1)])
def test_where_hope_is_scarce_a_door_is_opened_again(morale, way):  # AM-30.11
    play = home(Read(0, "4-51"), morale=morale, parts=5)
    bot = make_bot("greedy", GAME, Chance("door", 0))
    assert str(bot.choose(Window(play.position, 0))) == f"choose {way}"


@pytest.mark.parametrize(("parts", "morale", "way"), [(9, 6, 2), (9, 3, 1), (8, 6, 1), (12, 6, 1)])
def test_rather_than_open_a_door_companions_build_what_somebody_wishes_for(parts, morale, way):  # AM-30.11, AM-30.6
    play = home(Read(0, "4-53"), phase=4, morale=morale, parts=parts, built="garden infirmary")
    bot = make_bot("greedy", GAME, Chance("door", 0))
    assert str(bot.choose(Window(play.position, 0))) == f"choose {way}", "a workshop takes nine parts"
