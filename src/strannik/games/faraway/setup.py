"""Setting up: shuffle, deal, and lay out the first market."""

from __future__ import annotations

from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.games.faraway.cards import REGIONS, SANCTUARIES
from strannik.games.faraway.steps.prepare import KeepThree, OpenMarket
from strannik.games.faraway.steps.round import ROUND
from strannik.games.faraway.table import Table

HAND: Final = 3
EXPERIENCED_HAND: Final = 5


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    """Three regions each, or five to choose three from; then the market. [FA-1, FA-2, FA-3]"""
    table = Table(list(range(seats)), chance)
    table.deck = list(REGIONS)
    table.sanctuary_deck = list(SANCTUARIES)
    chance.shuffle(table.deck)
    chance.shuffle(table.sanctuary_deck)
    for place in (table.hands, table.paths):
        place.extend([[] for _ in table.seats])
    for found in (table.drawn, table.sanctuaries):
        found.extend([[] for _ in table.seats])
    table.owed = [0] * seats
    table.arrange = bool(settings["arrange"])
    experienced = settings["variant"] == "experienced"
    table.deal_hands(EXPERIENCED_HAND if experienced else HAND)
    agenda: list[Step] = [*ROUND[::-1], OpenMarket()]
    if experienced:
        agenda.append(KeepThree())
    return Position(table, agenda)
