"""Sentences are made once for all tables; the names of people and lists of things are filled in afterwards."""

import pytest

from strannik.server.showing.words import MARKS, KeptWords, TableWords

TEXT = """
seat-red = Red
seat-blue = Blue
name-lantern = a lantern
took = { $seat } takes { $things } from { $from }.
greets = { $you ->
    [yes] You greet { $from }.
   *[no] { $seat } greets { $from }.
}
finds = { $seat } finds { $thing }.
do-give = Give { $thing }
"""


@pytest.fixture
def common() -> KeptWords:
    return KeptWords("en", [("test", TEXT)])


def test_people_are_called_by_name_and_open_seats_by_colour(common):
    facts = {"seat": 0, "things": ["lantern", 7], "from": "seat-blue"}
    assert TableWords(common, ["Anna", ""]).say("took", facts) == "Anna takes a lantern, 7 from Blue."


def test_what_was_said_at_one_table_is_remembered_at_another(common):
    first = TableWords(common, ["Anna", "Boris"])
    second = TableWords(common, ["Vera", "Gleb"])
    assert first.say("took", {"seat": 0, "things": ["lantern"], "from": "seat-blue"}).startswith("Anna takes a lantern")
    remembered = len(common._said)
    assert second.say("took", {"seat": 0, "things": [3, 4], "from": "seat-blue"}) == "Vera takes 3, 4 from Gleb."
    assert len(common._said) == remembered
    second.say("took", {"seat": 0, "things": [3, 4], "from": "lantern"})
    assert len(common._said) == remembered + 1


def test_where_a_seat_alone_is_quoted_the_sentence_is_remembered_without_it(common):
    first = TableWords(common, ["Anna", "Boris"])
    second = TableWords(common, ["Vera", ""])
    assert first.say("finds", {"seat": 0, "thing": "lantern"}) == "Anna finds a lantern."
    remembered = len(common._said)
    assert second.say("finds", {"seat": 0, "thing": "lantern"}) == "Vera finds a lantern."
    assert second.say("finds", {"seat": 1, "thing": "lantern"}) == "Blue finds a lantern."
    assert first.say("finds", {"thing": "seat-blue", "seat": 0}) == "Anna finds Boris."
    assert first.say("finds", {"thing": "seat-red", "seat": 1}) == "Boris finds Anna."
    assert len(common._said) <= remembered + 2


def test_an_answer_about_a_seat_names_who_sits_there(common):
    first = TableWords(common, ["Anna", "Boris"])
    second = TableWords(common, ["Vera", "Gleb"])
    assert [words.answer("give", "seat-blue") for words in (first, second)] == ["Give Boris", "Give Gleb"]
    assert [words.answer("give", "lantern") for words in (first, second)] == ["Give a lantern"] * 2


def test_facts_that_choose_the_words_are_told_apart(common):
    words = TableWords(common, ["Anna", "Boris"])
    assert words.say("greets", {"you": "no", "seat": 0, "from": "seat-blue"}) == "Anna greets Boris."
    assert words.say("greets", {"you": "yes", "seat": 0, "from": "seat-blue"}) == "You greet Boris."
    assert words.say("greets", {"you": "no", "seat": 1, "from": "seat-red"}) == "Boris greets Anna."


def test_no_mark_is_left_in_what_people_read(common):
    words = TableWords(common, ["Anna", "Boris"])
    said = words.say("took", {"seat": 1, "things": [], "from": "lantern"})
    assert said == "Boris takes  from a lantern."
    assert not any([mark in said for mark in MARKS])
