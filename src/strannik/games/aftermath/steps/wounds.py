"""Wounds, defeat and return: of heroes, and of enemies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.events.enemies import (
    EnemyDefeated,
    EnemyWounded,
    HeroDefeated,
    HeroHealed,
    HeroReturned,
    HeroWounded,
    LootTaken,
    TailShed,
)
from strannik.games.aftermath.figures import NOWHERE, Foe
from strannik.games.aftermath.gear import absorbing, gain_batteries, power, uncharge
from strannik.games.aftermath.steps.conditions import gain_condition, lose_condition
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.steps.items import break_item, draw_broken, draw_item, gain_item, happened
from strannik.games.aftermath.steps.leaving import leave_track
from strannik.games.aftermath.steps.whom import Befall, Who
from strannik.games.aftermath.table import Table

BEAR: Final = "bear"
NOBODYS: Final = -1
"""Who wounds an enemy where no hero does: a trap."""

TRAUMA: Final = "trauma"


# Heroes


@dataclass
class Wound(Befall):
    """Heroes are wounded; whoever is poisoned takes every wound as a poisoned one. [AM-16.1, AM-20.1]"""

    me: int
    n: int = 1
    who: Who = "self"
    poisoned: bool = False

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        steps: list[Step] = []
        for seat in seats:
            steps += hurt(table, seat, self.n, self.poisoned)
        return steps


def hurt(table: Table, seat: int, count: int, poisoned: bool) -> list[Step]:
    """Put wounds on a hero; as many as the life, and the hero is defeated. [AM-16.1, AM-16.2]"""
    hero = table.heroes[seat]
    if hero.defeated:
        return []
    tainted = poisoned or power(table, seat, "poisoned") > 0
    hero.wounds += count
    hero.poisoned += count if tainted else 0
    table.tell(HeroWounded(seat, count, tainted))
    hero.hurts += count
    table.beat()
    return defeat(table, seat) if hero.wounds >= table.life(seat) else []


def defeat(table: Table, seat: int) -> list[Step]:
    """The figure goes to its card, tokens and conditions are discarded, time passes. [AM-16.2, AM-16.3, AM-16.4]

    If nobody is left, the mission fails; if somebody has left the page before, the page changes. [AM-15.9, AM-25.2]
    """
    from strannik.games.aftermath.steps.missions import nobody_left

    hero = table.heroes[seat]
    hero.space, hero.defeated = NOWHERE, True
    hero.wounds = hero.poisoned = hero.batteries = 0
    for condition in hero.conditions[:]:
        lose_condition(table, seat, condition)
    for item in table.equipped[seat]:
        uncharge(table, item)
    hero.defeats += 1
    table.tell(HeroDefeated(seat))
    table.gain("time", 1)
    table.beat()
    return [] if table.undefeated() else nobody_left(table)


@dataclass
class TakeHit(Choice):
    """A blow lands: an item that can take it may break instead. [AM-15.5, AM-17.2]"""

    me: int
    poisoned: bool = False

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        shields = absorbing(table, seat)
        return Offer("shield", shields, words=[BEAR], clause="AM-17.2") if shields and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given and given[0].verb == "shield":
            break_item(table, self.me, given[0].name)
            return []
        return hurt(table, self.me, 1, self.poisoned)


@dataclass
class Heal(Befall):
    """Heroes lose wounds, normal ones first. [AM-16.1]"""

    me: int
    n: int = 1
    who: Who = "self"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        for seat in seats:
            heal(table, seat, self.n)
        return []


def heal(table: Table, seat: int, count: int) -> None:
    hero = table.heroes[seat]
    healed = min(count, hero.wounds)
    if healed:
        hero.wounds -= healed
        hero.poisoned = min(hero.poisoned, hero.wounds)
        table.tell(HeroHealed(seat, healed))


@dataclass
class ComeBack(Agreed):
    """A defeated hero returns, traumatised, to a space with another hero, or to the spawn space. [AM-16.5]"""

    me: int

    def question(self, table: Table) -> Offer:
        taken = [table.heroes[seat].space for seat in table.standing()]
        spaces = [space for space in table.sheet().spaces if space in taken]
        return Offer("return-to", spaces or table.sheet().hero_spawns[:1], clause="AM-16.5")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        come_back(table, self.me, answer.name)
        return []


def come_back(table: Table, seat: int, space: str) -> None:
    """The hero stands on the page again, with the Trauma condition. [AM-16.5]"""
    hero = table.heroes[seat]
    hero.defeated = False
    hero.space = space
    table.tell(HeroReturned(seat, space))
    gain_condition(table, seat, TRAUMA)


# Enemies


@dataclass
class WoundEnemy(Step):
    """An enemy is wounded, and defeated when it has as many wounds as life. [AM-13.8.1, AM-13.9.1, AM-14.1]

    `purpose` is the attack by which it happens, if it was one. A lizard may leave its tail instead.
    """

    me: int
    foe: str
    n: int = 1
    purpose: str = ""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        found = [foe for foe in table.foes if foe.id == self.foe]
        if not found:
            return []
        foe = found[0]
        if "sheds" in ENEMIES[foe.card].habits and "shed" not in foe.marks:
            foe.marks.append("shed")
            table.tell(TailShed(foe.id))
            return []
        foe.wounds += self.n
        table.tell(EnemyWounded(self.me, foe.id, foe.wounds, foe.life))
        table.beat()
        return defeat_enemy(table, self.me, foe, self.purpose) if foe.wounds >= foe.life else []


def defeat_enemy(table: Table, seat: int, foe: Foe, purpose: str) -> list[Step]:
    """The enemy leaves the track; what it stole and the encounter's loot go to whoever did it. [AM-14.1, AM-14.3]"""
    stolen = foe.carries[:]
    foe.carries = []
    table.tell(EnemyDefeated(seat, foe.id))
    leave_track(table, foe)
    if seat == NOBODYS:
        for item in stolen:
            table.stolen.remove(item)
            table.item_discard.append(item)
        return []
    steps: list[Step] = []
    for item in stolen:
        table.stolen.remove(item)
        steps += gain_item(table, seat, item)
    if "receipts" in ENEMIES[foe.card].habits:
        table.gain("parts", 1)
    if purpose:
        steps += happened(table, seat, f"defeated_{purpose}")
    table.heroes[seat].victories += 1
    return [*steps, *loot(table, seat, foe.encounter)]


def loot(table: Table, seat: int, encounter: int) -> list[Step]:
    """Who defeats the last enemy of an encounter takes its loot. [AM-7.8]"""
    spoils = table.spoils.get(str(encounter), [])
    if not spoils or any([foe.encounter == encounter for foe in table.foes]):
        return []
    del table.spoils[str(encounter)]
    table.tell(LootTaken(seat))
    steps: list[Step] = []
    for one in spoils:
        what, _, count = one.partition(":")
        for _ in range(int(count)):
            steps += spoil(table, seat, what)
    return steps


def spoil(table: Table, seat: int, what: str) -> list[Step]:
    """One piece of loot: an item, broken or not, a battery, or something that is counted. [AM-7.8, AM-13.4.2]"""
    match what:
        case "item":
            return draw_item(table, seat)
        case "broken":
            draw_broken(table)
        case "battery":
            gain_batteries(table, seat, 1)
        case _:
            table.gain(what, 1)
    return []
