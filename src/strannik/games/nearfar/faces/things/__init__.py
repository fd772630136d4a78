"""Pictures of what artifacts, treasures and finds are, by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.things import garments, papers, tools, trinkets, vessels, weapons

Drawing = Callable[[], str]


def drawing(id: str) -> Drawing:
    """What draws a thing: the function of its name in one of the modules."""
    name = id.replace("-", "_")
    for module in (garments, papers, tools, trinkets, vessels, weapons):
        found: Drawing | None = vars(module).get(name)
        if found is not None:
            return found
    raise KeyError(id)


__all__: Final = ["Drawing", "drawing"]
