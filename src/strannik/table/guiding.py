"""Guiding: who is guided through a first game, what is said to them, and who asked what a strong player would do."""

from __future__ import annotations

from collections.abc import Sequence

from strannik.box.game import Game
from strannik.box.lesson import Lesson, begun
from strannik.box.match import Match
from strannik.core.events import Event
from strannik.table import events, log
from strannik.table.improper import Improper
from strannik.table.seats import Seat


class Guiding:
    """The lessons at a table, and how often each seat asked for a hint. All of it follows from the log.

    A table whose game has brought its guide to an end, or brings another one now, goes on all the same: what is said
    is no part of what is played.
    """

    def __init__(self, game: Game, opened: log.Opened) -> None:
        self.guide = game.guide if opened.guided else None
        self.lessons: dict[int, Lesson] = {}
        self.left: set[int] = set()
        self.hints = [0] * len(opened.places)

    def follow(self, match: Match | None, seats: list[Seat], entry: log.LogEntry, told: list[Event]) -> None:
        """Hear what comes of an entry. What was prepared is not explained: the lesson begins after it."""
        if self.guide is None or match is None:
            return
        if isinstance(entry, log.Moved) and entry.by == "guide":
            self.lessons = {}
            match.opening = match.n
        for seat, place in enumerate(seats):
            if place.kind != "person":
                self.lessons.pop(seat, None)
            elif seat in self.lessons:
                self.lessons[seat].follow(match, told)
            else:
                self.lessons[seat] = begun(self.guide, match, seat)

    def lesson(self, seat: int) -> Lesson | None:
        """The lesson of the seat, unless its person plays on without."""
        return None if seat in self.left else self.lessons.get(seat)

    def guided(self, seat: int, who: str, wanted: bool) -> list[Event]:
        """Play on without the guide, or with it again."""
        if self.guide is None:
            raise Improper("no-guide")
        if wanted != (seat in self.left):
            return []
        if wanted:
            self.left.discard(seat)
            return [events.GuideBack(seat, who)]
        self.left.add(seat)
        return [events.GuideLeft(seat, who)]

    def hinted(self, seat: int, allowed: bool) -> list[Event]:
        """A hint was asked for. It is told when the game is over, and not before."""
        if not allowed:
            raise Improper("no-hints")
        self.hints[seat] += 1
        return []

    def tell_hints(self, names: Sequence[str]) -> list[Event]:
        """Who asked what a strong player would do, and how often."""
        return [events.HintsUsed(seat, names[seat], times) for seat, times in enumerate(self.hints) if times]


def hints_allowed(opened: log.Opened, seats: Sequence[Seat]) -> bool:
    """What the table agreed on; where nothing was said, hints are for whoever plays with bots alone."""
    if opened.hints is not None:
        return opened.hints
    people = {place.key for place in seats if place.kind == "person"}
    return len(people) <= 1 and all([place.kind != "open" for place in seats])
