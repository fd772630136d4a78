"""What a journey gives: talents as cards, clues as slips."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import TALENTS
from strannik.games.nearfar.faces.art import composed, fragment
from strannik.show.svg import (
    card,
    picture,
)
from strannik.show.words import Words, capital

SLIP_WIDTH: Final = 44
SLIP_HEIGHT: Final = 26


def talent_card(id: str, words: Words) -> str:
    """A talent: its emblem, what it does, and the stars it costs. [NF-17.5]"""
    name = words.name(id)
    name = capital(name)
    said = {"name": name, "about": words.say(f"about-{id}"), "price": str(TALENTS[id].cost)}
    return card(composed("cards/talent", {**said, "emblem": fragment(f"emblems/{id}")}), title=name)


def clue_slip(name: str) -> str:
    """A clue: one word on a grey slip, torn from something larger. [NF-16.3.1]"""
    return picture(SLIP_WIDTH, SLIP_HEIGHT, composed("cards/clue", {"name": name}), title=name)
