"""Ways: where one can get in a book, and what one surely knows by then, found by rehearsing every section."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Final

from strannik.core.effects import Effect
from strannik.story.book import Book
from strannik.story.condition import OWN, Supposed
from strannik.story.option import Option
from strannik.story.proving.rehearsal import FAILED, GOTO, PASSED, SIDE, TAKEN, Rehearsal, rehearse
from strannik.story.reader import own_effects
from strannik.story.reading import Goto
from strannik.story.section import Section

NOTHING_SUPPOSED: Supposed = frozenset()
SECTION: Final = "section"
LATER: Final = "later"


@dataclass(frozen=True)
class Way:
    """A jump from one section to another: by which option, if one was chosen, and after success or failure."""

    section: Section
    option: Option | None
    key: str
    target: str

    @property
    def place(self) -> str:
        """Where the book says so."""
        return f"{self.option.place}.{self.key}" if self.option else self.key


@dataclass(frozen=True)
class Run:
    """One way in which reading a section may go: what was known before and after it, and what happened."""

    section: Section
    asked: Supposed
    known: Supposed
    table: Rehearsal

    @property
    def targets(self) -> list[str]:
        """Where it leads to, now or later."""
        return [*self.table.places(GOTO), *self.table.places(SIDE)]


@dataclass(frozen=True)
class Reach:
    """What can be reached at all: sections, and what can be known. Conditions of the game's own hold some day."""

    sections: frozenset[str]
    facts: Supposed


class Study:
    """A book studied: every section rehearsed with whatever it may ask for."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._rehearsed: dict[tuple[str, Supposed], list[Run]] = {}

    def runs(self, section: Section, supposed: Supposed) -> list[Run]:
        """Every way a section may go if this is supposed."""
        key = (section.id, supposed)
        if key not in self._rehearsed:
            asked = known_of(supposed)
            tables = rehearse(self.book, section.id, supposed)
            self._rehearsed[key] = [Run(section, asked, table.facts, table) for table in tables]
        return self._rehearsed[key]

    @cached_property
    def all_runs(self) -> list[Run]:
        """Every section, knowing nothing and with what each of its conditions asks for."""
        return [
            run
            for section in self.book.sections.values()
            for supposed in suppositions(section)
            for run in self.runs(section, supposed)
        ]

    @cached_property
    def ways(self) -> list[Way]:
        """Every jump in the book."""
        found = [way for run in self.all_runs for way in jumps(self.book, run)]
        return list({(way.section.id, way.place, way.target): way for way in found}.values())

    @cached_property
    def reach(self) -> Reach:
        """From the starts on, as far as what can be known on the way allows."""
        sections = set(self.book.starts)
        facts: set[tuple[str, str]] = set()
        while True:
            before = len(sections) + len(facts)
            for run in self.all_runs:
                if run.section.id in sections and facts.issuperset(run.asked):
                    facts |= run.known
                    sections.update(run.targets)
            if len(sections) + len(facts) == before:
                return Reach(frozenset(sections), frozenset(facts))

    @cached_property
    def surely_known(self) -> dict[str, Supposed]:
        """What nobody can be without on coming to a section, whichever way they came."""
        there = self.reach
        known = {id: NOTHING_SUPPOSED if id in self.book.starts else there.facts for id in there.sections}
        taken = [run for run in self.all_runs if run.section.id in there.sections and there.facts >= run.asked]
        changed = True
        while changed:
            changed = False
            for run in taken:
                for target in run.targets:
                    left = known[target] & (known[run.section.id] | run.known)
                    changed = changed or left != known[target]
                    known[target] = left
        return known


def later_ways(book: Book) -> list[Way]:
    """Where an effect of the game's own says that reading goes on another time."""
    found: list[Way] = []
    for section in book.sections.values():
        found += [Way(section, None, LATER, target) for target in _named_sections(section.do)]
        for option in section.options:
            brought = [*option.reward, *option.bonus, *option.fail]
            found += [Way(section, option, LATER, target) for target in _named_sections(brought)]
    return list({(way.section.id, way.place, way.target): way for way in found}.values())


def _named_sections(effects: Sequence[Effect]) -> list[str]:
    """The sections that effects of the game's own name."""
    return [
        str(effect.arguments[entry.name])
        for effect in own_effects(effects)
        for entry in fields(effect.step)  # type: ignore[arg-type]
        if entry.metadata.get("kind") == SECTION and entry.name in effect.arguments
    ]


def endless_round(book: Book) -> list[str]:
    """Sections that lead to one another without anybody being asked, until the first of them comes again; or none."""
    study = Study(book)
    leads = {id: _unasked(study, section) for id, section in book.sections.items()}
    for start in book.sections:
        paths = [[start]]
        been: set[str] = set()
        while paths:
            path = paths.pop(0)
            for target in leads[path[-1]]:
                if target == start:
                    return [*path, start]
                if target not in been:
                    been.add(target)
                    paths.append([*path, target])
    return []


def _unasked(study: Study, section: Section) -> list[str]:
    """Where a section may lead although nobody is asked."""
    if section.once or not leads_on(section):
        return []
    runs = [run for supposed in suppositions(section) for run in study.runs(section, supposed)]
    return [target for run in runs if not run.table.answers for target in run.table.places(GOTO)]


def leads_on(section: Section) -> bool:
    """Whether it can lead on by itself."""
    written = [section.do, *[fork.then for fork in section.forks], *[fork.otherwise for fork in section.forks]]
    return any([effect.step is Goto for effects in written for effect in effects])


def suppositions(section: Section) -> list[Supposed]:
    """Nothing, what meets each condition of the section, and each thing that they name by itself."""
    conditions = [condition for _, condition in section.conditions]
    asked = [way for condition in conditions for way in condition.ways()]
    single = [frozenset([one.fact]) for condition in conditions for one in condition.named]
    return list(dict.fromkeys([NOTHING_SUPPOSED, *asked, *single]))


def known_of(supposed: Supposed) -> Supposed:
    """The clues and flags among what is supposed, without what is the game's own."""
    return frozenset([fact for fact in supposed if fact[0] != OWN])


def jumps(book: Book, run: Run) -> list[Way]:
    """The jumps of a run, each with the option that was chosen before it."""
    found: list[Way] = []
    option: Option | None = None
    key = GOTO
    for what, where in run.table.trace:
        if what == TAKEN:
            option, key = book.ways[where], GOTO
        elif what in (PASSED, FAILED):
            key = "fail_goto" if what == FAILED else GOTO
        elif what in (GOTO, SIDE):
            found.append(Way(run.section, option, key if what == GOTO else SIDE, where))
    return found
