"""Bots that think in processes of their own, so that nobody's click waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import msgspec

from strannik.bots.random import RandomBot
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Thing
from strannik.core.position import Position
from strannik.core.saving import save_position
from strannik.server.library import installed

logger = logging.getLogger(__name__)


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
    position = game.load(asked.position)
    bot = make_bot(asked.bot, game, Chance(asked.seed, 0))
    for verb, thing in asked.given:
        bot.remember(Answer(verb, thing))
    window = Window(position, asked.seat)
    answer = bot.interject(window) if position.interrupts(asked.seat) else None
    if answer is None and asked.seat in position.offers:
        answer = bot.choose(window)
    return "" if answer is None else str(answer)


def anything(position: Position, seat: int, seed: str) -> str:
    """Some open answer, for when a bot fails: the table must go on."""
    return str(RandomBot(Chance(seed, 0)).choose(Window(position, seat)))


class BotPool:
    """The worker processes. A worker that dies is replaced, and the question asked again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = self._new_pool()

    def warm_up(self) -> None:
        """Start the first worker before somebody waits for it."""
        self._pool.submit(_ready)

    async def think(
        self,
        game: str,
        position: Position,
        seat: int,
        bot: str,
        seed: str,
        seconds: float,
        given: Sequence[Answer] = (),
    ) -> str:
        """What the bot says after these answers of the seat; some open answer if it fails or takes too long."""
        before = [(answer.verb, answer.thing) for answer in given]
        task = msgspec.json.encode(Thinking(game, save_position(position), seat, bot, seed, before))
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._pool, think, task), seconds)
        except BrokenExecutor:
            logger.error("a bot worker died; another is started")
            self._pool = self._new_pool()
        except Exception:
            logger.exception("the bot %s failed at %s", bot, game)
        return anything(position, seat, seed) if seat in position.offers else ""

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)


def _begin() -> None:
    """A worker ends with its server, however that ends, and not by the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, name="server-watch", daemon=True).start()


def _leave_with_the_server() -> None:
    """A server that is killed cannot send its workers home."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _ready() -> None:
    return None
