"""What the adventure book may say: its effects, checks, prices and conditions, and how long its texts are. [AM-2.1]"""

from __future__ import annotations

from typing import Any, Final

from strannik.core.effects import Vocabulary
from strannik.games.aftermath.pages.page import UNTOLD
from strannik.games.aftermath.pages.vocabulary import VOCABULARY
from strannik.games.aftermath.steps.whom import PEOPLE, Who
from strannik.story.entry import Entry, known, numbers_by
from strannik.story.frame import Check, Frame

SKILLS: Final = ("agility", "strength", "resilience", "intuition")

CHECK: Final = Check(least=3, most=9, best=15)
"""Difficulties from 3 to 9. [V-17]"""


def read_people(given: Any, vocabulary: Vocabulary, source: str, place: str) -> Who:
    """A word for heroes, or the spaces of the page on which they stand."""
    if not isinstance(given, dict):
        return PEOPLE[known(str(given), "word for heroes", PEOPLE, source, place)]
    entry = Entry(given, ["at"], source, place)
    if not entry.things("at", "space", vocabulary):
        raise entry.refuse("at", "expected spaces, found none")
    return {"at": entry.words("at")}


FRAME: Final = Frame(
    vocabulary=VOCABULARY,
    checks=dict.fromkeys((*SKILLS, "any"), CHECK),
    goods={"food": 4, "parts": 5, "battery": 2},
    conditions={
        "mission": "mission",
        "won": "mission",
        "counter": numbers_by("counter"),
        "players": int,
        "visited": int,
        "situation": "situation",
        "has_item": "item",
        "hero": "hero",
        "phase": int,
        "built": "improvement",
        "late": bool,
        "noise": bool,
        "standing": numbers_by("space"),
        "enemies_left": bool,
    },
    section_terms={"value": int, "discard_token": bool, "by": "chooser", UNTOLD: bool},
    check_terms={"hindered": bool, "who": read_people},
    texts=("",),
)
