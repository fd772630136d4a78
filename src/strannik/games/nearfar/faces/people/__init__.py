"""Busts of companions and chiefs.

`looks` how each of them looks: skin, hair, clothes, what is on the head
`busts` put together accordingly, from the drawings in `data/art/people` and `data/art/lizards`
"""

from __future__ import annotations

from strannik.games.nearfar.cards import COMPANIONS
from strannik.games.nearfar.faces.people.busts import human, lizard
from strannik.games.nearfar.faces.people.looks import CHIEFS, LOOKS

__all__ = ["chief_bust", "companion_bust"]


def companion_bust(id: str) -> str:
    """A companion from the shoulders up."""
    look = LOOKS[id]
    return lizard(look) if COMPANIONS[id].tribe == "red" else human(look)


def chief_bust(tribe: str) -> str:
    """A tribe's chief from the shoulders up."""
    look = CHIEFS[tribe]
    return lizard(look) if tribe == "red" else human(look)
