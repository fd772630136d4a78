"""The address of a picture changes whenever anything does that it is drawn from."""

import pytest

from strannik.server.showing.faces import version


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
