"""Limits: so many at once, and so many a second after that."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_CLIENTS: Final = 10_000


class Bucket:
    """Holds tokens that come back with time; whoever finds none has to wait."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.tokens = float(size)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each client; the longest unused are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self._of.get(client)
        if bucket is None:
            bucket = Bucket(self.size, self.per_second)
            self._of[client] = bucket
            if len(self._of) > MOST_CLIENTS:
                self._of.popitem(last=False)
        self._of.move_to_end(client)
        return bucket.take()
