"""Clients for measuring: rooms in which all hear what one of them says, as an echo and as a table with a game."""

from __future__ import annotations

import asyncio
import itertools
import time
import urllib.request
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from strannik.bench.sockets import Socket
from strannik.server.messages import Done, SceneShown, TableMade

PATIENCE: Final = 60.0

_rooms = itertools.count()


class Option(msgspec.Struct):
    say: str


class Question(msgspec.Struct):
    options: list[Option] = []


class State(msgspec.Struct):
    state: str


class Glance(msgspec.Struct, tag_field="type", tag="update"):
    """What a measuring client reads of an update: enough to make the next move."""

    n: int
    since: int = 0
    prompt: Question | None = None
    table: State | None = None


class FirstGlance(Glance, tag="scene"):
    """The same of the first scene."""


glance: Final = msgspec.json.Decoder(Glance | FirstGlance).decode

DONE: Final = b'{"type":"done"'
UPDATE: Final = b'{"type":"update"'
SCENE: Final = b'{"type":"scene"'
REFUSAL: Final = b'{"type":"refused"'


class Room:
    """Connections to one place, where everybody hears what one of them says."""

    def __init__(self, port: int, paths: list[str], tokens: Sequence[str] = ()) -> None:
        self.port = port
        self.paths = paths
        self.tokens = tokens
        self.sockets: list[Socket] = []
        self.n = 1
        self.over = False
        self.moves = 0
        self.bytes = 0
        self.updates = 0
        self.lock = asyncio.Lock()
        self._missing = 0
        self._heard: asyncio.Future[None] | None = None

    async def sit(self) -> None:
        """Connect every seat."""
        for seat, path in enumerate(self.paths):
            token = self.tokens[seat] if self.tokens else ""
            self.sockets.append(await Socket.connect(self.port, path, self._ear(seat), token))

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        return lambda message: self.hear(seat, message)

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(UPDATE):
            self.bytes += len(message)
            self.updates += 1
            self.arrived(self.read(seat, glance(message)))
        elif message.startswith(REFUSAL):
            self.fail(message.decode())

    def read(self, seat: int, update: Glance) -> int:
        """How many moves an update tells of; an echo tells of one."""
        return 1

    def to_say(self) -> list[tuple[int, str]]:
        """Who may speak next, and what they say."""
        return [(self.moves % len(self.sockets), "explore 36")]

    def awaited(self, moves: int = 1) -> asyncio.Future[None]:
        """Something that every seat is going to hear of."""
        self._missing = len(self.paths) * moves
        self._heard = asyncio.get_running_loop().create_future()
        return self._heard

    def arrived(self, moves: int = 1) -> None:
        """One more seat has heard of so many moves."""
        self._missing -= moves
        if self._missing == 0 and self._heard is not None:
            self._heard.set_result(None)

    def fail(self, problem: str) -> None:
        if self._heard is not None and not self._heard.done():
            self._heard.set_exception(AssertionError(problem))

    async def move(self, most: int = 1) -> float:
        """One seat speaks, or several at once if they may; seconds until every seat has heard it, -1 if all is over."""
        async with self.lock:
            if self.over:
                return -1
            said = self.to_say()[:most]
            heard = self.awaited(len(said))
            began = time.perf_counter()
            for seat, say in said:
                self.sockets[seat].send(f'{{"type":"move","n":{self.n},"id":"{self.n}","say":"{say}"}}'.encode())
            await heard
            self.n += len(said)
            self.moves += len(said)
            return time.perf_counter() - began

    def average_update(self) -> int:
        return round(self.bytes / max(1, self.updates))

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Onlooker(Room):
    """Somebody who looks on and says nothing."""

    def hear(self, seat: int, message: bytes) -> None:
        return None


class BenchTable(Room):
    """A table whose seats are all played from here, each taking its first option."""

    def __init__(self, port: int, made: TableMade) -> None:
        super().__init__(port, [f"/api/tables/{made.table}/ws"] * len(made.seats), [key.token for key in made.seats])
        self.id = made.table
        self.options: list[list[Option]] = [[] for _ in made.seats]
        self.seen = [1] * len(made.seats)

    async def sit(self) -> None:
        """Connect every seat and read its first scene."""
        shown = self.awaited()
        await super().sit()
        await asyncio.wait_for(shown, PATIENCE)

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(SCENE):
            # Bots play from the first moment, so the first scene need not be that of the first moment.
            shown = glance(message)
            self.seen[seat] = shown.n
            self.ask(seat, shown)
            self.arrived()
        else:
            super().hear(seat, message)

    def read(self, seat: int, update: Glance) -> int:
        if update.since != self.seen[seat]:
            self.fail(f"after {self.seen[seat]} came {update.since} to {update.n}")
        moves = update.n - self.seen[seat]
        self.seen[seat] = update.n
        self.ask(seat, update)
        return moves

    def ask(self, seat: int, shown: Glance) -> None:
        self.options[seat] = [] if shown.prompt is None else shown.prompt.options
        if shown.table is not None and shown.table.state == "finished":
            self.over = True

    def to_say(self) -> list[tuple[int, str]]:
        return [(seat, options[0].say) for seat, options in enumerate(self.options) if options]

    async def stored(self) -> int:
        """How many moves the server has, asked anew."""
        address = f"http://127.0.0.1:{self.port}/api/tables/{self.id}/scene"
        answer = await asyncio.to_thread(_get, address)
        return msgspec.json.decode(answer, type=SceneShown).n - 1


class Duel(BenchTable):
    """A person, played from here, and a bot: the person moves and waits until the bot has.

    `stored_as` is the number of the person's own last move, once the server has told it.
    """

    def __init__(self, port: int, made: TableMade) -> None:
        super().__init__(port, made)
        self.stored_as: int | None = 0

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(DONE):
            self.stored_as = msgspec.json.decode(message, type=Done).n
            self.arrived()
        else:
            super().hear(seat, message)

    async def answered(self) -> float:
        """Move once; seconds until the person is asked again, or the game is over."""
        began = time.perf_counter()
        await self.move()
        while not self.over and not self.options[0]:
            await asyncio.sleep(0.002)
        return time.perf_counter() - began

    def arrived(self, moves: int = 1) -> None:
        """The bot's moves are heard too, perhaps before one's own; only for that one somebody waits here."""
        seen = self.stored_as is not None and self.seen[0] >= self.stored_as
        if seen and self._heard is not None and not self._heard.done():
            self._heard.set_result(None)

    async def move(self, most: int = 1) -> float:
        self.n, self.stored_as = self.seen[0], None
        return await super().move(most)


def _get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        data: bytes = answer.read()
        return data


def _make(port: int, plans: list[dict[str, str]]) -> TableMade:
    body = msgspec.json.encode({"game": "faraway", "seats": plans})
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return msgspec.json.decode(answer.read(), type=TableMade)


async def open_tables(port: int, count: int, seats: int) -> list[BenchTable]:
    """New tables with everybody seated."""
    tables: list[BenchTable] = []
    plans = [{"kind": "mine", "name": f"Seat {seat + 1}"} for seat in range(seats)]
    for _ in range(count):
        table = BenchTable(port, await asyncio.to_thread(_make, port, plans))
        await table.sit()
        tables.append(table)
    return tables


async def open_duel(port: int) -> Duel:
    """A new table at which a greedy bot plays against a person."""
    plans = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    duel = Duel(port, await asyncio.to_thread(_make, port, plans))
    await duel.sit()
    return duel


async def watch_bots(port: int, seats: int) -> Room:
    """A new table at which searching bots play, and somebody who looks on."""
    made = await asyncio.to_thread(_make, port, [{"kind": "bot", "bot": "search"}] * seats)
    room = Onlooker(port, [f"/api/tables/{made.table}/ws"])
    await room.sit()
    return room


async def open_echoes(port: int, count: int, seats: int) -> list[Room]:
    """New rooms of the raw server."""
    rooms = [Room(port, [f"/{next(_rooms)}"] * seats) for _ in range(count)]
    for room in rooms:
        await room.sit()
    return rooms
