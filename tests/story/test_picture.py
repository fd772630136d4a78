"""The picture of a book: every section has a place of its own, and every way is drawn."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import BOOKS
from strannik.story.drawing.layout import WIDTH, lay_out
from strannik.story.drawing.picture import draw_volumes, short, terms
from strannik.story.lint.texts import read_texts
from tests.story.books import SOUND, book
from tests.story.tale.book import TALE

SVG = "{http://www.w3.org/2000/svg}"


def drawn(volumes, texts) -> ElementTree.Element:
    return ElementTree.fromstring(draw_volumes(volumes, texts))


def written(picture) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}text")]


def sizes(picture) -> tuple[float, float]:
    _, _, width, height = (float(part) for part in picture.attrib["viewBox"].split())
    return width, height


@pytest.mark.parametrize("volume", [TALE, *BOOKS], ids=["tale", *[volume.name for volume in BOOKS]])
def test_no_two_sections_lie_on_each_other(volume):
    layouts = lay_out(volume.book).values()
    assert sorted([id for layout in layouts for id in layout.boxes]) == sorted(volume)
    for layout in layouts:
        for one, other in combinations(layout.boxes.values(), 2):
            apart = abs(one.x - other.x) >= WIDTH or one.y + one.height <= other.y or other.y + other.height <= one.y
            assert apart, f"{one.section.id} and {other.section.id}"


def test_lands_and_stories_are_drawn_each_by_itself():
    [campaign] = [volume for volume in BOOKS if volume.name == "campaign"]
    texts = read_texts("strannik.games.nearfar")["en"]
    headings = [text for text in written(drawn([campaign], texts)) if text.endswith(".yaml")]
    assert len(headings) == 19
    assert len(campaign.parts()) == 19
    vera = ElementTree.fromstring(campaign.draw("campaign/vera", texts, GAME.words("en")))
    assert [text for text in written(vera) if text.endswith(".yaml")] == ["nearfar/data/campaign/vera.yaml"]
    later = [line for line in vera.iter(f"{SVG}path") if line.attrib.get("marker-end") == "url(#arrow-later)"]
    assert len(later) >= 18, "each step of a story leads on another time"


def test_ways_lead_from_left_to_right():
    [layout] = lay_out(book(SOUND)).values()
    boxes = layout.boxes
    assert boxes["gate"].x < boxes["yard"].x == boxes["ditch"].x < boxes["well"].x == boxes["cellar"].x


def test_a_way_leaves_beside_its_option():
    [layout] = lay_out(book(SOUND)).values()
    heights = {(way.section.id, way.key): layout.boxes[way.section.id].level(way) for way in layout.ways}
    gate = layout.boxes["gate"]
    assert gate.y < heights["gate", "goto"] < heights["gate", "fail_goto"] < gate.y + gate.height


def test_everything_is_within_the_picture():
    picture = drawn(BOOKS, read_texts("strannik.games.nearfar")["en"])
    layouts = [layout for volume in BOOKS for layout in lay_out(volume.book).values()]
    width, height = sizes(picture)
    assert width > max(layout.width for layout in layouts)
    assert height > sum(layout.height for layout in layouts)


def test_titles_headings_and_terms_are_written_in_the_language():
    russian = written(drawn([TALE], read_texts("tests.story.tale")["ru"]))
    assert "gate · Ворота" in russian
    assert "Вскрыть замок" in russian
    assert "skill 5 → coins 2 (+ coins 1) · learns key" in russian


def test_every_way_is_a_line_of_its_kind():
    picture = drawn([TALE], {})
    kinds = [line.attrib["marker-end"] for line in picture.iter(f"{SVG}path") if "marker-end" in line.attrib]
    assert sorted(kinds) == [*["url(#arrow-fail_goto)"] * 1, *["url(#arrow-goto)"] * 4, "url(#arrow-side)"]


def test_a_book_with_rounds_and_loose_ends_can_be_drawn():
    read = book(
        "sections: {a: {goto: b}, b: {options: [{goto: a}]}, c: {options: [{goto: c}, {side: d}]}, d: {}, e: {goto: d}}"
    )
    [layout] = lay_out(read).values()
    assert len(layout.boxes) == 5
    assert len(layout.ways) == 5


def test_terms_say_what_is_asked_and_given():
    gate, yard, well = (book(SOUND).sections[id].options for id in ("gate", "yard", "well"))
    assert terms(gate[1]) == "pay 1 coins · combat 6 → food 8 · failure: wound 1"
    assert terms(yard[0]) == "if key + name → coins 6"
    assert terms(yard[2]) == "else → food 1"
    assert terms(well[0]) == "optional if night True"


def test_what_does_not_fit_is_cut():
    assert short("a long way home", 200, 10) == "a long way home"
    assert short("a long way home", 50, 10) == "a long wa…"
