"""Books: sections by their ids, where reading may begin, and which messages hold the texts."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.story.option import Option
from strannik.story.section import Section


@dataclass(frozen=True)
class Book:
    """An adventure book. Its texts are the messages `<texts>-<section>-…`."""

    source: str
    texts: str
    starts: list[str]
    sections: dict[str, Section]

    def message(self, section: Section, what: str) -> str:
        """The message that holds a text of the section: `title`, `read`, `option-1`, `outcome-1`, `failure-1`."""
        return f"{self.texts}-{section.id.replace('.', '-').replace(' ', '-')}-{what}"

    def messages(self, section: Section) -> list[str]:
        """Every text the section must have."""
        wanted = ["title", "read"]
        for option in section.options:
            wanted += [f"option-{option.number}", f"outcome-{option.number}"]
            wanted += [f"failure-{option.number}"] if option.has_failure else []
        return [self.message(section, what) for what in wanted]

    @property
    def options(self) -> list[tuple[Section, Option]]:
        """Every option of the book with its section."""
        return [(section, option) for section in self.sections.values() for option in section.options]
