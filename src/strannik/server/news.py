"""News: what the last entries of the log brought about, said once for all who hear the same."""

from __future__ import annotations

from typing import Any

import msgspec

from strannik.core.scene import Area, Scene
from strannik.core.view import Moment
from strannik.core.zones import UNOWNED, WATCHER, owner_of
from strannik.server.changes import changed, changes
from strannik.server.messages import Changes, TableInfo
from strannik.server.show import Reader, Showing
from strannik.table import log
from strannik.table.running import Happened

encode = msgspec.json.Encoder().encode


class News:
    """What happened together, on its way to everybody at a table."""

    def __init__(self, happened: list[Happened]) -> None:
        moves = [one.entry for one in happened if isinstance(one.entry, log.Moved)]
        self.n = happened[-1].n
        self.movers = {move.seat for move in moves}
        self.only_moves = len(moves) == len(happened)
        self._unseen = all([one.only_said or isinstance(one.entry, log.Chat) for one in happened])
        self._happened = happened
        events = [event for one in happened for event in one.told]
        self._concerned = {seat for event in events for seat in (owner_of(event), getattr(event, "seat", UNOWNED))}
        self._told: dict[Reader, Any] = {}
        self._infos: dict[str, TableInfo] = {}
        self._results: dict[str, Any] = {}
        self._moment: Moment | None = None
        self._written: dict[int, tuple[object, Any]] = {}
        self._areas: dict[tuple[int, int], tuple[Area, Area, Any]] = {}

    def lies_as_it_lay(self, seat: int) -> bool:
        """Whether what the seat sees and is asked cannot have changed: somebody spoke, or answered under seal."""
        return self._unseen and seat not in self.movers

    def scene(self, showing: Showing) -> Scene | None:
        """The table as it lies now."""
        if self._moment is None and showing.table.match is not None:
            self._moment = Moment(showing.table.match.position)
        return showing.scene(self._moment)

    def told(self, showing: Showing) -> Any:
        """The events as the reader may hear them: all alike who neither have a secret in them nor are spoken of."""
        reader = showing.reader
        if reader.seat not in self._concerned:
            reader = Reader(WATCHER, reader.lang)
        told = self._told.get(reader)
        if told is None:
            told = self._told[reader] = self.written([line for one in self._happened for line in showing.told(one)])
        return told

    def changes(self, before: Scene | None, after: Scene | None) -> Changes:
        """How a scene differs; what lies the same for several readers is encoded once."""
        return changes(before, after, self.written, self.written_area)

    def written(self, part: Any) -> Any:
        """A part of messages as it is sent: JSON already, made for the first reader who gets it."""
        known = self._written.get(id(part))
        if known is None:
            # The part is kept too, so that no other can have its id.
            known = self._written[id(part)] = (part, msgspec.Raw(encode(part)))
        return known[1]

    def written_area(self, was: Area | None, now: Area) -> Any:
        """An area as it is sent to those who saw another in its place, made for the first of them."""
        if was is None:
            return self.written(now)
        known = self._areas.get((id(was), id(now)))
        if known is None:
            known = self._areas[id(was), id(now)] = (was, now, msgspec.Raw(encode(changed(was, now))))
        return known[2]

    def result(self, showing: Showing) -> Any:
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
