"""Toys: small games, each of one shape that a big game demands, kept as subjects of the laws.

Lanes (Glow), skills used at any time (Roll Player), nested choices and a book (Near and Far), pages that are boards,
a group with enemies and votes, a company that decides aloud, a raid seen blow by blow (Aftermath), a journey of three
evenings (campaigns).
"""

from __future__ import annotations

from strannik.box.game import Game
from tests.core import toy_company, toy_group, toy_journey, toy_lanes, toy_page, toy_raid, toy_skills, toy_story

TOYS: list[Game] = [
    toy_lanes.GAME,
    toy_skills.GAME,
    toy_story.GAME,
    toy_page.GAME,
    toy_group.GAME,
    toy_company.GAME,
    toy_journey.GAME,
    toy_raid.GAME,
]
