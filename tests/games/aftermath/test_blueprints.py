"""Pages and missions are drawn for authors."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from strannik.games.aftermath import GAME
from strannik.games.aftermath.book import ADVENTURE
from strannik.games.aftermath.lint.missions import Journey
from strannik.games.aftermath.pages.blueprints import edge, hours_of
from strannik.story.lint.texts import read_texts

SVG = "{http://www.w3.org/2000/svg}"


def drawn(part: str, language: str) -> list[str]:
    """All words of a picture."""
    picture = ADVENTURE.draw(part, read_texts(GAME.package)[language], GAME.words(language))
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_every_map_page_and_every_mission_can_be_drawn() -> None:
    parts = ADVENTURE.parts()
    assert {"page-10", "page-41", "mission-1"} <= set(parts)
    assert not {"page-2", "page-60"} & set(parts)


def test_a_page_is_drawn_with_its_sections() -> None:
    words = drawn("page-12", "en")
    assert "aftermath/data/pages/12.yaml" in words
    for section in ("12:START", "12:objective.o1", "12-1", "12:exit.x"):
        assert section in words
    assert "Bow to it, upside down" in words
    assert not any(word.startswith("40:") for word in words)


@pytest.mark.parametrize(("language", "title"), [("en", "Aisle Three"), ("ru", "Третий ряд")])
def test_a_mission_is_drawn_with_its_ways(language: str, title: str) -> None:
    words = drawn("mission-1", language)
    assert title in words
    assert {"10", "11", "12", "15", "16", "40", "41"} <= set(words)


def test_hours_of_a_route() -> None:
    journey = Journey(ADVENTURE.book, "1", True)
    assert hours_of(journey, ["10", "11", "12", "40"]) == journey.fastest["won"] == 4


def test_ways_begin_at_the_edge_of_a_box() -> None:
    assert edge(1, 0) > edge(0, 1) > 0
