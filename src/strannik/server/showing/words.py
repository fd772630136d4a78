"""Words for clients: kept once for each game and language, with people's names for seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from strannik.box.box import core_rulebook
from strannik.box.files import resource
from strannik.campaign.words import text as campaign_text
from strannik.core.seats import seat_meant
from strannik.server.library import installed
from strannik.show.clauses import Rulebook
from strannik.show.words import Words

MOST_KEPT: Final = 20_000

MARKS: Final = [chr(0xE000 + place) for place in range(32)]
"""Characters that no text has, in the places of what is quoted."""

LONGEST_QUOTE: Final = 300
"""What is quoted to whoever sent it is cut off here: they know the rest, and sentences are kept."""


class KeptWords(Words):
    """Words that remember what they have said: the same sentences are needed at every move.

    Seats and lists of things are only ever quoted, so sentences are remembered with marks in their places:
    what was said at one table is known at all of them.
    """

    def __init__(self, language: str, texts: Iterable[tuple[str, str]], rulebooks: Iterable[Rulebook] = ()) -> None:
        super().__init__(language, texts, rulebooks)
        self._said: dict[object, str] = {}
        self._named: dict[object, str] = {}

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        return self.said(message, facts, self)

    def said(self, message: str, facts: Mapping[str, Any] | None, namer: Words) -> str:
        """The sentence, in which seats are called what the namer calls them."""
        if not facts:
            return self._said.get(message) or self._remember(message, message, {})
        try:
            known = None if "seat" in facts else self._said.get((message, *facts, *facts.values()))
        except TypeError:  # there is a list among the facts, which is quoted
            known = None
        return known or self._filled(message, facts, namer)

    def _filled(self, message: str, facts: Mapping[str, Any], namer: Words) -> str:
        """The sentence as it was remembered, or will be, with what is quoted in the places of its marks."""
        quotes: list[str] = []
        marked: dict[str, Any] = {}
        for name, value in facts.items():
            quote = None if type(value) is int and name != "seat" else self._quote(name, value, namer)
            marked[name] = value if quote is None else MARKS[len(quotes)]
            if quote is not None:
                quotes.append(quote)
        key = (message, *marked, *marked.values())
        said = self._said.get(key) or self._remember(key, message, marked)
        for place, quote in enumerate(quotes):
            said = said.replace(MARKS[place], quote)
        return said

    def _quote(self, name: str, value: Any, namer: Words) -> str | None:
        """What stands for a fact that is only ever quoted, a list of things or a seat; other facts may be asked for."""
        if isinstance(value, list):
            return ", ".join([self.name(thing) for thing in value])
        if isinstance(value, str):
            seat = seat_meant(value) if value.startswith("seat-") else -1
        else:
            seat = value if name == "seat" and type(value) is int else -1
        return None if seat < 0 else namer.seat(seat)

    def name(self, thing: object) -> str:
        name = self._named.get(thing)
        if name is None:
            if len(self._named) >= MOST_KEPT:
                self._named.clear()
            name = self._named[thing] = super().name(thing)
        return name

    def _remember(self, key: object, message: str, facts: Mapping[str, Any]) -> str:
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        said = self._said[key] = super().say(message, facts)
        return said


class TableWords(Words):
    """The words of one table: seats are called by who sits there."""

    def __init__(self, common: KeptWords, names: Sequence[str]) -> None:
        super().__init__(common.language, [])
        self.common = self._common = common
        self.names = names

    def __contains__(self, message: str) -> bool:
        return message in self._common

    def gaps(self, message: str) -> list[str]:
        return self._common.gaps(message)

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        return self._common.said(message, facts, self)

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._common.seat(seat)


def quoted(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts that somebody sent, short enough for a sentence."""
    return {name: _cut(value) for name, value in facts.items()}


def _cut(value: Any) -> Any:
    long = isinstance(value, str) and len(value) > LONGEST_QUOTE
    return f"{value[:LONGEST_QUOTE]}…" if long else value


@cache
def game_words(game_id: str, language: str) -> KeptWords:
    """A game's words, with those of tables."""
    return _with_table(installed(game_id).words(language))


@cache
def common_words(language: str) -> KeptWords:
    """The words of tables, for where no game is known."""
    return _with_table(Words(language, [], [core_rulebook()]))


def _with_table(words: Words) -> KeptWords:
    """The words, with those of tables and of campaigns."""
    name = f"data/strings/{words.language}.ftl"
    texts = [*words._texts, (f"table/{name}", resource("strannik.table", name)), campaign_text(words.language)]
    return KeptWords(words.language, texts, words._rulebooks)
