"""Counters go up and down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.cards import COUNTERS
from strannik.games.aftermath.steps.missions import fate
from strannik.games.aftermath.table import Table

Answers = dict[int, list[Answer]]


@dataclass
class Gain(Step):
    """Counters rise as far as they may. [AM-6.1, AM-6.2, AM-6.3]"""

    me: int
    food: int = 0
    parts: int = 0
    clues: int = 0
    time: int = 0
    population: int = 0
    morale: int = 0

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for what, count in counted(self).items():
            table.gain(what, count)
        return []


@dataclass
class Lose(Step):
    """Counters fall, never below nothing; without people or hope the campaign is lost. [AM-6.4, AM-6.5]"""

    me: int
    food: int = 0
    parts: int = 0
    clues: int = 0
    time: int = 0
    population: int = 0
    morale: int = 0

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for what, count in counted(self).items():
            table.lose(what, count)
        return fate(table)


def counted(deed: Gain | Lose) -> dict[str, int]:
    """What the deed is about, by counter."""
    counts = (deed.time, deed.clues, deed.parts, deed.food, deed.population, deed.morale)
    return {what: count for what, count in zip(COUNTERS, counts, strict=True) if count}


WORDS: Final = (Gain, Lose)
