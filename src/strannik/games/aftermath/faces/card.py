"""What all cards share: a head with the name, a picture in its light, a foot, and backs that tell the decks apart."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.faces.art import art, standing
from strannik.games.aftermath.faces.page.marks import cap
from strannik.games.aftermath.faces.palette import CREAM, PAPER, SOOT
from strannik.show.letters import LEADING, block, line, wrapped
from strannik.show.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card,
    ellipse,
    gradient,
    mix,
    numeral,
    path,
    placed,
    polygon,
    rect,
    ring,
)

MIDDLE: Final = CARD_WIDTH / 2
HEAD: Final = 13.0
"""Where the head ends and the picture begins."""

SMALL: Final = 3.7
"""The size of words on a card."""

RIM: Final = 120
"""How wide the outline of a number is, in units of the letters."""


def sheet(title: str, colour: str, *inside: str, ground: str = PAPER) -> str:
    """A card of one colour with its name in the head."""
    sky = gradient("sky", (0, mix(colour, CREAM, 0.5)), (0.75, mix(colour, CREAM, 0.86)), (1, mix(colour, CREAM, 0.62)))
    return card(*inside, title=title, ground=ground, defs=sky)


def head(title: str, colour: str, left: float = 3, right: float = 3) -> str:
    """The name on a band; so much room is kept at either side."""
    band = rect(0, 0, CARD_WIDTH, HEAD, fill=colour)
    worn = path(
        f"M0 {HEAD}" + "".join([f"l3 {0.7 if place % 2 else -0.7}" for place in range(21)]) + "V0H0Z", fill=colour
    )
    room = CARD_WIDTH - left - right
    size = 6 if len(wrapped(title, room, 6, "serif-bold")) == 1 else 5
    middle = left + room / 2
    return band + worn + block(title, middle, HEAD / 2, room, size, 2, "serif-bold", fill=CREAM)


def scene(drawn: str, top: float, foot: float, wide: float = 40) -> str:
    """A picture standing in its light."""
    high = foot - top
    sky = rect(0, top, CARD_WIDTH, high, fill="url(#sky)")
    glow = ellipse(MIDDLE, top + high * 0.48, 22, high * 0.44, fill=CREAM, fill_opacity=0.5)
    shadow = ellipse(MIDDLE, foot - 4, wide * 0.42, 2, fill=SOOT, fill_opacity=0.2)
    return sky + glow + shadow + standing(drawn, MIDDLE, foot - 3, wide, high - 6)


def foot(top: float, colour: str) -> str:
    """The paper below the picture."""
    ground = rect(0, top, CARD_WIDTH, CARD_HEIGHT - top, fill=PAPER)
    return ground + path(f"M0 {top}H{CARD_WIDTH}", stroke=mix(colour, SOOT, 0.4), stroke_width=0.8)


def sign(name: str, x: float, y: float, size: float) -> str:
    return art(f"signs/{name}", x, y, size, size)


def counted(value: int | str, name: str, x: float, y: float, size: float = 7) -> str:
    """A number on its sign (a shield, a heart, a gear), outlined so that it can be read there."""
    place = (str(value), x, y + size * 0.2, size * 0.42)
    rim = numeral(*place, fill=SOOT, stroke=SOOT, stroke_width=RIM, stroke_linejoin="round")
    return sign(name, x, y, size) + rim + numeral(*place, fill=CREAM)


def beside(value: int | str, name: str, x: float, y: float, size: float = 6) -> str:
    """A sign and a number after it."""
    return sign(name, x, y, size) + numeral(
        str(value), x + size * 0.66, y + size * 0.26, size * 0.56, "start", fill=SOOT
    )


def said(text: str, top: float, bottom: float, width: float = CARD_WIDTH - 8, size: float = SMALL) -> str:
    """Words in the middle of a strip; they shrink until they fit."""
    rows = wrapped(text, width, size, "serif")
    while len(rows) * size * LEADING > bottom - top:
        size *= 0.96
        rows = wrapped(text, width, size, "serif")
    return block(text, MIDDLE, (top + bottom) / 2, width, size, len(rows), "serif", fill=SOOT)


def note(text: str, y: float, size: float = 3.2) -> str:
    """A short line in small letters."""
    return block(text, MIDDLE, y, CARD_WIDTH - 10, size, 1, "sans", fill=mix(SOOT, PAPER, 0.2))


def stamped(name: str, x: float, y: float, fill: str, dark: str, radius: float = 6) -> str:
    """A sign on a bottle cap."""
    return placed(cap(fill, dark, 23), x, y, radius / 23) + sign(name, x, y, radius * 1.18)


def back(colour: str, drawn: str, title: str) -> str:
    """The back of a deck: its colour, bottle caps strewn over it, and its sign."""
    dark = mix(colour, SOOT, 0.3)
    dots = []
    for row in range(8):
        for column in range(6):
            x, y = column * 12.6 + (6.3 if row % 2 else 0), row * 12 + 2
            dots.append(placed(polygon(ring(14, 3.4, 3), fill=dark), x, y))
    frame = rect(
        4, 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, 3, fill="none", stroke=mix(colour, CREAM, 0.55), stroke_width=0.8
    )
    seal = placed(cap(CREAM, mix(colour, CREAM, 0.4), 23), MIDDLE, 40, 0.78)
    named = line(title, MIDDLE, 70, 4.6, face="serif-bold", fill=CREAM)
    return card("".join(dots), frame, seal, art(drawn, MIDDLE, 40, 21, 21), named, title=title, ground=colour)
