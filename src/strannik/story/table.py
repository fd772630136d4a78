"""Tables at which books are read: which book lies open, and what its readers have noted."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from strannik.core.table import Part, Table, parts, seldom
from strannik.story.book import Book
from strannik.story.teller import Teller


@dataclass
class Notes(Part):
    """What a reader has noted: plain data, most of which lasts and can be handed to a later game.

    `clues` are learnt for good and `flags` set for this game; `read` are the once-only sections that were read, and
    `noted` the side sections still to be read, the oldest first.
    """

    clues: list[str] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    read: list[str] = field(default_factory=list)
    noted: list[str] = field(default_factory=list)

    def lasting(self) -> dict[str, list[str]]:
        """What a later game is told: everything but the flags."""
        return {"clues": self.clues[:], "read": self.read[:], "noted": self.noted[:]}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class StoryTable(Table):
    """A table at which a book is read. `notes` are those of each reader, by `reader`; there are none at first."""

    notes: dict[str, Notes] = seldom(parts(Notes, dict))

    # Who reads what

    def book(self) -> Book:
        """The book that lies open."""
        raise NotImplementedError

    def teller(self) -> Teller:
        """What the game has to say about reading."""
        raise NotImplementedError

    def reader(self, seat: int) -> str:
        """Whose notes the seat reads and writes: its own, unless a game says that a company shares them."""
        return str(seat)

    def notes_of(self, seat: int) -> Notes:
        """The notes of the seat, to be written in."""
        reader = self.reader(seat)
        if reader not in self.notes:
            self.notes[reader] = Notes()
        return self.notes[reader]

    def lasting(self, seat: int) -> dict[str, list[str]]:
        """What the seat has noted for good, as a later game may be told it."""
        reader = self.reader(seat)
        return self.notes[reader].lasting() if reader in self.notes else Notes().lasting()

    def knows(self, seat: int, clue: str) -> bool:
        reader = self.reader(seat)
        return reader in self.notes and clue in self.notes[reader].clues

    def marked(self, seat: int, flag: str) -> bool:
        """Whether the flag is set."""
        reader = self.reader(seat)
        return reader in self.notes and flag in self.notes[reader].flags

    def was_read(self, seat: int, section: str) -> bool:
        """Whether a section that is read only once has been read."""
        reader = self.reader(seat)
        return reader in self.notes and section in self.notes[reader].read
