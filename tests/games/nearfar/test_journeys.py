"""Campaign and character mode: the way over the maps, clues and sides, stories, bosses, champions."""

import msgspec
import pytest

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.options import OptionError
from strannik.games.nearfar.cards import BOSSES
from strannik.games.nearfar.decks import CAMPAIGN_MODE, CHARACTER_MODE
from strannik.games.nearfar.journey import LongJourney
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.prospects import bosses
from strannik.games.nearfar.score import result, sheet
from strannik.games.nearfar.setup import setup
from strannik.games.nearfar.trail import HEROES, new_trail, next_maps, opened, packed
from tests.games.nearfar.builders import goods, hero, red, told
from tests.games.nearfar.long_journeys import (
    adventure,
    begun,
    card,
    carried,
    carrying,
    settings,
    small_book,
    space_of,
    travelling,
)

__all__ = ["small_book"]

pytestmark = pytest.mark.usefixtures("small_book")

TERMS = {"mode": CAMPAIGN_MODE, "named_first": True, "more": False}


def pair(**more):
    return [card("vera", **more), card("grear")]


def maps_after(behind: str, **terms) -> list[int]:
    return next_maps(carrying(*pair(), behind=behind, **terms))


# The way


def test_a_campaign_goes_over_maps_two_to_eleven_in_order():  # NF-1.3.2, NF-3.3.2
    assert [maps_after(" ".join([str(map) for map in range(2, last)])) for last in range(2, 12)] == [
        [number] for number in range(2, 12)
    ]


def test_only_the_next_map_is_played_next():  # NF-3.3.2
    trail = carrying(*pair(), behind="2 3")
    assert begun(trail, 4).table.map_number == 4
    with pytest.raises(OptionError, match="next comes map 4, not map 5"):
        begun(trail, 5)


def test_with_more_adventures_three_maps_are_left_out():  # NF-27.1
    assert maps_after("", more=True) == [2, 3, 4, 5]
    assert maps_after("5", more=True) == [6]
    assert maps_after("2 3 5", more=True) == [6, 7, 8]
    assert maps_after("2 3 4 5 6 7", more=True) == [11]
    assert maps_after("2 3 4 5 6", more=True) == [7, 8, 9, 10]
    assert maps_after("2 3 4 5 6 10", more=True) == [11]


def test_every_way_with_more_adventures_is_seven_games_long():  # NF-27.1
    ways = [[]]
    lengths = set()
    while ways:
        way = ways.pop()
        coming = maps_after(" ".join([str(map) for map in way]), more=True) if way[-1:] != [11] else []
        lengths |= {len(way)} if not coming else set()
        ways += [[*way, map] for map in coming]
    assert lengths == {7}


def test_places_with_a_name_come_first_in_a_first_campaign():  # NF-3.2.2
    named = {space.id for space in MAPS[2].spaces.values() if space.book and space.named}
    for seed in "abc":
        assert named <= set(begun(carrying(*pair()), 2, seed).table.tokens)
    assert any(not named <= set(begun(carrying(*pair(), named_first=False), 2, seed).table.tokens) for seed in "abcdef")


def test_stories_are_told_on_any_map_but_the_first_until_all_have_eight_steps():  # NF-1.3.3, NF-16.4.6
    trail = carrying(card("vera", completed=8), card("grear", completed=7), mode=CHARACTER_MODE, behind="4 2")
    assert next_maps(trail) == [3, 5, 6, 7, 8, 9, 10]
    trail.cards[1].completed = 8
    assert next_maps(trail) == [11]
    trail.cards[1].completed, trail.behind = 7, list(range(2, 11))
    assert next_maps(trail) == list(range(2, 11)), "any map may be played again"


def test_nobody_is_taken_together_with_whom_they_should_not_meet():  # NF-3.3.4
    for seats in (2, 3, 4):
        heroes = [one.hero for one in new_trail(CHARACTER_MODE, [""] * seats).cards]
        assert not {"rin", "eyim"} <= set(heroes)
    assert len(HEROES) == 8


def test_a_journey_without_anything_carried_is_a_first_game():  # NF-1.3.2
    position = setup(3, settings(CAMPAIGN_MODE, 2), Chance("", 3), None)
    assert [one.hero for one in position.table.company] == list(HEROES[:3])
    with pytest.raises(OptionError, match="next comes map 2, not map 1"):
        setup(3, settings(CAMPAIGN_MODE, 1), Chance("", 3), None)
    with pytest.raises(OptionError, match="a game in arcade mode stands alone"):
        setup(2, settings("arcade", 2), Chance("", 2), packed(carrying(*pair())))


# Side adventures and clues


def test_a_side_adventure_is_noted_and_read_the_next_time():  # NF-16.2.1, NF-16.2.2
    play = adventure("1", dice="6 6", red={"party": "koba"})
    play("red: choose 2")
    assert play.table.notes["0"].noted == ["162"]
    assert told(play, "SideNoted") == [{"event": "SideNoted", "seat": 0}]
    play = adventure("2", noted="162 170", dice="6")
    assert told(play, "AdventureRead")[0]["adventure"] == "section-162"
    assert play.table.notes["0"].noted == ["170"]
    assert play.table.tokens == [], "the token of the space leaves the game"


def test_a_side_adventure_counts_and_the_oldest_comes_first():  # NF-16.2.3
    play = adventure("2", noted="170 162", dice="6")
    assert told(play, "AdventureRead")[0]["adventure"] == "section-170"
    play("red: choose 1")
    assert play.table.company[0].completed == 1


def test_a_clue_is_noted_for_the_whole_journey():  # NF-16.3.1, NF-28.2
    play = adventure("1", dice="6")
    play("red: choose 1")
    assert [event["clue"] for event in told(play, "ClueLearnt")] == ["clue-rope"]
    assert play.table.notes["0"].clues == ["rope"]
    trail = carrying(card("vera", clues="rope"), card("grear"), behind="2")
    assert begun(trail, 3).table.knows(0, "rope")


def test_clues_open_an_option_only_together():  # NF-16.3.2
    assert adventure("2", clues="key").offers("red") == "choose 3 | choose 4"


def test_an_option_that_a_clue_opens_must_be_taken():  # NF-16.3.3
    play = adventure("2", clues="rope")
    assert play.offers("red") == "choose 2"
    play("red: choose 2")
    assert goods(play) == {"coins": 6}


def test_unless_it_is_optional():  # NF-16.3.3
    assert adventure("3", clues="rope", red={"coins": 1}).offers("red") == "choose 1 | choose 2 | choose 3"
    assert adventure("3", red={"coins": 1}).offers("red") == "choose 1 | choose 3"


def test_the_others_are_for_whom_none_applies():  # NF-16.3.4
    assert adventure("2").offers("red") == "choose 3 | choose 4"


def test_the_option_that_names_most_clues_comes_first():  # NF-16.3.5
    play = adventure("2", clues="rope key")
    assert play.offers("red") == "choose 1"
    play("red: choose 1")
    assert goods(play) == {"gems": 6}


# Stories


def story(chapter: str, map: int = 2, **terms):
    """Red, who is Vera, goes on with her story."""
    label = {2: "1", 11: "146"}[map]
    return adventure(label, map=map, mode=CHARACTER_MODE, chapter=chapter, **terms)


def test_an_introduction_is_read_first():  # NF-3.3.3, NF-16.4.2
    trail = carrying(card("vera"), card("grear", completed=1, chapter="grear-2", read=["2 grear-0 0 read"]))
    trail.mode = CHARACTER_MODE
    position = begun(trail, 2)
    assert position.waiting == [0]
    assert str(position.offers[0]) == "read-on"
    position.play(0, position.offers[0][0])
    assert position.table.company[0].chapter == "vera-1"
    assert position.table.company[0].read == ["2 vera-0 0 read"]
    assert position.table.company[1].chapter == "grear-2"


def test_an_adventure_is_the_next_step_of_the_story_whatever_the_space():  # NF-16.4.1
    play = story("vera-1", dice="6", noted="162")
    assert told(play, "AdventureRead")[0]["adventure"] == "section-vera-1"


def test_the_choice_says_which_step_comes_next():  # NF-16.4.2
    for option, there in ((1, "vera-4"), (2, "vera-4b")):
        play = story("vera-3", dice="6", completed=2, red={"party": "koba"})
        play(f"red: choose {option}")
        assert play.table.company[0].chapter == there


def test_a_failure_leads_on_and_brings_experience():  # NF-16.4.4
    play = story("vera-3", dice="1", completed=2)
    play("red: choose 2")
    assert goods(play) == {}
    mine = play.table.company[0]
    assert (mine.chapter, mine.completed, mine.read) == ("vera-4b", 3, ["2 vera-3 2 lost"])
    assert play.table.experience(0) == 4


def test_the_last_two_steps_wait_for_the_last_ruin():  # NF-16.4.3, NF-16.4.5
    play = story("vera-9", completed=8, arcade="blind-ferryman", dice="6")
    assert told(play, "AdventureRead")[0]["adventure"] == "blind-ferryman"
    play("red: choose 1")
    mine = play.table.company[0]
    assert (mine.chapter, mine.completed, mine.read) == ("vera-9", 8, [])
    play = story("vera-9", map=11, completed=8, dice="6")
    assert told(play, "AdventureRead")[0]["adventure"] == "section-vera-9"


def test_a_story_that_is_told_leaves_the_arcade():  # NF-16.4.5
    play = story("", map=11, completed=10, arcade="blind-ferryman", dice="6")
    assert told(play, "AdventureRead")[0]["adventure"] == "blind-ferryman"


def test_a_full_card_brings_seven_points_in_the_last_ruin():  # NF-17.6
    for mode, completed, points in ((CHARACTER_MODE, 10, [7]), (CHARACTER_MODE, 9, []), (CAMPAIGN_MODE, 30, [7])):
        play = travelling(hero(), map=11, mode=mode, completed=completed)
        assert [line.points for line in sheet(play.table, 0).lines if line.what == "fulfilled"] == points
    play = travelling(hero(), map=10, completed=30)
    assert "fulfilled" not in [line.what for line in sheet(play.table, 0).lines]


# Bosses


def to_an_enemy(**terms):
    """Red, with many hearts, steps onto a path of the Last Ruin on which an enemy stands."""
    here, there = next((path.a, path.b) for path in MAPS[11].paths if path.symbol == "enemy" and path.a != "town")
    play = travelling(hero(at=here, hearts=13, party="koba", **terms.pop("red", {})), map=11, **terms)
    play(f"red: go {there}")
    return play


def test_who_waits_depends_on_how_many_come():  # NF-26.11.1
    for seats, waiting in ((2, ["boss-queen", "boss-king"]), (3, list(BOSSES)[1:]), (4, list(BOSSES))):
        trail = carrying(*[card(name) for name in HEROES[:seats]], behind="2 3 4 5 6 7 8 9 10")
        assert begun(trail, 11).table.bosses == waiting
    trail = carrying(*pair(completed=8), mode=CHARACTER_MODE, behind="2")
    trail.cards[1].completed = 8
    assert begun(trail, 11).table.bosses == []


def test_a_boss_may_be_fought_instead_of_an_enemy():  # NF-26.11.1
    play = to_an_enemy(bosses="boss-queen boss-king", dice="6")
    assert play.offers("red").startswith("against enemy-4 | against boss-queen | against boss-king")
    play = to_an_enemy(bosses="boss-king", enemies="", dice="6")
    assert play.offers("red") == "against boss-king | pass"
    play("red: pass")
    assert play.table.bosses == ["boss-king"]


def test_a_boss_that_falls_is_taken_with_a_camp_and_its_story_is_read():  # NF-26.11.2
    play = to_an_enemy(bosses="boss-queen boss-king", dice="6", clues="rope")
    play("red: against boss-queen")
    play(f"red: hearts {14 - 6 - play.table.icons(0, 'combat')}")
    assert (play.table.bosses, play.table.defeated[0], red(play).placed) == (["boss-king"], ["boss-queen"], 1)
    assert play.offers("red") == "choose 1"
    play("red: choose 1")
    assert red(play).reputation == 2
    assert play.table.company[0].completed == 0, "the story of a boss is no adventure"
    assert [line.points for line in sheet(play.table, 0).lines if line.what == "enemy"] == [6]


def test_a_boss_that_stands_has_beaten_everybody_and_the_game_is_played_again():  # NF-26.11.3
    table = begun(carrying(*pair(), behind="2 3 4 5 6 7 8 9 10"), 11).table
    table.company[0].completed = 5
    ended = result(table)
    assert (ended.winners, ended.outcome, ended.together) == ([], "ruin-lost", True)
    trail = opened(carried_of(table))
    assert (trail.behind[-1], trail.lost, trail.over, next_maps(trail)) == (10, 1, False, [11])
    assert (trail.cards[0].points, trail.cards[0].completed) == ({}, 5)


def carried_of(table) -> Carried:
    class Ended:
        pass

    ended = Ended()
    ended.table = table
    return carried(ended)


# The end


def test_points_of_all_maps_make_the_champion():  # NF-28.1
    trail = carrying(card("vera", points={"2": 40}), card("grear", points={"2": 55}), behind="2 3 4 5 6 7 8 9 10")
    table = begun(trail, 11).table
    table.bosses = []
    table.heroes[0].placed = 14
    ended = result(table)
    assert ended.outcome == "journey-over"
    standing = LongJourney().standing(carried_of(table))
    totals = [one.total for one in standing.travellers]
    assert standing.over
    assert totals == [40 + ended.sheets[0].total, 55 + ended.sheets[1].total]
    assert standing.champions == [totals.index(max(totals))]
    assert ended.facts == {"hero": HEROES[standing.champions[0]], "points": max(totals)}
    assert LongJourney().nexts(carried_of(table)) == []
    assert result(table) == ended, "whoever asks what is carried on changes nothing"


def test_what_is_kept_between_games():  # NF-28.2
    play = adventure("1", dice="6 6 6", talents="fishing", red={"party": "koba"})
    play("red: choose 2")
    play.table.map_number = 2
    play.table.finds[0].append(play.table.unfound.pop())
    trail = opened(carried_of(play.table))
    kept = trail.cards[0]
    assert (kept.hero, kept.talents, kept.noted, kept.completed) == ("vera", ["fishing"], ["162"], 1)
    assert (kept.read, list(kept.points)) == (["2 1 2 won"], ["2"])
    assert trail.behind == [2]
    table = begun(trail, 3).table
    assert (table.finds, table.heroes[0].reputation, len(table.unfound)) == ([[], []], 0, 31)


def test_whoever_joins_later_has_a_row_filled_for_each_game_missed():  # NF-27.4
    journey = LongJourney()
    trail = opened(journey.join(packed(carrying(*pair(), behind="2 3 4")), "rin"))
    assert (trail.cards[2].hero, trail.cards[2].completed, trail.seated) == ("rin", 9, [0, 1, 2])
    table = begun(trail, 5).table
    assert table.experience(2) == 4
    stories = carrying(*pair(completed=4), mode=CHARACTER_MODE, behind="2 3 4")
    assert opened(journey.join(packed(stories), "rin")).cards[2].completed == 0


# As a page shows it


def test_somebody_stays_away_for_an_evening_and_finds_everything_as_it_was():
    journey = LongJourney()
    trail = carrying(card("vera", clues="rope"), card("grear", clues="key"), card("riza"), behind="2")
    seated = opened(journey.seat(packed(trail), [2, 1]))
    position = begun(seated, 3)
    assert position.table.knows(1, "key")
    assert not position.table.knows(0, "rope")
    on = opened(carried_of(position.table))
    assert on.cards[0] == trail.cards[0]
    assert list(on.cards[2].points) == ["3"]
    with pytest.raises(OptionError, match="a seat is taken by somebody who travels along"):
        journey.seat(packed(trail), [0, 3])
    with pytest.raises(OptionError, match="2 of this journey sit down"):
        setup(3, settings(CAMPAIGN_MODE, 3), Chance("", 3), packed(seated))


def test_the_standing_names_maps_talents_and_clues():
    journey = LongJourney()
    cards = [card("vera", "fishing", "rope", "162", completed=7, points={"2": 41}), card("grear", points={"2": 38})]
    standing = journey.standing(packed(carrying(*cards, behind="2")))
    assert [(stage.thing, stage.state) for stage in standing.stages[:3]] == [
        ("map-2", "behind"),
        ("map-3", "open"),
        ("map-4", "ahead"),
    ]
    first = standing.travellers[0]
    assert {entry.what: entry.things for entry in first.entries} == {
        "experience": [2],
        "stars": [3],
        "squares": [7],
        "talents": ["fishing"],
        "clues": ["clue-rope"],
        "sides": [1],
    }
    assert (first.points, first.total) == ({"map-2": 41}, 41)


def test_the_chronicle_tells_what_was_read_again():
    lines = ["2 1 2 bonus", "2 162 1 lost", "3 vera-0 0 read"]
    told_again = LongJourney().chronicle(packed(carrying(card("vera", read=lines), card("grear"))))
    assert [(passage.stage, passage.title, passage.paragraphs[1:]) for passage in told_again] == [
        ("map-2", "section-1-title", ["section-1-option-2", "section-1-outcome-2"]),
        ("map-2", "section-162-title", ["section-162-option-1", "section-162-failure-1"]),
        ("map-3", "section-vera-0-title", []),
    ]


@pytest.mark.parametrize(
    ("heroes", "problem"),
    [
        (["vera", "vera"], "vera travels along already"),
        (["conan", ""], "nobody here is called 'conan'"),
    ],
)
def test_nobody_travels_twice_or_as_a_stranger(heroes, problem):
    with pytest.raises(OptionError, match=problem):
        LongJourney().begin(TERMS, heroes)


def test_what_cannot_be_used_is_refused_in_a_sentence():
    good = packed(carrying(*pair()))
    broken = msgspec.structs.replace(good, data={**good.data, "seated": "all"})
    for carried_in, problem in (
        (broken, "what is carried cannot be used"),
        (Carried(9, {}), "version 9"),
        (packed(carrying(*pair(), mode=CHARACTER_MODE)), "this journey is played in character mode"),
        (packed(carrying(*pair(), more=True)), "more_adventures is true in every game"),
    ):
        with pytest.raises(OptionError, match=problem):
            setup(2, settings(CAMPAIGN_MODE, 2), Chance("", 2), carried_in)
    assert space_of(2, "1")


def test_bots_do_not_wait_for_ever_for_a_victory_over_the_bosses():  # NF-26.11.3
    early, late = [travelling(hero(), map=11, bosses="boss-queen boss-king", round=round).table for round in (20, 60)]
    assert bosses(early, 0) < 0
    assert bosses(late, 0) == 0
    late.last_round = True
    assert bosses(late, 0) == 0, "the game may end, and is played again"
