"""What several people want at the same moment is checked in turn, stored together and told at once."""

import asyncio
import json
import threading
import time

import pytest

from strannik.core.refusal import Refusal
from strannik.server.config import Config
from strannik.server.errors import RequestError
from strannik.server.playing.commands import held, moved
from strannik.server.playing.live import LiveTable
from strannik.server.showing.presenter import Reader
from strannik.server.showing.viewer import Viewer
from strannik.server.storage import writer as writing
from strannik.server.storage.failure import NoAnswer, StorageFails
from strannik.server.storage.writer import LogWriter
from strannik.table import log
from tests.table.tables import options, person, table


class Notebook:
    """A ledger that remembers what was written together; it fails, or hangs, as long as it is told to."""

    def __init__(self) -> None:
        self.pages = []
        self.full = False
        self.thawed = threading.Event()
        self.thawed.set()

    def write(self, lines):
        self.thawed.wait()
        if self.full:
            raise StorageFails("the disk is full")
        self.pages.append([line.n for line in lines])

    def close(self) -> None:
        pass


class Sitting:
    """A table of three with a client in every seat."""

    def __init__(self) -> None:
        self.notebook = Notebook()
        self.writer = LogWriter(self.notebook, asyncio.get_running_loop())
        running = table(person("Anna"), person("Boris"), person("Clara"))
        self.live = LiveTable("t", running, None, None, self.writer, None, Config())
        self.heard = [[] for _ in range(3)]
        for seat in range(3):
            key = running.seats[seat].key
            self.live.connect(Viewer(Reader(seat, "en"), key, self._ear(seat)), 0)
            self.heard[seat].clear()

    def _ear(self, seat):
        return lambda message: self.heard[seat].append(json.loads(message)) is None

    def updates(self, seat):
        return [message for message in self.heard[seat] if message["type"] == "update"]

    def move(self, seat, say=""):
        say = say or options(self.live.table, seat)[0]
        return self.live.perform(moved(seat, self.live.table.n, f"id {seat}", say))


def play(scenario):
    """Run a scenario at a new table."""

    async def whole():
        sitting = Sitting()
        try:
            await scenario(sitting)
        finally:
            await sitting.writer.close()

    asyncio.run(whole())


def test_all_who_choose_at_once_are_stored_in_one_page_and_told_in_one_message():
    async def scenario(sitting):
        happened = await asyncio.gather(*[sitting.move(seat) for seat in range(3)])
        assert [one.n for one in happened] == [2, 3, 4]
        assert sitting.notebook.pages == [[2, 3, 4]]
        for seat in range(3):
            [update] = sitting.updates(seat)
            assert (update["since"], update["n"]) == (1, 4)
            assert [told["fields"]["seat"] for told in update["events"] if told["event"] == "Explored"] == [0, 1, 2]

    play(scenario)


def test_who_is_refused_keeps_nobody_else_from_moving():
    async def scenario(sitting):
        found = await asyncio.gather(
            sitting.move(0), sitting.move(1, "explore 999"), sitting.move(2), return_exceptions=True
        )
        assert isinstance(found[1], Refusal)
        assert sitting.live.table.n == 3
        assert sitting.notebook.pages == [[2, 3]]
        assert sitting.live.table.waiting() == [1]

    play(scenario)


def test_what_cannot_be_stored_has_not_happened_for_any_of_them():
    async def scenario(sitting):
        before = {seat: options(sitting.live.table, seat) for seat in range(3)}
        sitting.notebook.full = True
        found = await asyncio.gather(*[sitting.move(seat) for seat in range(3)], return_exceptions=True)
        assert [type(one) for one in found] == [StorageFails] * 3
        assert sitting.live.table.n == 1
        assert [sitting.updates(seat) for seat in range(3)] == [[], [], []]
        sitting.notebook.full = False
        await asyncio.gather(*[sitting.move(seat, before[seat][0]) for seat in range(3)])
        assert sitting.notebook.pages == [[2, 3, 4]]

    play(scenario)


def test_who_asks_while_the_database_hangs_waits_no_longer_than_who_asked_first(monkeypatch):
    monkeypatch.setattr(writing, "ANSWER_SECONDS", 2.0)
    monkeypatch.setattr(writing, "LOOK_SECONDS", 0.05)

    async def scenario(sitting):
        sitting.notebook.thawed.clear()
        began = time.monotonic()
        first = asyncio.ensure_future(sitting.move(0))
        await asyncio.sleep(0.1)
        found = await asyncio.gather(first, sitting.move(1), sitting.move(2), return_exceptions=True)
        took = time.monotonic() - began
        sitting.notebook.thawed.set()
        assert [type(one) for one in found] == [NoAnswer] * 3
        assert took < 3.9, "nobody waited for twice as long"
        assert sitting.live.table.n == 1

    play(scenario)


def test_a_move_of_a_seat_that_changes_hands_first_is_nobodys():
    """It was checked when it came, but others were in front of it: Boris leaves, and somebody else sits down."""

    async def scenario(sitting):
        table = sitting.live.table
        boris, say = table.seats[1].key, options(table, 1)[0]
        left = sitting.live.perform(lambda now: log.Left(1, "greedy"))
        joined = sitting.live.perform(lambda now: log.Joined(1, "Dora", "another key"))
        late = sitting.live.perform(held(boris, 1, moved(1, table.n, "late", say)))
        _, _, refused = await asyncio.gather(left, joined, late, return_exceptions=True)
        assert isinstance(refused, RequestError)
        assert (refused.status, refused.code) == (401, "unknown-token")
        assert [type(one.entry) for one in table.happened[1:]] == [log.Left, log.Joined]

    play(scenario)


def test_the_same_message_twice_at_once_is_one_move_for_both():
    async def scenario(sitting):
        say = options(sitting.live.table, 0)[0]
        twice = await asyncio.gather(sitting.move(0, say), sitting.move(0, say))
        assert [one.n for one in twice] == [2, 2]
        assert sitting.notebook.pages == [[2]]
        assert (await sitting.move(0, say)).n == 2
        assert sitting.notebook.pages == [[2]]

    play(scenario)


def test_the_same_message_twice_at_once_is_said_to_be_done_only_when_it_is_stored():
    async def scenario(sitting):
        say = options(sitting.live.table, 0)[0]
        sitting.notebook.full = True
        found = await asyncio.gather(sitting.move(0, say), sitting.move(0, say), return_exceptions=True)
        assert [type(one) for one in found] == [StorageFails] * 2
        assert sitting.live.table.n == 1

    play(scenario)


def test_who_goes_away_before_the_table_is_free_does_not_move():
    async def scenario(sitting):
        gone, stays = [asyncio.ensure_future(sitting.move(seat)) for seat in range(2)]
        gone.get_loop().call_soon(gone.cancel)
        await asyncio.sleep(0)
        assert not sitting.live.idle
        assert (await stays).n == 2
        assert gone.cancelled()
        assert sitting.live.table.waiting() == [0, 2]

    play(scenario)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_answer_under_seal_is_told_to_the_others_without_saying_what_it_was(seat):
    async def scenario(sitting):
        await sitting.move(seat)
        for other in {0, 1, 2} - {seat}:
            [update] = sitting.updates(other)
            assert update["events"] == []
            assert update["changes"] == {}

    play(scenario)
