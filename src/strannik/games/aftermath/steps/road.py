"""The road: what its cards do to a vehicle and to those who sit in it. [AM-31.4]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import ACTIONS, BLACK, DISASTER, ROADS, VEHICLES, WHITE, Road, value_of
from strannik.games.aftermath.company import HAND
from strannik.games.aftermath.events.campaign import Called, VehicleDamaged
from strannik.games.aftermath.events.turns import Drew
from strannik.games.aftermath.figures import Ride
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.steps.checks import Check, die
from strannik.games.aftermath.steps.items import made
from strannik.games.aftermath.table import Table

DRIVER: Final = "driver"
ALL: Final = "all"
GROUP: Final = "group"
DRIVE: Final = "drive"
BUMP: Final = "bump"
ENOUGH: Final = "enough"
Answers = dict[int, list[Answer]]


def ride(table: Table) -> Ride:
    """The vehicle on the road."""
    return table.rides[0]


def rider(table: Table, role: str) -> int:
    """Who does this in the vehicle; what nobody does, the driver does. [AM-31.2]"""
    roles = ride(table).roles
    return roles.index(role) if role in roles else roles.index(DRIVER)


def draw_up(table: Table, seat: int) -> None:
    """Draw up to five; on the road black cards and disasters mean nothing and are discarded. [AM-31.3]"""
    drawn: list[str] = []
    for _ in range(HAND + power(table, seat, "hand") - len(table.hands[seat])):
        card = table.draw_action()
        if card == DISASTER or (card and ACTIONS[card].colour == BLACK):
            table.discarded.append(card)
        elif card:
            drawn.append(card)
    table.hands[seat] += drawn
    if drawn:
        table.tell(Drew(seat, len(drawn), drawn))


# Hazards


def hazard(table: Table, road: Road) -> list[Step]:
    """Whom the road card meets: a check for one place, or something for all. [AM-31.4]"""
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
        if self.count + value_of(played) >= ROADS[self.road].per_player * len(table.seats):
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
        count = self.count + value_of(played)
        first = self.first or (played[0] if played else "")
        for card in played:
            table.let_go(self.me, card)
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
        table.let_go(self.me, given[0].name)
        return []


@dataclass
class HoldBreath(Step):
    """Nobody makes a sound: all white cards in all hands are discarded. [AM-31.4]"""

    me: int
    n: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for seat in table.seats:
            for card in [card for card in table.hands[seat] if ACTIONS[card].colour == WHITE]:
                table.let_go(seat, card)
        return []


DEEDS: Final = (Jolt, SkipRoad, Duck, HoldBreath)
"""The words of road cards."""
