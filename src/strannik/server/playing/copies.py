"""Copies: after every game of a campaign its whole file is laid into a folder, by date, without being asked for."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from strannik.campaign import export
from strannik.campaign.campaign import Campaign
from strannik.campaign.evening import Evening

logger = logging.getLogger(__name__)

MOST_KEPT: Final = 30
"""So many days are kept of each campaign."""

Scroll = Callable[[], Awaitable[tuple[Campaign, dict[int, Evening]]]]


class Copies:
    """The folder of the copies: one folder for each campaign, one file for each day."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._under_way: set[asyncio.Task[None]] = set()

    def ask_for(self, id: str, scroll: Scroll) -> None:
        """Make a copy beside everything else; nobody waits for it."""
        task = asyncio.ensure_future(self._copy(id, scroll))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        """Wait for what is being written."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _copy(self, id: str, scroll: Scroll) -> None:
        try:
            campaign, evenings = await scroll()
            text = await asyncio.to_thread(export.write, campaign, evenings)
            await asyncio.to_thread(lay_down, self.folder / id, text)
        except Exception:
            # Nothing is lost: the ledger is stored, and the next game makes the next copy.
            logger.exception("campaign %s could not be copied", id)


def lay_down(folder: Path, text: str) -> Path:
    """Write the copy of today, whole or not at all, and let the oldest go."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / f"{datetime.now(UTC):%Y-%m-%d}.jsonl"
    fresh = file.with_suffix(".new")
    with fresh.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)
    for old in sorted(folder.glob("*.jsonl"))[:-MOST_KEPT]:
        old.unlink()
    return file
