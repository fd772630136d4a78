"""Faraway (Дальние дали): eight regions forward, and the way back decides.

`layout` how the parts of its table lie: market, way and hand in the middle, the others beside or below
"""

from strannik.box.box import Box, Mode
from strannik.core.options import Option

BOX = Box(
    id="faraway",
    package="strannik.games.faraway",
    rules="1",
    clause_prefix="FA",
    minutes=(20, 30),
    weight="light",
    modes=[Mode("table", 2, 6)],
    options=[Option("variant", ["base", "experienced"]), Option("arrange", [False, True])],
)

__getattr__ = BOX.inside
