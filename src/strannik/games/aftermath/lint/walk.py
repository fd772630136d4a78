"""Walking through the book on paper: what comes of a section, and where it leads, if checks come out as is supposed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from strannik.core.effects import Effect
from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.lint.effects import effects_of
from strannik.games.aftermath.pages.page import START, section_name
from strannik.games.aftermath.steps.colony import ColonyPhase
from strannik.games.aftermath.steps.deeds.counters import Gain
from strannik.games.aftermath.steps.deeds.ground import CloseExit, OpenExit
from strannik.games.aftermath.steps.deeds.ways import GroupCheck, OpenPage, Travel
from strannik.games.aftermath.steps.drive import Drive
from strannik.games.aftermath.steps.missions import CampaignLost, Ending, MissionFailure, MissionSuccess
from strannik.story.condition import ALL, ANY, CLUE, FLAG, NOT, OWN, Condition
from strannik.story.option import Option
from strannik.story.reading import Branch, Choose, ClearFlag, Forget, Goto, Learn, SetFlag, Try

Fact = tuple[str, str]

EXIT: Final = "shut exit"
"""What is noted of an exit that is closed."""

WON: Final = "won"
LOST: Final = "lost"
OVER: Final = "over"
"""Where reading leads if not to a page: the mission is won or lost, or the evening is over in another way."""


@dataclass(frozen=True)
class Point:
    """How far reading has come: what is known, marked and shut, the hours that have passed, and where it leads."""

    facts: frozenset[Fact] = frozenset()
    time: int = 0
    end: str = ""

    def with_fact(self, fact: Fact) -> Point:
        return replace(self, facts=self.facts | {fact})

    def without(self, fact: Fact) -> Point:
        return replace(self, facts=self.facts - {fact})


class Supposing:
    """A reader on a mission who wins every check, or loses every one, pays no price and gets no work done.

    Of what is noted only `asked` is kept, so that points which do not differ in anything that counts are one.
    """

    def __init__(self, book: PageBook, mission: str, lucky: bool, asked: frozenset[Fact]) -> None:
        self.book = book
        self.mission = mission
        self.lucky = lucky
        self.asked = asked
        self.known: dict[tuple[str, frozenset[Fact]], list[Point]] = {}
        self.about: dict[str, frozenset[Fact]] = {}

    def read(self, section: str, point: Point) -> list[Point]:
        """Everything that may come of a section: the same for all who know the same of what it is about."""
        about = self.about.get(section)
        if about is None:
            about = self.about[section] = facts_of(self.book, section)
        within = point.facts & about
        found = self.known.get((section, within))
        if found is None:
            found = self.known[section, within] = self.follow(self.book.sections[section].do, [Point(within)])
        beside = point.facts - about
        return [Point(beside | after.facts, point.time + after.time, after.end) for after in found]

    def follow(self, effects: Sequence[Effect], points: list[Point]) -> list[Point]:
        for effect in effects:
            points = [after for point in points for after in ([point] if point.end else self.one(effect, point))]
        return list(dict.fromkeys(points))

    def one(self, effect: Effect, point: Point) -> list[Point]:
        """What comes of a single effect."""
        given, step = effect.arguments, effect.step
        if step is Goto:
            return self.read(given["section"], point)
        if step is Choose:
            return self.choose(self.book.choices[given["place"]], point)
        if step is Try:
            return self.take(self.book.ways[given["place"]], point)
        if step is Branch:
            fork = self.book.forks[given["place"]]
            so, not_so = self.may(fork.condition, point)
            met = self.follow(fork.then, [point]) if so else []
            return met + (self.follow(fork.otherwise, [point]) if not_so else [])
        if step is GroupCheck:
            return self.follow(given["success"], [point]) if self.lucky else [point]
        if step is Drive:
            return self.read(f"{given['page']}-{1 if self.lucky else 2}", point)
        return [self.noted(effect, point)]

    def noted(self, effect: Effect, point: Point) -> Point:
        """What an effect changes that can be written down."""
        given, step = effect.arguments, effect.step
        if step is Learn or step is SetFlag:
            fact = (CLUE, given["clue"]) if step is Learn else (FLAG, given["flag"])
            return point.with_fact(fact) if fact in self.asked else point
        if step is Forget or step is ClearFlag:
            return point.without((CLUE, given["clue"]) if step is Forget else (FLAG, given["flag"]))
        if step is CloseExit or step is OpenExit:
            shut = (EXIT, given["exit"])
            return point.with_fact(shut) if step is CloseExit else point.without(shut)
        if step is Gain:
            return replace(point, time=point.time + given.get("time", 0))
        return replace(point, end=end_of(effect, self.mission)) if end_of(effect, self.mission) else point

    def choose(self, options: Sequence[Option], point: Point) -> list[Point]:
        """Every option that may be open; who has no luck has no money either."""
        found: list[Point] = []
        for option in options:
            if self.may(option.condition, point)[0] and (self.lucky or not option.pay):
                found += self.take(option, point)
        return found or [point]

    def take(self, way: Option, point: Point) -> list[Point]:
        """A way to its end, won or lost."""
        lost = bool(way.check) and not self.lucky
        points = self.follow(way.fail if lost else way.reward, [point])
        for clue in [] if lost else way.learn:
            points = [one.with_fact((CLUE, clue)) if (CLUE, clue) in self.asked else one for one in points]
        onward = way.fail_goto if lost else way.goto
        if not onward:
            return points
        return [after for one in points for after in ([one] if one.end else self.read(onward, one))]

    def may(self, condition: Condition, point: Point) -> tuple[bool, bool]:
        """Whether a condition may be met, and whether it may fail."""
        if condition.kind in (CLUE, FLAG):
            fact = (condition.kind, condition.name)
            return (fact in point.facts, fact not in point.facts) if fact in self.asked else (True, True)
        parts = [self.may(part, point) for part in condition.parts]
        if condition.kind == NOT:
            return parts[0][1], parts[0][0]
        if condition.kind == ALL:
            return all([so for so, _ in parts]), any([not_so for _, not_so in parts])
        if condition.kind == ANY:
            return any([so for so, _ in parts]), all([not_so for _, not_so in parts])
        if condition.name == "mission":
            return condition.wanted == self.mission, condition.wanted != self.mission
        return True, True


def end_of(effect: Effect, mission: str) -> str:
    """Where an effect leads: a page, or the end of the mission."""
    given, step = effect.arguments, effect.step
    if step is OpenPage or step is Travel:
        return str(given["page"])
    if step is MissionSuccess or step is MissionFailure:
        return (WON if step is MissionSuccess else LOST) if given["mission"] == mission else ""
    return OVER if step in (ColonyPhase, CampaignLost, Ending) else ""


def facts_of(book: PageBook, start: str) -> frozenset[Fact]:
    """All that a section, and those it goes on to, ask for, note or forget."""
    found: set[Fact] = set()
    due = [start]
    for id in due:
        section = book.sections[id]
        ways = [*section.options, *section.checks]
        conditions = [*[way.condition for way in ways], *[fork.condition for fork in section.forks]]
        found |= {one.fact for condition in conditions for one in condition.named if one.kind in (CLUE, FLAG)}
        onward = [target for way in ways for target in (way.goto, way.fail_goto) if target]
        found |= {(CLUE, clue) for way in ways for clue in way.learn}
        for effect in effects_of(section):
            given, step = effect.arguments, effect.step
            if step is Learn or step is Forget:
                found.add((CLUE, given["clue"]))
            elif step is SetFlag or step is ClearFlag:
                found.add((FLAG, given["flag"]))
            elif step is CloseExit or step is OpenExit:
                found.add((EXIT, given["exit"]))
            elif step is Goto:
                onward.append(given["section"])
            elif step is Drive:
                onward += [f"{given['page']}-1", f"{given['page']}-2"]
        due += [target for target in dict.fromkeys(onward) if target not in due]
    return frozenset(found)


def asked_facts(book: PageBook, mission: str) -> frozenset[Fact]:
    """The clues and flags on which it depends, in this mission, where reading leads, directly or through others."""
    guarded = guards(book, mission)
    kept: frozenset[Fact] = frozenset()
    while True:
        found = frozenset(
            [
                one.fact
                for condition, effects in guarded
                if any([decides(book, effect, mission, kept, frozenset()) for effect in effects])
                for one in condition.named
                if one.kind in (CLUE, FLAG)
            ]
        )
        if found == kept:
            return kept
        kept = found


def guards(book: PageBook, mission: str) -> list[tuple[Condition, list[Effect]]]:
    """The conditions that this mission alone does not settle, each with what depends on it."""
    found: list[tuple[Condition, list[Effect]]] = []
    due = [effect for section in book.sections.values() if read_on_pages(section.id) for effect in section.do]
    read: set[str] = set()
    while due:
        effect = due.pop()
        given, step = effect.arguments, effect.step
        if step is Goto and given["section"] not in read:
            read.add(given["section"])
            due += book.sections[given["section"]].do
        elif step is Branch:
            fork = book.forks[given["place"]]
            so = settled(fork.condition, mission)
            if so is None:
                found.append((fork.condition, [*fork.then, *fork.otherwise]))
            due += [*([] if so is False else fork.then), *([] if so is True else fork.otherwise)]
        elif step is Choose:
            for option in book.choices[given["place"]]:
                so = settled(option.condition, mission)
                if so is None:
                    found.append((option.condition, ways_on(option)))
                due += [] if so is False else ways_on(option)
        elif step is Try:
            due += ways_on(book.ways[given["place"]])
        else:
            due += [one for branch in effect.branches() for one in branch]
    return found


def read_on_pages(section: str) -> bool:
    """Whether a page itself leads to a section: its start, its spaces and its exits."""
    return section_name(section).partition(".")[0] in (START, "poi", "objective", "exit")


def settled(condition: Condition, mission: str) -> bool | None:
    """Whether a condition is met, as far as that follows from the mission; None if it does not."""
    parts = [settled(part, mission) for part in condition.parts]
    if condition.kind == NOT:
        return None if parts[0] is None else not parts[0]
    if condition.kind == ALL:
        return False if False in parts else None if None in parts else True
    if condition.kind == ANY:
        return True if True in parts else None if None in parts else False
    if condition.kind == OWN and condition.name == "mission":
        return bool(condition.wanted == mission)
    return None


def ways_on(option: Option) -> list[Effect]:
    """Everything that may come of an option."""
    gotos = [Effect(Goto, {"section": target}, {}) for target in (option.goto, option.fail_goto) if target]
    learnt = [Effect(Learn, {"clue": clue}, {}) for clue in option.learn]
    return [*option.reward, *option.bonus, *option.fail, *gotos, *learnt]


def decides(book: PageBook, effect: Effect, mission: str, kept: frozenset[Fact], read: frozenset[str]) -> bool:
    """Whether an effect leads somewhere, opens or shuts an exit, or makes something that counts."""
    given, step = effect.arguments, effect.step
    if step is Learn or step is SetFlag:
        return ((CLUE, given["clue"]) if step is Learn else (FLAG, given["flag"])) in kept
    if step in (OpenExit, CloseExit, Drive) or end_of(effect, mission):
        return True
    inside: list[Effect] = [one for branch in effect.branches() for one in branch]
    if step is Goto:
        if given["section"] in read:
            return False
        read |= {given["section"]}
        inside = book.sections[given["section"]].do
    elif step is Choose:
        inside = [one for option in book.choices[given["place"]] for one in ways_on(option)]
    elif step is Try:
        inside = ways_on(book.ways[given["place"]])
    elif step is Branch:
        fork = book.forks[given["place"]]
        inside = [*fork.then, *fork.otherwise]
    return any([decides(book, one, mission, kept, read) for one in inside])
