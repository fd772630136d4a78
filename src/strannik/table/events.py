"""What is told about the table itself: who sits where, what was taken back, what was said."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event
from strannik.core.offer import Thing


@dataclass
class Joined(Event):
    """Somebody sat down."""

    seat: int
    who: str


@dataclass
class Left(Event):
    """Somebody left."""

    seat: int
    who: str


@dataclass
class BotSat(Event):
    """A bot took a seat, perhaps in place of a person."""

    seat: int
    who: str
    bot: str


@dataclass
class PersonBack(Event):
    """A person took their seat back."""

    seat: int
    who: str


@dataclass
class Started(Event):
    """Nobody is missing: the game begins, its chance fixed by the commitment."""

    commitment: str


@dataclass
class Retold(Event):
    """What happened under other rules, as it was told then: a sentence for each language."""

    sentences: dict[str, str]


@dataclass
class Chat(Event):
    """Somebody said something."""

    seat: int
    who: str
    text: str


@dataclass
class Retracted(Event):
    """A seat chooses again; what it had chosen stays its secret."""

    seat: int
    who: str


@dataclass
class Undone(Event):
    """The game went back to before a move of this seat."""

    seat: int
    who: str


@dataclass
class UndoAsked(Event):
    """A seat asks the others to go back to before its last move."""

    seat: int
    who: str


@dataclass
class UndoRefused(Event):
    """Somebody does not want to go back, or who asked thought better of it."""

    seat: int
    who: str


@dataclass
class Paused(Event):
    """The game stands still."""

    seat: int
    who: str


@dataclass
class Resumed(Event):
    """The game goes on."""

    seat: int
    who: str


@dataclass
class TimeOut(Event):
    """A seat's time was up, and a bot chose for it."""

    seat: int
    who: str


@dataclass
class Guessed(Event):
    """The bot of a seat could not think and took something that was open."""

    seat: int
    who: str


@dataclass
class GuideLeft(Event):
    """Somebody plays on without the guide."""

    seat: int
    who: str


@dataclass
class GuideBack(Event):
    """Somebody is guided again."""

    seat: int
    who: str


@dataclass
class HintsUsed(Event):
    """The game is over: somebody had asked so often what a strong player would do."""

    seat: int
    who: str
    times: int


@dataclass
class Finished(Event):
    """The game is over. `outcome` and `facts` say what became of everybody, where a game ends in more than points."""

    winners: list[int]
    outcome: str
    facts: dict[str, Thing]
    together: bool


@dataclass
class Continued(Event):
    """The game goes on under other rules or with other content."""

    rules: str


@dataclass
class Rematch(Event):
    """The same people go on at another table."""

    table: str
