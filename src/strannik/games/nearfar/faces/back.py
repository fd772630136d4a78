"""Backs of cards: a pattern in a frame and a sign in the middle, so that decks are told apart at a glance."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.palette import INK
from strannik.show.svg import CARD_HEIGHT, CARD_WIDTH, card, circle, mix, rect

MIDDLE: Final = CARD_WIDTH / 2
HALF: Final = CARD_HEIGHT / 2


def back(ground: str, edge: str, pattern: str, sign: str, title: str) -> str:
    """A back of this colour, its frame in another."""
    frame = rect(4, 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, 3, fill="none", stroke=edge, stroke_width=1)
    return card(pattern, frame, sign, title=title, ground=ground)


def seal(colour: str, edge: str) -> str:
    """The dark disc on which a sign stands."""
    return circle(MIDDLE, HALF, 17, fill=mix(colour, INK, 0.35), stroke=edge, stroke_width=1.2)
