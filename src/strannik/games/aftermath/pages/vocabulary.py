"""The vocabulary of pages and cards: every word that data may use, and the things these may name."""

from __future__ import annotations

from typing import Final, get_args

from strannik.core.effects import Vocabulary
from strannik.games.aftermath.cards import (
    CONDITIONS,
    COUNTERS,
    DISCOVERIES,
    ENEMY_VEHICLES,
    HEROES,
    IMPROVEMENTS,
    ITEMS,
    MISSIONS,
    ROADS,
    SKILLS,
    VEHICLES,
)
from strannik.games.aftermath.enemies import ENEMIES, TYPES
from strannik.games.aftermath.steps import card_deeds, leaps, missions
from strannik.games.aftermath.steps.attacks import Attack
from strannik.games.aftermath.steps.colony import ColonyPhase
from strannik.games.aftermath.steps.deeds import counters, gifts, ground, layout, meetings, threats, ways
from strannik.games.aftermath.steps.drive import Drive
from strannik.games.aftermath.steps.terrain import TERRAINS
from strannik.games.aftermath.steps.wounds import Heal, Wound

LEDGER: Final = (
    "told", "treaty", "wheel", "cat_sleeps", "old_river", "gn_helped", "heard", "list", "wool", "feathers", "sparrows",
    "bell_muffled", "mascot_returned", "parliament", "egg", "flowers", "bolt_trusted", "crumbs_stay",
    "broadcast_truth", "broadcast_comfort", "broadcast_lie",
)  # fmt: skip
"""What the company may learn for good, in whichever chapter. [AM-26.8]"""

CHOOSERS: Final = ("group", "hero")
"""Who may be asked by a page. [AM-24.1]"""

VOCABULARY: Final = Vocabulary(
    [
        Wound,
        Heal,
        Attack,
        *counters.WORDS,
        *gifts.WORDS,
        *layout.WORDS,
        *ground.WORDS,
        *meetings.WORDS,
        *threats.WORDS,
        *ways.WORDS,
        *missions.DEEDS,
        *card_deeds.DEEDS,
        *leaps.DEEDS,
        ColonyPhase,
        Drive,
    ],
    {
        "skill": SKILLS,
        "condition": CONDITIONS,
        "item": ITEMS,
        "terrain": TERRAINS,
        "enemy": ENEMIES,
        "enemy type": TYPES,
        "boss": [card.id for card in ENEMIES.values() if card.boss],
        "mission": MISSIONS,
        "improvement": IMPROVEMENTS,
        "discovery": DISCOVERIES,
        "hero": HEROES,
        "clue": LEDGER,
        "counter": COUNTERS,
        "situation": get_args(meetings.SituationName),
        "chooser": CHOOSERS,
        "vehicle": VEHICLES,
        "enemy vehicle": ENEMY_VEHICLES,
        "road": ROADS,
    },
)
