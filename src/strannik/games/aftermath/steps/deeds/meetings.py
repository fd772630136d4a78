"""Who comes to a page, who goes, and where figures are put. [AM-10.2.1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from strannik.core.effects import amount, named
from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.events.enemies import EncounterDrawn, EnemyMoved
from strannik.games.aftermath.steps.arrive import arrive
from strannik.games.aftermath.steps.encounters import (
    TurnSituation,
    hunt,
    meet,
    named_enemies,
    random_enemies,
    send_away,
)
from strannik.games.aftermath.steps.whom import Befall, Who
from strannik.games.aftermath.table import Table
from strannik.story.reading import Read

ENCOUNTER_PAGE: Final = 1
"""The page of the book on which the encounter cards stand. [AM-7.6]"""

EVERYBODY: Final = "all"
MOST: Final = 8
Answers = dict[int, list[Answer]]
SituationName = Literal["all_quiet", "enemies"]
Kind = Literal[
    "all", "raider", "brawler", "scorpion", "lizard", "roach", "drone", "cat", "dustfeather",
    "ma_toll", "good_night", "sunday",
]  # fmt: skip


def one(kind: str) -> Any:
    """Declare the id of a thing that need not be given."""
    return field(default="", metadata={"kind": kind})


def many(kind: str) -> Any:
    """Declare ids of things that need not be given."""
    return field(default_factory=list, metadata={"kind": kind})


@dataclass
class Encounter(Step):
    """Enemies come: some of a type at random, those that are named, or a boss. [AM-7.1, AM-7.5, AM-7.10]"""

    me: int
    situation: SituationName
    random: str = one("enemy type")
    enemies: list[str] = many("enemy")
    boss: str = one("boss")
    count: int | dict[str, int] = 0
    loot: list[dict[str, int]] = field(default_factory=list)
    at: list[str] = many("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if not table.on_map:
            return []
        cards = named_enemies(table, [*self.enemies, *([self.boss] if self.boss else [])])
        if self.random:
            cards += random_enemies(table, self.random, self.how_many(table))
        loot = [f"{what}:{count}" for spoil in self.loot for what, count in spoil.items()]
        return meet(table, cards, self.situation, loot, self.at)

    def how_many(self, table: Table) -> int:
        """The number stated, or all of them; half of it where a mission is tried again. [AM-7.5, AM-30.10]"""
        if isinstance(self.count, int):
            return self.count or MOST
        many = min(self.count.get("max", MOST), self.count["per_player"] * len(table.seats))
        return -(-many // 2) if table.mission in table.failed else many


@dataclass
class EncounterCard(Step):
    """The top card of the encounter deck is turned over, carried out and discarded. [AM-7.6]"""

    me: int
    n: int = amount()

    def do(self, table: Table, answers: Answers) -> list[Step]:
        steps: list[Step] = []
        for _ in range(self.n):
            card = table.draw_encounter()
            if card:
                table.encounter_discard.append(card)
                table.tell(EncounterDrawn(self.me, card))
                steps.append(Read(self.me, f"{ENCOUNTER_PAGE}:{card}"))
        return steps


@dataclass
class Hunt(Step):
    """All who hunt the party find it. [AM-10.2.1]"""

    me: int
    so: bool

    def do(self, table: Table, answers: Answers) -> list[Step]:
        return hunt(table)


@dataclass
class Situation(Step):
    """The situation token is turned; where there are no enemies, all stays quiet. [AM-5.1, AM-5.4]"""

    me: int
    situation: SituationName

    def do(self, table: Table, answers: Answers) -> list[Step]:
        return [TurnSituation(self.situation)]


@dataclass
class RemoveEnemies(Step):
    """Enemies leave, all or of one kind; nobody has defeated them. [AM-5.4, AM-7.8]"""

    me: int
    kind: Kind

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for foe in table.foes[:]:
            if self.kind in (EVERYBODY, ENEMIES[foe.card].type, foe.card):
                send_away(table, foe)
        return []


@dataclass
class MoveEnemies(Step):
    """The page moves enemies, all or of one kind. [AM-7.3]"""

    me: int
    to: str = named("space")
    of: Kind = "all"

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for foe in table.foes:
            if self.of in (EVERYBODY, ENEMIES[foe.card].type, foe.card) and foe.space != self.to:
                table.tell(EnemyMoved(foe.id, foe.space, self.to))
                foe.space = self.to
        return []


@dataclass
class MoveFigures(Befall):
    """The page moves heroes; who is at turn reads at once what lies there, the others in their own turns. [AM-9.12]"""

    me: int
    who: Who
    to: str = named("space")

    def whom(self) -> str:
        return "whom-move"

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        moved = [seat for seat in seats if table.heroes[seat].here]
        for seat in moved:
            table.put(seat, self.to)
        return arrive(table, table.active) if table.active in moved else []


WORDS: Final = (Encounter, EncounterCard, Hunt, Situation, RemoveEnemies, MoveEnemies, MoveFigures)
