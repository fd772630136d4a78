"""Driving: a place for everybody, one road card a round, and somebody who follows. [AM-31.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.effects import named
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import (
    ENEMY_VEHICLES,
    ROADS,
    SKILLS,
    VEHICLES,
    EnemyVehicle,
)
from strannik.games.aftermath.events.campaign import ChaserShaken, DriveEnded, RoadAhead, SatDown
from strannik.games.aftermath.figures import Ride
from strannik.games.aftermath.pages.page import drive_of
from strannik.games.aftermath.steps.checks import Check
from strannik.games.aftermath.steps.conditions import gain_condition
from strannik.games.aftermath.steps.road import DRIVER, Jolt, draw_up, hazard, ride, rider
from strannik.games.aftermath.steps.travel import LayPage, clear_page
from strannik.games.aftermath.table import Table
from strannik.story.reading import Read

GUNNER: Final = "gunner"
NEAREST: Final = "nearest"
TRAUMA: Final = "trauma"
HOLD_FIRE: Final = "hold-fire"
SHOOT: Final = "fire-back"
ARRIVED: Final = 1
LOST: Final = 2
"""The sections of a drive page that are read at its end: 60-1 and 60-2."""

Answers = dict[int, list[Answer]]


# Setting off


@dataclass
class Drive(Step):
    """A drive page is opened: everybody takes a place in the vehicle, and off it goes. [AM-31.1]"""

    me: int
    page: str = named("page")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        number = int(self.page)
        given = drive_of(number)
        clear_page(table)
        chasers = given.chasers
        table.rides = [
            Ride(
                page=number,
                vehicle=given.vehicle,
                roles=["" for _ in table.seats],
                roads=list(given.road),
                chasers=[chasers] if isinstance(chasers, str) else list(chasers),
                since=given.since,
            )
        ]
        for seat in table.seats:
            climb_in(table, seat)
        seats: list[Step] = [TakePlace(seat) for seat in table.in_order(table.archivist)]
        return [LayPage(self.me, number), *seats, NextRoad(self.me)]


def climb_in(table: Table, seat: int) -> None:
    """Whoever was defeated is pulled aboard, traumatised as on any new page. [AM-16.5, AM-31.2]"""
    if table.heroes[seat].defeated:
        table.heroes[seat].defeated = False
        gain_condition(table, seat, TRAUMA)


@dataclass
class TakePlace(Choice):
    """Take a place in the vehicle: each is taken once before any is shared, and somebody must drive. [AM-31.2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        places = free_places(table)
        return Offer("sit", places, clause="AM-31.2") if len(places) > 1 and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        role = given[0].name if given else free_places(table)[0]
        ride(table).roles[self.me] = role
        table.tell(SatDown(self.me, role))
        return []


def free_places(table: Table) -> list[str]:
    """The places that may be taken next; whoever is last must drive if nobody does. [AM-31.2]"""
    trip = ride(table)
    free = [role for role in VEHICLES[trip.vehicle] if role not in trip.roles]
    if trip.roles.count("") == 1 and DRIVER in free:
        return [DRIVER]
    return free or VEHICLES[trip.vehicle]


# One road card a round


@dataclass
class NextRoad(Step):
    """Everybody draws up to five cards, and the next road card lies ahead; after the last one the party has arrived.

    A vehicle with as much damage as it has places is lost. [AM-31.3, AM-31.6]
    """

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        trip = ride(table)
        if trip.damage >= len(VEHICLES[trip.vehicle]):
            return end_drive(table, False)
        if not trip.roads:
            return end_drive(table, True)
        for seat in table.undefeated():
            draw_up(table, seat)
        road = trip.roads.pop(0)
        trip.passed += 1
        table.tell(RoadAhead(road, trip.passed))
        table.beat()
        return [*hazard(table, ROADS[road]), *chased(table), NextRoad(self.me)]


def end_drive(table: Table, arrived: bool) -> list[Step]:
    """What the page says about the end of the drive is read. [AM-31.6]"""
    page = ride(table).page
    table.rides = []
    table.tell(DriveEnded(arrived))
    return [Read(table.archivist, f"{page}-{ARRIVED if arrived else LOST}")]


# Whoever follows


def chased(table: Table) -> list[Step]:
    """From a certain road card on an enemy vehicle follows: the gunner may shoot first, then it attacks. [AM-31.5]"""
    trip = ride(table)
    if not trip.chasers or trip.passed < trip.since:
        return []
    return [FireBack(rider(table, GUNNER)), Ram(table.archivist)]


@dataclass
class FireBack(Choice):
    """Whoever is at the back may shoot at the enemy vehicle: a hindered check of agility. [AM-31.5]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        closed: dict[Thing, Bar] = {} if table.hands[seat] else {SHOOT: Bar("AM-11.2.1", skill="agility")}
        return Offer(SHOOT, [], closed, [SHOOT, HOLD_FIRE], "AM-31.5")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == HOLD_FIRE:
            return []
        enemy = ENEMY_VEHICLES[ride(table).chasers[0]]
        return [Check(self.me, "ranged", ["agility"], enemy.defence, True, [HitChaser(self.me)], [])]


@dataclass
class HitChaser(Step):
    """The enemy vehicle takes a wound; one that has had enough falls behind. [AM-31.5]"""

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        trip = ride(table)
        trip.wounds += 1
        if trip.wounds >= ENEMY_VEHICLES[trip.chasers[0]].life:
            table.tell(ChaserShaken(self.me, trip.chasers.pop(0)))
            trip.wounds = 0
        return []


def rammed(table: Table, enemy: EnemyVehicle) -> int:
    """Whom an enemy vehicle attacks; the nearest is whoever has taken most. [AM-31.5]"""
    if enemy.slot != NEAREST:
        return rider(table, enemy.slot)
    worst = table.undefeated()[0]
    for seat in table.undefeated():
        if table.heroes[seat].wounds > table.heroes[worst].wounds:
            worst = seat
    return worst


@dataclass
class Ram(Step):
    """The enemy vehicle attacks whoever sits where it comes alongside; a hit is a wound. [AM-15.5, AM-31.5]"""

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        trip = ride(table)
        if not trip.chasers:
            return []
        from strannik.games.aftermath.steps.card_deeds import BreakOwn

        enemy = ENEMY_VEHICLES[trip.chasers[0]]
        seat = rammed(table, enemy)
        hit: list[Step] = [Jolt(seat, 1), *[BreakOwn(seat, 1) for _ in range(enemy.boards)]]
        return [Check(seat, "defence", list(SKILLS), enemy.strength, True, [], hit)]
