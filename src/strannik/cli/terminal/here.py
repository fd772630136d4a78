"""A seat at a table in the storage of this machine, the one that servers use too: the browser may go on with it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep
from typing import Final

from strannik.cli.terminal.bots_here import next_of_bots
from strannik.cli.terminal.seat import Refused
from strannik.cli.terminal.stored_table import StoredTable
from strannik.core.refusal import Refusal
from strannik.server.errors import RequestError, problem
from strannik.server.messages import Hint, SceneShown, Suggested
from strannik.server.messages.common import Language
from strannik.server.playing.commands import Make, held, once
from strannik.server.playing.thinking.advice import pondered, proposed, thinking_seed, told_hint, told_suggestion
from strannik.server.playing.verbs import TableVerb
from strannik.server.showing.front import first_asked
from strannik.server.showing.presenter import Company, Reader, Showing, reader_at, words_at
from strannik.server.storage.failure import StorageFails
from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.running import RunningTable

LOOK_SECONDS: Final = 0.5
"""So often it is looked whether somebody else has gone on with the table."""


class SeatHere:
    """The seats of whoever has this key. Bots play when their turn has come, and people elsewhere when they like."""

    here = True

    def __init__(self, stored: StoredTable, key: str, language: Language, new: bool = False) -> None:
        self.stored = stored
        self.key = key
        self.language = language
        self.new = new
        self._come_back()

    @property
    def table(self) -> RunningTable:
        return self.stored.table

    @property
    def address(self) -> str:
        return self.stored.id

    @property
    def seats(self) -> tuple[int, ...]:
        return self.table.seats_of(self.key)

    def _come_back(self) -> None:
        """Whoever sits down plays: no bot in their place, and the game does not stand still."""
        with self._refusing():
            for seat in self.seats:
                if self.table.state != "finished" and self.table.seats[seat].bot:
                    self.stored.happen(log.PersonBack(seat))
            if self.table.state == "paused" and self.seats:
                self.stored.happen(log.Resumed(self.seats[0]))
            self.stored.store()

    def scene(self, n: int = 0) -> SceneShown:
        with self._refusing():
            self.stored.look()
        return self._showing().whole(n)

    def _reader(self, front: int | None = None) -> Reader:
        seats = self.seats
        if not seats:
            raise Refused(problem(RequestError(401, "unknown-token"), self.language)[1])
        return reader_at(seats, self.language, first_asked(self.table, seats) if front is None else front)

    def _showing(self) -> Showing:
        return Showing(self.stored.id, self.table, self._reader(), Company())

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Whatever the table does not allow is told as a server would tell it."""
        try:
            yield
        except (RequestError, Improper, Refusal, StorageFails) as error:
            raise Refused(problem(error, self.language, words_at(self.table, self.language))[1]) from None

    def _perform(self, seat: int, make: Make) -> None:
        with self._refusing():
            self.stored.perform(held(self.key, seat, make))

    def say(self, verb: TableVerb) -> None:
        self._perform(verb.seat, verb.command(verb.seat))

    def guide(self, seat: int, wanted: bool) -> None:
        self._perform(seat, lambda now: log.Guided(seat, wanted))

    def suggestion(self, seat: int) -> Suggested:
        match = self.table.match
        if match is None or seat not in self.table.waiting():
            return Suggested(self.table.n, "")
        say = proposed(self.table.game, match.position, seat, thinking_seed("suggestion", self.table, seat))
        return told_suggestion(self.table, self._reader(seat), words_at(self.table, self.language), say)

    def hint(self, seat: int, n: int) -> Hint:
        id, match = secrets.token_hex(8), self.table.match
        with self._refusing():
            if match is None or seat not in self.table.waiting():
                raise RequestError(409, "not-your-question")
        self._perform(seat, once(seat, id, n, lambda now: log.Hinted(seat, id)))
        found = pondered(self.table.game, match.position, seat, thinking_seed("hint", self.table, seat))
        return told_hint(self.table, self._reader(seat), words_at(self.table, self.language), found)

    def record(self) -> str:
        return self.table.record()

    def wait(self, n: int) -> None:
        """Let bots go on until this person can say something again, or wait for somebody elsewhere."""
        with self._refusing():
            if self.table.n > n or self.stored.look() or self._let_bots_play():
                return
        sleep(LOOK_SECONDS)

    def _let_bots_play(self) -> bool:
        """Whether any bot had something to say; what they said is stored together."""
        played = False
        while not (played and self._may_speak()):
            move = next_of_bots(self.table)
            if move is None:
                break
            self.stored.happen(move)
            played = True
        self.stored.store()
        return played

    def _may_speak(self) -> bool:
        """Whether the game is over, or one of this person's seats is asked or could do something."""
        match = self.table.match
        if match is None or match.position.finished:
            return True
        position = match.position
        return any([seat in position.offers or bool(position.interrupts(seat)) for seat in self.seats])
