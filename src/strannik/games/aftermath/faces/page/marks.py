"""Marks on a page, on bottle caps: who comes in where, what there is to find and to read. [AM-9.3, AM-9.5, AM-9.6]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.faces.art import art
from strannik.games.aftermath.faces.page.spots import MARK
from strannik.games.aftermath.faces.palette import BONE, CREAM, MOSS, SOOT, STEEL, YELLOW, YELLOW_DARK
from strannik.show.letters import line
from strannik.show.svg import circle, numeral, placed

SIGNS: Final = {
    "hero_spawn": "paw",
    "enemy_spawn": "claw",
    "hide": "hide",
    "lit": "lamp",
    "sun": "sun",
    "high": "high",
    "heavy": "heavy",
    "needs_ability": "lock",
    "ranged_only": "range",
    "pool": "pool",
    "rubble": "rubble",
    "objective": "star",
    "search": "search",
    "exit": "exit",
}
"""The sign of every mark but points of interest, which have numbers."""


def cap(fill: str, dark: str, radius: float = MARK) -> str:
    """A bottle cap about the origin: a crimped rim and a flat top."""
    return art("marks/cap", 0, 0, 2 * radius, 2 * radius, lid=fill, crimp=dark)


def mark(name: str, x: float, y: float) -> str:
    """One mark at its place."""
    kind, _, called = name.partition(":")
    match kind:
        case "poi":
            return placed(cap(YELLOW, YELLOW_DARK) + numeral(called, 0, 9, 18, fill=SOOT), x, y)
        case "objective":
            return placed(dashed() + group_of("star", 26, 0.55), x, y)
        case "search":
            return placed(dashed() + group_of("search", 27, 0.75), x, y)
        case "exit":
            return placed(cap(CREAM, MOSS) + group_of("exit", 27) + lettered(called), x, y)
    return placed(cap(BONE, STEEL) + group_of(SIGNS[kind], 27), x, y)


def dashed() -> str:
    """A place on which a token will lie."""
    return circle(
        0, 0, MARK - 1, fill=CREAM, fill_opacity=0.55, stroke=SOOT, stroke_width=2.4, stroke_dasharray="6.5 4.5"
    )


def group_of(sign: str, size: float, opacity: float | None = None) -> str:
    drawn = art(f"signs/{sign}", 0, 0, size, size)
    return drawn if opacity is None else f'<g opacity="{opacity}">{drawn}</g>'


def lettered(called: str) -> str:
    """Which exit it is, on a small plate; exits along the city map are called by their direction."""
    if len(called) > 2:
        return ""
    plate = circle(15, 14, 9, fill=MOSS, stroke=SOOT, stroke_width=1.4)
    return plate + line(called.upper(), 15, 18.6, 13, face="sans-bold", fill=CREAM)
