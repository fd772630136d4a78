"""`strannik book`: adventure books checked, and drawn."""

from __future__ import annotations

import json
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from strannik.cli.books import book as commands
from strannik.core.options import OptionError
from tests.cli.running import refused, strannik, works
from tests.story.tale import book as shelf
from tests.story.tale.book import TALE


@pytest.fixture(autouse=True)
def _tale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose only book is the tale."""

    def find(id: str) -> object:
        packages = {"tale": "tests.story.tale", "faraway": "strannik.games.faraway"}
        if id not in packages:
            raise OptionError(f"there is no game {id!r}")
        return SimpleNamespace(id=id, package=packages[id])

    monkeypatch.setattr(commands, "find_game", find)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tale in a stricter frame."""
    frame = type(TALE.frame)(**{**vars(TALE.frame), "goods": {"coins": 0, "food": 0}})
    monkeypatch.setattr(shelf, "BOOKS", [type(TALE)(TALE.package, TALE.name, lambda: frame)])


def test_a_sound_book_passes():
    assert works("book", "lint", "tale") == "tale/data/tale.yaml: 5 sections, 7 options, 2 clues\nnothing to mend\n"
    assert works("book", "lint", "tale", "--json") == "[]\n"


@pytest.mark.usefixtures("broken")
def test_findings_are_printed_and_the_exit_code_tells():
    done = strannik("book", "lint", "tale")
    assert (done.code, done.err) == (1, "")
    assert done.out.splitlines()[0] == (
        "tale/data/tale.yaml: gate.options[1].pay: costs 1 coins, and nobody has more than 0; at most 0"
    )
    assert done.out.splitlines()[-1] == "1 to mend"


@pytest.mark.usefixtures("broken")
def test_findings_as_json():
    done = strannik("book", "lint", "tale", "--json")
    assert done.code == 1
    assert json.loads(done.out) == [
        {
            "source": "tale/data/tale.yaml",
            "place": "gate.options[1].pay",
            "problem": "costs 1 coins, and nobody has more than 0",
            "right": "at most 0",
        }
    ]


def test_the_map_is_a_picture():
    out = works("book", "map", "tale", "--lang", "ru")
    picture = ElementTree.fromstring(out)
    assert picture.tag.endswith("svg")
    assert picture[0].text == "Книга приключений"
    assert "Колодец" in out
    assert "куда после неудачи" in out


def test_the_map_is_written_into_a_file(tmp_path):
    file = tmp_path / "tale.svg"
    assert works("book", "map", "tale", "--book", "tale", "--out", file) == ""
    assert "The Well" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["book", "lint"], "GAME"),
        (["book", "lint", "chess"], "there is no game 'chess'"),
        (["book", "lint", "faraway"], "faraway has no adventure book"),
        (["book", "map", "faraway"], "faraway has no adventure book"),
        (["book", "map", "tale", "--book", "tail"], "tale has no book 'tail'; did you mean 'tale'?"),
        (["book", "map", "tale", "--out", "no/such/folder.svg"], "no/such/folder.svg: No such file or directory"),
        (["book", "draw"], "draw"),
    ],
)
def test_mistakes_end_in_one_sentence(arguments, told):
    assert told in refused(*arguments)
