"""What changed between two scenes, so that a client in step gets only that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from strannik.server.messages import Changes
from strannik.show.scene import Area, Scene

Written = Callable[[Any], Any]
"""Gives a part of a message as it is sent."""

WrittenArea = Callable[[Area | None, Area], Any]
"""Gives an area as it is sent to those who saw another in its place, or none."""


def changes(before: Scene | None, after: Scene | None, written: Written, written_area: WrittenArea) -> Changes:
    """Changed and new areas, ids of areas that are gone, and the rest only if it differs."""
    if after is None or after is before:
        return Changes()
    if before is None:
        areas = [written_area(None, area) for area in after.areas]
        return Changes(areas, [], written(after.panels), after.layout, after.status, after.theme)
    pairs, gone = _areas(before.areas, after.areas)
    return Changes(
        areas=[written_area(was, now) for was, now in pairs],
        gone=gone,
        panels=written(after.panels) if after.panels != before.panels else None,
        layout=after.layout if after.layout != before.layout else None,
        status=after.status if after.status != before.status else None,
        theme=after.theme if after.theme != before.theme else None,
    )


def changed(was: Area, now: Area) -> Area:
    """The area as it is now, in which pieces that lie there as before are only named."""
    known = {piece.id: piece for piece in was.pieces}
    pieces: Any = [piece.id if known.get(piece.id) == piece else piece for piece in now.pieces]
    return msgspec.structs.replace(now, pieces=pieces)


def _areas(before: list[Area], after: list[Area]) -> tuple[list[tuple[Area | None, Area]], list[str]]:
    """The areas that are new or look different, each with what it was, and the ids of those that are gone."""
    if len(before) == len(after):
        # Mostly the same areas lie there in the same order.
        places = [place for place, now in enumerate(after) if before[place] is not now]
        if all([before[place].id == after[place].id for place in places]):
            return [(before[place], after[place]) for place in places if before[place] != after[place]], []
    known = {area.id: area for area in before}
    left = {area.id for area in after}
    new = [(known.get(area.id), area) for area in after if known.get(area.id) != area]
    return new, [id for id in known if id not in left]
