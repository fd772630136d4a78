"""A table in play: one change after another, each stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec

from strannik.server.config import Config
from strannik.server.errors import RequestError
from strannik.server.messages import SeatsChanged
from strannik.server.playing.clocks import WallClock
from strannik.server.playing.commands import AlreadyDone, CarriedOut, Command, Failed, GoneAway, Heard, Make
from strannik.server.playing.players import Players
from strannik.server.playing.thinking.bots import BotPool
from strannik.server.showing.broadcast import Broadcast
from strannik.server.showing.front import led_on
from strannik.server.showing.presenter import Company, Reader, Showing, reader_at, seat_names, words_at
from strannik.server.showing.viewer import Shown, Viewer
from strannik.server.showing.words import TableWords
from strannik.server.storage.failure import LineTaken, NoAnswer
from strannik.server.storage.writer import LogWriter, line_of
from strannik.table import log
from strannik.table.events import Finished, Started
from strannik.table.running import NO_FRAMES, Happened, RunningTable, rebuilt

logger = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

Reload = Callable[[], Awaitable[RunningTable]]
Keep = Callable[["LiveTable"], None]

LOOK_SECONDS: Final = 60.0
"""So long somebody who asked about a table may still be looking at what came."""
GOING_AWAY: Final = 1001
FAILED: Final = 1011


class LiveTable:
    """One table with those who are connected to it.

    `reload` reads it anew from its log; `keep` stores what outlives this version, soon after a game has begun and when
    it is over.
    """

    def __init__(
        self, id: str, table: RunningTable, reload: Reload, keep: Keep, writer: LogWriter, pool: BotPool, config: Config
    ) -> None:
        self.id = id
        self.table = table
        self.reload = reload
        self.keep = keep
        self.writer = writer
        self.rematching = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._readers: dict[Reader, list[Viewer]] = {}
        self.company = Company()
        self.wall = WallClock()
        self.grace = config.grace_seconds
        self.used = self.seen = time.monotonic()
        self.kept = 0
        self.players = Players(self, pool, config)
        self._words: dict[str, TableWords] = {}
        self._alike: dict[object, Any] = {}
        self._shown: dict[Reader, Shown] = {}
        self._verdict: asyncio.Future[str] | None = None
        self._commands: list[Command] = []
        self._filmed: list[Happened] = []
        self._settled = asyncio.Event()
        self._settled.set()
        self._going_back: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it: nobody is connected, and nothing is going on."""
        going_on = bool(self._commands) or not self._settled.is_set()
        return not (self.viewers or going_on or self.players.busy)

    @property
    def looked_at(self) -> bool:
        """Whether somebody is connected, or asked about the table a moment ago."""
        return bool(self.viewers) or time.monotonic() - self.seen < LOOK_SECONDS

    def rank(self) -> int:
        """How urgent the table's bots are: people who wait for them come first, then people who only look on."""
        if not self.looked_at:
            return 2
        return 1 if self.table.bots_alone else 0

    def visit(self) -> None:
        """Somebody asks about the table."""
        self.used = self.seen = time.monotonic()
        if self.players.resting:
            self.players.look()

    async def checked_once(self, check: Callable[[], Awaitable[str]]) -> str:
        """What checking the finished game gave: it is done once, however many ask for it, and does not change."""
        if self._verdict is None:
            self._verdict = asyncio.ensure_future(check())
        return await asyncio.shield(self._verdict)

    async def settled(self) -> None:
        """Wait until all that has happened is stored: what may not stand must not be seen.

        What one waits for here must be done before anything else is awaited.
        """
        while not self._settled.is_set():
            await self._settled.wait()

    def showing(self, reader: Reader) -> Showing:
        """The table for one reader, when it is settled."""
        return Showing(self.id, self.table, reader, self.company, self.words(reader.lang))

    def words(self, lang: str) -> TableWords:
        """The words of this table, in which seats are called by who sits there; kept until somebody else sits down."""
        kept = self._words.get(lang)
        if kept is None:
            kept = self._words[lang] = words_at(self.table, lang)
        return kept

    def _rename(self) -> None:
        """Forget words that call somebody by another's name."""
        self._words = {
            lang: words for lang, words in self._words.items() if words.names == seat_names(self.table, lang)
        }

    def want(self, make: Make, heard: Heard, failed: Failed) -> None:
        """Let something happen: check it, store it, tell everybody, and last `heard`; or `failed`.

        What is wanted at the same moment, as when all choose under seal, is checked in turn, stored together and told
        at once.
        """
        self.used = time.monotonic()
        self._commands.append(Command(make, heard, failed))
        if len(self._commands) == 1 and self._settled.is_set():
            asyncio.get_running_loop().call_soon(self._carry_out)

    async def perform(self, make: Make) -> Happened:
        """Let something happen and wait for it. Once it is checked it is done, even if who asked goes away."""
        done: asyncio.Future[Happened] = asyncio.get_running_loop().create_future()

        def entry(table: RunningTable) -> log.LogEntry:
            if done.cancelled():
                raise GoneAway
            return make(table)

        def heard(happened: Happened) -> None:
            if not done.done():
                done.set_result(happened)

        def failed(error: BaseException) -> None:
            if not done.done():
                done.set_exception(error)

        self.want(entry, heard, failed)
        return await done

    def _carry_out(self) -> None:
        """Let happen what is wanted by now."""
        commands, self._commands = self._commands, []
        stored = self.table.n
        self.wall.keep_time(self.table)
        self.table.filmed = True
        for one in self._filmed:
            one.frames = NO_FRAMES  # everybody has seen them
        done = [(command, happened) for command in commands if (happened := self._happen(command)) is not None]
        new = self.table.happened[stored:]
        if not new:
            self._answer(done)
            return
        self._filmed = [one for one in new if one.frames]
        self._settled.clear()
        lines = [line_of(self.id, one.n, one.at, one.entry) for one in new]
        self.writer.append(*lines).add_done_callback(partial(self._settle, done, new))

    def _happen(self, command: Command) -> Happened | None:
        """Check a command and let it happen."""
        try:
            return self.table.apply(command.make(self.table), time.time())
        except AlreadyDone as done:
            return done.happened
        except Exception as error:
            command.failed(error)
            return None

    def _settle(self, done: list[CarriedOut], new: list[Happened], stored: asyncio.Future[None]) -> None:
        """Go on with what is stored, or go back from what is not."""
        error = stored.exception()
        if error is not None:
            self._going_back = asyncio.ensure_future(self._go_back(done, new[0].n, error))
            return
        try:
            self._broadcast(new)
        finally:
            self._rest()
            self._answer(done)
        told = {type(event) for one in new for event in one.told}
        if Finished in told:
            self._let_go()
        if Started in told or Finished in told:
            self.keep(self)
        self.players.look()

    def _let_go(self) -> None:
        """The game is over: what was shown of it will not change any more, so nothing is compared with it."""
        self._words, self._alike = {}, {}
        if not self.table.guiding.lessons:  # a guide still points at what lies there
            self._shown = {reader: shown._replace(scene=None) for reader, shown in self._shown.items()}

    def _answer(self, done: list[CarriedOut]) -> None:
        """Say to those who asked that it is done."""
        for command, happened in done:
            command.heard(happened)

    def _rest(self) -> None:
        """Everything is stored: let those look who wait for it, and go on with what has been wanted meanwhile."""
        self._settled.set()
        if self._commands:
            asyncio.get_running_loop().call_soon(self._carry_out)

    async def _go_back(self, done: list[CarriedOut], first: int, error: BaseException) -> None:
        """What could not be stored has not happened."""
        try:
            kept = [(one.at, one.entry) for one in self.table.happened[: first - 1]]
            self.table = rebuilt(self.table.game, kept)
            self.table.wake(time.time())
            self._rename()
            if isinstance(error, LineTaken):
                await self._catch_up()
                error = RequestError(409, "stale", self.table.n)
            else:
                logger.error("table %s: from entry %d on nothing could be stored: %s", self.id, first, error)
        except Exception as worse:
            error = worse
        refused = [command for command, _ in done]
        if isinstance(error, NoAnswer):
            # Who asked meanwhile would only wait as long once more.
            refused, self._commands = refused + self._commands, []
        self._rest()
        for command in refused:
            command.failed(error)
        self.players.look()

    async def catch_up(self) -> None:
        """Show what a terminal or another server has stored of this table, if nothing is going on at it here."""
        if self._commands or not self._settled.is_set():
            return
        self._settled.clear()
        try:
            await self._catch_up()
        finally:
            self._rest()
        self.players.look()

    async def _catch_up(self) -> None:
        """A terminal or another server on the same database has gone on with this table: read it anew, and show it."""
        logger.info("table %s is played elsewhere too", self.id)
        self.table = await self.reload()
        self._alike = {}
        self._rename()
        self._shown = {}
        self.viewers |= self._unseat()
        self._group()
        for viewer in self.viewers:
            self._send_whole(viewer, 0)

    # Those who are connected

    def connect(self, viewer: Viewer, since: int) -> None:
        """Send the whole scene, and what happens from now on, when the table is settled."""
        viewer.reader = self._rightful(viewer)
        self.viewers.add(viewer)
        self._group()
        self.company.came(viewer.reader)
        self._send_whole(viewer, since)
        self._tell_seats()
        self.players.look()

    def turn(self, viewer: Viewer, reader: Reader) -> None:
        """Go on in another language, or with another seat in front, when the table is settled."""
        viewer.reader = reader
        self._group()
        self._send_whole(viewer, self.table.n)

    def disconnect(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        self._group()
        self.company.went(viewer.reader, time.monotonic())
        self.used = self.seen = time.monotonic()
        self._tell_seats()

    def close(self) -> None:
        """Hang up on everybody and let nobody play on."""
        self.players.stop()
        for viewer in list(self.viewers):
            viewer.end(GOING_AWAY)

    def _rightful(self, viewer: Viewer) -> Reader:
        """What the viewer's token lets them see now: the cards of their seats, or what everybody sees."""
        return reader_at(self.table.seats_of(viewer.key), viewer.reader.lang, viewer.reader.seat)

    def _unseat(self) -> set[Viewer]:
        """Take those out of their seats who have left them, wherever they still look on."""
        gone = {viewer for viewer in self.viewers if self._rightful(viewer) != viewer.reader}
        if gone:
            for viewer in gone:
                self.company.went(viewer.reader, time.monotonic())
                viewer.reader = self._rightful(viewer)
                self.company.came(viewer.reader)
            self.viewers -= gone
            self._group()
        return gone

    def _seat_anew(self, viewers: set[Viewer], since: int) -> None:
        """Let those go on as what they are now who have been taken out of their seats."""
        self.viewers |= viewers
        self._group()
        for viewer in viewers:
            self._send_whole(viewer, since)

    def _send_whole(self, viewer: Viewer, since: int) -> None:
        showing = self.showing(viewer.reader)
        whole = showing.whole(since)
        if viewer.reader not in self._shown:
            seen = (whole.n, whole.scene, whole.prompt, whole.others, whole.undo, whole.table)
            self._shown[viewer.reader] = Shown(*seen)
        viewer.send(encode(whole))

    def _tell_seats(self) -> None:
        for reader, viewers in self._readers.items():
            showing = self.showing(reader)
            message = encode(SeatsChanged(showing.seats(), self.company.watching))
            for viewer in viewers:
                viewer.send(message)

    def _group(self) -> None:
        """Put those together who see the same, and forget what nobody sees any more."""
        self._readers = {}
        for viewer in self.viewers:
            self._readers.setdefault(viewer.reader, []).append(viewer)
        self._shown = {reader: shown for reader, shown in self._shown.items() if reader in self._readers}

    def _broadcast(self, happened: list[Happened]) -> None:
        """Tell every reader what is new to them, made once for all who see the same."""
        broadcast = Broadcast(happened, self._alike)
        self._alike = broadcast.alike
        unseated: set[Viewer] = set()
        if not broadcast.only_moves:
            self._rename()
            unseated = self._unseat()
        shown: dict[Reader, Shown] = {}
        turned = False
        for reader, viewers in self._readers.items():
            try:
                before = self._shown[reader]
                now = led_on(self.table, reader, [] if before.prompt is None else before.prompt.waiting)
                shown[now], update = broadcast.update(self.showing(now), before, now == reader)
                message = encode(update)
            except Exception:
                # The move stands; who cannot be shown it must look anew.
                logger.exception("table %s: entry %d cannot be shown to %s", self.id, broadcast.n, reader)
                for viewer in viewers:
                    viewer.end(FAILED)
                continue
            turned = turned or now is not reader
            for viewer in viewers:
                viewer.reader = now
                viewer.send(message)
        self._shown |= shown
        if turned:
            self._group()
        if unseated:
            self._seat_anew(unseated, happened[0].n - 1)
