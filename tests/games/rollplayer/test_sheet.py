"""Sheets and class cards can be read: no line is printed over another, and none leaves the page."""

import re
from itertools import pairwise

import pytest

from strannik.core.clauses import LANGUAGES
from strannik.core.svg import CARD_HEIGHT
from strannik.games.rollplayer import GAME
from strannik.games.rollplayer.cards import ALIGNMENTS, BACKSTORIES, CLASSES
from strannik.games.rollplayer.faces.sheet import HEIGHT

BLOCK = re.compile(r'<text font-size="([\d.]+)"[^>]*>(.*?)</text>')
LINE = re.compile(r'<tspan x="([\d.]+)" y="([\d.]+)">')
FRAME = 7
EDGE = 2


def columns(picture):
    """The lines of its blocks of words from above, each with foot line and size, by the middle of their column."""
    found = {}
    for size, block in BLOCK.findall(picture):
        for x, y in LINE.findall(block):
            found.setdefault(x, []).append((float(y), float(size)))
    return [sorted(lines) for lines in found.values()]


def check_lines(picture, height):
    """No line is printed over the one above it, and the last one is on the page."""
    drawn = columns(picture)
    assert len(drawn) == 2
    for lines in drawn:
        for (above, _), (foot, size) in pairwise(lines):
            assert foot - above > size * 0.9
        assert lines[-1][0] < height


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
