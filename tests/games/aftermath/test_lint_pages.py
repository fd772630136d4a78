"""The linter finds what is wrong with a page: one broken page for every rule V-01 to V-09, and V-18."""

from __future__ import annotations

import pytest

from strannik.core.data import DataError
from strannik.games.aftermath.book import BOOKS
from strannik.games.aftermath.lint.layout import lint_layout
from strannik.games.aftermath.lint.prose import lint_prose
from strannik.games.aftermath.pages.frame import FRAME
from strannik.story.lint import lint_volumes
from strannik.story.lint.options import lint_options
from strannik.story.lint.texts import Texts, lint_texts
from strannik.story.lint.ways import lint_ways
from strannik.story.proving.ways import Study
from tests.games.aftermath.sample_pages import Sample, problems


def layout(sample: Sample) -> list[str]:
    book = sample.book()
    return problems([finding for page in book.pages.values() for finding in lint_layout(page, book)])


def refused(sample: Sample) -> str:
    """Why game and linter do not read the pages."""
    with pytest.raises(DataError) as error:
        sample.book()
    return str(error.value)


def test_nothing_is_wrong_with_the_sample() -> None:
    book = Sample().book()
    assert layout(Sample()) == []
    assert lint_ways(Study(book)) == lint_options(Study(book), FRAME) == []


# V-01: whatever is named is there


def test_a_section_that_is_not_there() -> None:
    sample = Sample()
    sample.write("poi.1", [{"goto": "10-7"}])
    assert "there is no section '10-7'" in refused(sample)


def test_people_on_a_space_that_is_not_there() -> None:
    sample = Sample()
    sample.write("disaster", {"value": 7, "do": [{"wound": {"who": {"at": ["busch"]}, "n": 1}}]})
    assert refused(sample).startswith("yard.yaml: 10:disaster.do[0].who.at: there is no space 'busch'; did you mean")


@pytest.mark.parametrize(
    ("condition", "problem"),
    [
        ({"hero": "gromple"}, "there is no hero 'gromple'"),
        ({"built": "gardn"}, "there is no improvement 'gardn'"),
        ({"mission": 99}, "there is no mission '99'"),
        ({"counter": {"fod": 1}}, "there is no counter 'fod'"),
        ({"situation": "quiet"}, "there is no situation 'quiet'"),
        ({"standing": {"roof": 2}}, "there is no space 'roof'"),
        ({"has_item": "twin"}, "there is no item 'twin'"),
    ],
)
def test_a_condition_that_asks_for_what_is_not_there(condition: dict[str, object], problem: str) -> None:
    sample = Sample()
    sample.write("threat", [{"if": condition, "then": [{"add_threat": 1}]}])
    assert refused(sample).startswith(f"yard.yaml: 10:threat.do[0].if.{next(iter(condition))}: {problem}; ")


def test_a_choice_of_somebody_who_is_nobody() -> None:
    sample = Sample()
    sample.write("threat", {"by": "cat", "do": [{"add_threat": 1}]})
    assert refused(sample) == "yard.yaml: 10:threat.by: there is no chooser 'cat'; expected one of: group, hero"


@pytest.mark.parametrize("who", ["al", {"in": ["bush"]}, {"at": []}, 3])
def test_people_who_are_nobody(who: object) -> None:
    sample = Sample()
    sample.write("threat", [{"check": {"skill": "strength", "difficulty": 5, "who": who}}])
    assert refused(sample).startswith("yard.yaml: 10:threat.do[0].check.who")


def test_a_drive_over_a_road_that_is_not_there() -> None:
    sample = Sample()
    sample.cellar = {
        "page": 60,
        "kind": "drive",
        "drive": {"vehicle": "skate", "road": ["zebra", "moon"], "chasers": "skate_raiders", "from": 2},
        "sections": {"START": []},
    }
    sample.write("exit.e", [{"drive": 60}])
    assert refused(sample).startswith("cellar.yaml: drive.road: there is no road 'moon'; ")


def test_a_drive_without_a_page_for_it() -> None:
    sample = Sample()
    sample.yard["drive"] = {"vehicle": "skate", "road": ["zebra"], "chasers": [], "from": 1}
    assert refused(sample) == "yard.yaml: drive: expected on the pages of drives, and nowhere else"


# V-02: every section can be reached


def test_an_orphan() -> None:
    sample = Sample()
    sample.write("10-3", [{"gain": {"food": 1}}])
    assert problems(lint_ways(Study(sample.book()))) == ["10-3: cannot be reached"]


# V-03: what every page has


def test_nowhere_to_enter() -> None:
    sample = Sample()
    sample.mark("step")
    assert "spaces: no space is a hero_spawn" in layout(sample)


def test_enemies_have_nowhere_to_enter() -> None:
    sample = Sample()
    sample.mark("shed")
    assert layout(sample) == ["spaces: enemies may come, and no space is an enemy_spawn"]


def test_no_way_out() -> None:
    sample = Sample()
    sample.mark("gate")
    sample.strike("exit.e")
    assert layout(sample) == ["spaces: there is no exit"]


@pytest.mark.parametrize("section", ["START", "threat", "disaster"])
def test_a_section_that_every_page_has(section: str) -> None:
    sample = Sample()
    sample.strike(section)
    assert f"{section}: the section is missing" in layout(sample)


@pytest.mark.parametrize("value", [0, 4, 15])
def test_a_disaster_that_comes_too_soon_or_never(value: int) -> None:
    sample = Sample()
    sample.write("disaster", {"value": value, "do": [{"hunt": True}]})
    assert layout(sample) == [f"disaster: its value is {value}"]


def test_too_few_spaces() -> None:
    sample = Sample()
    del sample.yard["spaces"]["bench"]
    sample.yard["spaces"]["wall"]["cells"] = ["5,0-6,1"]
    assert layout(sample) == ["spaces: there are 7"]


# V-04: marks and sections belong together


def test_a_mark_that_opens_nothing() -> None:
    sample = Sample()
    sample.mark("bench", "poi:2")
    assert layout(sample) == ["spaces.bench.marks: 'poi:2' opens no section"]


def test_a_section_without_a_mark() -> None:
    sample = Sample()
    sample.write("poi.2", [{"gain": {"food": 1}}])
    assert layout(sample) == ["10:poi.2: no space bears poi:2"]


def test_a_search_place_on_which_nothing_is_put() -> None:
    sample = Sample()
    sample.mark("bench", "search:s2")
    assert layout(sample) == ["spaces: nothing is ever put on 's2'"]


@pytest.mark.parametrize(("terrain", "mark"), [("rubble", "rubble"), ("toxic", "pool"), ("high_ground", "high")])
def test_terrain_for_which_no_space_is_marked(terrain: str, mark: str) -> None:
    sample = Sample()
    sample.write("START", [{"place_search": ["s1"]}, {"terrain": terrain}])
    assert layout(sample) == [f"START: {terrain!r} does nothing here"]
    sample.mark("bench", mark)
    assert layout(sample) == []


def test_rubble_where_no_rubble_ever_lies() -> None:
    sample = Sample()
    sample.mark("bench", "rubble")
    assert layout(sample) == ["spaces: nothing comes of 'rubble'"]


def test_a_mark_that_is_none() -> None:
    sample = Sample()
    sample.mark("bench", "cosy")
    assert layout(sample) == ["spaces.bench.marks: there is no mark 'cosy'"]


def test_a_mark_that_stands_twice() -> None:
    sample = Sample()
    sample.mark("bench", "poi:1")
    assert layout(sample) == ["spaces: 'poi:1' stands on two spaces"]


# V-05: borders


def test_a_border_that_stands_twice() -> None:
    sample = Sample()
    sample.yard["borders"].append({"between": ["path", "step"], "line": "blue"})
    assert layout(sample) == ["borders[1]: path and step have a border already"]


def test_a_border_between_strangers() -> None:
    sample = Sample()
    sample.yard["borders"].append({"between": ["step", "gate"], "line": "blue"})
    with pytest.raises(DataError, match="do not touch"):
        sample.book()


def test_a_corner_is_no_border() -> None:
    sample = Sample()
    sample.yard["grid"] = {"w": 9, "h": 3}
    sample.yard["spaces"]["nook"] = {"cells": ["8,2"], "marks": []}
    sample.yard["borders"].append({"between": ["gate", "nook"], "line": "blue"})
    with pytest.raises(DataError, match="do not touch"):
        sample.book()


def test_a_space_in_pieces() -> None:
    sample = Sample()
    sample.yard["grid"] = {"w": 10, "h": 2}
    sample.yard["spaces"]["bush"]["cells"].append("9,0")
    assert layout(sample) == ["spaces.bush.cells: falls into pieces"]


# V-06, V-07: on foot


def test_a_point_of_interest_behind_a_wall() -> None:
    sample = Sample()
    sample.mark("gate", "exit:e", "needs_ability")
    sample.yard["borders"].append({"between": ["path", "well"], "line": "white"})
    assert layout(sample) == [
        "spaces.well: nobody can walk to 'poi:1'",
        "spaces.shed: enemies who enter here cannot get to anybody",
    ]


def test_what_only_an_ability_reaches_may_be_out_of_reach() -> None:
    sample = Sample()
    sample.yard["borders"].append({"between": ["bench", "gate"], "line": "double"})
    assert layout(sample) == ["spaces.gate: nobody can walk to 'exit:e'"]
    sample.mark("gate", "exit:e", "needs_ability")
    assert layout(sample) == []


# V-08, V-09: reading ends, and everybody has a choice


def test_reading_goes_round() -> None:
    sample = Sample()
    sample.write("poi.1", [{"goto": "10-1"}])
    sample.write("10-1", [{"goto": "10-2"}])
    sample.write("10-2", [{"goto": "10-1"}])
    assert problems(lint_ways(Study(sample.book()))) == ["10-1: reading goes round for ever: 10-1 → 10-2 → 10-1"]


def test_a_choice_that_leaves_none_to_the_poor() -> None:
    sample = Sample()
    sample.write("poi.1", {"options": [{"pay": {"food": 1}, "do": [{"gain": {"parts": 1}}]}]})
    assert problems(lint_options(Study(sample.book()), FRAME)) == [
        "10:poi.1.options: whoever owns nothing has no option"
    ]


def test_a_check_that_does_not_suit() -> None:
    sample = Sample()
    sample.write("poi.1", {"options": [{"check": {"strength": 12}, "do": [{"gain": {"parts": 1}}]}, {"do": []}]})
    assert problems(lint_options(Study(sample.book()), FRAME)) == [
        "10:poi.1.options[0].check: 12 does not suit this book"
    ]


# V-18: texts

LONG = "word " * 60


def texts_of(sample: Sample, **changed: str) -> Texts:
    """All texts of the sample, long enough and saying everything; some changed."""
    book = sample.book()
    said = "food hour wound ед час ран"
    wanted = [message for section in book.sections.values() for message in book.messages(section)]
    texts = dict.fromkeys(wanted, f"{LONG}{said}")
    texts.update({message: "Heading" for message in wanted if "-option-" in message})
    return {"en": {**texts, **changed}, "ru": {**texts, **changed}}


def prose(sample: Sample, **changed: str) -> list[str]:
    return problems(lint_prose(sample.book(), texts_of(sample, **changed)))


def test_a_text_that_is_missing() -> None:
    book = Sample().book()
    missing = [finding.problem for finding in lint_texts(book, {"en": {}})]
    assert "has no text 'page-10-start' in en" in missing
    assert "has no text 'name-10-well' in en" in missing
    assert "has no text 'page-11-trouble' in en" in missing
    assert "has no text 'name-11-lift' in en" in missing


def test_texts_of_the_right_length() -> None:
    sample = Sample()
    short = {"page-10-threat": "Boo.", "page-10-exit-e": "Out you go."}
    assert [problem for problem in prose(sample) if "words" in problem and "exit" not in problem] == []
    assert [problem for problem in prose(sample, **short) if "words in en" in problem][:2] == [
        "10:threat: 'page-10-threat' has 1 words in en",
        "10:exit.e: 'page-10-exit-e' has 3 words in en",
    ]


def test_an_outcome_that_does_not_say_what_it_brings() -> None:
    sample = Sample()
    found = prose(sample, **{"page-10-poi-1-outcome-1": "word " * 20})
    assert "10:poi.1: 'page-10-poi-1-outcome-1' does not say in en that it brings food" in found
    assert "10:poi.1: 'page-10-poi-1-outcome-1' does not say in ru that it brings food" in found


def test_signs_of_a_typewriter() -> None:
    sample = Sample()
    assert "10:START: 'page-10-start' has '\"' in en" in prose(sample, **{"page-10-start": f'{LONG}"quoted"'})


def test_a_sentence_in_a_page_file() -> None:
    sample = Sample()
    sample.write("threat", [{"text": "Somebody is at the door."}])
    assert "threat: has the words 'Somebody is at the door.'" in prose(sample)


def test_a_trouble_that_another_page_has() -> None:
    same = {"page-10-trouble": "It is dark.", "page-11-trouble": "It is dark."}
    assert "trouble: has the trouble of page 10 in en" in prose(Sample(), **same)


# The book itself


def test_nothing_is_wrong_with_the_book() -> None:
    assert [str(finding) for finding in lint_volumes("strannik.games.aftermath", BOOKS)] == []
