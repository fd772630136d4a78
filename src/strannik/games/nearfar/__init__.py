"""Near and Far (Дальше, Ближе): leave the town, wander the maps, make camp, and come back with a story."""

from strannik.core.box import Box, Mode
from strannik.core.options import Option
from strannik.core.seats import SEATS

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
)

__getattr__ = BOX.inside
