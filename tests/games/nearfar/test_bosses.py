"""The bosses of the Last Ruin: who waits there, how they fall, and what it means when one stands."""

import pytest

from strannik.games.nearfar.cards import BOSSES
from strannik.games.nearfar.decks import CHARACTER_MODE
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.prospects import bosses
from strannik.games.nearfar.score import result, sheet
from strannik.games.nearfar.trail import HEROES, next_maps, opened
from tests.games.nearfar.builders import hero, red
from tests.games.nearfar.long_journeys import begun, card, carried_of, carrying, pair, small_book, travelling

__all__ = ["small_book"]

pytestmark = pytest.mark.usefixtures("small_book")


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


def test_bots_do_not_wait_for_ever_for_a_victory_over_the_bosses():  # NF-26.11.3
    early, late = [travelling(hero(), map=11, bosses="boss-queen boss-king", round=round).table for round in (20, 33)]
    assert bosses(early, 0) < 0
    assert bosses(late, 0) == 0
    late.last_round = True
    assert bosses(late, 0) == 0, "the game may end, and is played again"
