"""Setting up: decks, tokens and counters; everybody takes a hero, and the book is opened. [AM-1.10]"""

from __future__ import annotations

from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.options import OptionError, Settings
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.games.aftermath.campaign.goals import FIRST
from strannik.games.aftermath.campaign.trail import START_VALUES, gathered, spread_out
from strannik.games.aftermath.cards import ACTIONS, COLONY_EVENTS, ITEM_DECK, ITEMS, MISSIONS, action_deck
from strannik.games.aftermath.encounter_cards import DISCOVERED, ENCOUNTERS
from strannik.games.aftermath.figures import Hero
from strannik.games.aftermath.search_tokens import pile
from strannik.games.aftermath.steps.heroes import TakeHero
from strannik.games.aftermath.steps.travel import LayPage
from strannik.games.aftermath.steps.turn import StartPage
from strannik.games.aftermath.table import Table

CAMPAIGN_MODE: Final = "campaign"
FIRST_GAME: Final = 2
LATER_GAMES: Final = 3
"""The pages on which the book is opened. [AM-1.10]"""


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    """Lay everything out, take the heroes, and open page 2, or page 3 in a later game. [AM-1.10, AM-1.11]"""
    table = laid_table(seats, settings, chance)
    take_heroes: list[Step] = []
    if carried is None:
        take_heroes = [TakeHero(seat) for seat in reversed(table.seats)]
    else:
        if table.mode != CAMPAIGN_MODE:
            raise OptionError("a mission of one evening stands alone: nothing can be carried into it")
        spread_out(table, carried)
    table.before, table.goals_before = dict(table.counters), table.fulfilled[:]
    first = FIRST_GAME if table.mission == FIRST and not table.evenings else LATER_GAMES
    return Position(table, [StartPage(), LayPage(table.archivist, first), *take_heroes])


def carry(table: Table) -> Carried | None:
    """What the company carries on; a mission of one evening carries nothing. [AM-26.8]"""
    return gathered(table) if table.mode == CAMPAIGN_MODE else None


def laid_table(seats: int, settings: Settings, chance: Chance) -> Table:
    """Decks shuffled, tokens in their piles, counters at their start. [AM-1.2, AM-1.4, AM-1.5, AM-1.8]"""
    table = Table(list(range(seats)), chance)
    table.mode, table.mission = str(settings["mode"]), str(settings["mission"])
    table.harder, table.immortal = bool(settings["harder"]), bool(settings["immortal"])
    table.counters = dict(START_VALUES)
    table.missions, table.limit = [table.mission], MISSIONS[table.mission].limit
    table.cell = [0, 0]
    table.deck = action_deck(table.harder)
    table.action_box = [card for card in ACTIONS if card not in table.deck]
    table.item_deck = list(ITEM_DECK)
    table.item_box = [item for item in ITEMS if item not in ITEM_DECK]
    table.encounter_deck, table.encounter_box = list(ENCOUNTERS), list(DISCOVERED)
    table.event_deck = list(COLONY_EVENTS)
    table.search_4, table.search_5, table.search_7 = pile(4), pile(5), pile(7)
    piles = (table.search_4, table.search_5, table.search_7)
    for deck in (table.deck, table.item_deck, table.encounter_deck, table.event_deck, *piles):
        chance.shuffle(deck)
    table.heroes = [Hero() for _ in table.seats]
    for place in (table.hands, table.equipped, table.backpacks):
        place.extend([[] for _ in table.seats])
    return table
