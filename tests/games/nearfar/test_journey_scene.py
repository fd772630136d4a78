"""What is shown of a long journey: the character card, talents to learn, stories, bosses; and what is told of it."""

from __future__ import annotations

import pytest

from strannik.games.nearfar import GAME
from strannik.games.nearfar.decks import CHARACTER_MODE
from strannik.games.nearfar.faces import names
from strannik.games.nearfar.scene import scene
from strannik.games.nearfar.steps.talents import LearnTalents
from strannik.show.clauses import LANGUAGES
from strannik.show.scene import Area, Node
from strannik.show.telling import tell
from tests.games.nearfar.builders import hero
from tests.games.nearfar.long_journeys import adventure, begun, card, carrying, small_book, travelling, words_of
from tests.harness import Play

__all__ = ["small_book"]

pytestmark = pytest.mark.usefixtures("small_book")

PICTURES = frozenset(names())


def areas(play: Play, who: str = "red", language: str = "en") -> dict[str, Area]:
    """What a seat sees, by area; everything on it can be drawn and said."""
    words = words_of(language)
    view = play.view(who)
    found = scene(view, words)
    ids = [piece.id for area in found.areas for piece in area.pieces]
    assert len(ids) == len(set(ids)), "a piece lies in two places"
    for area in found.areas:
        assert all([piece.say or piece.face in PICTURES for piece in area.pieces]), area.id
    assert {area.id for area in found.areas if area.kind != "page"} <= leaves(found.layout)
    return {area.id: area for area in found.areas}


def leaves(node: Node) -> set[str]:
    return {node.area}.union(*[leaves(inner) for inner in node.nodes])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_character_card_lies_on_the_table(language):
    play = travelling(hero(at="farm"), talents="fishing cooking", clues="rope salt", noted="162", completed=13)
    mine = areas(play, "red", language)["sheet-0"]
    assert [piece.face for piece in mine.pieces] == ["vera", "fishing", "cooking", "clue-rope", "clue-salt"]
    if language == "en":
        assert mine.note == "Adventures: 13 of 30 · experience to spend: 1 · on the way to you: 1"
    assert [piece.face for piece in areas(play, "blue", language)["sheet-1"].pieces] == ["grear"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_so_far_can_be_read_again(language):
    play = adventure("1", dice="6", red={"hearts": 1})
    assert areas(play, "red", language)["story-0"].text
    play("red: choose 1")
    [told] = areas(play, "red", language)["story-0"].text
    assert told == " · ".join([f"section 1 {what} ({language})" for what in ("title", "option 1", "outcome 1")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_talents_lie_open_while_they_can_be_learnt(language):
    play = travelling(hero(), step=LearnTalents(), completed=6, round=0)
    shown = areas(play, "red", language)["talents"]
    assert len(shown.pieces) == 18
    assert "talents" not in areas(travelling(hero(at="farm"), completed=6), "red", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_introduction_is_a_page(language):
    trail = carrying(card("vera"), card("grear"), mode=CHARACTER_MODE)
    play = Play(GAME, begun(trail, 2))
    [page] = [area for area in areas(play, "red", language).values() if area.kind == "page"]
    assert page.label == f"section vera 0 title ({language})"
    assert [piece.say for piece in page.pieces] == ["read-on"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_of_a_story_is_read(language):  # NF-16.4.4
    play = adventure("1", mode=CHARACTER_MODE, chapter="vera-3", completed=2, dice="1")
    play("red: choose 2")
    [page] = [area for area in areas(play, "red", language).values() if area.kind == "page"]
    assert f"section vera 3 failure 2 ({language})" in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arcade_card_is_read_between_the_chapters(language):  # NF-16.4.5
    play = adventure("1", mode=CHARACTER_MODE, chapter="vera-9", completed=8, arcade="blind-ferryman", dice="6")
    titles = {area.label for area in areas(play, "red", language).values() if area.kind == "page"}
    assert titles == {GAME.words(language).say("adventure-blind-ferryman-title")}
    play("red: choose 1")
    titles = {area.label for area in areas(play, "red", language).values() if area.kind == "page"}
    assert titles == {GAME.words(language).say("adventure-blind-ferryman-title")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bosses_wait_beside_the_map(language):  # NF-26.11.1
    play = travelling(hero(at="farm"), map=11, bosses="boss-queen boss-king")
    shown = areas(play, "red", language)["ahead"]
    assert [piece.face for piece in shown.pieces][:3] == ["enemy-4", "boss-queen", "boss-king"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_told(language):
    words = words_of(language)
    play = adventure("1", dice="6", completed=2, clues="key")
    play("red: choose 1")
    told = tell(play.news, (0,), words)
    assert len(told) == len(play.news)
    assert any([words.name("clue-rope") in line for line in told])
    for seat in range(2):
        assert all(tell(play.news, (seat,), words))
