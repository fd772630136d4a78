"""Reading a book: every key, type and name is checked, and an error says what would have been right."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, TypeVar

from strannik.core.data import DataError, nearest, read_yaml
from strannik.story.book import Book
from strannik.story.frame import Frame
from strannik.story.option import Option
from strannik.story.section import Section

BOOK_KEYS: Final = ("texts", "starts", "sections")
SECTION_KEYS: Final = ("once", "do", "learn", "goto", "options")
OPTION_KEYS: Final = (
    "if", "else", "optional", "needs", "pay", "check", "reward", "bonus", "fail", "learn", "side", "goto", "fail_goto",
)  # fmt: skip

ALL: Final = "all"
"""Reading may begin anywhere."""

T = TypeVar("T")


def read_book(text: str, source: str, frame: Frame) -> Book:
    """The book that a YAML text describes."""
    entry = _mapping(read_yaml(text, source), BOOK_KEYS, source, "")
    if "sections" not in entry:
        raise DataError(source, "", "sections is missing")
    given = entry["sections"]
    if not isinstance(given, dict) or not given:
        raise DataError(source, "sections", f"expected sections by their ids, found {_found(given)}")
    sections = {str(id): _SectionReader(source, frame, str(id)).read(section) for id, section in given.items()}
    starts = entry.get("starts", ALL)
    return Book(
        source=source,
        texts=_typed(entry.get("texts", "section"), str, source, "texts"),
        starts=list(sections) if starts == ALL else _words(starts, source, "starts"),
        sections=sections,
    )


class _SectionReader:
    """Reads one section; knows its place for every error."""

    def __init__(self, source: str, frame: Frame, id: str) -> None:
        self.source = source
        self.frame = frame
        self.id = id

    def read(self, given: Any) -> Section:
        entry = _mapping(given, SECTION_KEYS, self.source, self.id)
        options = _typed(entry.get("options", []), list, self.source, f"{self.id}.options")
        if options and "goto" in entry:
            raise DataError(self.source, f"{self.id}.goto", "a section with options goes on where its options lead")
        read = [self.option(one, at) for at, one in enumerate(options)]
        return Section(
            id=self.id,
            once=_typed(entry.get("once", False), bool, self.source, f"{self.id}.once"),
            do=self.effects(entry, "do", self.id),
            learn=_words(entry.get("learn", []), self.source, f"{self.id}.learn"),
            goto=self.jump(entry, "goto", self.id),
            options=read,
        )

    def option(self, given: Any, at: int) -> Option:
        place = f"{self.id}.options[{at}]"
        entry = _mapping(given, OPTION_KEYS, self.source, place)
        self.refuse_contradictions(entry, place)
        check, threshold = self.check(entry, place)
        return Option(
            number=at + 1,
            clues=_words(entry.get("if", []), self.source, f"{place}.if"),
            needs=self.needs(entry, place),
            optional=_typed(entry.get("optional", False), bool, self.source, f"{place}.optional"),
            otherwise=_typed(entry.get("else", False), bool, self.source, f"{place}.else"),
            pay=self.pay(entry, place),
            check=check,
            threshold=threshold,
            reward=self.effects(entry, "reward", place),
            bonus=self.effects(entry, "bonus", place),
            fail=self.effects(entry, "fail", place),
            learn=_words(entry.get("learn", []), self.source, f"{place}.learn"),
            side=self.jump(entry, "side", place),
            goto=self.jump(entry, "goto", place),
            fail_goto=self.jump(entry, "fail_goto", place),
        )

    def refuse_contradictions(self, entry: dict[str, Any], place: str) -> None:
        """Keys that make sense only with others, or without them."""
        conditional = "if" in entry or "needs" in entry
        if "else" in entry and conditional:
            raise DataError(self.source, f"{place}.else", "what has a condition of its own cannot be the else")
        if "optional" in entry and not conditional:
            raise DataError(self.source, f"{place}.optional", "only an option with if or needs can be optional")
        for key in ("bonus", "fail", "fail_goto"):
            if key in entry and "check" not in entry:
                raise DataError(self.source, f"{place}.{key}", f"there is no {key} without a check")

    def check(self, entry: dict[str, Any], place: str) -> tuple[str, int]:
        """`{skill: 5}` as its two halves."""
        if "check" not in entry:
            return "", 0
        given, place = entry["check"], f"{place}.check"
        if not isinstance(given, dict) or len(given) != 1:
            raise DataError(self.source, place, f"expected {{kind: threshold}}, found {_found(given)}")
        (kind, threshold), *_ = given.items()
        _known(str(kind), "check", self.frame.checks, self.source, place)
        return str(kind), _positive(threshold, self.source, f"{place}.{kind}")

    def pay(self, entry: dict[str, Any], place: str) -> dict[str, int]:
        given, place = _typed(entry.get("pay", {}), dict, self.source, f"{place}.pay"), f"{place}.pay"
        for good in given:
            _known(str(good), "good", self.frame.goods, self.source, place)
        return {str(good): _positive(count, self.source, f"{place}.{good}") for good, count in given.items()}

    def needs(self, entry: dict[str, Any], place: str) -> dict[str, Any]:
        given, place = _typed(entry.get("needs", {}), dict, self.source, f"{place}.needs"), f"{place}.needs"
        for name in given:
            _known(str(name), "condition", self.frame.conditions, self.source, place)
        return {str(name): wanted for name, wanted in given.items()}

    def effects(self, entry: dict[str, Any], key: str, place: str) -> list[Any]:
        given = _typed(entry.get(key, []), list, self.source, f"{place}.{key}")
        for at, effect in enumerate(given):
            self.frame.effects(effect, self.source, f"{place}.{key}[{at}]")
        return given

    def jump(self, entry: dict[str, Any], key: str, place: str) -> str:
        """The id of another section; numbers may stand for themselves."""
        if key not in entry:
            return ""
        given = entry[key]
        return str(given) if type(given) is int else _typed(given, str, self.source, f"{place}.{key}")


def _mapping(given: Any, keys: Collection[str], source: str, place: str) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise DataError(source, place, f"expected {', '.join(keys)}, found {_found(given)}")
    for key in given:
        if key not in keys:
            raise DataError(source, place, f"there is no {key!r} here; {nearest(str(key), keys)}")
    return given


def _typed(given: Any, kind: type[T], source: str, place: str) -> T:
    if type(given) is not kind:
        raise DataError(source, place, f"expected {kind.__name__}, found {_found(given)}")
    return given


def _words(given: Any, source: str, place: str) -> list[str]:
    """A list of words; one alone needs no brackets."""
    words = [given] if isinstance(given, (str, int)) else _typed(given, list, source, place)
    for word in words:
        if type(word) not in (str, int):
            raise DataError(source, place, f"expected words, found {_found(word)}")
    read = [str(word) for word in words]
    twice = [word for at, word in enumerate(read) if word in read[:at]]
    if twice:
        raise DataError(source, place, f"{twice[0]!r} is given twice")
    return read


def _positive(given: Any, source: str, place: str) -> int:
    if type(given) is not int or given < 1:
        raise DataError(source, place, f"expected a number from 1, found {_found(given)}")
    return given


def _known(word: str, what: str, known: Iterable[str], source: str, place: str) -> None:
    choices = list(known)
    if word not in choices:
        help = nearest(word, choices) if choices else f"this game has no {what}s"
        raise DataError(source, place, f"there is no {what} {word!r}; {help}")


def _found(value: Any) -> str:
    return f"{type(value).__name__} {value!r}"
