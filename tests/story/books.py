"""Small books for the tests: a frame with two checks, three goods and three effects."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from strannik.core.data import DataError, nearest, resource
from strannik.story.book import Book
from strannik.story.frame import Balance, Check, Frame
from strannik.story.lint import Finding, lint
from strannik.story.loader import read_book
from strannik.story.option import Option

WORTH = {"coins": 2, "food": 1, "wound": -1}


def read_effect(entry: Any, source: str, place: str) -> None:
    (name, _), *_ = entry.items()
    if name not in WORTH:
        raise DataError(source, place, f"there is no effect {name!r}; {nearest(name, WORTH)}")


def worth(entries: list[Any]) -> float:
    return sum(WORTH[name] * count for entry in entries for name, count in entry.items())


def gain(option: Option) -> float:
    return worth(option.reward) - worth([option.pay])


def expected(option: Option) -> float | None:
    return 2 * option.threshold - 6 if option.check else None


def bonus(option: Option) -> float:
    return worth(option.bonus)


FRAME = Frame(
    effects=read_effect,
    checks={"skill": Check(4, 8, 20), "combat": Check(4, 22, 20)},
    goods={"coins": 4, "food": 2},
    conditions=frozenset({"mission", "night"}),
    bonus_above=2,
    balance=Balance(gain, expected, 1, bonus, 2, 1),
)


def book(text: str) -> Book:
    """The book of these lines of YAML."""
    return read_book(dedent(text), "small.yaml", FRAME)


def texts(book: Book) -> dict[str, dict[str, str]]:
    """A text for everything the book needs, in both languages."""
    wanted = [message for section in book.sections.values() for message in book.messages(section)]
    return {language: {message: f"{message} in {language}" for message in wanted} for language in ("en", "ru")}


def findings(text: str) -> list[Finding]:
    """What the linter says of a book that lacks no text."""
    read = book(text)
    return lint(read, FRAME, texts(read))


SOUND = resource("tests.story.tale", "data/tale.yaml")
"""A book with everything in it and nothing wrong."""
