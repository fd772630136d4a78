"""The colony phase: home, news, supper, building, and what comes next. [AM-26.1, AM-30.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Over, Step
from strannik.games.aftermath.campaign.colony import (
    chapter,
    events_due,
    short_of,
    supper,
)
from strannik.games.aftermath.campaign.goals import all_goals, fulfilled, half_way
from strannik.games.aftermath.cards import (
    CHARACTERS,
    COLONY_EVENTS,
    DISCOVERIES,
    HEROES,
    IMPROVEMENTS,
    MISSIONS,
    Way,
)
from strannik.games.aftermath.events.campaign import (
    CameHome,
    EventDrawn,
    EventIgnored,
    Fed,
    GoalReached,
    KeepsakeGiven,
    SetOut,
    WayTaken,
)
from strannik.games.aftermath.pages.page import pages
from strannik.games.aftermath.steps.building import BuildUp
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.steps.items import made
from strannik.games.aftermath.steps.missions import AddMission, Ending, fate
from strannik.games.aftermath.table import Table
from strannik.story.reading import Learn, Read

FIRST_EVENT: Final = "supper-at-two-times"
"""What happens in the first colony phase."""

IGNORE: Final = "ignore"
CLOSE: Final = "close-book"
HUM: Final = "91"
"""The ending of those who are content. [AM-26.4]"""

DONE: Final = "done"
THRESHOLDS: Final = {3: "4-4", 6: "4-6", 9: "4-7", 12: "4-8"}
"""How many clues make one see something, and where it is read. [AM-30.8]"""

DOORS: Final = "4-9"
"""The section that says which door has closed, and what it costs to have it open again. [AM-30.11]"""

FAVOURS: Final = ("patients_bought", "mascot_returned", "flowers")
ENOUGH_FAVOURS: Final = 2
TREATY: Final = "treaty"
"""What raiders remember kindly, and how much of it makes a treaty. [AM-30.8]"""

CALM: Final = 2
"""Below this no event brings the morale of a colony with a quiet room."""

Answers = dict[int, list[Answer]]


@dataclass
class ColonyPhase(Step):
    """After each mission, won or lost: come home, hear the news, eat, build, and see where it leads.

    [AM-26.1, AM-30.1]
    """

    me: int
    so: bool

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if table.due:
            return []  # another section is still to be read
        table.phase += 1
        come_home(table)
        news: list[Step] = [DrawEvent(self.me) for _ in range(events_due(table))]
        return [
            *news,
            Feed(self.me),
            *read(table, DOORS),
            *read(table, "4-3"),
            BuildUp(),
            Harvest(self.me),
            AddClues(self.me),
            CheckGoals(self.me),
            *read(table, "4-5"),
            ChooseMission(),
            Over(),
        ]


def read(table: Table, section: str) -> list[Step]:
    """Read a section of the colony's page, if it is there."""
    return [Read(table.archivist, section)] if section in table.book().sections else []


def come_home(table: Table) -> None:
    """Wounds heal, conditions, hands and batteries on items are discarded, whoever hunted gives up, and morale may rise
    once more. [AM-30.1]
    """
    for seat in table.seats:
        hero = table.heroes[seat]
        hero.wounds, hero.poisoned, hero.defeated, hero.boost = 0, 0, False, 0
        hero.conditions = []
        table.discarded += table.hands[seat]
        table.hands[seat] = []
    table.charges = {}
    table.hunting = []
    table.cheered = False
    table.active = -1
    table.tell(CameHome(table.phase))


# News


@dataclass
class DrawEvent(Step):
    """A colony event is drawn and resolved. [AM-30.3, AM-30.4]"""

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if not table.event_deck:
            table.event_deck, table.event_discard = table.event_discard, []
            table.chance.shuffle(table.event_deck)
        if table.phase == 1 and FIRST_EVENT in table.event_deck:
            table.event_deck.remove(FIRST_EVENT)
            table.event_deck.append(FIRST_EVENT)
        event = next_event(table)
        table.event_deck.remove(event)
        table.event_discard.append(event)
        table.read_out(f"colony-{event}")
        table.tell(EventDrawn(event))
        table.beat()
        return [ResolveEvent(event)]


def next_event(table: Table) -> str:
    """The topmost event whose time has come; others stay where they are. [AM-30.4]"""
    played = table.won + table.failed
    for event in reversed(table.event_deck):
        after = COLONY_EVENTS[event].after
        if not after or after in played:
            return event
    return table.event_deck[-1]


@dataclass
class ResolveEvent(Agreed):
    """The group takes one of the ways that are open; a lookout lets it ignore one event a phase. [AM-30.4]"""

    event: str

    def ways(self, table: Table) -> dict[str, Way]:
        """The ways that may be taken as things are known and built, by what they are called."""
        ways = COLONY_EVENTS[self.event].ways
        return {f"{self.event}-{number}": way for number, way in enumerate(ways, 1) if self.applies(table, way)}

    def applies(self, table: Table, way: Way) -> bool:
        if way.knows and not table.knows(table.archivist, way.knows):
            return False
        return not way.built or way.built in table.built

    def question(self, table: Table) -> Offer:
        ways = self.ways(table)
        closed: dict[Thing, Bar] = {}
        for id, way in ways.items():
            for what, needed in way.pay.items():
                bar = short_of(table, what, needed)
                if bar is not None:
                    closed[id] = bar
        words = [IGNORE] if "lookout" in table.built and "lookout" not in table.spent else []
        return Offer("settle", list(ways), closed, words, "AM-30.4")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        if answer.verb == IGNORE:
            table.spent.append("lookout")
            table.tell(EventIgnored(self.event))
            return []
        way = self.ways(table)[answer.name]
        for what, amount in way.pay.items():
            table.lose(what, amount)
        number = answer.name.removeprefix(f"{self.event}-")
        table.read_out(f"colony-{self.event}-outcome-{number}")
        table.tell(WayTaken(answer.name))
        return [*made(table.archivist, calmed(table, way.do)), Doom()]


def calmed(table: Table, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What an event does; with a quiet room it does not bring morale below 2. [AM-30.4]"""
    if "quiet_room" not in table.built:
        return entries
    spare = max(0, table.count("morale") - CALM)
    lost = [entry.get("lose", {}) for entry in entries]
    eased = [{**loss, "morale": min(spare, loss.get("morale", 0))} for loss in lost]
    return [{**entry, "lose": less} if "lose" in entry else entry for entry, less in zip(entries, eased, strict=True)]


@dataclass
class Doom(Step):
    """Nobody, or no hope, is left. [AM-6.5]"""

    def do(self, table: Table, answers: Answers) -> list[Step]:
        return fate(table)


# Supper


@dataclass
class Feed(Step):
    """A food for every four mouths, begun ones too; each that is missing costs one of the population, and any at all
    costs morale. A storeroom forgives the first. [AM-30.5]
    """

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        needed = supper(table.count("population"))
        eaten = table.lose("food", needed)
        missing = needed - eaten
        if "storeroom" in table.built:
            missing = max(0, missing - 1)
        table.tell(Fed(eaten, missing))
        if not missing:
            return read(table, "4-1")
        table.lose("population", missing)
        table.lose("morale", 1)
        return [*read(table, "4-2"), *fate(table)]


# Harvest


@dataclass
class Harvest(Step):
    """What stands gives what it gives. [AM-30.7]"""

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for improvement in table.built:
            for what, amount in IMPROVEMENTS[improvement].yields.items():
                table.gain(what, amount)
        return []


# Where it leads


@dataclass
class AddClues(Step):
    """So many clues make one see something: a drawing, and missions. Where no main mission is open, the next one is,
    and nobody knows why they go. [AM-30.8]
    """

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        steps = signed(table)
        for drawing in [id for id, card in DISCOVERIES.items() if card.deck == "drawing"]:
            if drawing not in table.discovered and DISCOVERIES[drawing].clues <= table.count("clues"):
                table.discovered.append(drawing)
                steps += read(table, THRESHOLDS[DISCOVERIES[drawing].clues])
        state = chapter(table)
        if not any([MISSIONS[id].main for id in state.open_missions()]):
            for mission in [id for id in state.coming() if id not in table.missions][:1]:
                table.lose("morale", 1)
                steps += [AddMission(self.me, mission), *fate(table)]
        return steps


def signed(table: Table) -> list[Step]:
    """Who has done the raiders two favours has a treaty with them. [AM-30.8]"""
    favours = [favour for favour in FAVOURS if table.knows(table.archivist, favour)]
    return [Learn(table.archivist, TREATY)] if len(favours) >= ENOUGH_FAVOURS else []


@dataclass
class CheckGoals(Step):
    """Whoever's personal goal is reached has reached it for good, here or not; half of one earns a keepsake.

    [AM-26.3, AM-30.9]
    """

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for hero in HEROES:
            if hero not in table.fulfilled and fulfilled(hero, table.built, table.stash, table.counters):
                table.fulfilled.append(hero)
                table.tell(GoalReached(hero, len(table.fulfilled)))
            if half_way(hero, table.built, table.stash):
                give_keepsake(table, hero)
        return []


def give_keepsake(table: Table, hero: str) -> None:
    """A hero half way to the goal is given something to keep. [AM-30.9]"""
    keepsake = CHARACTERS[hero].keepsake
    if keepsake in table.discovered:
        return
    table.discovered.append(keepsake)
    seat = table.seat_of(hero)
    if seat >= 0:
        table.heroes[seat].keepsake = keepsake
    else:
        table.box_of(hero).keepsake = keepsake
    table.tell(KeepsakeGiven(hero, keepsake))


@dataclass
class ChooseMission(Agreed):
    """The group says for which mission it sets out next, if its pages are in the book; with four goals reached, it may
    also close the book. [AM-26.1, AM-26.4, AM-30.10]
    """

    def question(self, table: Table) -> Offer:
        going_on = table.mode == "campaign" and not table.over
        offered = chapter(table).offered() if going_on else []
        may_close = going_on and all_goals(table.fulfilled) and int(HUM) in pages()
        words = [CLOSE] if may_close else []
        return Offer("set-out", [f"mission-{id}" for id in offered], words=words, clause="AM-30.10")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        if answer.verb == CLOSE:
            return [Ending(table.archivist, HUM)]
        mission = answer.name.removeprefix("mission-")
        table.chosen.append(mission)
        table.tell(SetOut(mission))
        return [TakeAlong()]


@dataclass
class TakeAlong(Agreed):
    """Any number of side missions may be taken along. [AM-30.10]"""

    def question(self, table: Table) -> Offer:
        offered = [id for id in chapter(table).offered() if not MISSIONS[id].main and id not in table.chosen]
        return Offer("take-along", [f"mission-{id}" for id in offered], words=[DONE], clause="AM-30.10")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        if answer.verb == DONE:
            return []
        table.chosen.append(answer.name.removeprefix("mission-"))
        return [TakeAlong()]
