"""Pictures and palettes belong to the games: what is served of them, and under which address."""

import re
from pathlib import Path

import pytest

from strannik.box.shelf import game_ids
from strannik.server.showing.faces import version

CLIENT = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("file", ["cards.json", "data/art/things/lamp.svg", "data/art/palette.css"])
def test_a_changed_drawing_has_another_address(tmp_path, monkeypatch, file):
    monkeypatch.syspath_prepend(tmp_path)
    for package, content in (("lampless", "one"), ("lamplit", "other")):
        place = tmp_path / package / file
        place.parent.mkdir(parents=True)
        (tmp_path / package / "__init__.py").touch()
        place.write_text(content, encoding="utf-8")
    version.cache_clear()
    assert version("game", "lampless", "") != version("game", "lamplit", "")


def test_games_bring_the_light_of_their_tables(server):
    answer = server.http.get("/themes.css")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/css; charset=utf-8")
    assert set(re.findall(r'\[data-theme="(\w+)"\]', answer.text)) == {"glow", "rollplayer", "nearfar", "aftermath"}
    assert answer.text.count("{") == answer.text.count("}")


def test_a_table_is_lit_with_colours_that_the_page_knows(server):
    page = (CLIENT / "app.css").read_text(encoding="utf-8")
    used = set(re.findall(r"(--[\w-]+):", server.http.get("/themes.css").text))
    assert {name for name in used if f"{name}:" not in page} == set()


def test_the_client_names_no_game():
    sources = [file for file in CLIENT.rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    assert len(sources) > 50
    for file in sources:
        found = re.findall(rf"""["']({"|".join(game_ids())})["']""", file.read_text(encoding="utf-8"))
        assert found == [], file
