"""Conditions, items and batteries that the book gives and takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.gear import owner
from strannik.games.aftermath.steps.card_deeds import BreakOwn
from strannik.games.aftermath.steps.conditions import gain_condition, lose_condition
from strannik.games.aftermath.steps.items import TakeBatteries, draw_broken, draw_item, lose_item, take_named_item
from strannik.games.aftermath.steps.terrain import RAIN
from strannik.games.aftermath.steps.whom import CHOSEN, ChooseHero, Who, concerned
from strannik.games.aftermath.table import Table

BURNING: Final = "burning"
Answers = dict[int, list[Answer]]


def a(kind: str) -> str:
    """Declare the id of a thing of this kind, where other fields with defaults come before it."""
    declared: str = field(default="", metadata={"kind": kind})
    return declared


@dataclass
class Condition(Step):
    """A condition comes over heroes; in the rain nobody burns. [AM-20.1, AM-20.2]"""

    me: int
    who: Who = "self"
    id: str = a("condition")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.who == CHOSEN:
            return [ChooseHero(self.me, [self])]
        if self.id == BURNING and RAIN in table.terrain:
            return []
        for seat in concerned(table, self.me, self.who):
            gain_condition(table, seat, self.id)
        return []


@dataclass
class RemoveCondition(Step):
    """A condition leaves heroes. [AM-20.3]"""

    me: int
    who: Who = "self"
    id: str = a("condition")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.who == CHOSEN:
            return [ChooseHero(self.me, [self])]
        for seat in concerned(table, self.me, self.who):
            lose_condition(table, seat, self.id)
        return []


@dataclass
class GainItem(Step):
    """Items come from the deck, whole or broken. [AM-17.1, AM-17.2]"""

    me: int
    unbroken: int = 0
    broken: int = 0
    who: Who = "self"

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.who == CHOSEN:
            return [ChooseHero(self.me, [self])]
        for _ in range(self.broken):
            draw_broken(table)
        steps: list[Step] = []
        for seat in concerned(table, self.me, self.who):
            for _ in range(self.unbroken):
                steps += draw_item(table, seat)
        return steps


@dataclass
class TakeItem(Step):
    """A particular item is taken, unless somebody has it. [AM-8.2, AM-8.5]"""

    me: int
    who: Who = "self"
    item: str = a("item")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.who == CHOSEN:
            return [ChooseHero(self.me, [self])]
        seats = concerned(table, self.me, self.who)
        return take_named_item(table, seats[0], self.item) if seats else []


@dataclass
class LoseItem(Step):
    """Whoever has a particular item loses it. [AM-17.4]"""

    me: int
    item: str = a("item")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        seat = owner(table, self.item)
        if seat >= 0:
            lose_item(table, seat, self.item)
        return []


@dataclass
class BreakItem(Step):
    """Something of theirs breaks, which they say themselves. [AM-17.2]"""

    me: int
    who: Who = "self"

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.who == CHOSEN:
            return [ChooseHero(self.me, [self])]
        return [BreakOwn(seat, 1) for seat in concerned(table, self.me, self.who)]


@dataclass
class Battery(Step):
    """Batteries come from the supply. [AM-18.5]"""

    me: int
    n: int = 1
    who: Who = "self"

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.who == CHOSEN:
            return [ChooseHero(self.me, [self])]
        return [TakeBatteries(seat, self.n) for seat in concerned(table, self.me, self.who)]


WORDS: Final = (Condition, RemoveCondition, GainItem, TakeItem, LoseItem, BreakItem, Battery)
