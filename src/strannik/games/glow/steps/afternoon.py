"""Afternoon: what holds on both boards. Pieces of other players are never in the way. [GL-I5]"""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.games.glow.cards import Effect
from strannik.games.glow.table import Table

HIDDEN_SPELL: Final = "hidden-spell"
"""What a face-down spell is called: nobody knows which one it is."""

SKULL: Final = "discard_companion_or_spell"


def has_skull(effects: list[Effect]) -> bool:
    return any([effect.kind == SKULL for effect in effects])


def discardable(table: Table, seat: int) -> list[Thing]:
    """What a player may give for a skull on the board. [GL-I3]"""
    things: list[Thing] = [*table.company[seat], *table.spells[seat]]
    if table.hidden_spells[seat]:
        things.append(HIDDEN_SPELL)
    return things


def kept(table: Table, seat: int, needed: list[str]) -> dict[Thing, Bar]:
    """The Sketals that may not be given because their die is needed for this very step. [GL-I4]"""
    return {
        companion: Bar("GL-I4", companion=companion, die=table.links[companion])
        for companion in table.company[seat]
        if table.links.get(companion) in needed
    }


def ask_discard(table: Table, seat: int, effects: list[Effect], needed: list[str]) -> Offer | None:
    """Which companion or spell goes, if there is a skull and anything to give. [GL-I3, GL-I4]"""
    things = discardable(table, seat)
    if not things or not has_skull(effects):
        return None
    return Offer("discard", things, closed=kept(table, seat, needed), clause="GL-I3")


def nothing_to_give(table: Table, seat: int, effects: list[Effect], needed: list[str]) -> Bar | None:
    """What closes a step with a skull where everything that could be given must stay. [GL-I4]"""
    if not needed or not has_skull(effects):
        return None
    things = discardable(table, seat)
    closed = kept(table, seat, needed)
    return closed[things[0]] if things and len(closed) == len(things) else None


def discard(table: Table, seat: int, answer: Answer) -> None:
    """Give up the companion or spell without any effect. [GL-I3]"""
    thing = answer.name
    if thing in table.company[seat]:
        table.fall(seat, thing)
    else:
        table.drop_spell(seat, table.hidden_spells[seat][0] if thing == HIDDEN_SPELL else thing)


def pass_icons(table: Table, seat: int, effects: list[Effect]) -> None:
    """Apply the icons of a place or a way; the skull has been seen to. [GL-I2]"""
    for effect in effects:
        if effect.kind != SKULL:
            table.gain(seat, effect.kind, effect.count)
