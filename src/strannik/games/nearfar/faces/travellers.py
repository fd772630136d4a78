"""Those of the long journeys: the eight who travel, as character cards, and the four who wait for them."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import drawings, fragment
from strannik.games.nearfar.faces.back import MIDDLE
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import CREAM, INK, PARCHMENT
from strannik.games.nearfar.faces.people.busts import human, lizard
from strannik.games.nearfar.faces.people.looks import LIZARDS, TRAVELLERS
from strannik.show.letters import block
from strannik.show.svg import CARD_HEIGHT, CARD_WIDTH, card, circle, gradient, group, mix, path, placed, rect, tag
from strannik.show.words import Words

TOP: Final = 46
"""Where the portrait ends and the words begin."""

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
    bust = ""
    if id in TRAVELLERS:
        bust = lizard(TRAVELLERS[id]) if id in LIZARDS else human(TRAVELLERS[id])
    return bust + (fragment(f"travellers/{id}") if id in drawings("travellers") else "")


def character_card(id: str, words: Words) -> str:
    """A traveller: who it is, and what for. [NF-3.3.2]"""
    colour, name = HEROES[id], words.name(id)
    light = gradient("sky", (0, mix(colour, INK, 0.15)), (0.7, mix(colour, CREAM, 0.5)), (1, mix(colour, CREAM, 0.75)))
    frame = tag("defs", tag("clipPath", rect(0, 0, CARD_WIDTH, TOP), id="window"))
    sky = rect(0, 0, CARD_WIDTH, TOP, fill="url(#sky)") + circle(MIDDLE, 22, 18, fill=CREAM, fill_opacity=0.35)
    bust = group(placed(portrait(id), MIDDLE, 26, 1.1), clip_path="url(#window)")
    plate = rect(0, TOP, CARD_WIDTH, CARD_HEIGHT - TOP, fill=PARCHMENT) + path(
        f"M0 {TOP}H63", stroke=INK, stroke_width=0.6
    )
    band = rect(4, TOP - 4.4, CARD_WIDTH - 8, 10, 3, fill=colour, stroke=INK, stroke_width=0.6)
    title = block(name, MIDDLE, TOP + 0.6, 50, 6.6, 1, fill=CREAM, face="serif-bold")
    about = block(words.say(f"about-{id}"), MIDDLE, 68, 55, 4.6, 5, face="serif")
    return card(frame, sky, bust, plate, band, title, about, title=name, defs=light)


def seal(x: float, y: float) -> str:
    """The mark of those whom all must beat."""
    return circle(x, y, 5, fill="#8d2a22", stroke=INK, stroke_width=0.6) + icon("chiefs", x, y, 0.66)
