"""Texts: every title, situation, heading and outcome is there in both languages, and nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from strannik.box.files import chapters
from strannik.box.overrides import own_chapters
from strannik.show.clauses import LANGUAGES
from strannik.story.book import Book
from strannik.story.lint.finding import Finding

Texts = Mapping[str, Mapping[str, str]]
"""By language, the messages with their texts."""

MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n(?:[ \t].*|(?=\n)))*)", re.MULTILINE)


OF_A_SECTION: Final = re.compile(r"-(title|read|(option|outcome|failure)-\d+)$")
"""How the texts of a section end."""


def read_texts(package: str) -> Texts:
    """All messages of a game, as they are written. Where a user has texts for a section, ours of it do not count."""
    game = package.rpartition(".")[2]
    ours = {language: messages(chapters(package, f"data/strings/{language}", ".ftl")) for language in LANGUAGES}
    theirs = {language: messages(own_chapters(game, f"strings/{language}", ".ftl")) for language in LANGUAGES}
    told_anew = {OF_A_SECTION.sub("", message) for texts in theirs.values() for message in texts}
    return {
        language: {id: text for id, text in ours[language].items() if OF_A_SECTION.sub("", id) not in told_anew}
        | theirs[language]
        for language in LANGUAGES
    }


def messages(texts: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The messages of some files."""
    return {found[1]: " ".join(found[2].split()) for _, text in texts for found in MESSAGE.finditer(text)}


def lint_texts(book: Book, texts: Texts) -> list[Finding]:
    """Texts that are missing in a language, or the same in all of them."""
    wanted = [(book.source, message, message) for message in book.headings()]
    for section in book.sections.values():
        wanted += [(section.source, section.id, message) for message in book.messages(section)]
    found: list[Finding] = []
    for source, place, message in wanted:
        written = {language: texts[language].get(message, "") for language in texts}
        found += [
            Finding(source, place, f"has no text {message!r} in {language}", "write it")
            for language, text in written.items()
            if not text
        ]
        if len(written) > 1 and all(written.values()) and len(set(written.values())) == 1:
            found.append(Finding(source, place, f"{message!r} reads the same in every language", "translate it"))
    return found


def surplus_texts(books: Sequence[Book], texts: Texts) -> list[Finding]:
    """Messages that look like texts of these books and belong to none of their sections."""
    wanted = {message for book in books for section in book.sections.values() for message in book.messages(section)}
    wanted.update([message for book in books for message in book.headings()])
    return [
        Finding(language, message, "belongs to no section or option", "leave it out, or mend its name")
        for language in texts
        for message in texts[language]
        if message not in wanted and any([book.claims(message) for book in books])
    ]
