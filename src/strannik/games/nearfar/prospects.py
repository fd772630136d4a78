"""What a long journey is worth to a hero besides the points of this game: talents, experience, clues, and bosses."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import FOES, TALENTS
from strannik.games.nearfar.company import SQUARES, STEPS, Traveller
from strannik.games.nearfar.country import TOWN
from strannik.games.nearfar.decks import CAMPAIGN_MODE
from strannik.games.nearfar.hero import MOST_HEARTS
from strannik.games.nearfar.maps import ENEMY
from strannik.games.nearfar.table import Table

TALENT: Final = {
    "fishing": 0.5,
    "meditation": 2.4,
    "cooking": 1.0,
    "martial-arts": 0.4,
    "sharp-tongue": 0.4,
    "potion-brewing": 0.3,
    "knowledge": 0.8,
    "piano": 1.5,
    "treasure-hunting": 0.7,
    "bounty-hunting": 0.8,
    "bribery": 0.45,
    "politics": 0.6,
    "scrounging": 0.9,
    "bird-breeding": 1.1,
    "storytelling": 0.7,
    "spelunking": 0.9,
    "gem-trading": 0.5,
    "persuasion": 0.4,
}
"""What a talent is worth in one game: how often its building is visited or its chance comes, times what it brings."""

PLANNED: Final = 0.97
"""How much of that counts while the talent is only being saved for: who can buy it should not wait."""

MAPS: Final = 10
MAPS_WITH_MORE: Final = 7
"""How many games a campaign takes. [NF-1.3.2, NF-27.1]"""

A_GAME: Final = 3
"""About how many adventures everybody takes in a game: a star in a campaign, three in a story."""

CLUE: Final = 0.7
SIDE: Final = 0.8

BOSS: Final = 11.0
"""What a boss that stands costs everybody: while one does, all lose."""

UNBEATEN: Final = 40.0
"""What it costs to let the game end while one stands."""

HOPELESS: Final = 32
"""After so many rounds nobody waits for a victory any more: the game is brought to its end, and played again."""

READY: Final = 0.45
NEAR_ENOUGH: Final = 3
"""How much of that a hero is worth who could beat the weakest of them, and how near an enemy's sign must be for it."""

AVERAGE: Final = 3.5
FACES: Final = 6.0

BY_PRICE: Final = sorted([(-worth / TALENTS[talent].cost, talent) for talent, worth in TALENT.items()])
BEST_FIRST: Final = [talent for _, talent in BY_PRICE]
"""The talents, those first that give the most for a star."""


def prospects(table: Table, seat: int) -> float:
    """What the journey has in store for the seat, on top of this game."""
    if not table.seated:
        return 0.0
    traveller = table.traveller(seat)
    left = games_left(table, traveller)
    worth = left * sum([TALENT[talent] for talent in traveller.talents]) + plans(table, seat, left)
    reader = table.reader(seat)
    if reader in table.notes:
        worth += CLUE * len(table.notes[reader].clues) + SIDE * len(table.notes[reader].noted)
    return worth + bosses(table, seat) if table.bosses else worth


def games_left(table: Table, traveller: Traveller) -> float:
    """How many games the journey still takes, this one among them."""
    if table.mode == CAMPAIGN_MODE:
        games = MAPS_WITH_MORE if table.terms["more"] else MAPS
        return float(max(1, games - len(table.behind)))
    return 1.0 + max(0, STEPS - traveller.completed) / A_GAME


def plans(table: Table, seat: int, left: float) -> float:
    """What the talents will bring that the hero can still come to, those first that give the most for a star.

    So a dear one is worth saving for as long as there are games enough in which it would help.
    """
    traveller = table.traveller(seat)
    stars = float(table.experience(seat))
    a_game = 1.0
    if table.mode == CAMPAIGN_MODE:
        stars += (traveller.completed % SQUARES) / SQUARES
    else:
        a_game = float(A_GAME)
    due = 0
    worth = 0.0
    for talent in BEST_FIRST:
        cost = TALENTS[talent].cost
        games = left - max(0.0, (due + cost - stars) / a_game)
        if games > 0 and talent not in traveller.talents:
            due += cost
            worth += PLANNED * TALENT[talent] * games
    return worth


def bosses(table: Table, seat: int) -> float:
    """How much the bosses weigh on everybody, and how ready this hero is for the weakest of them. [NF-26.11.3]"""
    if table.round > HOPELESS:
        return 0.0
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
