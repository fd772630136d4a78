"""The atlas: each map drawn from its data with a landscape and a palette of its own.

`frame`   what every sheet of an atlas has: a frame, a title with the trade routes, a compass rose
`ground`  brushes for what follows the trails and the lines of a land: floors, bridges, light
`land`    what lies under the trails and grows between them, as its plan in `data/art/lands` says
`palette` the colours of a sheet of the atlas
`places`  spaces: what one finds there, the book of an adventure, a name
`sheet`   a map laid out: how its paths wind, where names stand, and what decoration keeps clear of
`signs`   the small signs on the maps, each drawn about the origin within 24 by 24
`trails`  dotted trails, with an enemy or a treasure half way
"""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.atlas.frame import frame
from strannik.games.nearfar.faces.atlas.land import LANDS, land
from strannik.games.nearfar.faces.atlas.palette import palette
from strannik.games.nearfar.faces.atlas.places import places
from strannik.games.nearfar.faces.atlas.sheet import HIGH, WIDE, Sheet
from strannik.games.nearfar.faces.atlas.trails import trails
from strannik.games.nearfar.maps import MAPS, VIGNETTES, Map
from strannik.show.svg import group, picture, rect, tag
from strannik.show.words import Words

__all__ = ["HIGH", "WIDE", "map_face", "vignette"]


def map_face(number: int, words: Words, labels: bool = True) -> str:
    """The sheet of a map: land, trails, places, title; with labels only where they lead to sections of a book."""
    map = MAPS[number]
    sheet = Sheet(map, place_names(map, words), land(number).solid)
    colours = palette(LANDS[number])
    title = words.say(f"map-{number}")
    played = [trails(sheet, colours), places(sheet, colours, labels), frame(sheet, colours, title)]
    drawn = [land(number).draw(sheet), *played]
    edge = tag("clipPath", rect(0, 0, WIDE, HIGH, 14), id="edge")
    defs = tag("defs", edge, *sheet.stamps.values())
    return picture(WIDE, HIGH, defs, group(*drawn, clip_path="url(#edge)"), title=title)


STRIP: Final = 250


def vignette(number: int, which: int, words: Words) -> str:
    """A strip of a land as it grows between the trails, to stand above a story that happens there."""
    sheet = Sheet(MAPS[number], {}, land(number).solid)
    drawn = land(number).draw(sheet)
    top = 30 + which * (HIGH - STRIP - 60) / (VIGNETTES - 1)
    defs = tag("defs", *sheet.stamps.values())
    title = words.say(f"map-{number}")
    return picture(WIDE, STRIP, defs, group(drawn, transform=f"translate(0 {-round(top)})"), title=title)


def place_names(map: Map, words: Words) -> dict[str, str]:
    """The names of the spaces that have one."""
    return {space.id: words.say(f"place-{space.book}") for space in map.spaces.values() if space.named}
