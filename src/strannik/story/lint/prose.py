"""Prose: texts are as long as the book wants them, name what they pay, and say nothing twice."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from strannik.core.effects import Effect
from strannik.story.book import Book
from strannik.story.frame import Frame
from strannik.story.lint.finding import Finding
from strannik.story.lint.texts import Texts
from strannik.story.reader import own_effects
from strannik.story.section import Section

WORD: Final = re.compile(r"[\w’'-]+")
PHRASE: Final = 10
"""So many words in a row belong to one section alone."""


def lint_prose(book: Book, frame: Frame, texts: Texts) -> list[Finding]:
    return [*lengths(book, frame, texts), *unnamed_goods(book, frame, texts), *repeated_phrases(book, frame, texts)]


def kind_of(message: str) -> str:
    """Whether a message is a situation, a heading, an outcome or a failure."""
    parts = message.split("-")
    return parts[-2] if parts[-1].isdigit() and len(parts) > 2 else parts[-1]


def lengths(book: Book, frame: Frame, texts: Texts) -> list[Finding]:
    """Texts that have more or fewer words than the book wants."""
    found: list[Finding] = []
    for section in book.sections.values():
        for message in book.messages(section):
            bounds = frame.lengths.get(kind_of(message))
            if bounds is None:
                continue
            for language, messages in texts.items():
                count = len(WORD.findall(messages.get(message, "")))
                if count and not bounds[0] <= count <= bounds[1]:
                    problem = f"{message!r} has {count} words in {language}"
                    found.append(Finding(section.source, section.id, problem, f"{bounds[0]} to {bounds[1]} are right"))
    return found


def unnamed_goods(book: Book, frame: Frame, texts: Texts) -> list[Finding]:
    """Outcomes that pay something of which their text says nothing."""
    found: list[Finding] = []
    for section, option in book.options:
        message = book.message(section, f"outcome-{option.number}")
        for language, spoken in frame.spoken.items():
            text = texts.get(language, {}).get(message, "").lower().replace("ё", "е")
            for effect in own_effects(option.reward):
                good = good_of(effect)
                stems = spoken.get(good, ())
                if text and stems and not any([begun_with(stem).search(text) for stem in stems]):
                    problem = f"{message!r} pays {good} and does not name it in {language}"
                    found.append(Finding(section.source, option.place, problem, f"such as: {', '.join(stems[:4])}"))
    return found


@cache
def begun_with(stem: str) -> re.Pattern[str]:
    """Words that begin so: what is eaten is named by a nut, and not by a minute."""
    return re.compile(rf"(?<!\w){re.escape(stem)}")


def good_of(effect: Effect) -> str:
    """What an effect pays, as word lists call it: `food`, `token-red`; nothing if it takes something away."""
    (name, value), *_ = effect.entry.items()
    if isinstance(value, int):
        return str(name) if value > 0 else ""
    return f"{name}-{value}"


def repeated_phrases(book: Book, frame: Frame, texts: Texts) -> list[Finding]:
    """Sections that share a long phrase with another one: no section is another with changed names."""
    found: list[Finding] = []
    for language, messages in texts.items():
        first: dict[str, str] = {}
        refrains = frame.refrains.get(language, ())
        for section in book.sections.values():
            twins: dict[str, str] = {}
            for phrase in phrases(book, section, messages):
                owner = first.setdefault(phrase, section.id)
                meant = any([refrain in phrase for refrain in refrains])
                if owner != section.id and owner not in twins and not meant:
                    twins[owner] = phrase
            found += [
                Finding(section.source, section.id, f"says in {language} what {owner} says: “{phrase}…”", "say it anew")
                for owner, phrase in twins.items()
            ]
    return found


def phrases(book: Book, section: Section, messages: Mapping[str, str]) -> list[str]:
    """Every row of so many words in the texts of a section."""
    found: list[str] = []
    for message in book.messages(section):
        words: Sequence[str] = WORD.findall(messages.get(message, "").lower())
        found += [" ".join(words[at : at + PHRASE]) for at in range(len(words) - PHRASE + 1)]
    return found
