"""Memory without pauses: what Python collects by walking over everything is collected when nobody waits.

Tables, positions and scenes are freed as soon as nobody holds them. Only circles (a task and its
error, a table and its players) need the collector, and its long walks over all that a server holds
would keep people waiting in the middle of a game.
"""

from __future__ import annotations

import gc
import time
from typing import Final

QUIET_SECONDS: Final = 5.0
LONGEST_SECONDS: Final = 1800.0


def walk_seldom() -> None:
    """For a process that is a server and nothing else: what is loaded by now stays, and all walks are made by us.

    What a walk in the middle of play would look at is mostly games' history, which stays as long as its table does.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


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
