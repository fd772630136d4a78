"""What happens on the map: ways, enemies, adventures, camps."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Detail, Event


@dataclass
class LeftTown(Detail):
    """A hero left town with so many hearts."""

    seat: int
    hearts: int


@dataclass
class Moved(Event):
    """A figure took a step along a path."""

    seat: int
    origin: str
    space: str


@dataclass
class TurnedBack(Event):
    """A figure had to go back to the space it came from."""

    seat: int
    space: str


@dataclass
class EnemyMet(Detail):
    """A hero rolled against an enemy."""

    seat: int
    enemy: str
    die: int
    total: int


@dataclass
class EnemyDefeated(Event):
    """An enemy was beaten and carries a camp now."""

    seat: int
    enemy: str


@dataclass
class EnemyAvoided(Event):
    """A hero slipped past an enemy by a way of its own."""

    seat: int
    enemy: str
    by: str


@dataclass
class EnemyWon(Event):
    """A hero was beaten back."""

    seat: int
    enemy: str


@dataclass
class AdventureRead(Event):
    """An adventure was opened."""

    seat: int
    adventure: str


@dataclass
class OptionChosen(Detail):
    """An option was announced."""

    seat: int
    adventure: str
    option: int


@dataclass
class Checked(Detail):
    """A die fell for a check: what it shows, and the total with icons."""

    seat: int
    what: str
    die: int
    total: int
    needed: int


@dataclass
class AdventureWon(Event):
    """An adventure succeeded, perhaps with its bonus."""

    seat: int
    adventure: str
    option: int
    bonus: bool


@dataclass
class AdventureLost(Event):
    """An adventure failed."""

    seat: int
    adventure: str


@dataclass
class Camped(Event):
    """A camp was placed on the map."""

    seat: int
    space: str
