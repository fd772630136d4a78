"""What changed between two scenes, so that a client in step gets only that."""

from __future__ import annotations

from strannik.core.scene import Scene
from strannik.server.messages import Changes


def changes(before: Scene | None, after: Scene | None) -> Changes:
    """Changed and new areas whole, ids of areas that are gone, and the rest only if it differs."""
    if after is None or after is before:
        return Changes()
    if before is None:
        return Changes(after.areas, [], after.panels, after.layout, after.status, after.theme)
    known = {area.id: area for area in before.areas}
    now = {area.id for area in after.areas}
    return Changes(
        areas=[area for area in after.areas if known.get(area.id) != area],
        gone=[id for id in known if id not in now],
        panels=after.panels if after.panels != before.panels else None,
        layout=after.layout if after.layout != before.layout else None,
        status=after.status if after.status != before.status else None,
        theme=after.theme if after.theme != before.theme else None,
    )
