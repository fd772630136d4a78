"""Entries: what is written at one place of a book, every value checked; an error says what would have been right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeVar

from strannik.core.data import DataError, nearest
from strannik.core.effects import Vocabulary
from strannik.story.frame import Wanted, WantedReader

T = TypeVar("T")


class Entry:
    """A mapping in a file, with its place in it."""

    def __init__(self, given: Any, keys: Collection[str], source: str, place: str) -> None:
        if not isinstance(given, dict):
            raise DataError(source, place, f"expected {', '.join(keys)}, found {found(given)}")
        for key in given:
            if key not in keys:
                raise DataError(source, place, f"there is no {key!r} here; {nearest(str(key), keys)}")
        self.given: dict[str, Any] = given
        self.source = source
        self.place = place

    def __contains__(self, key: str) -> bool:
        return key in self.given

    def at(self, key: str) -> str:
        """The place of one of its keys."""
        return f"{self.place}.{key}" if self.place else key

    def refuse(self, key: str, problem: str) -> DataError:
        return DataError(self.source, self.at(key), problem)

    def typed(self, key: str, default: T) -> T:
        """The value of a key, which has the type of its default."""
        return typed(self.given.get(key, default), type(default), self.source, self.at(key))

    def words(self, key: str) -> list[str]:
        """A list of words; one alone needs no brackets."""
        given = self.given.get(key, [])
        words = [given] if isinstance(given, (str, int)) else typed(given, list, self.source, self.at(key))
        for word in words:
            if type(word) not in (str, int):
                raise self.refuse(key, f"expected words, found {found(word)}")
        read = [str(word) for word in words]
        twice = [word for at, word in enumerate(read) if word in read[:at]]
        if twice:
            raise self.refuse(key, f"{twice[0]!r} is given twice")
        return read

    def things(self, key: str, kind: str, vocabulary: Vocabulary) -> list[str]:
        """The ids of things of a kind."""
        return [vocabulary.thing(kind, word, self.source, self.at(key)) for word in self.words(key)]

    def thing(self, key: str, kind: str, vocabulary: Vocabulary) -> str:
        """The id of a thing of a kind, or nothing."""
        return vocabulary.thing(kind, self.given[key], self.source, self.at(key)) if key in self else ""

    def terms(self, wanted: Mapping[str, Wanted], vocabulary: Vocabulary) -> dict[str, Any]:
        """What it says under these keys, each of the type or the kind that is wanted."""
        return {
            key: worth(self.given[key], wanted[key], vocabulary, self.source, self.at(key))
            for key in wanted
            if key in self
        }


def worth(given: Any, wanted: Wanted, vocabulary: Vocabulary, source: str, place: str) -> Any:
    """A value of the type, the id of a thing of the kind, or what the game makes of it."""
    if isinstance(wanted, str):
        return vocabulary.thing(wanted, given, source, place)
    if isinstance(wanted, type):
        return typed(given, wanted, source, place)
    return wanted(given, vocabulary, source, place)


def numbers_by(kind: str) -> WantedReader:
    """A number from 1 for each of some things of a kind: `{food: 2}`."""

    def read(given: Any, vocabulary: Vocabulary, source: str, place: str) -> dict[str, int]:
        numbers = typed(given, dict, source, place)
        return {
            vocabulary.thing(kind, id, source, place): positive(number, source, f"{place}.{id}")
            for id, number in numbers.items()
        }

    return read


def typed(given: Any, kind: type[T], source: str, place: str) -> T:
    if type(given) is not kind:
        raise DataError(source, place, f"expected {kind.__name__}, found {found(given)}")
    return given


def positive(given: Any, source: str, place: str) -> int:
    if type(given) is not int or given < 1:
        raise DataError(source, place, f"expected a number from 1, found {found(given)}")
    return given


def known(word: str, what: str, choices: Iterable[str], source: str, place: str) -> str:
    """The word, if it is one of those that there are."""
    there = list(choices)
    if word not in there:
        help = nearest(word, there) if there else f"this game has no {what}s"
        raise DataError(source, place, f"there is no {what} {word!r}; {help}")
    return word


def found(value: Any) -> str:
    return f"{type(value).__name__} {value!r}"
