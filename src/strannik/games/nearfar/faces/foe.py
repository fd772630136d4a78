"""Enemy cards: the beast, its strength, the points it brings besides the camp."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import BOSSES, FOES
from strannik.games.nearfar.faces.art import composed, fragment
from strannik.games.nearfar.faces.card import worth
from strannik.games.nearfar.faces.palette import CREAM
from strannik.games.nearfar.faces.travellers import portrait, seal
from strannik.show.svg import card, mix, numeral
from strannik.show.words import Words

BEASTS: Final = {
    "enemy-4": "bandit",
    "enemy-5": "jackal",
    "enemy-6": "bat",
    "enemy-7": "crone",
    "enemy-8": "crab",
    "enemy-9": "automaton",
    "enemy-10": "boar",
    "enemy-11": "spider",
    "enemy-12": "ogre",
    "enemy-13": "idol",
    "enemy-14": "drake",
    "enemy-15": "nameless",
}
WEAK: Final = "#8a9a6a"
STRONG: Final = "#5a2440"
"""The sky over the weakest and over the strongest enemy."""

RUIN: Final = "#7a3a2a"
"""The sky over the Last Ruin."""


def enemy_card(id: str, words: Words) -> str:
    """An enemy that waits on the way, or lies beaten under a camp; a boss under a sky of its own."""
    enemy = FOES[id]
    colour = RUIN if id in BOSSES else mix(WEAK, STRONG, (enemy.strength - 4) / 11)
    drawn = portrait(id) + seal(-20, 18) if id in BOSSES else fragment(f"beasts/{BEASTS[id]}")
    total = numeral(str(enemy.strength), 0, 3.6, 7.4 if enemy.strength < 10 else 6.4, fill=CREAM)
    given = {"beast": drawn, "name": words.name(id), "points": worth(enemy.vp), "strength": total}
    return card(composed("cards/enemy", given, air=colour), title=words.name(id))
