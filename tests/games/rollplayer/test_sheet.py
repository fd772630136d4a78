"""Sheets and class cards can be read: no line is printed over another, and none leaves the page."""

from itertools import pairwise

import pytest

from strannik.games.rollplayer import GAME
from strannik.games.rollplayer.cards import ALIGNMENTS, BACKSTORIES, CLASSES
from strannik.games.rollplayer.faces.sheet import HEIGHT
from strannik.show.clauses import LANGUAGES
from strannik.show.svg import CARD_HEIGHT
from tests.games.lettering import lines

FRAME = 7
EDGE = 2


def columns(picture):
    """The lines of its words from above, by the middle of their column."""
    found = {}
    for line in lines(picture):
        found.setdefault(round((line.left + line.right) / 2), []).append(line)
    return [sorted(column, key=lambda line: line.foot) for column in found.values() if len(column) > 1]


def check_lines(picture, height):
    """No line is printed over the one above it, and the last one is on the page."""
    drawn = columns(picture)
    assert drawn
    for column in drawn:
        for above, below in pairwise(column):
            assert below.foot - above.foot > below.size * 0.9
        assert column[-1].foot < height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", CLASSES)
def test_every_line_of_a_sheet_has_room(role, language):
    for backstory, alignment in zip(BACKSTORIES, ALIGNMENTS, strict=False):
        sheet = GAME.face(f"sheet-elf-sun-{role}-{backstory}-{alignment}", GAME.words(language))
        check_lines(sheet, HEIGHT - FRAME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", CLASSES)
def test_every_line_of_a_class_card_has_room(role, language):
    check_lines(GAME.face(f"class-{role}", GAME.words(language)), CARD_HEIGHT - EDGE)
