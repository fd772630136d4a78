"""Who plays when no person does: bots in their seats, and the clock for those who take too long."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, Literal

from strannik.bots.search import ITERATIONS
from strannik.box.match import Match
from strannik.core.chance import derived_seed
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.record import Move
from strannik.core.refusal import Refusal
from strannik.server.config import Config
from strannik.server.errors import RequestError
from strannik.server.playing.clocks import due
from strannik.server.playing.thinking.bot_specs import DEFAULT
from strannik.server.playing.thinking.bots import SLOW, BotPool, Question
from strannik.server.storage.failure import StorageFails
from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.running import RunningTable

if TYPE_CHECKING:
    from strannik.server.playing.live import LiveTable

logger = logging.getLogger(__name__)

RETRY_SECONDS = 5.0

PATIENCE: Final = 7
"""So many of its pauses a bot leaves to people who could just now do something in its turn."""

THOUGHTS: Final = 6.0
"""So many seconds bots think, all in all, until a person has something to say again."""
SHORTEST: Final = 0.2
"""So long a bot may think about a choice in any case."""


class OutOfDate(Exception):
    """The question changed while the bot was thinking."""


class Players:
    """Looks after every change who has to move, and lets bots think without holding anybody up."""

    def __init__(self, live: LiveTable, pool: BotPool, config: Config) -> None:
        self.live = live
        self.pool = pool
        self.config = config
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._asked: dict[int, int] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped = False
        self._left = THOUGHTS
        self._heard = 0
        self._chances: list[str] = []
        self.resting = False
        """Whether nobody sees what the bots of this table would do, so that they wait until somebody looks."""

    def look(self) -> None:
        """Set every bot to work that has something to decide and is not at it already."""
        table = self.live.table
        if self._stopped or table.match is None or table.state != "playing":
            return
        self.resting = table.bots_alone and not self.live.looked_at
        if self.resting:
            return
        position = table.match.position
        # Where all propose aloud, bots hear the people first, and agree.
        people_first = position.open and any([table.seats[seat].by_person for seat in position.offers])
        for seat, place in enumerate(table.seats):
            if not place.bot or people_first:
                continue
            asked = table.asked_at[seat] if seat in position.offers else table.n
            wanted = seat in position.offers or bool(position.interrupts(seat))
            if wanted and self._asked.get(seat) != asked:
                self._asked[seat] = asked
                self._start(seat, place.bot, "bot")
            elif not wanted and seat in self._thinking:
                self._thinking.pop(seat).cancel()
        self._set_alarm(table)

    def stop(self) -> None:
        """Let nobody think on."""
        self._stopped = True
        for task in self._thinking.values():
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    @property
    def busy(self) -> bool:
        return any([not task.done() for task in self._thinking.values()])

    def _start(self, seat: int, bot: str, by: Literal["bot", "clock"]) -> None:
        before = self._thinking.get(seat)
        if before is not None and not before.done():
            before.cancel()
        self._thinking[seat] = asyncio.ensure_future(self._play(seat, bot, by))

    async def _play(self, seat: int, bot: str, by: Literal["bot", "clock"]) -> None:
        """Think, then make the move if the question is still the same."""
        await self.live.settled()
        table = self.live.table
        assert table.match is not None
        position, asked = table.match.position.clone(), table.asked_at[seat]
        seed = derived_seed("bot", table.opened.seed, table.n, seat)
        moment = table.n
        given = answers(table.match, seat)
        began = time.monotonic()
        thinker = in_time(bot, self.time_to_think(table.match))
        question = Question(self.live.id, self.live.rank, table.game.id, position, seat, thinker, seed, given)
        said = await self.pool.think(question, self.config.bot_seconds)
        self._left -= time.monotonic() - began
        if not said.say:
            return
        if self.live.viewers:
            pause = self.config.bot_pause * (PATIENCE if self.somebody_could_act(position) else 1)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))

        def entry(now: RunningTable) -> log.LogEntry:
            still = now.asked_at[seat] == asked and (seat in position.offers or now.n == moment)
            if not still or (by == "bot") != bool(now.seats[seat].bot):
                raise OutOfDate
            return log.Moved(seat, said.say, by=by, guessed=said.guessed)

        try:
            await self.live.perform(entry)
        except (OutOfDate, Improper, Refusal, RequestError):
            # The table has moved on, perhaps on another server.
            self._again(seat, 0.0)
        except StorageFails:
            # The disk may have room again later; until then nothing happens at this table.
            self._again(seat, RETRY_SECONDS)

    def time_to_think(self, match: Match) -> float:
        """Half of what is left since a person last said something: many choices in a row take no longer than a few."""
        heard = self._last_said(match)
        if heard != self._heard:
            self._heard, self._left = heard, THOUGHTS
        return max(SHORTEST, self._left / 2)

    def _last_said(self, match: Match) -> int:
        """Which was the last move of a person."""
        for one in reversed(match.history):
            if isinstance(one.move, Move) and self.live.table.seats[one.move.seat].by_person:
                return one.move.n
        return 0

    def somebody_could_act(self, position: Position) -> bool:
        """Whether a person may do something now although nobody asks, and has not just been given time for the same.

        What is done beside the game, such as laying a weapon down, can wait.
        """
        seats, aside = self.live.table.seats, self.live.table.game.aside
        chances = [
            f"{position.waiting} {seat} {offer}"
            for seat in position.interrupters()
            if seats[seat].by_person and seat not in position.offers
            if (offer := position.interrupts(seat)) is not None and any([one.verb not in aside for one in offer])
        ]
        new = bool(chances) and chances != self._chances
        self._chances = chances
        return new

    def _again(self, seat: int, delay: float) -> None:
        """Look again at what the seat is asked, after this task has ended."""
        self._asked.pop(seat, None)
        asyncio.get_running_loop().call_later(delay, self.look)

    def _set_alarm(self, table: RunningTable) -> None:
        """Be woken when the next person's time is up."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.live.wall.keep_time(table)
        at = due(table)
        if at:
            delay = max(0.0, at - time.time())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        table = self.live.table
        self.live.wall.keep_time(table)
        now = time.time()
        for seat in table.waiting():
            deadline = table.deadline(seat)
            if deadline and deadline <= now and self._asked.get(seat) != table.asked_at[seat]:
                self._asked[seat] = table.asked_at[seat]
                self._start(seat, DEFAULT, "clock")
        self._set_alarm_later()

    def _set_alarm_later(self) -> None:
        """A seat whose time is up is being served; look again soon for the others."""
        self._alarm = asyncio.get_running_loop().call_later(1.0, self.look)


def in_time(bot: str, seconds: float) -> str:
    """The bot with so many seconds for its choice, if it is one that thinks for long."""
    return f"{SLOW}:{ITERATIONS}/{seconds:.2f}s" if bot == SLOW else bot


def answers(match: Match, seat: int) -> list[Answer]:
    """What the seat has answered so far, without what was taken back."""
    made = [one for one in match.history if isinstance(one.move, Move) and one.move.seat == seat]
    return [one.answer for one in made if one.answer is not None]
