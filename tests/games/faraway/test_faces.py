"""Pictures: every one can be drawn, is well-formed, and is the same each time."""

import pytest

from strannik.core.data import DataError
from strannik.games.faraway import GAME
from strannik.games.faraway.cards import REGIONS, SANCTUARIES
from strannik.games.faraway.faces import face, names
from tests.games.faraway.test_scene import GAME_POSITIONS, scene

WORDS = {language: GAME.words(language) for language in ("en", "ru")}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", names())
def test_every_picture_is_drawn_the_same_each_time(name):
    drawn = face(name, WORDS["en"])
    assert drawn == face(name, WORDS["en"])


def test_no_two_cards_look_alike():
    drawn = [face(name, WORDS["en"]) for name in names()]
    assert len(set(drawn)) == len(drawn)


def test_there_is_a_picture_of_every_card():
    assert {f"region-{number}" for number in REGIONS} | {f"sanctuary-{id}" for id in SANCTUARIES} <= set(names())


def test_whatever_a_scene_names_can_be_drawn():
    for position in GAME_POSITIONS:
        shown = scene(position, 0)
        wanted = [piece.face for area in shown.areas for piece in area.pieces]
        wanted += [counter.icon for panel in shown.panels for counter in panel.counters]
        assert set(wanted) <= set(names())


@pytest.mark.parametrize("name", ["", "region-0", "region-69", "region-x", "sanctuary-S46", "icon-none", "../cover"])
def test_a_picture_there_is_not_is_refused(name):
    with pytest.raises(DataError, match="no such picture"):
        face(name, WORDS["en"])
