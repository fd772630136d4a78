"""Drawings are data: files that an artist opens and sees as the game shows them, in the colours of a palette."""

import re
import sys
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from tools.gallery import gallery

from strannik.core.data import DataError
from strannik.show.art import LINE, MIXED, STOP, Art
from strannik.show.svg import mix

GAMES = ("faraway", "glow", "rollplayer", "nearfar", "aftermath")
ARTS = {game: import_module(f"strannik.games.{game}.faces.art").ART for game in GAMES}
FILES = {game: sorted(Path(str(art.folder)).glob("*/*.svg")) for game, art in ARTS.items()}

of_every_game = pytest.mark.parametrize("game", GAMES)


@of_every_game
def test_a_drawing_is_a_file_that_an_artist_can_open(game):
    known = ARTS[game].colours()
    for file in FILES[game]:
        text = file.read_text(encoding="utf-8")
        assert "../palette.css" in text, file
        root = ElementTree.fromstring(text)
        assert len(root) > 0, file
        assert min([float(size) for size in root.attrib["viewBox"].split()[2:]]) > 0, file
        assert not re.search(r'(fill|stroke|stop-color)="#', text), f"{file}: colours are named, not mixed"
        assert {name for shape in root.iter() for name in shape.get("class", "").split()} <= set(known), file


@of_every_game
def test_an_artist_sees_what_the_game_shows(game):
    """A style sheet overrides attributes, and of two of its rules the later one wins, however classes are ordered."""
    known = ARTS[game].colours()
    order = list(known)
    for file in FILES[game]:
        for shape in ElementTree.parse(file).iter():
            classes = shape.get("class", "").split()
            assert not set(shape.attrib) & {key for name in classes for key in known[name]}, (file, classes)
            for at, name in enumerate(classes):
                for later in classes[at + 1 :]:
                    assert not set(known[name]) & set(known[later]) or order.index(name) < order.index(later), file


@of_every_game
def test_every_drawing_is_filled_with_its_colours(game):
    for file in FILES[game]:
        inside = ARTS[game].fragment(f"{file.parent.name}/{file.stem}")
        assert "class=" not in inside
        ElementTree.fromstring(f"<g>{inside}</g>")


@of_every_game
def test_every_colour_of_the_palette_is_used(game):
    drawn = " ".join([file.read_text(encoding="utf-8") for file in FILES[game]])
    used = {name for found in re.findall(r'class="([^"]*)"', drawn) for name in found.split()}
    code = " ".join([file.read_text(encoding="utf-8") for file in faces(game).rglob("*.py")])
    asked = [re.sub(r"\{\w+\}", r"\\w+", name) for name in re.findall(r'colour\(f?"([^"]*)"\)', code)]
    asked += re.findall(r"[\w-]+:([\w-]+)", code) + re.findall(r"[\w-]+=([\w-]+)", drawn)
    for plan in Path(str(ARTS[game].folder)).rglob("*.yaml"):
        used |= set(re.findall(r"[\w-]+", plan.read_text(encoding="utf-8")))
    left = [name for name in ARTS[game].colours() if name not in used | tints(used)]
    assert [name for name in left if not any([re.fullmatch(one, name) for one in asked])] == []


def plain(name):
    """The name of a colour, whatever is done with it."""
    return name.removesuffix(LINE).removesuffix(STOP)


def tints(used):
    """Colours with which others are mixed."""
    found = [MIXED.fullmatch(plain(name)) for name in used]
    return {match[2] for match in found if match is not None}


def faces(game):
    return Path(str(ARTS[game].folder)).parents[1] / "faces"


@of_every_game
def test_the_name_of_a_colour_says_what_it_paints(game):
    """A number in a name is how much of another colour of the palette is mixed in, and nothing else."""
    colours = ARTS[game].colours()
    for name in [name for name in colours if re.search(r"\d", name)]:
        found = MIXED.fullmatch(plain(name))
        assert found is not None, name
        assert found[2] in colours, name


@of_every_game
def test_a_mixed_colour_is_what_its_name_says(game):
    art = ARTS[game]
    for name, style in art.colours().items():
        found = MIXED.fullmatch(plain(name))
        if found is not None and found[1] in art.colours():
            assert next(iter(style.values())) == mix(art.colour(found[1]), art.colour(found[2]), int(found[3]) / 100), (
                name
            )


@of_every_game
def test_a_line_has_the_colour_of_its_name(game):
    colours = ARTS[game].colours()
    lines = [name for name in colours if name.endswith(LINE) and name.removesuffix(LINE) in colours]
    assert [name for name in lines if colours[name]["stroke"] != colours[name.removesuffix(LINE)]["fill"]] == []


def test_a_drawing_is_dyed_with_its_lines_and_mixtures():
    art = ARTS["nearfar"]
    cactus = art.fragment("stamps/cactus", foliage="#336699")
    assert 'stroke="#336699"' in cactus
    assert f'stroke="{mix("#336699", "#ffffff", 0.4)}"' in cactus
    assert art.fragment("stamps/cactus") != cactus


def test_what_a_drawing_does_not_have_cannot_be_dyed():
    with pytest.raises(DataError, match="nothing to dye is called 'folage'; did you mean 'foliage'"):
        ARTS["nearfar"].fragment("stamps/pine", folage="#336699")


def test_a_drawing_that_was_never_made_is_missed_with_the_nearest_name():
    with pytest.raises(DataError, match="things/oath-blad: there is no such drawing; did you mean 'oath-blade'"):
        ARTS["nearfar"].fragment("things/oath-blad")


@pytest.fixture
def drawn(tmp_path, monkeypatch):
    """A package with a palette of its own, into which drawings are put."""
    folder = tmp_path / "gallery" / "data" / "art"
    (folder / "cards").mkdir(parents=True)
    (tmp_path / "gallery" / "__init__.py").touch()
    (folder / "palette.css").write_text(
        ".ink { fill: #000000; }\n.cloth { fill: #aa0000; }\n.sea { fill: #0000aa; }\n"
        ".serif { font-family: Literata; }\n.numeral { font-family: Literata; }\n"
    )
    monkeypatch.syspath_prepend(tmp_path)

    def put(name, *inside):
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{"".join(inside)}</svg>'
        (folder / "cards" / name).write_text(svg, encoding="utf-8")
        return Art("gallery")

    yield put
    sys.modules.pop("gallery", None)


def test_a_drawing_shows_another_one_in_a_box_and_dyed(drawn):
    drawn("flag.svg", '<rect class="cloth" width="10" height="10"/>')
    shown = '<image href="../cards/flag.svg?cloth=sea" x="5" y="0" width="5" height="5" opacity="0.5"/>'
    inside = drawn("ship.svg", shown).fragment("cards/ship")
    assert 'fill="#0000aa"' in inside
    assert "translate(5 0) scale(0.5)" in inside
    assert 'opacity="0.5"' in inside


def test_a_drawing_shows_only_drawings(drawn):
    art = drawn("ship.svg", '<image href="https://example.org/flag.png" x="0" y="0" width="5" height="5"/>')
    with pytest.raises(DataError, match="an image shows another drawing"):
        art.fragment("cards/ship")


def test_what_is_written_in_a_drawing_needs_no_font(drawn):
    word = '<text class="serif ink" x="5" y="5" font-size="2">Sea</text>'
    number = '<text class="numeral ink" x="5" y="9" font-size="2">7</text>'
    inside = drawn("sign.svg", word, number).fragment("cards/sign")
    assert "<text" not in inside
    assert 'aria-label="Sea"' in inside
    assert inside.count("<path") == 4


def test_places_are_filled_and_their_samples_left_out(drawn):
    text = '<text id="name" class="serif ink" x="5" y="3" font-size="2" data-width="9">Sample</text>'
    place = '<g id="thing" transform="translate(5 5)"><circle class="cloth" r="3"/></g>'
    art = drawn("card.svg", text, place)
    inside = art.composed("cards/card", {"name": "Hull", "thing": "<rect/>"})
    assert 'aria-label="Hull"' in inside
    assert '<g transform="translate(5 5)"><rect/></g>' in inside
    assert "Sample" not in inside
    assert "<circle" not in inside
    assert "translate(5 5)" not in art.composed("cards/card", {"name": "Hull", "thing": ""})


@pytest.mark.parametrize(
    ("given", "problem"),
    [({}, "nothing was given for 'name'"), ({"name": "", "hat": ""}, "there is no place for hat")],
)
def test_a_place_without_content_and_content_without_a_place_are_mistakes(drawn, given, problem):
    art = drawn("card.svg", '<text id="name" class="serif ink" x="5" y="3" font-size="2">Sample</text>')
    with pytest.raises(DataError, match=problem):
        art.composed("cards/card", given)


def test_a_drawing_takes_of_a_family_of_tones_what_it_uses(drawn):
    art = drawn("flag.svg", '<rect class="cloth" width="10" height="10"/>')
    assert 'fill="#123456"' in art.toned("cards/flag", {"cloth": "#123456", "stone": "#654321"})


def test_a_plan_says_where_it_is_wrong(drawn, tmp_path):
    art = drawn("flag.svg", '<rect class="cloth" width="10" height="10"/>')
    (tmp_path / "gallery" / "data" / "art" / "cards" / "fleet.yaml").write_text("ships: [one, 2]\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"cards/fleet: ships\[1\]: Expected `str`, got `int`"):
        art.plan("cards/fleet", Fleet)


class Fleet(msgspec.Struct):
    ships: list[str]


@of_every_game
def test_every_drawing_hangs_in_the_gallery(game):
    page = gallery(game)
    assert page.count("<figure>") == len(FILES[game])
    assert set(re.findall(r"url\(#([\w-]+)\)", page)) <= set(re.findall(r' id="(n\d+-[\w-]+)"', page))
