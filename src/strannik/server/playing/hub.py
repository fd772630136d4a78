"""All tables of a server: made, found, loaded from their logs when somebody needs them, and put away."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from strannik.box.game import Game
from strannik.core.options import OptionError
from strannik.core.record import Ending, Entry, Header, Move, TakenBack, Unsaid
from strannik.core.zones import WATCHER
from strannik.server.config import Config
from strannik.server.errors import RequestError, Unplayable
from strannik.server.library import installed
from strannik.server.playing import keeping
from strannik.server.playing.clocks import Sleepers
from strannik.server.playing.keeper import Keeper
from strannik.server.playing.live import LiveTable
from strannik.server.playing.promises import Promises
from strannik.server.playing.thinking.advice import Advisers
from strannik.server.playing.thinking.bots import BotPool
from strannik.server.playing.upgrade import read_table
from strannik.server.showing.viewer import Viewer
from strannik.server.storage.store import Store
from strannik.server.storage.writer import Line, LogWriter, line_of
from strannik.server.threads import Threads
from strannik.table import log
from strannik.table.running import RunningTable, rebuilt

logger = logging.getLogger(__name__)

UNSAID: Final = -1
"""Where somebody does not say which of their seats they mean."""

A_TABLE: Final = 100
"""A table takes as much memory as so many moves, besides those that were made at it."""

ASKED_AT_ONCE: Final = 500
"""So many tables are asked for in one question to the database."""

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,32}")


class Hub:
    """The tables that are in memory, and the way to the others."""

    def __init__(self, config: Config, store: Store, writer: LogWriter, pool: BotPool) -> None:
        self.config = config
        self.store = store
        self.writer = writer
        self.pool = pool
        self.live: dict[str, LiveTable] = {}
        self.promises = Promises()
        self.advisers = Advisers(pool, config.bot_seconds)
        self.closing = False
        self.threads = Threads()
        self.keeper = Keeper(store, self.threads)
        self.sleepers = Sleepers(self.find)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    @property
    def connections(self) -> int:
        return sum([len(live.viewers) for live in self.live.values()])

    @property
    def used(self) -> float:
        """When somebody last did something at any table."""
        return max([live.used for live in self.live.values()], default=0.0)

    def admit(self, live: LiveTable, viewer: Viewer) -> None:
        """Refuse one connection too many. Whoever has a seat is never kept out by those who watch."""
        limits, reader = self.config.limits, viewer.reader
        if self.closing:
            raise RequestError(503, "shutting-down")
        if reader.seat != WATCHER:
            if max([live.company.here.get(seat, 0) for seat in reader.held]) >= limits.windows:
                raise RequestError(429, "too-many-windows")
            return
        if live.company.watching >= limits.watching:
            raise RequestError(429, "too-many-watching")
        watched = [one for other in self.live.values() for one in other.viewers if one.reader.seat == WATCHER]
        if sum([one.client == viewer.client for one in watched]) >= limits.connections:
            raise RequestError(429, "too-many-connections")

    def room_for_bots(self, opened: log.Opened) -> None:
        """Refuse one more table at which bots would play among themselves."""
        if any([place.kind != "bot" for place in opened.places]):
            return
        alone = [live for live in self.live.values() if live.table.bots_alone and live.table.state == "playing"]
        if sum([live.looked_at for live in alone]) >= self.config.limits.bot_tables:
            raise RequestError(429, "too-many-bots")

    async def find(self, id: str) -> LiveTable:
        """The table with this id, loaded if need be."""
        live = self.live.get(id)
        if live is not None:
            live.visit()
            return live
        if not TABLE_ID.fullmatch(id):
            raise RequestError(404, "unknown-table")
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        table = await self._read(id)
        self.sleepers.get_up(id, table)
        return self._seat_people(id, table)

    async def _read(self, id: str) -> RunningTable:
        """The table as its log has it."""
        lines, kept = await self.threads.ask_storage(self.store.read_table, id)
        if not lines:
            raise RequestError(404, "unknown-table")
        at = time.time()
        table, stored = await asyncio.to_thread(read_table, lines, keeping.decode(kept) if kept else None, at)
        new = table.happened[stored:]
        if new:
            await self.writer.append(*[line_of(id, one.n, one.at, one.entry) for one in new])
        table.wake(at)
        return table

    def _seat_people(self, id: str, table: RunningTable) -> LiveTable:
        live = LiveTable(id, table, partial(self._read, id), self.keep_soon, self.writer, self.pool, self.config)
        self._make_room(table.n + A_TABLE)
        self.live[id] = live
        live.players.look()
        return live

    async def keep_record(self, opened: log.Opened, following: list[log.LogEntry]) -> str:
        """Store a verified game that came as a record. It is read when somebody wants to see it, and not before."""
        id, at = new_id(), time.time()
        entries = [opened, *following]
        await self.writer.append(*[line_of(id, n, at, entry) for n, entry in enumerate(entries, 1)])
        return id

    async def open(
        self, opened: log.Opened, id: str = "", beside: Sequence[Line] = (), prepared: Sequence[log.Moved] = ()
    ) -> LiveTable:
        """Make a table, with what was prepared on it, store it together with other lines, and let it begin."""
        self.room_for_bots(opened)
        id = id or new_id()
        at = time.time()
        try:
            game = installed(opened.game)
            table = await asyncio.to_thread(rebuilt, game, [(at, opened), *[(at, move) for move in prepared]])
        except OptionError as error:
            raise Unplayable(opened.game, error) from None
        await self.writer.append(*[line_of(id, one.n, one.at, one.entry) for one in table.happened], *beside)
        live = self._seat_people(id, table)
        if table.match is not None:
            self.keep_soon(live)
        return live

    def keep_soon(self, live: LiveTable) -> None:
        """Keep a table beside what else there is to do."""
        self.keeper.keep_soon(live)

    async def keep_changed(self) -> None:
        """Keep all tables at which something has happened since they were kept."""
        await self.keeper.keep(self.live.values())

    async def catch_up(self) -> None:
        """Read those tables anew that somebody looks at here, and at which others have played on elsewhere."""
        seen = [live.id for live in self.live.values() if live.looked_at]
        for first in range(0, len(seen), ASKED_AT_ONCE):
            asked = seen[first : first + ASKED_AT_ONCE]
            stored = await self.threads.ask_storage(self.store.last_lines, asked)
            for id, n in stored.items():
                live = self.live.get(id)
                if live is not None and live.table.n < n:
                    await live.catch_up()

    def put_away(self) -> None:
        """Forget tables nobody has used for a while; their logs stay."""
        limit = time.monotonic() - self.config.idle_seconds
        for live in [live for live in self.live.values() if live.used < limit and live.idle]:
            self._forget(live)
        self._make_room(0)

    def _make_room(self, moves: int) -> None:
        """Forget the longest unused tables as long as there would be too much in memory with so many moves more."""
        total = moves + sum([live.table.n + A_TABLE for live in self.live.values()])
        if total <= self.config.moves_in_memory:
            return
        for live in sorted([live for live in self.live.values() if live.idle], key=lambda live: live.used):
            total -= live.table.n + A_TABLE
            self.keep_soon(live)
            self._forget(live)
            if total <= self.config.moves_in_memory:
                return

    def _forget(self, live: LiveTable) -> None:
        live.players.stop()
        live.wall.keep_time(live.table)
        self.sleepers.lay_down(live.id, live.table)
        del self.live[live.id]

    async def wake_clocked(self) -> None:
        """After a restart, open the tables at which somebody's time runs: it must run out without anybody looking."""
        for id in await self.threads.ask_storage(self.store.find_clocked):
            try:
                await self.find(id)
            except Exception as error:
                logger.warning("table %s has a clock and cannot be opened: %s", id, error)

    async def remove_old_uploads(self) -> int:
        """Remove games that came as records long ago; how many."""
        before = time.time() - self.config.upload_days * 86_400
        old = await self.threads.ask_storage(self.store.find_unowned, before)
        uploads = [id for id, first in old if id not in self.live and is_upload(first)]
        if uploads:
            await self.threads.ask_storage(self.store.remove, uploads)
        return len(uploads)

    def close(self) -> None:
        """Let everybody go; what happened is stored already."""
        self.closing = True
        self.sleepers.close()
        for live in self.live.values():
            live.close()


def new_id() -> str:
    """The name of a table, which nobody can guess."""
    return secrets.token_urlsafe(9)


def is_upload(line: str) -> bool:
    """Whether the log that begins with this line came as a record: its seats belong to nobody, and never did.

    Games that came with a campaign stay as long as it does.
    """
    opened = log.decode(line)
    assert isinstance(opened, log.Opened)
    return not opened.campaign and all([place.kind == "person" and not place.key for place in opened.places])


def seats_by(live: LiveTable, key: str) -> tuple[int, ...]:
    """The seats whose token has this key; a spectator has none."""
    seats = live.table.seats_of(key)
    if key and not seats:
        raise RequestError(401, "unknown-token")
    return seats


def one_of(seats: tuple[int, ...], wanted: int) -> int:
    """Which of their seats somebody means."""
    if wanted == UNSAID:
        if len(seats) > 1:
            raise RequestError(422, "which-seat")
        return seats[0]
    if wanted not in seats:
        raise RequestError(403, "not-your-seat")
    return wanted


def recorded(game: Game, lines: Sequence[Entry]) -> tuple[log.Opened, list[log.LogEntry]]:
    """The log of a game that came as a verified record."""
    header, ending = lines[0], lines[-1]
    assert isinstance(header, Header)
    assert isinstance(ending, Ending)
    nonces = header.nonces or [""] * header.seats
    names = [*ending.names, *[""] * header.seats]
    places = [log.Place("person", name, nonce=nonce) for name, nonce in zip(names, nonces, strict=False)]
    mode = str(header.options.get("mode", game.modes[0].name))
    opened = log.Opened(
        game=game.id,
        rules=game.rules,
        content=game.content_for(header.options),
        mode=mode,
        options=header.options,
        seed=ending.seed,
        places=places,
        carried=header.carried,
    )
    return opened, [entry for line in lines for entry in logged(line)]


def logged(entry: Entry) -> list[log.LogEntry]:
    """What a line of a record was at the table."""
    match entry:
        case Move(seat=seat, say=say):
            return [log.Moved(seat, say, by="bot")]
        case Unsaid(unsay=seat):
            return [log.Retracted(seat)]
        case TakenBack(undo=undo):
            return [log.Rewound(undo)]
    return []
