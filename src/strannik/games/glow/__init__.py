"""Glow (Сияние): eight days to gather a company, roll its dice and carry light into the dark."""

from strannik.box.box import Box, Mode
from strannik.core.options import Option

BOX = Box(
    id="glow",
    package="strannik.games.glow",
    rules="2",
    clause_prefix="GL",
    minutes=(30, 45),
    weight="light",
    modes=[Mode("table", 2, 4), Mode("solo", 1, 1)],
    options=[Option("board", ["province", "archipelago"]), Option("adventurers", ["choose", "deal"])],
)

__getattr__ = BOX.inside
