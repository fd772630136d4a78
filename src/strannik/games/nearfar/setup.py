"""Setting up: town, map, decks and heroes; then the artifact draft."""

from __future__ import annotations

from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.options import OptionError, Settings
from strannik.core.position import Position
from strannik.core.seats import seat_meant, seat_name
from strannik.games.nearfar.book import ARCADE
from strannik.games.nearfar.cards import (
    ARTIFACTS,
    BOSSES,
    COMPANIONS,
    ENEMIES,
    FINDS,
    NORMAL,
    SLOTS,
    SPECIAL,
    TREASURES,
)
from strannik.games.nearfar.company import LAST_RUIN
from strannik.games.nearfar.decks import ARCADE_MODE, CAMPAIGN_MODE, CHARACTER_MODE, JOURNEY_MODE
from strannik.games.nearfar.events.journey import BossesWait
from strannik.games.nearfar.hero import GOODS, PACK, Hero
from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.steps.chapters import Close, Introduce
from strannik.games.nearfar.steps.draft import Draft
from strannik.games.nearfar.steps.talents import LearnTalents
from strannik.games.nearfar.steps.turn import Round
from strannik.games.nearfar.table import Table
from strannik.games.nearfar.trail import check_fits, gathered, new_trail, opened, packed, spread_out

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

    The arcade deck is for the arcade, and a stop-gap where stories are told. [NF-3.1.10, NF-16.4.5]
    """
    table = laid_table(seats, settings, chance)
    if table.travelling:
        join_company(table, settings, carried)
    elif carried is not None:
        raise OptionError(f"a game in {table.mode} mode stands alone: nothing can be carried into it")
    table.first = chance.below(seats)
    table.deck = [id for id, card in ARTIFACTS.items() if card.kind == NORMAL]
    table.special_deck = [id for id, card in ARTIFACTS.items() if card.kind == SPECIAL]
    table.treasure_deck, table.bag = list(TREASURES), list(COMPANIONS)
    table.arcade = list(ARCADE) if table.mode in (ARCADE_MODE, CHARACTER_MODE) else []
    for deck in (table.deck, table.special_deck, table.treasure_deck, table.bag, table.arcade):
        chance.shuffle(deck)
    table.fill_row()
    for seat in table.seats:
        table.passing[seat] = [table.deck.pop() for _ in range(DEALT)]
        table.special_hands[seat] = [table.special_deck.pop() for _ in range(DEALT_SPECIAL)]
    table.tokens = adventure_tokens(table, tokens_for(seats, bool(settings["more_adventures"])))
    if table.mode == CHARACTER_MODE:
        return Position(table, [Round(), LearnTalents(), Draft(), Introduce()])
    if table.mode == CAMPAIGN_MODE:
        last = [Close()] if table.map_number == LAST_RUIN else []
        return Position(table, [*last, Round(), LearnTalents(), Draft()])
    return Position(table, [Round(), Draft()])


def join_company(table: Table, settings: Settings, carried: Carried | None) -> None:
    """Everybody takes their character card; without one it is the first game. Bosses wait in the Last Ruin of a
    campaign, fewer where fewer play. [NF-3.2, NF-3.3.2, NF-3.3.3, NF-26.11.1]
    """
    seats, more = len(table.seats), bool(settings["more_adventures"])
    trail = new_trail(table.mode, [""] * seats, more=more) if carried is None else opened(carried)
    check_fits(trail, table.mode, table.map_number, seats, more)
    spread_out(trail, table)
    if table.mode == CAMPAIGN_MODE and table.map_number == LAST_RUIN:
        table.bosses = list(BOSSES)[-seats:]
        table.tell(BossesWait(table.bosses[:]))


def carry(table: Table) -> Carried | None:
    """What the company carries on; a game that stands alone has none. [NF-28.2]"""
    if not table.travelling:
        return None
    return packed(gathered(table, [sheet(table, seat).total for seat in table.seats]))


def laid_table(seats: int, settings: Settings, chance: Chance) -> Table:
    """A table with everybody's empty places and heroes at the start, nothing dealt yet. [NF-3.1.1, NF-3.1.7]

    Map and side of the town are free, but for the first journey. [NF-1.3.1, NF-1.3.4, NF-1.3.6, NF-3.1.5, NF-3.3.1]
    Finds and enemies lie open, figures stand in no building. [NF-3.1.9, NF-3.1.11, NF-3.1.14]
    """
    table = Table(list(range(seats)), chance)
    table.mode, table.map_number = str(settings["mode"]), int(settings["map"])
    if table.mode == JOURNEY_MODE and table.map_number != JOURNEY_MAP:
        told = f"the first journey is played on map {JOURNEY_MAP}, not on map {table.map_number}"
        raise OptionError(told, "refused-journey-map", map=table.map_number)
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


def give_platypus(table: Table, colour: str) -> None:
    """Whoever came last in the previous game may start with the platypus. [NF-27.3]"""
    colours = [seat_name(seat) for seat in table.seats]
    if colour in colours:
        table.heroes[colours.index(colour)].animal = PLATYPUS
    elif colour != "nobody":
        told = f"nobody here plays {colour}, so nobody can start with the platypus"
        raise OptionError(told, "refused-platypus", seat=seat_meant(colour))


def tokens_for(seats: int, more: bool) -> int:
    """How many adventures lie on the map. [NF-3.2, NF-27.1]"""
    return 4 * seats if more else 3 * seats + 1


def adventure_tokens(table: Table, count: int) -> list[str]:
    """Lay adventure tokens on spaces with an open book, at random, one at most on each. [NF-3.1.6, NF-3.2.1]

    In a first campaign the spaces with a name come before the others. [NF-3.2.2]
    """
    books = [space.id for space in table.map.spaces.values() if space.book]
    table.chance.shuffle(books)
    if table.mode == CAMPAIGN_MODE and table.terms["named_first"]:
        spaces = table.map.spaces
        books = [id for id in books if spaces[id].named] + [id for id in books if not spaces[id].named]
    laid = books[:count]
    return [space for space in table.map.spaces if space in laid]
