"""Setting up: empty sheets, all dice in the bag, and the way to the first round."""

from __future__ import annotations

from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.games.rollplayer.cards import COLOUR_OF, MARKET
from strannik.games.rollplayer.cards import DICE as ALL_DICE
from strannik.games.rollplayer.steps.prepare import (
    DealPast,
    DealStartingDice,
    LayOut,
    RollForStart,
    RollStartingDice,
)
from strannik.games.rollplayer.steps.roll import Round
from strannik.games.rollplayer.table import ROWS, Hero, Table

STARTING_DICE: Final = 4
"""Each draws so many dice, and one for every player."""

SHORT_DICE: Final = 2
"""So many more in a short game."""


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    """Everything up to the first round, with its variants. [RP-3.2, RP-3.2.13, RP-3.9]"""
    table = Table(list(range(seats)), chance)
    table.bag = list(ALL_DICE)
    table.values = [0] * len(COLOUR_OF)
    table.deck = list(MARKET)
    table.heroes = [Hero() for _ in table.seats]
    table.cards = [[] for _ in table.seats]
    table.rolled = [[] for _ in table.seats]
    table.rows = [[] for _ in range(ROWS * seats)]
    table.friendly = bool(settings["friendly_market"])
    short = bool(settings["short_game"])
    table.starting_dice = STARTING_DICE + max(2, seats) + (SHORT_DICE if short else 0)
    dice: Step = DealStartingDice() if settings["less_random"] else RollStartingDice()
    return Position(
        table,
        [
            Round(),
            dice,
            LayOut(bool(settings["random_market"])),
            DealPast(),
            RollForStart(bool(settings["choose_class"]), short),
        ],
    )
