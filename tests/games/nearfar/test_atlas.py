"""The sheets of the atlas: complete, the same each time, light enough, and nothing drawn over what is played on."""

from __future__ import annotations

from functools import cache
from gzip import compress
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from strannik.box.files import chapters
from strannik.games.nearfar.faces.atlas import map_face, place_names
from strannik.games.nearfar.faces.atlas.land import land
from strannik.games.nearfar.faces.atlas.sheet import HIGH, NAME_SIZE, ROSE, SPACE, WIDE, Sheet, from_box, overlap
from strannik.games.nearfar.maps import MAPS
from strannik.show.words import Words
from tests.games.lettering import lines

SVG = "{http://www.w3.org/2000/svg}"
every_map = pytest.mark.parametrize("number", list(MAPS))
both_languages = pytest.mark.parametrize("language", ["en", "ru"])


@cache
def words(language: str) -> Words:
    return Words(language, chapters("strannik.games.nearfar", f"data/strings/{language}", ".ftl"))


@cache
def sheet(number: int, language: str = "en") -> Sheet:
    """Laid out once for all tests, which only look at it."""
    return Sheet(MAPS[number], place_names(MAPS[number], words(language)), land(number).solid)


@cache
def drawn(number: int, language: str) -> str:
    """Drawn once for all tests that look at it."""
    return map_face(number, words(language))


@both_languages
@every_map
def test_a_sheet_says_its_name_and_those_of_its_places(number: int, language: str):
    said = words(language)
    written = [line.text for line in lines(drawn(number, language))]
    assert said.say(f"map-{number}") in written
    assert {space.book for space in MAPS[number].spaces.values() if space.book} <= set(written)
    plain = [line.text for line in lines(map_face(number, said, labels=False))]
    assert not {space.book for space in MAPS[number].spaces.values() if space.book} & set(plain)
    folded = " ".join(written)
    assert [name for name in place_names(MAPS[number], said).values() if name not in folded] == []
    assert len(compress(drawn(number, language).encode())) < 60_000


@every_map
def test_a_sheet_is_the_same_each_time(number: int):
    assert map_face(number, words("en")) == drawn(number, "en")


@every_map
def test_every_stamp_that_is_used_is_there(number: int):
    root = ElementTree.fromstring(drawn(number, "en"))
    kept = {element.get("id") for element in root.iter() if element.get("id")}
    used = {str(use.get("href"))[1:] for use in root.iter(f"{SVG}use")}
    assert used
    assert used <= kept


@every_map
def test_trails_wind_without_touching(number: int):
    laid = sheet(number)
    for trail in laid.trails:
        ends = {trail.path.a, trail.path.b}
        for space in laid.spaces:
            if space.id not in ends:
                assert min(dist(point, (space.x, space.y)) for point in trail.points) > SPACE + 12
    for one, other in combinations(laid.trails, 2):
        if not {one.path.a, one.path.b} & {other.path.a, other.path.b}:
            assert min(dist(a, b) for a in one.points for b in other.points) > 30


@both_languages
@every_map
def test_names_hide_nothing_that_is_played_on_and_stay_on_the_sheet(number: int, language: str):
    laid = sheet(number, language)
    boxes = [slip.box for slip in laid.names.values()]
    for box in boxes:
        assert min(box) > 20
        assert box[2] < WIDE - 20
        assert box[3] < HIGH - 20
        assert all(from_box((space.x, space.y), box) > SPACE for space in laid.spaces)
        assert all(from_box((x, y), box) > r for x, y, r in laid.signs)
    assert not any(overlap(one, other) for one, other in combinations([laid.cartouche, *boxes], 2))


@every_map
def test_the_title_hides_nothing_that_is_played_on(number: int):
    laid = sheet(number)
    assert all(from_box((x, y), laid.cartouche) > r for x, y, r in laid.signs)
    assert not [point for trail in laid.trails for point in trail.inner() if from_box(point, laid.cartouche) < 12]


@both_languages
@every_map
def test_names_keep_off_the_trails(number: int, language: str):
    """Of a trail, at most the stretch across a name's own edge is under it."""
    laid = sheet(number, language)
    for slip in laid.names.values():
        under = [point for trail in laid.trails for point in trail.inner() if from_box(point, slip.box) == 0]
        assert len(under) <= 5


@every_map
def test_the_compass_touches_nothing_that_is_played_on(number: int):
    laid = sheet(number)
    assert all(dist((x, y), laid.rose) >= r + ROSE for x, y, r in laid.signs)


@every_map
def test_words_can_be_read_in_a_window_1280_wide(number: int):
    """There a sheet is 788 pixels wide; the number of a book is bold."""
    sizes = [line.size * 788 / WIDE for line in lines(drawn(number, "ru"))]
    assert min(sizes) > 11.5
    assert NAME_SIZE * 788 / WIDE > 15


def test_what_is_scattered_keeps_clear():
    laid = Sheet(MAPS[3], {}, land(3).solid)
    for x, y in laid.scatter(60, 20):
        assert all(dist((x, y), (space.x, space.y)) > 20 + SPACE for space in laid.spaces)
