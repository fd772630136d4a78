"""Every picture is whole, and the words in it can be read: they carry their letters with them and stay within it."""

import re
from xml.etree import ElementTree

import pytest

from strannik.box.shelf import find_game, game_ids
from strannik.games.nearfar import GAME as NEAR_AND_FAR
from strannik.games.nearfar.cards import PROPERTIES
from strannik.games.rollplayer import GAME as ROLL_PLAYER
from strannik.games.rollplayer.cards import MARKET
from strannik.show.clauses import LANGUAGES
from strannik.show.letters import _letters
from tests.games.lettering import box, lines

MEDAL_END = 13.6
COIN_START = 48.8


def pictures(id):
    """Every picture that a game can name."""
    module = __import__(f"strannik.games.{id}.faces", fromlist=["names"])
    return module.names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_every_picture_is_whole_and_its_words_can_be_read(id, language):
    """All in one test, since drawing them takes longer than looking at them."""
    game = find_game(id)
    words = game.words(language)
    known = _letters().faces["serif"].glyphs
    for name in pictures(id):
        picture = game.face(name, words)
        drawn = ElementTree.fromstring(picture)
        assert_whole(name, picture, drawn)
        assert "<text" not in picture, name
        width, height = box(drawn)
        for line in lines(drawn):
            assert set(line.text) <= set(known), f"{name}: {line.text}"
            assert line.left > 0, f"{name}: {line.text}"
            assert line.right < width, f"{name}: {line.text}"
            assert line.size * 0.6 < line.foot < height, f"{name}: {line.text}"


def assert_whole(name, picture, drawn):
    """It has a size, shows something, and whatever it refers to is there."""
    assert drawn.tag.endswith("svg"), name
    assert min(box(drawn)) > 0, name
    assert "None" not in picture, name
    assert "class=" not in picture, name
    assert "nan" not in picture or not re.search(r"\bnan\b", picture), name
    assert len(list(drawn.iter())) > 1, name
    assert {part.split(")")[0] for part in picture.split("url(#")[1:]} <= {one.get("id") for one in drawn.iter()}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_a_held_card_does_not_touch_its_points(language):
    for id, one in PROPERTIES.items():
        title = lines(NEAR_AND_FAR.face(id, NEAR_AND_FAR.words(language)))[0]
        assert title.left > (MEDAL_END if one.vp else 0), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_a_market_card_does_not_touch_its_price(language):
    for id in MARKET:
        title = lines(ROLL_PLAYER.face(f"card-{id}", ROLL_PLAYER.words(language)))[0]
        assert title.right < COIN_START, id
