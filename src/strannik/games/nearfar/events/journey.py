"""What a long journey brings besides: experience, talents, clues, bosses."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event


@dataclass
class ExperienceGained(Event):
    """A star was filled; so much experience is there to be spent now."""

    seat: int
    experience: int


@dataclass
class TalentLearnt(Event):
    """A talent was bought for experience."""

    seat: int
    talent: str
    cost: int


@dataclass
class ClueLearnt(Event):
    """A clue was noted for good."""

    seat: int
    clue: str


@dataclass
class SideNoted(Event):
    """A side adventure will catch up with a traveller."""

    seat: int


@dataclass
class BossesWait(Event):
    """The bosses of the Last Ruin were laid out."""

    bosses: list[str]


@dataclass
class BossFell(Event):
    """A boss was defeated; so many are left."""

    seat: int
    boss: str
    left: int
