"""What pages do: counters, tokens, lines, light, exits, terrain, threats and cards."""

import pytest

from strannik.games.aftermath import GAME
from strannik.games.aftermath.cards import ITEMS
from strannik.games.aftermath.pages.geometry import MIXED
from strannik.games.aftermath.steps.deeds.counters import Gain, Lose
from strannik.games.aftermath.steps.deeds.gifts import BreakItem, GainItem, LoseItem, RemoveCondition, TakeItem
from strannik.games.aftermath.steps.deeds.ground import CloseExit, Light, OpenExit, SetBorder, Terrain, TerrainOff
from strannik.games.aftermath.steps.deeds.layout import (
    EVENING,
    PlaceObjective,
    PlaceSearch,
    PlaceSearchByDay,
    PlaceToken,
    RemoveObjective,
    RemoveSearch,
    RemoveToken,
)
from strannik.games.aftermath.steps.deeds.meetings import MoveEnemies, MoveFigures
from strannik.games.aftermath.steps.deeds.threats import AddThreat, Discard, DiscardThreat, Draw
from strannik.games.aftermath.steps.deeds.ways import GroupCheck, Travel
from strannik.games.aftermath.steps.missions import Discovery
from strannik.games.aftermath.steps.move import ways_from
from strannik.games.aftermath.steps.terrain import lit, slow_in_rubble
from strannik.games.aftermath.steps.turn import EndOfActions
from tests.games.aftermath.builders import acting, doing, hero, on_the_table, where
from tests.harness import placed


def here(step, *more, red=None, blue=None, **settings):
    red, blue = red or hero("grumple", at="rug"), blue or hero("whisper", at="pedals")
    play = doing(step, red, blue, **settings)
    for one in more:
        play.position.agenda.append(one)
        play.position.begin()
    return play


# Counters


def test_counters_rise_to_their_limits():  # AM-6.1, AM-6.2
    play = here(Gain(0, food=40, population=20, parts=1), counters={"parts": 2})
    counters = play.table.counters
    assert (counters["food"], counters["population"], counters["parts"]) == (30, 15, 3)


def test_morale_rises_once_in_a_mission():  # AM-6.3
    play = here(Gain(0, morale=1), Gain(0, morale=1), counters={"morale": 5})
    assert play.table.counters["morale"] == 6


def test_a_loss_stops_at_nothing():  # AM-6.4
    assert here(Lose(0, food=9), counters={"food": 4}).table.counters["food"] == 0


def test_without_people_or_hope_the_campaign_is_lost():  # AM-6.5, AM-26.5
    play = here(Lose(0, morale=9))
    assert (play.finished, play.table.outcome) == (True, "fallen")


# Tokens


def test_search_tokens_are_laid_out_lowest_first_and_never_twice():  # AM-9.5, AM-4.1
    play = here(PlaceSearch(0, ["10-s1"]))
    assert play.table.searches == {"10-s1": 4}
    play = here(PlaceSearch(0, ["10-s1"]), RemoveSearch(0, ["10-s1"]))
    assert (play.table.searches, len(play.table.search_4)) == ({}, 8)


@pytest.mark.parametrize(("hour", "found"), [(0, ["10-s1"]), (EVENING - 1, ["10-s1"]), (EVENING, [])])
def test_late_in_the_day_others_have_searched_the_city(hour, found):  # AM-9.5
    table = on_the_table(hero("grumple", at="rug"), hero("whisper", at="pedals"), counters={"time": hour})
    play = placed(GAME, table, PlaceSearchByDay(0, ["10-s1"]))
    assert list(play.table.searches) == found
    assert ("PickedOver" in [type(event).__name__ for event in play.table.news]) is (not found)


def test_on_a_page_seen_before_nothing_is_laid_out():  # AM-4.1
    play = here(RemoveObjective(0, "10-o1"))
    play.table.revisited = True
    play.position.agenda += [PlaceObjective(0, "10-o1"), PlaceSearch(0, ["10-s1"])]
    play.position.begin()
    assert (play.table.searches, play.table.objectives) == ({}, [])


def test_objectives_and_tokens_come_and_go():  # AM-9.8, AM-1.9
    play = here(PlaceObjective(0, "12-o1"), PlaceToken(0, "heavy", "10-rug"))
    assert (play.table.objectives, play.table.tokens) == (["12-o1"], ["heavy:10-rug"])
    play.position.agenda += [RemoveObjective(0, "12-o1"), RemoveToken(0, "heavy", "10-rug")]
    play.position.begin()
    assert (play.table.objectives, play.table.tokens) == ([], [])


def test_fire_burns_and_a_trap_shuts_once():  # AM-1.9
    red = hero("meziah", at="rug", hand="green-3a green-1a")
    play = acting(red, hero("whisper", at="pedals"), tokens="fire:doormat trap:umbrella")
    play("red: go 10-doormat", "red: play green-1a")
    assert play.table.heroes[0].conditions == ["burning"]
    play("red: go 10-umbrella", "red: play green-3a")
    assert (play.table.heroes[0].wounds, play.table.tokens) == (1, ["fire:10-doormat"])


def test_rain_puts_fires_out():  # AM-1.6, AM-1.9
    red = hero("grumple", at="rug", conditions="burning")
    play = here(Terrain(0, "rain"), PlaceToken(0, "fire", "10-rug"), red=red, tokens="fire:doormat")
    assert (play.table.tokens, play.table.heroes[0].conditions) == ([], [])
    assert here(Terrain(0, "rain"), TerrainOff(0, "rain")).table.terrain == []


# Ground


def test_lines_change():  # AM-9.2
    play = here(SetBorder(0, "double", ["10-rug", "10-pedals"]))
    assert play.table.line("10-pedals", "10-rug") == "double"


def test_light_comes():  # AM-21.1
    table = here(Light(0, ["10-rug"])).table
    assert lit(table, "10-rug")
    assert not lit(table, "10-keys")


def test_a_closed_exit_is_no_way_out():  # AM-9.9
    red = hero("grumple", at="front_door")
    play = acting(red, hero("whisper", at="pedals"))
    assert "leave 10-e" in play.offers("red")
    shut = here(CloseExit(0, "10-e"))
    assert shut.table.closed == ["10-e"]
    assert here(CloseExit(0, "10-e"), OpenExit(0, "10-e")).table.closed == []


def test_crowds_make_steps_dearer():  # AM-13.1.2
    before = ways_from(here(Terrain(0, "wind"), foes="patch@doormat").table, 0, MIXED).costs
    after = ways_from(here(Terrain(0, "crowded"), foes="patch@doormat").table, 0, MIXED).costs
    assert (before["10-doormat"], after["10-doormat"]) == (1, 2)
    assert (before["10-pedals"], after["10-pedals"]) == (1, 1)


def test_rubble_makes_steps_dearer_but_for_the_surefooted():  # AM-13.1.2
    table = here(Terrain(0, "rubble")).table
    assert slow_in_rubble(table, 0)
    assert not slow_in_rubble(here(Terrain(0, "wind")).table, 0)
    table.equipped[0] = [next(id for id, item in ITEMS.items() if "surefoot" in item.power)]
    assert not slow_in_rubble(table, 0)


def test_where_sleep_is_thin_noise_brings_a_threat():  # AM-10.3
    red = hero("grumple", at="rug", items="one-shot")
    play = here(EndOfActions(0), red=red, terrain="noise_sensitive")
    assert (len(play.table.threats), play.table.noise) == (1, "10-rug")
    assert here(EndOfActions(0), terrain="noise_sensitive").table.threats == []


# Figures


def test_the_page_moves_figures_and_who_is_at_turn_reads_at_once():  # AM-9.12
    play = here(MoveFigures(0, {"at": ["rug"]}, "10-umbrella"))
    assert (where(play), where(play, "blue")) == ("umbrella", "pedals")
    play = here(MoveFigures(1, "all", "10-umbrella"), MoveEnemies(0, "10-loft", "raider"), foes="patch@rug")
    assert play.table.foe("patch").space == "10-loft"
    assert play.table.heroes[1].pushed


# Threats and cards


def test_a_threat_comes_from_the_discard_or_else_from_the_deck():  # AM-10.3
    play = here(AddThreat(0, 1), discarded="black-3a red-1a")
    assert (play.table.threats, play.table.discarded) == (["black-3a"], ["red-1a"])
    play = here(AddThreat(0, 1), deck="red-1a black-1b")
    assert (play.table.threats, play.table.discarded) == (["black-1b"], ["red-1a"])


def test_threats_leave_from_below():  # AM-13.2.2
    play = here(DiscardThreat(0, 1), threats="black-1a black-2a")
    assert play.table.threats == ["black-1a"]
    assert here(DiscardThreat(0, "all"), threats="black-1a black-2a").table.threats == []


def test_threats_among_what_is_drawn_count_and_a_hand_keeps_five():  # AM-10.1, AM-10.3
    red = hero("grumple", at="rug", hand="red-1a red-2a red-3a")
    play = here(Draw(0, 4), red=red, deck="black-1a green-1a green-2a blue-1a")
    assert play.table.threats == ["black-1a"]
    play("red: let-go green-1a")
    assert play.table.hands[0] == ["red-1a", "red-2a", "red-3a", "green-2a", "blue-1a"]


def test_each_discards_what_they_like():  # AM-8.3
    red, blue = hero("grumple", at="rug", hand="red-1a red-2a"), hero("whisper", at="rug", hand="blue-1a")
    play = here(Discard(0, 1, "all"), red=red, blue=blue)
    play("red: discard red-2a", "blue: discard blue-1a")
    assert (play.table.hands, play.table.discarded) == ([["red-1a"], []], ["red-2a", "blue-1a"])


# Items and conditions


def test_items_come_whole_or_broken_and_by_name():  # AM-8.2, AM-8.5, AM-17.1, AM-17.2
    play = here(GainItem(0, 1, 1), item_deck="lucky-button sugar-cube")
    assert play.table.broken == ["lucky-button"]
    play("red: stow")
    assert play.table.backpacks[0] == ["sugar-cube"]
    named = here(TakeItem(0, "bath-towel"))
    named("red: equip")
    assert named.table.equipped[0] == ["bath-towel"]
    again = here(TakeItem(0, "bath-towel"), red=hero("grumple", at="rug", items="bath-towel"))
    assert again.finished
    lost = here(LoseItem(0, "bath-towel"), red=hero("grumple", at="rug", items="bath-towel"))
    assert lost.table.equipped[0] == []


def test_something_of_theirs_breaks():  # AM-17.2
    play = here(BreakItem(0, "self"), red=hero("grumple", at="rug", items="steak-knife bath-towel"))
    play("red: break bath-towel")
    assert (play.table.equipped[0], play.table.broken) == (["steak-knife"], ["bath-towel"])


def test_a_condition_is_taken_away():  # AM-20.3
    play = here(RemoveCondition(0, "slowed", "all"), red=hero("grumple", at="rug", conditions="slowed"))
    assert play.table.heroes[0].conditions == []


# Discoveries, work and ways


def test_a_discovery_goes_under_its_deck():  # AM-8.1, AM-8.2
    play = here(Discovery(0, "wide_awake"), Discovery(0, "wide_awake"))
    assert play.table.encounter_deck[0] == "wide_awake"
    assert play.table.encounter_deck.count("wide_awake") == 1


def test_a_discovered_enemy_may_come():  # AM-7.5, AM-8.1
    play = here(Discovery(0, "referee"))
    assert play.table.discovered == ["referee"]


def test_a_spent_encounter_deck_is_made_anew():  # AM-8.4
    table = here(Discovery(0, "referee")).table
    table.encounter_discard, table.encounter_deck = table.encounter_deck, []
    assert table.draw_encounter() != ""
    table.item_discard, table.item_deck = table.item_deck, []
    assert table.draw_item() != ""
    table.item_deck, table.item_discard = [], []
    assert table.draw_item() == ""


def test_the_party_travels_when_the_turn_is_over():  # AM-3.1
    assert here(Travel(0, "11")).table.sent_to == 11


def test_work_begins_once():  # AM-12.1
    place = next(
        place for place, effect in here(Travel(0, "11")).table.book().held.items() if effect.step is GroupCheck
    )
    play = here(GroupCheck(0, "lift", {"per_player": 4}, "strength", place=place))
    assert play.table.works == {"10-lift": place}
