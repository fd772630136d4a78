"""What is in the book, seen from outside: which missions can be played, without reading a page."""

from __future__ import annotations

from typing import Any, Final

from strannik.box.files import chapters, resource
from strannik.core.data import decode

PACKAGE: Final = "strannik.games.aftermath"
HOME: Final = 4
"""The page on which every mission ends."""


def missions_in_the_book() -> list[int | str]:
    """The missions all pages of which are there, and whose success is told: those with a number by their number."""
    files = chapters(PACKAGE, "data/pages", ".yaml")
    texts = {int(name.rpartition("/")[2].partition(".")[0]): text for name, text in files}
    cards = decode(resource(PACKAGE, "data/cards/missions.json"), dict[str, Any], "aftermath/data/cards/missions.json")
    found: list[int | str] = []
    for id, card in cards.items():
        told = f"\n  {card['success']}:" in texts.get(HOME, "")
        if told and all([page in texts for page in [card["location"], *card["pages"]]]):
            found.append(int(id) if id.isdecimal() else id)
    return found
