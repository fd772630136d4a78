"""A book of one's own: sections laid into the data folder are played, and damaged ones get one clear sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from strannik.box.box import Box
from strannik.core.data import DataError
from strannik.games.nearfar import BOX
from strannik.games.nearfar.book import BOOKS, LongBook
from strannik.games.nearfar.worth import frame
from strannik.story.lint.balance import lint_balance
from strannik.story.lint.texts import lint_texts, read_texts, surplus_texts
from tests.server.processes import one_sentence

SECTION = """
sections:
  "5":
    options:
      - {check: {skill: 6}, reward: [{food: 6}], bonus: [{hearts: 2}], side: "562"}
      - {reward: [{food: 1}]}
  "562":
    options:
      - {check: {skill: 7}, reward: [{food: 4}, {hearts: 4}], bonus: [{food: 2}]}
      - {check: {combat: 6}, reward: [{gems: 3}], bonus: [{gems: 1}]}
"""
TEXTS = """
section-5-title = Notice
section-5-read = “I should like to resign,” says the scarecrow.
section-5-option-1 = Write it a reference
section-5-outcome-1 = Honest, sober, stands well.
section-5-option-2 = Share its bread
section-5-outcome-2 = It does not eat. You do.
section-562-title = A post with prospects
section-562-read = The scarecrow writes that it has been made an ambassador.
section-562-option-1 = Answer at length
section-562-outcome-1 = It answers with a basket.
section-562-option-2 = Answer the crows
section-562-outcome-2 = They pay in gems.
"""


class Own:
    """A user's folder, and what is laid into it."""

    def __init__(self, folder: Path) -> None:
        self.content = folder / "content" / "nearfar"

    def lay(self, place: str, text: str | bytes) -> Path:
        path = self.content / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def book(self) -> LongBook:
        """The book of the long journeys, opened anew."""
        return LongBook(BOX.package, "campaign", lambda: frame(4, 12, stories=True), own=True)

    def box(self) -> Box:
        return Box(**BOX.label())


@pytest.fixture
def own(tmp_path, monkeypatch) -> Own:
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path))
    return Own(tmp_path)


def test_the_box_says_for_which_books_there_may_be_own_sections():
    assert [book.name for book in BOOKS if book.own] == list(BOX.own_books)


def test_own_sections_stand_in_for_ours_or_are_added(own):
    ours = own.book().book.sections
    own.lay("campaign/mine.yaml", SECTION)
    own.lay("strings/en/mine.ftl", TEXTS)
    theirs = own.book()
    theirs.check_own(own.box())
    assert theirs["5"].options[0].side == "562"
    assert ours["5"].options[0].side == "163"
    assert theirs["6"] == ours["6"]
    assert set(theirs) - set(ours) == {"562"}
    assert "campaign/mine" in theirs.parts()


def test_a_text_in_one_language_is_read_by_everybody(own):
    ours = own.box().words("ru").say("section-6-title")
    own.lay("campaign/mine.yaml", SECTION)
    own.lay("strings/en/mine.ftl", TEXTS)
    own.lay("strings/ru/mine.ftl", "section-5-title = Увольнение\n")
    box = own.box()
    assert [box.words(language).say("section-5-title") for language in ("en", "ru")] == ["Notice", "Увольнение"]
    assert box.words("ru").say("section-562-title") == "A post with prospects"
    assert box.words("ru").say("section-6-title") == ours


def test_records_name_the_content_and_other_modes_are_not_concerned(own):
    before = hashes(own.box())
    own.lay("campaign/mine.yaml", SECTION)
    after = hashes(own.box())
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, False, True]
    own.lay("campaign/mine.yaml", f"# A comment.\n{SECTION}")
    assert hashes(own.box()) == after


def test_the_linter_reads_own_texts_in_the_place_of_ours(own):
    own.lay("campaign/mine.yaml", SECTION)
    own.lay("strings/en/mine.ftl", TEXTS)
    book, texts = own.book().book, read_texts(BOX.package)
    missing = [str(finding) for finding in lint_texts(book, texts)]
    assert len(missing) == TEXTS.count(" = "), "all of them in Russian, nothing else"
    assert all(["in ru" in finding for finding in missing])
    assert [one for one in surplus_texts([book], texts) if one.place.startswith(("section-5-", "section-562-"))] == []


def test_the_example_for_authors_can_be_played(own):
    page = Path("docs/games/nearfar-book.md").read_text(encoding="utf-8")
    laid = re.findall(r'cat > "\$STRANNIK_DATA/content/nearfar/(\S+)" <<\'END\'\n(.*?)\nEND\n', page, re.DOTALL)
    for place, text in laid:
        own.lay(place, text + "\n")
    assert [place for place, _ in laid] == ["campaign/mine.yaml", "strings/en/mine.ftl"]
    book, box = own.book(), own.box()
    book.check_own(box)
    assert box.words("ru").say("section-5-title") == "Notice"
    assert lint_balance(replace(book.book, sections={"5": book["5"]}), book.frame) == []


def hashes(box: Box) -> list[str]:
    """Of all there is, of a campaign's table and of an arcade game's."""
    return [box.content, *[box.content_for({"mode": mode, "map": 2}) for mode in ("campaign", "arcade")]]


DAMAGED = [
    ("sections: [", "did not find expected node content"),
    ("hello", "expected texts, starts, sections, found str 'hello'"),
    ("sections: {'5': {options: [{check: {skil: 6}, reward: []}]}}", "skil"),
    ("sections: {'5': {options: [{reward: [{find: cold-blad}]}]}}", "did you mean 'cold-blade'?"),
    ("sections: {'5': {options: [{reward: [{food: 1}], side: '999'}]}}", "there is no section '999'"),
    (SECTION.replace('"562"', '"563"'), "there is no text 'section-563-title' in any language"),
    (b"\xff\xfe", "is not a text in UTF-8"),
]


@pytest.mark.parametrize(("text", "sentence"), DAMAGED)
def test_a_damaged_book_is_refused_with_its_place(own, text, sentence):
    path = own.lay("campaign/mine.yaml", text)
    own.lay("strings/en/mine.ftl", TEXTS)
    with pytest.raises(DataError) as refused:
        own.book().check_own(own.box())
    assert str(refused.value).startswith(path.as_posix())
    assert sentence in str(refused.value)


def test_a_damaged_text_is_refused_with_its_place(own):
    own.lay("campaign/mine.yaml", SECTION)
    path = own.lay("strings/en/mine.ftl", TEXTS + "this is no message\n")
    with pytest.raises(DataError, match="cannot be read as a message") as refused:
        own.book().check_own(own.box())
    assert str(refused.value).startswith(path.as_posix())


def test_nobody_sets_out_with_a_damaged_book(own):
    path = own.lay("campaign/mine.yaml", "sections: {'5': {options: [{reward: [{fod: 1}]}]}}")
    said = one_sentence("campaign", "new", "nearfar", "--name", "Mine", "--with", "Anna,bot")
    assert f"{path.as_posix()}: 5.options[0].reward[0]: there is no step 'fod'; did you mean 'food'?" in said


def test_it_is_read_at_the_table(own):
    """Played in a process of its own, since a game that is loaded keeps its book."""
    own.lay("campaign/mine.yaml", SECTION)
    own.lay("strings/en/mine.ftl", TEXTS)
    script = """
from tests.games.nearfar.builders import red
from tests.games.nearfar.long_journeys import adventure

play = adventure("5", dice="6")
print(play.offers("red"))
play("red: choose 1")
print(red(play).goods["food"], play.table.notes["0"].noted)
"""
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    played = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert played.stdout.splitlines() == ["choose 1 | choose 2", "6 ['562']"], played.stderr
