"""Toys: small games, each of one shape that a big game demands, kept as subjects of the laws."""

from __future__ import annotations

from strannik.core.game import Game
from tests.core import toy_lanes, toy_skills

TOYS: list[Game] = [toy_lanes.GAME, toy_skills.GAME]
