"""What the adventure book may say: its effects, checks, prices and conditions, and how long its texts are. [AM-2.1]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.pages.page import UNTOLD
from strannik.games.aftermath.pages.vocabulary import VOCABULARY
from strannik.story.frame import Check, Frame

SKILLS: Final = ("agility", "strength", "resilience", "intuition")

CHECK: Final = Check(least=3, most=9, best=15)
"""Difficulties from 3 to 9. [V-17]"""

FRAME: Final = Frame(
    vocabulary=VOCABULARY,
    checks=dict.fromkeys((*SKILLS, "any"), CHECK),
    goods={"food": 4, "parts": 5, "battery": 2},
    conditions={
        "mission": object,
        "won": object,
        "counter": dict,
        "players": int,
        "visited": int,
        "situation": str,
        "has_item": str,
        "hero": str,
        "built": str,
        "late": bool,
        "noise": bool,
        "standing": dict,
        "enemies_left": bool,
    },
    section_terms={"value": int, "discard_token": bool, "by": str, UNTOLD: bool},
    check_terms={"hindered": bool, "who": object},
    texts=("",),
)
