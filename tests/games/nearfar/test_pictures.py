"""Pictures of cards, tokens, pieces and player boards."""

import re

import pytest

from strannik.core.data import DataError
from strannik.games.nearfar import GAME
from strannik.games.nearfar.cards import ARTIFACTS, COMPANIONS, FINDS, PROPERTIES, TREASURES
from strannik.games.nearfar.faces import face, names
from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.board import HEIGHT, PARTY, WIDTH, heart_at, load_at, pack_at, party_at, slot_at
from strannik.games.nearfar.faces.card import held_card, worth
from strannik.games.nearfar.faces.icons import sign
from strannik.games.nearfar.faces.palette import SEAT, TRIBE
from strannik.games.nearfar.faces.people import companion_bust
from strannik.games.nearfar.faces.phrases import phrases

EN, RU = GAME.words("en"), GAME.words("ru")


@pytest.mark.parametrize(
    "name", ["teapot", "", "board-red", "board-red-17-0", "board-red-3-14", "board-pink-3-3", "die-7"]
)
def test_what_does_not_exist_is_not_drawn(name):
    with pytest.raises(DataError, match="there is no such picture"):
        face(name, EN)


def test_no_two_pictures_have_the_same_name():
    assert len(set(names())) == len(names())


def test_every_thing_looks_different():
    things = [*ARTIFACTS, *{card.kind for card in TREASURES.values()}, *FINDS]
    assert len({fragment(f"things/{thing}") for thing in things}) == len(things)


def test_a_thing_that_was_never_drawn_is_missed():
    with pytest.raises(DataError, match="things/teapot: there is no such drawing"):
        fragment("things/teapot")


def test_every_companion_looks_different():
    assert len({companion_bust(id) for id in COMPANIONS}) == len(COMPANIONS)


@pytest.mark.parametrize("id", PROPERTIES)
def test_everything_a_card_does_is_shown(id):
    card = PROPERTIES[id]
    shown = phrases(card)
    parts = (
        bool(card.icons) + len(card.visit) + len(card.when) + bool(card.at_once) + len(card.power) + len(card.points)
    )
    assert len(shown) == max(1, parts + (card.avoid is not None))
    assert all(shown)


@pytest.mark.parametrize("id", ARTIFACTS)
def test_an_artifact_shows_its_price(id):
    face = held_card(id, EN)
    assert all(sign(good) in face for good in ARTIFACTS[id].cost)
    assert worth(ARTIFACTS[id].vp) in face


def test_a_negative_find_says_so():
    assert worth(-1) in held_card("leech-jar", EN)


def test_seats_and_tribes_differ_by_shape_not_only_by_colour():
    def outline(svg):
        return re.sub(r"#[0-9a-f]{6}", "", svg)

    for kind in ("pieces/camp", "pieces/figure", "pieces/base"):
        assert len({outline(fragment(f"{kind}-{seat}")) for seat in SEAT}) == 4
    assert len({outline(sign(tribe)) for tribe in TRIBE}) == 4


def test_pieces_lie_within_the_board():
    places = [slot_at(slot) for slot in range(-2, 14)] + [heart_at(hearts) for hearts in range(14)]
    places += [party_at(place) for place in range(len(PARTY))]
    places += [at(place) for at in (pack_at, load_at) for place in range(3)]
    assert all(20 < x < WIDTH - 20 and 20 < y < HEIGHT - 20 for x, y in places)
    assert len(set(places)) == len(places)


def test_a_board_shows_camps_and_hearts_as_they_stand():
    boards = {face(f"board-red-{camps}-{hearts}", EN) for camps in (16, 14, 3) for hearts in (0, 13)}
    assert len(boards) == 6
