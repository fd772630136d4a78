"""Drawings are data: files that an artist opens and sees as the game shows them, in the colours of a palette."""

import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from strannik.core.data import DataError
from strannik.show.art import LINE, MIXED
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
    asked += re.findall(r"[\w-]+:([\w-]+)", code)
    left = [name for name in ARTS[game].colours() if name not in used | tints(used)]
    assert [name for name in left if not any([re.fullmatch(one, name) for one in asked])] == []


def tints(used):
    """Colours with which others are mixed."""
    found = [MIXED.fullmatch(name.removesuffix(LINE)) for name in used]
    return {match[2] for match in found if match is not None}


def faces(game):
    return Path(str(ARTS[game].folder)).parents[1] / "faces"


@of_every_game
def test_a_mixed_colour_is_what_its_name_says(game):
    art = ARTS[game]
    for name, style in art.colours().items():
        found = MIXED.fullmatch(name.removesuffix(LINE))
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
