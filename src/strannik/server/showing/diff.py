"""What changed between two scenes, so that a client in step gets only that."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import is_not
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
    pairs, gone = _areas(before.areas, after.areas)
    differing = [written(now) if was is None else difference(was, now, changed) for was, now in pairs]
    return Changes(
        areas=[area for area in differing if area is not None],
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


def _areas(before: list[Area], after: list[Area]) -> tuple[list[tuple[Area | None, Area]], list[str]]:
    """The areas that may look different, each with what it was, if it was there, and the ids of those that are gone."""
    if len(before) == len(after):
        # Mostly the same areas lie there in the same order.
        pairs: list[tuple[Area | None, Area]] = list(
            compress(zip(before, after, strict=True), map(is_not, before, after))
        )
        if all([was is not None and was.id == now.id for was, now in pairs]):
            return pairs, []
    known = {area.id: area for area in before}
    left = {area.id for area in after}
    moved = [(known.get(area.id), area) for area in after]
    return [(was, now) for was, now in moved if was is not now], [id for id in known if id not in left]
