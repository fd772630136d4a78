"""What is told at a Faraway table.

Those told in every round have their `__init__` written out, because mypyc compiles it only then.
"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Detail, Event
from strannik.core.zones import OWNER, zone


@dataclass
class Kept(Event):
    """A player has put two of five regions back before the game."""

    seat: int
    regions: list[int] = zone("region", seen_by=OWNER)


@dataclass(init=False)
class MarketOpened(Event):
    """A round begins: regions were laid out for its draft."""

    round: int
    regions: list[int]

    def __init__(self, round: int, regions: list[int]) -> None:
        self.round = round
        self.regions = regions


@dataclass(init=False)
class Explored(Event):
    """A player's region was revealed."""

    seat: int
    region: int

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region


@dataclass(init=False)
class Drew(Detail):
    """A player drew sanctuaries to choose from."""

    seat: int
    sanctuaries: list[str] = zone("sanctuary", seen_by=OWNER)

    def __init__(self, seat: int, sanctuaries: list[str]) -> None:
        self.seat = seat
        self.sanctuaries = sanctuaries


@dataclass(init=False)
class Took(Event):
    """A player took a region from the market."""

    seat: int
    region: int

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region


@dataclass(init=False)
class Found(Event):
    """A player kept a sanctuary."""

    seat: int
    sanctuary: str

    def __init__(self, seat: int, sanctuary: str) -> None:
        self.seat = seat
        self.sanctuary = sanctuary


@dataclass(init=False)
class MarketClosed(Event):
    """The region nobody took left the game."""

    region: int

    def __init__(self, region: int) -> None:
        self.region = region
