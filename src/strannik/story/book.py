"""Books: sections by their ids, where reading may begin, and which messages hold the texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from strannik.core.effects import Effect
from strannik.story.option import Fork, Option
from strannik.story.section import Section


@dataclass(frozen=True)
class Book:
    """An adventure book. Its texts are the messages `<texts>-<section>-…`; every section has those of `always`.

    `head` is what the game wants to know of the whole book: of a page its spaces and borders. `choices`, `ways`,
    `forks` and `held` find what a step points at by its place. A bonus is reached `bonus_above` a check's threshold.
    """

    source: str
    texts: str
    starts: list[str]
    sections: dict[str, Section]
    always: Sequence[str] = ("title", "read")
    bonus_above: int = 0
    head: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def choices(self) -> dict[str, list[Option]]:
        return {place: options for section in self.sections.values() for place, options in section.choices.items()}

    @cached_property
    def ways(self) -> dict[str, Option]:
        """Everything that can be tried, chosen or not."""
        return {way.place: way for section in self.sections.values() for way in [*section.options, *section.checks]}

    @cached_property
    def forks(self) -> dict[str, Fork]:
        return {fork.place: fork for section in self.sections.values() for fork in section.forks}

    @cached_property
    def held(self) -> dict[str, Effect]:
        """Effects of the game's own from which others may come, perhaps much later."""
        return {place: effect for section in self.sections.values() for place, effect in section.held.items()}

    @property
    def options(self) -> list[tuple[Section, Option]]:
        """Every option of the book with its section."""
        return [(section, option) for section in self.sections.values() for option in section.options]

    def message(self, section: Section, what: str) -> str:
        """The message that holds a text of the section: `title`, `read`, `option-1`, `outcome-1`, `failure-1`."""
        return message_id(f"{self.texts}-{section.id}-{what}")

    def claims(self, message: str) -> bool:
        """Whether a message looks like one of this book's texts."""
        return message.startswith(f"{self.texts}-")

    def headings(self) -> list[str]:
        """Every text that the book must have besides those of its sections: a game's own book may have some."""
        return []

    def messages(self, section: Section) -> list[str]:
        """Every text the section must have."""
        wanted = [self.message(section, what) for what in self.always]
        wanted += [message_id(text) for text in section.texts]
        for option in section.options:
            if option.label:
                wanted.append(message_id(option.label))
                continue
            wanted += [self.message(section, f"{what}-{option.number}") for what in ("option", "outcome")]
            wanted += [self.message(section, f"failure-{option.number}")] if option.has_failure else []
        return wanted


def message_id(text: str) -> str:
    """The message that a book means, whose ids may have dots and spaces in them."""
    return text.replace(".", "-").replace(" ", "-")
