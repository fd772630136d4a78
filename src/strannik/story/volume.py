"""Volumes: the books a game ships, each read when somebody first opens it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec

from strannik.core.data import resource
from strannik.story.book import Book
from strannik.story.frame import Frame
from strannik.story.loader import read_book
from strannik.story.section import Section


class Volume(Mapping[str, Section]):
    """The sections of `data/<name>.yaml` by their ids. A game can be listed without opening any of its books."""

    def __init__(self, package: str, name: str, frame: Frame) -> None:
        self.package = package
        self.name = name
        self.frame = frame

    @cached_property
    def book(self) -> Book:
        place = f"data/{self.name}.yaml"
        return read_book(resource(self.package, place), f"{self.package.rpartition('.')[2]}/{place}", self.frame)

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
