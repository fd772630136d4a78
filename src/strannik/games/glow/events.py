"""What is told at a Glow table."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Detail, Event
from strannik.core.zones import NOBODY, zone


@dataclass
class SetOut(Event):
    """A player chose an adventurer."""

    seat: int
    adventurer: str


@dataclass
class DayBroke(Event):
    """A new day: companions stand along the meeting track."""

    day: int
    companions: list[str]


@dataclass
class SpellsTurned(Detail):
    """A player's spells were turned face up."""

    seat: int
    spells: list[str]


@dataclass
class Recruited(Event):
    """A player took a companion from the track."""

    seat: int
    companion: str


@dataclass
class SentAway(Event):
    """A player sent a companion from the track to the cemetery."""

    seat: int
    companion: str


@dataclass
class DieTaken(Detail):
    """A Sketal brought its die."""

    seat: int
    companion: str
    die: str


@dataclass
class BlackDieCame(Detail):
    """The black die was put on a space of the track."""

    seat: int
    space: str


@dataclass
class Rolled(Detail):
    """Dice fell: which, and what they show."""

    seat: int
    dice: list[str]
    faces: list[str]


@dataclass
class Turned(Detail):
    """A die was turned to a face."""

    seat: int
    die: str
    symbol: str


@dataclass
class Gained(Detail):
    """Bursts or tokens came."""

    seat: int
    what: str
    amount: int


@dataclass
class Lost(Detail):
    """Bursts or tokens went."""

    seat: int
    what: str
    amount: int


@dataclass
class Paid(Detail):
    """Bursts were paid for rerolls, down the track."""

    seat: int
    what: str
    amount: int


@dataclass
class Acted(Detail):
    """A card acted, so many times."""

    seat: int
    card: str
    times: int


@dataclass
class Fell(Event):
    """A companion went to the cemetery."""

    seat: int
    companion: str


@dataclass
class Revived(Event):
    """A companion came back from the cemetery."""

    seat: int
    companion: str


@dataclass
class SpellGone(Event):
    """A spell left the game."""

    seat: int
    spell: str


@dataclass
class SpellTaken(Event):
    """A player took a spell face down."""

    seat: int
    spells: list[str] = zone("spell", seen_by=NOBODY)


@dataclass
class Nowhere(Event):
    """Neither dice nor footprints allowed a single step today."""

    seat: int


@dataclass
class Travelled(Event):
    """A company went on to a spot: a village, or one of this ground."""

    seat: int
    spot: str
    ground: str


@dataclass
class Camped(Event):
    """A company made camp."""

    seat: int
    village: str


@dataclass
class Sailed(Event):
    """A boat sailed along a route to an island."""

    seat: int
    route: str
    island: str


@dataclass
class TomWent(Event):
    """Solo: Tom's band went on, and he scored."""

    band: int
    bursts: int


@dataclass
class TomCamped(Event):
    """Solo: Tom's camp or boat moved to a village or an island."""

    place: str
