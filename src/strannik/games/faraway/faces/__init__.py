"""Pictures of Faraway, drawn as SVG from the card data.

Names: `region-12`, `sanctuary-S07`, `region-back`, `sanctuary-back`, `cover`, `lesson-<name>`, and `icon-<name>` for
every icon of the game: the biomes, the wonders, `clue`, `night`, `day`, `fame`, `biomes`, and the counters.
"""

from strannik.core.data import DataError
from strannik.games.faraway.cards import REGIONS, SANCTUARIES
from strannik.games.faraway.faces.backs import region_back, sanctuary_back
from strannik.games.faraway.faces.cover import cover
from strannik.games.faraway.faces.icons import ICONS, icon
from strannik.games.faraway.faces.lessons import LESSONS, lesson
from strannik.games.faraway.faces.region import region
from strannik.games.faraway.faces.sanctuary import sanctuary
from strannik.show.svg import picture, placed
from strannik.show.words import Words

__all__ = ["face", "names"]

WHOLE = {"cover": cover, "region-back": region_back, "sanctuary-back": sanctuary_back}


def face(name: str, words: Words) -> str:
    """The picture of that name; pictures without words are the same in every language."""
    if name in WHOLE:
        return WHOLE[name](name)
    if name in LESSONS:
        return lesson(name)
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
    return [*WHOLE, *LESSONS, *regions, *sanctuaries, *icons]
