"""All that a section may do, however deep it stands."""

from __future__ import annotations

from collections.abc import Sequence

from strannik.core.effects import Effect
from strannik.core.step import Step
from strannik.story.book import Book
from strannik.story.section import Section


def effects_of(section: Section) -> list[Effect]:
    """Every effect of a section: its own, those of its options, checks and conditions, and what comes of works."""
    written = [section.do]
    for way in [*section.options, *section.checks]:
        written += [way.reward, way.bonus, way.fail]
    for fork in section.forks:
        written += [fork.then, fork.otherwise]
    found = [effect for effects in written for effect in effects]
    for effect in found:
        found += [one for branch in effect.branches() for one in branch]
    return found


def sections_with(book: Book, *steps: type[Step]) -> list[tuple[Section, Effect]]:
    """Every effect of these kinds in the book, with its section."""
    wanted: Sequence[type[Step]] = steps
    return [
        (section, effect)
        for section in book.sections.values()
        for effect in effects_of(section)
        if effect.step in wanted
    ]
