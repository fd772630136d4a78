"""What is told of encounters, enemies, wounds and rest."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event

# Enemies


@dataclass
class EncounterCame(Event):
    """Enemies or strangers came; of several of a kind it is told once."""

    enemies: list[str]
    situation: str


@dataclass
class EncounterDrawn(Event):
    """An encounter card was turned over."""

    seat: int
    encounter: str


@dataclass
class NoRoom(Event):
    """The track is full: an enemy did not come."""

    enemy: str


@dataclass
class EnemyGaveWay(Event):
    """An enemy made room for a boss."""

    enemy: str


@dataclass
class EnemyTurnBegan(Event):
    """The enemies act."""

    count: int


@dataclass
class EnemyActs(Event):
    """An enemy acts on a threat of this value."""

    enemy: str
    threat: int


@dataclass
class EnemyDozes(Event):
    """An enemy is asleep in the shade."""

    enemy: str


@dataclass
class EnemyCalled(Event):
    """An enemy calls: a threat card will come."""

    enemy: str


@dataclass
class EnemyLaunched(Event):
    """An enemy sends out a drone."""

    enemy: str


@dataclass
class EnemyMoved(Event):
    """An enemy went from one space to another."""

    enemy: str
    origin: str
    space: str


@dataclass
class EnemyStrikes(Event):
    """An enemy goes for a hero with this strength."""

    enemy: str
    seat: int
    strength: int


@dataclass
class Attacked(Event):
    """Something of the page goes for a hero with this strength."""

    seat: int
    strength: int


@dataclass
class AttackFailed(Event):
    """A hero came away unhurt."""

    seat: int


@dataclass
class PartCounted(Event):
    """A raider counts a part instead of striking."""

    seat: int
    enemy: str


@dataclass
class BatteryDropped(Event):
    """A drone flies home with a battery."""

    seat: int
    enemy: str


@dataclass
class ItemStolen(Event):
    """An enemy took an item."""

    seat: int
    item: str
    enemy: str


@dataclass
class BatteryLost(Event):
    """A hero lost a battery."""

    seat: int


@dataclass
class Shoved(Event):
    """A hero was pushed to another space."""

    seat: int
    space: str


@dataclass
class EnemyWounded(Event):
    """An enemy was wounded, and has so many wounds of so much life now."""

    seat: int
    enemy: str
    wounds: int
    life: int


@dataclass
class TailShed(Event):
    """A lizard left its tail instead of a wound."""

    enemy: str


@dataclass
class EnemyDefeated(Event):
    """An enemy was defeated; nobody did it where the seat is below 0."""

    seat: int
    enemy: str


@dataclass
class EnemyLeft(Event):
    """An enemy left without being defeated."""

    enemy: str


@dataclass
class TalkedOver(Event):
    """A stranger was won over and joins the colony."""

    seat: int
    enemy: str


@dataclass
class Outwitted(Event):
    """An enemy was got rid of without a fight."""

    seat: int
    enemy: str


@dataclass
class LootTaken(Event):
    """Whoever defeated the last of an encounter takes its loot."""

    seat: int


@dataclass
class HuntersCame(Event):
    """Those who hunted the party have found it."""

    enemies: list[str]


# Wounds and rest


@dataclass
class HeroWounded(Event):
    """A hero was wounded."""

    seat: int
    count: int
    poisoned: bool


@dataclass
class HeroHealed(Event):
    """A hero lost wounds."""

    seat: int
    count: int


@dataclass
class HeroDefeated(Event):
    """A hero was defeated and is out of the page."""

    seat: int


@dataclass
class HeroReturned(Event):
    """A defeated hero came back."""

    seat: int
    space: str


@dataclass
class Rested(Event):
    """The group rested."""


@dataclass
class ItemRepaired(Event):
    """A broken item was repaired for parts."""

    item: str
    parts: int
