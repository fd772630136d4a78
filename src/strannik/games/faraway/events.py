"""What is told at a Faraway table."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event
from strannik.core.zones import OWNER, zone


@dataclass
class Kept(Event):
    """A player has put two of five regions back before the game."""

    seat: int
    regions: list[int] = zone("region", seen_by=OWNER)


@dataclass
class MarketOpened(Event):
    """Regions were laid out for the draft."""

    regions: list[int]


@dataclass
class Explored(Event):
    """A player's region was revealed."""

    seat: int
    region: int


@dataclass
class Drew(Event):
    """A player drew sanctuaries to choose from."""

    seat: int
    sanctuaries: list[str] = zone("sanctuary", seen_by=OWNER)


@dataclass
class Took(Event):
    """A player took a region from the market."""

    seat: int
    region: int


@dataclass
class Found(Event):
    """A player kept a sanctuary."""

    seat: int
    sanctuary: str


@dataclass
class MarketClosed(Event):
    """The region nobody took left the game."""

    region: int
