"""Missions: how they end, and what the book says of missions, plans, discoveries and endings. [AM-25.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from strannik.core.effects import named
from strannik.core.offer import Answer
from strannik.core.step import Over, Step
from strannik.games.aftermath.cards import DISCOVERIES, HEROES, INFLUENCE, MISSIONS
from strannik.games.aftermath.events.campaign import (
    CampaignEnded,
    CampaignRevived,
    Discovered,
    InfluenceJoined,
    MissionAdded,
    MissionEnded,
    MissionRemoved,
    PlanFound,
)
from strannik.games.aftermath.pages.page import pages
from strannik.games.aftermath.steps.abilities import LearnAbility, learnable
from strannik.games.aftermath.steps.travel import LayPage, clear_page
from strannik.games.aftermath.table import Table
from strannik.story.reading import Read

HOME: Final = 4
"""The page of the colony phase. [AM-26.1]"""

LOSS: Final = "100-23"
"""What is read when nobody, or no hope, is left. [AM-26.5]"""

REVIVED: Final = 5
"""What an immortal colony goes on with. [AM-26.6]"""

WON: Final = "won"
LOST: Final = "lost"
FALLEN: Final = "fallen"
Answers = dict[int, list[Answer]]


# Success and failure


def end_mission(table: Table, section: str) -> list[Step]:
    """The party goes home; there the sections are read that the mission cards name, those of side missions first.

    [AM-25.1, AM-25.2]
    """
    clear_page(table)
    table.due.append(section)
    home: list[Step] = [LayPage(table.archivist, HOME)]
    return [*home, *[ReadDue(table.archivist) for _ in table.due]]


@dataclass
class ReadDue(Step):
    """Read the next section that is due; the last one leads to the colony phase. [AM-25.1]"""

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        return [Read(self.me, table.due.pop(0))] if table.due else []


@dataclass
class MissionSuccess(Step):
    """The task of a mission is fulfilled. The one for which the group set out ends the evening; a side mission that was
    taken along is noted, and its section read at home. [AM-25.1]
    """

    me: int
    mission: str = named("mission")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.mission not in table.won:
            table.won.append(self.mission)
        elif self.mission != table.mission:
            return []
        table.missions = [mission for mission in table.missions if mission != self.mission]
        table.tell(MissionEnded(self.mission, True))
        card = MISSIONS[self.mission]
        if self.mission != table.mission:
            table.taken_along = [mission for mission in table.taken_along if mission != self.mission]
            table.due.append(card.success)
            return []
        table.outcome = WON
        return end_mission(table, card.success)


@dataclass
class MissionFailure(Step):
    """A mission fails. The one for which the group set out ends the evening; of a side mission that was taken along the
    section is read at home. [AM-25.2]
    """

    me: int
    mission: str = named("mission")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.failed.append(self.mission)
        table.tell(MissionEnded(self.mission, False))
        card = MISSIONS[self.mission]
        if self.mission != table.mission:
            table.taken_along = [mission for mission in table.taken_along if mission != self.mission]
            table.due.append(card.failure)
            return []
        table.outcome = LOST
        return end_mission(table, card.failure)


def nobody_left(table: Table) -> list[Step]:
    """All heroes are defeated: the mission fails. [AM-16.3, AM-25.2]"""
    return [MissionFailure(table.archivist, table.mission)]


# Loss and endings


def fate(table: Table) -> list[Step]:
    """Nobody, or no hope, is left: the campaign is lost. Asked after everything that lowers a counter. [AM-6.5]"""
    return [CampaignLost(table.archivist)] if table.forsaken else []


@dataclass
class CampaignLost(Step):
    """The colony scatters, and the game is over; an immortal one pulls itself together. [AM-26.5, AM-26.6]"""

    me: int
    so: bool = True

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if table.immortal:
            table.counters["population"] = table.counters["morale"] = REVIVED
            table.tell(CampaignRevived(REVIVED))
            return []
        table.outcome = FALLEN
        table.tell(CampaignEnded(FALLEN))
        return [Read(self.me, LOSS), Over()]


@dataclass
class Ending(Step):
    """The book ends: a letter is found, the last page is read, and the campaign is over. [AM-8.1, AM-26.3]"""

    me: int
    page: str = named("page")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.ending = self.page
        table.outcome = WON
        if table.mission and table.mission not in table.won:
            table.won.append(table.mission)
        table.tell(CampaignEnded(self.page))
        for letter in [id for id, card in DISCOVERIES.items() if card.ending == self.page]:
            table.discovered.append(letter)
            table.tell(Discovered(letter))
        return [Read(self.me, pages()[int(self.page)].section("START")), Over()]


# What the book hands out


@dataclass
class AddMission(Step):
    """A mission card comes into the group's hand. [AM-1.6, AM-8.2]"""

    me: int
    mission: str = named("mission")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.mission not in table.missions and self.mission not in table.won:
            table.missions.append(self.mission)
            table.tell(MissionAdded(self.mission))
        return []


@dataclass
class RemoveMission(Step):
    """A mission card leaves the group's hand. [AM-8.4]"""

    me: int
    mission: str = named("mission")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.mission in table.missions:
            table.missions.remove(self.mission)
            table.tell(MissionRemoved(self.mission))
        return []


@dataclass
class Plan(Step):
    """The plan of an improvement comes to the colony. [AM-8.2]"""

    me: int
    improvement: str = named("improvement")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.improvement not in table.plans and self.improvement not in table.built:
            table.plans.append(self.improvement)
            table.tell(PlanFound(self.improvement))
        return []


@dataclass
class Ability(Step):
    """New abilities: for all heroes of the campaign, or for whoever reads. [AM-22.1, AM-22.2]"""

    me: int
    who: Literal["all", "self"]

    def do(self, table: Table, answers: Answers) -> list[Step]:
        heroes = list(HEROES) if self.who == "all" else [table.heroes[self.me].id]
        return [LearnAbility(hero) for hero in heroes if learnable(table, hero)]


@dataclass
class InfluenceIn(Step):
    """Every player takes their own influence card into the hand, which holds five. [AM-1.4, AM-10.1]"""

    me: int
    so: bool

    def do(self, table: Table, answers: Answers) -> list[Step]:
        # A turn may fail a mission, so these meet only here.
        from strannik.games.aftermath.steps.turn import TrimHand

        for seat in table.seats:
            card = INFLUENCE[table.heroes[seat].id]
            if card in table.action_box:
                table.action_box.remove(card)
                table.hands[seat].append(card)
                table.tell(InfluenceJoined(seat, card))
        return [TrimHand(seat) for seat in table.seats]


@dataclass
class Discovery(Step):
    """A card of the discovery deck goes under its own deck, unshuffled; one that was taken is not taken again.

    [AM-8.1, AM-8.2]
    """

    me: int
    card: str = named("discovery")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.card in table.discovered:
            return []
        table.discovered.append(self.card)
        table.tell(Discovered(self.card))
        match DISCOVERIES[self.card].deck:
            case "mission":
                return [AddMission(self.me, self.card.removeprefix("mission-"))]
            case "plan":
                return [Plan(self.me, self.card.removeprefix("plan-").replace("-", "_"))]
            case "item":
                table.item_box.remove(self.card)
                table.item_deck.insert(0, self.card)
            case "encounter":
                table.encounter_box.remove(self.card)
                table.encounter_deck.insert(0, self.card)
        return []


DEEDS: Final = (
    MissionSuccess,
    MissionFailure,
    CampaignLost,
    Ending,
    AddMission,
    RemoveMission,
    Plan,
    Ability,
    InfluenceIn,
    Discovery,
)
"""The words of pages about missions and the campaign."""
