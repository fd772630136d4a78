"""The short introductions: a few pages with pictures, the same in both languages."""

import pytest

from strannik.core.clauses import LANGUAGES
from strannik.core.game import find_game
from strannik.server.routes.games import how_to_play


@pytest.mark.parametrize("id", ["glow", "rollplayer"])
def test_every_page_has_a_picture_and_few_words(id):
    game = find_game(id)
    pages = {language: how_to_play(game.words(language)) for language in LANGUAGES}
    assert len(pages["en"]) == len(pages["ru"]) == 7
    assert [page.face for page in pages["en"]] == [page.face for page in pages["ru"]]
    for language in LANGUAGES:
        assert all(20 < len(page.text) < 260 for page in pages[language])
        assert all(game.face(page.face, game.words(language)).startswith("<svg") for page in pages[language])
