"""Pictures of Faraway, drawn as SVG from the card data.

Names: `region-12`, `sanctuary-S07`, `region-back`, `sanctuary-back`, `cover`, `lesson-<name>`, and `icon-<name>` for
every icon of the game: the biomes, the wonders, `clue`, `night`, `day`, `fame`, `biomes`, and the counters.

`art`       the drawings in `data/art`, filled with the colours of the palette
`backs`     the two decks: a compass on the sea of leagues, and a gate at dusk
`cover`     the picture of the game in the lobby: a way through all four biomes, from dawn into night
`icons`     the icon set of Faraway
`landscape` a biome's landscape under its sky, never twice the same
`palette`   one family of tones for each biome, by day and by night
`quest`     quests as icons: what must have been seen, and what fame it brings
`region`    a landscape with the exploration time, what is found there, and its quest
`river`     the course of a river: how it winds down from the hills, its water and its ripples
`sanctuary` an arched window in a paper frame, with a shrine behind it
`terrain`   what all landscapes share: a sky with its light, ridges that fade with distance, and a hand that varies
"""

from strannik.core.data import DataError
from strannik.games.faraway.cards import REGIONS, SANCTUARIES
from strannik.games.faraway.faces.art import ART
from strannik.games.faraway.faces.backs import region_back, sanctuary_back
from strannik.games.faraway.faces.cover import cover
from strannik.games.faraway.faces.icons import ICONS, icon
from strannik.games.faraway.faces.region import region
from strannik.games.faraway.faces.sanctuary import sanctuary
from strannik.show.lessons import lesson, lessons
from strannik.show.svg import picture, placed
from strannik.show.words import Words

__all__ = ["face", "names"]

WHOLE = {"cover": cover, "region-back": region_back, "sanctuary-back": sanctuary_back}


def face(name: str, words: Words) -> str:
    """The picture of that name; pictures without words are the same in every language."""
    if name in WHOLE:
        return WHOLE[name](name)
    if name in lessons(ART):
        return lesson(ART, name, name, lambda other: face(other, words))
    kind, _, thing = name.partition("-")
    if kind == "region" and thing.isdecimal() and int(thing) in REGIONS:
        return region(int(thing), words.name(thing))
    if kind == "sanctuary" and thing in SANCTUARIES:
        return sanctuary(thing, words.name(thing))
    if kind == "icon" and thing in ICONS:
        return picture(12, 12, placed(icon(thing), 6, 6), title=words.name(thing))
    raise DataError("faraway", name, "there is no such picture")


def names() -> list[str]:
    """Every picture there is."""
    regions = [f"region-{number}" for number in REGIONS]
    sanctuaries = [f"sanctuary-{id}" for id in SANCTUARIES]
    icons = [f"icon-{name}" for name in ICONS]
    return [*WHOLE, *lessons(ART), *regions, *sanctuaries, *icons]
