"""What a journey gives: talents as cards, clues as slips."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import TALENTS
from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.back import MIDDLE
from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK, LINE, PARCHMENT, SHADE
from strannik.show.letters import block
from strannik.show.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card,
    circle,
    gradient,
    mix,
    numeral,
    path,
    picture,
    placed,
    polygon,
    rect,
    ring,
)
from strannik.show.words import Words

HEAD: Final = 14
FOOT: Final = 58
COLOUR: Final = "#4f4a78"
"""The band of talents, as evening is in the hills."""

SLIP_WIDTH: Final = 44
SLIP_HEIGHT: Final = 26


def star(radius: float) -> str:
    return polygon(ring(5, radius, radius * 0.46), fill=GOLD, **LINE)


def talent_card(id: str, words: Words) -> str:
    """A talent: its emblem, what it does, and the stars it costs. [NF-17.5]"""
    name = words.name(id)
    name = name[:1].upper() + name[1:]
    band = rect(0, 0, CARD_WIDTH, HEAD, fill=COLOUR) + path(f"M0 {HEAD}H{CARD_WIDTH}", stroke=INK, stroke_width=0.6)
    title = block(name, MIDDLE, 7, 57, 6, 2, fill=CREAM, face="serif-bold")
    sky = rect(0, HEAD, CARD_WIDTH, FOOT - HEAD, fill="url(#sky)")
    disc = circle(MIDDLE, (HEAD + FOOT) / 2, 20, fill=CREAM, fill_opacity=0.6)
    emblem = placed(fragment(f"emblems/{id}"), MIDDLE, (HEAD + FOOT) / 2, 1.02)
    plate = rect(0, FOOT, CARD_WIDTH, CARD_HEIGHT - FOOT, fill=PARCHMENT) + path(
        f"M0 {FOOT}H63", stroke=INK, stroke_width=0.6
    )
    about = block(words.say(f"about-{id}"), MIDDLE, 72, 57, 4.6, 4, face="sans")
    price = placed(star(6.4), 8, 22) + numeral(str(TALENTS[id].cost), 8, 24, 5, fill=INK)
    light = gradient("sky", (0, mix(COLOUR, CREAM, 0.4)), (1, mix(COLOUR, CREAM, 0.85)))
    return card(sky, disc, emblem, band, title, plate, about, price, title=name, defs=light)


def clue_slip(name: str) -> str:
    """A clue: one word on a grey slip, torn from something larger. [NF-16.3.1]"""
    torn = "M1 3L6 1.6L12 3L20 1.4L28 3L36 1.6L43 3V23L37 24.6L30 23L22 24.8L14 23L7 24.6L1 23Z"
    paper = path(torn, fill="#cfc9ba", **LINE)
    rules = path("M5 8H39M5 19H39", stroke=SHADE, stroke_width=0.4)
    blot = circle(37, 20, 2.2, fill="#5a5468", fill_opacity=0.5) + circle(
        39.6, 18.4, 0.9, fill="#5a5468", fill_opacity=0.5
    )
    word = block(name, SLIP_WIDTH / 2, 13.6, 38, 6.4, 2, face="serif-bold")
    return picture(SLIP_WIDTH, SLIP_HEIGHT, paper, rules, blot, word, title=name)
