"""Books that a game ships."""

from __future__ import annotations

import subprocess
import sys

import pytest

from strannik.story.lint import lint_volumes
from strannik.story.volume import volumes
from tests.story.tale.book import TALE


def test_a_volume_gives_its_sections_by_their_ids():
    assert list(TALE) == ["gate", "yard", "ditch", "well", "cellar"]
    assert len(TALE) == 5
    assert TALE["gate"].options[0].threshold == 5
    assert "moat" not in TALE
    with pytest.raises(KeyError):
        TALE["moat"]


def test_its_source_names_package_and_file():
    assert TALE.book.source == "tale/data/tale.yaml"


def test_a_game_may_have_books_or_none():
    assert volumes("tests.story.tale") == [TALE]
    assert volumes("strannik.games.faraway") == []


def test_a_shipped_book_is_linted_with_its_texts():
    assert lint_volumes("tests.story.tale", [TALE]) == []


def test_a_book_is_not_read_before_it_is_opened():
    program = "import sys, tests.story.tale.book; print('yaml' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
