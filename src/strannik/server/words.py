"""Words for clients: kept once for each game and language, with people's names for seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from strannik.core.clauses import Rulebook
from strannik.core.data import resource
from strannik.core.game import core_rulebook
from strannik.core.seats import SEATS, seat_meant
from strannik.core.words import Words
from strannik.server.library import installed

MOST_KEPT: Final = 20_000

# Characters that no text has, in the places of what is filled in after a sentence is made.
SEAT_MARKS: Final = [chr(0xE000 + seat) for seat in range(len(SEATS))]
LIST_MARKS: Final = [chr(0xE100 + place) for place in range(8)]

LANGUAGES: Final = ("en", "ru")


class KeptWords(Words):
    """Words that remember what they have said: the same sentences are needed at every move.

    Lists of things are only ever quoted: a sentence is remembered with marks in their places.
    """

    def __init__(self, language: str, texts: Iterable[tuple[str, str]], rulebooks: Iterable[Rulebook] = ()) -> None:
        super().__init__(language, texts, rulebooks)
        self._said: dict[object, str] = {}

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        if not facts:
            return self._remembered(message, message, None)
        key: list[object] = [message]
        marked: dict[str, Any] = {}
        lists: list[str] = []
        for name, value in dict(facts).items():
            if type(value) is list:
                value = LIST_MARKS[len(lists)]
                lists.append(name)
            key.append(name)
            key.append(value)
            marked[name] = value
        said = self._remembered(tuple(key), message, marked)
        for place, name in enumerate(lists):
            said = said.replace(LIST_MARKS[place], self._fact(name, facts[name]))
        return said

    def _remembered(self, key: object, message: str, facts: Mapping[str, Any] | None) -> str:
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            said = self._said[key] = super().say(message, facts)
        return said


class TableWords(Words):
    """The words of one table: seats are called by who sits there.

    Names are filled in last, so that what was said at one table is remembered for all.
    """

    def __init__(self, common: KeptWords, names: Sequence[str]) -> None:
        super().__init__(common.language, [])
        self._common = common
        self.names = names

    def __contains__(self, message: str) -> bool:
        return message in self._common

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        if not facts:
            return self._common.say(message)
        marked: dict[str, Any] = {}
        seats: list[int] = []
        for name, value in dict(facts).items():
            seat = _seat_named(name, value)
            if seat >= 0:
                value = SEAT_MARKS[seat]
                seats.append(seat)
            marked[name] = value
        said = self._common.say(message, marked)
        for seat in seats:
            said = said.replace(SEAT_MARKS[seat], self.seat(seat))
        return said

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._common.seat(seat)


def _seat_named(name: str, value: Any) -> int:
    """The seat that a fact names, or -1 if it is something else."""
    if name == "seat" and type(value) is int:
        return value if value < len(SEATS) else -1
    return seat_meant(value) if type(value) is str and value[:5] == "seat-" else -1


@cache
def game_words(game_id: str, language: str) -> KeptWords:
    """A game's words, with those of tables."""
    return _with_table(installed(game_id).words(language))


@cache
def common_words(language: str) -> KeptWords:
    """The words of tables, for where no game is known."""
    return _with_table(Words(language, [], [core_rulebook()]))


def _with_table(words: Words) -> KeptWords:
    name = f"data/strings/{words.language}.ftl"
    texts = [*words._texts, (f"table/{name}", resource("strannik.table", name))]
    return KeptWords(words.language, texts, words._rulebooks)
