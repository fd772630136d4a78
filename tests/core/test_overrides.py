"""A user's own folder and content."""

from pathlib import Path

import pytest

from strannik.box.overrides import data_folder, own_content, own_content_path
from strannik.games.faraway import GAME as FARAWAY


@pytest.fixture(autouse=True)
def nowhere(monkeypatch):
    monkeypatch.delenv("STRANNIK_DATA", raising=False)


def test_the_folder_is_named_by_the_environment_or_lies_where_such_things_lie(monkeypatch):
    assert data_folder().name == "strannik"
    assert data_folder().is_absolute()
    monkeypatch.setenv("STRANNIK_DATA", "mine")
    assert data_folder() == Path("mine")


def test_own_content_lies_in_a_file_named_after_the_game(monkeypatch, tmp_path):
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path))
    assert own_content("toy") is None
    own_content_path("toy").parent.mkdir()
    own_content_path("toy").write_text("{}", encoding="utf-8")
    assert own_content("toy") == "{}"


def test_own_content_does_not_concern_a_game_that_cannot_use_it(monkeypatch, tmp_path):
    before = FARAWAY.content
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path))
    own_content_path("faraway").parent.mkdir()
    own_content_path("faraway").write_text("{}", encoding="utf-8")
    for kept in ("content", "_files"):
        FARAWAY.__dict__.pop(kept)
    assert FARAWAY.content == before
