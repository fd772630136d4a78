"""Memory without pauses: what Python collects by walking over everything is collected when nobody waits.

Tables, positions and scenes are freed as soon as nobody holds them. Only circles (a task and its
error, a table and its players) need the collector, and its long walks over all that a server holds
would keep people waiting in the middle of a game.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 20_000
NEVER: Final = 1_000_000

QUIET_SECONDS: Final = 5.0
LONGEST_SECONDS: Final = 1800.0


def walk_seldom() -> None:
    """For a process that is a server and nothing else: what is loaded by now stays, and long walks are made by us.

    What has been looked at once is mostly a game's history, which stays as long as its table does: to look at it
    again and again took a third of a second each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Collector:
    """Collects circles when the server is quiet, and after half an hour in any case."""

    def __init__(self) -> None:
        self._at = time.monotonic()

    def look(self, used: float) -> bool:
        """Collect if nobody did anything after `used`, a moment ago; whether it was done."""
        now = time.monotonic()
        if now - used < QUIET_SECONDS and now - self._at < LONGEST_SECONDS:
            return False
        gc.collect()
        self._at = now
        return True
