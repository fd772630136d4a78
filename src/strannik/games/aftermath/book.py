"""The adventure book: the sections of all pages as one book. [AM-2.1, AM-2.2]"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from strannik.core.data import DataError
from strannik.core.effects import Effect, Kinds, Vocabulary
from strannik.games.aftermath.pages.page import (
    DRIVE,
    MAP,
    START,
    STORY,
    UNTOLD,
    Page,
    known,
    message,
    page_of,
    pages,
    section_id,
    short,
    title,
)
from strannik.story.book import Book
from strannik.story.entry import worth
from strannik.story.frame import Frame
from strannik.story.loader import made_by
from strannik.story.reader import SectionReader
from strannik.story.section import Section
from strannik.story.volume import Volume

if TYPE_CHECKING:
    from strannik.show.words import Words
    from strannik.story.lint.finding import Finding
    from strannik.story.lint.texts import Texts
    from strannik.story.teller import Teller

ALWAYS_OPEN: Final = (START, "threat", "disaster", "poi.", "objective.", "exit.")
"""Sections that the rules themselves open. [AM-2.3, AM-2.4, AM-2.5, AM-2.6, AM-2.7]"""

WHO: Final = "who"
OF_A_PAGE: Final = ("space", "search", "objective", "exit")
"""What every page names for itself."""


OF_PAGES: Final = re.compile(r"(page|name)-\d+-")
"""How the messages of pages begin, and the names of what is on them."""

ENCOUNTERS: Final = 1
"""The page on which the encounter cards stand: each may be drawn. [AM-7.6]"""


PAGE: Final = "page-"
MISSION: Final = "mission-"
"""How the parts of the book are called that can be drawn: page-12, mission-1."""

COLONY: Final = 4
LAST: Final = 100
"""The pages of the colony phase and of the loss of a campaign. [AM-26.1, AM-26.5]"""


def frame() -> Frame:
    # The vocabulary changes the table, so book and vocabulary meet only when a page is read.
    from strannik.games.aftermath.pages.frame import FRAME

    return FRAME


class PageReader(SectionReader):
    """Reads a section, in which spaces, search places, objectives and exits are called as their page calls them."""

    def thing(self, kind: str, given: Any, source: str, place: str) -> str:
        id = super().thing(kind, given, source, place)
        return known(page_of(self.id), id) if kind in OF_A_PAGE else id

    def read_one(self, entry: Any, source: str, place: str) -> Effect:
        """Whom an effect concerns is said as it is of a check."""
        effect = super().read_one(entry, source, place)
        if WHO in effect.arguments:
            worth(effect.arguments[WHO], self.frame.check_terms[WHO], self, source, f"{place}.{WHO}")
        return effect


class PageBook(Book):
    """The whole book; pages have names and troubles, and whatever lies on a map has a name. [AM-2.1]"""

    @property
    def pages(self) -> Mapping[int, Page]:
        """The pages on which its sections stand, by their numbers."""
        found: Mapping[int, Page] = self.head["pages"]
        return found

    def claims(self, message: str) -> bool:
        return OF_PAGES.match(message) is not None

    def message(self, section: Section, what: str) -> str:
        return message(section.id, what)

    def messages(self, section: Section) -> list[str]:
        alone = [
            message(section.id, f"{what}-c{number}")
            for number in range(1, len(section.checks) + 1)
            for what in ("outcome", "failure")
        ]
        own = [message(section.id)] if section.terms.get(UNTOLD) else []
        told = [id for id in super().messages(section) if id not in own or id in section.texts]
        return [*dict.fromkeys(told), *alone]

    def headings(self) -> list[str]:
        found: list[str] = []
        for page in self.pages.values():
            found.append(f"{title(page.number)}-title")
            found += [f"{title(page.number)}-trouble"] if page.kind != STORY else []
            found += [f"name-{id}" for id in page.names()]
        works = [(page_of(id), effect) for id, section in self.sections.items() for effect in section.held.values()]
        found += [f"name-{known(page, effect.arguments['id'])}" for page, effect in works if "id" in effect.arguments]
        return list(dict.fromkeys(found))


def bound(pages: Mapping[int, Page], frame: Frame) -> PageBook:
    """The pages as one book: section 12-1 is called so, START of page 12 is `12:START`. [AM-2.1, AM-2.2]"""
    written = {section_id(page.number, name): page for page in pages.values() for name in page.written}
    everything = [page.written for page in pages.values()]
    kinds: Kinds = {
        "section": list(written),
        "page": [str(number) for number in pages],
        "clue": [*made_by(everything, "learn"), *frame.vocabulary.kinds["clue"]],
        "flag": made_by(everything, "set_flag"),
    }
    sections = {
        id: PageReader(frame, {**kinds, **_of_page(page)}, page.source, id).section(_written(page, id))
        for id, page in written.items()
    }
    for page in pages.values():
        check_drive(page, frame.vocabulary)
    starts = [id for id, page in written.items() if id.partition(":")[2].startswith(ALWAYS_OPEN) or by_cards(page)]
    return PageBook("aftermath/data/pages", "page", starts, sections, frame.texts, head={"pages": pages})


def check_drive(page: Page, vocabulary: Vocabulary) -> None:
    """A drive page has a drive, and what that names is there. [AM-31.1]"""
    drive = page.drive
    if (page.kind == DRIVE) != (drive is not None):
        raise DataError(page.source, "drive", "expected on the pages of drives, and nowhere else")
    if drive is not None:
        chasers = [drive.chasers] if isinstance(drive.chasers, str) else drive.chasers
        vocabulary.thing("vehicle", drive.vehicle, page.source, "drive.vehicle")
        for road in drive.road:
            vocabulary.thing("road", road, page.source, "drive.road")
        for chaser in chasers:
            vocabulary.thing("enemy vehicle", chaser, page.source, "drive.chasers")


class AdventureBook(Volume):
    """The pages of `data/pages`."""

    @cached_property
    def book(self) -> PageBook:
        return bound(pages(), self.frame)

    @cached_property
    def teller(self) -> Teller:
        """Who reads it out."""
        # What pages bring changes the table, and the table knows its book, so these meet only when one is read.
        from strannik.games.aftermath.pages.teller import ARCHIVIST

        return ARCHIVIST

    def findings(self, texts: Texts) -> list[Finding]:
        from strannik.games.aftermath.lint import lint_pages

        return lint_pages(self.book, texts)

    def parts(self) -> list[str]:
        from strannik.games.aftermath.campaign.goals import playable

        maps = [f"{PAGE}{number}" for number, page in self.book.pages.items() if page.kind == MAP]
        return [*maps, *[f"{MISSION}{id}" for id in playable()]]

    def draw(self, part: str, texts: Mapping[str, str], words: Words) -> str:
        from strannik.games.aftermath.pages.blueprints import mission_blueprint, page_blueprint

        if part.startswith(PAGE):
            return page_blueprint(self.book, int(part.removeprefix(PAGE)), self.frame, texts, words)
        return mission_blueprint(self.book, part.removeprefix(MISSION), words)


def by_cards(page: Page) -> bool:
    """Whether the rules or cards name the sections of a page: encounters, drives, the colony, the end of a campaign.
    [AM-7.6, AM-25.4, AM-26.1, AM-26.5]
    """
    return page.number in (ENCOUNTERS, COLONY, LAST) or page.kind == DRIVE


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
