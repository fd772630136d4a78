"""Aftermath (Отголоски): small animals in a city without people, and a book whose pages are boards."""

from strannik.box.box import Box, Mode
from strannik.core.options import Option

MODES = ["mission", "campaign"]

BOX = Box(
    id="aftermath",
    package="strannik.games.aftermath",
    rules="1",
    clause_prefix="AM",
    minutes=(60, 120),
    weight="heavy",
    modes=[Mode(name, 2, 4) for name in MODES],
    options=[
        Option("mode", MODES),
        Option("mission", [1]),
        Option("harder", [False, True], variant=True),
        Option("immortal", [False, True], variant=True),
    ],
)

__getattr__ = BOX.inside
