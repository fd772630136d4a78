"""The way of a campaign or of stories over the maps, to the champions, and how a page shows it."""

import math
from dataclasses import replace

import msgspec
import pytest

from strannik.campaign.pictures import BOTTOM, LETTERS, LONGEST, SLANT, points
from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.options import OptionError
from strannik.games.nearfar.decks import CAMPAIGN_MODE, CHARACTER_MODE
from strannik.games.nearfar.journey import LongJourney
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.score import result
from strannik.games.nearfar.setup import setup
from strannik.games.nearfar.trail import HEROES, new_trail, next_maps, opened, packed
from strannik.server.showing.words import game_words
from strannik.show.letters import fitted
from tests.games.nearfar.long_journeys import (
    adventure,
    begun,
    card,
    carried_of,
    carrying,
    pair,
    settings,
    small_book,
    space_of,
)

__all__ = ["small_book"]

pytestmark = pytest.mark.usefixtures("small_book")

TERMS = {"mode": CAMPAIGN_MODE, "named_first": True, "more": False}


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
    assert next_maps(trail) == [3, 5, 6, 7, 8, 9, 10, 2, 4], "any map may be played again; the new ones come first"
    trail.cards[1].completed = 8
    assert next_maps(trail) == [11]


def test_points_of_a_map_that_is_played_again_are_added():  # NF-1.3.3, NF-28.1
    trail = carrying(card("vera", points={"4": 40}), card("grear", points={"4": 35}), mode=CHARACTER_MODE, behind="4")
    table = begun(trail, 4).table
    table.heroes[0].placed = 14
    after = carried_of(table)
    standing = LongJourney().standing(after)
    now = [sheet.total for sheet in result(table).sheets]
    assert opened(after).behind == [4, 4]
    assert [one.points for one in standing.travellers] == [{"map-4": 40 + now[0]}, {"map-4": 35 + now[1]}]
    assert [stage.state for stage in standing.stages if stage.thing == "map-4"] == ["behind", "behind", "open"]
    once = replace(standing, stages=standing.stages[1:])
    drawn, drawn_once = [points(one, ["Vera", "Grear"], game_words("nearfar", "en")) for one in (standing, once)]
    assert drawn == drawn_once, "a map stands in the picture once, with the points of all its games"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_names_of_the_maps_can_be_read_under_everybodys_points_on_a_phone(language):
    words = game_words("nearfar", language)
    sizes = [fitted(words.name(f"map-{number}"), LONGEST, LETTERS, "sans") for number in range(2, 12)]
    assert min(sizes) > 0.8 * LETTERS
    aslant = abs(math.sin(math.radians(SLANT)))
    assert LONGEST * aslant < BOTTOM


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
        ("map-2", "section-162-title", ["section-162-option-1", "page-failing-skill-2"]),
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
