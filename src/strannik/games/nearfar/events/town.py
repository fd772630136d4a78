"""What happens in town: visits, duels, hirings, the mine."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Detail, Event


@dataclass
class Visited(Event):
    """A figure was put into a building."""

    seat: int
    building: str


@dataclass
class DuelFought(Event):
    """Both rolled: the attacker's and the defender's totals, before hearts."""

    seat: int
    rival: str
    manner: str
    die: int
    total: int
    rival_die: int
    rival_total: int


@dataclass
class DuelWon(Event):
    """The attacker won the right to act."""

    seat: int
    rival: str


@dataclass
class Jailed(Event):
    """The attacker lost and went to jail."""

    seat: int


@dataclass
class Hired(Event):
    """A companion joined a hero, for so many coins."""

    seat: int
    companion: str
    coins: int


@dataclass
class RowReplaced(Event):
    """The whole row of companions was replaced."""

    seat: int
    companions: list[str]


@dataclass
class PartySet(Detail):
    """Who goes along now, animal and companions."""

    seat: int
    party: list[str]


@dataclass
class ChiefCame(Event):
    """A chief joined the first player with four flags of the tribe."""

    seat: int
    chief: str


@dataclass
class Dug(Event):
    """A camp was placed in the mine."""

    seat: int
    cell: str


@dataclass
class Bribed(Event):
    """A coin opened an occupied building."""

    seat: int
    building: str


@dataclass
class Caved(Event):
    """A die was thrown in the mine for another gem."""

    seat: int
    die: int
