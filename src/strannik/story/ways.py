"""Ways: where one can get in a book, and what one surely knows by then."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.story.book import Book
from strannik.story.option import Option
from strannik.story.section import Section


@dataclass(frozen=True)
class Way:
    """A jump from one section to another, its place in the data, and the clues that whoever takes it surely has."""

    section: Section
    option: Option | None
    key: str
    target: str
    known: frozenset[str]

    @property
    def place(self) -> str:
        return f"options[{self.option.number - 1}].{self.key}" if self.option else self.key


def ways_from(section: Section) -> list[Way]:
    """Every jump out of a section."""
    found = [Way(section, None, "goto", section.goto, frozenset(section.learn))]
    for option in section.options:
        before = frozenset([*section.learn, *option.clues])
        after = before | frozenset(option.learn)
        found += [
            Way(section, option, "goto", option.goto, after),
            Way(section, option, "fail_goto", option.fail_goto, before),
            Way(section, option, "side", option.side, after),
        ]
    return [way for way in found if way.target]


def ways(book: Book) -> list[Way]:
    """Every jump in a book, also those that lead nowhere."""
    return [way for section in book.sections.values() for way in ways_from(section)]


@dataclass(frozen=True)
class Reach:
    """What can be reached at all: sections, and clues. A game's own conditions are taken to hold some day."""

    sections: frozenset[str]
    clues: frozenset[str]


def reach(book: Book) -> Reach:
    """From the starts on, as far as the clues on the way allow; every check may be passed or failed."""
    sections = {start for start in book.starts if start in book.sections}
    clues: set[str] = set()
    while True:
        before = len(sections) + len(clues)
        for id in sorted(sections):
            section = book.sections[id]
            clues.update(section.learn)
            for option in section.options:
                if clues.issuperset(option.clues):
                    clues.update(option.learn)
            open_ways = [way for way in ways_from(section) if way.option is None or clues.issuperset(way.option.clues)]
            sections.update([way.target for way in open_ways if way.target in book.sections])
        if len(sections) + len(clues) == before:
            return Reach(frozenset(sections), frozenset(clues))


def surely_known(book: Book) -> dict[str, frozenset[str]]:
    """The clues that nobody can be without on coming to a section, whichever way they came."""
    there = reach(book)
    known = {id: frozenset[str]() if id in book.starts else there.clues for id in there.sections}
    taken = [way for way in ways(book) if way.section.id in there.sections and way.target in there.sections]
    changed = True
    while changed:
        changed = False
        for way in taken:
            left = known[way.target] & (known[way.section.id] | way.known)
            changed = changed or left != known[way.target]
            known[way.target] = left
    return known
