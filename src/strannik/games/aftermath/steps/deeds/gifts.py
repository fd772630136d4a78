"""Conditions, items and batteries that the book gives and takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.effects import named
from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.gear import owner
from strannik.games.aftermath.steps.card_deeds import BreakOwn
from strannik.games.aftermath.steps.conditions import gain_condition, lose_condition
from strannik.games.aftermath.steps.items import TakeBatteries, draw_broken, draw_item, lose_item, take_named_item
from strannik.games.aftermath.steps.terrain import RAIN
from strannik.games.aftermath.steps.whom import Befall, Who
from strannik.games.aftermath.table import Table

BURNING: Final = "burning"
Answers = dict[int, list[Answer]]


@dataclass
class Condition(Befall):
    """A condition comes over heroes; in the rain nobody burns. [AM-20.1, AM-20.2]"""

    me: int
    id: str = named("condition")
    who: Who = "self"

    def whom(self) -> str:
        return f"whom-{self.id}"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        if self.id == BURNING and RAIN in table.terrain:
            return []
        for seat in seats:
            gain_condition(table, seat, self.id)
        return []


@dataclass
class RemoveCondition(Befall):
    """A condition leaves heroes. [AM-20.3]"""

    me: int
    id: str = named("condition")
    who: Who = "self"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        for seat in seats:
            lose_condition(table, seat, self.id)
        return []


@dataclass
class GainItem(Befall):
    """Items come from the deck, whole or broken. [AM-17.1, AM-17.2]"""

    me: int
    unbroken: int = 0
    broken: int = 0
    who: Who = "self"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        for _ in range(self.broken):
            draw_broken(table)
        steps: list[Step] = []
        for seat in seats:
            for _ in range(self.unbroken):
                steps += draw_item(table, seat)
        return steps


@dataclass
class TakeItem(Befall):
    """A particular item is taken, unless somebody has it. [AM-8.2, AM-8.5]"""

    me: int
    item: str = named("item")
    who: Who = "self"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        return take_named_item(table, seats[0], self.item) if seats else []


@dataclass
class LoseItem(Step):
    """Whoever has a particular item loses it. [AM-17.4]"""

    me: int
    item: str = named("item")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        seat = owner(table, self.item)
        if seat >= 0:
            lose_item(table, seat, self.item)
        return []


@dataclass
class BreakItem(Befall):
    """Something of theirs breaks, which they say themselves. [AM-17.2]"""

    me: int
    who: Who = "self"

    def whom(self) -> str:
        return "whom-break"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        return [BreakOwn(seat, 1) for seat in seats]


@dataclass
class Battery(Befall):
    """Batteries come from the supply. [AM-18.5]"""

    me: int
    n: int = 1
    who: Who = "self"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        return [TakeBatteries(seat, self.n) for seat in seats]


WORDS: Final = (Condition, RemoveCondition, GainItem, TakeItem, LoseItem, BreakItem, Battery)
