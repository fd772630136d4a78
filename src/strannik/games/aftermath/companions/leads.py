"""Leads: where in the book something comes about, and by which way; from this companions know where to go.

The book is read once: every section that figures can open is followed through its forks, choices, checks, works and
jumps, and each thing that comes of it is noted with what must be so before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from strannik.core.effects import Effect
from strannik.games.aftermath.pages.page import START, pages, section_id, short
from strannik.story.book import Book
from strannik.story.condition import Condition
from strannik.story.option import Option

SUCCESS: Final = "success"
PAGE: Final = "page"
FLAG: Final = "flag"
CLUE: Final = "clue"
EXIT: Final = "exit"
EVERYBODY: Final = "all"
DEEPEST: Final = 12
"""So many jumps are followed from where reading begins."""

NAMED: Final = {
    "MissionSuccess": (SUCCESS, "mission"),
    "OpenPage": (PAGE, "page"),
    "Travel": (PAGE, "page"),
    "Drive": (PAGE, "page"),
    "SetFlag": (FLAG, "flag"),
    "Learn": (CLUE, "clue"),
    "OpenExit": (EXIT, "exit"),
}
"""Words whose outcome one may want, and which of their fields says what it is."""


@dataclass
class Need:
    """Something that must be so, or must not."""

    condition: Condition
    wanted: bool


@dataclass
class Lead:
    """A way to something: on which page, from where, and what it takes.

    `kind` and `name` are what comes of it, `root` the section where it begins, `space` where one must stand for that
    ("" for START), `exit` the exit that is taken. `choices` are the options on the way by their places, `pay` what they
    cost, `works` the group checks, `tests` the checks, `for_all` those that everybody has to make. `flags` are set on
    the way, and `time` goes by.
    """

    kind: str
    name: str
    page: int
    root: str
    space: str
    exit: str = ""
    needs: list[Need] = field(default_factory=list)
    choices: dict[str, int] = field(default_factory=dict)
    pay: dict[str, int] = field(default_factory=dict)
    works: list[str] = field(default_factory=list)
    tests: list[Option] = field(default_factory=list)
    for_all: list[Option] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    time: int = 0


class Path:
    """The way so far, while a section is followed."""

    def __init__(self) -> None:
        self.needs: list[Need] = []
        self.choices: dict[str, int] = {}
        self.pay: dict[str, int] = {}
        self.works: list[str] = []
        self.tests: list[Option] = []
        self.for_all: list[Option] = []
        self.flags: list[str] = []
        self.time = 0
        self.depth = 0

    def on(self) -> Path:
        """The same way, to be followed in another direction."""
        other = Path()
        other.needs, other.choices, other.pay = self.needs[:], dict(self.choices), dict(self.pay)
        other.works, other.tests, other.depth = self.works[:], self.tests[:], self.depth
        other.for_all, other.flags, other.time = self.for_all[:], self.flags[:], self.time
        return other


class Scout:
    """Follows one section to everything that may come of it."""

    def __init__(self, book: Book, page: int, root: str, space: str, exit: str) -> None:
        self.book = book
        self.page = page
        self.root = root
        self.space = space
        self.exit = exit
        self.found: list[Lead] = []
        self.follow(book.sections[root].do, Path())

    def follow(self, effects: Sequence[Effect], path: Path) -> None:
        for effect in effects:
            self.step(effect, path)

    def step(self, effect: Effect, path: Path) -> None:
        match effect.step.__name__:
            case "Branch":
                fork = self.book.forks[effect.arguments["place"]]
                for wanted, branch in ((True, fork.then), (False, fork.otherwise)):
                    way = path.on()
                    way.needs.append(Need(fork.condition, wanted))
                    self.follow(branch, way)
            case "Choose":
                for option in self.book.choices[effect.arguments["place"]]:
                    way = path.on()
                    way.choices[effect.arguments["place"]] = option.number
                    self.take(option, way)
            case "Try":
                self.take(self.book.ways[effect.arguments["place"]], path.on())
            case "Goto":
                self.jump(effect.arguments["section"], path)
            case "GroupCheck":
                way = path.on()
                way.works.append(effect.arguments["place"])
                self.follow(effect.arguments["success"], way)
            case "Gain":
                path.time += int(effect.arguments.get("time", 0))
            case name if name in NAMED:
                kind, key = NAMED[name]
                if kind == FLAG:
                    path.flags.append(effect.arguments[key])
                self.note(kind, str(effect.arguments[key]), path)

    def take(self, option: Option, path: Path) -> None:
        """An option, or a check, that goes well."""
        if option.condition:
            path.needs.append(Need(option.condition, True))
        for what, amount in option.pay.items():
            path.pay[what] = path.pay.get(what, 0) + amount
        if option.check:
            tests = path.for_all if option.terms.get("who") == EVERYBODY else path.tests
            tests.append(option)
        for clue in option.learn:
            self.note(CLUE, clue, path)
        self.follow(option.reward, path)
        if option.goto:
            self.jump(option.goto, path)

    def jump(self, section: str, path: Path) -> None:
        if path.depth < DEEPEST:
            way = path.on()
            way.depth += 1
            self.follow(self.book.sections[section].do, way)

    def note(self, kind: str, name: str, path: Path) -> None:
        lead = Lead(kind, name, self.page, self.root, self.space, self.exit)
        lead.needs, lead.choices, lead.pay = path.needs[:], dict(path.choices), dict(path.pay)
        lead.works, lead.tests, lead.for_all = path.works[:], path.tests[:], path.for_all[:]
        lead.flags, lead.time = path.flags[:], path.time
        self.found.append(lead)


_leads: dict[str, dict[str, list[Lead]]] = {}


def leads(book: Book) -> dict[str, list[Lead]]:
    """All leads of the book by what they lead to, `flag:door` or `success:1`."""
    found = _leads.get(book.source)
    if found is None:
        found = _leads[book.source] = {}
        for lead in scouted(book):
            found.setdefault(f"{lead.kind}:{lead.name}", []).append(lead)
        drives(book, found)
    return found


def scouted(book: Book) -> list[Lead]:
    """Everything that may come of a section that figures open by standing somewhere or leaving."""
    found: list[Lead] = []
    for page in pages().values():
        roots = [(page.section(START), "", "")] if page.has(START) else []
        for space in page.spaces.values():
            roots += [(page.section(name), space.id, "") for name in space.pois]
            roots += [(page.section(f"objective.{short(name)}"), space.id, "") for name in space.objectives]
            roots += [(page.section(f"exit.{short(name)}"), space.id, name) for name in space.exits]
        for root, space_id, exit in roots:
            if root in book.sections:
                found += Scout(book, page.number, root, space_id, exit).found
    return found


def drives(book: Book, found: dict[str, list[Lead]]) -> None:
    """Who drives off arrives: what a drive page brings in the end, its ways there bring."""
    for page in pages().values():
        if page.kind != "drive":
            continue
        ways_there = found.get(f"{PAGE}:{page.number}", [])
        for name in page.written:
            for end in Scout(book, page.number, section_id(page.number, name), "", "").found:
                if end.kind == SUCCESS:
                    found.setdefault(f"{SUCCESS}:{end.name}", []).extend(ways_there)
