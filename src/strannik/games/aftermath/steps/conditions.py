"""Conditions: how they come, what they do at the edges of a turn, and how they go. [AM-20.1]"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.cards import CONDITIONS
from strannik.games.aftermath.events.belongings import ConditionGained, ConditionLost
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.table import Table


def copies_left(table: Table, condition: str) -> int:
    """How many cards of the condition nobody has. [AM-20.2]"""
    out = [hero for hero in table.heroes if condition in hero.conditions]
    return CONDITIONS[condition].copies - len(out)


def gain_condition(table: Table, seat: int, condition: str) -> None:
    """A condition is put beside the hero; a second copy, or one that has run out, is ignored. [AM-20.1, AM-20.2]"""
    hero = table.heroes[seat]
    if condition not in hero.conditions and copies_left(table, condition):
        hero.conditions.append(condition)
        table.tell(ConditionGained(seat, condition))


def lose_condition(table: Table, seat: int, condition: str) -> None:
    """The card is discarded. [AM-20.3]"""
    hero = table.heroes[seat]
    if condition in hero.conditions:
        hero.conditions.remove(condition)
        table.tell(ConditionLost(seat, condition))


def negative(table: Table, seat: int) -> list[str]:
    """The hero's conditions of which one wants to be rid. [AM-20.5]"""
    return [condition for condition in table.heroes[seat].conditions if CONDITIONS[condition].negative]


def lose_negative(table: Table, seat: int) -> None:
    """All negative conditions are discarded. [AM-19.3, AM-20.5]"""
    for condition in negative(table, seat):
        lose_condition(table, seat, condition)


def shakeable(table: Table, seat: int) -> list[str]:
    """The conditions that a check can remove. [AM-13.5.1, AM-20.3]"""
    return [condition for condition in negative(table, seat) if CONDITIONS[condition].skill]


def shake_difficulty(table: Table, seat: int, condition: str) -> int:
    """What the check must come to: one less for every other hero on the space. [AM-13.5.1, AM-20.4]"""
    space = table.heroes[seat].space
    others = [other for other in table.here(space) if other != seat]
    return CONDITIONS[condition].difficulty - len(others)


def use_up(table: Table, seat: int, name: str) -> int:
    """How much of a power conditions give that are used up by giving it; they are discarded. [AM-20.3, AM-20.5]"""
    total = 0
    for condition in table.heroes[seat].conditions[:]:
        card = CONDITIONS[condition]
        if card.used and name in card.power:
            total += card.power[name]
            lose_condition(table, seat, condition)
    return total


def spend_boost(table: Table, seat: int) -> int:
    """What is added to the check at hand and no other: inspiration, and items discarded for it. [AM-17.4, AM-20.3]"""
    hero = table.heroes[seat]
    total = hero.boost + use_up(table, seat, "next_check")
    hero.boost = 0
    return total


def turn_begins(table: Table, seat: int) -> None:
    """What passes by itself where no enemy is near does so when the turn starts. [AM-20.3]"""
    hero = table.heroes[seat]
    if hero.conditions and hero.here and not table.foes_at(hero.space):
        for condition in hero.conditions[:]:
            if CONDITIONS[condition].quiet:
                lose_condition(table, seat, condition)


def turn_ends(table: Table, seat: int) -> list[Step]:
    """Whoever burns is wounded at the end of the turn. [AM-20.1]"""
    hero = table.heroes[seat]
    burning = power(table, seat, "burning") if hero.conditions and hero.here else 0
    if not burning:
        return []
    # Wounds may bring conditions, so these meet only here.
    from strannik.games.aftermath.steps.wounds import Wound

    return [Wound(seat, burning)]


@dataclass
class GainCondition(Step):
    """A condition comes over a hero. [AM-20.1]"""

    me: int
    condition: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        gain_condition(table, self.me, self.condition)
        return []


@dataclass
class LoseCondition(Step):
    """A hero is rid of a condition. [AM-20.3]"""

    me: int
    condition: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        lose_condition(table, self.me, self.condition)
        return []
