"""The ledger: wherever a campaign may stand between two evenings, every personal goal can still be reached.

What a campaign carries is looked at through a few facts, and all that may follow is explored, not sampled:

- of every main mission, how often it failed and whether it is won, and which of them the book has opened;
- the clues, as far as a main mission asks how many there are; in any evening they may rise by any number;
- how many colony phases there were, up to the last that opens anything by itself.

Evenings for side missions, and for the old river, lead to ledgers of their own: a phase goes by, clues are found, and
cards are handed out. All of these are looked at, whether or not such a mission could be open there. But nobody is ever
sent on one to get out of a corner: from every ledger, main missions alone must lead on. And no section may take a main
mission out of the hand; the pea, once it was spared, no page can name.

Food and parts, morale and people are no part of a ledger. That they can always be earned again is shown by `harvest`,
and a colony without people or morale is lost, which ends the campaign.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.campaign.colony import CHASSIS_FROM, LAMP_FROM, PEA_FROM
from strannik.games.aftermath.campaign.goals import OLD_RIVER, SURVIVED, Chapter
from strannik.games.aftermath.cards import CHARACTERS, HEROES, IMPROVEMENTS, MISSIONS, Improvement, Mission
from strannik.games.aftermath.lint.effects import effects_of, sections_with
from strannik.games.aftermath.steps.deeds.counters import Gain
from strannik.games.aftermath.steps.missions import AddMission, RemoveMission
from strannik.story.lint.finding import Finding

SEED: Final = "seed-jar"
TRUCK: Final = "toy-truck"

FROM: Final = {SEED: PEA_FROM, TRUCK: CHASSIS_FROM, "population": LAMP_FROM}
"""From which colony phase on one is offered what a goal needs, in every phase until it is there. [AM-30.9]"""

SETTLED: Final = max([*FROM.values(), *[improvement.from_phase for improvement in IMPROVEMENTS.values()]])
"""After so many colony phases nothing more opens by itself."""

HEROES_FILE: Final = "aftermath/data/cards/heroes.json"
MISSIONS_FILE: Final = "aftermath/data/cards/missions.json"


Gifts = tuple[int, frozenset[str]]
"""Clues, and mission cards."""


@dataclass(frozen=True)
class Ledger:
    """How a campaign stands between two evenings, as far as goals depend on it."""

    won: frozenset[str] = frozenset()
    failed: tuple[str, ...] = ()
    hand: frozenset[str] = frozenset()
    clues: int = 0
    phase: int = 0

    def chapter(self) -> Chapter:
        return Chapter(list(self.won), list(self.failed), list(self.hand), self.clues, [])


class Prospect:
    """Every ledger that may come about, with those that may follow it by an evening for a main mission."""

    def __init__(self, book: PageBook, missions: Mapping[str, Mission]) -> None:
        self.book = book
        self.missions = {id: card for id, card in missions.items() if card.main and id != OLD_RIVER}
        aside = [card for id, card in missions.items() if id not in self.missions]
        self.aside = {self.gifts(section) for card in aside for section in (card.success, card.failure)}
        self.levels = sorted({0, *[card.at_clues for card in self.missions.values()]})
        self.nexts: dict[Ledger, list[Ledger]] = {}
        due = [Ledger()]
        while due:
            ledger = due.pop()
            if ledger not in self.nexts:
                self.nexts[ledger] = self.evenings(ledger)
                due += [*self.nexts[ledger], *self.evenings_aside(ledger)]

    def open(self, ledger: Ledger) -> list[str]:
        """The main missions for which one may set out. [AM-30.10]"""
        return [id for id in ledger.chapter().open_missions() if id in self.missions]

    def evenings(self, ledger: Ledger) -> list[Ledger]:
        """What may come of the next evening: each open mission won or lost, with clues found beside it or none."""
        found: list[Ledger] = []
        for id in self.open(ledger):
            card = self.missions[id]
            found += self.at_home(replace(ledger, won=ledger.won | {id}), self.gifts(card.success))
            failed = ledger.failed if ledger.failed.count(id) >= SURVIVED else tuple(sorted([*ledger.failed, id]))
            found += self.at_home(replace(ledger, failed=failed), self.gifts(card.failure))
        return list(dict.fromkeys(found))

    def evenings_aside(self, ledger: Ledger) -> list[Ledger]:
        """What may come of an evening for a side mission, won or lost; the first evening of all is for a main one."""
        if not ledger.phase:
            return []
        return list(dict.fromkeys([after for gifts in self.aside for after in self.at_home(ledger, gifts)]))

    def gifts(self, section: str) -> Gifts:
        """The clues and the mission cards that a section hands out."""
        effects = effects_of(self.book.sections[section])
        clues = sum([effect.arguments.get("clues", 0) for effect in effects if effect.step is Gain])
        return clues, frozenset([str(effect.arguments["mission"]) for effect in effects if effect.step is AddMission])

    def at_home(self, ledger: Ledger, gifts: Gifts) -> list[Ledger]:
        """A colony phase after a section: its cards and clues, perhaps more clues from elsewhere, and the next mission
        where none is open. [AM-30.8]
        """
        given, added = gifts
        home = replace(ledger, hand=ledger.hand | added, phase=min(SETTLED, ledger.phase + 1))
        least = max([level for level in self.levels if level <= ledger.clues + given])
        return [self.opened(replace(home, clues=level)) for level in self.levels if level >= least]

    def opened(self, ledger: Ledger) -> Ledger:
        """Where no main mission is open, the next one is; cards that would be open without lie in no hand. [AM-30.8]"""
        coming = ledger.chapter().coming()
        hand = set(ledger.hand)
        if not self.open(ledger):
            hand |= set([id for id in coming if id not in hand][:1])
        bare = replace(ledger, hand=frozenset()).chapter()
        return replace(ledger, hand=frozenset([id for id in coming if id in hand and not bare.opened(MISSIONS[id])]))


def needs(hero: str) -> list[str]:
    """What a goal takes besides parts: an improvement, a thing, a counter; a garden takes a seed."""
    goal = CHARACTERS[hero].goal
    seed = [SEED] if IMPROVEMENTS[goal.built].needs else []
    return [goal.built, *seed, *([goal.stash] if goal.stash else []), *goal.counters]


def fetched(book: PageBook) -> list[str]:
    """The counters that one may raise on any evening: some place in the city gives them as often as one comes."""
    repeated = [book.sections[page.section(name)] for page in book.pages.values() for name in page.repeats]
    gains = [effect.arguments for section in repeated for effect in effects_of(section) if effect.step is Gain]
    return [counter for counter in ("clues", "population") if any([gain.get(counter, 0) > 0 for gain in gains])]


def at_home(ledger: Ledger, need: str, improvements: Mapping[str, Improvement]) -> bool:
    """Whether the colony itself has what a goal needs, as the campaign stands, whichever missions were won."""
    improvement = improvements.get(need)
    if improvement is None:
        return ledger.phase >= FROM.get(need, SETTLED + 1)
    drawn = 0 < improvement.from_phase <= ledger.phase
    return drawn or improvement.after_mission in [*ledger.won, *ledger.failed]


def lint_ledger(book: PageBook) -> list[Finding]:
    """V-14: campaigns that are not lost and go nowhere, and goals that may be out of reach for good."""
    prospect = Prospect(book, MISSIONS)
    return [*dead_ends(prospect), *locked(prospect, IMPROVEMENTS), *taken_away(book)]


def dead_ends(prospect: Prospect) -> list[Finding]:
    """Ledgers after which there is no mission to be played."""
    stuck = [ledger for ledger, nexts in prospect.nexts.items() if not nexts]
    return [
        Finding(MISSIONS_FILE, told(ledger), "there is nothing to set out for", "leave a mission open")
        for ledger in stuck[:1]
    ]


def locked(prospect: Prospect, improvements: Mapping[str, Improvement]) -> list[Finding]:
    """Goals that cannot be fulfilled any more from somewhere, whatever the group does and even if it wins nothing."""
    found: list[Finding] = []
    for hero in HEROES:
        for need in [one for one in needs(hero) if one not in fetched(prospect.book)]:
            good = {ledger for ledger in prospect.nexts if at_home(ledger, need, improvements)}
            reached = leading_to(prospect, good)
            bad = [ledger for ledger in prospect.nexts if ledger not in reached]
            if bad:
                problem = f"{need} is out of reach after {told(bad[0])}"
                found.append(Finding(HEROES_FILE, hero, problem, "let the colony phase offer it, whatever came before"))
    return found


def taken_away(book: PageBook) -> list[Finding]:
    """Sections that take away what leads to goals: a main mission."""
    removed = [(section, str(effect.arguments["mission"])) for section, effect in sections_with(book, RemoveMission)]
    return [
        Finding(section.source, section.id, f"takes away mission {mission}", "leave it to the group")
        for section, mission in removed
        if MISSIONS[mission].main
    ]


def leading_to(prospect: Prospect, good: set[Ledger]) -> set[Ledger]:
    """The ledgers from which one can come to one of these."""
    before: dict[Ledger, list[Ledger]] = {}
    for ledger, nexts in prospect.nexts.items():
        for after in nexts:
            before.setdefault(after, []).append(ledger)
    found, due = set(good), list(good)
    while due:
        for ledger in before.get(due.pop(), []):
            if ledger not in found:
                found.add(ledger)
                due.append(ledger)
    return found


def told(ledger: Ledger) -> str:
    """A ledger in words."""
    won, failed = ", ".join(sorted(ledger.won)) or "nothing", ", ".join(ledger.failed) or "nothing"
    return f"won: {won}; failed: {failed}; clues: {ledger.clues}; phases: {ledger.phase}"
