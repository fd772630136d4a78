"""Words: what people read, made late and in the reader's language.

Sentences are Fluent messages, because Russian needs cases and three plurals. A game's own words
lie in `data/strings/<language>.ftl`, or in several files of a folder `<language>`; refusals come
from the `bar` of its clauses. A fact that names a thing is replaced by the message of the same
name (`name-saloon`, `section-1-title` for what has a title, or `name-mission-1` for the `mission` that is called 1)
if there is one; facts whose names end in `-id` stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from strannik.core.data import DataError
from strannik.core.seats import seat_meant, seat_name
from strannik.show.clauses import Rulebook

if TYPE_CHECKING:
    from strannik.show.messages import Messages


class Words:
    """The messages of one language; `common` are those that hold at every table, where one has its own.

    `memory` is what was laid out in these words last (`show.laying`).
    """

    def __init__(self, language: str, texts: Iterable[tuple[str, str]], rulebooks: Iterable[Rulebook] = ()) -> None:
        self.language = language
        self._texts = list(texts)
        self._rulebooks = list(rulebooks)
        self._found: Messages | None = None
        self.common: Words = self
        self.memory: dict[object, tuple[object, Any]] = {}

    @property
    def _messages(self) -> Messages:
        """The messages, looked for when the first of them is needed."""
        if self._found is None:
            self._found = self._find()
        return self._found

    def _find(self) -> Messages:
        from strannik.show.messages import Messages

        found = Messages(self.language)
        for source, text in [*self._texts, *self._bars()]:
            found.add(source, text)
        return found

    def _bars(self) -> list[tuple[str, str]]:
        texts: list[tuple[str, str]] = []
        for rulebook in self._rulebooks:
            for clause in rulebook.clauses.values():
                if clause.bar:
                    sentence = clause.bar[self.language].replace("\n", "\n    ")
                    texts.append((clause.id, f"{bar_name(clause.id)} = {sentence}\n"))
        return texts

    def __contains__(self, message: str) -> bool:
        return message in self._messages

    def gaps(self, message: str) -> list[str]:
        """The facts that a message asks for: whoever has many need give no others."""
        return self._messages.gaps(message)

    def say(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        """The sentence, its gaps filled. A gap that cannot be filled is an error."""
        filled = {name: self._fact(name, value) for name, value in (facts or {}).items()}
        if message not in self:
            raise DataError(self.language, message, "there is no such message")
        messages = self._messages  # once: two threads that are the first to ask find them twice
        pattern = messages.pattern(message)
        if pattern is None:
            raise DataError(self.language, message, "the message has no text")
        text, errors = messages.fill(pattern, filled)
        if errors:
            raise DataError(self.language, message, "; ".join([str(error) for error in errors]))
        return text

    def refusal(self, clause: str, facts: Mapping[str, Any]) -> str:
        """Why something is refused, by its clause; `$good-id` tells what it is called by, where `$good` is its name."""
        ids = {f"{fact}-id": value for fact, value in facts.items()}
        return self.say(bar_name(clause), {**facts, **ids})

    def name(self, thing: object) -> str:
        """What a thing is called: its own word or its title if it has one, or what it says where it is a message; a
        seat's name if it is one, otherwise its id.
        """
        id = str(thing).replace(" ", "-").replace(".", "-")
        for message in (f"name-{id}", f"{id}-title", id):
            if message in self:
                return self.say(message)
        seat = seat_meant(thing)
        return str(thing) if seat < 0 else self.seat(seat)

    def kind(self, thing: str) -> str:
        """What all of its kind are called, "" if there is no word: `kind-coin` for `coin-1` and `coin-2`."""
        message = f"kind-{thing.rpartition('-')[0]}"
        return self.say(message) if message in self else ""

    def answer(self, verb: str, thing: str | int) -> str:
        """What an answer is called; `$thing-kind` does not tell its thing from others of its kind."""
        kind = self.kind(thing) if isinstance(thing, str) else ""
        said = self.say(f"do-{verb}", {"thing": thing, "thing-id": thing, "thing-kind": kind or thing})
        return capital(said)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.say(f"seat-{seat_name(seat)}")

    def verb(self, verb: str) -> str:
        """What a verb of the notation is called."""
        message = f"verb-{verb}"
        return self.say(message) if message in self else verb

    def _fact(self, name: str, value: Any) -> Any:
        if name == "seat" and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, str):
            of_its_kind = f"{name}-{value}"
            return value if name.endswith("-id") else self.name(of_its_kind if f"name-{of_its_kind}" in self else value)
        if isinstance(value, list):
            return ", ".join([self.name(entry) for entry in value])
        return value


def bar_name(clause: str) -> str:
    """The message that holds the refusal by a clause."""
    return "bar-" + clause.replace(".", "-")


def capital(text: str) -> str:
    """As the beginning of a sentence or a line."""
    return text[:1].upper() + text[1:]
