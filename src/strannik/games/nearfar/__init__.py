"""Near and Far (Дальше, Ближе): leave the town, wander the maps, make camp, and come back with a story."""

from strannik.core.box import Box, Mode
from strannik.core.options import Option, Settings
from strannik.core.seats import SEATS


def uses(path: str, settings: Settings) -> bool:
    """One map of the atlas, and either the arcade's cards or the book."""
    match path.split("/"):
        case ["maps", name]:
            return name == f"{settings['map']:02}.yaml"
        case ["arcade.yaml"]:
            return settings["mode"] == "arcade"
        case ["book.yaml"]:
            return settings["mode"] == "journey"
    return True


BOX = Box(
    id="nearfar",
    package="strannik.games.nearfar",
    rules="2",
    clause_prefix="NF",
    minutes=(90, 150),
    weight="medium",
    modes=[Mode("arcade", 2, 4), Mode("journey", 2, 4)],
    options=[
        Option("mode", ["arcade", "journey"]),
        Option("map", list(range(1, 12))),
        Option("town", ["dusk", "day"]),
        Option("more_adventures", [False, True], variant=True),
        Option("longer", [False, True], variant=True),
        Option("platypus", ["nobody", *SEATS[:4]], variant=True),
    ],
    uses=uses,
)

__getattr__ = BOX.inside
