"""Enemy cards as the rules read them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.games.aftermath.entries.enemies import EnemyActionEntry, EnemyEntry, OutwitEntry, read_enemies

TYPES: Final = ("raider", "brawler", "scorpion", "lizard", "roach", "drone", "cat", "dustfeather")


@dataclass
class Action:
    """What an enemy does on one value of a threat card. [AM-15.1]"""

    speed: int
    range: int
    strength: int
    poisoned: bool
    takes: str
    gives: str
    shove: int
    pulls: bool
    planted: bool
    calls: int
    launches: int


@dataclass
class WayRound:
    """How an enemy is got rid of without a fight."""

    skill: str = ""
    difficulty: int = 0
    parts: int = 0
    clue: str = ""
    built: str = ""


@dataclass
class EnemyCard:
    """An enemy card: what it takes to hit, beat or talk to it, and what it does on each threat value.

    The life of a boss is the number of players; `tokens` share one card. [AM-7.11, AM-14.5, AM-27.3]
    """

    id: str
    type: str
    defence: int
    life: int
    talk: int
    boss: bool
    discovery: bool
    tokens: int
    actions: list[Action]
    habits: list[str] = field(default_factory=list)
    outwit: WayRound | None = None

    def action(self, threat: int) -> Action:
        """What the enemy does on a threat card of this value. [AM-15.1]"""
        return self.actions[threat - 1]


def _action(entry: EnemyActionEntry) -> Action:
    return Action(
        entry.speed,
        entry.range,
        entry.strength,
        entry.poisoned,
        entry.takes,
        entry.gives,
        entry.shove,
        entry.pulls,
        entry.planted,
        entry.calls,
        entry.launches,
    )


def _outwit(entry: OutwitEntry | None) -> WayRound | None:
    return None if entry is None else WayRound(entry.skill, entry.difficulty, entry.parts, entry.clue, entry.built)


def _card(id: str, entry: EnemyEntry) -> EnemyCard:
    return EnemyCard(
        id,
        entry.type,
        entry.defence,
        entry.life,
        entry.talk,
        entry.boss,
        entry.discovery,
        entry.tokens,
        [_action(action) for action in entry.actions],
        [str(habit) for habit in entry.habits],
        _outwit(entry.outwit),
    )


ENEMIES: Final[dict[str, EnemyCard]] = {id: _card(id, entry) for id, entry in read_enemies().items()}


def of_type(type: str) -> list[str]:
    """The cards of a type that come in a random encounter: no bosses. [AM-7.5]"""
    return [id for id, card in ENEMIES.items() if card.type == type and not card.boss and not card.discovery]
