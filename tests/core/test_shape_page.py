"""A page that is a board, read by a company: the sample page of the format, played."""

from __future__ import annotations

import pytest

from strannik.box.files import resource
from strannik.core.chance import ScriptedChance
from strannik.core.data import DataError
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.saving import ask_again
from strannik.core.view import View
from strannik.show.asking import prompt
from strannik.story.lint import lint
from strannik.story.lint.texts import read_texts
from strannik.story.loader import read_book
from strannik.story.proving.walker import walk
from tests.core import toy_page
from tests.core.shapes import reloaded, say
from tests.core.toy_page.pages import PAGES, frame

SOURCE = resource("tests.core.toy_page", "data/page-14.yaml")
CALM = 6
"""A throw after which nothing happens."""


class TestPage:
    """Sections by marks, a choice, a check, a group check, flags, exits. [Aftermath 2 to 12, 25]"""

    game = toy_page.GAME

    def page(self, *script: int) -> Position:
        """Two heroes at the start of page 14, red first."""
        return self.game.start(2, ScriptedChance(script, 2))

    def test_the_start_is_read_and_done(self) -> None:
        position = self.page()
        table = position.table
        assert table.tokens == ["objective:o1", "search:s1"]
        assert (table.foes, table.situation) == (["e", "e"], "all_quiet")
        assert [figure.at for figure in table.figures] == ["a", "a"]
        assert str(position.offers[0]) == "walk b | walk d | wait"

    def test_spaces_are_areas_and_those_that_can_be_chosen_are_on_the_board(self) -> None:
        position = self.page()
        (board,) = self.game.scene(View(position, 0), self.game.words("en")).areas
        assert [anchor.shape for anchor in board.anchors][:2] == ["M0 0h30v30h-30Z", "M30 0h30v30h-30Z"]
        asked = prompt(position, 0, self.game.words("en"), None)
        lit = {option.thing for option in asked.options if option.thing}
        assert lit == {"b", "d"}
        assert lit < {anchor.thing for anchor in board.anchors}

    def test_without_the_mission_there_is_no_objective(self) -> None:
        position = self.game.setup(2, {}, ScriptedChance([], 2), None)
        position.table.mission = 2
        position.begin()
        assert position.table.tokens == ["search:s1"]

    def test_a_choice_leads_to_a_check(self) -> None:
        position = self.page(CALM, CALM, 5, CALM, CALM, 2, CALM)
        say(position, "red: walk b", "blue: walk b", "red: walk c")
        assert str(position.offers[0]) == "choose 1 | choose 2"
        reloaded(self.game, position)
        say(position, "red: choose 1")
        assert position.table.counters["food"] == 1

    def test_a_failed_check_wounds(self) -> None:
        position = self.page(CALM, CALM, 3, CALM)
        say(position, "red: walk b", "blue: wait", "red: walk c", "red: choose 1")
        assert (position.table.figures[0].wounds, position.table.counters.get("food")) == (1, None)

    def test_a_choice_leads_to_another_section_and_is_made_once(self) -> None:
        position = self.page(*[CALM] * 6)
        say(position, "red: walk b", "blue: walk b", "red: walk c", "red: choose 2")
        assert position.table.counters["clues"] == 1
        say(position, "blue: walk c")
        assert (position.waiting, str(position.offers[0])) == ([0], "walk b | walk e | wait")

    def test_a_work_is_done_together_over_turns(self) -> None:
        position = self.page(CALM, 4, CALM, 5, CALM, CALM, 3, CALM)
        say(position, "red: walk d")
        assert (position.table.needed, position.table.tokens) == (12, ["search:s1"])
        say(position, "blue: help", "red: help")
        reloaded(self.game, position)
        say(position, "blue: wait", "red: help")
        assert position.table.marked(1, "lift_done")
        assert (position.table.counters["items"], position.table.work) == (1, "")

    def lifted(self, *script: int) -> Position:
        """Red stands at the exit, and what had to be lifted is lifted."""
        position = self.page(*script)
        position.table.notes_of(0).flags.append("lift_done")
        position.table.figures[0].at = "e"
        ask_again(position)
        return position

    def test_the_exit_ends_the_mission(self) -> None:
        position = self.lifted()
        say(position, "red: leave")
        assert (position.finished, position.table.outcome, position.table.counters["time"]) == (True, "success", 1)

    def test_without_the_flag_the_exit_leads_on(self) -> None:
        position = self.lifted(CALM)
        position.table.notes_of(0).flags.clear()
        say(position, "red: leave")
        assert (position.table.page, position.table.lit) == (15, ["a"])
        assert [figure.at for figure in position.table.figures] == ["a", "a"]

    def test_a_threat_and_a_disaster_are_read(self) -> None:
        position = self.page(2, *[CALM] * 5, 1)
        say(position, "red: wait")
        assert len(position.table.foes) == 3
        say(position, "blue: wait", "red: wait", "blue: wait", "red: wait", "blue: wait", "red: wait")
        assert position.table.situation == "enemies"

    def elsewhere(self, *clues: str) -> Position:
        """Red is about to walk to the wall of page 15, knowing these clues from earlier games."""
        position = self.page(*[CALM] * 4)
        position.table.open_page(15)
        position.table.lit.append("a")
        position.table.figures[0].at = "b"
        position.table.notes_of(0).clues.extend(clues)
        ask_again(position)
        say(position, "red: walk a")
        return position

    def test_an_option_appears_when_two_clues_are_known(self) -> None:
        assert str(self.elsewhere("chalk").offers[0]) == "choose 1 | choose 3"
        position = self.elsewhere("chalk", "wedge")
        assert str(position.offers[0]) == "choose 1 | choose 2 | choose 3"
        say(position, "red: choose 2")
        assert (position.table.borders["b-c"], position.table.lit) == ("dashed", [])
        assert [figure.at for figure in position.table.figures] == ["b", "b"]
        assert str(position.offers[1]) == "walk a | walk c | wait"

    def crossroads(self, *clues: str) -> Position:
        """Red has come to what the whole company of page 15 chooses."""
        position = self.page(*[CALM] * 4)
        position.table.open_page(15)
        position.table.notes_of(0).clues.extend(clues)
        ask_again(position)
        say(position, "red: walk b")
        return position

    def test_the_company_chooses_aloud(self) -> None:  # PG-7
        position = self.crossroads()
        assert (position.waiting, position.open) == ([0, 1], True)
        assert [str(position.offers[seat]) for seat in (0, 1)] == ["choose 1 | choose 2"] * 2
        say(position, "blue: choose 1")
        assert position.proposals == {1: [Answer("choose", 1)]}
        say(reloaded(self.game, position), "blue: choose 2", "red: choose 2")
        say(position, "red: choose 1")
        assert position.table.knows(0, "wedge"), "all are for it"
        assert position.waiting == [1]

    def test_where_the_company_differs_the_keeper_of_the_book_decides(self) -> None:  # PG-7
        position = self.crossroads("chalk")
        say(position, "red: choose 3", "blue: choose 2")
        assert position.table.figures[0].at == "c", "what is done is done by whoever read it"
        assert position.table.figures[1].at == "a"

    def test_a_lit_space_is_a_condition(self) -> None:
        position = self.elsewhere()
        say(position, "red: choose 3")
        assert (position.table.counters["food"], position.table.lit) == (1, [])

    def test_what_was_learnt_lasts_and_marks_do_not(self) -> None:
        position = self.elsewhere("chalk")
        position.table.notes_of(1).flags.append("lift_done")
        carried = toy_page.rules.carry(position.table)
        assert carried.data == {"clues": ["chalk"], "read": [], "noted": []}
        later = self.game.start(2, ScriptedChance([], 2), carried=carried)
        assert later.table.knows(1, "chalk")
        assert not later.table.marked(0, "lift_done")


@pytest.mark.parametrize("page", PAGES)
def test_the_walker_comes_everywhere_on_a_page(page):
    book = PAGES[page].book
    assert walk(book).never(book) == []


@pytest.mark.parametrize("page", PAGES)
def test_the_linter_has_nothing_to_say_of_a_page(page):
    assert lint(PAGES[page].book, PAGES[page].frame, read_texts("tests.core.toy_page")) == []


@pytest.mark.parametrize(
    ("right", "wrong", "error"),
    [
        ("random: raider", "random: riader", "START.do[3].encounter.random: there is no enemy 'riader'; did you mean"),
        (
            "[{place_objective: o1}]",
            "[{place_objective: o2}]",
            "START.do[1].then[0].place_objective.place: there is no",
        ),
        ("place_search: [s1]", "place_search: [s2]", "places[0]: there is no search 's2'; expected one of: s1"),
        ("{goto: 14-2}", "{goto: 14-4}", "there is no section '14-4'; did you mean"),
        ("{flag: lift_done}", "{flag: lift_dome}", "there is no flag 'lift_dome'; did you mean 'lift_done'?"),
        ("{mission_active: 3}", "{mission_activ: 3}", "there is no condition 'mission_activ'; did you mean"),
        ("skill: resilience", "skill: resilence", "there is no skill 'resilence'; did you mean 'resilience'?"),
        ("skill: strength", "skill: strenght", "there is no check 'strenght'; did you mean 'strength'?"),
        ("value: 7", "value: soon", "disaster.value: expected int, found str 'soon'"),
        ("between: [b, c]", "between: [b, f]", "borders[1]: there is no space 'f'"),
        ("marks: [poi:1, hide]", "marks: [poi:2, hide]", "starts: there is no section 'poi.2'; did you mean 'poi.1'?"),
    ],
)
def test_a_misspelt_thing_of_a_page_is_refused(right, wrong, error):
    assert right in SOURCE
    with pytest.raises(DataError) as caught:
        read_book(SOURCE.replace(right, wrong, 1), "page.yaml", frame())
    assert error in str(caught.value)
