"""Setting up: town, map, decks and heroes; then the artifact draft."""

from __future__ import annotations

from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.options import OptionError, Settings
from strannik.core.position import Position
from strannik.core.seats import seat_name
from strannik.games.nearfar.book import ARCADE
from strannik.games.nearfar.cards import ARTIFACTS, COMPANIONS, ENEMIES, FINDS, NORMAL, SLOTS, SPECIAL, TREASURES
from strannik.games.nearfar.decks import ARCADE_MODE, JOURNEY_MODE
from strannik.games.nearfar.hero import GOODS, PACK, Hero
from strannik.games.nearfar.steps.draft import Draft
from strannik.games.nearfar.steps.turn import Round
from strannik.games.nearfar.table import Table

JOURNEY_MAP: Final = 1
START_COINS: Final = 3
DEALT: Final = 5
DEALT_SPECIAL: Final = 2
LONGER: Final = 2
"""How many camps more a player has in the longer game. [NF-27.2]"""

ANIMALS_BY_SEAT: Final = ("dog", "cat", "dog", "cat")
PLATYPUS: Final = "platypus"


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    """Lay everything out, choose who begins, deal artifacts, and start with the draft. [NF-3.1.8, NF-3.1.12, NF-3.4.1]

    The arcade deck is for the arcade only. [NF-3.1.10]
    """
    table = laid_table(seats, settings, chance)
    table.first = chance.below(seats)
    table.deck = [id for id, card in ARTIFACTS.items() if card.kind == NORMAL]
    table.special_deck = [id for id, card in ARTIFACTS.items() if card.kind == SPECIAL]
    table.treasure_deck, table.bag = list(TREASURES), list(COMPANIONS)
    table.arcade = list(ARCADE) if table.mode == ARCADE_MODE else []
    for deck in (table.deck, table.special_deck, table.treasure_deck, table.bag, table.arcade):
        chance.shuffle(deck)
    table.fill_row()
    for seat in table.seats:
        table.passing[seat] = [table.deck.pop() for _ in range(DEALT)]
        table.special_hands[seat] = [table.special_deck.pop() for _ in range(DEALT_SPECIAL)]
    table.tokens = adventure_tokens(table, tokens_for(seats, bool(settings["more_adventures"])))
    return Position(table, [Round(), Draft()])


def laid_table(seats: int, settings: Settings, chance: Chance) -> Table:
    """A table with everybody's empty places and heroes at the start, nothing dealt yet. [NF-3.1.1, NF-3.1.7]

    Map and side of the town are free, but for the first journey. [NF-1.3.1, NF-1.3.4, NF-1.3.6, NF-3.1.5, NF-3.3.1]
    Finds and enemies lie open, figures stand in no building. [NF-3.1.9, NF-3.1.11, NF-3.1.14]
    """
    table = Table(list(range(seats)), chance)
    table.mode, table.map_number = str(settings["mode"]), int(settings["map"])
    if table.mode == JOURNEY_MODE and table.map_number != JOURNEY_MAP:
        raise OptionError(f"the first journey is played on map {JOURNEY_MAP}, not on map {table.map_number}")
    table.side = str(settings["town"])
    table.board_camps = len(SLOTS) + (LONGER if settings["longer"] else 0)
    table.stables = PACK * seats
    table.enemies, table.unfound = list(ENEMIES), list(FINDS)
    for place in (
        table.parties,
        table.reserves,
        table.passing,
        table.hands,
        table.looked,
        table.bought,
        table.special_hands,
        table.special_looked,
        table.special_bought,
        table.drawn,
        table.treasures,
        table.defeated,
        table.finds,
    ):
        place.extend([[] for _ in table.seats])
    table.heroes = [
        Hero(goods=dict.fromkeys(GOODS, 0) | {"coins": START_COINS}, animal=ANIMALS_BY_SEAT[seat])
        for seat in table.seats
    ]
    give_platypus(table, str(settings["platypus"]))
    return table


def give_platypus(table: Table, color: str) -> None:
    """Whoever came last in the previous game may start with the platypus. [NF-27.3]"""
    colors = [seat_name(seat) for seat in table.seats]
    if color in colors:
        table.heroes[colors.index(color)].animal = PLATYPUS
    elif color != "nobody":
        raise OptionError(f"nobody here plays {color}, so nobody can start with the platypus")


def tokens_for(seats: int, more: bool) -> int:
    """How many adventures lie on the map. [NF-3.2, NF-27.1]"""
    return 4 * seats if more else 3 * seats + 1


def adventure_tokens(table: Table, count: int) -> list[str]:
    """Lay adventure tokens on spaces with an open book, at random, one at most on each. [NF-3.1.6, NF-3.2.1]"""
    books = [space.id for space in table.map.spaces.values() if space.book]
    table.chance.shuffle(books)
    laid = books[:count]
    return [space for space in table.map.spaces if space in laid]
