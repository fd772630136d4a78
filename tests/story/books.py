"""Small books for the tests: a frame with two checks, two goods, four effects and one kind of things."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent

from strannik.box.files import resource
from strannik.core.effects import Effect, Vocabulary, amount, effects, named
from strannik.core.step import Step
from strannik.story.book import Book
from strannik.story.frame import Balance, Check, Frame
from strannik.story.lint import Finding, lint
from strannik.story.loader import read_book
from strannik.story.option import Option


@dataclass
class Coins(Step):
    """Gain coins."""

    me: int
    count: int = amount()


@dataclass
class Food(Step):
    """Gain food."""

    me: int
    count: int = amount()


@dataclass
class Wound(Step):
    """Be wounded."""

    me: int
    count: int = amount()


@dataclass
class Lift(Step):
    """Work at something heavy, alone or together, until it is done."""

    me: int
    tool: str = named("tool")
    success: list[Step] = effects()


WORTH = {"coins": 2, "food": 1, "wound": -1}


def worth(entries: list[Effect]) -> float:
    return sum(WORTH[name] * count for effect in entries for name, count in effect.entry.items())


def gain(option: Option) -> float:
    return worth(option.reward) - sum(WORTH[good] * count for good, count in option.pay.items())


def expected(option: Option) -> float | None:
    return 2 * option.threshold - 6 if option.check else None


def bonus(option: Option) -> float:
    return worth(option.bonus)


FRAME = Frame(
    vocabulary=Vocabulary([Coins, Food, Wound, Lift], {"tool": ["lever", "spade"]}),
    checks={"skill": Check(4, 8, 20), "combat": Check(4, 22, 20)},
    goods={"coins": 4, "food": 2},
    conditions={"mission": int, "night": bool, "holding": "tool"},
    section_terms={"value": int},
    check_terms={"hindered": bool},
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


def frame() -> Frame:
    """What a volume asks for when it is opened."""
    return FRAME
