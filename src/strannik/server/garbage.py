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
PUT_AWAY_SECONDS: Final = 120.0
"""Tables that were put away are given back to the memory after so long, also on a server that is never quiet."""


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
        self._put_away = 0

    def look(self, used: float, put_away: int = 0) -> bool:
        """Collect if nobody did anything after `used`, a moment ago, or tables were put away; whether it was done."""
        now = time.monotonic()
        self._put_away += put_away
        longest = PUT_AWAY_SECONDS if self._put_away else LONGEST_SECONDS
        if now - used < QUIET_SECONDS and now - self._at < longest:
            return False
        gc.collect()
        self._at = now
        self._put_away = 0
        return True
