"""Promises: seeds that were committed to for tables that are going to be made.

Whoever makes a table sits at it at once, so what they add to chance must be unknown to the server
until it has committed itself.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from strannik.core.record import commitment, new_seed
from strannik.server.errors import RequestError

MOST_KEPT: Final = 10_000


class Promises:
    """Seeds by their commitments, each good for one table; those that nobody comes back for are forgotten."""

    def __init__(self) -> None:
        self._seeds: OrderedDict[str, str] = OrderedDict()

    def make(self) -> str:
        """Choose a seed, and commit to it."""
        seed = new_seed()
        promise = commitment(seed)
        self._seeds[promise] = seed
        if len(self._seeds) > MOST_KEPT:
            self._seeds.popitem(last=False)
        return promise

    def keep(self, promise: str) -> str:
        """The seed that was promised; a new one for who asks for no promise."""
        if not promise:
            return new_seed()
        seed = self._seeds.pop(promise, "")
        if not seed:
            raise RequestError(409, "unknown-promise")
        return seed
