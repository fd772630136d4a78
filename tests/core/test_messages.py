"""Messages are read when they are first said: a book of thousands costs a table nothing."""

from typing import ClassVar

import pytest

from strannik.box.files import chapters
from strannik.box.shelf import find_game, game_ids
from strannik.core.data import DataError
from strannik.show import messages
from strannik.show.clauses import LANGUAGES
from strannik.show.messages import Messages
from strannik.show.words import Words

TEXT = """# People
greeting = Good { -time }, { name-anna }.
name-anna = Anna
-time = evening

# The rest
farewell =
    { $late ->
        [yes] Good night.
       *[no] { greeting }
    }
name-anna = Boris
"""

GAPS = """
told =
    { $you ->
        [yes] You take { things }.
       *[no] { $seat } takes { things }.
    }
things = { $count } { -card(kind: "one") }
-card =
    { $kind ->
        [one] card
       *[many] cards
    }
"""


class Counting(messages.FluentParser):
    texts: ClassVar[list[str]] = []

    def parse(self, source):
        Counting.texts.append(source)
        return super().parse(source)


@pytest.fixture
def read(monkeypatch):
    Counting.texts = []
    monkeypatch.setattr(messages, "FluentParser", Counting)
    return Counting.texts


def test_a_message_is_read_with_what_it_quotes_and_nothing_else(read):
    words = Words("en", [("test", TEXT)])
    assert "farewell" in words
    assert "anna" not in words
    assert read == []
    assert words.say("name-anna") == "Anna"
    assert len(read) == 1
    assert words.say("greeting") == "Good evening, Anna."
    assert len(read) == 3
    assert words.say("farewell", {"late": "no"}) == "Good evening, Anna."
    assert len(read) == 4
    words.say("greeting")
    assert len(read) == 4


def test_a_message_asks_for_its_own_facts_and_for_those_of_the_messages_it_quotes():
    words = Words("en", [("test", GAPS)])
    assert words.gaps("told") == ["count", "seat", "you"]
    assert words.gaps("things") == ["count"]
    assert words.gaps("nothing") == []


def test_of_a_whole_book_only_what_is_said_is_read(read, monkeypatch):
    game = find_game("nearfar")
    monkeypatch.setattr(game, "_words", {})  # as on a machine on which nothing has been said yet
    words = game.words("ru")
    assert words.say("game-title")
    assert len(read) == 1


@pytest.mark.parametrize("text", ["greeting { = }", "  indented = so\n", "# fine\nstray words\ngood = yes\n"])
def test_what_is_no_message_is_refused_at_once(text):
    with pytest.raises(DataError, match=r"test.*cannot be read as a message"):
        Messages("en").add("test", text)


@pytest.mark.parametrize("text", ["", "\n", "# nothing yet\n"])
def test_a_file_may_be_empty(text):
    words = Words("en", [("test", text)])
    assert "greeting" not in words
    with pytest.raises(DataError, match="no such message"):
        words.say("greeting")


def test_a_message_that_is_spoilt_is_refused_when_it_is_said_and_no_other():
    words = Words("en", [("test", "bad = { $x\ngood = yes\n")])
    assert words.say("good") == "yes"
    with pytest.raises(DataError, match=r"test.*cannot be read as a message.*bad"):
        words.say("bad", {"x": 1})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_all_messages_are_found_that_a_whole_file_has(id, language):
    package = find_game(id).package
    for source, text in chapters(package, f"data/strings/{language}", ".ftl"):
        found = Messages(language)
        found.add(source, text)
        whole = messages.FluentParser(with_spans=False).parse(text).body
        assert not [entry for entry in whole if isinstance(entry, messages.ast.Junk)], source
        named = [entry.id.name for entry in whole if isinstance(entry, messages.ast.Message)]
        assert [name for name in found._written if not name.startswith("-")] == list(dict.fromkeys(named)), source


class FoundByMany(Words):
    """Words whose messages somebody else is just looking for too, whenever they are asked for."""

    _messages = property(Words._find)


def test_messages_that_two_threads_look_for_at_once_quote_each_other_all_the_same():
    words = FoundByMany("en", [("words", "die = a { colour } die\ncolour = green\n")])
    assert words.say("die") == "a green die"
