"""The short introductions: a few pages with pictures, the same in both languages."""

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
def test_every_sign_is_explained_in_a_sentence_with_its_picture(id):
    game = find_game(id)
    signs = {language: pictured("sign", game.words(language)) for language in LANGUAGES}
    assert len(signs["en"]) > 8
    assert [sign.face for sign in signs["en"]] == [sign.face for sign in signs["ru"]]
    assert len({sign.face for sign in signs["en"]}) == len(signs["en"])
    for language in LANGUAGES:
        assert all(sign.text.endswith(".") for sign in signs[language])
        assert all(game.face(sign.face, game.words(language)).startswith("<svg") for sign in signs[language])
