"""News: what one entry of the log brought about, said once for all who hear the same."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from strannik.core.scene import Scene
from strannik.core.view import Moment
from strannik.core.zones import UNOWNED, WATCHER, owner_of
from strannik.server.changes import changes
from strannik.server.messages import Changes, ShownResult, TableInfo, Told
from strannik.server.show import Reader, Showing
from strannik.table import log
from strannik.table.running import Happened, RunningTable

encode = msgspec.json.Encoder().encode

NOBODY_MOVED: Final = -1


class News:
    """One thing that happened, on its way to everybody at a table."""

    def __init__(self, happened: Happened, table: RunningTable) -> None:
        self.happened = happened
        self.mover = happened.entry.seat if isinstance(happened.entry, log.Moved) else NOBODY_MOVED
        self.spoken = isinstance(happened.entry, log.Chat)
        self.only_said = table.only_said(happened.entry)
        concerned = [seat for event in happened.told for seat in (owner_of(event), getattr(event, "seat", UNOWNED))]
        self._concerned = set(concerned)
        self._told: dict[Reader, list[Told]] = {}
        self._infos: dict[str, TableInfo] = {}
        self._results: dict[str, ShownResult | None] = {}
        self._moment: Moment | None = None
        self._written: dict[int, tuple[object, Any]] = {}

    def lies_as_it_lay(self, seat: int) -> bool:
        """Whether what the seat sees and is asked cannot have changed: somebody spoke, or answered under seal."""
        return self.spoken or (self.only_said and seat != self.mover)

    def scene(self, showing: Showing) -> Scene | None:
        """The table as it lies now."""
        if self._moment is None and showing.table.match is not None:
            self._moment = Moment(showing.table.match.position)
        return showing.scene(self._moment)

    def told(self, showing: Showing) -> list[Told]:
        """The events as the reader may hear them: all alike who neither have a secret in them nor are spoken of."""
        reader = showing.reader
        if reader.seat not in self._concerned:
            reader = Reader(WATCHER, reader.lang)
        told = self._told.get(reader)
        if told is None:
            told = self._told[reader] = self.written(showing.told(self.happened))
        return told

    def changes(self, before: Scene | None, after: Scene | None) -> Changes:
        """How a scene differs; what lies the same for several readers is encoded once."""
        return changes(before, after, self.written)

    def written(self, part: Any) -> Any:
        """A part of messages as it is sent: JSON already, made for the first reader who gets it."""
        known = self._written.get(id(part))
        if known is None:
            # The part is kept too, so that no other can have its id.
            known = self._written[id(part)] = (part, msgspec.Raw(encode(part)))
        return known[1]

    def result(self, showing: Showing) -> ShownResult | None:
        """The score sheets, when the game is over."""
        lang = showing.reader.lang
        if lang not in self._results:
            result = showing.result()
            self._results[lang] = None if result is None else self.written(result)
        return self._results[lang]

    def info(self, showing: Showing) -> TableInfo:
        """What everybody may know of the table now."""
        info = self._infos.get(showing.reader.lang)
        if info is None or info.proposal is not None:
            # Only a proposal looks different from different seats.
            info = self._infos[showing.reader.lang] = showing.info()
        return info
