"""What changed between two scenes, so that a client in step gets only that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from strannik.server.messages import Changes
from strannik.show.scene import Area, Panel, Scene

NO_PANELS: Final[list[Panel]] = []

Written = Callable[[Any], Any]
"""Gives a part of a message as it is sent."""

Difference = Callable[[Any, Any, Callable[[Any, Any], Any]], Any]
"""Gives how a part differs from what was there, if at all, as it is sent: what the function makes of both."""


def changes(before: Scene | None, after: Scene | None, written: Written, difference: Difference) -> Changes:
    """Changed and new areas, ids of areas that are gone, panels that changed, and the rest only if it differs."""
    if after is None or after is before:
        return Changes()
    if before is None:
        areas = [written(area) for area in after.areas]
        return Changes(areas, [], written(after.panels), after.layout, after.status, after.theme)
    old, gone = _places(before.areas, after.areas)
    areas = []
    for was, now in zip(old, after.areas, strict=True):
        if was is not now:
            differs = written(now) if was is None else difference(was, now, changed)
            if differs is not None:
                areas.append(differs)
    return Changes(
        areas=areas,
        gone=gone,
        panels=difference(before.panels, after.panels, changed_panels) or NO_PANELS,
        layout=after.layout if after.layout != before.layout else None,
        status=after.status if after.status != before.status else None,
        theme=after.theme if after.theme != before.theme else None,
    )


def changed(was: Area, now: Area) -> Area:
    """The area as it is now, in which pieces that lie there as before are only named."""
    known = {piece.id: piece for piece in was.pieces}
    pieces: Any = [piece.id if known.get(piece.id) == piece else piece for piece in now.pieces]
    return msgspec.structs.replace(now, pieces=pieces)


def changed_panels(was: list[Panel], now: list[Panel]) -> list[Panel]:
    """The panels that are not as they were."""
    known = {panel.seat: panel for panel in was}
    return [panel for panel in now if known.get(panel.seat) != panel]


def _places(before: list[Area], after: list[Area]) -> tuple[Sequence[Area | None], list[str]]:
    """What was in the place of each area, if anything, and the ids of the areas that are gone."""
    ids, were = [area.id for area in after], [area.id for area in before]
    if ids == were:
        return before, []  # mostly the same areas lie there in the same order
    known = dict(zip(were, before, strict=True))
    return [known.get(id) for id in ids], [id for id in were if id not in ids]
