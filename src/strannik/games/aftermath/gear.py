"""Gear: what equipment, conditions and keepsakes do for a hero, asked wherever a rule may be changed by them."""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Bar, Thing
from strannik.games.aftermath.cards import BACKPACK, CONDITIONS, DISCOVERIES, ITEMS, Item
from strannik.games.aftermath.company import Company

BATTERIES: Final = 8
"""How many battery tokens there are. [AM-18.5]"""

DISCARDED: Final = {id for id, item in ITEMS.items() if item.discard}
"""The items that may be discarded for their effect. [AM-17.4]"""

PAWS: Final = 2
OWN_REACH: Final = 1
"""How far a ranged attack goes without a weapon. [AM-13.9.1]"""


# What works


def bonus(table: Company, seat: int, skill: str, purpose: str) -> int:
    """What equipment, its batteries and a keepsake add to a check of this skill for this purpose.

    [AM-11.5, AM-11.8, AM-13.7.2, AM-18.3]
    """
    total = 0
    for id in table.equipped[seat]:
        item = ITEMS[id]
        if item.bonus:
            total += item.bonus.get(skill, 0) + item.bonus.get(purpose, 0)
        if item.charged:
            each = item.charged.get(skill, 0) + item.charged.get(purpose, 0)
            total += each * working_batteries(table, seat, id)
    keepsake = table.heroes[seat].keepsake
    if keepsake:
        given = DISCOVERIES[keepsake].bonus
        total += given.get(skill, 0) + given.get(purpose, 0)
    return total


def power(table: Company, seat: int, name: str) -> int:
    """How much of a power a hero has by equipment, batteries, conditions and a keepsake. [AM-13.7.2, AM-20.1]"""
    total = 0
    for id in table.equipped[seat]:
        item = ITEMS[id]
        total += item.power.get(name, 0)
        if item.charged_power:
            total += item.charged_power.get(name, 0) * working_batteries(table, seat, id)
    hero = table.heroes[seat]
    for condition in hero.conditions:
        total += CONDITIONS[condition].power.get(name, 0)
    if hero.keepsake:
        total += DISCOVERIES[hero.keepsake].power.get(name, 0)
    return total


def working_batteries(table: Company, seat: int, item: str) -> int:
    """The batteries on an item; on somebody who is soaked they do nothing. [AM-18.1, AM-20.1]"""
    charge = table.charges.get(item, 0)
    if charge:
        for condition in table.heroes[seat].conditions:
            if "no_batteries" in CONDITIONS[condition].power:
                return 0
    return charge


def reach(table: Company, seat: int) -> int:
    """How far a hero's ranged attack goes: as far as the best weapon in the paws. [AM-13.9.1, AM-13.9.2]"""
    furthest = OWN_REACH
    for id in table.equipped[seat]:
        furthest = max(furthest, ITEMS[id].range)
    return furthest


def noisy(table: Company, seat: int) -> bool:
    """Whether the hero wears something that makes noise, and nothing that muffles it. [AM-9.7]"""
    for id in table.equipped[seat]:
        if ITEMS[id].noise:
            return not power(table, seat, "muffled")
    return False


# Room for things


def room_in_backpack(table: Company, seat: int) -> int:
    """How many more items the backpack holds. [AM-13.7.3]"""
    return BACKPACK + power(table, seat, "carry") - len(table.backpacks[seat])


def in_the_way(table: Company, seat: int, item: Item) -> list[str]:
    """The equipped items that would have to go for this one to be equipped. [AM-13.7.3]"""
    same = [id for id in table.equipped[seat] if ITEMS[id].slot == item.slot]
    if item.slot != "paw":
        return same
    taken = sum([ITEMS[id].paws for id in same])
    return same if taken + item.paws > PAWS else []


def unequippable(table: Company, seat: int, item: str) -> Bar | None:
    """Why an item cannot be equipped as things are: it has no slot, or its slot is taken. [AM-13.7.3]"""
    card = ITEMS[item]
    if not card.slot:
        return Bar("AM-17.5", item=item)
    taken = in_the_way(table, seat, card)
    return Bar("AM-13.7.3", item=item, taken=taken[0]) if taken else None


def unstowable(table: Company, seat: int, item: str) -> Bar | None:
    """Why an item cannot go into the backpack. [AM-13.7.3]"""
    if room_in_backpack(table, seat) > 0:
        return None
    return Bar("AM-17.1", item=item, held=table.backpacks[seat][0])


# Batteries


def batteries_left(table: Company) -> int:
    """How many battery tokens lie in the supply. [AM-18.5]"""
    return BATTERIES - sum([hero.batteries for hero in table.heroes]) - sum(table.charges.values())


def gain_batteries(table: Company, seat: int, amount: int) -> int:
    """Take batteries from the supply, as many as there are; how many came. [AM-18.5]"""
    came = min(amount, batteries_left(table))
    table.heroes[seat].batteries += came
    return came


def uncharge(table: Company, item: str) -> None:
    """The batteries on an item are discarded. [AM-17.2, AM-18.2]"""
    table.charges.pop(item, None)


def unchargeable(table: Company, item: str) -> Bar | None:
    """Why no battery can be put on an item. [AM-18.1]"""
    if table.charges.get(item, 0) < ITEMS[item].batteries:
        return None
    return Bar("AM-18.1", item=item, most=ITEMS[item].batteries)


# Where things are


def owner(table: Company, item: str) -> int:
    """Who has the item on the body or in the backpack, -1 if nobody has."""
    for seat in table.seats:
        if item in table.equipped[seat] or item in table.backpacks[seat]:
            return seat
    return -1


def take_away(table: Company, seat: int, item: str) -> None:
    """The hero has the item no longer, and its batteries are discarded. [AM-18.2]"""
    place = table.equipped[seat] if item in table.equipped[seat] else table.backpacks[seat]
    place.remove(item)
    uncharge(table, item)


def spendable(table: Company, seat: int) -> list[str]:
    """The hero's items that may be discarded for their effect. [AM-17.4]"""
    items: list[str] = []
    for id in table.equipped[seat]:
        if id in DISCARDED:
            items.append(id)
    for id in table.backpacks[seat]:
        if id in DISCARDED:
            items.append(id)
    return items


def closed(bars: dict[Thing, Bar | None]) -> dict[Thing, Bar]:
    """Those things that something closes."""
    return {thing: bar for thing, bar in bars.items() if bar is not None}


def absorbing(table: Company, seat: int) -> list[str]:
    """The equipped items that may break in place of a wound. [AM-17.2]"""
    return [id for id in table.equipped[seat] if "absorb" in ITEMS[id].power]
