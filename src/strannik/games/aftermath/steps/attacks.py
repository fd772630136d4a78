"""Attacks on heroes, by enemies and by the book, and how one defends. [AM-15.5]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import SKILLS
from strannik.games.aftermath.enemies import ENEMIES, Action
from strannik.games.aftermath.events.enemies import (
    Attacked,
    AttackFailed,
    BatteryDropped,
    BatteryLost,
    EnemyStrikes,
    ItemStolen,
    PartCounted,
    Shoved,
)
from strannik.games.aftermath.gear import power, take_away, uncharge
from strannik.games.aftermath.steps.abilities import when_attacked
from strannik.games.aftermath.steps.checks import DEFENCE, Check
from strannik.games.aftermath.steps.conditions import GainCondition, use_up
from strannik.games.aftermath.steps.encounters import Outwit, send_away
from strannik.games.aftermath.steps.habits import (
    COUNTED,
    HIT,
    PATIENCE,
    batteries,
    may_drop_battery,
    may_pay,
    strength,
)
from strannik.games.aftermath.steps.items import happened
from strannik.games.aftermath.steps.terrain import SLIPPERY
from strannik.games.aftermath.steps.whom import Befall, Who
from strannik.games.aftermath.steps.wounds import TakeHit
from strannik.games.aftermath.table import Table

DEFEND: Final = "defend"
TAKE_IT: Final = "take-it"
PAY: Final = "pay-part"
DROP: Final = "drop-battery"
PATIENT: Final = "patience"


# By enemies


@dataclass
class EnemyAttack(Step):
    """An enemy goes for a hero, who may have an answer before defending. [AM-15.5]

    Excuse-Me lets one draw a card first.
    """

    me: int
    foe: str
    threat: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        foe = table.foe(self.foe)
        action = ENEMIES[foe.card].action(self.threat)
        table.tell(EnemyStrikes(foe.id, self.me, strength(table, foe, action, self.me)))
        table.beat()
        first: list[Step] = []
        if "polite" in ENEMIES[foe.card].habits:
            from strannik.games.aftermath.steps.deeds.threats import Draw

            first.append(Draw(self.me, 1))
        melee = foe.space == table.heroes[self.me].space
        return [*first, *when_attacked(table, self.me, melee), Defend(self.me, self.foe, self.threat)]


@dataclass
class Defend(Choice):
    """Defend by a hindered check of any skill, bear it, or get rid of the enemy in its own way. [AM-15.5]

    Who has no cards, and no such way, can only bear it, and is not asked.
    """

    me: int
    foe: str
    threat: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or table.heroes[seat].evaded or not table.heroes[seat].here:
            return None
        foe = table.foe(self.foe)
        words = [DEFEND, TAKE_IT]
        words += [PAY] if may_pay(table, foe) else []
        words += [DROP] if may_drop_battery(table, foe, seat) else []
        if not table.hands[seat] and len(words) == 2:
            return None
        closed: dict[Thing, Bar] = {} if table.hands[seat] else {DEFEND: Bar("AM-11.2.1", skill="any")}
        return Offer(DEFEND, [], closed, words, "AM-15.5")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        hero = table.heroes[self.me]
        if hero.evaded:
            hero.evaded = False
            return [Evaded(self.me, self.foe)]
        if not hero.here:
            return []
        if use_up(table, self.me, "cold_trail"):
            return [Evaded(self.me, self.foe)]
        foe = table.foe(self.foe)
        action = ENEMIES[foe.card].action(self.threat)
        landed: list[Step] = [Hit(self.me, self.foe, self.threat)]
        match given[0].verb if given else TAKE_IT:
            case "pay-part":
                table.lose("parts", 1)
                table.raid.append(COUNTED)
                table.tell(PartCounted(self.me, foe.id))
                return []
            case "drop-battery":
                hero.batteries -= 1
                table.tell(BatteryDropped(self.me, foe.id))
                send_away(table, foe)
                return []
            case "defend":
                needed = strength(table, foe, action, self.me)
                missed: list[Step] = [Evaded(self.me, self.foe)]
                return [Check(self.me, DEFENCE, list(SKILLS), needed, True, missed, landed)]
        return landed


@dataclass
class Evaded(Step):
    """The blow misses; a patient enemy may have had enough. [AM-15.5]"""

    me: int
    foe: str = ""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.tell(AttackFailed(self.me))
        steps = happened(table, self.me, "defended")
        for foe in [foe for foe in table.foes if foe.id == self.foe and PATIENT in ENEMIES[foe.card].habits]:
            foe.marks.append(PATIENT)
            if foe.marks.count(PATIENT) == PATIENCE:
                steps.append(Outwit(self.me, foe.id))
        return steps


@dataclass
class Hit(Step):
    """The blow lands: a wound, or what this enemy takes instead, and what it does besides. [AM-15.5]"""

    me: int
    foe: str
    threat: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        foe = table.foe(self.foe)
        action = ENEMIES[foe.card].action(self.threat)
        foe.marks = [mark for mark in foe.marks if mark != PATIENT]
        table.raid.append(f"{HIT}:{self.me}")
        steps = self.loss(table, action)
        if action.gives:
            steps.append(GainCondition(self.me, action.gives))
        if action.pulls and table.heroes[self.me].here:
            steps.append(Pulled(self.me, self.foe))
        wounded = any([isinstance(step, TakeHit) for step in steps])
        slides = 1 if wounded and SLIPPERY in table.terrain and not power(table, self.me, "surefoot") else 0
        return [*steps, *[Shove(self.me) for _ in range(action.shove + slides)]]

    def loss(self, table: Table, action: Action) -> list[Step]:
        """What the hero loses; a wound, where there is nothing else to lose. [AM-15.5]"""
        match action.takes:
            case "card" if table.hands[self.me]:
                return [LoseCard(self.me)]
            case "item" if [*table.equipped[self.me], *table.backpacks[self.me]]:
                return [LoseToThief(self.me, self.foe)]
            case "battery" if batteries(table, self.me):
                return [LoseBattery(self.me)]
            case "parts" if table.count("parts"):
                table.lose("parts", 1)
                return []
        return [TakeHit(self.me, action.poisoned)]


# What a blow may take instead of blood


@dataclass
class LoseCard(Choice):
    """A card of your choice is lost instead of a wound."""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given or not table.hands[seat] else Offer("discard", table.hands[seat], clause="AM-15.5")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for answer in given:
            table.let_go(self.me, answer.name)
        return []


@dataclass
class LoseToThief(Choice):
    """An item of your choice goes to the thief, until somebody defeats him."""

    me: int
    foe: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        items = [*table.equipped[seat], *table.backpacks[seat]]
        return None if given or not items else Offer("hand-over", items, clause="AM-15.5")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for answer in given:
            take_away(table, self.me, answer.name)
            table.stolen.append(answer.name)
            table.foe(self.foe).carries.append(answer.name)
            table.tell(ItemStolen(self.me, answer.name, self.foe))
        return []


@dataclass
class LoseBattery(Step):
    """A loose battery is lost, or the batteries of something that is worn."""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.heroes[self.me].batteries:
            table.heroes[self.me].batteries -= 1
        else:
            charged = [item for item in table.equipped[self.me] if table.charges.get(item, 0)]
            uncharge(table, charged[0])
        table.tell(BatteryLost(self.me))
        return []


# Where a blow may send one


@dataclass
class Shove(Choice):
    """A hero is pushed to a neighbouring space. [AM-9.2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        here = table.heroes[seat].space
        beside = table.ground().steps(here) if here else []
        return Offer("stagger", beside, clause="AM-15.5") if beside and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return pushed(table, self.me, given[0].name) if given else []


@dataclass
class Pulled(Step):
    """A hero is pulled to the enemy's space. [AM-15.5]"""

    me: int
    foe: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        found = [foe.space for foe in table.foes if foe.id == self.foe]
        here = table.heroes[self.me].here
        return pushed(table, self.me, found[0]) if found and here else []


def pushed(table: Table, seat: int, space: str) -> list[Step]:
    """Put a hero on a space without asking; what is read there waits for the hero's own turn. [AM-9.12]"""
    from strannik.games.aftermath.steps.terrain import entered

    table.put(seat, space)
    table.tell(Shoved(seat, space))
    table.beat()
    return entered(table, seat, space)


# By the book


@dataclass
class Attack(Befall):
    """Something of the page attacks heroes, who may defend in the same way. [AM-15.5.1]"""

    me: int
    strength: int
    who: Who = "self"
    poisoned: bool = False

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        steps: list[Step] = []
        for seat in seats:
            steps += [Warned(seat, self.strength, self.poisoned)]
        return steps


@dataclass
class Warned(Step):
    """A hero is attacked by the page, and defends by a hindered check of any skill. [AM-15.5, AM-15.5.1]"""

    me: int
    strength: int
    poisoned: bool

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.heroes[self.me].defeated:
            return []
        table.tell(Attacked(self.me, self.strength))
        table.beat()
        return [*when_attacked(table, self.me, True), Withstand(self.me, self.strength, self.poisoned)]


@dataclass
class Withstand(Step):
    """The defence itself; whoever has slipped away need not. [AM-15.5.1]"""

    me: int
    strength: int
    poisoned: bool

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        hero = table.heroes[self.me]
        if hero.evaded:
            hero.evaded = False
            return [Evaded(self.me)]
        if use_up(table, self.me, "cold_trail"):
            return [Evaded(self.me)]
        missed: list[Step] = [Evaded(self.me)]
        landed: list[Step] = [TakeHit(self.me, self.poisoned)]
        return [Check(self.me, DEFENCE, list(SKILLS), self.strength, True, missed, landed)]
