"""Afternoon in the Province of Shadows: the company goes from spot to spot."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.glow.cards import SYMBOL_PLACE
from strannik.games.glow.events import Camped, Travelled
from strannik.games.glow.maps import SPOTS, Spot
from strannik.games.glow.steps.afternoon import ask_discard, discard, nothing_to_give, pass_icons
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
        if given[0].verb != "go" or len(given) > 1:
            return None
        spot = SPOTS[given[0].name]
        return ask_discard(table, seat, SPOTS[here].ways[spot.id] + spot.effects, needed(table, seat, spot))

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == "stop":
            return []
        here = table.places[self.me]
        if given[0].verb == "camp":
            table.camps[self.me] = here
            table.tell(Camped(self.me, here))
            return []
        spot = SPOTS[given[0].name]
        cost = cost_of(table, self.me, spot)
        if len(given) > 1:
            discard(table, self.me, given[1])
        dice = unused(table, self.me, spot.need) if spot.need else []
        table.places[self.me] = spot.id
        table.tell(Travelled(self.me, spot.id))
        table.gain(self.me, "footprints", -cost)
        pass_icons(table, self.me, SPOTS[here].ways[spot.id] + spot.effects)
        table.trodden[self.me].append(here)
        table.used[self.me] += dice[:1]
        return [Travel(self.me)]


def closed_by(table: Table, seat: int, here: str, there: str) -> Bar | None:
    """Why the company may not go there, if it may not. [GL-J2, GL-J3, GL-I4]"""
    if there in table.trodden[seat]:
        return Bar("GL-J2", spot=there)
    spot = SPOTS[there]
    cost = cost_of(table, seat, spot)
    if cost > table.footprints[seat]:
        return Bar("GL-J3", spot=there, cost=cost, footprints=table.footprints[seat])
    return nothing_to_give(table, seat, SPOTS[here].ways[there] + spot.effects, needed(table, seat, spot))


def cost_of(table: Table, seat: int, spot: Spot) -> int:
    """The footprints that the step costs. [GL-J3]"""
    cost = spot.cost
    if spot.need and not unused(table, seat, spot.need):
        cost += 1
    if spot.absent and table.shown(seat)[SYMBOL_PLACE[spot.absent]]:
        cost += 1
    return cost


def unused(table: Table, seat: int, element: str) -> list[str]:
    """The effective dice showing the element that are not used up yet, those of Sketals first.

    A die that goes away with its Sketal at a skull is better used before. [GL-J3, GL-G1]
    """
    if table.cancelled(seat) == element:
        return []
    dice = [die for die in table.dice[seat] if table.faces[die] == element and die not in table.used[seat]]
    linked = list(table.links.values())
    return [die for die in dice if die in linked] + [die for die in dice if die not in linked]


def needed(table: Table, seat: int, spot: Spot) -> list[str]:
    """The die by which the symbol of the spot is met, if there is only one. [GL-I4]"""
    dice = unused(table, seat, spot.need) if spot.need else []
    return dice if len(dice) == 1 else []
