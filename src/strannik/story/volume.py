"""Volumes: the books a game ships, each read when somebody first opens it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from strannik.box.files import chapters
from strannik.box.overrides import own_chapters
from strannik.core.data import DataError
from strannik.show.clauses import LANGUAGES
from strannik.story.book import Book
from strannik.story.frame import Frame
from strannik.story.loader import read_chapters
from strannik.story.section import Section

if TYPE_CHECKING:
    from strannik.box.box import Box
    from strannik.show.words import Words
    from strannik.story.lint.finding import Finding


class Volume(Mapping[str, Section]):
    """The sections of `data/<name>.yaml`, or of all files in a folder `data/<name>`, by their ids.

    A game can be listed without opening any of its books, and without the frame that `framed` makes for this one.
    Where a user's `own` sections may stand in for ours, they lie in `content/<game>/<name>` of the data folder.
    """

    def __init__(self, package: str, name: str, framed: Callable[[], Frame], own: bool = False) -> None:
        self.package = package
        self.name = name
        self.own = own
        self._framed = framed

    @cached_property
    def frame(self) -> Frame:
        return self._framed()

    @cached_property
    def book(self) -> Book:
        game, place = self.package.rpartition(".")[2], f"data/{self.name}"
        files = [(f"{game}/{name}", text) for name, text in chapters(self.package, place, ".yaml")]
        source = files[0][0] if len(files) == 1 else f"{game}/{place}"
        return read_chapters(files, source, self.frame, self.own_chapters())

    def own_chapters(self) -> list[tuple[str, str]]:
        """What the user has written for this book, by path."""
        return own_chapters(self.package.rpartition(".")[2], self.name, ".yaml") if self.own else []

    def check_own(self, box: Box) -> None:
        """Refuse a user's own sections that cannot be read, or not be read aloud."""
        paths = [path for path, _ in self.own_chapters()]
        own = [section for section in self.values() if section.source in paths] if paths else []
        for section in own:
            for message in self.book.messages(section):
                for words in [box.words(language) for language in LANGUAGES]:
                    if message not in words:
                        told = f"there is no text {message!r} in any language; it belongs into content/{box.id}/strings"
                        raise DataError(section.source, section.id, told)
                    words.say(message)

    def findings(self, texts: Mapping[str, Mapping[str, str]]) -> list[Finding]:
        """What the game itself finds wrong with its book, whose texts are given by language."""
        return []

    @cached_property
    def files(self) -> dict[str, str]:
        """Where each file of a folder stands, by the name of its part: `campaign/vera`; none of a book in one file."""
        places = dict.fromkeys([section.source for section in self.values()])
        if len(places) < 2:
            return {}
        return {f"{self.name}/{place.rpartition('/')[2].removesuffix('.yaml')}": place for place in places}

    def parts(self) -> list[str]:
        """The parts of the book that can be drawn by themselves, by name."""
        return list(self.files)

    def title(self, part: str, words: Words) -> str:
        """What a part is called."""
        return part

    def draw(self, part: str, texts: Mapping[str, str], words: Words) -> str:
        """The picture of a part, with the texts of one language."""
        from strannik.story.drawing.picture import draw_volumes

        return draw_volumes([self], texts, self.files[part])

    def __getitem__(self, id: str) -> Section:
        return self.book.sections[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self.book.sections)

    def __len__(self) -> int:
        return len(self.book.sections)


def volumes(package: str) -> list[Volume]:
    """The books of a game: what its module `book` calls BOOKS; none if it has no such module."""
    name = f"{package}.book"
    if find_spec(name) is None:
        return []
    return list(import_module(name).BOOKS)
