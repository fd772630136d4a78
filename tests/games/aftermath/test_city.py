"""The city as a whole: every cell has its page, and one can walk to every neighbour and back."""

from __future__ import annotations

from strannik.games.aftermath.book import ADVENTURE
from strannik.games.aftermath.lint.city import steps
from strannik.games.aftermath.lint.effects import sections_with
from strannik.games.aftermath.pages.city import CITY
from strannik.games.aftermath.pages.page import page_of
from strannik.games.aftermath.steps.deeds.ways import Travel


def test_every_neighbour_can_be_walked_to() -> None:  # AM-3.1
    book = ADVENTURE.book
    cells = {page: (column, row) for row, line in enumerate(CITY) for column, page in enumerate(line)}
    neighbours = {(here, there) for here in cells for there in cells if steps(cells[here], cells[there]) == 1}
    ways = {(page_of(section.id), int(effect.arguments["page"])) for section, effect in sections_with(book, Travel)}
    assert len(neighbours) == 62
    assert neighbours - ways == set()
