"""A running table: a match, the people and bots around it, and the log it all follows from.

Whatever happens is an entry of the log. `apply` checks an entry, lets it happen and says what
was told; replaying the entries of a log gives the table again. Nothing here knows of clients,
clocks on the wall or disks: who calls brings the time and keeps the entries.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from strannik.box.game import Game
from strannik.box.match import Match
from strannik.core.events import Event
from strannik.core.offer import Offer
from strannik.core.position import Frame
from strannik.core.record import Continued, Ending, Entry, commitment, read_record, write_record
from strannik.table import events, log
from strannik.table.guiding import Guiding, hints_allowed
from strannik.table.improper import Improper
from strannik.table.seam import last_seam, moves_in, retold
from strannik.table.seats import Seat, seated
from strannik.table.taking_back import Proposal

NO_FRAMES: Final[list[Frame]] = []


def _no_frames() -> list[Frame]:
    return NO_FRAMES


@dataclass
class Happened:
    """What one entry of the log brought about. If it was only said under seal, the table lies as it lay.

    `frames` are the moments on the way, for those who watch it happen; they are not kept.
    """

    n: int
    at: float
    entry: log.LogEntry
    told: list[Event]
    only_said: bool = False
    frames: list[Frame] = field(default_factory=_no_frames)


class RunningTable:
    """One table from its first log entry on.

    `asked_at` is the n at which each seat's question last changed: an answer that was meant for an
    earlier one is stale. `since` is when it was put, for the clock. Where it is `filmed`, moves have frames.
    `made_at` are the numbers of the entries by which the moves that stand were made.
    """

    def __init__(self, game: Game, opened: log.Opened, at: float) -> None:
        self.game = game
        self.opened = opened
        self.commitment = commitment(opened.seed)
        self.seats: list[Seat] = [seated(place) for place in opened.places]
        self.match: Match | None = None
        self.paused_since: float | None = None
        self.proposal: Proposal | None = None
        self.next = ""
        self.guiding = Guiding(game, opened)
        self.filmed = False
        self.asked_at = [0] * len(self.seats)
        self.since = [at] * len(self.seats)
        self.made_at: list[int] = []
        self.ids: dict[int, dict[str, int]] = {}
        self.happened: list[Happened] = [Happened(1, at, opened, self.start_if_full())]
        self._guide(opened, [])

    @property
    def n(self) -> int:
        """The number of the last log entry."""
        return len(self.happened)

    @property
    def state(self) -> str:
        if self.match is None:
            return "gathering"
        if self.match.position.finished:
            return "finished"
        return "playing" if self.paused_since is None else "paused"

    def playing(self) -> Match:
        """The match, if moves can be made in it."""
        match = self.match
        if match is None:
            raise Improper("not-started")
        if match.position.finished:
            raise Improper("finished")
        if self.paused_since is not None:
            raise Improper("paused")
        return match

    def seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Improper("no-such-seat")
        return self.seats[seat]

    def who(self, seat: int) -> str:
        """What the seat's player is called; nothing if nobody sits there."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    def open_seat(self) -> int:
        """The first seat somebody may take."""
        for seat, place in enumerate(self.seats):
            if place.kind == "open":
                return seat
        raise Improper("no-open-seat")

    def seats_of(self, key: str) -> tuple[int, ...]:
        """The seats whose token has this key: one person may hold several."""
        return tuple([seat for seat, place in enumerate(self.seats) if key and place.key == key])

    def held_with(self, seat: int) -> tuple[int, ...]:
        """All seats of whoever holds this one."""
        return self.seats_of(self.seats[seat].key) or (seat,)

    @property
    def people(self) -> list[tuple[int, ...]]:
        """The seats of everybody who plays; every bot has one."""
        held: dict[str | int, list[int]] = {}
        for seat, place in enumerate(self.seats):
            held.setdefault(place.key or seat, []).append(seat)
        return [tuple(seats) for seats in held.values()]

    @property
    def bots_alone(self) -> bool:
        """Whether bots play every seat."""
        return all([place.bot for place in self.seats])

    @property
    def nonces(self) -> list[str]:
        """What was added to chance at each seat; nothing by bots."""
        return [place.nonce for place in self.seats]

    @property
    def hints_allowed(self) -> bool:
        """Whether one may ask what a strong player would do."""
        return hints_allowed(self.opened, self.seats)

    def record(self) -> str:
        """The record so far, of a finished game with the names of those who played; nothing before it begins."""
        return write_record(self.recorded())

    def recorded(self) -> list[Entry]:
        """The lines of the record so far."""
        if self.match is None:
            return []
        *lines, last = self.match.entries
        names = [place.name for place in self.seats]
        if isinstance(last, Ending) and any(names):
            last = msgspec.structs.replace(last, names=names)
        return [*lines, last]

    def waiting(self) -> list[int]:
        """The seats that are asked something now."""
        if self.match is None or self.paused_since is not None:
            return []
        return self.match.position.waiting

    def deadline(self, seat: int) -> float:
        """When the time of a person who is asked runs out; 0 if it does not run."""
        clock = self.opened.clock
        if clock is None or seat not in self.waiting() or not self.seats[seat].by_person:
            return 0.0
        return self.since[seat] + clock.seconds

    def wake(self, at: float) -> None:
        """After the table lay still (a restart), everybody's time for the present question begins anew."""
        self.since = [at] * len(self.seats)

    def _guide(self, entry: log.LogEntry, told: list[Event]) -> None:
        """Let the guide hear it. The match may have begun by the entry, which the type checker cannot see elsewhere."""
        self.guiding.follow(self.match, self.seats, entry, told)

    def _only_said(self, entry: log.LogEntry) -> bool:
        """Whether this last entry only added an answer, under seal, to a step that still waits."""
        if not isinstance(entry, log.Moved) or self.match is None or self.match.position.finished:
            return False
        before, now = self.match.stretch(self.match.n - 1)
        waits = not now.lanes and not now.open and now.agenda[-1] is before.agenda[-1]
        # What is used at any time lets the waiting step be asked from its beginning.
        return waits and len(now.given(entry.seat)) == len(before.given(entry.seat)) + 1

    def _frames(self, entry: log.LogEntry, told: list[Event]) -> list[Frame]:
        """The moments of a move, counted by what was told of the table too."""
        if not self.filmed or self.match is None or not isinstance(entry, log.Moved) or not self.match.frames:
            return NO_FRAMES
        before = sum([isinstance(event, events.Guessed | events.TimeOut) for event in told])
        return [Frame(frame.position, before + frame.told) for frame in self.match.frames]

    def already(self, seat: int, id: str) -> Happened | None:
        """What the seat's message with this id brought about, if it came before."""
        n = self.ids[seat].get(id, 0) if seat in self.ids else 0
        return self.happened[n - 1] if n else None

    def _know_again(self, happened: Happened) -> None:
        """Remember by which message of which seat it came about."""
        id = getattr(happened.entry, "id", "")
        if id:
            # an entry with an id has a seat
            self.ids.setdefault(happened.entry.seat, {})[id] = happened.n  # type: ignore[union-attr]

    def apply(self, entry: log.LogEntry, at: float) -> Happened:
        """Let the entry happen; if it cannot, an Improper or a Refusal is raised and nothing has changed."""
        asked = self._questions()
        told = entry.do(self, at)
        self._guide(entry, told)
        happened = Happened(self.n + 1, at, entry, told, self._only_said(entry), self._frames(entry, told))
        self.happened.append(happened)
        self._know_again(happened)
        self._count_moves()
        mover = entry.seat if isinstance(entry, log.Moved) else -1
        rewound = mover < 0 and any([isinstance(event, events.WentBack) for event in told])
        now = self._questions()
        for seat in range(len(self.seats)):
            # who has moved is asked anew, even if it reads the same: games may offer the same object again
            if rewound or seat == mover or asked.get(seat) is not now.get(seat):
                self.asked_at[seat] = happened.n
                self.since[seat] = at
        return happened

    def _count_moves(self) -> None:
        """Know by which entry each move was made; what was taken back is forgotten."""
        stand = 0 if self.match is None else self.match.n
        del self.made_at[stand:]
        self.made_at += [self.n] * (stand - len(self.made_at))

    def remember(self, entry: log.LogEntry, at: float, seam: log.Continued) -> None:
        """An entry that other rules have carried out: who sits where is as it was, the game is told and not played."""
        told = entry.do(self, at) if isinstance(entry, log.BESIDE) else []
        if not isinstance(entry, log.Chat):
            told = retold(seam, self.n + 1) or told
        self.happened.append(Happened(self.n + 1, at, entry, told))
        self._know_again(self.happened[-1])

    def resume(self, continued: log.Continued) -> None:
        """Go on from the position that the entry holds."""
        assert self.match is not None
        assert continued.position is not None
        lines = read_record(continued.record, "log")
        lines.append(Continued(moves_in(lines), continued.rules, continued.content, continued.position))
        self.match.resume(lines, continued.position)
        self._count_moves()
        self.asked_at = [self.n] * len(self.seats)

    def _questions(self) -> dict[int, Offer]:
        """The question of each seat that has one: the same object as long as nothing about it has changed."""
        return {} if self.match is None else self.match.position.offers.copy()

    def start_if_full(self) -> list[Event]:
        """Begin as soon as nobody is missing."""
        if self.match is not None or any([place.kind == "open" for place in self.seats]):
            return []
        opened = self.opened
        self.match = Match(self.game, len(self.seats), opened.seed, opened.options, opened.carried, self.nonces)
        return [events.Started(self.commitment), *self.match.position.table.news]

    def person(self, seat: int) -> None:
        """Refuse what a person wants to do while a bot plays the seat."""
        if self.seat(seat).bot:
            raise Improper("bot-plays")

    def move(self, entry: log.Moved) -> list[Event]:
        """Let a seat say something."""
        match = self.playing()
        if entry.by == "person":
            self.person(entry.seat)
        match.filmed = self.filmed
        told: list[Event] = list(match.say(entry.seat, entry.say))
        self.proposal = None
        if entry.guessed:
            told = [events.Guessed(entry.seat, self.who(entry.seat)), *told]
        if entry.by == "clock":
            told = [events.TimeOut(entry.seat, self.who(entry.seat)), *told]
        if match.position.finished:
            result = self.game.result(match.position.table)
            told += self.guiding.tell_hints([place.name for place in self.seats])
            told.append(events.Finished(result.winners, result.outcome, result.facts, result.together))
        return told

    def went_back(self, seat: int) -> list[Event]:
        """The game is as it was before a move of this seat."""
        self.proposal = None
        first = self.made_at[self.playing().n]
        return [events.WentBack(seat, self.who(seat), first - 1)]


def rebuilt(game: Game, lines: Iterable[tuple[float, log.LogEntry]]) -> RunningTable:
    """The table that follows from a log."""
    entries = list(lines)
    at, opened = entries[0]
    assert isinstance(opened, log.Opened), "a log begins with the making of its table"
    table = RunningTable(game, opened, at)
    seam, played = last_seam([entry for _, entry in entries])
    if seam is not None:
        table.happened[0].told = retold(seam, 1) or table.happened[0].told
    for at, entry in entries[1:]:
        if seam is not None and table.n == seam.n:
            table.resume(seam)
        if seam is not None and table.n < played:
            table.remember(entry, at, seam)
        else:
            table.apply(entry, at)
    return table
