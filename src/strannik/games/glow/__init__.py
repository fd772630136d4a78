"""Glow (Сияние): eight days to gather a company, roll its dice and carry light into the dark.

`costs`     what a step of the journey takes, in the signs of the table
`maps`      the two boards and the tracks: spots, ways, islands, routes
`odds`      what dice are likely to show, and how often cards will act with them
`outlook`   what a place on the board will be worth, by the days that are left
`solo_data` the solo variant's tiles, and what it leaves out
"""

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
