"""The short introductions: a few pages with pictures, the same in both languages."""

import re
from xml.etree import ElementTree

import pytest

from strannik.box.shelf import find_game, game_ids
from strannik.server.web.routes.games import pictured
from strannik.show.clauses import LANGUAGES


@pytest.mark.parametrize("id", ["glow", "rollplayer"])
def test_every_page_has_a_picture_and_few_words(id):
    game = find_game(id)
    pages = {language: pictured("how", game.words(language)) for language in LANGUAGES}
    assert len(pages["en"]) == len(pages["ru"]) == 7
    assert [page.face for page in pages["en"]] == [page.face for page in pages["ru"]]
    for language in LANGUAGES:
        assert all(20 < len(page.text) < 260 for page in pages[language])
        assert all(game.face(page.face, game.words(language)).startswith("<svg") for page in pages[language])


@pytest.mark.parametrize("id", game_ids())
def test_every_page_has_a_picture_of_its_own_that_shows_what_it_says(id):
    game = find_game(id)
    pages = {language: pictured("how", game.words(language)) for language in LANGUAGES}
    faces = [page.face for page in pages["en"]]
    assert faces == [page.face for page in pages["ru"]]
    assert len(set(faces)) == len(faces) >= 6
    lessons = [face for face in faces if face.startswith("lesson-")]
    assert len(lessons) >= len(faces) - 3, "what is not drawn for the page is the cover, a board or a sheet"
    for language in LANGUAGES:
        for face in lessons:
            named = {}
            for element in ElementTree.fromstring(game.face(face, game.words(language))).iter():
                if element.get("id"):
                    drawn = ElementTree.tostring(element)
                    assert named.setdefault(element.get("id"), drawn) == drawn, f"{face}: two things have one name"


def test_a_picture_inside_a_lesson_keeps_what_it_has_named_to_itself():
    drawn = find_game("faraway").face("lesson-market", find_game("faraway").words("en"))
    skies = re.findall(r' id="(n\d+-sky)"', drawn)
    assert len(skies) == len(set(skies)) == 5
    assert all(f"url(#{sky})" in drawn for sky in skies)


@pytest.mark.parametrize("id", game_ids())
def test_every_sign_is_explained_in_a_sentence_with_its_picture(id):
    game = find_game(id)
    signs = {language: pictured("sign", game.words(language)) for language in LANGUAGES}
    assert len(signs["en"]) > 8
    assert [sign.face for sign in signs["en"]] == [sign.face for sign in signs["ru"]]
    assert len({sign.face for sign in signs["en"]}) == len(signs["en"])
    for language in LANGUAGES:
        assert all(sign.text.endswith(".") for sign in signs[language])
        assert all(game.face(sign.face, game.words(language)).startswith("<svg") for sign in signs[language])
