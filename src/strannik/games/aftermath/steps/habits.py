"""Habits: how each kind of enemy goes about it, whom it goes for, what it will not do. [AM-15.2, AM-15.3, AM-15.4]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.cards import ITEMS
from strannik.games.aftermath.enemies import ENEMIES, Action, EnemyCard
from strannik.games.aftermath.figures import Foe
from strannik.games.aftermath.pages.geometry import FLOWN, WALKED, Trails
from strannik.games.aftermath.pages.page import DASHED, HIDE
from strannik.games.aftermath.steps.terrain import WIND, hidden, lit, sees, sunny
from strannik.games.aftermath.table import Table

SHADE_SPEED: Final = 1
"""How far a lizard goes from a space without sun."""

PATIENCE: Final = 3
"""So many defences in a row, and Good Night sits down."""

HIT: Final = "hit"
COUNTED: Final = "counted"
TIRED: Final = "tired"


# Ways


def open_lines(card: EnemyCard) -> tuple[str, ...]:
    """The lines that an enemy crosses: fliers also white ones, scorpions none that is coloured. [AM-9.2, AM-15.2]"""
    if "flies" in card.habits:
        return FLOWN
    return (DASHED,) if "plain_lines" in card.habits else WALKED


def shunned(table: Table, card: EnemyCard) -> list[str]:
    """The spaces that an enemy does not enter at all: roaches shun light, and fire is light."""
    if "shuns_light" not in card.habits:
        return []
    return [space for space in table.sheet().spaces if lit(table, space)]


def ways(table: Table, foe: Foe) -> Trails:
    """How far it is for an enemy to every space it can reach, and from where it comes there. [AM-15.2]"""
    card = ENEMIES[foe.card]
    return table.ground().trails(foe.space, open_lines(card), tuple(shunned(table, card)))


def way_to(back: dict[str, str], space: str) -> list[str]:
    """The spaces on the way there, the first step first."""
    found: list[str] = []
    while back[space]:
        found.append(space)
        space = back[space]
    return found[::-1]


def speed(table: Table, foe: Foe, action: Action) -> int:
    """How many spaces an enemy goes: lizards only one out of the shade. [AM-15.1]"""
    if "sun" in ENEMIES[foe.card].habits and not sunny(table, foe.space):
        return min(SHADE_SPEED, action.speed)
    return action.speed


def asleep(table: Table, foe: Foe) -> bool:
    """Whether an enemy dozes in the shade and does nothing."""
    return "drowsy" in ENEMIES[foe.card].habits and not sunny(table, foe.space)


# Whom they go for


def nearest(table: Table, foe: Foe, far: dict[str, int]) -> list[int]:
    """The heroes whom an enemy moves toward, several if they are equally near; those who hide only where nobody else
    can be reached. [AM-15.2, AM-15.4]
    """
    reached = [seat for seat in table.standing() if table.heroes[seat].space in far]
    seen = [seat for seat in reached if not hidden(table, seat)]
    wanted = seen or reached
    if "charge" in ENEMIES[foe.card].habits:
        wanted = with_most_batteries(table, wanted)
    if not wanted:
        return []
    least = min([far[table.heroes[seat].space] for seat in wanted])
    return [seat for seat in wanted if far[table.heroes[seat].space] == least]


def with_most_batteries(table: Table, seats: list[int]) -> list[int]:
    """Those who have most batteries, loose and on what they wear."""
    count = {seat: batteries(table, seat) for seat in seats}
    return [seat for seat in seats if count[seat] == max(count.values())]


def batteries(table: Table, seat: int) -> int:
    return table.heroes[seat].batteries + sum([table.charges.get(item, 0) for item in table.equipped[seat]])


def targets(table: Table, foe: Foe, action: Action, moved: bool) -> list[int]:
    """The nearest heroes in range and sight whom it would strike at, several if equally near. [AM-15.3, AM-15.4]"""
    if action.planted and moved:
        return []
    near = table.ground().ranges(foe.space)
    found: list[int] = []
    for seat in table.standing():
        space = table.heroes[seat].space
        if near.get(space, 99) <= action.range and sees(table, foe.space, space) and fair_game(table, foe, seat):
            found.append(seat)
    if not found:
        return []
    least = min([near[table.heroes[seat].space] for seat in found])
    return [seat for seat in found if near[table.heroes[seat].space] == least]


def fair_game(table: Table, foe: Foe, seat: int) -> bool:
    """Whether an enemy would strike at a hero at all. [AM-15.4]"""
    space, habits = table.heroes[seat].space, ENEMIES[foe.card].habits
    if space != foe.space and hidden(table, seat):
        return False
    if "skyward" in habits and table.bears(space, HIDE):
        return False
    if "honest" in habits and not armed(table, seat) and len(table.here(space)) > 1:
        return False
    return f"{HIT}:{seat}" not in table.raid or not refereed(table)


def armed(table: Table, seat: int) -> bool:
    return any([ITEMS[item].kind == "weapon" for item in table.equipped[seat]])


def refereed(table: Table) -> bool:
    return any(["fair_fight" in ENEMIES[card].habits for card in table.track])


def strength(table: Table, foe: Foe, action: Action, seat: int) -> int:
    """How strong a blow is: wind takes something from a shot. [AM-15.5]"""
    apart = table.heroes[seat].space != foe.space
    return action.strength - (1 if apart and WIND in table.terrain else 0)


# What they can be bought off with


def may_pay(table: Table, foe: Foe) -> bool:
    """Whether a raider would count a part instead: once in an enemy turn, a clerk always."""
    habits = ENEMIES[foe.card].habits
    if "counts_parts" not in habits or not table.count("parts"):
        return False
    return "counts_always" in habits or COUNTED not in table.raid


def may_drop_battery(table: Table, foe: Foe, seat: int) -> bool:
    """Whether a drone can be sent home with a battery."""
    return foe.card == "drone" and table.heroes[seat].batteries > 0
