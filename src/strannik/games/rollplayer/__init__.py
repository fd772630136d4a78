"""Roll Player (Путь героя): dice make a hero, and the hero makes a reputation.

`origins` what a hero may come to be, laid out to choose from
"""

from strannik.box.box import Box, Mode
from strannik.core.options import Option

VARIANTS = ("less_random", "random_market", "friendly_market", "short_game", "choose_class")

BOX = Box(
    id="rollplayer",
    package="strannik.games.rollplayer",
    rules="3",
    clause_prefix="RP",
    minutes=(60, 90),
    weight="medium",
    modes=[Mode("table", 2, 4), Mode("solo", 1, 1)],
    options=[Option(name, [False, True], variant=True) for name in VARIANTS],
    replaceable=True,
)

__getattr__ = BOX.inside
