"""Words for clients: kept once for each game and language, with people's names for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from strannik.core.data import resource
from strannik.core.game import core_rulebook
from strannik.core.words import Words
from strannik.server.library import installed

MOST_KEPT: Final = 50_000

LANGUAGES: Final = ("en", "ru")


class KeptWords(Words):
    """Words that remember what they have said: the same sentences are needed at every move."""

    def __init__(self, other: Words) -> None:
        super().__init__(other.language, other._texts, other._rulebooks)
        self._said: dict[tuple[Any, ...], str] = {}

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        key = (
            (message, *[(name, str(value) if isinstance(value, list) else value) for name, value in facts.items()])
            if facts
            else (message,)
        )
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            said = super().say(message, facts)
            self._said[key] = said
        return said


class TableWords(Words):
    """The words of one table: seats are called by who sits there."""

    def __init__(self, kept: Words, names: Sequence[str]) -> None:
        super().__init__(kept.language, [])
        self._kept = kept
        self.names = names

    def __contains__(self, message: str) -> bool:
        return message in self._kept

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        if facts and isinstance(facts.get("seat"), int):
            facts = {**facts, "seat": self.seat(facts["seat"])}
        return self._kept.say(message, facts)

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._kept.seat(seat)


@cache
def game_words(game_id: str, language: str) -> Words:
    """A game's words, with those of tables."""
    return KeptWords(_with_table(installed(game_id).words(language)))


@cache
def common_words(language: str) -> Words:
    """The words of tables, for where no game is known."""
    return KeptWords(_with_table(Words(language, [], [core_rulebook()])))


def _with_table(words: Words) -> Words:
    name = f"data/strings/{words.language}.ftl"
    texts = [*words._texts, (f"table/{name}", resource("strannik.table", name))]
    return Words(words.language, texts, words._rulebooks)
