"""Afternoon in the Province of Shadows: the company goes from spot to spot."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.glow.cards import SYMBOL_PLACE
from strannik.games.glow.events import Camped, Nowhere, Travelled
from strannik.games.glow.maps import SPOTS, Spot
from strannik.games.glow.steps.afternoon import ask_discard, die_of, discard, must_stay, pass_icons, to_give
from strannik.games.glow.table import Table


@dataclass
class Travel(Choice):
    """Go on to a neighbouring spot as long as you can pay for it, or make camp in a village, or stop.

    [GL-I1, GL-J1, GL-J2, GL-J3, GL-J4, GL-J5]
    """

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        here = table.places[seat]
        if not given:
            ways = list(SPOTS[here].ways)
            closed: dict[Thing, Bar] = {}
            for way in ways:
                bar = closed_by(table, seat, here, way)
                if bar is not None:
                    closed[way] = bar
            words = ["stop"]
            if SPOTS[here].village and table.camps[seat] != here:
                words = ["camp", "stop"]
            elif len(closed) == len(ways):
                return None  # nothing but stopping is left
            return Offer("go", ways, closed=closed, words=words, clause="GL-J1")
        if given[0].verb != "go" or given[-1].verb == "use":
            return None
        spot = SPOTS[given[0].name]
        things = to_give(table, seat, SPOTS[here].ways[spot.id] + spot.effects)
        if things and len(given) == 1:
            return ask_discard(things, kept(table, seat, spot, things))
        without = die_of(table, given[1].thing) if len(given) > 1 else ""
        dice = lent(table, unused(table, seat, spot.need, without))
        return Offer("use", dice, clause="GL-J3") if len(dice) > 1 else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given and not table.trodden[self.me]:
            table.tell(Nowhere(self.me))
        if not given or given[0].verb == "stop":
            return []
        here = table.places[self.me]
        if given[0].verb == "camp":
            table.camps[self.me] = here
            table.tell(Camped(self.me, here))
            return []
        spot = SPOTS[given[0].name]
        dice: list[str] = []
        for answer in given[1:]:
            if answer.verb == "discard":
                discard(table, self.me, answer)
            else:
                dice = [answer.name]
        cost = cost_of(table, self.me, spot)
        dice = dice or unused(table, self.me, spot.need)[:1]
        table.places[self.me] = spot.id
        table.tell(Travelled(self.me, spot.id, spot.ground))
        table.gain(self.me, "footprints", -cost)
        pass_icons(table, self.me, SPOTS[here].ways[spot.id] + spot.effects)
        table.trodden[self.me].append(here)
        table.used[self.me] += dice
        return [Travel(self.me)]


def closed_by(table: Table, seat: int, here: str, there: str) -> Bar | None:
    """Why the company may not go there, if it may not. [GL-J2, GL-J3, GL-I4]"""
    if there in table.trodden[seat]:
        return Bar("GL-J2", spot=there)
    spot = SPOTS[there]
    dear = too_dear(table, seat, spot, "")
    things = to_give(table, seat, SPOTS[here].ways[there] + spot.effects)
    if not things:
        return dear
    closed = kept(table, seat, spot, things)
    return dear or closed[things[0]] if len(closed) == len(things) else None


def kept(table: Table, seat: int, spot: Spot, things: list[Thing]) -> dict[Thing, Bar]:
    """What cannot be given at the skull because the step could not be paid without it. [GL-I4]"""
    closed: dict[Thing, Bar] = {}
    for thing in things:
        dear = too_dear(table, seat, spot, die_of(table, thing))
        if dear is not None:
            closed[thing] = must_stay(table, thing, dear)
    return closed


def too_dear(table: Table, seat: int, spot: Spot, without: str) -> Bar | None:
    """Why the step cannot be paid without that die, if it cannot. [GL-J3]"""
    cost, held = cost_of(table, seat, spot, without), table.footprints[seat]
    return Bar("GL-J3", spot=spot.id, cost=cost, footprints=held) if cost > held else None


def cost_of(table: Table, seat: int, spot: Spot, without: str = "") -> int:
    """The footprints that the step costs with the dice that are there, but for the one left out. [GL-J3]"""
    cost = spot.cost
    if spot.need and not unused(table, seat, spot.need, without):
        cost += 1
    if spot.absent and table.shown(seat, without)[SYMBOL_PLACE[spot.absent]]:
        cost += 1
    return cost


def unused(table: Table, seat: int, element: str, without: str = "") -> list[str]:
    """The effective dice showing the element that are not used up yet, those of Sketals first.

    A die that goes away with its Sketal at a skull is better used before. [GL-J3, GL-G1]
    """
    if not element or table.cancelled(seat) == element:
        return []
    used = table.used[seat]
    dice = [die for die in table.dice[seat] if table.faces[die] == element and die not in used and die != without]
    linked = lent(table, dice)
    return linked + [die for die in dice if die not in linked]


def lent(table: Table, dice: list[str]) -> list[str]:
    """Those of the dice that came with Sketals: which of them is used is for their owner to say. [GL-J3]"""
    linked = list(table.links.values())
    return [die for die in dice if die in linked]
