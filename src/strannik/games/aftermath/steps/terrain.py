"""Terrain and light: what a page's conditions change, and who hides where. [AM-9.7]"""

from __future__ import annotations

from typing import Final

from strannik.core.step import Step
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.figures import Foe
from strannik.games.aftermath.gear import noisy, power
from strannik.games.aftermath.pages.page import HIDE
from strannik.games.aftermath.table import Table

DARKNESS: Final = "darkness"
RAIN: Final = "rain"
WIND: Final = "wind"
TOXIC: Final = "toxic"
RUBBLE: Final = "rubble"
NOISE_SENSITIVE: Final = "noise_sensitive"
HIGH_GROUND: Final = "high_ground"
SLIPPERY: Final = "slippery"
SMOKE: Final = "smoke"
CROWDED: Final = "crowded"
TERRAINS: Final = (
    DARKNESS, RAIN, WIND, TOXIC, RUBBLE, NOISE_SENSITIVE, HIGH_GROUND, SLIPPERY, SMOKE, CROWDED,
)  # fmt: skip
"""The ten terrain cards. [AM-1.6]"""

FIRE: Final = "fire"
TRAP: Final = "trap"
TOKENS: Final = (FIRE, TRAP, "heavy", "hook", "aim")
HIGH: Final = "high"
LIT: Final = "lit"
SUN: Final = "sun"
POOL: Final = "pool"
RANGED: Final = "ranged"
MELEE: Final = "melee"


# Light


def lit(table: Table, space: str) -> bool:
    """Whether a space is lit: by its mark, by the book, or by a fire."""
    if space in table.lit or f"{FIRE}:{space}" in table.tokens:
        return True
    return table.bears(space, LIT) and space not in table.dark


def sunny(table: Table, space: str) -> bool:
    """Whether the sun shines on a space: by its mark, or because somebody there carries a mirror."""
    if table.bears(space, SUN) and space not in table.dark:
        return True
    return any(["own_sun" in ENEMIES[foe.card].habits for foe in table.foes_at(space)])


def burning(table: Table, space: str) -> bool:
    return f"{FIRE}:{space}" in table.tokens


# Sight


def sees(table: Table, one: str, other: str) -> bool:
    """Whether somebody on one space sees somebody on the other, as light and smoke allow. [AM-21.1, AM-21.2]"""
    if one == other:
        return True
    ground = table.ground()
    if not ground.sees(one, other):
        return False
    if SMOKE in table.terrain and not (table.bears(one, HIGH) or table.bears(other, HIGH)):
        return False
    if DARKNESS in table.terrain and not lit(table, other):
        return ground.ranges(one).get(other, 2) <= 1
    return True


def hero_sees(table: Table, seat: int, space: str) -> bool:
    """Whether a hero sees a space; a light of one's own does away with darkness. [AM-21.1]"""
    if DARKNESS in table.terrain and power(table, seat, "night_eyes"):
        return table.ground().sees(table.heroes[seat].space, space)
    return sees(table, table.heroes[seat].space, space)


def hidden(table: Table, seat: int) -> bool:
    """Whether a hero hides: on a hiding place, neither marked nor noisy, nor big, unless under a hood. [AM-9.7]"""
    hero = table.heroes[seat]
    if not table.bears(hero.space, HIDE) or power(table, seat, "seen"):
        return False
    if table.character(seat).big and not power(table, seat, "hidden"):
        return False
    return not noisy(table, seat) or RAIN in table.terrain


# What it costs to walk, and to shoot


def slowing(table: Table) -> bool:
    """Whether some terrain makes steps dearer. [AM-13.1.2]"""
    return RUBBLE in table.terrain or CROWDED in table.terrain


def slow_in_rubble(table: Table, seat: int) -> bool:
    """Whether a step into rubble costs the hero one more point. [AM-13.1.2]"""
    return RUBBLE in table.terrain and not power(table, seat, "surefoot")


def crowds(table: Table) -> list[str]:
    """The spaces that cost one more point because somebody is in the way. [AM-13.1.2]"""
    return [foe.space for foe in table.foes] if CROWDED in table.terrain else []


def reach_bonus(table: Table, seat: int) -> int:
    """How much further a hero shoots from here. [AM-13.9.2]"""
    return 1 if _on_high(table, seat) else 0


def _on_high(table: Table, seat: int) -> bool:
    return HIGH_GROUND in table.terrain and table.bears(table.heroes[seat].space, HIGH)


def harder(table: Table, seat: int, purpose: str, foe: str) -> int:
    """What terrain and the habits of an attacked enemy add to the difficulty of a check."""
    if not foe or purpose not in (RANGED, MELEE):
        return 0
    target = table.foe(foe)
    extra = guarded(target)
    if purpose == RANGED:
        apart = target.space != table.heroes[seat].space
        extra += 1 if "covered" in ENEMIES[target.card].habits else 0
        extra += 1 if WIND in table.terrain and apart else 0
        extra -= 1 if _on_high(table, seat) else 0
    return extra


def guarded(foe: Foe) -> int:
    """What an enemy's state adds to its defence: what it wears, and how tired it is."""
    habits = ENEMIES[foe.card].habits
    worn = len(foe.carries) if "wears" in habits else 0
    return worn - (1 if "tired" in foe.marks else 0)


# Tokens and pools


def entered(table: Table, seat: int, space: str) -> list[Step]:
    """What happens to a hero who comes to a space: fire burns, and a trap shuts once."""
    # Wounds may be brought by terrain, so these meet only here.
    from strannik.games.aftermath.steps.conditions import GainCondition
    from strannik.games.aftermath.steps.wounds import Wound

    steps: list[Step] = []
    if burning(table, space) and RAIN not in table.terrain:
        steps.append(GainCondition(seat, "burning"))
    if f"{TRAP}:{space}" in table.tokens:
        table.tokens.remove(f"{TRAP}:{space}")
        steps.append(Wound(seat))
    return steps


def harmful(table: Table) -> list[str]:
    """The spaces that a hero would rather go round: those with a fire or a trap."""
    found: list[str] = []
    for token in table.tokens:
        kind, _, space = token.partition(":")
        if kind in (FIRE, TRAP):
            found.append(space)
    return found


def turn_ends(table: Table, seat: int) -> list[Step]:
    """What terrain does to a hero at the end of the turn: pools poison, and noise is heard."""
    hero = table.heroes[seat]
    if not hero.here:
        return []
    steps: list[Step] = []
    if TOXIC in table.terrain and table.bears(hero.space, POOL):
        from strannik.games.aftermath.steps.conditions import GainCondition

        steps.append(GainCondition(seat, "poison"))
    if noisy(table, seat):
        table.noise = hero.space
        if NOISE_SENSITIVE in table.terrain:
            from strannik.games.aftermath.steps.deeds.threats import AddThreat

            steps.append(AddThreat(seat, 1))
    return steps
