"""Prose: texts are as long as they should be, say what happens to whom, and stand in the string tables alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from strannik.core.effects import Effect
from strannik.games.aftermath.book import ENCOUNTERS, PageBook
from strannik.games.aftermath.pages.page import MAP, Page, message, page_of, section_name
from strannik.games.aftermath.steps.deeds.counters import Gain
from strannik.games.aftermath.steps.deeds.gifts import Battery, Condition, GainItem
from strannik.games.aftermath.steps.wounds import Wound
from strannik.story.lint.finding import Finding
from strannik.story.lint.texts import Texts
from strannik.story.reading import Text
from strannik.story.section import Section

WORD: Final = re.compile(r"[\w’'-]+")
SENTENCE: Final = re.compile(r"\w\s+\w")
TYPED: Final = re.compile(r'"| - |\.\.\.')

LENGTHS: Final = {
    "section": {"en": (40, 120), "ru": (40, 120)},
    "exit": {"en": (25, 80), "ru": (20, 70)},
    "encounter": {"en": (15, 120), "ru": (12, 110)},
    "said": {"en": (8, 95), "ru": (5, 85)},
    "option": {"en": (1, 12), "ru": (1, 12)},
}
"""The fewest and most words of a section, an exit, an encounter card, an outcome or failure, and a heading."""

SILENT: Final = ("15:disaster", "41:threat", "41:START")
"""Sections that are nearly silent, and are meant to be."""

SPOKEN: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "food": {"en": ("food",), "ru": ("ед",)},
    "parts": {"en": ("part",), "ru": ("детал",)},
    "clues": {"en": ("clue",), "ru": ("зацеп",)},
    "time": {"en": ("hour",), "ru": ("час",)},
    "population": {"en": ("population",), "ru": ("жител",)},
    "morale": {"en": ("morale",), "ru": ("боев",)},
    "wound": {"en": ("wound",), "ru": ("ран",)},
    "battery": {"en": ("batter",), "ru": ("батаре",)},
    "item": {"en": ("item",), "ru": ("предмет",)},
    "inspired": {"en": ("inspir",), "ru": ("вдохнов", "воодуш")},
    "scared": {"en": ("scare",), "ru": ("испуг", "пуга", "страш")},
    "soaked": {"en": ("soak",), "ru": ("промок", "мокр")},
    "slowed": {"en": ("slowed",), "ru": ("замедл",)},
    "poison": {"en": ("poison",), "ru": ("отрав", "яд")},
    "burning": {"en": ("burn", "fire"), "ru": ("гор", "огон", "огне")},
    "marked": {"en": ("mark",), "ru": ("мет",)},
}
"""By what a reader knows that something was gained or suffered."""


def lint_prose(book: PageBook, texts: Texts) -> list[Finding]:
    """V-18, as far as it is more than that every text is there."""
    return [
        *lengths(book, texts),
        *unsaid(book, texts),
        *typed(book, texts),
        *sentences(book.pages),
        *troubles(book.pages, texts),
    ]


def lengths(book: PageBook, texts: Texts) -> list[Finding]:
    """Texts that are too short or too long."""
    found: list[Finding] = []
    for section in book.sections.values():
        for id in book.messages(section):
            for language, messages in texts.items():
                least, most = LENGTHS[kind_of(section, id)][language]
                count = len(WORD.findall(messages.get(id, "")))
                least = 0 if section.id in SILENT else least
                if count and not least <= count <= most:
                    problem = f"{id!r} has {count} words in {language}"
                    found.append(Finding(section.source, section.id, problem, f"{least} to {most} are right"))
    return found


def kind_of(section: Section, id: str) -> str:
    """What kind of text a message holds."""
    if id != message(section.id):
        return "option" if re.search(r"-option-\d+$", id) else "said"
    if page_of(section.id) == ENCOUNTERS:
        return "encounter"
    return "exit" if section_name(section.id).startswith("exit.") else "section"


def unsaid(book: PageBook, texts: Texts) -> list[Finding]:
    """What is gained or suffered somewhere, and no text that is read there says so."""
    found: list[Finding] = []
    for section in book.sections.values():
        if page_of(section.id) == ENCOUNTERS:
            continue
        for ids, effects in passages(section):
            for good in goods(effects):
                for language, stems in SPOKEN.get(good, {}).items():
                    text = " ".join([texts.get(language, {}).get(id, "") for id in ids]).lower()
                    if text and not any([stem in text for stem in stems]):
                        problem = f"{ids[0]!r} does not say in {language} that it brings {good}"
                        found.append(Finding(section.source, section.id, problem, f"such as: {', '.join(stems)}"))
    return found


def passages(section: Section) -> list[tuple[list[str], Sequence[Effect]]]:
    """The effects of a section, each row with the messages that are read out with it."""
    own = message(section.id)
    found: list[tuple[list[str], Sequence[Effect]]] = [([own, *named(section.do)], section.do)]
    for option in section.options:
        outcome, failure = (message(section.id, f"{what}-{option.number}") for what in ("outcome", "failure"))
        found += [([outcome, *named(option.reward)], option.reward), ([failure, *named(option.fail)], option.fail)]
    for number, check in enumerate(section.checks, 1):
        found.append(([message(section.id, f"outcome-c{number}")], check.reward))
        found.append(([message(section.id, f"failure-c{number}")], check.fail))
    for fork in section.forks:
        found += [([own, *named(branch)], branch) for branch in (fork.then, fork.otherwise)]
    return found


def named(effects: Iterable[Effect]) -> list[str]:
    """The texts that effects read out."""
    return [effect.arguments["message"] for effect in effects if effect.step is Text]


def goods(effects: Iterable[Effect]) -> list[str]:
    """What effects bring, good or bad, that a reader must be told."""
    found: list[str] = []
    for effect in effects:
        given: Mapping[str, Any] = effect.arguments
        if effect.step is Gain:
            found += [counter for counter, amount in given.items() if amount]
        elif effect.step is Condition:
            found.append(given["id"])
        elif effect.step in (Wound, Battery, GainItem):
            found.append({Wound: "wound", Battery: "battery", GainItem: "item"}[effect.step])
    return found


def typed(book: PageBook, texts: Texts) -> list[Finding]:
    """Signs of a typewriter: straight quotation marks, a hyphen for a dash, three dots."""
    return [
        Finding(section.source, section.id, f"{id!r} has {TYPED.findall(messages[id])[0]!r} in {language}", "mend it")
        for section in book.sections.values()
        for id in book.messages(section)
        for language, messages in texts.items()
        if TYPED.search(messages.get(id, ""))
    ]


def sentences(pages: Mapping[int, Page]) -> list[Finding]:
    """Text that stands in a page file."""
    return [
        Finding(page.source, name, f"has the words {word!r}", "put them into the string tables")
        for page in pages.values()
        for name, written in page.written.items()
        for word in words(written)
        if SENTENCE.search(word)
    ]


def words(written: Any) -> list[str]:
    """Every string in what is written, however deep."""
    if isinstance(written, dict):
        return [word for value in written.values() for word in words(value)]
    if isinstance(written, list):
        return [word for value in written for word in words(value)]
    return [written] if isinstance(written, str) else []


def troubles(pages: Mapping[int, Page], texts: Texts) -> list[Finding]:
    """Troubles that another page has too: each is a sentence that fits no other."""
    found: list[Finding] = []
    for language, messages in texts.items():
        owners: dict[str, int] = {}
        for number, page in pages.items():
            trouble = messages.get(f"page-{number}-trouble", "").lower()
            if page.kind == MAP and trouble and owners.setdefault(trouble, number) != number:
                problem = f"has the trouble of page {owners[trouble]} in {language}"
                found.append(Finding(page.source, "trouble", problem, "let it have one of its own"))
    return found
