"""The maps of the atlas have the properties that the game was balanced for."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist, hypot

import pytest

from strannik.core.data import DataError
from strannik.games.nearfar.map_entries import checked
from strannik.games.nearfar.maps import ENEMY, MAPS, ROUTES, TREASURE, Map, Path, Space

TOWN = "town"
APART = 132
"""How near two spaces may lie on the sheet, so that figures and camps have room."""

NAMED = {
    1: "B D H M",
    2: "1 3 4 10 13 15",
    3: "20 23 27 28",
    4: "33 34 37 40 43 44 48",
    5: "51 54 59 60 63",
    6: "69 70 72 76 78 79 80",
    7: "81 85 87 88 89 94",
    8: "98 105 106 108 110 111",
    9: "115 117 118 119 123 126 128",
    10: "133 138 141 145",
    11: "146 147 148 150 152 153 158",
}
FIRST_LABEL = {2: 1, 3: 17, 4: 33, 5: 49, 6: 65, 7: 81, 8: 97, 9: 113, 10: 130, 11: 146}

every_map = pytest.mark.parametrize("sheet", MAPS.values(), ids=[f"map-{number}" for number in MAPS])


def labels(number: int) -> list[str]:
    if number == 1:
        return list("ABCDEFGHIJKLMNOP")
    return [str(label) for label in range(FIRST_LABEL[number], FIRST_LABEL[number] + 16)]


def place(space: Space) -> tuple[int, int]:
    return space.x, space.y


def kinds(sheet: Map) -> list[str]:
    return [space.kind for space in sheet.spaces.values()]


def with_symbol(sheet: Map, symbol: str) -> list[Path]:
    return [path for path in sheet.paths if path.symbol == symbol]


def reached(sheet: Map, without: str = "") -> set[str]:
    """The spaces that can be reached from the first one when a space is taken away."""
    start = next(id for id in sheet.spaces if id != without)
    seen, edge = {start}, [start]
    while edge:
        for other in sheet.neighbours(edge.pop()):
            if other not in seen and other != without:
                seen.add(other)
                edge.append(other)
    return seen


def test_there_are_eleven():
    assert list(MAPS) == list(range(1, 12))


@every_map
def test_a_town_and_thirty_spaces_all_joined(sheet: Map):  # NF-26.0.1
    assert kinds(sheet).count("town") == 1
    assert sheet.spaces[TOWN].kind == "town"
    assert len(sheet.spaces) == 31
    assert kinds(sheet).count("coin") == 12
    assert kinds(sheet).count("gem") == 10
    assert all(kinds(sheet).count(route) == 2 for route in ROUTES)
    assert reached(sheet) == set(sheet.spaces)


@every_map
def test_sixteen_adventures_with_their_labels(sheet: Map):
    books = [space for space in sheet.spaces.values() if space.book]
    assert sorted(space.book for space in books) == sorted(labels(sheet.number))
    assert {space.book for space in books if space.named} == set(NAMED[sheet.number].split())
    assert not any(space.named for space in sheet.spaces.values() if not space.book)
    assert not sheet.spaces[TOWN].book
    assert sheet.books() == [space.id for space in books]


@every_map
def test_paths_enemies_and_treasures(sheet: Map):  # NF-26.0.3
    assert 36 <= len(sheet.paths) <= 42
    assert 9 <= len(with_symbol(sheet, ENEMY)) <= 12
    assert 4 <= len(with_symbol(sheet, TREASURE)) <= 6
    assert {path.symbol for path in sheet.paths} == {"", ENEMY, TREASURE}


@every_map
def test_ways_out_of_town(sheet: Map):
    out = [path for path in sheet.paths if TOWN in (path.a, path.b)]
    assert 3 <= len(out) <= 4
    assert any(path.symbol != ENEMY for path in out)
    assert 6 <= max(sheet.distance(TOWN, space) for space in sheet.spaces) <= 9


@every_map
def test_a_space_is_called_by_its_distance(sheet: Map):
    for space in sheet.spaces:
        if space != TOWN:
            assert "abcdefghi".index(space[0]) + 1 == sheet.distance(TOWN, space)


@every_map
def test_longer_routes_are_worth_more(sheet: Map):
    assert set(sheet.routes) == set(ROUTES)
    by_points = sorted(sheet.routes, key=lambda route: sheet.routes[route][0])
    assert [sheet.routes[route] for route in by_points] == [(4, 2), (5, 3), (6, 3), (8, 4)]
    lengths = [sheet.distance(*sheet.route_spaces(route)) for route in by_points]
    assert all(3 <= length <= 7 for length in lengths)
    assert all(near < far for near, far in pairwise(lengths))


@every_map
def test_neighbours_and_paths_agree(sheet: Map):
    for path in sheet.paths:
        assert path.b in sheet.neighbours(path.a)
        assert path.a in sheet.neighbours(path.b)
        assert sheet.path(path.a, path.b) is sheet.path(path.b, path.a) is path
        assert path.other(path.a) == path.b
        assert path.other(path.b) == path.a
        assert sheet.distance(path.a, path.b) == 1
    assert sum(len(sheet.neighbours(space)) for space in sheet.spaces) == 2 * len(sheet.paths)


@every_map
def test_no_paths_cross(sheet: Map):
    def side(a: Space, b: Space, c: Space) -> float:
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

    for one, other in combinations(sheet.paths, 2):
        a, b, c, d = (sheet.spaces[end] for end in (one.a, one.b, other.a, other.b))
        if len({a.id, b.id, c.id, d.id}) == 4:
            assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0


@every_map
def test_spaces_lie_well_apart_and_paths_pass_by_at_a_distance(sheet: Map):
    spaces = list(sheet.spaces.values())
    assert all(dist(place(one), place(other)) >= APART for one, other in combinations(spaces, 2))
    for path in sheet.paths:
        a, b = sheet.spaces[path.a], sheet.spaces[path.b]
        length = hypot(b.x - a.x, b.y - a.y)
        for space in spaces:
            along = ((space.x - a.x) * (b.x - a.x) + (space.y - a.y) * (b.y - a.y)) / length**2
            if space not in (a, b) and 0 < along < 1:
                assert abs((b.x - a.x) * (space.y - a.y) - (b.y - a.y) * (space.x - a.x)) / length > 60


@every_map
def test_the_sheet_is_used_from_edge_to_edge(sheet: Map):
    across = [space.x for space in sheet.spaces.values()]
    down = [space.y for space in sheet.spaces.values()]
    assert min(across) >= 90
    assert max(across) <= 1510
    assert max(across) - min(across) > 1200
    assert min(down) >= 95
    assert max(down) <= 900
    assert max(down) - min(down) > 650


def test_the_caverns_have_the_guarded_gem_of_the_first_journey():
    out = [path for path in MAPS[1].paths if TOWN in (path.a, path.b) and path.symbol == ENEMY]
    assert any(MAPS[1].spaces[path.other(TOWN)].kind == "gem" for path in out)


def test_water_stands_in_the_desert_only():  # NF-1.3.5
    for sheet in MAPS.values():
        water = [space.id for space in sheet.spaces.values() if space.water]
        assert len(water) == (6 if sheet.number == 5 else 0)
        assert all(sheet.distance(TOWN, space) > 1 for space in water)


def test_mammoths_graze_in_the_jungle_only():
    for sheet in MAPS.values():
        assert len(sheet.mammoths()) == (5 if sheet.number == 10 else 0)
        assert all(4 <= sheet.distance(TOWN, space) <= 7 for space in sheet.mammoths())


def test_the_isles_hang_together_by_single_spaces():
    gates = [space for space in MAPS[9].spaces if len(reached(MAPS[9], without=space)) < 30]
    assert len(gates) >= 8


def test_the_last_ruin_has_twelve_enemies():
    assert len(with_symbol(MAPS[11], ENEMY)) == 12


SMALL = """
routes: {pepper: [4, 2], part: [5, 3], blood: [6, 3], tea: [8, 4]}
cartouche: nw
rose: se
spaces:
  town: {at: [1, 2], kind: town}
  a1: {at: [3, 4], kind: coin, book: "A"}
paths:
  - [town, a1, enemy]
"""


def test_a_small_map_is_read():
    entry = checked(SMALL, "small.yaml")
    assert entry.spaces["a1"].at == (3, 4)
    assert entry.paths == [["town", "a1", "enemy"]]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("kind: coin", "kind: silver", "small.yaml: spaces.a1.kind: Invalid enum value 'silver'"),
        ("book: ", "label: ", "small.yaml: spaces.a1: Object contains unknown field `label`"),
        ("a1, enemy", "a2, enemy", "small.yaml: paths[0]: there is no space 'a2'; expected one of: a1, town"),
        ("a1, enemy", "a1, enmy", "small.yaml: paths[0]: 'enmy' on a path; did you mean 'enemy'?"),
        ("[town, a1, enemy]", "[town]", "small.yaml: paths[0]: Expected `array` of length >= 2"),
        ("[town, a1, enemy]", "[a1, a1]", "small.yaml: paths[0]: a path from 'a1' to itself"),
        ("- [town", "- [a1, town]\n  - [town", "small.yaml: paths[1]: 'town' and 'a1' are joined already"),
        ("  a1:", "  town:", "small.yaml: line 7: 'town' is given twice"),
    ],
)
def test_what_is_wrong_in_a_map_is_told_exactly(old: str, new: str, problem: str):
    with pytest.raises(DataError) as refused:
        checked(SMALL.replace(old, new), "small.yaml")
    assert str(refused.value) == problem
