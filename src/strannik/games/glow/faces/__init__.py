"""Pictures of Glow, drawn as SVG from the card and map data.

Names: the id of a card or spell (`sketal-13`, `orium`, `spell-3`), `back-A`, `back-B`, `spell-back`,
dice (`die-green-plant`, `small-die-purple-none`), the boards `province` and `archipelago`, the same
with the meeting track (`table-province`, `table-archipelago`), `score-track`, pieces (`company-red`,
`camp-red`, `boat-red`, `marker-red`, `tom`), `tile-1` to `tile-8`, `footprints-1` to `footprints-9`,
`icon-<name>`, `lesson-<name>`, and `cover`.

`archipelago` the board of the Archipelago of Darkness, drawn from its islands and routes
`art`         the drawings in `data/art`, filled with the colours of the palette
`card`        adventurers, companions and their backs; conditions and effects as icon sentences
`cover`       the picture of the game in the lobby: a lantern-bearer, a band of creatures, and light in the dark
`creature`    night creatures grown from their name, and adventurers with a lantern
`dice`        dice with their true faces and colours; small ones are drawn smaller
`icons`       elements, tokens, skulls, dice
`palette`     night colours, and the light that elements give
`province`    the board of the Province of Shadows, drawn from its spots and ways
`tokens`      spells, companies, camps, boats, markers, and Tom's tiles
`tracks`      the meeting track, which lies above the adventure board, and the score track
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.core.data import DataError
from strannik.games.glow.cards import ADVENTURERS, COMPANIONS, SPELLS
from strannik.games.glow.faces.archipelago import archipelago
from strannik.games.glow.faces.art import ART
from strannik.games.glow.faces.card import back, companion, hero
from strannik.games.glow.faces.cover import cover
from strannik.games.glow.faces.dice import die, die_names
from strannik.games.glow.faces.icons import ICONS, icon
from strannik.games.glow.faces.palette import SEATS
from strannik.games.glow.faces.province import province
from strannik.games.glow.faces.tokens import boat, camp, company, footprints, marker, spell, spell_back, tile, tom
from strannik.games.glow.faces.tracks import score_track, table_of
from strannik.games.glow.solo_data import TILES
from strannik.show.lessons import lesson, lessons
from strannik.show.svg import picture, placed
from strannik.show.words import Words

__all__ = ["face", "names"]

WHOLE: Final[dict[str, Callable[[str], str]]] = {
    "province": province,
    "archipelago": archipelago,
    "score-track": score_track,
    "spell-back": spell_back,
    "tom": tom,
    "cover": cover,
}
TABLES: Final = ("table-province", "table-archipelago")
OF_SEATS: Final = {"company": company, "camp": camp, "boat": boat, "marker": marker}
MOST_FOOTPRINTS: Final = 9


def face(name: str, words: Words) -> str:
    """The picture of that name."""
    if name in WHOLE:
        return WHOLE[name](name)
    if name in lessons(ART):
        return lesson(ART, name, name, lambda other: face(other, words))
    if name in COMPANIONS:
        return companion(COMPANIONS[name], words.name(name))
    if name in ADVENTURERS:
        return hero(ADVENTURERS[name], words.name(name))
    if name in SPELLS:
        return spell(SPELLS[name], words.name(name))
    if name in TILES:
        return tile(TILES[name], words.name(name))
    if name in TABLES:
        return table_of(name.removeprefix("table-"), name)
    if name in names():
        return _built(name)
    raise DataError("glow", name, "there is no such picture")


def _built(name: str) -> str:
    """A picture whose name says what is on it."""
    kind, _, thing = name.partition("-")
    if kind == "small":
        _, _, rest = thing.partition("-")
        colour, _, shown = rest.partition("-")
        return die(colour, False, shown, name)
    if kind == "die":
        colour, _, shown = thing.partition("-")
        return die(colour, True, shown, name)
    if kind == "back":
        return back(thing)
    if kind == "icon":
        return picture(14, 14, placed(icon(thing), 7, 7), title=thing)
    if kind == "footprints":
        return footprints(int(thing))
    return OF_SEATS[kind](thing)


def names() -> list[str]:
    """Every picture there is."""
    pieces = [f"{kind}-{seat}" for kind in OF_SEATS for seat in SEATS]
    counted = [f"footprints-{count}" for count in range(1, MOST_FOOTPRINTS + 1)]
    icons = [f"icon-{name}" for name in ICONS]
    return [
        *WHOLE,
        *lessons(ART),
        *TABLES,
        *ADVENTURERS,
        *COMPANIONS,
        *SPELLS,
        *TILES,
        "back-A",
        "back-B",
        *die_names(),
        *pieces,
        *counted,
        *icons,
    ]
