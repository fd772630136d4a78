"""Those of the long journeys: the eight who travel, as character cards, and the four who wait for them."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import composed, drawings, fragment
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import INK
from strannik.games.nearfar.faces.people import traveller_bust
from strannik.show.svg import card, circle
from strannik.show.words import Words

HEROES: Final[dict[str, str]] = {
    "rin": "#8a4a3a",
    "eyim": "#5a6a72",
    "grear": "#7a5a2c",
    "vera": "#3f6b66",
    "tanian": "#4a5588",
    "kikli": "#a8703d",
    "riza": "#6a3f62",
    "shardling": "#2f5f78",
}
"""The sky behind each."""


def portrait(id: str) -> str:
    """Somebody of the journeys about the origin, within 40 by 40: the bust, and over it what is theirs alone."""
    return traveller_bust(id) + (fragment(f"travellers/{id}") if id in drawings("travellers") else "")


def character_card(id: str, words: Words) -> str:
    """A traveller: who it is, and what for. [NF-3.3.2]"""
    name = words.name(id)
    given = {"name": name, "about": words.say(f"about-{id}"), "portrait": portrait(id)}
    return card(composed("cards/traveller", given, banner=HEROES[id]), title=name)


def seal(x: float, y: float) -> str:
    """The mark of those whom all must beat."""
    return circle(x, y, 5, fill="#8d2a22", stroke=INK, stroke_width=0.6) + icon("chiefs", x, y, 0.66)
