"""The pictures in the documentation are those of the game."""

from pathlib import Path

import pytest

from strannik.games.glow import GAME
from strannik.games.glow.cards import COMPANIONS
from strannik.games.glow.faces import face
from strannik.games.glow.faces.creature import USUAL, bodies

PICTURES = sorted((Path(__file__).parents[3] / "docs" / "games" / "glow").glob("*.svg"))


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_is_drawn_as_the_game_draws_it(path):
    assert path.read_text(encoding="utf-8") == face(path.stem, GAME.words("en")) + "\n"


def test_the_page_shows_both_boards():
    assert {"province", "archipelago"} <= {path.stem for path in PICTURES}


def test_no_two_of_a_family_have_the_same_body():
    families = {card.rpartition("-")[0] for card in COMPANIONS}
    for family in families:
        for first in range(USUAL):
            given = list(bodies(family, first).values())
            assert len(set(given)) == len(given), family
