"""News: what one entry of the log brought about, said once for all who hear the same."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

from strannik.core.events import Event
from strannik.core.scene import Scene
from strannik.core.view import Moment
from strannik.core.zones import owner_of
from strannik.server.changes import changes
from strannik.server.messages import Changes, TableInfo, Told
from strannik.server.show import Showing
from strannik.table.running import Happened

Part = TypeVar("Part")

encode = msgspec.json.Encoder().encode


class News:
    """One thing that happened, on its way to everybody at a table."""

    def __init__(self, happened: Happened) -> None:
        self.happened = happened
        self._told: dict[tuple[str, int, bool, bool], Told] = {}
        self._infos: dict[str, TableInfo] = {}
        self._moment: Moment | None = None
        self._written: dict[int, tuple[object, msgspec.Raw]] = {}

    def scene(self, showing: Showing) -> Scene | None:
        """The table as it lies now."""
        if self._moment is None and showing.table.match is not None:
            self._moment = Moment(showing.table.match.position)
        return showing.scene(self._moment)

    def told(self, showing: Showing) -> list[Told]:
        """The events as the reader may hear them."""
        return [self.written(self._tell(index, event, showing)) for index, event in enumerate(self.happened.told)]

    def _tell(self, index: int, event: Event, showing: Showing) -> Told:
        seat = showing.reader.seat
        # Nothing else about a listener matters: whether the secrets are theirs, and whether they are spoken of.
        key = (showing.reader.lang, index, owner_of(event) == seat, getattr(event, "seat", None) == seat)
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = showing.tell(event, self.happened.n, self.happened.at)
        return told

    def changes(self, before: Scene | None, after: Scene | None) -> Changes:
        """How a scene differs; what lies the same for several readers is encoded once."""
        found = changes(before, after)
        if not found.areas and found.panels is None:
            return found
        areas = [self.written(area) for area in found.areas]
        panels = None if found.panels is None else self.written(found.panels)
        return Changes(areas, found.gone, panels, found.layout, found.status, found.theme)

    def written(self, part: Part) -> Part:
        """A part of messages as it is sent: JSON already, made for the first reader who gets it."""
        known = self._written.get(id(part))
        if known is None:
            # The part is kept too, so that no other can have its id.
            known = self._written[id(part)] = (part, msgspec.Raw(encode(part)))
        return cast(Part, known[1])

    def info(self, showing: Showing) -> TableInfo:
        """What everybody may know of the table now."""
        info = self._infos.get(showing.reader.lang)
        if info is None or info.proposal is not None:
            # Only a proposal looks different from different seats.
            info = self._infos[showing.reader.lang] = showing.info()
        return info
