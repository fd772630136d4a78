"""Talents: bought for experience before the first turn, and what some of them do then and in town."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import TALENTS
from strannik.games.nearfar.events.town import Caved
from strannik.games.nearfar.steps.artifacts import DrawArtifacts
from strannik.games.nearfar.steps.rewards import gifts
from strannik.games.nearfar.steps.rolls import press
from strannik.games.nearfar.table import Table

LEARN: Final = "learn"
LUCKY: Final = 4
"""What the die must show in the mine for another gem. [NF-17.5.16]"""

HERD: Final = 2
"""So many pack animals are bred for a coin. [NF-17.5.13]"""


def learning(table: Table, seat: int, spent: list[str]) -> Offer | None:
    """The talents that can be bought, after those named; those that are too dear are closed. [NF-17.3, NF-17.5]"""
    left = table.experience(seat) - sum([TALENTS[talent].cost for talent in spent])
    talents = [talent for talent in table.learnable(seat) if talent not in spent]
    closed: dict[Thing, Bar] = {
        talent: Bar("NF-17.3", talent=talent, cost=TALENTS[talent].cost, experience=left)
        for talent in talents
        if TALENTS[talent].cost > left
    }
    return Offer(LEARN, talents, closed, clause="NF-17.3") if len(closed) < len(talents) else None


@dataclass
class LearnTalents(Step):
    """Before the first turn everybody may spend experience on talents. [NF-17.3]"""

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given and given[-1].verb == "done":
            return None
        offer = learning(table, seat, [answer.name for answer in given])
        return None if offer is None else offer | Offer("done", words=["done"], clause="NF-17.3")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.seats:
            for answer in answers.get(seat, []):
                if answer.verb == LEARN:
                    table.learn(seat, answer.name)
        return [MakeReady(seat) for seat in table.from_first()]


@dataclass
class MakeReady(Step):
    """What talents bring at the start of every game, after the draft: food, and artifacts to look at.

    [NF-3.3.5, NF-3.4.4, NF-17.5.5, NF-17.5.6, NF-17.5.14]
    """

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain(self.me, "food", table.power(self.me, "rations"))
        artifacts = table.power(self.me, "hunt")
        return [DrawArtifacts(self.me, artifacts)] if artifacts else []


def practised(table: Table, seat: int, building: str) -> list[Step]:
    """What talents give in a building, besides what lies in their words: coins for a herd, a look round the mine.

    [NF-5.8.8, NF-10.5]
    """
    if not table.seated:
        return []
    if building == "stables" and table.power(seat, "breeding") and len(table.heroes[seat].pack) >= HERD:
        return gifts(seat, [{"coins": 1}])
    if building == "mine" and table.power(seat, "caving"):
        die = table.chance.roll(seat)
        table.tell(Caved(seat, die))
        return [LookRound(seat, die)]
    return []


@dataclass
class LookRound(Choice):
    """In the mine the die has fallen: from 4 on there is another gem, and hearts may help. [NF-5.8.8, NF-17.5.16]"""

    me: int
    die: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given or self.die >= LUCKY else press(table, seat, [LUCKY - self.die], [])

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        helped = bool(given) and given[0].verb == "hearts"
        if helped:
            table.spend_hearts(self.me, given[0].number)
        if helped or self.die >= LUCKY:
            table.gain(self.me, "gems", 1)
        return []
