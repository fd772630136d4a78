"""Backs of cards: a pattern in a frame and a sign in the middle, so that decks are told apart at a glance."""

from __future__ import annotations

from strannik.games.nearfar.faces.art import fragment
from strannik.show.svg import card


def back(deck: str, title: str) -> str:
    """The back of that deck."""
    return card(fragment(f"backs/{deck}"), title=title)
