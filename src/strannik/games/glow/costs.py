"""What a step of the journey takes, in the signs of the table: a die, footprints, bursts, a companion."""

from __future__ import annotations

from strannik.games.glow.cards import Effect
from strannik.games.glow.maps import ISLANDS, ROUTES, SPOTS
from strannik.games.glow.sentences import SIGNS
from strannik.games.glow.steps.afternoon import discardable, has_skull
from strannik.games.glow.steps.afternoon_archipelago import heading, near, price
from strannik.games.glow.steps.afternoon_province import cost_of, unused
from strannik.games.glow.table import AFTERNOON, Table


def step_cost(table: Table, seat: int, spot: str) -> str:
    """What going to a spot takes now; nothing where the company cannot be heading. [GL-J2, GL-J3]"""
    if not travelling(table, seat) or spot in table.trodden[seat]:
        return ""
    here, there = SPOTS[table.places[seat]], SPOTS[spot]
    if spot not in here.ways:
        return ""
    die = SIGNS[there.need] if there.need and unused(table, seat, there.need) else ""
    return in_signs(table, seat, die, cost_of(table, seat, there), here.ways[spot] + there.effects)


def route_cost(table: Table, seat: int, route: str) -> str:
    """What sailing a route takes now; nothing where no boat can be heading. [GL-K2, GL-K3]"""
    if not travelling(table, seat) or route not in near(table.boats[seat]):
        return ""
    there, footprints = heading(table.boats[seat], ROUTES[route]), price(table, seat, ROUTES[route])
    if not there or footprints < 0:
        return ""
    return in_signs(table, seat, "", footprints, ISLANDS[there].effects)


def travelling(table: Table, seat: int) -> bool:
    """Whether it is afternoon for the seat, if it is one that plays."""
    return seat in table.seats and table.hours[seat] == AFTERNOON


def in_signs(table: Table, seat: int, die: str, footprints: int, effects: list[Effect]) -> str:
    """The price in a few signs: `▲`, `−2»`, `−5✶`, `☠` for somebody who must go. [GL-I2, GL-I3]"""
    parts = [die] if die else []
    if footprints or not die:
        parts.append(f"−{footprints}{SIGNS['footprints']}" if footprints else f"0{SIGNS['footprints']}")
    parts += [f"−{-effect.count}{SIGNS[effect.kind]}" for effect in effects if effect.count < 0]
    if has_skull(effects) and discardable(table, seat):
        parts.append(SIGNS["skull"])
    return " ".join(parts)
