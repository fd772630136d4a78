"""The adventure book: the sections of all pages as one book. [AM-2.1, AM-2.2]"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from strannik.core.effects import Kinds
from strannik.games.aftermath.pages import START, Page, known, page_of, pages, section_id, short
from strannik.story.book import Book
from strannik.story.frame import Frame
from strannik.story.loader import made_by
from strannik.story.reader import SectionReader
from strannik.story.volume import Volume

ALWAYS_OPEN: Final = (START, "threat", "disaster", "poi.", "objective.", "exit.")
"""Sections that the rules themselves open. [AM-2.3, AM-2.4, AM-2.5, AM-2.6, AM-2.7]"""

OF_A_PAGE: Final = ("space", "search", "objective", "exit")
"""What every page names for itself."""


ENCOUNTERS: Final = 1
"""The page on which the encounter cards stand: each may be drawn. [AM-7.6]"""


def frame() -> Frame:
    # The vocabulary changes the table, so book and vocabulary meet only when a page is read.
    from strannik.games.aftermath.frame import FRAME

    return FRAME


class PageReader(SectionReader):
    """Reads a section, in which spaces, search places, objectives and exits are called as their page calls them."""

    def thing(self, kind: str, given: Any, source: str, place: str) -> str:
        id = super().thing(kind, given, source, place)
        return known(page_of(self.id), id) if kind in OF_A_PAGE else id


class AdventureBook(Volume):
    """The pages of `data/pages` as one book: section 12-1 is called so, START of page 12 is `12:START`."""

    @cached_property
    def book(self) -> Book:
        written = {section_id(page.number, name): page for page in pages().values() for name in page.written}
        kinds = self._kinds(list(written))
        sections = {
            id: PageReader(self.frame, {**kinds, **_of_page(page)}, page.source, id).section(_written(page, id))
            for id, page in written.items()
        }
        starts = [id for id in sections if id.partition(":")[2].startswith(ALWAYS_OPEN) or page_of(id) == ENCOUNTERS]
        return Book(f"aftermath/data/{self.name}", "page", starts, sections, self.frame.texts)

    def _kinds(self, sections: list[str]) -> Kinds:
        """What there is in the whole book, and what its sections make."""
        everything = [page.written for page in pages().values()]
        return {
            "section": sections,
            "page": [str(number) for number in pages()],
            "clue": [*made_by(everything, "learn"), *self.frame.vocabulary.kinds["clue"]],
            "flag": made_by(everything, "set_flag"),
        }


def _of_page(page: Page) -> Kinds:
    """What there is on one page."""
    return {
        "space": [short(id) for id in page.spaces],
        "search": [short(id) for id in page.search_spaces],
        "objective": [short(id) for id in page.objective_spaces],
        "exit": [short(id) for space in page.spaces.values() for id in space.exits],
    }


def _written(page: Page, id: str) -> Any:
    return page.written[id.partition(":")[2] or id]


ADVENTURE: Final = AdventureBook("strannik.games.aftermath", "pages", frame)
BOOKS: Final = (ADVENTURE,)
