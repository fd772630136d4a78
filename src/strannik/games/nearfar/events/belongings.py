"""Artifacts, treasures, finds and pack animals come and go."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Detail, Event
from strannik.core.zones import OWNER, zone


@dataclass
class Drafted(Event):
    """Everybody kept an artifact and passed the rest to the left."""

    left: int


@dataclass
class ArtifactsDropped(Event):
    """A player discarded artifacts, face up."""

    seat: int
    artifacts: list[str]


@dataclass
class ArtifactsDrawn(Detail):
    """A player drew artifacts and looks at them; the others see only how many of each kind."""

    seat: int
    normal: int
    special: int
    artifacts: list[str] = zone("artifact", seen_by=OWNER)
    specials: list[str] = zone("special", seen_by=OWNER)


@dataclass
class ArtifactBought(Event):
    """A player bought an artifact from the hand."""

    seat: int
    artifact: str


@dataclass
class PackAnimalCame(Event):
    """A bird or a turtle came from the stables."""

    seat: int
    animal: str


@dataclass
class PackAnimalLeft(Event):
    """A bird or a turtle went back to the stables, and the treasure it carried, if any, was lost."""

    seat: int
    animal: str
    treasure: str


@dataclass
class TreasureDrawn(Detail):
    """A player drew treasures to look at."""

    seat: int
    count: int
    treasures: list[str] = zone("treasure", seen_by=OWNER)


@dataclass
class TreasureKept(Event):
    """A treasure lies on a pack animal."""

    seat: int
    treasure: str


@dataclass
class TreasureDropped(Event):
    """A treasure went to the discard pile."""

    seat: int
    treasure: str


@dataclass
class FindTaken(Event):
    """A find was taken by its name."""

    seat: int
    find: str


@dataclass
class GiftLost(Event):
    """Something that was given came to nothing: a treasure, a bird, a find or a companion."""

    seat: int
    gift: str


@dataclass
class AnimalFreed(Event):
    """A pack animal was let go for hearts."""

    seat: int
    animal: str
