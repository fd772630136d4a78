"""Threads: what takes long is done beside the event loop, each kind of it in threads of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from strannik.server.storage.failure import StorageFails

T = TypeVar("T")

PATIENCE: Final = 4.0
"""Seconds a database may take to answer."""

LAST_PATIENCE: Final = 20.0
"""Seconds it has when the server stops, unless it does not answer already: there is no later to ask it again."""


class Threads:
    """One slow kind of work never keeps another waiting: reading, writing down, checking, drawing."""

    def __init__(self) -> None:
        self.patience = PATIENCE
        self._storage = ThreadPoolExecutor(4, "storage")
        self._writing = ThreadPoolExecutor(1, "writing")
        self._checking = ThreadPoolExecutor(1, "checking")
        self._drawing = ThreadPoolExecutor(1, "drawing")

    async def ask_storage(self, do: Callable[..., T], *arguments: object) -> T:
        """What the database says; one that does not answer is one that fails."""
        asked = asyncio.get_running_loop().run_in_executor(self._storage, do, *arguments)
        try:
            return await asyncio.wait_for(asked, self.patience)
        except TimeoutError:
            raise StorageFails("the database does not answer") from None

    async def write(self, do: Callable[..., T], *arguments: object) -> T:
        """What is written down of a table; of many that end at once, one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, do, *arguments)

    async def check(self, do: Callable[..., T], *arguments: object) -> T:
        """What comes of going through a whole game."""
        return await asyncio.get_running_loop().run_in_executor(self._checking, do, *arguments)

    async def draw(self, do: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._drawing, do, *arguments)

    def close(self) -> None:
        for pool in (self._storage, self._writing, self._checking, self._drawing):
            pool.shutdown(wait=False, cancel_futures=True)
