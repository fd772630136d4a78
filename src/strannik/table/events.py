"""What is told about the table itself: who sits where, what was taken back, what was said.

Most of it is told by the entries of the log themselves: `tells` makes the event of an entry from its fields.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, make_dataclass
from typing import Any, Final, TypeVar

from strannik.core.events import Event
from strannik.core.offer import Thing

T = TypeVar("T")


@dataclass
class TableEvent(Event):
    """Something about the table, in which people are called by name."""


EVENTS: Final[dict[type, type[Any]]] = {}
"""The event of each kind of entry; both have the same name."""


def tells(*fields: str) -> Callable[[type[T]], type[T]]:
    """Let everybody hear of an entry: at which seat it was and who sits there, and these fields of it.

    The sentence is the message `event-<name of the entry>`.
    """

    def declare(entry: type[T]) -> type[T]:
        hints = getattr(entry, "__annotations__", {})
        about = [("seat", int), ("who", str)] if "seat" in hints else []
        declared = [*about, *[(name, hints[name]) for name in fields]]
        event = make_dataclass(entry.__name__, declared, bases=(TableEvent,), namespace={"__doc__": entry.__doc__})
        event.__module__ = __name__
        EVENTS[entry] = event
        return entry

    return declare


def event_of(entry: object, who: str) -> TableEvent:
    """The event that tells of an entry; `who` is what the player at its seat is called."""
    kind = EVENTS[type(entry)]
    known = {"who": who}
    told: TableEvent = kind(*[known.get(name, getattr(entry, name, None)) for name in kind.__annotations__])
    return told


@dataclass
class Started(TableEvent):
    """Nobody is missing: the game begins, its chance fixed by the commitment."""

    commitment: str


@dataclass
class Retold(TableEvent):
    """What happened under other rules, as it was told then: a sentence for each language."""

    sentences: dict[str, str]


@dataclass
class WentBack(TableEvent):
    """A move was taken back: of what the entries after number `to` brought about in the game, nothing stands."""

    seat: int
    who: str
    to: int


@dataclass
class UndoRefused(TableEvent):
    """Somebody does not want to go back, or who asked thought better of it."""

    seat: int
    who: str


@dataclass
class TimeOut(TableEvent):
    """A seat's time was up, and a bot chose for it."""

    seat: int
    who: str


@dataclass
class Guessed(TableEvent):
    """The bot of a seat could not think and took something that was open."""

    seat: int
    who: str


@dataclass
class GuideLeft(TableEvent):
    """Somebody plays on without the guide."""

    seat: int
    who: str


@dataclass
class GuideBack(TableEvent):
    """Somebody is guided again."""

    seat: int
    who: str


@dataclass
class HintsUsed(TableEvent):
    """The game is over: somebody had asked so often what a strong player would do."""

    seat: int
    who: str
    times: int


@dataclass
class Finished(TableEvent):
    """The game is over. `outcome` and `facts` say what became of everybody, where a game ends in more than points."""

    winners: list[int]
    outcome: str
    facts: dict[str, Thing]
    together: bool
