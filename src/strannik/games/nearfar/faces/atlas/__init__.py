"""The atlas: each map drawn from its data with a landscape and a palette of its own."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas import (
    caverns,
    delta,
    desert,
    forest,
    isles,
    jungle,
    mountain,
    plains,
    ruin,
    sea,
    valley,
)
from strannik.games.nearfar.faces.atlas.frame import frame
from strannik.games.nearfar.faces.atlas.places import places
from strannik.games.nearfar.faces.atlas.sheet import HIGH, WIDE, Sheet
from strannik.games.nearfar.faces.atlas.trails import trails
from strannik.games.nearfar.maps import MAPS, VIGNETTES, Map
from strannik.show.svg import group, picture, rect, tag
from strannik.show.words import Words

__all__ = ["HIGH", "WIDE", "map_face", "vignette"]

LANDS: Final = {
    1: caverns,
    2: plains,
    3: forest,
    4: mountain,
    5: desert,
    6: valley,
    7: sea,
    8: delta,
    9: isles,
    10: jungle,
    11: ruin,
}


def map_face(number: int, words: Words, labels: bool = True) -> str:
    """The sheet of a map: land, trails, places, title; with labels only where they lead to sections of a book."""
    map = MAPS[number]
    sheet = Sheet(map, place_names(map, words), LANDS[number].SOLID)
    land, colours = LANDS[number].land(sheet), LANDS[number].PALETTE
    title = words.say(f"map-{number}")
    drawn = [land, trails(sheet, colours), places(sheet, colours, labels), frame(sheet, colours, title)]
    edge = tag("clipPath", rect(0, 0, WIDE, HIGH, 14), id="edge")
    defs = tag("defs", edge, *sheet.stamps.values())
    return picture(WIDE, HIGH, defs, group(*drawn, clip_path="url(#edge)"), title=title)


STRIP: Final = 250


def vignette(number: int, which: int, words: Words) -> str:
    """A strip of a land as it grows between the trails, to stand above a story that happens there."""
    sheet = Sheet(MAPS[number], {}, LANDS[number].SOLID)
    land = LANDS[number].land(sheet)
    top = 30 + which * (HIGH - STRIP - 60) / (VIGNETTES - 1)
    defs = tag("defs", *sheet.stamps.values())
    title = words.say(f"map-{number}")
    return picture(WIDE, STRIP, defs, group(land, transform=f"translate(0 {-round(top)})"), title=title)


def place_names(map: Map, words: Words) -> dict[str, str]:
    """The names of the spaces that have one."""
    return {space.id: words.say(f"place-{space.book}") for space in map.spaces.values() if space.named}
