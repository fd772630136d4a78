"""Chances of a die and what is added to it, in per cent."""

from __future__ import annotations

from typing import Final

FACES: Final = 6


def at_least(needed: int) -> int:
    """How likely a die shows so much or more."""
    return round(100 * max(0, min(FACES, FACES + 1 - needed)) / FACES)


def higher(mine: int, theirs: int) -> int:
    """How likely a die and mine come to more than a die and theirs; a tie is the other's. [NF-6.4]"""
    wins = [one for one in range(1, FACES + 1) for other in range(1, FACES + 1) if one + mine > other + theirs]
    return round(100 * len(wins) / FACES**2)
