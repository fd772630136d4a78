"""Data files: errors name the file, the place, what was found and what would be right."""

from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from strannik.box.files import chapters
from strannik.core.data import DataError, decode, read_yaml
from strannik.core.effects import Vocabulary, data_name, effects
from strannik.core.step import Choice, Step
from strannik.show.clauses import joined, read_rulebook
from strannik.show.words import Words


@dataclass
class Skull(Choice):
    me: int
    count: int


@dataclass
class FlipOwnDie(Choice):
    me: int
    count: int = 1
    colour: str = "any"


@dataclass
class Check(Choice):
    me: int
    skill: str
    passed: list[Step] = effects()


VOCABULARY = Vocabulary([Skull, FlipOwnDie, Check])


def test_an_entry_is_a_step() -> None:
    entries = [{"skull": 2}, {"flip_own_die": {"colour": "red"}}, {"check": {"skill": "wit", "passed": [{"skull": 1}]}}]
    made = [effect.made(3) for effect in VOCABULARY.read(entries, "cards.json", "7.effects")]
    assert made == [Skull(3, 2), FlipOwnDie(3, 1, "red"), Check(3, "wit", [Skull(3, 1)])]


@pytest.mark.parametrize(
    ("entries", "error"),
    [
        ({}, "cards.json: 7.effects: expected a list of effects, found dict {}"),
        ([{"skul": 1}], "cards.json: 7.effects[0]: there is no step 'skul'; did you mean 'skull'?"),
        ([{"skull": 1, "check": 2}], "7.effects[0]: expected {step: arguments}, found dict"),
        ([{"skull": "one"}], "cards.json: 7.effects[0].skull.count: expected int, found str 'one'"),
        ([{"skull": True}], "7.effects[0].skull.count: expected int, found bool True"),
        ([{"skull": {"counts": 1}}], "7.effects[0].skull: there is no field 'counts'; did you mean 'count'?"),
        ([{"skull": {}}], "7.effects[0].skull: count is missing"),
        ([{"flip_own_die": 2}], "7.effects[0].flip_own_die: expected the fields count, colour, found int 2"),
        (
            [{"check": {"skill": "wit", "passed": [{"skul": 1}]}}],
            "7.effects[0].check.passed[0]: there is no step 'skul'",
        ),
    ],
)
def test_a_wrong_entry_says_where_and_what_would_be_right(entries: object, error: str) -> None:
    with pytest.raises(DataError) as caught:
        VOCABULARY.read(entries, "cards.json", "7.effects")
    assert error in str(caught.value)


def test_steps_are_named_in_small_letters() -> None:
    assert data_name("FlipOwnDie") == "flip_own_die"


class Card(msgspec.Struct, forbid_unknown_fields=True):
    number: int


def test_json_is_checked_field_by_field() -> None:
    with pytest.raises(DataError) as caught:
        decode('[{"number": 1}, {"number": "two"}]', list[Card], "cards.json")
    assert str(caught.value) == "cards.json: [1].number: Expected `int`, got `str`"


def test_a_key_given_twice_is_an_error() -> None:
    with pytest.raises(DataError, match=r"book.yaml: line 2: 'a' is given twice"):
        read_yaml("a: 1\na: 2\n", "book.yaml")


def test_broken_yaml_names_its_line() -> None:
    with pytest.raises(DataError, match=r"book.yaml: line 2"):
        read_yaml("a: 1\n  b: [\n", "book.yaml")


GOOD = """
T-1:
  where: {en: Town, ru: Город}
  says: {en: Pay first., ru: Сначала плата.}
  bar: {en: "Short of { $cost }.", ru: "Не хватает { $cost }."}
"""


def test_clauses_are_read_and_their_refusals_filled() -> None:
    rulebook = read_rulebook(GOOD, "rulebook.yaml")
    assert rulebook["T-1"].says["ru"] == "Сначала плата."
    assert Words("ru", [], [rulebook]).refusal("T-1", {"cost": 3}) == "Не хватает 3."


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("- T-1", "rulebook.yaml: expected clauses by their ids"),
        ("T-1: {}", "rulebook.yaml: T-1: where is missing"),
        ("T-1: {wher: {}}", "rulebook.yaml: T-1: there is no 'wher'"),
        ("T-1: {where: {en: a}, says: {en: a, ru: б}}", "T-1.where: expected a text in each of: en, ru"),
    ],
)
def test_a_wrong_clause_says_what_is_wrong(text: str, error: str) -> None:
    with pytest.raises(DataError) as caught:
        read_rulebook(text, "rulebook.yaml")
    assert error in str(caught.value)


def test_a_gap_that_cannot_be_filled_is_an_error() -> None:
    words = Words("en", [], [read_rulebook(GOOD, "rulebook.yaml")])
    with pytest.raises(DataError, match="cost"):
        words.refusal("T-1", {})


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(DataError, match="there is no such message"):
        Words("en", []).say("hello")


def test_a_message_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(DataError, match="cannot be read as a message"):
        Words("en", [("en.ftl", "hello = { $\n")]).say("hello")


def test_russian_plurals_are_right() -> None:
    text = "cards = { $n ->\n    [one] { $n } карта\n    [few] { $n } карты\n   *[many] { $n } карт\n }\n"
    words = Words("ru", [("ru.ftl", text)])
    said = [words.say("cards", {"n": n}) for n in (1, 3, 5, 11, 21)]
    assert said == ["1 карта", "3 карты", "5 карт", "11 карт", "21 карта"]


def test_a_long_text_may_be_a_folder_of_chapters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "longbook"
    (package / "rulebook").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rulebook" / "02-end.yaml").write_text("second", encoding="utf-8")
    (package / "rulebook" / "01-start.yaml").write_text("first", encoding="utf-8")
    (package / "rulebook" / "notes.txt").write_text("no chapter", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    read = chapters("longbook", "rulebook", ".yaml")
    assert read == [("rulebook/01-start.yaml", "first"), ("rulebook/02-end.yaml", "second")]


def test_a_clause_stands_in_one_chapter() -> None:
    chapter = read_rulebook(GOOD, "rulebook.yaml")
    assert list(joined([chapter]).clauses) == list(chapter.clauses)
    with pytest.raises(DataError, match="stands in two chapters"):
        joined([chapter, chapter])
