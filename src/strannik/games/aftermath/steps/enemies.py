"""The enemy turn: every enemy once, from the top of the track down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import ACTIONS
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.events.enemies import (
    EnemyActs,
    EnemyCalled,
    EnemyDozes,
    EnemyLaunched,
    EnemyMoved,
    EnemyTurnBegan,
)
from strannik.games.aftermath.events.turns import ThreatsCleared
from strannik.games.aftermath.figures import Foe
from strannik.games.aftermath.steps.attacks import EnemyAttack
from strannik.games.aftermath.steps.encounters import NO_ENCOUNTER, enter, finding_room, tokens
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.steps.habits import TIRED, asleep, nearest, speed, targets, way_to, ways
from strannik.games.aftermath.steps.terrain import TRAP, hidden
from strannik.games.aftermath.steps.wounds import NOBODYS, WoundEnemy
from strannik.games.aftermath.table import Table

LEAST_THREAT: Final = 1
WORST: Final = 3
CALL: Final = "call"


@dataclass
class EnemyTurn(Step):
    """Every enemy acts once, as the threat card under it says, from the top slot down. [AM-15.0, AM-15.1]

    Who acts is settled now: who leaves is passed over, who comes waits. [AM-15.7]
    """

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.raid = []
        table.tell(EnemyTurnBegan(len(table.track)))
        table.beat()
        acting: list[Step] = []
        for slot, card in enumerate(table.track):
            unbidden = LEAST_THREAT if "sleepless" in ENEMIES[card].habits else 0
            if unbidden or table.threat_at(slot):
                acting.append(Activate(card, unbidden))
        return [*acting, EndEnemyTurn()]


@dataclass
class EndEnemyTurn(Step):
    """Threat cards that are still on the track are discarded; what enemies have called for comes now. [AM-15.6]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.threats:
            table.tell(ThreatsCleared(len(table.threats)))
            table.discard_threats()
        called, table.raid = table.raid.count(CALL), []
        if called:
            from strannik.games.aftermath.steps.deeds.threats import add_threats

            add_threats(table, called)
        table.beat()
        return []


@dataclass
class Activate(Step):
    """An enemy acts, or all tokens that share its card, if it is still there. [AM-15.1, AM-15.7, AM-15.8]

    The threat card under it says how, and is spent by it; `threat` is what it acts on where none lies, 0 if on nothing.
    """

    card: str
    threat: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if self.card not in table.track:
            return []
        under = table.threat_at(table.track.index(self.card))
        threat = ACTIONS[under].value if under else self.threat
        if not threat:
            return []
        table.tell(EnemyActs(self.card, threat))
        acting = ActInTurn(threat, [foe.id for foe in table.foes if foe.card == self.card]).raised(table)
        return [*acting, SpendThreat(under)] if under else acting


@dataclass
class SpendThreat(Step):
    """The threat card of an enemy that has acted is discarded, before the next one acts. [AM-15.6]"""

    card: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if self.card in table.threats:
            table.spend_threat(self.card)
            table.beat()
        return []


@dataclass
class ActInTurn(Agreed):
    """Tokens of one card act one after the other; the players say which is next, where it may matter. [AM-15.8]"""

    threat: int
    waiting: list[str]

    def left(self, table: Table) -> list[Foe]:
        return [foe for foe in table.foes if foe.id in self.waiting]

    def question(self, table: Table) -> Offer:
        spaces: list[str] = []
        differing: list[Thing] = []
        for foe in self.left(table):
            if foe.space not in spaces:
                spaces.append(foe.space)
                differing.append(foe.id)
        return Offer("activate", differing, NOTHING_CLOSED, (), "AM-15.8")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        rest = [id for id in self.waiting if id != answer.name]
        acting: list[Step] = [ActAlone(answer.name, self.threat)]
        return [*acting, ActInTurn(self.threat, rest)] if rest else acting


@dataclass
class ActAlone(Step):
    """What one figure does: it moves and strikes, unless it calls, launches a drone, or sleeps. [AM-15.1]"""

    foe: str
    threat: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        foe = table.foe(self.foe)
        card = ENEMIES[foe.card]
        action = card.action(self.threat)
        if TIRED in foe.marks:
            foe.marks.remove(TIRED)
        if "tires" in card.habits and self.threat == WORST:
            foe.marks.append(TIRED)
        if asleep(table, foe):
            table.tell(EnemyDozes(foe.id))
            return []
        if action.calls:
            table.raid += [CALL] * action.calls
            table.tell(EnemyCalled(foe.id))
            return []
        if action.launches:
            for drone in finding_room(table, tokens(table, "drone", action.launches)):
                enter(table, drone, foe.space, NO_ENCOUNTER)
                table.tell(EnemyLaunched(foe.id))
            return []
        return MoveEnemy(self.foe, self.threat).raised(table)


@dataclass
class MoveEnemy(Agreed):
    """An enemy that shares no space with a hero moves toward the nearest; ties are the players' choice. [AM-15.2]

    The Cat goes to the last noise first.
    """

    foe: str
    threat: int

    def question(self, table: Table) -> Offer:
        foe = table.foe(self.foe)
        return Offer("lure-to", self.aims(table, foe), NOTHING_CLOSED, (), "AM-15.2")

    def aims(self, table: Table, foe: Foe) -> list[Thing]:
        """The spaces it may make for: those of the nearest heroes, or of the last noise. [AM-15.2, AM-15.4]"""
        if table.here(foe.space) or not speed(table, foe, ENEMIES[foe.card].action(self.threat)):
            return []
        far, _ = ways(table, foe)
        if "noise" in ENEMIES[foe.card].habits and table.noise in far and table.noise != foe.space:
            return [table.noise]
        spaces: list[Thing] = []
        for seat in nearest(table, foe, far):
            space = table.heroes[seat].space
            if space not in spaces:
                spaces.append(space)
        return spaces

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        foe = table.foe(self.foe)
        steps = go(table, foe, answer.name, speed(table, foe, ENEMIES[foe.card].action(self.threat)))
        choice = ChooseTarget(self.foe, self.threat, True)
        return [*steps, choice] if steps else choice.raised(table)

    def pointless(self, table: Table) -> list[Step]:
        return ChooseTarget(self.foe, self.threat, False).raised(table)


def go(table: Table, foe: Foe, aim: str, steps: int) -> list[Step]:
    """Walk toward a space, past those who hide, until a hero is there or the speed is used up; a trap shuts on the way.

    [AM-15.2, AM-15.4]
    """
    _, back = ways(table, foe)
    for space in way_to(back, aim)[:steps]:
        table.tell(EnemyMoved(foe.id, foe.space, space))
        foe.space = space
        table.beat()
        if f"{TRAP}:{space}" in table.tokens:
            table.tokens.remove(f"{TRAP}:{space}")
            return [WoundEnemy(NOBODYS, foe.id)]
        if any([not hidden(table, seat) for seat in table.here(space)]):
            break
    return []


@dataclass
class ChooseTarget(Agreed):
    """The nearest hero in range and sight is struck at; ties are the players' choice. [AM-15.3, AM-15.4]"""

    foe: str
    threat: int
    moved: bool

    def question(self, table: Table) -> Offer:
        found = [foe for foe in table.foes if foe.id == self.foe]
        seats: list[int] = []
        for foe in found:
            seats += targets(table, foe, ENEMIES[foe.card].action(self.threat), self.moved)
        return Offer("expose", table.named_heroes(seats), NOTHING_CLOSED, (), "AM-15.3")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        return [EnemyAttack(table.seat_of(answer.name), self.foe, self.threat)]


# What comes of a blow that misses an enemy


def missed(table: Table, seat: int, foe: str) -> list[Step]:
    """What a blow that missed brings: spines. [AM-13.8.1]"""
    prickly = [one for one in table.foes if one.id == foe and "prickly" in ENEMIES[one.card].habits]
    return [Pricked(seat)] if prickly else []


@dataclass
class Pricked(Choice):
    """Who misses a prickly enemy loses a card. [AM-13.8.1]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not table.hands[seat]:
            return None
        return Offer("discard", table.hands[seat], clause="AM-13.8.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for answer in given:
            table.let_go(self.me, answer.name)
        return []
