"""Setting up: shuffle, remove, and prepare for the first day."""

from __future__ import annotations

from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.data import DataError
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.games.glow.cards import ADVENTURERS, COMPANIONS, DICE, SPELLS, Card
from strannik.games.glow.maps import BOATS, CENTRE, PROVINCE, START
from strannik.games.glow.solo_data import TILES, WITHOUT
from strannik.games.glow.steps.morning import Morning
from strannik.games.glow.steps.prepare import ChooseAdventurer, FillReserve, set_out
from strannik.games.glow.steps.solo import PrepareSolo
from strannik.games.glow.table import DAYS, SPACES, Table, Tom

START_BURSTS: Final = 10
REMOVED: Final = 3
SOLO_DAYS: Final = DAYS // 2
"""So long each deck lasts against Tom."""


def check_decks(companions: dict[str, Card], without: list[str]) -> None:
    """Refuse decks that would run out before the last day. [GL-C6, GL-M1, GL-M4]"""
    counted = {deck: [id for id, card in companions.items() if card.deck == deck] for deck in ("A", "B")}
    in_play = sum([len(deck) - REMOVED for deck in counted.values()])
    if in_play < DAYS * SPACES:
        problem = f"{DAYS} days of {SPACES} companions need {DAYS * SPACES} in decks A and B after {REMOVED} of each"
        raise DataError("glow/data/cards.json", "companions", f"{problem} have left; {in_play} are there")
    least = (SOLO_DAYS - 1) * SPACES + 1
    for name, deck in counted.items():
        alone = len([id for id in deck if id not in without])
        if alone < least:
            problem = f"the solo game needs {least} companions of deck {name}; {alone} are there"
            raise DataError("glow/data/cards.json", "companions", problem)


check_decks(COMPANIONS, WITHOUT)


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    """Decks, spells, a random first player; then everybody gets an adventurer. [GL-C1, GL-C2, GL-C7]"""
    table = laid_table(seats, str(settings["board"]), chance)
    table.deck_a = [companion for companion, card in COMPANIONS.items() if card.deck == "A"]
    table.deck_b = [companion for companion, card in COMPANIONS.items() if card.deck == "B"]
    table.spell_pile = list(SPELLS)
    if seats == 1:
        prepare_solo(table)
    chance.shuffle(table.deck_a)
    chance.shuffle(table.deck_b)
    chance.shuffle(table.spell_pile)
    table.first = chance.below(seats)
    if seats > 1:
        remove_three(table)
    choosing: list[Step] = []
    if settings["adventurers"] == "deal":
        dealt = list(ADVENTURERS)
        chance.shuffle(dealt)
        for seat in table.in_turn_order():
            set_out(table, seat, dealt.pop())
    else:
        choosing = [ChooseAdventurer(seat) for seat in table.in_turn_order()]
    days: list[Step] = [PrepareSolo()] if seats == 1 else [FillReserve(), Morning()]
    return Position(table, [*choosing, *days][::-1])


def laid_table(seats: int, board: str, chance: Chance) -> Table:
    """A table with everybody's empty places, markers at 10, company or boats at the start. [GL-C3, GL-C4]"""
    table = Table(list(range(seats)), chance, board=board)
    table.unchosen = list(ADVENTURERS)
    table.adventurers = [""] * seats
    table.hours = [0] * seats
    table.box = list(DICE)
    table.faces = dict.fromkeys(DICE, "")
    for place in (
        table.trodden,
        table.used,
        table.company,
        table.fallen,
        table.hidden_spells,
        table.spells,
        table.spent,
        table.dice,
        table.returned,
    ):
        place.extend([[] for _ in table.seats])
    table.meeting = [[] for _ in range(SPACES)]
    table.track_dice = [[] for _ in range(SPACES)]
    table.track_footprints = [0] * SPACES
    table.bursts = [START_BURSTS] * seats
    table.footprints, table.fireflies, table.rerolls, table.owed = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    if board == PROVINCE:
        table.places, table.camps = [START] * seats, [START] * seats
    else:
        table.boats = [[CENTRE] * BOATS for _ in table.seats]
    return table


def remove_three(table: Table) -> None:
    """Three companions of each deck stay in the box unseen. [GL-C6]"""
    table.removed_a, table.deck_a = table.deck_a[:REMOVED], table.deck_a[REMOVED:]
    table.removed_b, table.deck_b = table.deck_b[:REMOVED], table.deck_b[REMOVED:]


def prepare_solo(table: Table) -> None:
    """Alone: fewer companions, no spells, Tom and his tiles. [GL-M1, GL-M3]"""
    table.removed_a = [companion for companion in table.deck_a if companion in WITHOUT]
    table.removed_b = [companion for companion in table.deck_b if companion in WITHOUT]
    table.deck_a = [companion for companion in table.deck_a if companion not in WITHOUT]
    table.deck_b = [companion for companion in table.deck_b if companion not in WITHOUT]
    table.spell_pile = []
    table.tom = [Tom(boats=[] if table.board == PROVINCE else [CENTRE] * BOATS)]
    table.tile_pile = list(TILES)
    table.chance.shuffle(table.tile_pile)
    table.tiles, table.tile_pile = table.tile_pile[:SPACES], table.tile_pile[SPACES:]
