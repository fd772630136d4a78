"""Character mode: a story of one's own, step by step, and what a story told to its end is worth."""

import pytest

from strannik.games.nearfar.decks import CAMPAIGN_MODE, CHARACTER_MODE
from strannik.games.nearfar.score import sheet
from tests.games.nearfar.builders import goods, hero, told
from tests.games.nearfar.long_journeys import adventure, begun, card, carrying, small_book, travelling

__all__ = ["small_book"]

pytestmark = pytest.mark.usefixtures("small_book")


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
