"""Enemy cards: the beast, its strength, the points it brings besides the camp."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import BOSSES, FOES
from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.back import HALF, MIDDLE, back
from strannik.games.nearfar.faces.card import worth
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK, PARCHMENT
from strannik.games.nearfar.faces.travellers import portrait, seal
from strannik.show.letters import block
from strannik.show.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card,
    circle,
    ellipse,
    gradient,
    mix,
    numeral,
    path,
    placed,
    polygon,
    rect,
    ring,
)
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
    dusk = gradient("dusk", (0, mix(colour, INK, 0.35)), (0.65, mix(colour, CREAM, 0.35)), (1, mix(colour, CREAM, 0.6)))
    sky = rect(0, 0, CARD_WIDTH, 68, fill="url(#dusk)") + circle(MIDDLE, 33, 22, fill=CREAM, fill_opacity=0.35)
    rocks = path("M0 52L8 44L16 53L24 47L34 55L45 46L54 53L63 45V70H0Z", fill=mix(colour, INK, 0.25), fill_opacity=0.55)
    ground = path("M0 60Q20 55 34 60T63 58V70H0Z", fill=mix(colour, INK, 0.35))
    shadow = ellipse(MIDDLE, 60, 18, 2.6, fill=INK, fill_opacity=0.35)
    drawn = portrait(id) + seal(-20, 18) if id in BOSSES else fragment(f"beasts/{BEASTS[id]}")
    beast = placed(drawn, MIDDLE, 39, 1.12)
    plate = rect(0, 68, CARD_WIDTH, CARD_HEIGHT - 68, fill=PARCHMENT) + path("M0 68H63", stroke=INK, stroke_width=0.6)
    name = block(words.name(id), MIDDLE - 6, 78, 35, 5.8, 2, face="serif-bold")
    points = placed(worth(enemy.vp), 46, 70.4)
    return card(
        sky,
        rocks,
        ground,
        shadow,
        beast,
        plate,
        name,
        points,
        strength(enemy.strength),
        title=words.name(id),
        defs=dusk,
    )


def strength(value: int) -> str:
    """The total that beats it, on a spiked plate."""
    spikes = polygon(ring(10, 9.4, 7.6), fill="#8d2a22", stroke=INK, stroke_width=0.7)
    number = numeral(str(value), 0, 3.6, 7.4 if value < 10 else 6.4, fill=CREAM)
    return placed(spikes + number, 11.4, 11.4) + icon("combat", 23, 10, 0.95)


def enemy_back(title: str) -> str:
    """The back of an enemy card: a horned skull."""
    rays = placed(polygon(ring(18, 64, 20), fill="#6b2530"), MIDDLE, HALF)
    return back("#4a1c26", GOLD, rays, icon("enemies", MIDDLE, HALF, 3.2), title)
