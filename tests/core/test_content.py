"""What a table's content is: the numbers it is played with, not how they are written, nor what it does not use."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from strannik.box.box import Box, Mode
from strannik.games.nearfar import BOX, uses

SETTINGS = {"mode": "arcade", "map": 3}


@pytest.fixture
def box(tmp_path, monkeypatch):
    """A box whose files may be changed; `hashed` opens it again."""
    package = tmp_path / "somewhere_else"
    shutil.copytree(Path(sys.modules["strannik.games.nearfar"].__file__ or "").parent / "data", package / "data")
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield package / "data"
    sys.modules.pop("somewhere_else", None)


def hashed(**settings) -> str:
    box = Box(id="x", package="somewhere_else", rules="1", clause_prefix="X", modes=[Mode("arcade", 2, 4)], uses=uses)
    return box.content_for({**SETTINGS, **settings})


def test_a_comment_changes_nothing(box):
    before = hashed()
    for path in (box / "maps" / "03.yaml", box / "arcade.yaml"):
        path.write_text("# What a lovely day!\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    cards = box / "artifacts.json"
    cards.write_text(cards.read_text(encoding="utf-8").replace(":", " : "), encoding="utf-8")
    assert hashed() == before


@pytest.mark.parametrize("folder", ["strings", "art"])
def test_words_and_pictures_change_nothing(box, folder):
    before = hashed()
    assert list((box / folder).rglob("*.ftl" if folder == "strings" else "*.yaml"))
    shutil.rmtree(box / folder)
    assert hashed() == before


def test_a_number_changes_the_tables_that_use_it(box):
    before, elsewhere = hashed(map=3), hashed(map=4)
    path = box / "maps" / "03.yaml"
    path.write_text(path.read_text(encoding="utf-8") + "\nanother: 1\n", encoding="utf-8")
    assert hashed(map=3) != before
    assert hashed(map=4) == elsewhere


def test_the_arcade_has_no_book_and_the_journey_no_arcade(box):
    before = {mode: hashed(mode=mode) for mode in ("arcade", "journey")}
    (box / "book.yaml").write_text("changed: 1\n", encoding="utf-8")
    assert hashed(mode="arcade") == before["arcade"]
    assert hashed(mode="journey") != before["journey"]


def test_what_everybody_uses_counts_for_everybody(box):
    before = hashed()
    (box / "enemies.json").write_text("{}", encoding="utf-8")
    assert hashed() != before


def test_tables_of_different_maps_have_different_content():
    assert BOX.content_for({"mode": "arcade", "map": 1}) != BOX.content_for({"mode": "arcade", "map": 2})
