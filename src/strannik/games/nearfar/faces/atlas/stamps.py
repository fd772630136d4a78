"""What stands on a map: trees, rocks, hills and ruins, each with its foot at the origin and about 40 high."""

from __future__ import annotations

from strannik.games.nearfar.faces.art import fragment


def stamp(name: str, **dyes: str) -> str:
    """One of the drawings, in the colours of its map."""
    return fragment(f"stamps/{name}", **dyes)
