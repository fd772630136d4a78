"""What a long journey is worth to a hero besides the points of this game: talents, experience, clues, and bosses."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import FOES
from strannik.games.nearfar.company import SQUARES
from strannik.games.nearfar.country import TOWN
from strannik.games.nearfar.decks import CAMPAIGN_MODE
from strannik.games.nearfar.hero import MOST_HEARTS
from strannik.games.nearfar.maps import ENEMY
from strannik.games.nearfar.table import Table

TALENT: Final = {
    "fishing": 1.3,
    "meditation": 5.2,
    "cooking": 3.6,
    "martial-arts": 1.9,
    "sharp-tongue": 1.8,
    "potion-brewing": 1.7,
    "knowledge": 2.6,
    "piano": 3.4,
    "treasure-hunting": 2.7,
    "bounty-hunting": 2.8,
    "bribery": 1.9,
    "politics": 2.5,
    "scrounging": 2.9,
    "bird-breeding": 3.3,
    "storytelling": 2.6,
    "spelunking": 3.3,
    "gem-trading": 2.0,
    "persuasion": 1.7,
}
"""What a talent is worth for the rest of a journey: about its price, and more where it helps in every game."""

EXPERIENCE: Final = 0.9
"""What a star is worth that is not spent yet."""

CLUE: Final = 0.7
SIDE: Final = 0.8

BOSS: Final = 11.0
"""What a boss that stands costs everybody: while one does, all lose."""

UNBEATEN: Final = 40.0
"""What it costs to let the game end while one stands."""

READY: Final = 0.45
NEAR_ENOUGH: Final = 3
"""How much of that a hero is worth who could beat the weakest of them, and how near an enemy's sign must be for it."""

AVERAGE: Final = 3.5
FACES: Final = 6.0


def prospects(table: Table, seat: int) -> float:
    """What the journey has in store for the seat, on top of this game."""
    if not table.seated:
        return 0.0
    traveller = table.traveller(seat)
    worth = sum([TALENT[talent] for talent in traveller.talents]) + EXPERIENCE * table.experience(seat)
    if table.mode == CAMPAIGN_MODE:
        worth += EXPERIENCE * (traveller.completed % SQUARES) / SQUARES
    reader = table.reader(seat)
    if reader in table.notes:
        worth += CLUE * len(table.notes[reader].clues) + SIDE * len(table.notes[reader].noted)
    return worth + bosses(table, seat) if table.bosses else worth


def bosses(table: Table, seat: int) -> float:
    """How much the bosses weigh on everybody, and how ready this hero is for the weakest of them."""
    weight = -BOSS * len(table.bosses)
    if table.last_round:
        return weight - UNBEATEN
    return weight + BOSS * READY * chance_against(table, seat)


def chance_against(table: Table, seat: int) -> float:
    """About how likely the hero is to beat the weakest boss: with the hearts it has, or would set out with."""
    hero = table.heroes[seat]
    hearts = min(MOST_HEARTS, table.icons(seat, "hearts")) if hero.in_town else table.stamina(seat)
    strength = min([FOES[boss].strength for boss in table.bosses])
    total = table.icons(seat, "combat") + hearts + AVERAGE
    chance = min(1.0, max(0.0, (total - strength) / FACES + 0.5))
    return chance if near_a_fight(table, hero.space or TOWN) else 0.5 * chance


def near_a_fight(table: Table, here: str) -> bool:
    """Whether an enemy's sign is near that is still active."""
    for path in table.map.paths:
        if path.symbol == ENEMY and not (table.camped(path.a) and table.camped(path.b)):
            nearest = min(table.map.distance(here, path.a), table.map.distance(here, path.b))
            if nearest < NEAR_ENOUGH:
                return True
    return False
