"""Crests: what stands for each class and for some traits, about the origin, some 30 across."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.rollplayer.faces.emblems import (
    blessed_mace,
    book,
    jeweled_dagger,
    lock,
    longbow,
    longsword,
    quarterstaff,
    tower_shield,
)
from strannik.games.rollplayer.faces.lines import LEATHER, LINE, STEEL
from strannik.games.rollplayer.faces.palette import COIN, DIE, WOOD
from strannik.show.svg import circle, ellipse, path, placed, rect, ring


def leaf() -> str:
    """The druid's oak leaf."""
    blade = path(
        "M0 15Q-3 9 -8 9Q-7 5 -11 2Q-7 0 -9 -5Q-5 -5 -5 -10Q-2 -9 0 -16"
        "Q2 -9 5 -10Q5 -5 9 -5Q7 0 11 2Q7 5 8 9Q3 9 0 15Z",
        fill=DIE["green"],
        **LINE,
    )
    veins = path("M0 17V-12M0 6L-6 2M0 6L6 2M0 -2L-5 -5M0 -2L5 -5", fill="none", stroke="#fff8e6", stroke_width=1.2)
    return blade + veins


def lute() -> str:
    """The bard's lute."""
    neck = rect(-1.6, -17, 3.2, 18, 1, fill=WOOD, **LINE) + rect(-3.4, -18.4, 6.8, 4, 1.2, fill=LEATHER, **LINE)
    body = ellipse(0, 7, 8.6, 10, fill=COIN, **LINE) + circle(0, 5, 3, fill=WOOD, **LINE)
    strings = path("M-0.9 -14V12M0.9 -14V12", stroke="#fff8e6", stroke_width=0.6)
    return placed(neck + body + strings, 0, 0, turn=35)


def flame() -> str:
    """The sorcerer's fire, which the brave carry too."""
    outer = path(
        "M0 -17Q9 -8 8 2Q12 -1 11 -5Q16 4 11 11Q7 17 0 17Q-8 17 -11 10Q-14 2 -7 -5Q-7 0 -4 2Q-5 -9 0 -17Z",
        fill=DIE["red"],
        **LINE,
    )
    inner = path("M0 -3Q6 3 5 9Q4 14 0 14Q-5 14 -5 8Q-5 3 0 -3Z", fill=COIN)
    return outer + inner


def axe() -> str:
    """The barbarian's axe."""
    handle = rect(-1.6, -14, 3.2, 31, 1.2, fill=WOOD, **LINE)
    blades = path(
        "M1.6 -11Q11 -15 14 -8Q15 -3 12 2Q8 -3 1.6 -3ZM-1.6 -11Q-11 -15 -14 -8Q-15 -3 -12 2Q-8 -3 -1.6 -3Z",
        fill=STEEL,
        **LINE,
    )
    return placed(handle + blades, 0, 0, turn=20)


def heart_shield() -> str:
    """A heart on a shield: the loyal keep together what belongs together."""
    shield = path("M-13 -15Q0 -11 13 -15V-1Q13 11 0 17Q-13 11 -13 -1Z", fill=STEEL, **LINE)
    heart = path("M0 9Q-9 2 -8 -4Q-6 -9 0 -4Q6 -9 8 -4Q9 2 0 9Z", fill=DIE["red"], **LINE)
    return shield + heart


def laurel() -> str:
    """The wreath in which traits are shown."""
    leaves = [
        placed(path("M0 0Q2.4-2 0-5.4Q-2.4-2 0 0Z", fill="#7d9a46"), x, y, 1, turn)
        for (x, y), turn in zip(ring(18, 16.5), range(90, 450, 20), strict=True)
        if y > -12
    ]
    return "".join(leaves)


CRESTS: Final[dict[str, Callable[[], str]]] = {
    "cleric": blessed_mace,
    "paladin": tower_shield,
    "druid": leaf,
    "ranger": longbow,
    "monk": quarterstaff,
    "bard": lute,
    "rogue": jeweled_dagger,
    "thief": lock,
    "sorcerer": flame,
    "wizard": book,
    "warrior": longsword,
    "barbarian": axe,
}

TRAITS: Final[dict[str, Callable[[], str]]] = {"loyal": heart_shield, "courageous": flame}
