"""Pictures of pages, cards, tokens and boards; drawings are data, and all that is named is drawn."""

import re

import pytest

from strannik.core.data import DataError
from strannik.games.aftermath import GAME
from strannik.games.aftermath.cards import ACTIONS, IMPROVEMENTS, ITEMS
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.faces import face, names
from strannik.games.aftermath.faces.art import art, colours, drawing, drawings
from strannik.games.aftermath.faces.boards import LANDMARKS
from strannik.games.aftermath.faces.foes import figure_of
from strannik.games.aftermath.faces.page.lines import border
from strannik.games.aftermath.faces.page.marks import SIGNS, mark
from strannik.games.aftermath.faces.page.plan import plan
from strannik.games.aftermath.faces.page.spots import crowd, size, spots
from strannik.games.aftermath.pages.city import CITY, COLONY, cell_of
from strannik.games.aftermath.pages.page import MAP, pages
from tests.games.lettering import box, lines

EN, RU = GAME.words("en"), GAME.words("ru")
MAPS = [number for number, page in pages().items() if page.kind == MAP]


@pytest.mark.parametrize(
    "name", ["teapot", "", "page-999", "figure-meziah", "row-patch-4", "count-food-31", "die-red-1"]
)
def test_what_does_not_exist_is_not_drawn(name):
    with pytest.raises(DataError, match="there is no such picture"):
        face(name, EN)


def test_no_two_pictures_have_the_same_name():
    assert len(set(names())) == len(names())


def test_a_drawing_that_was_never_made_is_missed_with_the_nearest_name():
    with pytest.raises(DataError, match="did you mean 'doormat'"):
        art("props/doormatt", 0, 0, 10, 10)


def test_a_drawing_can_be_dyed():
    plain, dyed = drawing("figures/raider").inside, drawing("figures/raider@red:blue").inside
    assert plain != dyed
    assert colours()["blue"]["fill"] in dyed
    assert colours()["blue"]["fill"] not in plain


def test_no_two_enemies_of_the_page_look_alike():
    assert len({drawing(figure_of(card)).inside for card in ENEMIES}) == len(ENEMIES)


def test_every_item_and_improvement_has_a_drawing_of_its_own():
    assert set(ITEMS) <= set(drawings("items"))
    assert set(IMPROVEMENTS) <= set(drawings("things"))


@pytest.mark.parametrize("number", MAPS)
def test_a_page_can_be_painted(number):
    page = pages()[number]
    assert page.ground in drawings("grounds")
    for space in page.spaces.values():
        assert set(space.props) <= set(drawings("props")), space.id
        for named in space.marks:
            kind = named.partition(":")[0]
            assert kind == "poi" or kind in SIGNS, named


@pytest.mark.parametrize("number", MAPS)
def test_names_marks_and_figures_lie_within_their_space(number):
    width, height = size(number)
    page = pages()[number]
    for id, space in page.spaces.items():
        left, top, wide, high = plan(number).room(id)
        spot = spots(number, id)
        for x, y in [spot.name, spot.stand, *spot.marks.values(), *crowd(number, id, 5).places]:
            assert 0 < x < width
            assert 0 < y < height
            assert left - 1 <= x <= left + wide + 1, (id, x)
            assert top - 1 <= y <= top + high + 1, (id, y)
        swarm, places = crowd(number, id, 9)
        assert swarm <= crowd(number, id, 1).size
        assert all([left - 1 <= x <= left + wide + 1 and top - 1 <= y <= top + high + 1 for x, y in places]), id
        assert len(set(places)) == 9
        assert list(spot.marks) == sorted(spot.marks, key=list(spot.marks).index)
        assert set(spot.marks) == set(space.marks)


@pytest.mark.parametrize("number", MAPS)
def test_neighbours_share_their_line(number):
    page, drawn = pages()[number], plan(number)
    pairs = {tuple(sorted([one, other])) for one, beside in page.lines.items() for other in beside}
    assert set(drawn.borders) == pairs
    for points in [run for runs in drawn.borders.values() for run in runs]:
        assert len(points) >= 7


@pytest.mark.parametrize("number", MAPS)
@pytest.mark.parametrize("words", [EN, RU])
def test_the_name_of_every_space_can_be_read(number, words):
    drawn = lines(face(f"page-{number}", words))
    told = " ".join([line.text for line in drawn])
    for space in pages()[number].spaces:
        for word in words.name(space).split():
            assert word in told
    assert all(line.size >= 11 for line in drawn)


def test_lines_differ_by_their_run_and_not_only_by_their_colour():
    points = [(x * 10.0, 20.0) for x in range(20)]
    kinds = ("dashed", "red", "blue", "green", "white", "double")
    shapes = {re.sub(r"#[0-9a-f]{6}", "", border(kind, points)) for kind in kinds}
    assert len(shapes) == 6


def test_marks_differ_by_their_shape():
    named = [
        "poi:1",
        "poi:2",
        "objective:o1",
        "search:s1",
        "exit:e",
        *[kind for kind in SIGNS if kind not in ("objective", "search", "exit")],
    ]
    assert len({mark(name, 0, 0) for name in named}) == len(named)


def test_action_cards_differ_by_symbol_and_value_and_not_only_by_colour():
    plain = [id for id, card in ACTIONS.items() if not card.hero and id.endswith("a")]
    shapes = {re.sub(r'#[0-9a-f]{6}|aria-label="[^"]*"', "", face(id, EN)) for id in plain}
    assert len(shapes) == len(plain)


def test_a_card_keeps_its_name_on_itself_in_both_languages():
    for words in EN, RU:
        for id in [*ITEMS, *ENEMIES]:
            picture = face(id, words)
            width, _ = box(picture)
            head = lines(picture)[0]
            assert 2 < head.left < head.right < width - 2, id


def test_the_city_has_a_landmark_in_every_cell():
    assert {number for row in CITY for number in row} == set(LANDMARKS)
    assert cell_of(COLONY) == (0, 0)
    assert cell_of(40) is None


def test_the_coming_action_of_an_enemy_is_lit():
    assert len({face(f"row-patch-{threat}", EN) for threat in range(4)}) == 4
