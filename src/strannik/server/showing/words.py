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
        self._gaps: dict[str, list[str]] = {}

    def gaps(self, message: str) -> list[str]:
        gaps = self._gaps.get(message)
        if gaps is None:
            gaps = self._gaps[message] = Words.gaps(self.common, message)
        return gaps

    def answer(self, verb: str, thing: str | int) -> str:
        if type(thing) is not int and seat_meant(thing) >= 0:
            return super().answer(verb, thing)
        # No message has the same key: whatever is asked for with facts has their names in it.
        return self._said.get((verb, thing)) or self._keep((verb, thing), super().answer(verb, thing))

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        if not facts:
            return self._said.get(message) or self._remember(message, message, {})
        seat: Any = facts.get("seat")
        # Mostly the seat is the one thing that is quoted, or nothing is.
        of_seat = type(seat) is int and seat >= 0
        marked = {**facts, "seat": MARKS[0]} if of_seat else facts
        try:
            known = self._said.get((message, *marked, *marked.values()))
        except TypeError:  # there is a list among the facts, which is quoted
            known = None
        if known is None:
            return self._filled(message, facts)
        return known.replace(MARKS[0], self.seat(seat)) if of_seat else known

    def _filled(self, message: str, facts: Mapping[str, Any]) -> str:
        """The sentence as it was remembered, or will be, with what is quoted in the places of its marks.

        Lists of things and seats are only ever quoted; other facts may be asked for.
        """
        quotes: list[str] = []
        marked: list[Any] = []
        for name, value in facts.items():
            kind, quote = type(value), None
            if kind is int:
                if name == "seat" and value >= 0:
                    quote = self.seat(value)
            elif kind is str:
                if value.startswith("seat-") and (seat := seat_meant(value)) >= 0:
                    quote = self.seat(seat)
            elif kind is list:
                quote = ", ".join([self.common.name(thing) for thing in value])
            if quote is None:
                marked.append(value)
            else:
                marked.append(MARKS[len(quotes)])
                quotes.append(quote)
        key = (message, *facts, *marked)
        said = self._said.get(key) or self._remember(key, message, dict(zip(facts, marked, strict=True)))
        for mark, quote in zip(MARKS, quotes, strict=False):
            said = said.replace(mark, quote)
        return said

    def name(self, thing: object) -> str:
        name = self._named.get(thing)
        if name is None:
            if len(self._named) >= MOST_KEPT:
                self._named.clear()
            name = self._named[thing] = super().name(thing)
        return name

    def _remember(self, key: object, message: str, facts: Mapping[str, Any]) -> str:
        return self._keep(key, Words.say(self.common, message, facts))

    def _keep(self, key: object, said: str) -> str:
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        self._said[key] = said
        return said


class TableWords(KeptWords):
    """The words of one table: seats are called by who sits there, and what was said is remembered for all tables."""

    def __init__(self, common: KeptWords, names: Sequence[str]) -> None:
        super().__init__(common.language, [])
        self.common = common
        self.names = names
        self._said, self._gaps = common._said, common._gaps

    def __contains__(self, message: str) -> bool:
        return message in self.common

    def seat(self, seat: int) -> str:
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or self.common.seat(seat)


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
