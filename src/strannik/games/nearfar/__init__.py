"""Near and Far (Дальше, Ближе): leave the town, wander the maps, make camp, and come back with a story.

`book`        the adventures: the arcade deck, the first journey, and the book of the long journeys
`company`     everybody's sheet on a long journey, the maps behind, talents and experience
`country`     the town, the map, and what heroes have, gain and spend in it: the table's second floor
`decks`       cards and companions: where they lie, who sees them; the table's ground floor
`hero`        what a player owns besides cards, and where the figure stands
`journey`     campaign and character mode, from the first game to the champions
`map_entries` the maps as their files have them
`maps`        the eleven maps: spaces joined by paths, with what lies on them
`outlook`     what a hero on the map may hope for
`prospects`   what a long journey is worth to a hero besides the points of this game
`spoken`      how outcomes speak of what they pay
`trail`       what a company carries from one game of a long journey into the next
`worth`       what goods and effects are worth, and the frames in which adventures are balanced
"""

from strannik.box.box import Box, Mode
from strannik.core.options import Option, Settings
from strannik.core.seats import SEATS

MAPS = list(range(1, 12))
MODES = ["arcade", "journey", "campaign", "character"]


def uses(path: str, settings: Settings) -> bool:
    """One map of the atlas, and either the arcade's cards or a book; on a long journey talents and bosses too."""
    mode = settings["mode"]
    match path.split("/"):
        case ["maps", name]:
            return name == f"{settings['map']:02}.yaml"
        case ["arcade.yaml"]:
            return mode in ("arcade", "character")
        case ["book.yaml"]:
            return mode == "journey"
        case ["campaign", _] | ["talents.json"] | ["bosses.json"]:
            return mode in ("campaign", "character")
    return True


BOX = Box(
    id="nearfar",
    package="strannik.games.nearfar",
    rules="2",
    clause_prefix="NF",
    minutes=(90, 150),
    weight="medium",
    modes=[Mode(name, 2, 4) for name in MODES],
    options=[
        Option("mode", MODES),
        Option("map", MAPS, in_mode={"journey": MAPS[:1], "campaign": MAPS[1:2], "character": MAPS[1:10]}),
        Option("town", ["dusk", "day"]),
        Option("more_adventures", [False, True], variant=True),
        Option("longer", [False, True], variant=True),
        Option("platypus", ["nobody", *SEATS[:4]], variant=True, of_seats=True),
    ],
    uses=uses,
    own_books=["campaign"],
)

__getattr__ = BOX.inside
