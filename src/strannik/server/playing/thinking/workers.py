"""Workers: processes of their own in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final

STARTING: Final = 60.0
"""Seconds within which a process must have begun."""


class Worker:
    """One process that does one thing at a time. It starts when it is first needed; one that dies is replaced."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] | None = None

    @property
    def pid(self) -> int:
        """The process, once it has begun; 0 before that."""
        return self._pid.result() if self._pid is not None and self._pid.done() else 0

    def start(self) -> ProcessPoolExecutor:
        """The process behind its queue."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
            self._pid = self._pool.submit(os.getpid)
        return self._pool

    async def work(self, do: Callable[[bytes], str], task: bytes, seconds: float) -> str:
        """What comes of the task. Whoever takes longer than so many seconds is sent home: a TimeoutError.

        That a process must be started first is no fault of the task.
        """
        try:
            pool = self.start()
            assert self._pid is not None
            await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._pid)), STARTING)
            done = asyncio.wrap_future(pool.submit(do, task))
            return await asyncio.wait_for(done, seconds)
        except (TimeoutError, RuntimeError):
            # A process that broke is a RuntimeError too.
            self.end()
            raise

    def end(self) -> None:
        """Let the process go, whatever it is doing."""
        pool, pid = self._pool, self._pid
        self._pool = self._pid = None
        if pool is None or pid is None:
            return
        pool.shutdown(wait=False, cancel_futures=True)
        if pid.done() and not pid.cancelled() and pid.exception() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid.result(), signal.SIGTERM)


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
