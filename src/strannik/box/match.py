"""Matches: a game being played, with its record and the way back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import intern
from typing import Any, Final, NamedTuple

from strannik.box.game import Game
from strannik.core.carried import Carried
from strannik.core.chance import RecordedChance
from strannik.core.events import Event
from strannik.core.notation import read_move
from strannik.core.offer import Answer, Thing
from strannik.core.options import Setting, settle
from strannik.core.position import Frame, Position
from strannik.core.record import (
    FORMAT,
    Continued,
    Ending,
    EndResult,
    Entry,
    Header,
    Move,
    TakenBack,
    Unsaid,
    chanced,
    commitment,
    dealt_from,
    sealed,
)
from strannik.core.redeal import learnt
from strannik.core.refusal import Refusal
from strannik.core.saving import fingerprint, save_position

EVERY: Final = 64
"""One position in so many is kept for the way back; those between are played again when somebody asks for them."""

RECENT: Final = 4
"""So many of the last positions are kept as well: taking back is mostly about these."""

MOST_ANSWERS: Final = 20_000

_given: Final[dict[tuple[str, Thing], Answer]] = {}
"""The same is said again and again, at one table as at another: an answer is remembered once for all of them."""


class Made(NamedTuple):
    """A move that was made, or an answer that was unsaid; what was answered, and the message it was called by, if the
    step that asked had one.
    """

    move: Move | Unsaid
    answer: Answer | None = None
    called: str = ""

    def again(self, position: Position) -> list[Event]:
        """Make it again where it was made; what happens by it, which is nothing where an answer was unsaid."""
        if isinstance(self.move, Unsaid):
            position.take_back(self.move.unsay)
            return []
        assert self.answer is not None
        return position.play(self.move.seat, self.answer)


class Match:
    """One game from its first position on: it plays, writes the record, and can go back.

    `_kept` has positions by the number of moves before them. What has lain still between one of them and the present
    is the same object in both: that is how `learnt` knows a question that still waits.

    `nonces` are what each seat's player added to chance, in their order. If the moves before it cannot be made again,
    because they were made under other rules, `first` is the number of the last of them: the way back ends there.
    `unchecked` are the lines of the record (first and last) that belong to them. So many moves as `opening` says were
    made before people came; nobody takes those back.

    Where it is `filmed`, for those who watch, `frames` are the moments of the last move that ended in a beat.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: Mapping[str, Setting] | None = None,
        carried: Carried | None = None,
        nonces: Sequence[str] = (),
    ) -> None:
        game.check_seats(seats)
        settings = settle(game.options, options or {})
        self.game = game
        self.seed = seed
        self.position = game.start(seats, RecordedChance(dealt_from(seed, nonces), seats), settings, carried)
        self.history: list[Made] = []
        self._kept: dict[int, Position] = {}
        self.filmed = False
        self.frames: list[Frame] = []
        self.entries: list[Entry] = [
            Header(
                FORMAT,
                game.id,
                game.rules,
                game.content_for(settings),
                seats,
                settings,
                commitment(seed),
                carried,
                list(nonces) if any(nonces) else [],
            )
        ]
        self.first = 0
        self.opening = 0
        self.unchecked: list[tuple[int, int]] = []
        self._write_chance()

    @property
    def n(self) -> int:
        """How many moves have been made."""
        return len(self.history)

    @property
    def floor(self) -> int:
        """After so many moves the way back ends."""
        return max(self.first, self.opening)

    def play(self, seat: int, answer: Answer) -> list[Event]:
        """Make a move; a bad one raises a Refusal and changes nothing."""
        before = self.position.clone()
        if self.filmed:
            self.position.film()
        try:
            news = self.position.play(seat, answer)
        finally:
            if self.filmed:
                self.frames = self.position.frames()
        answer = known(answer)
        move = Move(self.n + 1, seat, intern(str(answer)))
        self._keep(before)
        self.history.append(Made(move, answer, intern(before.called(seat, answer))))
        self.entries.append(move)
        self._write_chance()
        if self.position.finished:
            self.entries.append(self._ending())
            self._kept = {n: kept for n, kept in self._kept.items() if n % EVERY == 0 or n == self.first}
        return news

    def say(self, seat: int, text: str) -> list[Event]:
        """Make a move given in words."""
        return self.play(seat, read_move(self.position, seat, text))

    def undoable(self, seat: int, people: list[tuple[int, ...]] | None = None) -> Move:
        """The seat's last move, if it may be undone without asking anybody.

        It may as long as nobody has moved since and nobody has learnt anything by it; `people` are the seats of each.
        """
        last = self.history[-1] if self.n > self.floor else None
        if self.position.finished or last is None or not isinstance(last.move, Move) or last.move.seat != seat:
            raise Refusal("core.nothing-to-undo")
        before, now = self.stretch(self.n - 1)
        if learnt(before, now, people):
            raise Refusal("core.undo-after-reveal", move=last.move.say)
        return last.move

    def undo(self, seat: int, people: list[tuple[int, ...]] | None = None) -> Move:
        """Take back the seat's last move."""
        move = self.undoable(seat, people)
        self.rewind(move.n - 1)
        return move

    def unsay(self, seat: int) -> None:
        """Take back the seat's last answer to the step that still waits, whatever others have answered since."""
        if not self.position.given(seat) or self.n == self.floor:
            raise Refusal("core.nothing-to-undo")
        last = self.history[-1]
        if isinstance(last.move, Move) and last.move.seat == seat:
            self.rewind(self.n - 1)
            return
        before = self.position.clone()
        self.position.take_back(seat)
        unsaid = Unsaid(self.n + 1, seat)
        self._keep(before)
        self.history.append(Made(unsaid))
        self.entries.append(unsaid)

    def rewind(self, n: int) -> None:
        """Go back to just after move n, whatever was learnt since; those at the table must agree."""
        if not self.first <= n < self.n:
            raise Refusal("core.nothing-to-undo")
        self.position = self._kept[n] if n in self._kept else self.after(n)
        del self.history[n:]
        self._kept = {before: kept for before, kept in self._kept.items() if before < n}
        self.entries.append(TakenBack(n))

    def after(self, n: int) -> Position:
        """A copy of the position after n moves, or the first there is."""
        n = max(n, self.first)
        if n == self.n:
            return self.position.clone()
        nearest = n
        while nearest not in self._kept:
            nearest -= 1
        position = self._kept[nearest].clone()
        self._go_on(position, nearest, n)
        return position

    def stretch(self, n: int) -> tuple[Position, Position]:
        """The position after n moves and the present one, to be compared: what has lain still is one object in both."""
        if n in self._kept:
            return self._kept[n], self.position
        before = self.after(n)
        now = before.clone()
        self._go_on(now, n, self.n)
        return before, now

    def _go_on(self, position: Position, first: int, last: int) -> None:
        """Make the moves again that lead from one position to another."""
        for made in self.history[first:last]:
            made.again(position)
        chance = position.table.chance
        assert isinstance(chance, RecordedChance)
        chance.outcomes = []

    def _keep(self, before: Position) -> None:
        """Keep the position before the move that comes next, and let go of one that is no longer recent."""
        self._kept[self.n] = before
        old = self.n - RECENT
        if old % EVERY and old > self.first and old in self._kept:
            del self._kept[old]

    @property
    def header(self) -> Header:
        header = self.entries[0]
        assert isinstance(header, Header)
        return header

    def go_on(self) -> None:
        """Write down that the game goes on under the present rules and content."""
        content = self.game.content_for(self.header.options)
        self.entries.append(Continued(self.n, self.game.rules, content, without_seed(self.position)))

    def resume(self, lines: list[Entry], saved: Mapping[str, Any]) -> None:
        """Go on from a position that was stored after these lines, although they may not lead to it any more."""
        self.position = self.game.load(saved)
        chance = RecordedChance(dealt_from(self.seed, self.header.nonces), self.header.seats)
        chance.used = self.position.table.chance.used
        self.position.table.chance = chance
        self.entries = lines
        self.history = []
        self._kept = {}
        for line in lines:
            if isinstance(line, Move | Unsaid):
                self.history.append(Made(line))
            elif isinstance(line, TakenBack):
                del self.history[line.undo :]
        self.first = self.n

    def _ending(self) -> Ending:
        """The last line: the result, and all that anybody needs to verify the lines above."""
        table = self.position.table
        result = EndResult(**self.game.result(table).save())
        carried = None if self.game.carry is None else self.game.carry(table)
        return Ending(result, self.seed, fingerprint(self.position), sealed(self.entries), carried)

    def _write_chance(self) -> None:
        chance = self.position.table.chance
        assert isinstance(chance, RecordedChance)
        self.entries += [chanced(outcome) for outcome in chance.outcomes]
        chance.outcomes = []


def known(answer: Answer) -> Answer:
    """The answer as it was given before, at this table or another."""
    if len(_given) >= MOST_ANSWERS:
        _given.clear()
    return _given.setdefault((answer.verb, answer.thing), answer)


def without_seed(position: Position) -> dict[str, Any]:
    """The position as it is stored where the seed must not be seen."""
    saved = save_position(position)
    saved["table"]["chance"]["seed"] = ""
    return saved
