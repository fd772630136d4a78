"""The mission log of a cardboard table."""

import pytest

from strannik.core.data import DataError
from strannik.games.aftermath import GAME
from strannik.server.showing.pad import sheet
from strannik.show.pad import NotCounted

LOG = {
    "mission": "1",
    "success": True,
    "time": 13,
    "clues": 1,
    "parts": 5,
    "food": 1,
    "population": 9,
    "morale": 8,
}


def score(**changes):
    return GAME.score_pad(LOG | changes, "log")


def test_the_log_says_what_the_colony_phase_brings():  # AM-30.3, AM-30.5
    scored = score()
    assert scored["counters"] == {"clues": 1, "parts": 5, "food": 0, "population": 7, "morale": 7}
    lines = {line["what"]: line["thing"] for line in scored["lines"] if line["what"] in ("events", "missing")}
    assert lines == {"events": 3, "missing": 2}
    assert scored["total"] == sum([line["points"] for line in scored["lines"]])


def test_the_log_is_said_in_words_with_what_is_left_and_not_what_it_is_worth():  # AM-30.5
    for language, lost, left in (
        ("en", "Not fulfilled: The Slit Sack", "Population after supper: 7"),
        ("ru", "Не выполнено: «Распоротый мешок»", "Жителей после ужина: 7"),
    ):
        said = {line.label: line.points for line in sheet(LOG, score(success=False), GAME.words(language))}
        assert (said[lost], said[left]) == (0, 14)
        assert len(said) == 3 + 5, "and nothing besides"
    assert [line.label for line in sheet(LOG, score(goals=["grumple"]), GAME.words("en"))][
        -1
    ] == "Goal reached: Grumple"
    fallen = sheet(LOG, score(population=1, food=0), GAME.words("en"))[-1]
    assert fallen.label.endswith("read section 100-23")


def test_what_stands_is_reckoned_in():  # AM-30.5, AM-30.7
    scored = score(built=["garden", "infirmary", "storeroom"], food=2)
    assert scored["counters"] == {"clues": 1, "parts": 5, "food": 2, "population": 10, "morale": 8}


def test_goals_reached_now_and_before_count():  # AM-26.3
    scored = score(built=["garden", "workshop"], stash=["toy-truck"], goals=["meziah"])
    assert scored["goals"] == ["meziah", "ringr", "grumple"]


def test_a_colony_may_fall():  # AM-26.5
    assert score(population=1, food=0)["fallen"]
    assert not score()["fallen"]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"mission": "9"}, "there is no '9'"),
        ({"built": ["gardn"]}, "did you mean 'garden'"),
        ({"stash": ["compass"]}, "there is no 'compass'"),
        ({"time": 99}, "expected"),
        ({"extra": 1}, "expected"),
    ],
)
def test_what_cannot_be_is_refused(changes, problem):  # AM-30.1
    with pytest.raises(DataError, match=problem):
        score(**changes)


def test_what_is_miscounted_is_said_in_words():  # AM-6.2
    with pytest.raises(NotCounted) as raised:
        score(population=16)
    assert (raised.value.says, raised.value.facts) == ("wrong-many", {"most": 15, "found": 16})
    assert score(population=16, built=["bunkhouse"])["counters"]["population"] == 13
    with pytest.raises(NotCounted):
        score(goals=["ringr", "ringr"])


def test_every_line_can_be_read():  # AM-30.5
    for language in ("en", "ru"):
        words = GAME.words(language)
        for line in score(goals=["ringr"])["lines"]:
            assert words.say(f"line-{line['what']}", {"thing": line["thing"]})
