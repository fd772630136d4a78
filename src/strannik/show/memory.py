"""Memory: what was made lately, for as long as it is asked for again."""

from __future__ import annotations

from typing import Any, Final

MUCH: Final = 2000
"""How many things are remembered for all tables of a game together."""

FOR_A_SEAT: Final = 12
"""How many things are remembered for each seat of a single table: so many parts a scene has for it, and some more."""

Key = tuple[object, ...]


class Memory:
    """Remembers at least the newest things, as many as `most`, and at most twice as many.

    When it is full, what was not asked for since it was full before is forgotten.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._new: dict[Key, Any] = {}
        self._old: dict[Key, Any] = {}

    def __len__(self) -> int:
        return len(self._new) + len([key for key in self._old if key not in self._new])

    def recall(self, key: Key) -> Any:
        """What is remembered by this key, or None."""
        known = self._new.get(key)
        if known is None:
            known = self._old.get(key)
            if known is not None:
                self.keep(key, known)
        return known

    def keep(self, key: Key, thing: Any) -> None:
        """Remember it."""
        if len(self._new) >= self.most:
            self._old = self._new
            self._new = {}
        self._new[key] = thing
