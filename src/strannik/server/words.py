"""Words for clients: kept once for each game and language, with people's names for seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from strannik.core.clauses import Rulebook
from strannik.core.data import resource
from strannik.core.game import core_rulebook
from strannik.core.words import Words
from strannik.server.library import installed

MOST_KEPT: Final = 20_000

LANGUAGES: Final = ("en", "ru")


class KeptWords(Words):
    """Words that remember what they have said: the same sentences are needed at every move."""

    def __init__(self, language: str, texts: Iterable[tuple[str, str]], rulebooks: Iterable[Rulebook] = ()) -> None:
        super().__init__(language, texts, rulebooks)
        self._said: dict[object, str] = {}

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        key: object = (message, *facts.items()) if facts else message
        try:
            said = self._said.get(key)
        except TypeError:
            # A list among the facts cannot be looked up; its repr can.
            key = (message, repr(facts))
            said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            said = self._said[key] = super().say(message, facts)
        return said


class TableWords(Words):
    """The words of one table: seats are called by who sits there."""

    def __init__(self, common: KeptWords, names: Sequence[str]) -> None:
        super().__init__(common.language, [])
        self._common = common
        self.names = names

    def __contains__(self, message: str) -> bool:
        return message in self._common

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        return self._common.say(message, self._seated(facts) if facts else None)

    def _seated(self, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """The facts, with whoever sits there instead of every seat."""
        seated: dict[str, Any] | None = None
        for name, value in facts.items():
            if name == "seat" and type(value) is int:
                who = self.seat(value)
            elif type(value) is str and value[:5] == "seat-":
                who = self.name(value)
            else:
                continue
            seated = seated or dict(facts)
            seated[name] = who
        return seated or facts

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._common.seat(seat)


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
