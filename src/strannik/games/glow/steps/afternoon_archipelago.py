"""Afternoon in the Archipelago of Darkness: one boat sails one route."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.glow.cards import ELEMENTS
from strannik.games.glow.events import Nowhere, Sailed
from strannik.games.glow.maps import ISLANDS, ROUTES, Route
from strannik.games.glow.solo_data import CLOSED_ISLANDS
from strannik.games.glow.steps.afternoon import ask_discard, die_of, discard, must_stay, pass_icons, to_give
from strannik.games.glow.table import Table


@dataclass
class Sail(Choice):
    """Move one boat along one route whose demand your elements meet, or stay. [GL-K1, GL-I1]

    A route is named by its two ends; one of your boats never follows another to the same island,
    so there is at most one way to sail it. [GL-K4]
    """

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            routes = near(table.boats[seat])
            closed: dict[Thing, Bar] = {}
            for id in routes:
                bar = closed_by(table, seat, ROUTES[id])
                if bar is not None:
                    closed[id] = bar
            if len(closed) == len(routes):
                return None
            return Offer("sail", routes, closed=closed, words=["stay"], clause="GL-K1")
        if given[0].verb == "stay" or len(given) > 1:
            return None
        route = ROUTES[given[0].name]
        things = to_give(table, seat, ISLANDS[heading(table.boats[seat], route)].effects)
        return ask_discard(things, kept(table, seat, route, things)) if things else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given:
            table.tell(Nowhere(self.me))
        if not given or given[0].verb == "stay":
            return []
        route = ROUTES[given[0].name]
        boats = table.boats[self.me]
        there = heading(boats, route)
        if len(given) > 1:
            discard(table, self.me, given[1])
        cost = price(table, self.me, route)
        boats[boats.index(route.other(there))] = there
        table.tell(Sailed(self.me, route.id, f"island-{there}"))
        table.gain(self.me, "footprints", -cost)
        pass_icons(table, self.me, ISLANDS[there].effects)
        return []


def near(boats: list[str]) -> list[str]:
    """The routes that touch an island with one of the boats. [GL-K1]"""
    return [route.id for route in ROUTES.values() if route.a in boats or route.b in boats]


def heading(boats: list[str], route: Route) -> str:
    """The island to which one of the boats would sail, or nothing if both ends hold one. [GL-K4]"""
    if route.a in boats:
        return "" if route.b in boats else route.b
    return route.a


def price(table: Table, seat: int, route: Route, without: str = "") -> int:
    """The footprints that the route costs, or less than none if there are too many elements. [GL-K2, GL-K3]"""
    if not route.elements:
        return route.cost
    different = len([count for count in table.shown(seat, without)[: len(ELEMENTS)] if count])
    if different > max(route.elements):
        return -1
    return route.cost + max(0, min(route.elements) - different)


def kept(table: Table, seat: int, route: Route, things: list[Thing]) -> dict[Thing, Bar]:
    """What cannot be given at the skull because the route could not be sailed without it. [GL-I4]"""
    closed: dict[Thing, Bar] = {}
    for thing in things:
        bar = out_of_reach(table, seat, route, die_of(table, thing))
        if bar is not None:
            closed[thing] = must_stay(table, thing, bar)
    return closed


def out_of_reach(table: Table, seat: int, route: Route, without: str) -> Bar | None:
    """Why the elements without that die, and the footprints, do not do for the route. [GL-K2, GL-K3]"""
    cost, held = price(table, seat, route, without), table.footprints[seat]
    if cost < 0:
        return Bar("GL-K2", route=route.id, most=max(route.elements))
    return Bar("GL-K3", route=route.id, cost=cost, footprints=held) if cost > held else None


def closed_by(table: Table, seat: int, route: Route) -> Bar | None:
    """Why no boat may sail the route, if none may. [GL-I4, GL-K2, GL-K3, GL-K4, GL-M6]"""
    there = heading(table.boats[seat], route)
    if not there:
        return Bar("GL-K4", route=route.id)
    if table.tom and there in CLOSED_ISLANDS:
        return Bar("GL-M6", route=route.id)
    bar = out_of_reach(table, seat, route, "")
    things = to_give(table, seat, ISLANDS[there].effects)
    if not things:
        return bar
    closed = kept(table, seat, route, things)
    return bar or closed[things[0]] if len(closed) == len(things) else None
