"""Bots that think in processes of their own, so that nobody's click waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Final, NamedTuple

import msgspec

from strannik.bots.bot import Bot
from strannik.bots.random import RandomBot
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Thing
from strannik.core.position import Position
from strannik.core.saving import save_position
from strannik.server.library import installed
from strannik.server.messages import BotHealth
from strannik.server.playing.thinking.turns import Rank, Turns
from strannik.server.playing.thinking.workers import Worker

logger = logging.getLogger(__name__)

SLOW: Final = "search"
"""The bot that thinks for long: it has workers of its own, so that no other waits for it."""


Task = Callable[[bytes], str]
"""What a worker does with a question."""


class Thinking(msgspec.Struct):
    """What a worker needs to let a bot choose: the position stays behind the bot's window."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: str
    given: list[tuple[str, Thing]] = []
    """What the seat has answered in this game so far: a bot is made anew for every question, and may remember."""


def think(task: bytes) -> str:
    """In a worker: what the bot says for the seat, or nothing if it need not and does not want to say anything."""
    asked = msgspec.json.decode(task, type=Thinking)
    game = installed(asked.game)
    given = [Answer(verb, thing) for verb, thing in asked.given]
    return chosen(game, game.load(asked.position), asked.seat, asked.bot, asked.seed, given)


def chosen(game: Game, position: Position, seat: int, spec: str, seed: str, given: Sequence[Answer] = ()) -> str:
    """What a bot that has answered this so far says for the seat; perhaps nothing, where nobody asks it."""
    bot = make_bot(spec, game, Chance(seed, 0))
    for answer in given:
        bot.remember(answer)
    return spoken(bot, Window(position, seat))


def spoken(bot: Bot, window: Window) -> str:
    """What the bot says: something that it may do besides, or the answer to its question; perhaps nothing."""
    said = None if window.interrupts is None else bot.interject(window)
    if said is None and window.asked:
        said = bot.choose(window)
    return "" if said is None else str(said)


class Question(NamedTuple):
    """What a bot is asked. `rank` says how urgent its table is, `given` what the seat has answered so far."""

    table: str
    rank: Rank
    game: str
    position: Position
    seat: int
    bot: str
    seed: str
    given: Sequence[Answer] = ()


def written(question: Question) -> bytes:
    """The question as it goes to a worker."""
    given = [(answer.verb, answer.thing) for answer in question.given]
    saved = save_position(question.position)
    return msgspec.json.encode(Thinking(question.game, saved, question.seat, question.bot, question.seed, given))


class Said(NamedTuple):
    """What a bot says, perhaps nothing; `guessed` if it could not think and took something that is open."""

    say: str
    guessed: bool = False


def anything(question: Question) -> Said:
    """Some open answer, for when a bot fails: the table must go on."""
    position, seat = question.position, question.seat
    if seat not in position.offers:
        return Said("")
    return Said(str(RandomBot(Chance(question.seed, 0)).choose(Window(position, seat))), guessed=True)


class Crew:
    """Workers that take one question after another, in fair turns."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.turns = Turns(workers)
        self._idle = list(self.workers)
        self._at_work: set[asyncio.Task[str]] = set()

    async def think(self, question: Question, seconds: float, do: Task = think) -> str:
        """What the bot says. The seconds are for thinking; how long it waits for its turn is no fault of the bot."""
        await self.turns.take(question.table, question.rank)
        working = asyncio.ensure_future(self._work(question, seconds, do))
        self._at_work.add(working)
        working.add_done_callback(self._done)
        # Who does not want to know any more goes; the worker is busy all the same.
        return await asyncio.shield(working)

    async def _work(self, question: Question, seconds: float, do: Task) -> str:
        worker = self._idle.pop()
        try:
            task = written(question)
            return await worker.work(do, task, seconds)
        except BrokenExecutor:
            logger.error("a bot worker died; another is started and asked again")
            return await worker.work(do, task, seconds)
        finally:
            self._idle.append(worker)

    def _done(self, working: asyncio.Task[str]) -> None:
        self._at_work.discard(working)
        if not working.cancelled():
            working.exception()  # whoever waits has heard it; nobody else need
        self.turns.leave()

    def close(self) -> None:
        for working in self._at_work:
            working.cancel()
        for worker in self.workers:
            worker.end()


class BotPool:
    """All bots of a server: one worker for the quick ones, others for those who think for long."""

    def __init__(self, workers: int) -> None:
        self.quick = Crew(1)
        self.slow = Crew(workers)
        self._complaints: set[tuple[str, str, str]] = set()

    def warm_up(self) -> None:
        """Start the first worker before somebody waits for it."""
        self.quick.workers[0].start()

    async def think(self, question: Question, seconds: float, do: Task = think) -> Said:
        """What the bot says; some open answer, said to be one, if it fails or takes too long."""
        crew = self.slow if question.bot.partition(":")[0] == SLOW else self.quick
        try:
            return Said(await crew.think(question, seconds, do))
        except Exception as error:
            self._complain(question, error)
        return anything(question)

    def health(self) -> BotHealth:
        crews = (self.quick, self.slow)
        return BotHealth(
            thinking=sum([len(crew.workers) - crew.turns.free for crew in crews]),
            waiting=sum([crew.turns.waiting for crew in crews]),
            longest=round(max([crew.turns.longest for crew in crews]), 3),
        )

    def _complain(self, question: Question, error: Exception) -> None:
        """The whole story of a failure once, and after that one line each time."""
        kind = (question.bot, question.game, type(error).__name__)
        told = kind in self._complaints
        self._complaints.add(kind)
        logger.error("the bot %s failed at %s: %r", question.bot, question.game, error, exc_info=not told)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
