"""Action cards: a colour with its symbol and a value; the disaster; influence cards with their hero. [AM-0.3]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.cards import ACTIONS, DISASTER, ActionCard
from strannik.games.aftermath.faces.art import colour, standing
from strannik.games.aftermath.faces.card import MIDDLE, back, sign
from strannik.games.aftermath.faces.page.marks import cap
from strannik.games.aftermath.faces.palette import ASPHALT, CREAM, DARK_SUITS, MOSS, SOOT, SUITS, YELLOW_LIGHT
from strannik.games.aftermath.sentences import title
from strannik.show.letters import block
from strannik.show.svg import CARD_HEIGHT, CARD_WIDTH, card, circle, mix, numeral, path, placed, rect
from strannik.show.words import Words

SYMBOLS: Final = {
    "green": "agility",
    "red": "strength",
    "blue": "resilience",
    "yellow": "intuition",
    "white": "heroism",
    "black": "threat",
}
GRAIN: Final = {
    "green": "M0 0L4 8L8 0L12 8L16 0",
    "red": "M0 0H8V4H16V0",
    "blue": "M0 2Q4 -2 8 2T16 2",
    "yellow": "M0 0L8 6L16 0",
    "white": "M3 3h2M11 3h2",
    "black": "M0 0L6 6M10 0L16 6",
}
"""Each colour has a pattern of its own too."""


def action_card(id: str, words: Words) -> str:
    """One action card."""
    one = ACTIONS[id]
    if one.colour == DISASTER or id == DISASTER:
        return disaster(title(id, words))
    return influence(one, words) if one.hero else plain(one, words)


def plain(one: ActionCard, words: Words) -> str:
    colour = SUITS[one.colour]
    ink = SOOT if one.colour in ("white", "yellow") else CREAM
    middle = placed(cap(CREAM, DARK_SUITS[one.colour], 23), MIDDLE, 44, 0.92) + sign(
        SYMBOLS[one.colour], MIDDLE, 44, 27
    )
    named = block(title(SYMBOLS[one.colour], words), MIDDLE, 77, 50, 5.6, 1, "serif-bold", fill=ink)
    return card(
        grained(one.colour), middle, corner(one, ink), pips(one, ink), named, title=words.name(one.id), ground=colour
    )


def influence(one: ActionCard, words: Words) -> str:
    """A hero's own card: two symbols, and what it adds. [AM-1.4]"""
    colour = SUITS[one.colour]
    ink = SOOT if one.colour in ("white", "yellow") else CREAM
    window = circle(MIDDLE, 42, 21, fill=mix(colour, CREAM, 0.6), stroke=DARK_SUITS[one.colour], stroke_width=2)
    hero = standing(f"figures/{one.hero}", MIDDLE, 62, 34, 39)
    signs = []
    for place, skill in enumerate(one.symbols):
        x = MIDDLE + (place - (len(one.symbols) - 1) / 2) * 15
        signs.append(placed(cap(CREAM, DARK_SUITS[one.colour], 23), x, 70, 0.28) + sign(skill, x, 70, 8))
    named = block(title(one.id, words), MIDDLE, 81, 52, 5, 1, "serif-bold", fill=ink)
    return card(
        grained(one.colour), window, hero, *signs, corner(one, ink), named, title=words.name(one.id), ground=colour
    )


def grained(colour: str) -> str:
    """The pattern of a colour, faint, within a pale frame."""
    rows = []
    for row in range(12):
        for column in range(4):
            rows.append(
                path(
                    GRAIN[colour],
                    transform=f"translate({column * 16} {row * 8})",
                    fill="none",
                    stroke=DARK_SUITS[colour],
                    stroke_opacity=0.35,
                    stroke_width=0.9,
                )
            )
    frame = rect(
        2.6,
        2.6,
        CARD_WIDTH - 5.2,
        CARD_HEIGHT - 5.2,
        2.6,
        fill="none",
        stroke=CREAM,
        stroke_opacity=0.6,
        stroke_width=0.8,
    )
    return "".join(rows) + frame


def corner(one: ActionCard, ink: str) -> str:
    """The value, large, in the corner that is seen when cards lie over each other."""
    plate = circle(12, 13, 9, fill=DARK_SUITS[one.colour], stroke=CREAM, stroke_width=0.9)
    return plate + numeral(str(one.value), 12, 18, 10.4, fill=CREAM)


def pips(one: ActionCard, ink: str) -> str:
    """The value once more, in dots."""
    return "".join([circle(CARD_WIDTH - 7.5, 9 + place * 6.4, 2.2, fill=ink) for place in range(one.value)])


def disaster(name: str) -> str:
    """The card that has no colour."""
    lines = "".join([f"M{x} 0L{x - 30} 88" for x in range(6, 110, 18)])
    stripes = path(lines, stroke=colour("orange"), stroke_width=7, stroke_opacity=0.5)
    seal = placed(cap(CREAM, SOOT, 23), MIDDLE, 42, 0.98) + sign(DISASTER, MIDDLE, 41, 30)
    plate = rect(4, 69, CARD_WIDTH - 8, 13, 2, fill=SOOT)
    named = block(name, MIDDLE, 75.6, CARD_WIDTH - 12, 6, 1, "serif-bold", fill=YELLOW_LIGHT)
    return card(stripes, seal, plate, named, title=name, ground=mix(ASPHALT, SOOT, 0.3))


def action_back(name: str) -> str:
    return back(MOSS, "signs/paw", name)
