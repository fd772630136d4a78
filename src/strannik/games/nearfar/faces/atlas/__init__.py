"""The atlas: each map drawn from its data with a landscape and a palette of its own.

`caverns`  Glogo Caverns: lit chambers and tunnels in dark rock, glowing pools, mushrooms and crystals
`delta`    Fire Delta: a river of lava parts into arms between black banks
`desert`   Toxic Desert: yellow dunes, and green water that nobody should drink
`forest`   Crimson Forest: red crowns without end, a dark lake, clearings and mist
`frame`    what every sheet of an atlas has: a frame, a title with the trade routes, a compass rose
`ground`   brushes for what lies flat: washes of colour, blots, rivers, contour lines, bridges
`isles`    Rocktooth Isles: islands about their lagoons in a rough sea, between teeth of rock
`jungle`   Mammoth Jungle: ferns as high as houses, slow water, old stones, and the herds
`mountain` Meteor Mountain: one great height with a crater in which something still glows
`palette`  the colours of a sheet of the atlas
`places`   spaces: what one finds there, the book of an adventure, a name
`plains`   Broken Plains: dry grass and table mountains, cut by two canyons with bridges over them
`ruin`     The Last Ruin: the rings of a fallen city about a tower that still stands
`sea`      Dried Sea: soundings without water, hulls and the ribs of whales on white salt
`sheet`    a map laid out: how its paths wind, where names stand, and what decoration keeps clear of
`signs`    the small signs on the maps, each drawn about the origin within 24 by 24
`stamps`   trees, rocks, hills and ruins, each with its foot at the origin and about 40 high
`trails`   dotted trails, with an enemy or a treasure half way
`valley`   Cloudy Valley: terraces along a river, with snow above them and clouds above the snow
"""

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
