"""Arcade cards: a title, and two ways with what they ask. What they bring is told when a way was taken."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.book import ARCADE, Option
from strannik.games.nearfar.faces.art import colour
from strannik.games.nearfar.faces.card import MIDDLE
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK, PARCHMENT, SHADE
from strannik.show.letters import block
from strannik.show.svg import CARD_WIDTH, card, circle, mix, numeral, path, rect
from strannik.show.words import Words

BINDING: Final = colour("arcade-binding")


def arcade_card(id: str, words: Words) -> str:
    """An adventure as the one who reads it out tells it: title and options. [NF-16.1.1]"""
    title = words.say(f"adventure-{id}-title")
    head = rect(0, 0, CARD_WIDTH, 20, fill=BINDING) + path("M0 18.6H63", stroke=GOLD, stroke_width=0.6)
    name = block(title, MIDDLE, 9.4, 56, 6.2, 2, fill=CREAM, face="serif-bold")
    ways = [way(id, option, 24 + 31 * place, words) for place, option in enumerate(ARCADE[id].options)]
    return card(head, name, *ways, title=title, ground=PARCHMENT)


def way(id: str, option: Option, top: float, words: Words) -> str:
    """One option: what it is, what must be reached, what must be paid."""
    box = rect(3, top, CARD_WIDTH - 6, 29, 3, fill=CREAM, stroke=mix(BINDING, SHADE, 0.4), stroke_width=0.6)
    text = block(words.say(f"adventure-{id}-option-{option.number}"), MIDDLE, top + 8.4, 53, 4.8, 3, face="sans")
    line = path(f"M6 {top + 16.4}H57", stroke=SHADE, stroke_width=0.6)
    return box + text + line + check(option, top + 22.6)


def check(option: Option, y: float) -> str:
    """The icon and the number to reach, and the price before it."""
    drawn, x = [], 12.0
    for good, amount in option.pay.items():
        drawn.append(numeral(f"−{amount}", x, y + 2.2, 5, fill=INK) + icon(good, x + 8.4, y, 0.84))
        x += 18
    if option.check:
        centre = MIDDLE if not option.pay else x + 8
        drawn.append(icon(option.check, centre - 5.6, y, 1.02))
        drawn.append(circle(centre + 6, y, 4.8, fill=BINDING, stroke=INK, stroke_width=0.5))
        drawn.append(
            numeral(str(option.threshold), centre + 6, y + 2.4, 5 if option.threshold < 10 else 4.2, fill=CREAM)
        )
    return "".join(drawn)
