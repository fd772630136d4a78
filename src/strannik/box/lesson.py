"""Lessons: which cues of a guide have come, for one seat of a match."""

from __future__ import annotations

from collections.abc import Iterable

from strannik.box.match import Match
from strannik.core.events import Event, told
from strannik.core.offer import Offer
from strannik.core.position import Position
from strannik.core.record import Move, Unsaid
from strannik.core.view import View
from strannik.show.guide import Cue, Guide, SaidCue, When, asked, happened, said_cue
from strannik.show.scene import Scene


class Lesson:
    """Follows a match for whoever is guided. What is said follows from what that seat hears and is asked, alone.

    `heard` has for every cue that has come how often the seat had answered by then: a cue is on the table until the
    next answer, and one that was said after a move that is taken back is said again when its moment comes again.
    `met` are the same for every time that the moment of a cue came which waits for a later one.
    """

    def __init__(self, guide: Guide, seat: int) -> None:
        self.guide = guide
        self.seat = seat
        self.heard: dict[str, int] = {}
        self.met: dict[str, list[int]] = {}

    def follow(self, match: Match, events: Iterable[Event]) -> None:
        """Something happened: hear the cues whose moment that is."""
        answers = answered(match, self.seat)
        self.heard = {name: at for name, at in self.heard.items() if at <= answers}
        self.met = {name: [at for at in times if at <= answers] for name, times in self.met.items()}
        heard = [told(event, (self.seat,)) for event in events]
        offers = open_to(match.position, self.seat)
        for name, cue in self.guide.cues.items():
            if name in self.heard or not self._ready(cue, answers):
                continue
            when = cue.when
            if when == "end":
                due = match.position.finished
            elif when == "start":
                due = bool(offers or match.position.extras(self.seat))
            else:
                assert isinstance(when, When)
                due = self._come(name, when, asked(when, offers) or happened(when, heard, self.seat), answers)
            if due:
                self.heard[name] = answers

    def _come(self, name: str, when: When, here: bool, answers: int) -> bool:
        """Whether the moment is here, as often as it should have come by then; a question that waits comes once."""
        times = self.met.setdefault(name, [])
        if here and (when.event or answers not in times):
            times.append(answers)
        return here and len(times) >= when.times

    def _ready(self, cue: Cue, answers: int) -> bool:
        """Whether what it comes after was said at an earlier question."""
        when = cue.when
        if not isinstance(when, When):
            return True
        return all([name in self.heard and self.heard[name] < answers for name in when.after])

    def now(self, match: Match) -> list[str]:
        """The cues that are on the table: first what happened, then what is asked."""
        answers = answered(match, self.seat)
        fresh = [name for name, at in self.heard.items() if at == answers and name in self.guide.cues]
        return sorted(fresh, key=self._rank)

    def _rank(self, name: str) -> tuple[int, int]:
        when = self.guide.cues[name].when
        asks = isinstance(when, When) and bool(when.ask)
        return (0 if when == "start" else 2 if asks else 1), list(self.guide.cues).index(name)

    def said(self, match: Match, language: str, scene: Scene | None = None) -> list[SaidCue]:
        """What is said now, in one language, to whoever sees this scene."""
        names = self.now(match)
        if not names:
            return []
        position = match.position
        seen = scene or match.game.scene(View(position, self.seat), match.game.words(language))
        offers = open_to(position, self.seat)
        return [said_cue(name, self.guide.cues[name], self.seat, seen, offers, language) for name in names]


def open_to(position: Position, seat: int) -> list[Offer]:
    """What the seat is asked, and what it may do besides; nothing while it is not asked."""
    offer = position.offers.get(seat)
    return [] if offer is None else [offer, *position.extras(seat)]


def answered(match: Match, seat: int) -> int:
    """How many answers of the seat stand."""
    count = 0
    for made in match.history:
        if isinstance(made.move, Move):
            count += made.move.seat == seat
        elif isinstance(made.move, Unsaid):
            count -= made.move.unsay == seat
    return count


def begun(guide: Guide, match: Match, seat: int = 0) -> Lesson:
    """A lesson from the present moment on."""
    lesson = Lesson(guide, seat)
    lesson.follow(match, [])
    return lesson
