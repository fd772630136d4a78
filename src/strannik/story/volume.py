"""Volumes: the books a game ships, each read when somebody first opens it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from strannik.box.files import chapters
from strannik.story.book import Book
from strannik.story.frame import Frame
from strannik.story.loader import read_chapters
from strannik.story.section import Section

if TYPE_CHECKING:
    from strannik.show.words import Words
    from strannik.story.lint.finding import Finding


class Volume(Mapping[str, Section]):
    """The sections of `data/<name>.yaml`, or of all files in a folder `data/<name>`, by their ids.

    A game can be listed without opening any of its books, and without the frame that `framed` makes for this one.
    """

    def __init__(self, package: str, name: str, framed: Callable[[], Frame]) -> None:
        self.package = package
        self.name = name
        self._framed = framed

    @cached_property
    def frame(self) -> Frame:
        return self._framed()

    @cached_property
    def book(self) -> Book:
        game, place = self.package.rpartition(".")[2], f"data/{self.name}"
        files = [(f"{game}/{name}", text) for name, text in chapters(self.package, place, ".yaml")]
        return read_chapters(files, files[0][0] if len(files) == 1 else f"{game}/{place}", self.frame)

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
        from strannik.story.picture import draw_volumes

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
