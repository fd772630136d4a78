"""What changed between two scenes, so that a client in step gets only that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strannik.core.scene import Area, Scene
from strannik.server.messages import Changes

Written = Callable[[Any], Any]
"""Gives a part of a message as it is sent."""


def changes(before: Scene | None, after: Scene | None, written: Written) -> Changes:
    """Changed and new areas whole, ids of areas that are gone, and the rest only if it differs."""
    if after is None or after is before:
        return Changes()
    if before is None:
        areas = [written(area) for area in after.areas]
        return Changes(areas, [], written(after.panels), after.layout, after.status, after.theme)
    changed, gone = _areas(before.areas, after.areas)
    return Changes(
        areas=[written(area) for area in changed],
        gone=gone,
        panels=written(after.panels) if after.panels != before.panels else None,
        layout=after.layout if after.layout != before.layout else None,
        status=after.status if after.status != before.status else None,
        theme=after.theme if after.theme != before.theme else None,
    )


def _areas(before: list[Area], after: list[Area]) -> tuple[list[Area], list[str]]:
    """The areas that are new or look different, and the ids of those that are gone."""
    pairs = [(was, now) for was, now in zip(before, after, strict=False) if was is not now]
    if len(before) == len(after) and all([was.id == now.id for was, now in pairs]):
        # Mostly the same areas lie there in the same order.
        return [now for was, now in pairs if was != now], []
    known = {area.id: area for area in before}
    left = {area.id for area in after}
    return [area for area in after if known.get(area.id) != area], [id for id in known if id not in left]
