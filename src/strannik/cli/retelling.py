"""The story of a match: every move that stands, with what happened by it."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.box.match import Match
from strannik.core.events import Event
from strannik.core.record import Header, Move, Unsaid


@dataclass
class Chapter:
    """A move and what happened by it; before the first move there is none, and by unsaying nothing happens."""

    move: Move | Unsaid | None
    events: list[Event]

    @property
    def n(self) -> int:
        return 0 if self.move is None else self.move.n


def opening(match: Match) -> Chapter:
    """What happened before the first move."""
    header = match.entries[0]
    assert isinstance(header, Header)
    anew = Match(match.game, header.seats, match.seed, header.options, header.carried, header.nonces)
    return Chapter(None, anew.position.table.news)


def story(match: Match) -> list[Chapter]:
    """The whole story so far, as far back as it can be played; moves that were taken back are not in it."""
    chapters = [opening(match)]
    position = match.after(0)
    for made in match.history[match.first :]:
        chapters.append(Chapter(made.move, made.again(position)))
    return chapters
