"""Driving: a place for everybody, one road card a round, and somebody who follows. [AM-31.1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.effects import named
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import (
    ACTIONS,
    BLACK,
    DISASTER,
    ENEMY_VEHICLES,
    ROADS,
    SKILLS,
    VEHICLES,
    WHITE,
    EnemyVehicle,
    Road,
)
from strannik.games.aftermath.company import HAND
from strannik.games.aftermath.events import (
    Called,
    ChaserShaken,
    Discarded,
    Drew,
    DriveEnded,
    RoadAhead,
    SatDown,
    VehicleDamaged,
)
from strannik.games.aftermath.figures import Ride
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.pages import pages
from strannik.games.aftermath.steps.checks import Check, die
from strannik.games.aftermath.steps.travel import LayPage, clear_page
from strannik.games.aftermath.table import Table
from strannik.story.reading import Read

DRIVER: Final = "driver"
GUNNER: Final = "gunner"
ALL: Final = "all"
GROUP: Final = "group"
NEAREST: Final = "nearest"
DRIVE: Final = "drive"
HOLD_FIRE: Final = "hold-fire"
SHOOT: Final = "fire-back"
BUMP: Final = "bump"
ENOUGH: Final = "enough"
ARRIVED: Final = 1
LOST: Final = 2
"""The sections of a drive page that are read at its end: 60-1 and 60-2."""

Answers = dict[int, list[Answer]]


def ride(table: Table) -> Ride:
    """The vehicle on the road."""
    return table.rides[0]


def rider(table: Table, role: str) -> int:
    """Who does this in the vehicle; what nobody does, the driver does. [AM-31.2]"""
    roles = ride(table).roles
    return roles.index(role) if role in roles else roles.index(DRIVER)


# Setting off


@dataclass
class Drive(Step):
    """A drive page is opened: everybody takes a place in the vehicle, and off it goes. [AM-31.1]"""

    me: int
    page: str = named("page")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        number = int(self.page)
        given = pages()[number].drive
        clear_page(table)
        chasers = given["chasers"]
        table.rides = [
            Ride(
                page=number,
                vehicle=given["vehicle"],
                roles=["" for _ in table.seats],
                roads=list(given["road"]),
                chasers=[chasers] if isinstance(chasers, str) else list(chasers),
                since=given["from"],
            )
        ]
        seats: list[Step] = [TakePlace(seat) for seat in table.in_order(table.archivist)]
        return [LayPage(self.me, number), *seats, NextRoad(self.me)]


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


def draw_up(table: Table, seat: int) -> None:
    """Draw up to five; on the road black cards and disasters mean nothing and are discarded. [AM-31.3]"""
    drawn: list[str] = []
    for _ in range(HAND + power(table, seat, "hand") - len(table.hands[seat])):
        card = table.draw_action()
        if card == DISASTER or (card and ACTIONS[card].color == BLACK):
            table.discarded.append(card)
        elif card:
            drawn.append(card)
    table.hands[seat] += drawn
    if drawn:
        table.tell(Drew(seat, len(drawn), drawn))


def end_drive(table: Table, arrived: bool) -> list[Step]:
    """What the page says about the end of the drive is read. [AM-31.6]"""
    page = ride(table).page
    table.rides = []
    table.tell(DriveEnded(arrived))
    return [Read(table.archivist, f"{page}-{ARRIVED if arrived else LOST}")]


# Hazards


def hazard(table: Table, road: Road) -> list[Step]:
    """Whom the road card meets: a check for one place, or something for all. [AM-31.4]"""
    from strannik.games.aftermath.steps.items import made

    if road.slot == GROUP:
        return [Heave(table.archivist, road.id)]
    if road.slot == ALL:
        return [step for seat in table.undefeated() for step in made(seat, road.fail)]
    seat = rider(table, road.slot)
    won, lost = made(seat, road.success), [*made(seat, road.fail), Damage(seat)]
    check = Check(seat, DRIVE, [road.skill], road.difficulty, False, won, lost)
    return [CallIt(seat, check)] if road.calls else [check]


@dataclass
class CallIt(Choice):
    """White or black: call it, and both dice fall; if yours is not the lower one, the stripe is crossed. [AM-31.4]"""

    me: int
    check: Step

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("call", ["white", "black"], clause="AM-31.4")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        white, black = die(table), die(table)
        called = white >= black if given[0].name == WHITE else black >= white
        table.tell(Called(self.me, given[0].name, white, black, called))
        return [] if called else [self.check]


@dataclass
class Heave(Step):
    """All put cards together, as in a group check, for so many rounds. [AM-12.2, AM-12.3, AM-31.4]"""

    me: int
    road: str
    count: int = 0
    first: str = ""
    rounds: int = 0

    def do(self, table: Table, answers: Answers) -> list[Step]:
        road = ROADS[self.road]
        if self.count >= road.per_player * len(table.seats):
            return []
        if self.rounds == road.rounds:
            from strannik.games.aftermath.steps.items import made

            return [*made(self.me, road.fail), Damage(self.me)]
        if self.rounds:
            for seat in table.undefeated():
                draw_up(table, seat)
        order = [seat for seat in table.in_order(self.me) if not table.heroes[seat].defeated]
        return [Push(order[0], self.road, order[1:], self.count, self.first, self.rounds)]


@dataclass
class Push(Choice):
    """Add cards that fit the first one, or begin with one that bears the skill; then it is the next one's turn.

    [AM-12.2, AM-12.3]
    """

    me: int
    road: str
    left: list[int] = field(default_factory=list)
    count: int = 0
    first: str = ""
    rounds: int = 0

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given and given[-1].verb == ENOUGH:
            return None
        played = [answer.name for answer in given]
        if self.count + table.total(played) >= ROADS[self.road].per_player * len(table.seats):
            return None
        first = self.first or (played[0] if played else "")
        hand = [card for card in table.hands[seat] if card not in played]
        closed: dict[Thing, Bar] = {}
        for card in hand:
            if not first and not ACTIONS[card].may_start(ROADS[self.road].skill):
                closed[card] = Bar("AM-11.2", card=card, skill=ROADS[self.road].skill)
            elif first and not ACTIONS[card].matches(ACTIONS[first]):
                closed[card] = Bar("AM-11.3", card=card, first=first)
        return Offer("push", hand, closed, [ENOUGH], "AM-12.2") if hand else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        played = [answer.name for answer in given if answer.verb == "push"]
        count = self.count + table.total(played)
        first = self.first or (played[0] if played else "")
        for card in played:
            table.discard(self.me, card)
            table.tell(Discarded(self.me, card))
        done = count >= ROADS[self.road].per_player * len(table.seats)
        if self.left and not done:
            return [Push(self.left[0], self.road, self.left[1:], count, first, self.rounds)]
        return [Heave(table.archivist, self.road, count, first, self.rounds + 1)]


# What the road does


@dataclass
class Damage(Step):
    """The vehicle takes damage. [AM-31.6]"""

    me: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        trip = ride(table)
        trip.damage += 1
        table.tell(VehicleDamaged(trip.vehicle, trip.damage, len(VEHICLES[trip.vehicle])))
        return []


@dataclass
class Jolt(Step):
    """A wound; nobody is defeated on the road: whoever would be holds on, and the vehicle takes it. [AM-31.5]"""

    me: int
    n: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        from strannik.games.aftermath.steps.wounds import Wound

        if table.heroes[self.me].wounds + self.n >= table.life(self.me):
            return [Damage(self.me)]
        return [Wound(self.me, self.n)]


@dataclass
class SkipRoad(Step):
    """The next road card is passed under, and does nothing. [AM-31.4]"""

    me: int
    n: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        del ride(table).roads[: self.n]
        return []


@dataclass
class Duck(Choice):
    """Discard a card, or bump your head. [AM-31.4]"""

    me: int
    n: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("discard", table.hands[seat], words=[BUMP], clause="AM-31.4")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == BUMP:
            return [Jolt(self.me, self.n)]
        table.discard(self.me, given[0].name)
        table.tell(Discarded(self.me, given[0].name))
        return []


@dataclass
class HoldBreath(Step):
    """Nobody makes a sound: all white cards in all hands are discarded. [AM-31.4]"""

    me: int
    n: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for seat in table.seats:
            for card in [card for card in table.hands[seat] if ACTIONS[card].color == WHITE]:
                table.discard(seat, card)
                table.tell(Discarded(seat, card))
        return []


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


DEEDS: Final = (Jolt, SkipRoad, Duck, HoldBreath)
"""The words of road cards."""
