"""What is told of turns, checks, actions and pages."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event
from strannik.core.zones import OWNER, zone

# Turns


@dataclass
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    turn: int


@dataclass
class TurnSkipped(Event):
    """A defeated hero cannot come back yet."""

    seat: int


@dataclass
class Drew(Event):
    """A player drew action cards; the others see how many."""

    seat: int
    count: int
    cards: list[str] = zone("action", seen_by=OWNER)


@dataclass
class Discarded(Event):
    """A player discarded an action card."""

    seat: int
    card: str


@dataclass
class DisasterDrawn(Event):
    """The disaster card came, and the black die says whether the page's disaster does: time and die against value."""

    seat: int
    die: int
    time: int
    value: int
    comes: bool


@dataclass
class DisasterIdle(Event):
    """The disaster card came, but here it has nothing left to do."""

    seat: int


@dataclass
class DeckShuffled(Event):
    """A deck was made anew from its discard."""

    deck: str


@dataclass
class ThreatGrew(Event):
    """A threat card was laid on the track, in this slot."""

    card: str
    slot: int


@dataclass
class ThreatsCleared(Event):
    """All threat cards left the track."""

    count: int


@dataclass
class ThreatLifted(Event):
    """The lowest threat card left the track."""

    card: str


# Counters


@dataclass
class Counted(Event):
    """A counter of the campaign board changed: by how much, and to what."""

    what: str
    change: int
    now: int


# Checks and actions


@dataclass
class Rolled(Event):
    """A check was made: for what, by which skill; what was needed, and what it came to. `black` is -1 if not rolled."""

    seat: int
    purpose: str
    skill: str
    needed: int
    total: int
    white: int
    black: int
    passed: bool


@dataclass
class NotTried(Event):
    """A hero let a check be."""

    seat: int
    skill: str


@dataclass
class Moved(Event):
    """A hero walked from one space to another."""

    seat: int
    origin: str
    space: str


@dataclass
class Placed(Event):
    """A hero was put on a space."""

    seat: int
    space: str


@dataclass
class Left(Event):
    """A hero left the page by an exit."""

    seat: int
    exit: str


@dataclass
class InspiredBy(Event):
    """A hero gave another one an action card; only these two see which."""

    seat: int
    other: str
    cards: list[str] = zone("action", seen_by=OWNER)


@dataclass
class WorkBegan(Event):
    """A group check was started by the book."""

    work: str
    needed: int


@dataclass
class WorkedOn(Event):
    """A hero added a card to the group check."""

    seat: int
    card: str
    count: int
    needed: int


@dataclass
class WorkDone(Event):
    """A group check was completed."""

    work: str


@dataclass
class Searched(Event):
    """A search token was turned over."""

    seat: int
    token: str


# Pages


@dataclass
class PageOpened(Event):
    """A page was opened, perhaps one where the party has been before."""

    page: str
    revisited: bool


@dataclass
class PageLeft(Event):
    """The party left a page, and this player keeps the campaign board now."""

    seat: int
    page: str


@dataclass
class SectionRead(Event):
    """A section of a page was read out."""

    seat: int
    page: str
    section: str


@dataclass
class OptionTaken(Event):
    """One way of a section was chosen; `way` is the message that says which."""

    seat: int
    way: str


@dataclass
class SituationTurned(Event):
    """The situation token was turned."""

    situation: str


@dataclass
class Nightfall(Event):
    """The mission went on for longer than any night: it is lost."""

    turns: int


# Setting up


@dataclass
class HeroTaken(Event):
    """A player took a hero."""

    seat: int
    hero: str
