"""Leaving a page, changing it, coming back; and what a page is."""

import pytest

from strannik.core.data import DataError
from strannik.games.aftermath.cards import MISSIONS
from strannik.games.aftermath.entries.pages import read_page
from strannik.games.aftermath.game import GAME
from strannik.games.aftermath.pages.geometry import Ground
from strannik.games.aftermath.pages.page import Page, pages
from strannik.games.aftermath.steps.travel import LayPage, open_page
from strannik.games.aftermath.steps.turn import StartPage
from strannik.show.asking import prompt
from strannik.show.telling import tell
from strannik.story.reading import Read
from tests.games.aftermath.builders import doing, hero, on_the_table, told, turn, where
from tests.harness import placed


def leaving(**settings):
    """Red is the last to leave Abbigail Lane by the front door."""
    red = hero("grumple", at="front_door", hand="", **settings.pop("red", {}))
    play = turn(red, hero("whisper", left=True), deck=settings.pop("deck", "red-1a"), **settings)
    play.table.way_out = "10-e"
    return play


def gone(**settings):
    play = leaving(**settings)
    play("red: leave 10-e")
    return play


# Changing pages


def test_when_all_have_left_the_exit_section_is_carried_out():  # AM-2.7, AM-3.1, AM-3.3, AM-3.3.5
    play = gone()
    table = play.table
    assert (table.page, table.cell, table.count("time")) == (11, [1, 0], 1)
    assert [where(play), where(play, "blue")] == ["step", "step"]


def test_the_next_archivist_takes_the_first_turn():  # AM-3.3.2
    play = gone()
    assert (play.table.archivist, play.table.active) == (1, 1)


def test_hostile_enemies_hunt_the_party_and_strangers_do_not():  # AM-3.3.3
    assert gone(foes="patch@rug", situation="enemies", threats="").table.hunting == ["patch"]
    play = gone(foes="patch@rug")
    assert play.table.hunting == []


def test_the_page_is_cleared():  # AM-3.3.4
    play = leaving(threats="black-1a black-2a", searches="s1:4")
    table = play.table
    table.work_card, table.work_count, table.work = [table.deck.pop()], 3, "10-x"
    table.works = {"10-x": ""}
    play("red: leave 10-e")
    assert (table.threats, table.work_card, table.work_count, table.works) == ([], [], 0, {})
    assert "10-s1" not in table.searches
    assert table.reserved["4"] == 3  # the one left behind is not put back, and two lie in the yard


def test_a_defeated_hero_does_not_hold_up_the_others():  # AM-3.3
    play = turn(hero("grumple", at="front_door"), hero("whisper", defeated=True), deck="red-1a")
    play("red: leave 10-e")
    assert play.table.page == 11
    assert not play.table.heroes[1].defeated


def test_the_book_sends_the_party_when_the_turn_is_over():  # AM-3.3.1
    play = turn(hero("grumple", at="rug"), hero("whisper", at="rug"), deck="red-1a red-2a red-3a blue-1a blue-2a")
    open_page(play.table, 0, 12)
    play("red: end-turn")
    assert (play.table.page, play.table.archivist) == (12, 1)


# Opening


def opened(page: int, **settings):
    play = doing(
        LayPage(0, page),
        hero("grumple"),
        hero("whisper"),
        **settings,
    )
    return play


def test_opening_a_page_reads_its_start():  # AM-2.1, AM-2.8, AM-9.3
    table = opened(11).table
    assert table.story[0] == "page-11-start"
    assert table.quiet


def test_search_tokens_have_the_lowest_numbers_left():  # AM-9.5
    table = opened(11).table
    assert table.searches == {"11-s1": 4, "11-s2": 4}
    play = doing(LayPage(0, 11), hero("grumple"), hero("whisper"), searches="")
    assert play.table.reserved == {"4": 2}


def test_when_none_is_left_none_is_laid():  # AM-9.5
    play = opened(11)
    table = play.table
    table.reserved = {"4": 8, "5": 7, "7": 6}
    assert table.reserve_search() == 0
    table.reserved = {"4": 8, "5": 6, "7": 0}
    assert [table.reserve_search(), table.reserve_search()] == [5, 7]


def test_on_coming_back_no_tokens_are_laid():  # AM-4.1, AM-2.8
    table = opened(11, visited="11").table
    assert (table.revisited, table.searches) == (True, {})
    assert table.story[0] == "page-11-start"


def test_enemies_enter_on_their_spawn():  # AM-9.4, AM-0.2
    table = opened(11).table
    assert {foe.space for foe in table.foes} == {"11-bins"}
    assert table.track == [foe.card for foe in table.foes]


def test_the_party_leaves_a_story_at_once():  # AM-2.2, AM-3.3
    play = doing(LayPage(0, 2), hero("grumple"), hero("whisper"), active=-1)
    play.position.agenda.insert(0, StartPage())
    play("red: choose 1", "blue: choose 1")
    assert (play.table.page, play.table.active) == (10, 0)


def test_the_group_decides_together_and_else_the_archivist():  # AM-24.1
    play = doing(LayPage(0, 2), hero("grumple"), hero("whisper"), archivist=1, active=-1)
    play("red: choose 1", "blue: choose 2")
    assert "page-2-2-1-option-2" in play.table.story
    assert "page-2-2-1-option-1" not in play.table.story


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_way_is_called_by_its_own_words(language):  # AM-2.1
    words = GAME.words(language)
    said = words.say("page-2-2-1-option-2")
    play = doing(LayPage(0, 2), hero("grumple"), hero("whisper"), archivist=1, active=-1)
    assert said in [option.label for option in prompt(play.position, 0, words).options]
    play("red: choose 2")
    assert [proposal.label for proposal in prompt(play.position, 1, words).proposals] == [said]
    assert any([said in line for line in tell(play.position.table.news, (1,), words)])
    play("blue: choose 2")
    assert [way["way"] for way in told(play, "OptionTaken")] == ["page-2-2-1-option-2"]
    assert any([said in line for line in tell(play.position.table.news, (1,), words)])


# Pages as data


PAGE = """
page: 99
kind: map
grid: {w: 4, h: 2}
spaces:
  a: {cells: ["0,0-1,0"], marks: [hero_spawn]}
  b: {cells: ["2,0-3,0"]}
  c: {cells: ["2,1-3,1"]}
borders: [%s]
sections: {START: []}
"""


def page(borders: str = "") -> Page:
    return Page("test", read_page(PAGE % borders, "test"))


def test_spaces_that_touch_by_a_side_are_neighbours_and_by_a_corner_are_not():  # AM-9.1
    assert page().lines == {
        "99-a": {"99-b": "dashed"},
        "99-b": {"99-a": "dashed", "99-c": "dashed"},
        "99-c": {"99-b": "dashed"},
    }


def test_a_step_over_a_dashed_line_into_rubble_costs_one_more():  # AM-13.1.2, AM-13.1.3, AM-13.1.4
    written = (PAGE % "{between: [a, b], line: red}").replace('"2,1-3,1"]', '"2,1-3,1"], marks: [rubble]')
    ground = Ground(Page("test", read_page(written, "test")), {})
    assert ground.crossings("", 3, False)["99-b"] == [("99-a", 3), ("99-c", 1)]
    assert ground.crossings("red", 3, True)["99-b"] == [("99-a", 1), ("99-c", 2)]
    assert ground.crossings("red", 3, True)["99-c"] == [("99-b", 1)]


@pytest.mark.parametrize(
    ("borders", "problem"),
    [
        ("{between: [a, x]}", "there is no space 'x'"),
        ("{between: [a, c]}", "a and c do not touch"),
        ("{between: [a, b], line: pink}", "Invalid enum value 'pink'"),
    ],
)
def test_a_page_that_contradicts_itself_is_refused(borders, problem):  # AM-9.1, AM-9.2
    with pytest.raises(DataError, match=problem):
        page(borders)


def test_a_mission_is_completed_where_it_says():  # AM-3.2
    succeeding = [number for number, page in pages().items() if "{'mission_success': 1}" in str(page.written)]
    assert succeeding
    assert set(succeeding) <= {MISSIONS["1"].location, *MISSIONS["1"].pages, 60}  # page 60 is the ride home


def test_what_changes_is_told():  # AM-3.3.2
    play = gone()
    assert [event["page"] for event in told(play, "PageOpened")] == ["page-11"]


# Points that are read again


def reading(section, page, flag="", won="", mission="1"):
    """What is read out where somebody stands, after some of it has been done, now or on an earlier evening."""
    table = on_the_table(hero("grumple"), hero("whisper"), page=page)
    table.mission, table.won = mission, won.split()
    table.notes_of(0).flags += flag.split()
    return placed(GAME, table, Read(0, section)).table.story


@pytest.mark.parametrize(
    ("section", "flag", "mission", "after"),
    [
        ("12:poi.1", "", "1", ""),
        ("48:poi.1", "low", "6", "set"),
        ("48:poi.2", "mid", "6", "set"),
        ("48:poi.3", "top", "6", "set"),
        ("57:poi.1", "crack_1", "n6", "again"),
        ("58:poi.1", "vote_one", "n8", "lit"),
        ("58:poi.2", "vote_two", "n8", "lit"),
        ("58:poi.3", "vote_three", "n8", "lit"),
    ],
)
def test_where_all_is_done_the_point_does_not_begin_anew(section, flag, mission, after):  # AM-0.5
    page, name = section.split(":")
    own = f"page-{page}-{name.replace('.', '-')}"
    assert reading(section, int(page), flag, mission=mission) == [f"{own}-{after}" if after else own]


def test_what_was_done_on_another_evening_stays_done():  # AM-0.5
    assert reading("48:poi.1", 48) == ["page-48-poi-1"]
    assert reading("48:poi.1", 48, won="6") == ["page-48-poi-1-set"]
    assert reading("44:START", 44, won="3") == ["page-44-start-after"]
    assert reading("58:START", 58, won="n8") == ["page-58-start-adjourned"]
    assert reading("58:poi.2", 58, won="n8") == ["page-58-poi-2-adjourned"]
