"""What is told of missions, the colony and the road."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event

# Missions and the campaign


@dataclass
class MissionEnded(Event):
    """A mission was fulfilled, or failed."""

    mission: str
    won: bool


@dataclass
class MissionAdded(Event):
    """A mission card came into the group's hand."""

    mission: str


@dataclass
class MissionRemoved(Event):
    """A mission card left the group's hand."""

    mission: str


@dataclass
class PlanFound(Event):
    """The plan of an improvement came to the colony."""

    improvement: str


@dataclass
class InfluenceJoined(Event):
    """A hero's influence card is in play."""

    seat: int
    card: str


@dataclass
class Discovered(Event):
    """A card was taken from the discovery deck."""

    card: str


@dataclass
class CampaignEnded(Event):
    """The campaign is over: `fallen`, or the page of the ending."""

    how: str


@dataclass
class CampaignRevived(Event):
    """An immortal colony pulled itself together."""

    count: int


# The colony


@dataclass
class CameHome(Event):
    """The party is home, and a colony phase begins."""

    phase: int


@dataclass
class EventDrawn(Event):
    """Something happened in the colony."""

    happening: str


@dataclass
class EventIgnored(Event):
    """The lookout saw it coming, and nothing came of it."""

    happening: str


@dataclass
class WayTaken(Event):
    """The group settled what happened in the colony, this way."""

    way: str


@dataclass
class Fed(Event):
    """The colony had supper: so much was eaten, so much was missing."""

    eaten: int
    missing: int


@dataclass
class Built(Event):
    """An improvement stands."""

    improvement: str


@dataclass
class GoalReached(Event):
    """A hero's personal goal is reached; so many are now."""

    hero: str
    count: int


@dataclass
class KeepsakeGiven(Event):
    """A hero was given a keepsake."""

    hero: str
    keepsake: str


@dataclass
class SetOut(Event):
    """The group will set out for this mission next."""

    mission: str


# Driving


@dataclass
class SatDown(Event):
    """A hero took a place in the vehicle."""

    seat: int
    role: str


@dataclass
class RoadAhead(Event):
    """A road card lies ahead, the first, the second and so on."""

    road: str
    number: int


@dataclass
class Called(Event):
    """A hero called a colour, and both dice fell."""

    seat: int
    colour: str
    white: int
    black: int
    crossed: bool


@dataclass
class VehicleDamaged(Event):
    """The vehicle took damage: so much of what it can bear."""

    vehicle: str
    damage: int
    most: int


@dataclass
class ChaserShaken(Event):
    """An enemy vehicle fell behind."""

    seat: int
    enemy: str


@dataclass
class DriveEnded(Event):
    """The drive is over: arrived, or on foot."""

    arrived: bool
