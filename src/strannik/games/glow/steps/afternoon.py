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


def to_give(table: Table, seat: int, effects: list[Effect]) -> list[Thing]:
    """Among what a skull makes the player choose; nothing where there is no skull. [GL-I3]"""
    return discardable(table, seat) if has_skull(effects) else []


def die_of(table: Table, thing: Thing) -> str:
    """The die that goes with a Sketal; none goes with anything else. [GL-H7]"""
    return table.links.get(str(thing), "")


def must_stay(table: Table, thing: Thing, dear: Bar) -> Bar:
    """Why a thing cannot be given: the step needs the Sketal's die, or is too dear anyway. [GL-I4]"""
    die = die_of(table, thing)
    return Bar("GL-I4", companion=thing, die=die) if die else dear


def ask_discard(things: list[Thing], kept: dict[Thing, Bar]) -> Offer:
    """Which companion or spell goes. [GL-I3, GL-I4]"""
    return Offer("discard", things, closed=kept, clause="GL-I3")


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
